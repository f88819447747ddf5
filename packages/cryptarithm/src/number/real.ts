/** Numbers that are neither integers nor fractions nor small enough to be written down. */
import { Undecided } from "./undecided.js";
import { Rational } from "./rational.js";

/** A real number kept as an expression. */
export class Real {
  readonly text: string = "≈ ?";
}

/** An exact real number: a bigint for every integer within the limit, else a fraction, else an expression. */
export type Exact = bigint | Rational | Real;

/** Not built yet. */
export function unfinished(): never {
  throw new Undecided("irrational or huge numbers are not supported yet");
}
