/** What does not have exactly one solution gets on the sheet only when one says so; what else is wrong is said. */
import { type Sheet, type SheetProblem, sheetProblems } from "cryptarithm-worksheet";
import type { JSX } from "preact";
import { nameOf } from "../compose/name-of.js";
import { shownNumber, tableOf } from "../language/language.js";
import { type LinkPuzzle, puzzleKey } from "../link/link.js";
import { Button } from "../parts/button.js";
import { ENGLISH } from "./english.js";
import { rearrange } from "./printed-puzzles.js";
import { without } from "./puzzle-order.js";
import type { Ready } from "./ready-puzzles.js";

const words = tableOf("print", ENGLISH);

/** What is said of the puzzles before they are on the sheet. */
const SAID_BEFORE: readonly string[] = ["no-puzzle", "several", "none", "unfinished"];

export interface WarningsProps {
  readonly ready: Ready;
  readonly puzzles: readonly LinkPuzzle[];
  /** Puzzles by their keys. */
  readonly accepted: ReadonlySet<string>;
  readonly onAccept: (key: string) => void;
}

export function Warnings({ ready, puzzles, accepted, onAccept }: WarningsProps): JSX.Element {
  const lines = puzzles.flatMap((puzzle, at) => {
    const found = ready.puzzles[at];
    if (found === undefined) return [];
    const name = nameOf(puzzle);
    if ("diagnostics" in found) {
      return [
        { puzzle, at, sentence: words().invalid(name, found.diagnostics[0]?.message ?? ""), canStay: false },
      ];
    }
    if (isUnique(found)) return [];
    const { complete, count } = found;
    const sentence = !complete
      ? words().unfinished(name)
      : Number(count) === 0
        ? words().none(name)
        : words().several(name, shownNumber(BigInt(count)));
    return [{ puzzle, at, sentence, canStay: true }];
  });
  return (
    <>
      {lines.map(({ puzzle, at, sentence, canStay }) => (
        <div key={at} class="print-warning">
          <p class="verdict mark">▲ {sentence}</p>
          <div class="chips">
            {canStay && !accepted.has(puzzleKey(puzzle)) && (
              <Button onClick={() => onAccept(puzzleKey(puzzle))}>{words().anyway}</Button>
            )}
            {puzzles.length > 1 && (
              <Button kind="quiet" onClick={() => rearrange(puzzles, without(puzzles.length, at))}>
                {words().takeOff}
              </Button>
            )}
          </div>
        </div>
      ))}
    </>
  );
}

/** What is wrong with the sheet as it stands: a phrase that cannot be spelt, what is too large … */
export const problemsOf = (sheet: Sheet): readonly SheetProblem[] =>
  sheetProblems(sheet).filter(({ code }) => !SAID_BEFORE.includes(code));

/** Whether a sheet with it would be of no use. A question without a phrase asks for the digits instead. */
export const isRefused = ({ code, severe }: SheetProblem): boolean => severe && code !== "no-phrase";

export function SheetProblems({ problems }: { readonly problems: readonly SheetProblem[] }): JSX.Element {
  return (
    <>
      {problems.map((problem) => (
        <p
          key={`${problem.code} ${problem.puzzle}`}
          class={isRefused(problem) ? "verdict bad" : "verdict mark"}
        >
          ▲ {problem.message}
        </p>
      ))}
    </>
  );
}

export const isUnique = ({
  count,
  complete,
}: {
  readonly count: number | string;
  readonly complete: boolean;
}): boolean => complete && count === 1;
