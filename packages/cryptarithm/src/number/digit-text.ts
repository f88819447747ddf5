/** How a digit is written in any base: 0–9, then A–Z. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A digit as it is written in a number: 10 is A. */
export function digitText(digit: number): string {
  return DIGITS[digit] ?? "";
}
