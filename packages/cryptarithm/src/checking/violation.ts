/** A rule that an answer breaks: which one, in plain words, with its letters and its place in the puzzle. */
import type { Span } from "../syntax/span.js";
import { say } from "../wording/say.js";

/** What can be wrong with an answer. */
export const CHECK_RULES = [
  { name: "letter", doc: "the answer has a letter that the puzzle lacks" },
  { name: "twice", doc: "the answer gives one letter two digits" },
  { name: "base", doc: "a digit does not exist in the base" },
  { name: "length", doc: "a number has more or fewer digits than its word" },
  { name: "printed", doc: "a digit that is printed in the puzzle is another one in the answer" },
  { name: "same", doc: "a letter stands for different digits in different places" },
  { name: "distinct", doc: "letters that must differ stand for the same digit" },
  { name: "leadingZero", doc: "a number of two or more digits starts with 0" },
  { name: "loneZero", doc: "a one-letter word is 0 although that is forbidden" },
  { name: "given", doc: "a letter is not what is given for it" },
  { name: "digits", doc: "a digit is none of those that may be used" },
  { name: "literals", doc: "a letter equals a printed digit although that is forbidden" },
  { name: "column", doc: "a column of a sum or difference does not come out" },
  { name: "value", doc: "an expression has no value" },
  { name: "statement", doc: "a statement is not true" },
  { name: "completion", doc: "no solution has these digits" },
] as const;

export type CheckRule = (typeof CHECK_RULES)[number]["name"];

export interface Violation {
  readonly rule: CheckRule;
  /** A sentence without a full stop: "E is 5 and N is 5". */
  readonly message: string;
  /** The letters that it is about, by canonical key. */
  readonly letters: readonly string[];
  /** The place in the text of the puzzle, where it has one. */
  readonly span?: Span;
}

/** "A", "A and B", "A, B and C". */
export function listed(names: readonly string[], most = 6): string {
  if (names.length > most)
    return say("{some} and {n} more", {
      some: names.slice(0, most - 1).join(", "),
      n: names.length - most + 1,
    });
  if (names.length < 2) return names.join("");
  return say("{some} and {last}", { some: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
