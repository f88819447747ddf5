/** What keeps the puzzle beyond the box: the shelf, and the sheet that is being gathered. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { lastGood, reading } from "../state/puzzle.js";
import { isOnSheet, sheet, toggleOnSheet } from "../state/sheet.js";
import { savePuzzle } from "../storage/shelf.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

export function KeepButtons(): JSX.Element | null {
  const good = lastGood.value;
  const [saved, setSaved] = useState("");
  if (good === undefined || reading.value.status !== "good") return null;
  const puzzle = { text: good.text, rules: good.rules };
  const isSaved = saved === JSON.stringify(puzzle);
  const isAdded = isOnSheet(puzzle);
  return (
    <div class="buttons keep-buttons">
      <Button
        kind="quiet"
        icon={isSaved ? "check" : "shelf"}
        onClick={() =>
          void savePuzzle(puzzle).then(() => {
            setSaved(JSON.stringify(puzzle));
            announce(words().saved);
          })
        }
      >
        {isSaved ? words().saved : words().save}
      </Button>
      <Button kind="quiet" icon={isAdded ? "check" : "plus"} onClick={() => toggleOnSheet(puzzle)}>
        {isAdded ? words().onSheet : words().addToSheet}
      </Button>
      {sheet.value.length > 0 && (
        <Button kind="quiet" icon="print" onClick={() => go("print", { sheet: sheet.value })}>
          {words().printSheet(sheet.value.length)}
        </Button>
      )}
    </div>
  );
}
