/**
 * Calculations with numbers near those of a setter's: one number a little larger or smaller, the least changes first. A
 * division or root that leaves nothing is changed so that nothing is left: in its divisor, quotient or root.
 */
import { fromDigits } from "../number/numeral.js";
import { inDigits, type NumberCalculation, type NumberText } from "./number-calculation.js";

/** How much smaller or larger a number is made at most. */
const FARTHEST = 30n;

/** Texts of calculations without their results, each once. */
export function* nearbyCalculations(calculation: NumberCalculation, base: number): Generator<string> {
  const made = madeOf(calculation, base);
  if (made === undefined) return;
  const seen = new Set([made.text(made.numbers)]);
  for (let step = 1n; step <= FARTHEST; step++) {
    for (const change of [step, -step]) {
      for (const [i, number] of made.numbers.entries()) {
        if (number + change < 2n) continue;
        const text = made.text(made.numbers.map((each, at) => (at === i ? each + change : each)));
        if (seen.has(text)) continue;
        seen.add(text);
        yield text;
      }
    }
  }
}

/** The numbers that may be changed, and how a calculation is made of them. */
interface Made {
  readonly numbers: readonly bigint[];
  readonly text: (numbers: readonly bigint[]) => string;
}

function madeOf(calculation: NumberCalculation, base: number): Made | undefined {
  const number: NumberText = inDigits(base);
  switch (calculation.kind) {
    case "sum": {
      const { terms } = calculation;
      const written = (value: bigint, i: number): string => {
        const { decimals, subtracted } = terms[i] ?? { subtracted: false };
        return (i === 0 ? "" : subtracted ? "-" : "+") + number(value, decimals);
      };
      return { numbers: terms.map(({ value }) => value), text: (all) => all.map(written).join("") };
    }
    case "product": {
      const { factors, decimals = [] } = calculation;
      return { numbers: factors, text: (all) => all.map((each, i) => number(each, decimals[i])).join("*") };
    }
    case "division": {
      const { dividend, divisor, result, remainder, decimals, resultDecimals } = calculation;
      if (resultDecimals !== undefined || decimals !== undefined)
        return { numbers: [dividend], text: ([all = 0n]) => `${number(all, decimals)}/${number(divisor)}` };
      if (remainder > 0n)
        return { numbers: [dividend, divisor], text: ([a = 0n, b = 1n]) => `${number(a)}/${number(b)}` };
      return { numbers: [divisor, result], text: ([a = 1n, b = 0n]) => `${number(a * b)}/${number(a)}` };
    }
    case "root": {
      const { radicand, degree, result, remainder, decimals, resultDecimals } = calculation;
      const sign = degree === 2 ? "√" : degree === 3 ? "∛" : `${degree}√`;
      if (remainder > 0n || resultDecimals !== undefined)
        return { numbers: [radicand], text: ([all = 0n]) => sign + number(all, decimals) };
      return { numbers: [result], text: ([all = 0n]) => sign + number(all ** BigInt(degree)) };
    }
    case "stacked-division": {
      const { dividend, divisors } = calculation;
      return { numbers: [dividend, ...divisors], text: (all) => all.map((each) => number(each)).join("/") };
    }
    case "formula": {
      const { open, numbers, text } = calculation;
      if (open === undefined) return undefined;
      const start = text.indexOf(open);
      const end = start + open.length;
      const inside = numbers.filter(({ span }) => span[0] >= start && span[1] <= end);
      const values = inside.map(({ digits }) => fromDigits(digits, base));
      const spliced = (all: readonly bigint[]): string => {
        let written = "";
        let at = start;
        for (const [i, { span }] of inside.entries()) {
          written += text.slice(at, span[0]) + number(all[i] ?? 0n);
          at = span[1];
        }
        return written + text.slice(at, end);
      };
      return { numbers: values, text: spliced };
    }
  }
}
