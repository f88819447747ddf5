/** Division with remainder on exact numbers: whatever has a quotient has a whole part of it. */
import { multiply, subtract } from "./arithmetic.js";
import { divide } from "./power.js";
import { floorQuotient } from "./rational.js";
import type { Exact } from "./real.js";
import { floor } from "./rounding.js";

/** The largest integer not above a / b; no value for b = 0. */
export function floorDivide(a: Exact, b: Exact): Exact | undefined {
  if (typeof a === "bigint" && typeof b === "bigint") return b === 0n ? undefined : floorQuotient(a, b);
  const quotient = divide(a, b);
  return quotient === undefined ? undefined : floor(quotient);
}

/** a - b * floor(a / b), which has the sign of b; no value for b = 0. */
export function modulo(a: Exact, b: Exact): Exact | undefined {
  if (typeof a === "bigint" && typeof b === "bigint") {
    if (b === 0n) return undefined;
    const r = a % b;
    return r !== 0n && r < 0n !== b < 0n ? r + b : r;
  }
  const quotient = floorDivide(a, b);
  return quotient === undefined ? undefined : subtract(a, multiply(b, quotient));
}
