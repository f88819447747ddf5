/**
 * A puzzle from numbers and a key: the calculation and the key are typed, the puzzle stands beside them at once, with
 * whether it has one solution and, if not, what would leave one.
 */
import { type Encoded, type InvalidAnswer, KEY_ORDERS, type KeyOrder, type RuleOptions } from "cryptarithm";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { chooseKeys, go, setKeys } from "../app/navigation.js";
import { ask } from "../engine/engine.js";
import { mistakeSentence } from "../language/engine-words.js";
import { language, shownNumber, tableOf } from "../language/language.js";
import type { LinkPuzzle } from "../link/link.js";
import { Button, Chip } from "../parts/button.js";
import { isOnSheet, toggleOnSheet } from "../state/sheet.js";
import { keys } from "../state/view.js";
import { Drawing } from "./composed-card.js";
import { ENGLISH } from "./english.js";

const words = tableOf("compose", ENGLISH);
/** What stands there before anything was typed: a calculation and the key that make SEND + MORE = MONEY. */
const EXAMPLE = { numbers: "9567 + 1085", key: "OMYABENDRS" };
const REST = 200;
const MILLISECONDS = 5000;

export function NumbersForm(): JSX.Element {
  const now = keys.value;
  const numbers = now.get("numbers") ?? EXAMPLE.numbers;
  const key = now.get("key") ?? (now.has("numbers") ? "" : EXAMPLE.key);
  const order: KeyOrder = KEY_ORDERS.find((each) => each === now.get("order")) ?? "0-9";
  const rows = now.get("rows") === "1";
  const made = useEncoded(numbers, key, order, rows);
  return (
    <div class="compose-fields">
      <label class="field">
        <span>{words().numbers}</span>
        <input
          class="input mono"
          spellcheck={false}
          inputMode="text"
          placeholder={words().numbersHint}
          value={numbers}
          onInput={(event) => setKeys({ numbers: event.currentTarget.value })}
        />
      </label>
      <div class="two-fields">
        <label class="field">
          <span>{words().key}</span>
          <input
            class="input mono"
            spellcheck={false}
            autocapitalize="characters"
            placeholder={words().keyHint}
            value={key}
            onInput={(event) => setKeys({ key: event.currentTarget.value, numbers })}
          />
        </label>
        <label class="field">
          <span>{words().keyOrder}</span>
          <select
            class="select"
            value={order}
            onChange={(event) => chooseKeys({ order: event.currentTarget.value })}
          >
            {KEY_ORDERS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="chips">
        <Chip pressed={rows} onClick={() => chooseKeys({ rows: rows ? undefined : "1" })}>
          {words().withRows}
        </Chip>
      </div>
      {made !== undefined && <Result made={made} />}
    </div>
  );
}

/** The puzzle that the engine makes; the last one stays until the next is there. */
function useEncoded(
  numbers: string,
  key: string,
  order: KeyOrder,
  rows: boolean,
): Encoded | InvalidAnswer | undefined {
  const [made, setMade] = useState<Encoded | InvalidAnswer | undefined>();
  useEffect(() => {
    if (numbers.trim() === "") return setMade(undefined);
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      const options = {
        keyOrder: order,
        language: language.value,
        milliseconds: MILLISECONDS,
        ...(key.trim() !== "" && { key }),
        ...(rows && { layout: true }),
      };
      const job = ask("encode", { calculation: numbers, options }, setMade);
      job.done.catch(() => setMade(undefined));
      stop = job.stop;
    }, REST);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [numbers, key, order, rows, language.value]);
  return made;
}

function Result({ made }: { readonly made: Encoded | InvalidAnswer }): JSX.Element {
  if ("diagnostics" in made) {
    return (
      <div>
        {made.diagnostics.map((diagnostic) => (
          <p key={diagnostic.message} class="verdict bad">
            ▲ {mistakeSentence(diagnostic)}
          </p>
        ))}
      </div>
    );
  }
  const puzzle = puzzleOf(made);
  const isAdded = isOnSheet(puzzle);
  const { status, count, solution, nearest = [], givens = [], key } = made;
  return (
    <section class="card composed" aria-live="polite">
      <Drawing puzzle={puzzle} solution={solution} />
      <p class="composed-needs mono">
        {key.word} {key.order}
      </p>
      {status === "unique" && <p class="verdict ok">✓ {words().proof}</p>}
      {status === "several" && (
        <p class="verdict mark">≡ {words().meant(shownNumber(count), solution.text.replaceAll("\n", " "))}</p>
      )}
      {status === "unfinished" && <p class="verdict mark">⧖ {words().unfinished}</p>}
      {status === "several" && nearest.length > 0 && (
        <div>
          <p>{words().near}</p>
          <div class="chips">
            {nearest.slice(0, 6).map((each) => (
              <Chip key={each} onClick={() => chooseKeys({ numbers: each })}>
                <span class="mono">{each}</span>
              </Chip>
            ))}
          </div>
        </div>
      )}
      {status === "several" && givens.length > 0 && (
        <div>
          <p>{words().giveOne}</p>
          <div class="chips">
            {givens.slice(0, 6).map((given) => {
              const text = Object.entries(given).map(([letter, digit]) => `${letter} = ${digit}`);
              return (
                <Chip
                  key={text.join()}
                  onClick={() => go("solve", { puzzle: { ...puzzle, rules: { ...puzzle.rules, given } } })}
                >
                  <span class="mono">{text.join(", ")}</span>
                </Chip>
              );
            })}
          </div>
        </div>
      )}
      <div class="buttons">
        <Button kind="main" icon="play" onClick={() => go("play", { puzzle })}>
          {words().play}
        </Button>
        <Button onClick={() => go("solve", { puzzle })}>{words().solve}</Button>
        <Button icon="print" onClick={() => go("print", { puzzle, sheet: [puzzle] })}>
          {words().print}
        </Button>
        <Button kind="quiet" icon={isAdded ? "check" : "plus"} onClick={() => toggleOnSheet(puzzle)}>
          {isAdded ? words().added : words().add}
        </Button>
      </div>
    </section>
  );
}

/** The puzzle with the rules that differ from the defaults. */
function puzzleOf({
  text,
  layout,
  reading,
  rules: { base, leadingZero, loneZero, literals },
}: Encoded): LinkPuzzle {
  const rules: RuleOptions = {
    ...(base !== 10 && { base }),
    ...(leadingZero !== "forbid" && { leadingZero }),
    ...(loneZero !== "allow" && { loneZero }),
    ...(literals !== "free" && { literals }),
    ...(layout !== undefined && { layout: true }),
    ...(reading !== undefined && { reading }),
  };
  return { text, rules };
}
