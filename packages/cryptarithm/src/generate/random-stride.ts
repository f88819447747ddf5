/**
 * Numbers in a random order without memory: from a start in strides that have no common divisor with their count,
 * round and round, so that each comes once. Near the golden section strides fill every part of the range evenly.
 */
import { commonDivisor } from "../number/common-divisor.js";
import type { Random } from "../number/random.js";

/** A stride and a start for the numbers below a count, which is at least 1 and at most 2^53. */
export function randomStride(
  count: number,
  random: Random,
): { readonly stride: number; readonly start: number } {
  const unit = (): number => random.integer(2 ** 32) / 2 ** 32;
  let stride = Math.max(1, Math.floor(count * (0.55 + 0.13 * unit())));
  while (commonDivisor(count, stride) !== 1) stride++;
  return { stride, start: Math.floor(count * unit()) };
}
