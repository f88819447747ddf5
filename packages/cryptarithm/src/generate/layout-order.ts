/**
 * All numbers below a total in an order that spreads evenly, in parts, and without memory: strides from a start,
 * both chosen at random.
 */
import type { Random } from "../number/random.js";

/** The numbers of one of so many parts; all parts together have each number below the total (at most 2^52) once. */
export function* spreadNumbers(
  total: number,
  [part, parts]: readonly [number, number],
  random: Random,
): Generator<number, void> {
  const unit = (): number => random.integer(2 ** 32) / 2 ** 32;
  // Near the golden section strides fill every part of the range evenly.
  let stride = Math.max(1, Math.floor(total * (0.55 + 0.13 * unit())));
  while (commonDivisor(total, stride) !== 1) stride++;
  const start = Math.floor(total * unit());
  const from = Math.floor(total * (part / parts));
  const to = Math.floor(total * ((part + 1) / parts));
  if (from === to) return;
  let at = Number((BigInt(start) + BigInt(from) * BigInt(stride)) % BigInt(total));
  for (let i = from; i < to; i++) {
    yield at;
    at += stride;
    if (at >= total) at -= total;
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
