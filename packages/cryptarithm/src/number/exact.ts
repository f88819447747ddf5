/**
 * Exact real numbers, the truth of the whole system: everything fast is tested against them.
 *
 * An `Exact` is a bigint for every integer of up to 100,000 digits, else a reduced `Rational`, else a
 * `Real`: an expression whose sign, equality and whole part are decided by proofs, never by rounding.
 * "No value" (a division by zero) is `undefined`; a question beyond the limits throws `Undecided`.
 * This file lists the names; how each works stands in the file it comes from.
 *
 * @example
 * equals(add(root(7n, 2n)!, root(28n, 2n)!), root(63n, 2n)!) // true
 * modulo(power(9n, power(9n, power(9n, 9n)!)!)!, 7n)         // 1n
 */
import { fromFraction as fraction } from "./rational.js";
import type { Exact } from "./real.js";

export { add, multiply, negate, subtract } from "./arithmetic.js";
export { compare, equals, sign } from "./decide.js";
export { floorDivide, modulo } from "./division.js";
export { absolute, divide, power, root } from "./power.js";
export { Rational } from "./rational.js";
export type { Exact } from "./real.js";
export { floor, toInteger } from "./rounding.js";
export { bounds, toText } from "./text.js";
export { Undecided } from "./undecided.js";

/** n/d in lowest terms. Throws a RangeError for d = 0. */
export function fromFraction(n: bigint, d: bigint): Exact {
  return fraction(n, d);
}
