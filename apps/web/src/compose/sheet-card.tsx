/** The sheet: the puzzles that were added, to be printed, kept on the shelf, or downloaded. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { Button } from "../parts/button.js";
import { clearSheet, removeFromSheet, sheet } from "../state/sheet.js";
import { ENGLISH } from "./english.js";
import { nameOf } from "./name-of.js";
import { downloadSheet, keepSheet } from "./sheet-files.js";

const words = tableOf("compose", ENGLISH);

export function SheetCard(): JSX.Element {
  const puzzles = sheet.value;
  const [kept, setKept] = useState<typeof puzzles | undefined>();
  return (
    <section class="card sheet-card">
      <h2>{words().sheet(puzzles.length)}</h2>
      {puzzles.length === 0 ? (
        <p class="verdict plain">{words().sheetEmpty}</p>
      ) : (
        <>
          <ol class="sheet-list">
            {puzzles.map((puzzle) => (
              <li key={puzzle.text}>
                <span>{nameOf(puzzle)}</span>
                <Button
                  kind="quiet"
                  icon="cross"
                  label={words().takeOff(nameOf(puzzle))}
                  onClick={() => removeFromSheet(puzzle)}
                />
              </li>
            ))}
          </ol>
          <div class="buttons">
            <Button kind="main" icon="print" onClick={() => go("print", { sheet: puzzles })}>
              {words().printSheet}
            </Button>
            <Button
              icon="shelf"
              onClick={() =>
                void keepSheet(
                  puzzles,
                  words().titleOf(nameOf(puzzles[0] as LinkPuzzle), puzzles.length),
                  words().saved,
                ).then(() => setKept(puzzles))
              }
            >
              {kept === puzzles ? words().saved : words().save}
            </Button>
            <Button icon="download" onClick={() => downloadSheet(puzzles)}>
              <span class="visually-hidden">{words().downloadLabel}</span>
              <span aria-hidden="true">{words().download}</span>
            </Button>
            <Button kind="quiet" onClick={clearSheet}>
              {words().clear}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
