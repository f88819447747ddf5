/**
 * The numbers and signs of a calculation such as `7375428 ÷ 1254 = 5881 r 654`. All that the simple forms need and no
 * more: whatever else is there is a mistake, and may still be a formula of the language.
 */

import { write } from "../syntax/advice.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { Span } from "../syntax/span.js";
import { say } from "../wording/say.js";
import { inDigits } from "./number-calculation.js";

/** A number without its point, or a sign. */
export type CalculationToken =
  | { readonly kind: "number"; readonly value: bigint; readonly decimals: number; readonly span: Span }
  | { readonly kind: "sign"; readonly sign: string; readonly span: Span };

/** What is wrong with a calculation, where. */
export class Mistake extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: string, message: string, span: Span, hint?: string) {
    super(message);
    this.diagnostic = { code, message, span, ...(hint === undefined ? {} : { hint }) };
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  "×": "*",
  "·": "*",
  x: "*",
  "÷": "/",
  ":": "/",
  sqrt: "√",
  cbrt: "∛",
  rem: "r",
};

/** More digits than any puzzle has. */
export const LONGEST = 200;
/** More characters than any has. */
const LONGEST_TEXT = 5000;
export const FORMS =
  "write for example 567+1085, 289*34, 7375428413/125473, √7923147955, 12.5*0.8 or 12^2+5^2=13^2";

/** Throws a `Mistake`; brackets say nothing that is needed where there is one number in them. */
export function calculationTokens(text: string, base: number): CalculationToken[] {
  const tokens: CalculationToken[] = [];
  // A letter that stands between digits is a sign where the base has no such digit.
  const words = base > 10 ? /[0-9A-Za-z]+(?:\.[0-9A-Za-z]+)?/y : /[0-9]+(?:\.[0-9]+)?|[A-Za-z]+/y;
  for (let at = 0; at < text.length; ) {
    words.lastIndex = at;
    const word = words.exec(text)?.[0] ?? String.fromCodePoint(text.codePointAt(at) ?? 0);
    const span: Span = [at, at + word.length];
    at += word.length;
    if (/^\s+$/.test(word)) continue;
    const sign = SIGNS[word] ?? word;
    const isName = /^(sqrt|cbrt|rem|[rR]|x)$/.test(word) && !isDigits(word, base);
    if (isName) tokens.push({ kind: "sign", sign: sign.toLowerCase(), span });
    else if (/^[0-9A-Za-z]/.test(word)) {
      // The degree of a root is said in words, not in digits of the base.
      const own = text[at] === "√" && /^\d+$/.test(word) ? 10 : base;
      tokens.push({ kind: "number", ...numberOf(word, span, own), span });
    } else if (/^[-+*/=√∛()]$/.test(sign)) tokens.push({ kind: "sign", sign, span });
    else throw new Mistake("calculation-form", strayMessage(word), span, say(FORMS));
  }
  return withoutNeedlessBrackets(tokens);
}

/** `√(150)` is `√150`. */
function withoutNeedlessBrackets(tokens: readonly CalculationToken[]): CalculationToken[] {
  const signAt = (i: number): string | undefined => {
    const token = tokens[i];
    return token?.kind === "sign" ? token.sign : undefined;
  };
  return tokens.filter(
    (_, i) =>
      !(signAt(i) === "(" && tokens[i + 1]?.kind === "number" && signAt(i + 2) === ")") &&
      !(signAt(i) === ")" && tokens[i - 1]?.kind === "number" && signAt(i - 2) === "("),
  );
}

function isDigits(word: string, base: number): boolean {
  // Names are small letters, digits are capitals as well.
  return word === word.toUpperCase() && [...word].every((digit) => Number.parseInt(digit, 36) < base);
}

function numberOf(
  word: string,
  span: Span,
  base: number,
): { readonly value: bigint; readonly decimals: number } {
  const [whole = "", fraction = ""] = word.split(".");
  let value = 0n;
  for (const [i, digit] of [...word].entries()) {
    if (digit === ".") continue;
    const each = Number.parseInt(digit, 36);
    if (each >= base) throw noDigit(digit, base, [span[0] + i, span[0] + i + 1]);
    value = value * BigInt(base) + BigInt(each);
  }
  if (whole.length > 1 && whole.startsWith("0")) {
    const hint = write(inDigits(base)(value, fraction.length));
    throw new Mistake("calculation-digit", say("{word} begins with 0", { word }), span, hint);
  }
  return { value, decimals: fraction.length };
}

/**
 * What is too long to be a puzzle, in any of the forms. It is asked before a text is read, since numbers and texts without
 * end take time that grows with the square of their length.
 */
export function longMistake(text: string): Mistake | undefined {
  const number = LONG_NUMBER.exec(text);
  if (number !== null) {
    const span: Span = [number.index, number.index + number[0].length];
    return new Mistake(
      "calculation-long",
      say("a number of more than {most} digits", { most: LONGEST }),
      span,
    );
  }
  if (text.length <= LONGEST_TEXT) return undefined;
  const message = say("a calculation of more than {most} characters", { most: LONGEST_TEXT });
  return new Mistake("calculation-long", message, [LONGEST_TEXT, text.length]);
}

const LONG_NUMBER = new RegExp(`[\\p{Nd}A-Za-z]{${LONGEST + 1},}`, "u");

/** A letter or digit that the base does not have. */
export function noDigit(digit: string, base: number, span: Span): Mistake {
  const isLetter = /[^0-9]/.test(digit) && base <= 10;
  const value = Number.parseInt(digit, 36);
  return new Mistake(
    "calculation-digit",
    isLetter
      ? say("{digit} is no digit", { digit })
      : say("base {base} has no digit {digit}", { base, digit }),
    span,
    isLetter || Number.isNaN(value)
      ? say("the calculation is written in digits; the key gives the letters")
      : say("base {base} has it", { base: value + 1 }),
  );
}

function strayMessage(sign: string): string {
  if (sign === ",") return say("numbers are written without commas; a decimal point is .");
  if (sign === ".") return say("a point can only stand between the digits of a number, as in 0.5");
  return say("{sign} has no meaning in a calculation", { sign });
}
