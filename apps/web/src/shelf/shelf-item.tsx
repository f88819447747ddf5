/** One thing on the shelf: a puzzle as a small drawing with its rules, or a sheet with the first of its puzzles. */
import { pictureOf, print } from "cryptarithm";
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { rulesToKeys } from "../link/rule-keys.js";
import { Button } from "../parts/button.js";
import { oneLine } from "../parts/one-line.js";
import { Picture } from "../parts/picture.js";
import { readingOf } from "../state/puzzle.js";
import { isOnSheet, toggleOnSheet } from "../state/sheet.js";
import type { ViewName } from "../state/view.js";
import { download, fileName } from "../storage/download.js";
import type { Sheet, Shelved } from "../storage/shelf.js";
import { linesOfPuzzles } from "../storage/shelf-line.js";
import { ENGLISH } from "./english.js";

const words = tableOf("shelf", ENGLISH);

/** The width of a cell of the small drawings, and how many cells are shown at most. */
const CELL = 17;
const WIDEST = 14;
const HIGHEST = 9;
/** So many puzzles of a sheet are named. */
const NAMED = 3;
const LONGEST_NAME = 60;

export function ShelfItem({
  item,
  onRemove,
}: {
  readonly item: Shelved;
  readonly onRemove: () => void;
}): JSX.Element {
  const name = thingName(item);
  const remove = (
    <Button kind="quiet" icon="trash" label={words().named(words().remove, name)} onClick={onRemove} />
  );
  return (
    <li class="card shelf-item">
      {item.kind === "puzzle" ? (
        <>
          <Small puzzle={item.puzzle} />
          <RulesLine puzzle={item.puzzle} />
          <div class="buttons">
            <Opener view="play" puzzle={item.puzzle} name={name} />
            <Opener view="solve" puzzle={item.puzzle} name={name} />
            <Opener view="print" puzzle={item.puzzle} name={name} />
            <SheetButton puzzle={item.puzzle} name={name} />
            {remove}
          </div>
        </>
      ) : (
        <>
          <SheetText sheet={item.sheet} />
          <div class="buttons">
            <Button
              icon="print"
              label={words().named(words().print, name)}
              onClick={() => printSheet(item.sheet)}
            >
              {words().print}
            </Button>
            <Button
              icon="download"
              label={words().linesHint}
              onClick={() =>
                download(fileName(name, "jsonl"), linesOfPuzzles(item.sheet.puzzles), "application/jsonl")
              }
            >
              {words().lines}
            </Button>
            {remove}
          </div>
        </>
      )}
    </li>
  );
}

/** Puts a puzzle on the sheet that is gathered, or takes it off. */
function SheetButton({ puzzle, name }: { readonly puzzle: LinkPuzzle; readonly name: string }): JSX.Element {
  const isThere = isOnSheet(puzzle);
  return (
    <Button
      icon={isThere ? "check" : "plus"}
      label={words().named(isThere ? words().offSheet : words().toSheet, name)}
      onClick={() => toggleOnSheet(puzzle)}
    >
      {isThere ? words().onSheet : words().toSheet}
    </Button>
  );
}

/** How a puzzle is called in a sentence. */
export const puzzleName = ({ text }: LinkPuzzle): string => oneLine(text, LONGEST_NAME);

/** How a thing is called in a sentence. */
export function thingName(item: Shelved): string {
  if (item.kind === "sheet") return item.sheet.title === "" ? words().untitled : item.sheet.title;
  return puzzleName(item.puzzle);
}

function Opener({
  view,
  puzzle,
  name,
}: {
  readonly view: ViewName & ("play" | "solve" | "print");
  readonly puzzle: LinkPuzzle;
  readonly name: string;
}): JSX.Element {
  return (
    <Button icon={view} label={words().named(words()[view], name)} onClick={() => go(view, { puzzle })}>
      {words()[view]}
    </Button>
  );
}

/** The drawing; for what is too large or cannot be read, its text. */
function Small({ puzzle }: { readonly puzzle: LinkPuzzle }): JSX.Element {
  const reading = readingOf(puzzle);
  if (reading.status === "good") {
    const picture = pictureOf(reading.puzzle.formula);
    if (picture.width <= WIDEST && picture.height <= HIGHEST)
      return (
        <div class="shelf-picture">
          <Picture picture={picture} cell={CELL} />
        </div>
      );
  }
  return (
    <div class="shelf-picture">
      <bdi dir="ltr" class="shelf-text">
        {puzzle.text}
      </bdi>
      {reading.status === "bad" && <p class="verdict bad">{words().unread}</p>}
    </div>
  );
}

function RulesLine({ puzzle }: { readonly puzzle: LinkPuzzle }): JSX.Element | null {
  const rules = rulesToKeys(puzzle.rules).map(([name, value]) => words().rules[name]?.(value) ?? name);
  const all = [...(puzzle.rules.layout ? [words().written] : []), ...rules];
  return all.length === 0 ? null : <p class="shelf-rules">{all.join(" · ")}</p>;
}

function SheetText({ sheet }: { readonly sheet: Sheet }): JSX.Element {
  const { title, puzzles } = sheet;
  const more = puzzles.length - NAMED;
  return (
    <div class="shelf-picture">
      <h2>{title === "" ? words().untitled : title}</h2>
      <p class="shelf-rules">{words().puzzles(puzzles.length)}</p>
      {puzzles.slice(0, NAMED).map((puzzle, i) => (
        <bdi dir="ltr" class="shelf-text one-line" key={i}>
          {lineOf(puzzle)}
        </bdi>
      ))}
      {more > 0 && <p class="shelf-rules">{words().more(more)}</p>}
    </div>
  );
}

/** A puzzle on one line; a layout as it was typed, since what it is read as is longer. */
function lineOf(puzzle: LinkPuzzle): string {
  const reading = puzzle.rules.layout ? undefined : readingOf(puzzle);
  return oneLine(reading?.status === "good" ? print(reading.puzzle.formula) : puzzle.text);
}

function printSheet({ title, puzzles, options }: Sheet): void {
  const chosen = Object.entries(options).map(([name, value]) => [name, `${value}`] as const);
  const keys = new Map([...chosen, ...(title === "" ? [] : [["title", title] as const])]);
  go("print", { sheet: puzzles, keys });
}
