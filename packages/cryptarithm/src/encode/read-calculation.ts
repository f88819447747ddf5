/**
 * Reads a calculation in digits: a sum or difference, a product, a division, divisions in a row, a root, with its result
 * or without; anything else is read as a formula of the language. Whether a result that is given is right is said at
 * once, with the right one.
 */
import { integerRoot } from "../number/natural.js";
import { write } from "../syntax/advice.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { Span } from "../syntax/span.js";
import { say } from "../wording/say.js";
import {
  type CalculationToken,
  calculationTokens,
  FORMS,
  longMistake,
  Mistake,
} from "./calculation-tokens.js";
import type { CalculationChoice } from "./choices.js";
import {
  inDigits,
  lastRemainder,
  type NumberCalculation,
  type NumberText,
  resultDecimals,
} from "./number-calculation.js";
import { readNumberFormula } from "./number-formula.js";

export type ReadCalculation =
  | { readonly ok: true; readonly calculation: NumberCalculation }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Reads a calculation; a mistake in it is a value. */
export function readCalculation(
  text: string,
  base: number,
  options: CalculationChoice = {},
): ReadCalculation {
  const long = longMistake(text);
  if (long !== undefined) return { ok: false, diagnostic: long.diagnostic };
  const simple = attempt(() => new Reader(text, base, options.decimals ?? 0).read());
  if (simple.ok || !MAYBE_FORMULA.has(simple.diagnostic.code)) return simple;
  const formula = attempt(() => readNumberFormula(text, base, options));
  // What has the signs of the simple forms only is told in their words, unless it is a formula of another result.
  const isTold = formula.ok || FORMULA_MISTAKES.has(formula.diagnostic.code) || !isSimple(text, base);
  return isTold ? formula : simple;
}

/** Mistakes that say no more than that it is none of the simple forms. */
const MAYBE_FORMULA: ReadonlySet<string> = new Set([
  "calculation-form",
  "calculation-digit",
  "calculation-negative",
]);

const FORMULA_MISTAKES: ReadonlySet<string> = new Set(["calculation-decimals", "calculation-false"]);

const isSimple = (text: string, base: number): boolean =>
  base > 10 ? /^[\w\s.,+−–\-*×·/÷:=√∛]*$/.test(text) : /^[\dA-Zrx\s.,+−–\-*×·/÷:=√∛]*$/.test(text);

function attempt(read: () => NumberCalculation): ReadCalculation {
  try {
    return { ok: true, calculation: read() };
  } catch (error) {
    if (error instanceof Mistake) return { ok: false, diagnostic: error.diagnostic };
    throw error;
  }
}

/** The result that the text has, to be compared. */
interface Stated {
  readonly result: bigint;
  readonly decimals: number;
  readonly remainder: bigint;
  readonly span: Span;
}

interface ReadNumber {
  readonly value: bigint;
  readonly decimals: number;
}

const DEGREES: Readonly<Record<string, number>> = { "√": 2, "∛": 3 };
/** Higher roots of numbers that can be typed are 1. */
const HIGHEST_DEGREE = 99n;

class Reader {
  readonly #text: string;
  readonly #base: bigint;
  readonly #number: NumberText;
  readonly #tokens: readonly CalculationToken[];
  readonly #stated: Stated | undefined;
  readonly #decimals: number;
  #at = 0;
  #end: number;

  constructor(text: string, base: number, decimals: number) {
    this.#text = text;
    this.#base = BigInt(base);
    this.#number = inDigits(base);
    this.#tokens = calculationTokens(text, base);
    this.#end = this.#tokens.length;
    this.#stated = this.#readStated();
    this.#decimals = Math.max(decimals, this.#stated?.decimals ?? 0);
  }

  read(): NumberCalculation {
    const calculation = this.#left();
    if (this.#at < this.#end) throw this.#wrong(say("several kinds of signs, or more than one calculation"));
    const stated = this.#stated;
    if (stated === undefined) return calculation;
    const decimals = resultDecimals(calculation);
    const remainder = lastRemainder(calculation);
    const result = "result" in calculation ? calculation.result : 0n;
    const isRight =
      result * this.#base ** BigInt(stated.decimals) === stated.result * this.#base ** BigInt(decimals);
    if (isRight && stated.remainder === remainder) return calculation;
    const right = this.#number(result, decimals) + (remainder > 0n ? ` r ${this.#number(remainder)}` : "");
    const end = this.#text.indexOf("=");
    throw new Mistake(
      "calculation-false",
      say("{what} is {number}", { what: this.#text.slice(0, end).trim(), number: right }),
      stated.span,
      say("write {example}, or leave the result out", { example: `= ${right}` }),
    );
  }

  #left(): NumberCalculation {
    const degree = this.#degree();
    if (degree !== undefined) return this.#root(degree);
    const first = this.#natural();
    const sign = this.#sign();
    if (sign === "+" || sign === "-") return this.#sum(first);
    if (sign === "*") return this.#product(first);
    if (sign === "/") return this.#division(first);
    throw this.#wrong(say("this is no sum, difference, product, division or root"));
  }

  /** `√`, `∛` or `4√`. */
  #degree(): number | undefined {
    const sign = this.#sign();
    const known = DEGREES[sign ?? ""];
    if (known !== undefined) {
      this.#at++;
      return known;
    }
    const [number, after] = [this.#tokens[this.#at], this.#tokens[this.#at + 1]];
    if (number?.kind !== "number" || after?.kind !== "sign" || after.sign !== "√") return undefined;
    if (number.decimals > 0 || number.value < 2n || number.value > HIGHEST_DEGREE) {
      const message = say("the degree of a root is a whole number from 2 to 99");
      throw new Mistake("calculation-form", message, number.span);
    }
    this.#at += 2;
    return Number(number.value);
  }

  #root(degree: number): NumberCalculation {
    const { value, decimals } = this.#natural();
    const found = Math.max(this.#decimals, Math.ceil(decimals / degree));
    const whole = value * this.#base ** BigInt(found * degree - decimals);
    const result = integerRoot(whole, degree);
    const remainder = whole - result ** BigInt(degree);
    return {
      kind: "root",
      radicand: value,
      ...(decimals > 0 && { decimals }),
      degree,
      result,
      ...(found > 0 && { resultDecimals: found }),
      remainder,
    };
  }

  #sum(first: ReadNumber): NumberCalculation {
    const terms = [{ ...first, subtracted: false }];
    for (let sign = this.#sign(); sign === "+" || sign === "-"; sign = this.#sign()) {
      this.#at++;
      terms.push({ ...this.#natural(), subtracted: sign === "-" });
    }
    const decimals = Math.max(...terms.map((term) => term.decimals));
    let result = 0n;
    for (const term of terms) {
      const value = term.value * this.#base ** BigInt(decimals - term.decimals);
      result += term.subtracted ? -value : value;
    }
    if (result < 0n) {
      const message = say("{what} is negative", { what: this.#text.slice(0, this.#before()[1]).trim() });
      const hint = say("results are 0 or more; with = {number} it is a formula", {
        number: `-${this.#number(-result, decimals)}`,
      });
      throw new Mistake("calculation-negative", message, this.#before(), hint);
    }
    return {
      kind: "sum",
      terms: terms.map(({ value, decimals: own, subtracted }) => ({
        value,
        ...(own > 0 && { decimals: own }),
        subtracted,
      })),
      result,
    };
  }

  #product(first: ReadNumber): NumberCalculation {
    const factors = [first];
    while (this.#sign() === "*") {
      this.#at++;
      factors.push(this.#natural());
    }
    const hasDecimals = factors.some(({ decimals }) => decimals > 0);
    if (hasDecimals && factors.length > 2) {
      const message = say(
        "a product of more than two numbers has no decimals here, as it is not written below each other",
      );
      throw new Mistake(
        "calculation-decimals",
        message,
        this.#before(),
        say("use whole numbers, or two factors"),
      );
    }
    return {
      kind: "product",
      factors: factors.map(({ value }) => value),
      ...(hasDecimals && { decimals: factors.map(({ decimals }) => decimals) }),
      result: factors.reduce((product, { value }) => product * value, 1n),
    };
  }

  #division({ value: dividend, decimals }: ReadNumber): NumberCalculation {
    const divisors: bigint[] = [];
    while (this.#sign() === "/") {
      this.#at++;
      divisors.push(this.#divisor(dividend, decimals));
    }
    const [divisor = 1n, ...more] = divisors;
    if (more.length > 0) return this.#divisionsInARow(dividend, decimals, divisors);
    const found = Math.max(this.#decimals, decimals);
    const whole = dividend * this.#base ** BigInt(found - decimals);
    return {
      kind: "division",
      dividend,
      ...(decimals > 0 && { decimals }),
      divisor,
      result: whole / divisor,
      ...(found > 0 && { resultDecimals: found }),
      remainder: whole % divisor,
    };
  }

  #divisionsInARow(dividend: bigint, decimals: number, divisors: readonly bigint[]): NumberCalculation {
    if (decimals > 0 || this.#decimals > 0) {
      const message = say("several divisions in a row have no decimals here");
      throw new Mistake("calculation-decimals", message, this.#before(), say("use whole numbers"));
    }
    let result = dividend;
    const remainders: bigint[] = [];
    for (const divisor of divisors) {
      remainders.push(result % divisor);
      result /= divisor;
    }
    return { kind: "stacked-division", dividend, divisors, result, remainders };
  }

  #divisor(dividend: bigint, dividendDecimals: number): bigint {
    const { value, decimals } = this.#natural();
    if (value === 0n)
      throw new Mistake("calculation-zero-divisor", say("nothing can be divided by 0"), this.#before());
    if (decimals === 0) return value;
    const more = dividendDecimals - decimals;
    const shifted = this.#number(dividend * this.#base ** BigInt(Math.max(0, -more)), Math.max(0, more));
    const message = say("a divisor has no decimals when a division is written out");
    throw new Mistake(
      "calculation-decimals",
      message,
      this.#before(),
      say("write {example}, which is the same", { example: `${shifted}/${this.#number(value)}` }),
    );
  }

  /** Reads what stands behind the first equals sign, which ends the calculation itself. */
  #readStated(): Stated | undefined {
    const equals = this.#tokens.findIndex((token) => token.kind === "sign" && token.sign === "=");
    if (equals < 0) return undefined;
    if (equals === this.#tokens.length - 1) {
      this.#end = equals;
      return undefined;
    }
    this.#at = equals + 1;
    const from = this.#tokens[this.#at]?.span[0] ?? 0;
    const { value: result, decimals } = this.#natural();
    const hasRemainder = this.#sign() === "r";
    if (hasRemainder) this.#at++;
    const remainder = hasRemainder ? this.#whole() : 0n;
    const span: Span = [from, this.#before()[1]];
    if (this.#at < this.#tokens.length) throw this.#wrong(say("the calculation goes on behind its result"));
    this.#at = 0;
    this.#end = equals;
    return { result, decimals, remainder, span };
  }

  #sign(): string | undefined {
    const token = this.#at < this.#end ? this.#tokens[this.#at] : undefined;
    return token?.kind === "sign" ? token.sign : undefined;
  }

  #natural(): ReadNumber {
    const token = this.#at < this.#end ? this.#tokens[this.#at] : undefined;
    if (token?.kind !== "number") throw this.#wrong(say("here a number is missing"));
    this.#at++;
    return { value: token.value, decimals: token.decimals };
  }

  #whole(): bigint {
    const { value, decimals } = this.#natural();
    if (decimals === 0) return value;
    const message = say("a remainder is counted in units of the last digit, without a point");
    throw new Mistake("calculation-decimals", message, this.#before(), write(`r ${this.#number(value)}`));
  }

  #before(): Span {
    return this.#tokens[this.#at - 1]?.span ?? [0, 0];
  }

  #wrong(message: string): Mistake {
    const end = this.#text.length;
    return new Mistake("calculation-form", message, this.#tokens[this.#at]?.span ?? [end, end], say(FORMS));
  }
}
