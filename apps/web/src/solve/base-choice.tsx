/** The base, as the browser's own list in the shape of a chip. */
import type { RuleOptions } from "cryptarithm";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { puzzle } from "../state/puzzle.js";
import { changeRules } from "./change-rules.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

const BASES = Array.from({ length: 35 }, (_, i) => i + 2);
const USUAL = 10;

export function BaseChoice(): JSX.Element {
  const { base = USUAL } = puzzle.value.rules;
  const table = words();
  return (
    <select
      class={base === USUAL ? "chip chip-select" : "chip chip-select changed"}
      aria-label={table.baseLabel}
      value={`${base}`}
      onChange={(event) => changeRules({ base: baseOf(event.currentTarget.value) })}
    >
      <option value="letters">{table.baseLetters}</option>
      <option value="find">{table.baseFind}</option>
      {BASES.map((each) => (
        <option key={each} value={`${each}`}>
          {table.base(`${each}`)}
        </option>
      ))}
    </select>
  );
}

function baseOf(value: string): RuleOptions["base"] | undefined {
  if (value === "letters" || value === "find") return value;
  return Number(value) === USUAL ? undefined : Number(value);
}
