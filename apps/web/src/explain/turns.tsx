/**
 * The cases that a stop stands in, from the outside, as rows of tabs, and those that begin there: each leads to the
 * beginning of its case. They are buttons with one that is current, so that the arrow keys stay with the walk.
 */
import { type StatedCase, solutionsIn } from "cryptarithm";
import type { JSX } from "preact";
import { turnText } from "./stop-text.js";
import type { Stop, Turn, Walk } from "./walk.js";
import { unbroken, words } from "./words.js";

/** More cases than this are not tabs. */
const MOST_TABS = 12;

export interface TurnsProps {
  readonly stop: Stop;
  readonly walk: Walk;
  readonly goTo: (position: number) => void;
}

export function Turns({ stop, walk, goTo }: TurnsProps): JSX.Element | null {
  if (stop.turns.length === 0) return null;
  return (
    <div class="explain-turns">
      {stop.turns.map((turn) => (
        <Cases
          key={turn.assumed.assumes.id}
          cases={turn.among}
          kind={turn.kind}
          current={turn.assumed}
          label={turnText(turn)}
          beginnings={walk.beginnings}
          goTo={goTo}
        />
      ))}
    </div>
  );
}

/** The cases that begin at a stop. */
export function OpenCases({ stop, walk, goTo }: TurnsProps): JSX.Element | null {
  const question = questionOf(stop, walk);
  return question === undefined ? null : <Cases {...question} beginnings={walk.beginnings} goTo={goTo} />;
}

interface Question {
  readonly cases: readonly StatedCase[];
  readonly kind: Turn["kind"];
  readonly label: string;
}

/** The cases that begin at this stop. */
function questionOf(stop: Stop, walk: Walk): Question | undefined {
  if (stop.kind === "ways") return { cases: stop.fork.cases, kind: "way", label: words().ways };
  if (stop.kind === "step" && walk.exits.has(stop.step) && (stop.step.cases?.length ?? 0) > 1)
    return { cases: stop.step.cases ?? [], kind: "suppose", label: words().lookAtCases };
  return undefined;
}

interface CasesProps extends Question {
  readonly current?: StatedCase;
  readonly beginnings: Walk["beginnings"];
  readonly goTo: (position: number) => void;
}

function Cases({ cases, kind, current, label, beginnings, goTo }: CasesProps): JSX.Element {
  const shown = cases.length > MOST_TABS ? cases.filter((each) => each === current) : cases;
  return (
    <fieldset class={`explain-cases ${kind}`}>
      <legend class={current === undefined ? "visually-hidden" : "explain-turn"}>{label}</legend>
      {(current === undefined || cases.length > 1) && (
        <div class="chips">
          {shown.map((each) => (
            <button
              key={each.assumes.id}
              type="button"
              class="chip explain-case"
              aria-current={each === current ? "true" : undefined}
              onClick={() => goTo(beginnings.get(each) ?? 0)}
            >
              {unbroken(each.title)}
              {current === undefined && kind === "way" && solutionsIn(each.end) !== 1 && (
                <span class="explain-note">{words().solutions(solutionsIn(each.end))}</span>
              )}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
