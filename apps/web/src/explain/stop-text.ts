/** What a stop is called and what it says, as plain text: for the heading, the list, and those who hear the page. */
import { forkText, pivotOf, type StatedCase, type StatedStep } from "cryptarithm";
import type { Stop, Turn, Walk } from "./walk.js";
import { framed, spoken, unbroken, words } from "./words.js";

/** What cannot be has a sign in the engine's titles. */
const NEVER = "⨯";

/** What a step concludes, to be read. */
export const conclusionOf = ({ title }: StatedStep): string =>
  title === NEVER ? words().never : unbroken(title.replaceAll(NEVER, words().never));

/** Whether a step says that something cannot be. */
export const isNever = ({ title }: StatedStep): boolean => title === NEVER;

/** Where it is: "Step 3 of 12". */
export function placeOf(stop: Stop, walk: Walk): string {
  switch (stop.kind) {
    case "start":
      return words().start;
    case "step":
    case "so":
      return words().step(stop.step.n, walk.steps);
    case "ways":
      return words().ways;
    case "solution": {
      const all = walk.stops.filter(({ kind }) => kind === "solution");
      return words().solution(all.indexOf(stop) + 1, all.length);
    }
    case "end":
      return words().end;
  }
}

/** Its heading. */
export function titleOf(stop: Stop, walk: Walk): string {
  switch (stop.kind) {
    case "start":
      return "";
    case "step":
      return walk.exits.has(stop.step) ? questionOf(stop.step.cases ?? []) : conclusionOf(stop.step);
    case "so":
      return conclusionOf(stop.step);
    case "ways":
      return forkText(stop.fork.cases, spoken());
    case "solution":
      return unbroken(stop.end.text);
    case "end":
      if (walk.table !== undefined) return framed("table", { n: walk.table.rows.length });
      if (stop.end?.kind === "solution") return unbroken(stop.end.text);
      return stop.end?.kind === "impossible" ? framed("none") : "";
  }
}

/** The sentence under it. */
export function sentenceOf(stop: Stop, walk: Walk): string {
  switch (stop.kind) {
    case "step":
      return walk.exits.has(stop.step) ? "" : unbroken(stop.step.text ?? "");
    case "so":
      return soText(stop.step);
    case "solution":
      return standsFor(stop.end.standsFor);
    default:
      return "";
  }
}

const standsFor = (n = 1): string => (n === 1 ? "" : framed("stands-for", { n }));

/** "That cannot be. So X = 4." */
function soText(step: StatedStep): string {
  const isCommon = (step.cases ?? []).some(({ end }) => end.kind === "agreed");
  const so = isNever(step) ? framed("so.never") : framed("so", { claim: unbroken(step.title) });
  return `${framed(isCommon ? "agreed" : "cannot")} ${so}`;
}

/** "Suppose X = 3", or of several cases "Is O 2, 3 or 9?". */
function questionOf(cases: readonly StatedCase[]): string {
  const [only] = cases;
  if (only !== undefined && cases.length === 1) return supposeText(only);
  const pivot = pivotOf(cases);
  if (pivot === undefined) return words().lookAtCases;
  return words().look(pivot.name, orList(pivot.digits));
}

/** What is supposed: "Suppose X = 3". */
const supposeText = ({ title }: StatedCase): string =>
  framed("suppose", { claim: unbroken(title) }).replace(/:$/, "");

/** The heading over what a case leads to: "Suppose X = 3", "If O = 4". */
export const turnText = ({ assumed, kind }: Turn): string =>
  kind === "suppose"
    ? supposeText(assumed)
    : framed("fork.case", { claim: unbroken(assumed.title) }).replace(/:$/, "");

const orList = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${spoken().or} ${items.at(-1)}`;
