/**
 * Divisions, as they are worked from the left. A partial dividend is written without zeros in front, so when nothing
 * is left, only what was brought down stands there. The first partial dividend stands in the dividend; where the
 * dividend ends before it (3 : 8 = 0.375 begins with 30), it has a row of its own. In the form
 * without partial products the work begins at the first digit of the quotient, whatever it is.
 */
import type { Layout } from "../../syntax/layout.js";
import { RowWriter, type WriteOutOptions } from "./rows.js";

export interface DivisionCalculation {
  readonly kind: "division";
  /** Without its decimal point: 725 for 7.25. */
  readonly dividend: bigint;
  readonly decimals?: number;
  readonly divisor: bigint;
}

/** Short divisions below each other: the quotient of each is divided by the next divisor. */
export interface StackedDivisionCalculation {
  readonly kind: "stacked-division";
  readonly dividend: bigint;
  readonly divisors: readonly bigint[];
}

export function writeOutDivision(
  { dividend, decimals = 0, divisor }: DivisionCalculation,
  options: WriteOutOptions,
): Layout {
  const writer = new RowWriter(options);
  const { form = "long", zeroRows = "skipped", zeroRemainder = false, resultPlace = "above" } = options;
  const found = options.decimals ?? decimals;
  if (found < decimals) throw new RangeError("a quotient has at least the decimals of its dividend");
  // As if all were whole numbers; the last digit of the quotient then has the column `end`.
  const end = -found;
  const whole = writer.shift(dividend, found - decimals);
  const quotient = whole / divisor;
  const remainder = whole % divisor;
  writer.add("divisor", { value: divisor });
  writer.add("dividend", { value: dividend, right: -decimals, decimals });
  writer.add("quotient", { value: quotient, right: end, decimals: found });

  const partialDividend = (place: number): bigint =>
    writer.shift(whole, end - place) -
    divisor * writer.shift(quotient, end - place - 1) * BigInt(writer.base);
  const digitAt = (place: number): bigint => writer.shift(quotient, end - place) % BigInt(writer.base);
  const highest = Math.max(writer.lengthOf(quotient) - 1 + end, 0);
  let first = true;
  for (let place = highest; form !== "short" && place >= end; place--) {
    const digit = digitAt(place);
    const opening = first && form === "without-partial-products";
    if (digit === 0n && zeroRows === "skipped" && !opening) continue;
    if (!first || place < -decimals)
      writer.add("partial-dividend", { value: partialDividend(place), right: place, place });
    first = false;
    if (form === "without-partial-products") continue;
    const zeros = digit === 0n && zeroRows === "all-zeros";
    writer.add("partial-product", {
      value: divisor * digit,
      right: place,
      place,
      ...(zeros && { digits: writer.lengthOf(divisor) }),
    });
  }
  if (remainder > 0n || zeroRemainder) writer.add("remainder", { value: remainder, right: end });
  return { kind: "division", rows: writer.rows, resultPlace };
}

export function writeOutStackedDivision(
  { dividend, divisors }: StackedDivisionCalculation,
  options: WriteOutOptions,
): Layout {
  const writer = new RowWriter(options);
  const { zeroRemainder = false, resultPlace = "below" } = options;
  let current = dividend;
  for (const [i, divisor] of divisors.entries()) {
    writer.add("divisor", { value: divisor });
    if (i === 0) writer.add("dividend", { value: dividend });
    const remainder = current % divisor;
    current /= divisor;
    writer.add("quotient", { value: current });
    if (remainder > 0n || zeroRemainder) writer.add("remainder", { value: remainder });
  }
  const stacked = divisors.length > 1 && ({ stacked: true } as const);
  return { kind: "division", rows: writer.rows, ...stacked, resultPlace };
}
