/**
 * All steps below each other, those of cases nested under what is assumed, with the current one marked. A long list
 * scrolls by itself, and keeps the current step in view.
 */
import { solutionsIn } from "cryptarithm";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/icon.js";
import { StopLink } from "./stop-link.js";
import { conclusionOf, titleOf, turnText } from "./stop-text.js";
import type { Stop, Walk } from "./walk.js";
import { framed, ruleName, unbroken, words } from "./words.js";

export interface StepListProps {
  readonly walk: Walk;
  readonly position: number;
  readonly goTo: (position: number) => void;
}

export function StepList({ walk, position, goTo }: StepListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  // It is the position that moves
  useEffect(() => {
    const { current } = list;
    const item = current?.querySelector<HTMLElement>("[aria-current]");
    if (current === null || item === null || item === undefined) return;
    const [from, to] = [item.offsetTop, item.offsetTop + item.offsetHeight];
    const isInView = from >= current.scrollTop && to <= current.scrollTop + current.clientHeight;
    if (!isInView) current.scrollTop = from - current.clientHeight / 3;
  }, [position, walk]);
  return (
    <ol class="explain-list" ref={list}>
      {walk.stops.map((stop, at) => (
        <Entry key={stop.id} {...{ stop, at, walk, goTo }} current={at === position} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly stop: Stop;
  readonly at: number;
  readonly walk: Walk;
  readonly current: boolean;
  readonly goTo: (position: number) => void;
}

function Entry({ stop, at, walk, current, goTo }: EntryProps): JSX.Element | null {
  if (stop.kind === "start" || (stop.kind === "end" && at === 1)) return null;
  const depth = Math.min(stop.turns.length, 4);
  // What is supposed of a single case is the heading of its step already.
  const begins = stop.turns.filter(
    ({ assumed, kind, among }) => walk.beginnings.get(assumed) === at && (kind === "way" || among.length > 1),
  );
  return (
    <>
      {begins.map((turn) => (
        <li key={turn.assumed.assumes.id} class={`explain-entry case depth-${depth - 1}`}>
          {turnText(turn)}
        </li>
      ))}
      <li class={`explain-entry depth-${depth}`}>
        <StopLink style="explain-entry-link" {...{ walk, goTo, current }} position={at}>
          <span class="explain-number">{markOf(stop)}</span>
          <span class="explain-conclusion">{textOf(stop, walk)}</span>
          {stop.kind === "step" && <span class="explain-list-rule">{ruleName(stop.step.rule)}</span>}
        </StopLink>
      </li>
    </>
  );
}

function markOf(stop: Stop): JSX.Element | string {
  switch (stop.kind) {
    case "step":
      return `${stop.step.n}`;
    case "so":
      return "∴";
    case "solution":
      return <Icon name="check" />;
    case "end":
      return stop.end?.kind === "solution" ? <Icon name="check" /> : "";
    default:
      return "";
  }
}

function textOf(stop: Stop, walk: Walk): string {
  if (stop.kind === "so") return unbroken(conclusionOf(stop.step));
  if (stop.kind === "end" && stop.end?.kind === "fork")
    return framed("solutions", { n: solutionsIn(stop.end) });
  if (stop.kind === "end" && walk.table !== undefined) return words().tableTitle;
  return titleOf(stop, walk);
}
