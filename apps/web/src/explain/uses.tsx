/** What a step stands on, as links: "Uses steps 1 and 2", and the assumption of the case that it is in. */
import type { StatedCase, StatedStep } from "cryptarithm";
import type { JSX } from "preact";
import { StopLink } from "./stop-link.js";
import type { Walk } from "./walk.js";
import { spoken, unbroken, words } from "./words.js";

export interface UsesProps {
  readonly cites: readonly number[];
  readonly walk: Walk;
  readonly goTo: (position: number) => void;
}

export function Uses({ cites, walk, goTo }: UsesProps): JSX.Element | null {
  const steps = new Set<StatedStep>();
  const cases = new Set<StatedCase>();
  for (const id of cites) {
    const step = walk.concludedBy.get(id);
    if (step !== undefined) steps.add(step);
    const assumed = walk.assumedBy.get(id);
    if (assumed !== undefined) cases.add(assumed);
  }
  if (steps.size + cases.size === 0) return null;
  const sorted = [...steps].sort((a, b) => a.n - b.n);
  const links = sorted.map((step) => (
    <StopLink key={step.n} walk={walk} position={positionOf(step, walk)} goTo={goTo}>
      {sorted.length === 1 ? words().usesStep(step.n) : step.n}
    </StopLink>
  ));
  const assumptions = [...cases].map((each) => (
    <StopLink key={each.title} walk={walk} position={walk.beginnings.get(each) ?? 0} goTo={goTo}>
      {words().assumption} {unbroken(each.title)}
    </StopLink>
  ));
  return (
    <p class="explain-uses">
      {words().uses} {sorted.length > 1 && `${words().usesSteps} `}
      {listed(links)}
      {sorted.length > 0 && assumptions.length > 0 && ` ${spoken().and} `}
      {listed(assumptions)}
    </p>
  );
}

/** Where a step is told: what follows from its cases, if it has any. */
function positionOf(step: StatedStep, walk: Walk): number {
  const exit = walk.exits.get(step);
  return exit ?? walk.stops.findIndex((stop) => stop.kind === "step" && stop.step === step);
}

/** "1, 2 and 5". */
function listed(items: readonly JSX.Element[]): readonly (JSX.Element | string)[] {
  return items.flatMap((item, i) => {
    if (i === 0) return [item];
    return [i === items.length - 1 ? ` ${spoken().and} ` : ", ", item];
  });
}
