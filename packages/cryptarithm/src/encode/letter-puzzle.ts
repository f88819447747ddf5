/**
 * From a true calculation and a key to the cryptarithm as it is printed: a formula in letters, or the calculation
 * written out with all its rows. Not done here: whether it has one solution.
 */
import { type Calculation, writeOut } from "../layout/calculate/calculation.js";
import type { CellOf, WriteOutOptions } from "../layout/calculate/rows.js";
import { digitsOf } from "../number/numeral.js";
import type { Layout } from "../syntax/layout.js";
import type { NumberCalculation } from "./read-calculation.js";

/** How a number is written. */
export type NumberText = (value: bigint) => string;

/** The letters by their digits. */
export function lettersByDigit(digits: Readonly<Record<string, number>>): string[] {
  const letters: string[] = [];
  for (const [letter, digit] of Object.entries(digits)) letters[digit] = letter;
  return letters;
}

/** Numbers in the letters of a key. */
export function inLetters(letters: readonly string[]): NumberText {
  return (value) =>
    digitsOf(value, letters.length)
      .map((digit) => letters[digit])
      .join("");
}

/** The calculation in one line of the language. */
export function formulaText(calculation: NumberCalculation, number: NumberText): string {
  const result = number(calculation.result);
  switch (calculation.kind) {
    case "sum": {
      const [first, ...rest] = calculation.terms;
      const more = rest.map(({ value, subtracted }) => ` ${subtracted ? "-" : "+"} ${number(value)}`);
      return `${number(first?.value ?? 0n)}${more.join("")} = ${result}`;
    }
    case "product":
      return `${calculation.factors.map(number).join(" * ")} = ${result}`;
    case "division": {
      const { dividend, divisor, remainder } = calculation;
      return remainder === 0n
        ? `${number(dividend)} / ${number(divisor)} = ${result}`
        : `${number(divisor)} * ${result} + ${number(remainder)} = ${number(dividend)}`;
    }
    case "root": {
      const { radicand, degree, remainder } = calculation;
      return remainder === 0n
        ? `${degree === 3 ? "∛" : "√"}${number(radicand)} = ${result}`
        : `${result}^${degree} + ${number(remainder)} = ${number(radicand)}`;
    }
  }
}

/** The rows of the calculation in letters; undefined for products of more than two numbers, which have none. */
export function letterLayout(
  calculation: NumberCalculation,
  letters: readonly string[],
  options: Omit<WriteOutOptions, "base" | "cellOf">,
): Layout | undefined {
  const written = calculationOf(calculation);
  const cellOf: CellOf = (digit) => ({ kind: "letter", letter: letters[digit] ?? "", span: [0, 0] });
  return written && writeOut(written, { ...options, base: letters.length, cellOf });
}

/** Whether there is more to be written than what is given and found. */
export function hasSteps(layout: Layout): boolean {
  return layout.rows.some(({ role }) => role === "partial-product" || role === "root-product");
}

function calculationOf(calculation: NumberCalculation): Calculation | undefined {
  switch (calculation.kind) {
    case "sum":
      return { kind: "sum", rows: [...calculation.terms, "result"] };
    case "product": {
      const [multiplicand, multiplier, more] = calculation.factors;
      if (multiplicand === undefined || multiplier === undefined || more !== undefined) return undefined;
      return { kind: "multiplication", multiplicand, multiplier };
    }
    case "division":
      return { kind: "division", dividend: calculation.dividend, divisor: calculation.divisor };
    case "root":
      return { kind: "root", radicand: calculation.radicand, degree: calculation.degree };
  }
}
