/**
 * Roots by groups of digits. Each digit of the root has a row of what is subtracted for it; a partial radicand is
 * written without zeros in front. When the row of a zero is skipped, the next group is brought down as well.
 */
import { integerRoot } from "../../number/natural.js";
import type { Layout } from "../../syntax/layout.js";
import { RowWriter, type WriteOutOptions } from "./rows.js";

export interface RootCalculation {
  readonly kind: "root";
  /** Without its decimal point. */
  readonly radicand: bigint;
  readonly decimals?: number;
  /** 2 or more; default 2. */
  readonly degree?: number;
}

export function writeOutRoot(
  { radicand, decimals = 0, degree = 2 }: RootCalculation,
  options: WriteOutOptions,
): Layout {
  const writer = new RowWriter(options);
  const { form = "long", zeroRows = "skipped", zeroRemainder = false, trialDivisors = false } = options;
  const found = options.decimals ?? Math.ceil(decimals / degree);
  if (found * degree < decimals) throw new RangeError("a root has at least the groups of its radicand");
  const end = -found;
  const whole = writer.shift(radicand, found * degree - decimals);
  const root = integerRoot(whole, degree);
  const remainder = whole - root ** BigInt(degree);
  writer.add("radicand", { value: radicand, right: -decimals, decimals });
  writer.add("root", { value: root, right: end, decimals: found });

  const base = BigInt(writer.base);
  /** The root as far as it is found at a place, as a whole number. */
  const foundAt = (place: number): bigint => writer.shift(root, end - place);
  const before = (place: number): bigint => foundAt(place + 1) * base;
  const power = (value: bigint): bigint => value ** BigInt(degree);
  const highest = Math.max(writer.lengthOf(root) - 1 + end, 0);
  let first = true;
  for (let place = highest; form !== "short" && place >= end; place--) {
    const digit = foundAt(place) % base;
    if (digit === 0n && zeroRows === "skipped") continue;
    const right = place * degree;
    if (!first || right < -decimals) {
      const partial = writer.shift(whole, end * degree - right) - power(before(place));
      writer.add("partial-radicand", { value: partial, right, place });
    }
    if (trialDivisors && degree === 2 && !first)
      writer.add("trial-divisor", { value: 2n * before(place) + digit, right, place });
    first = false;
    writer.add("root-product", { value: power(foundAt(place)) - power(before(place)), right, place });
  }
  if (remainder > 0n || zeroRemainder) writer.add("remainder", { value: remainder, right: end * degree });
  return { kind: "root", rows: writer.rows, degree, resultPlace: options.resultPlace ?? "above" };
}
