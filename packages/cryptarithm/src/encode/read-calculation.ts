/**
 * Reads a calculation in digits: a sum or difference, a product, a division, a square or cube root, with its result or
 * without. Whether a result that is given is right is said at once, with the right one. Natural numbers only.
 */
import { digitText } from "../number/digit-text.js";
import { integerRoot } from "../number/natural.js";
import { digitsOf } from "../number/numeral.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { Span } from "../syntax/span.js";

/** A calculation that is true. */
export type NumberCalculation =
  | {
      readonly kind: "sum";
      readonly terms: readonly { readonly value: bigint; readonly subtracted: boolean }[];
      readonly result: bigint;
    }
  | { readonly kind: "product"; readonly factors: readonly bigint[]; readonly result: bigint }
  | {
      readonly kind: "division";
      readonly dividend: bigint;
      readonly divisor: bigint;
      readonly result: bigint;
      readonly remainder: bigint;
    }
  | {
      readonly kind: "root";
      readonly radicand: bigint;
      readonly degree: number;
      readonly result: bigint;
      readonly remainder: bigint;
    };

export type ReadCalculation =
  | { readonly ok: true; readonly calculation: NumberCalculation }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

interface Token {
  readonly text: string;
  /** Of a number. */
  readonly value?: bigint;
  readonly span: Span;
}

/** What is wrong with a calculation, where. */
class Mistake extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: string, message: string, span: Span, hint?: string) {
    super(message);
    this.diagnostic = { code, message, span, ...(hint === undefined ? {} : { hint }) };
  }
}

/** A natural number as it is written in a base. */
export const numeral = (value: bigint, base: number): string => digitsOf(value, base).map(digitText).join("");

/** Reads a calculation; a mistake in it is a value. */
export function readCalculation(text: string, base: number): ReadCalculation {
  try {
    return { ok: true, calculation: new Reader(text, base).read() };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, diagnostic: error.diagnostic };
    throw error;
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
const DEGREES: Readonly<Record<string, number>> = { "√": 2, "∛": 3 };
const FORMS = "write for example 567+1085, 289*34, 7375428413/125473, √7923147955 or ∛12977875";

class Reader {
  readonly #text: string;
  readonly #base: number;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string, base: number) {
    this.#text = text;
    this.#base = base;
    this.#tokens = tokensOf(text, base);
  }

  read(): NumberCalculation {
    const calculation = this.#left();
    const stated = this.#stated();
    if (stated === undefined) return calculation;
    const remainder = "remainder" in calculation ? calculation.remainder : 0n;
    if (stated.result === calculation.result && stated.remainder === remainder) return calculation;
    const right = `${this.#number(calculation.result)}${remainder > 0n ? ` r ${this.#number(remainder)}` : ""}`;
    const end = this.#text.indexOf("=");
    throw new Mistake(
      "calculation-false",
      `${this.#text.slice(0, end).trim()} is ${right}`,
      stated.span,
      `write = ${right}, or leave the result out`,
    );
  }

  #left(): NumberCalculation {
    const degree = DEGREES[this.#sign() ?? ""];
    if (degree !== undefined) {
      this.#at++;
      const radicand = this.#natural();
      const result = integerRoot(radicand, degree);
      return { kind: "root", radicand, degree, result, remainder: radicand - result ** BigInt(degree) };
    }
    const first = this.#natural();
    const sign = this.#sign();
    if (sign === "+" || sign === "-") return this.#sum(first);
    if (sign === "*") return this.#product(first);
    if (sign === "/") return this.#division(first);
    throw this.#wrong("this is no sum, difference, product, division or root");
  }

  #sum(first: bigint): NumberCalculation {
    const terms = [{ value: first, subtracted: false }];
    let result = first;
    for (let sign = this.#sign(); sign === "+" || sign === "-"; sign = this.#sign()) {
      this.#at++;
      const value = this.#natural();
      terms.push({ value, subtracted: sign === "-" });
      result += sign === "-" ? -value : value;
      if (result < 0n) {
        const message = `${this.#text.slice(0, this.#before()[1]).trim()} is negative`;
        throw new Mistake(
          "calculation-negative",
          message,
          this.#before(),
          "numbers and results are 0 or more",
        );
      }
    }
    return { kind: "sum", terms, result };
  }

  #product(first: bigint): NumberCalculation {
    const factors = [first];
    while (this.#sign() === "*") {
      this.#at++;
      factors.push(this.#natural());
    }
    return { kind: "product", factors, result: factors.reduce((product, factor) => product * factor) };
  }

  #division(dividend: bigint): NumberCalculation {
    this.#at++;
    const divisor = this.#natural();
    if (divisor === 0n)
      throw new Mistake("calculation-zero-divisor", "nothing can be divided by 0", this.#before());
    return {
      kind: "division",
      dividend,
      divisor,
      result: dividend / divisor,
      remainder: dividend % divisor,
    };
  }

  /** The result that the text has, to be compared. */
  #stated(): { readonly result: bigint; readonly remainder: bigint; readonly span: Span } | undefined {
    if (this.#at === this.#tokens.length) return undefined;
    if (this.#sign() !== "=") throw this.#wrong("several kinds of signs, or more than one calculation");
    this.#at++;
    if (this.#at === this.#tokens.length) return undefined;
    const from = this.#tokens[this.#at]?.span[0] ?? 0;
    const result = this.#natural();
    const hasRemainder = this.#sign() === "r";
    if (hasRemainder) this.#at++;
    const remainder = hasRemainder ? this.#natural() : 0n;
    const span: Span = [from, this.#before()[1]];
    if (this.#at < this.#tokens.length) throw this.#wrong("the calculation goes on behind its result");
    return { result, remainder, span };
  }

  #sign(): string | undefined {
    const token = this.#tokens[this.#at];
    return token === undefined || token.value !== undefined ? undefined : token.text;
  }

  #natural(): bigint {
    const { value } = this.#tokens[this.#at] ?? {};
    if (value === undefined) throw this.#wrong("here a number is missing");
    this.#at++;
    return value;
  }

  #before(): Span {
    return this.#tokens[this.#at - 1]?.span ?? [0, 0];
  }

  #wrong(message: string): Mistake {
    const end = this.#text.length;
    return new Mistake("calculation-form", message, this.#tokens[this.#at]?.span ?? [end, end], FORMS);
  }

  #number(value: bigint): string {
    return numeral(value, this.#base);
  }
}

/** More digits than any puzzle has. */
const LONGEST = 200;

/** Numbers, signs and names; brackets say nothing that is needed where there is one number in them. */
function tokensOf(text: string, base: number): Token[] {
  const tokens: Token[] = [];
  // A letter that stands between digits is a sign where the base has no such digit.
  const words = base > 10 ? /[0-9A-Za-z]+/y : /[0-9]+|[A-Za-z]+/y;
  for (let at = 0; at < text.length; ) {
    words.lastIndex = at;
    const word = words.exec(text)?.[0] ?? (String.fromCodePoint(text.codePointAt(at) ?? 0) as string);
    const span: Span = [at, at + word.length];
    at += word.length;
    if (/^[\s()]*$/.test(word)) continue;
    const sign = SIGNS[word] ?? word;
    const isName = /^(sqrt|cbrt|rem|[rR]|x)$/.test(word) && !isDigits(word, base);
    if (isName) tokens.push({ text: sign.toLowerCase(), span });
    else if (/^[0-9A-Za-z]/.test(word)) tokens.push({ text: word, value: numberOf(word, span, base), span });
    else if (/^[-+*/=√∛]$/.test(sign)) tokens.push({ text: sign, span });
    else throw strayMistake(word, span);
  }
  return tokens;
}

function isDigits(word: string, base: number): boolean {
  // Names are small letters, digits are capitals as well.
  return word === word.toUpperCase() && [...word].every((digit) => Number.parseInt(digit, 36) < base);
}

function numberOf(word: string, span: Span, base: number): bigint {
  let value = 0n;
  for (const [i, digit] of [...word].entries()) {
    const each = Number.parseInt(digit, 36);
    if (each >= base) {
      const isLetter = /[A-Za-z]/.test(digit) && base <= 10;
      throw new Mistake(
        "calculation-digit",
        isLetter ? `${digit} is no digit` : `base ${base} has no digit ${digit}`,
        [span[0] + i, span[0] + i + 1],
        isLetter
          ? "the calculation is written in digits; the key gives the letters"
          : `base ${each + 1} has it`,
      );
    }
    value = value * BigInt(base) + BigInt(each);
  }
  if (word.length > 1 && word.startsWith("0"))
    throw new Mistake("calculation-digit", `${word} begins with 0`, span, `write ${numeral(value, base)}`);
  if (word.length > LONGEST)
    throw new Mistake("calculation-digit", `a number of more than ${LONGEST} digits`, span);
  return value;
}

function strayMistake(sign: string, span: Span): Mistake {
  const isPoint = sign === "." || sign === ",";
  return new Mistake(
    "calculation-form",
    isPoint ? "numbers here are whole" : `${sign} has no meaning in a calculation`,
    span,
    isPoint ? "leave decimals out and write no commas between thousands" : FORMS,
  );
}
