/** What a setter may choose: how a calculation is read and printed, and what may be changed so that it has one solution. */
import type { WriteOutOptions } from "../layout/calculate/rows.js";
import type { LayoutStyle } from "../layout/write/write-layout.js";
import type { RuleOptions } from "../semantics/rules.js";

/** Which numbers of a formula become words. */
export interface NumberChoice {
  /** Whether an exponent, and the degree of `root(…, 3)`, stays a number (default) or becomes a word. */
  readonly exponents?: "digits" | "letters";
  /** Numbers that stay numbers wherever they stand in a formula, as they are written. */
  readonly keep?: Iterable<string>;
}

/** How a calculation is read. */
export interface CalculationChoice extends NumberChoice {
  /** How many decimals a quotient or root has at least; default as many as its result is given with. */
  readonly decimals?: number;
}

/** Which rows are written. */
type RowChoice = Pick<
  WriteOutOptions,
  "zeroRows" | "form" | "zerosBehind" | "zeroRemainder" | "trialDivisors"
>;

/** How a calculation is printed. */
export interface PrintChoice extends RowChoice {
  /** Whether all rows are written; default for divisions and roots, but not for sums and products. */
  readonly layout?: boolean;
  /** Where the quotient or root stands, or "line" or "codebusters" for one line. */
  readonly style?: LayoutStyle;
}

/** One option with the value that leaves one solution. */
export type OptionChange = Pick<PrintChoice, "layout" | keyof RowChoice> &
  Pick<RuleOptions, "loneZero" | "literals">;
