/**
 * All numbers below a total in an order that spreads evenly, in parts, and without memory: strides from a start,
 * both chosen at random.
 */
import type { Random } from "../../number/random.js";
import { randomStride } from "../random-stride.js";

export class SpreadOrder {
  private readonly total: number;
  private readonly start: number;
  private readonly stride: number;

  /** Of the numbers below a total, which is at least 1 and at most 2^52. */
  constructor(total: number, random: Random) {
    const { stride, start } = randomStride(total, random);
    this.total = total;
    this.stride = stride;
    this.start = start;
  }

  /** The numbers of one of so many parts; all parts together have each number once. */
  *part(part: number, parts: number): Generator<number, void> {
    const { total, stride } = this;
    const from = Math.floor(total * (part / parts));
    const to = Math.floor(total * ((part + 1) / parts));
    if (from === to) return;
    let at = Number((BigInt(this.start) + BigInt(from) * BigInt(stride)) % BigInt(total));
    for (let i = from; i < to; i++) {
      yield at;
      at += stride;
      if (at >= total) at -= total;
    }
  }

  /** Some of the numbers in this order. */
  sorted(numbers: readonly number[]): number[] {
    const total = BigInt(this.total);
    const inverse = inverseOf(BigInt(this.stride), total);
    const start = BigInt(this.start);
    const placed = numbers.map((at) => {
      const place = ((BigInt(at) - start + total) * inverse) % total;
      return [Number(place), at] as const;
    });
    return placed.sort((a, b) => a[0] - b[0]).map(([, at]) => at);
  }
}

/** What times `a` leaves 1 when it is divided by `modulus`, to which `a` is prime. */
function inverseOf(a: bigint, modulus: bigint): bigint {
  let [old, rest] = [a % modulus, modulus];
  let [found, next] = [1n, 0n];
  while (rest !== 0n) {
    const times = old / rest;
    [old, rest] = [rest, old - times * rest];
    [found, next] = [next, found - times * next];
  }
  return ((found % modulus) + modulus) % modulus;
}
