/** Which digits may be used, as on the command line: `1-9`, `0,2-5`, `1-9!`. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { readDigits } from "cryptarithm";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { puzzle, setRules } from "../state/puzzle.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

export function DigitsField(): JSX.Element {
  const text = useSignal(puzzle.peek().rules.digits ?? "");
  const isBad = useSignal(false);
  // Back and links change the rule as well.
  useSignalEffect(() => {
    const { digits = "" } = puzzle.value.rules;
    if (!isBad.peek() && digits !== text.peek().trim()) text.value = digits;
  });
  const table = words();
  const take = (value: string): void => {
    text.value = value;
    const trimmed = value.trim();
    isBad.value = trimmed !== "" && readDigits(trimmed) === undefined;
    if (!isBad.value) setRules({ digits: trimmed === "" ? undefined : trimmed });
  };
  return (
    <div class="panel">
      <label class="field">
        <span>{table.digitsLabel}</span>
        <input
          class="input mono short"
          type="text"
          inputMode="text"
          autocomplete="off"
          placeholder="0-9"
          aria-describedby="digits-help"
          aria-invalid={isBad.value}
          value={text.value}
          onInput={(event) => take(event.currentTarget.value)}
        />
      </label>
      <p id="digits-help" class="help">
        {isBad.value ? table.digitsBad : table.digitsHelp}
      </p>
    </div>
  );
}
