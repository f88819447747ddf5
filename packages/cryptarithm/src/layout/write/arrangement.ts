/** The ways to arrange a result and what it is the result of. */

/**
 * Where a quotient or root stands: above what is divided, behind `=` to its right, below it (short divisions only),
 * or under the divisor, beside an upright line, as in France and Russia.
 */
export type Arrangement = "above" | "right" | "below" | "french";
