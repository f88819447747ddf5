/** The shelf: what was saved, the newest first; each thing can be opened, printed, taken as lines and removed. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { go } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { puzzleKey } from "../link/link.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { FileButton } from "../parts/file-button.js";
import { lastGood } from "../state/puzzle.js";
import { sheet } from "../state/sheet.js";
import { download } from "../storage/download.js";
import {
  addLines,
  loadShelf,
  removeFromShelf,
  restoreToShelf,
  type Shelved,
  savePuzzle,
  shelf,
  shelfLines,
} from "../storage/shelf.js";
import { ENGLISH } from "./english.js";
import { puzzleName, ShelfItem, thingName } from "./shelf-item.js";
import "./shelf.css";

const words = tableOf("shelf", ENGLISH);

interface Said {
  readonly text: string;
  /** What was removed and can come back. */
  readonly removed?: Shelved;
}

export function View(): JSX.Element {
  const [said, setSaid] = useState<Said | undefined>();
  useEffect(() => void loadShelf(), []);
  const tell = (next: Said): void => {
    setSaid(next);
    announce(next.text);
  };
  const remove = (item: Shelved): void => {
    void removeFromShelf(item);
    tell({ text: words().removed(thingName(item)), removed: item });
  };
  const restore = (item: Shelved): void => {
    void restoreToShelf(item);
    setSaid(undefined);
  };
  const take = async (text: string): Promise<void> => {
    const { added, refused } = await addLines(text);
    tell({ text: [words().imported(added), ...(refused === 0 ? [] : [words().refused(refused)])].join(" ") });
  };
  const items = shelf.value;
  // What is on it decides which buttons there are, and none of them should move under a finger.
  if (items === undefined)
    return (
      <div class="shelf">
        <Heading />
      </div>
    );
  const { removed } = said ?? {};
  return (
    <div class="shelf">
      <Heading />
      <p class="shelf-intro">{items.length === 0 ? words().empty : words().intro}</p>
      <div class="buttons">
        <SaveThis items={items} onSaved={(name) => tell({ text: words().saved(name) })} />
        {sheet.value.length > 0 && (
          <Button icon="print" onClick={() => go("print", { sheet: sheet.value })}>
            {words().printSheet(sheet.value.length)}
          </Button>
        )}
        <FileButton accept=".jsonl,.json,.txt" onText={(text) => void take(text)}>
          {words().importLines}
        </FileButton>
        {items.length > 0 && (
          <Button
            icon="download"
            onClick={() => download("cryptarithm-shelf.jsonl", shelfLines(), "application/jsonl")}
          >
            {words().exportLines}
          </Button>
        )}
      </div>
      {said !== undefined && (
        <p class="shelf-said">
          {said.text}
          {removed !== undefined && (
            <Button icon="undo" kind="quiet" onClick={() => restore(removed)}>
              {words().undo}
            </Button>
          )}
        </p>
      )}
      <ul class="shelf-items">
        {items.map((item) => (
          <ShelfItem key={item.line} item={item} onRemove={() => remove(item)} />
        ))}
      </ul>
    </div>
  );
}

const Heading = (): JSX.Element => <h1>{words().title}</h1>;

/** The puzzle that is shown, unless it is there already. */
function SaveThis({
  items,
  onSaved,
}: {
  readonly items: readonly Shelved[];
  readonly onSaved: (name: string) => void;
}): JSX.Element | null {
  const good = lastGood.value;
  if (good === undefined) return null;
  const puzzle = { text: good.text, rules: good.rules };
  const key = puzzleKey(puzzle);
  if (items.some((item) => item.kind === "puzzle" && puzzleKey(item.puzzle) === key)) return null;
  const name = puzzleName(puzzle);
  return (
    <Button kind="main" icon="plus" onClick={() => void savePuzzle(puzzle).then(() => onSaved(name))}>
      {words().saveThis(name)}
    </Button>
  );
}
