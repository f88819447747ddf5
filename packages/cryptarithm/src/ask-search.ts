/**
 * Whether a value that is asked for is the same in all solutions, when these are too many to be listed: the
 * search is asked for a solution in which one of the letters has another digit. One search a letter
 * settles it, and each stops at its first solution.
 */
import type { Asked } from "./deduce/several/asked.js";
import { digitText } from "./number/digit-text.js";
import type { Given, Rules } from "./semantics/rules.js";
import { type SolveOptions, solve } from "./solve.js";

/** What is known of each word; a word that the limits leave undecided is missing. */
export function askSearch(
  text: string,
  options: SolveOptions,
  rules: Rules,
  words: readonly (readonly string[])[],
): Asked[] {
  const asking = { ...options, base: rules.base, given: rules.given };
  const first = firstOf(text, asking);
  if (typeof first === "string") return [];
  return words.flatMap((letters): Asked[] => {
    const ask = letters.join("");
    const valueIn = (digits: Digits): string =>
      letters.map((letter) => digitText(digits[letter] ?? Number(letter))).join("");
    const value = valueIn(first);
    for (const letter of new Set(letters)) {
      const digit = first[letter];
      if (digit === undefined) continue;
      const given = { ...rules.given, [letter]: without(digit, rules.given[letter]) };
      const other = firstOf(text, { ...asking, given });
      if (other === "unknown") return [];
      if (other === "none") continue;
      const values = [value, valueIn(other)].sort();
      return [{ ask, unique: false, complete: false, values: values.map((v) => ({ value: v })) }];
    }
    return [{ ask, unique: true, complete: true, values: [{ value }] }];
  });
}

type Digits = Readonly<Record<string, number>>;

/** The digits of the first solution; "none" when that is proved. */
function firstOf(text: string, options: SolveOptions): Digits | "none" | "unknown" {
  const step = solve(text, options)[Symbol.iterator]().next();
  if (!step.done) return step.value.digits;
  return step.value.complete ? "none" : "unknown";
}

/** What a letter may be, without a digit. */
function without(digit: number, given: Given | undefined): Given {
  if (given === undefined) return { not: [digit] };
  if (typeof given === "number") return given === digit ? [] : given;
  return "not" in given ? { not: [...given.not, digit] } : given.filter((d) => d !== digit);
}
