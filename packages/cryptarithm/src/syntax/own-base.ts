/**
 * The base that a word or number has of its own: `AB@7`, `12@16`. It stands directly behind, in base ten, and says how
 * the places count; which digits there are at all is the business of the puzzle's base.
 */

import { say } from "../wording/say.js";
import { write } from "./advice.js";
import type { Diagnostic } from "./diagnostic.js";
import { mistake } from "./mistakes.js";
import { shorten } from "./shown.js";
import type { Span } from "./span.js";

const BASE = /[@\uff20](\d*)([\p{L}\p{N}_?]*)/uy;

/** Whether the sign stands at a place. */
export function isOwnBase(text: string, at: number): boolean {
  const sign = text.charCodeAt(at);
  return sign === 0x40 || sign === 0xff20;
}

/** The base that stands at a place, behind what began at `from`, and where it ends; or what is wrong with it. */
export function readOwnBase(
  text: string,
  from: number,
  at: number,
): { readonly base: number; readonly to: number } | { readonly mistake: Diagnostic; readonly to: number } {
  BASE.lastIndex = at;
  const [whole = "", digits = "", more = ""] = BASE.exec(text) ?? [];
  const to = at + whole.length;
  const span: Span = [from, to];
  const written = shorten(text.slice(from, at));
  const base = Number(digits);
  if (more !== "" || digits === "" || base < 2 || base > 36 || digits[0] === "0")
    return {
      mistake: mistake(
        "own-base",
        span,
        say("behind @ stands a base, and a base is a whole number from 2 to 36"),
        write(`${written}@7`),
      ),
      to,
    };
  if (written.includes("."))
    return {
      mistake: mistake("own-base", span, say("a number with a point has no base of its own"), write(written)),
      to,
    };
  return { base, to };
}

/** The diagnostic for the sign where it has no word or number before it. */
export function strayBase(text: string, at: number): { readonly mistake: Diagnostic; readonly to: number } {
  BASE.lastIndex = at;
  const to = at + (BASE.exec(text)?.[0].length ?? 1);
  const message = say("@ stands directly behind a word or number, whose base it gives");
  return { mistake: mistake("own-base", [at, to], message, write("AB@7")), to };
}
