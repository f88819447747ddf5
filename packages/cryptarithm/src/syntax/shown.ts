/**
 * Tokens and operands as messages show them: as the user wrote them, if they are short.
 */

import { say } from "../wording/say.js";
import { functionEntry } from "./functions.js";
import type { Token } from "./token.js";

/** The tokens of a statement, and the place of the one that does not fit. */
export interface Surroundings {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

const LONGEST = 24;

/** A token of a statement; behind the last one, the last one, which closes the statement. */
export function tokenAt({ tokens }: Surroundings, at: number): Token {
  // A statement has at least the token that closes it.
  return (tokens[Math.max(0, at)] ?? tokens[tokens.length - 1]) as Token;
}

/** A token as the user wrote it, or nearly so. */
export function shownToken(token: Token): string {
  switch (token.kind) {
    case "numeral":
      return shorten(
        (token.fraction === "" ? token.whole : `${token.whole}.${token.fraction}`) +
          (token.base === undefined ? "" : `@${token.base}`),
      );
    case "raised": {
      const digits = [...token.digits].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("");
      return shorten(token.negative ? `⁻${digits}` : digits);
    }
    case "comma":
      return say("this comma");
    case "mistake":
    case "end":
      return "";
    default:
      return shorten(token.text);
  }
}

/** The operand that begins at a token, as far as it is short. */
export function shownOperand(around: Surroundings, at: number): string {
  const { text, tokens } = around;
  let from = at;
  while (tokens[from]?.kind === "sign" && from < at + 4) from++;
  const signs = tokens.slice(at, from).map(shownToken).join("");
  const token = tokenAt(around, from);
  const called =
    token.kind === "word" && tokens[from + 1]?.kind === "open" && functionEntry(token.text) !== undefined;
  if (token.kind !== "open" && !called) return signs + shownToken(token);
  const name = called ? token.text : "";
  const open = tokenAt(around, called ? from + 1 : from);
  let depth = 0;
  for (let i = called ? from + 1 : from; i < tokens.length; i++) {
    const each = tokenAt(around, i);
    if (each.span[1] - open.span[0] > LONGEST) break;
    if (each.kind === "open") depth++;
    if (each.kind === "close" && --depth === 0) return signs + name + text.slice(open.span[0], each.span[1]);
  }
  return `${signs}${name}${open.kind === "open" && open.text === "{" ? "{…}" : "(…)"}`;
}

/** The text, or as much of it as a message can hold. */
export function shorten(written: string): string {
  return written.length <= LONGEST
    ? written
    : `${written.slice(0, LONGEST - 4).replace(/[\ud800-\udbff]$/, "")}…`;
}
