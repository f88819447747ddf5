/**
 * From a true calculation and a key to the cryptarithm as it is printed: a formula in letters, or the calculation
 * written out with all its rows. Not done here: whether it has one solution.
 */
import { type Calculation, writeOut } from "../layout/calculate/calculation.js";
import type { CellOf, WriteOutOptions } from "../layout/calculate/rows.js";
import type { Layout } from "../syntax/layout.js";
import {
  type DivisionsInARow,
  type FormulaOfNumbers,
  inLetters,
  type NumberCalculation,
  type NumberText,
  resultDecimals,
} from "./number-calculation.js";

/** The letters by their digits. */
export function lettersByDigit(digits: Readonly<Record<string, number>>): string[] {
  const letters: string[] = [];
  for (const [letter, digit] of Object.entries(digits)) letters[digit] = letter;
  return letters;
}

/** The calculation in one line of the language, in letters. */
export function letterFormula(calculation: NumberCalculation, letters: readonly string[]): string {
  return calculation.kind === "formula"
    ? formulaInLetters(calculation, letters)
    : formulaText(calculation, inLetters(letters));
}

/** The calculation in one line; with decimals it is written-out arithmetic, as a formula has none. */
function formulaText(calculation: Exclude<NumberCalculation, FormulaOfNumbers>, number: NumberText): string {
  const result = number(calculation.result, resultDecimals(calculation));
  switch (calculation.kind) {
    case "sum": {
      const [first, ...rest] = calculation.terms;
      const more = rest.map(
        ({ value, decimals, subtracted }) => ` ${subtracted ? "-" : "+"} ${number(value, decimals)}`,
      );
      return `${number(first?.value ?? 0n, first?.decimals)}${more.join("")} = ${result}`;
    }
    case "product": {
      const { factors, decimals = [] } = calculation;
      return `${factors.map((factor, i) => number(factor, decimals[i])).join(" * ")} = ${result}`;
    }
    case "division": {
      const { dividend, divisor, remainder } = calculation;
      return remainder === 0n
        ? `${number(dividend)} / ${number(divisor)} = ${result}`
        : `${number(divisor)} * ${result} + ${number(remainder)} = ${number(dividend)}`;
    }
    case "stacked-division":
      return divisionsText(calculation, number);
    case "root": {
      const { radicand, degree, remainder } = calculation;
      if (remainder > 0n) return `${result}^${degree} + ${number(remainder)} = ${number(radicand)}`;
      const root = degree === 2 ? "√" : degree === 3 ? "∛" : undefined;
      return root === undefined
        ? `root(${number(radicand)}, ${degree}) = ${result}`
        : `${root}${number(radicand)} = ${result}`;
    }
  }
}

/** Divisions without remainders are one chain; with remainders each is an equation. */
function divisionsText(
  { dividend, divisors, result, remainders }: DivisionsInARow,
  number: NumberText,
): string {
  if (remainders.every((remainder) => remainder === 0n))
    return `${[dividend, ...divisors].map((each) => number(each)).join(" / ")} = ${number(result)}`;
  let current = dividend;
  const equations = divisors.map((divisor, i) => {
    const whole = number(current);
    current /= divisor;
    const remainder = remainders[i] ?? 0n;
    const rest = remainder === 0n ? "" : ` + ${number(remainder)}`;
    return `${number(divisor)} * ${number(current)}${rest} = ${whole}`;
  });
  return equations.join("; ");
}

function formulaInLetters({ text, numbers }: FormulaOfNumbers, letters: readonly string[]): string {
  let written = "";
  let at = 0;
  for (const { digits, span } of [...numbers].sort((a, b) => a.span[0] - b.span[0])) {
    written += text.slice(at, span[0]) + digits.map((digit) => letters[digit] ?? "").join("");
    at = span[1];
  }
  return (written + text.slice(at)).trim();
}

/** The rows of the calculation in letters; undefined for what is not written below each other. */
export function letterLayout(
  calculation: NumberCalculation,
  letters: readonly string[],
  options: Omit<WriteOutOptions, "base" | "cellOf">,
): Layout | undefined {
  const written = calculationOf(calculation);
  const cellOf: CellOf = (digit) => ({ kind: "letter", letter: letters[digit] ?? "", span: [0, 0] });
  const decimals =
    calculation.kind === "division" || calculation.kind === "root" ? calculation.resultDecimals : undefined;
  const all = { ...options, ...(decimals !== undefined && { decimals }), base: letters.length, cellOf };
  return written && writeOut(written, all);
}

/** Whether there is more to be written than what is given and found. */
export function hasSteps(layout: Layout): boolean {
  return layout.rows.some(({ role }) => role === "partial-product" || role === "root-product");
}

/** Whether a formula cannot say it, as it has decimals. */
export function hasDecimals(calculation: NumberCalculation): boolean {
  switch (calculation.kind) {
    case "sum":
      return calculation.terms.some(({ decimals = 0 }) => decimals > 0);
    case "product":
      return (calculation.decimals ?? []).some((each) => each > 0);
    case "division":
    case "root":
      return (calculation.decimals ?? 0) > 0 || (calculation.resultDecimals ?? 0) > 0;
    default:
      return false;
  }
}

function calculationOf(calculation: NumberCalculation): Calculation | undefined {
  switch (calculation.kind) {
    case "sum":
      return { kind: "sum", rows: [...calculation.terms, "result"] };
    case "product": {
      const [multiplicand, multiplier, more] = calculation.factors;
      if (multiplicand === undefined || multiplier === undefined || more !== undefined) return undefined;
      const [above = 0, below = 0] = calculation.decimals ?? [];
      return { kind: "multiplication", multiplicand, multiplier, decimals: [above, below] };
    }
    case "division": {
      const { dividend, divisor, decimals = 0 } = calculation;
      return { kind: "division", dividend, divisor, decimals };
    }
    case "stacked-division":
      return { kind: "stacked-division", dividend: calculation.dividend, divisors: calculation.divisors };
    case "root": {
      const { radicand, degree, decimals = 0 } = calculation;
      return { kind: "root", radicand, degree, decimals };
    }
    case "formula":
      return undefined;
  }
}
