/** The greatest common divisor of two whole numbers (Euclid), 0 or more; with 0, the other one. */
export function commonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : commonDivisor(b, a % b);
}
