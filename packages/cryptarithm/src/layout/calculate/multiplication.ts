/**
 * Multiplications. The partial products stand in the order of the multiplier's digits from the units on. A multiplier
 * of one digit has no partial products, as the only one would be the product. Factors with decimals are
 * written as if they had none, with a point in them; so all columns are counted from the last digit.
 */
import { digitsOf } from "../../number/numeral.js";
import type { Layout } from "../../syntax/layout.js";
import { RowWriter, type WriteOutOptions } from "./rows.js";

export interface MultiplicationCalculation {
  readonly kind: "multiplication";
  /** Without their decimal points: 15 for 1.5. */
  readonly multiplicand: bigint;
  readonly multiplier: bigint;
  /** How many decimals the multiplicand and the multiplier have; default none. */
  readonly decimals?: readonly [multiplicand: number, multiplier: number];
}

export function writeOutMultiplication(
  { multiplicand, multiplier, decimals: [above, below] = [0, 0] }: MultiplicationCalculation,
  options: WriteOutOptions,
): Layout {
  const writer = new RowWriter(options);
  const { form = "long", zeroRows = "skipped", zerosBehind = false } = options;
  writer.add("multiplicand", { value: multiplicand, decimals: above });
  writer.add("multiplier", { value: multiplier, decimals: below });
  const digits = digitsOf(multiplier, writer.base).reverse();
  // 0.61 is written with three digits.
  const width = Math.max(writer.lengthOf(multiplicand), above + 1);
  if (form === "long" && digits.length > 1) {
    for (const [place, digit] of digits.entries()) {
      if (digit === 0 && zeroRows === "skipped") continue;
      const behind = zerosBehind ? place : 0;
      const zeros = digit === 0 && zeroRows === "all-zeros" ? width : 1;
      writer.add("partial-product", {
        value: writer.shift(multiplicand * BigInt(digit), behind),
        right: place - behind,
        place,
        digits: zeros + behind,
      });
    }
  }
  writer.add("product", { value: multiplicand * multiplier, decimals: above + below });
  return { kind: "multiplication", rows: writer.rows };
}
