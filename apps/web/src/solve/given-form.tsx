/** A digit that is known, or known not to be: the letter, the digit, and a button. */
import { useSignal } from "@preact/signals";
import type { Given } from "cryptarithm";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Button } from "../parts/button.js";
import { lastGood, puzzle } from "../state/puzzle.js";
import { changeGiven } from "./change-rules.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

export function GivenForm(): JSX.Element {
  const letters = lastGood.value?.formula.letters ?? [];
  const chosen = useSignal("");
  const sign = useSignal<"is" | "not">("is");
  const digit = useSignal("0");
  const letter = letters.includes(chosen.value) ? chosen.value : (letters[0] ?? "");
  const { base } = puzzle.value.rules;
  const digits = Array.from({ length: typeof base === "number" ? base : 10 }, (_, i) => `${i}`);
  const table = words();
  const add = (): void => {
    if (letter === "") return;
    const value = Number(digit.value);
    const before = puzzle.peek().rules.given?.[letter];
    changeGiven(letter, sign.value === "is" ? value : without(before, value));
  };
  return (
    <div class="panel given-form">
      <label class="field">
        <span>{table.letter}</span>
        <select
          class="select"
          value={letter}
          onChange={(event) => (chosen.value = event.currentTarget.value)}
        >
          {letters.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span class="visually-hidden">{`${table.isEqual} / ${table.isNot}`}</span>
        <select
          class="select"
          value={sign.value}
          onChange={(event) => (sign.value = event.currentTarget.value === "not" ? "not" : "is")}
        >
          <option value="is">{table.isEqual}</option>
          <option value="not">{table.isNot}</option>
        </select>
      </label>
      <label class="field">
        <span>{table.digit}</span>
        <select
          class="select"
          value={digit.value}
          onChange={(event) => (digit.value = event.currentTarget.value)}
        >
          {digits.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Button onClick={add}>{table.add}</Button>
    </div>
  );
}

/** One digit more that a letter is not. */
function without(before: Given | undefined, digit: number): Given {
  const not = typeof before === "object" && "not" in before ? before.not : [];
  return { not: [...new Set([...not, digit])].toSorted((a, b) => a - b) };
}
