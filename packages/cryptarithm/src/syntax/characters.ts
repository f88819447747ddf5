/**
 * What to say about a character that has no meaning in a puzzle: its name where people have one
 * for it, else its number in Unicode, and what they may have meant.
 */
import type { Diagnostic } from "./diagnostic.js";
import { mistake } from "./mistakes.js";

const NAMES: ReadonlyMap<string, string> = new Map([
  ["$", "dollar sign"],
  ["#", "number sign"],
  ["\\", "backslash"],
  ["`", "backtick"],
  ["~", "tilde"],
  ['"', "quotation mark"],
  ["“", "quotation mark"],
  ["”", "quotation mark"],
  ["„", "quotation mark"],
  ["«", "quotation mark"],
  ["»", "quotation mark"],
  ["…", "ellipsis"],
  ["∜", "fourth root"],
  ["±", "plus-minus sign"],
  ["∞", "infinity sign"],
  ["→", "arrow"],
  ["\u0000", "null character"],
  ["\ufffd", "replacement character"],
]);

const HINTS: ReadonlyMap<string, string> = new Map([
  ["quotation mark", "leave out the quotation marks"],
  ["fourth root", "write root(x, 4)"],
  ["replacement character", "the text was read in the wrong encoding; UTF-8 is expected"],
]);

/** The diagnostic for a cluster of characters, at `from`, that is no symbol and no operator. */
export function strayCharacter(cluster: string, from: number): Diagnostic {
  // After a sign, a digit or a space it is the combining mark that does not belong there.
  const mark = cluster.search(/(?<=.)\p{M}/su);
  if (mark > 0) return strayCharacter(cluster.slice(mark), from + mark);
  const point = cluster.codePointAt(0) ?? 0;
  const character = String.fromCodePoint(point);
  const number = `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
  const name = NAMES.get(character);
  const shown =
    /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u.test(character) && !/^\p{M}$/u.test(character) ? `${character} ` : "";
  const message = `unexpected character ${shown}(${name === undefined ? number : `${name}, ${number}`})`;
  return mistake("unexpected-character", [from, from + cluster.length], message, HINTS.get(name ?? ""));
}
