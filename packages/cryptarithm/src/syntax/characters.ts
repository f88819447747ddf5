/**
 * What to say about a character that has no meaning in a puzzle: its name where people have one
 * for it, else its number in Unicode, and what they may have meant.
 */

import { type PlainSentence, say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Diagnostic } from "./diagnostic.js";
import { mistake } from "./mistakes.js";

/** What people call them. */
const NAMES: ReadonlyMap<string, PlainSentence> = new Map([
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

/** What may have been meant, for the names of characters that often slip in. */
function hintOn(name: PlainSentence | undefined): string | undefined {
  switch (name) {
    case "quotation mark":
      return say("leave out the quotation marks");
    case "fourth root":
      return write("root(x, 4)");
    case "replacement character":
      return say("the text was read in the wrong encoding; UTF-8 is expected");
    default:
      return undefined;
  }
}

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
  const called = name === undefined ? number : `${say(name)}, ${number}`;
  const message = say("unexpected character {called}", { called: `${shown}(${called})` });
  return mistake("unexpected-character", [from, from + cluster.length], message, hintOn(name));
}
