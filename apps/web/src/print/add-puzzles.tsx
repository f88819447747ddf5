/** More puzzles for the sheet: one that is typed, those that were gathered, those of the shelf. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { nameOf } from "../compose/name-of.js";
import { mistakeSentence } from "../language/engine-words.js";
import { tableOf, wording } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { announce } from "../parts/announce.js";
import { Button } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { readingOf } from "../state/puzzle.js";
import { sheet, withPuzzles } from "../state/sheet.js";
import { loadShelf, type Shelved, shelf } from "../storage/shelf.js";
import { ENGLISH } from "./english.js";
import { addToPrinted } from "./printed-puzzles.js";

const words = tableOf("print", ENGLISH);

export function AddPuzzles({ puzzles }: { readonly puzzles: readonly LinkPuzzle[] }): JSX.Element {
  const add = (added: readonly LinkPuzzle[]): void => {
    addToPrinted(puzzles, added);
    announce(words().puzzles(withPuzzles(puzzles, added).length));
  };
  const isNew = (more: readonly LinkPuzzle[]): boolean => withPuzzles(puzzles, more).length > puzzles.length;
  const gathered = sheet.value;
  return (
    <div class="print-add">
      <Typed add={add} />
      {gathered.length > 0 && isNew(gathered) && (
        <Button kind="quiet" icon="plus" onClick={() => add(gathered)}>
          {words().addGathered(gathered.length)}
        </Button>
      )}
      <FromShelf add={add} isNew={isNew} />
    </div>
  );
}

interface AddProps {
  readonly add: (added: readonly LinkPuzzle[]) => void;
}

function Typed({ add }: AddProps): JSX.Element {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const take = (): void => {
    const read = readingOf({ text: text.trim(), rules: {} }, wording.peek());
    if (read.status === "good") {
      add([read.puzzle]);
      setText("");
    } else if (read.status === "bad") {
      const [first] = read.diagnostics;
      setProblem(first && mistakeSentence(first));
    }
  };
  return (
    <>
      <div class="print-typed">
        <label class="field">
          <span>{words().addTyped}</span>
          <input
            class="input mono"
            placeholder={words().addHint}
            spellcheck={false}
            autocapitalize="none"
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.isComposing) take();
            }}
          />
        </label>
        <Button icon="plus" disabled={text.trim() === ""} onClick={take}>
          {words().add}
        </Button>
      </div>
      {problem !== undefined && (
        <p class="verdict bad" role="alert">
          ▲ {problem}
        </p>
      )}
    </>
  );
}

function FromShelf({
  add,
  isNew,
}: AddProps & { readonly isNew: (more: readonly LinkPuzzle[]) => boolean }): JSX.Element | null {
  useEffect(() => void loadShelf(), []);
  const items = (shelf.value ?? []).filter((item) => isNew(puzzlesOf(item)));
  if (items.length === 0) return null;
  return (
    <details class="more">
      <summary>
        <Icon name="right" />
        {words().fromShelf(items.length)}
      </summary>
      <ul class="print-puzzles">
        {items.map((item) => {
          const name = shelvedName(item);
          return (
            <li key={item.line}>
              <bdi dir="ltr">{name}</bdi>
              <Button
                kind="quiet"
                icon="plus"
                label={words().addNamed(name)}
                onClick={() => add(puzzlesOf(item))}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const puzzlesOf = (item: Shelved): readonly LinkPuzzle[] =>
  item.kind === "puzzle" ? [item.puzzle] : item.sheet.puzzles;

function shelvedName(item: Shelved): string {
  if (item.kind === "puzzle") return nameOf(item.puzzle);
  const { title, puzzles } = item.sheet;
  return words().shelved(title || nameOf(puzzles[0] as LinkPuzzle), puzzles.length);
}
