/** What is offered when puzzles were pasted as JSON lines: the shelf, a sheet, or the first of them in the box. */
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { shownNumber, tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { Button } from "../parts/button.js";
import { addToSheet, sheet } from "../state/sheet.js";
import { savePuzzle } from "../storage/shelf.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** The puzzles of the last paste, until something is done with them. */
export const pastedPuzzles = signal<readonly LinkPuzzle[] | undefined>(undefined);

export function PastedOffer(): JSX.Element | null {
  const puzzles = pastedPuzzles.value;
  const [first] = puzzles ?? [];
  if (puzzles === undefined || first === undefined) return null;
  const away = (act: () => void) => (): void => {
    pastedPuzzles.value = undefined;
    act();
  };
  return (
    <section class="offer" aria-label={words().puzzlesPasted(shownNumber(puzzles.length))}>
      <strong>{words().puzzlesPasted(shownNumber(puzzles.length))}</strong>
      <div class="buttons">
        <Button
          onClick={away(() => {
            void toShelf(puzzles);
          })}
        >
          {words().toShelf}
        </Button>
        <Button
          onClick={away(() => {
            addToSheet(puzzles);
            go("print", { puzzle: first, sheet: sheet.peek() });
          })}
        >
          {words().toSheet}
        </Button>
        <Button onClick={away(() => go("solve", { puzzle: first }))}>{words().openFirst}</Button>
        <Button kind="quiet" onClick={away(() => {})}>
          {words().dismiss}
        </Button>
      </div>
    </section>
  );
}

/** The first of them comes to stand first. */
async function toShelf(puzzles: readonly LinkPuzzle[]): Promise<void> {
  // At once: later the user may have gone elsewhere. The shelf shows them as they come.
  go("shelf");
  for (const puzzle of puzzles.toReversed()) await savePuzzle(puzzle);
}
