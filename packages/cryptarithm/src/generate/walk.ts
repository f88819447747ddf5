/**
 * The order in which sets of outer words are taken: that of the list, or a random one that spreads evenly over all
 * of them and needs no memory.
 */
import type { Random } from "../number/random.js";
import { randomStride } from "./random-stride.js";

/**
 * The numbers from `from` to below `to`, each with every part from 0 to parts - 1 once: in order, or in strides
 * from a random start. Neighbours in a random order are far from each other.
 */
export function* walkOver(
  [from, to]: readonly [number, number],
  parts: number,
  random: Random | undefined,
): Generator<readonly [number, number], void> {
  const count = to - from;
  if (random === undefined) {
    for (let i = from; i < to; i++) for (let part = 0; part < parts; part++) yield [i, part];
    return;
  }
  if (count < 1) return;
  const { stride, start } = randomStride(count, random);
  let at = start;
  for (let round = 0; round < parts; round++) {
    for (let i = 0; i < count; i++) {
      yield [from + at, (i + round) % parts];
      at += stride;
      if (at >= count) at -= count;
    }
  }
}
