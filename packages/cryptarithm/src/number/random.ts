/**
 * Random numbers that are the same everywhere for the same seed.
 *
 * sfc32 (Chris Doty-Humphrey's small fast counting generator, 128 bits of state, part of PractRand),
 * seeded by SplitMix32 steps over the seed's 64 bits and warmed up by 12 rounds. The sequence for a
 * seed is part of the interface (generated puzzles depend on it) and is pinned by a snapshot test.
 * Not for secrets. Not done: jumping ahead; derive a new seed for each shard instead.
 */

/** A source of random choices. */
export interface Random {
  /** A whole number from 0 to below - 1, each equally likely; below is from 1 to 2^32. */
  integer(below: number): number;
  /** One of the items; throws a RangeError when there is none. */
  pick<T>(items: readonly T[]): T;
  /** The items in random order, as a new array (Fisher and Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

/**
 * The generator for a seed: a whole number, of which the low 64 bits count.
 * @example randomFrom(1).integer(10)
 */
export function randomFrom(seed: number | bigint): Random {
  const bits = BigInt.asUintN(64, BigInt(seed));
  let state = Number(bits & 0xffffffffn);
  const high = Number(bits >> 32n);
  const next32 = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state ^ mix(high));
  };
  let a = next32() | 0;
  let b = next32() | 0;
  let c = next32() | 0;
  let counter = 1;
  const next = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();

  const integer = (below: number): number => {
    if (!Number.isInteger(below) || below < 1 || below > 4294967296) {
      throw new RangeError("integer(below) needs a whole number from 1 to 2^32");
    }
    // Values above the last full multiple of `below` would favour small results.
    const limit = 4294967296 - (4294967296 % below);
    let x = next();
    while (x >= limit) x = next();
    return x % below;
  };
  return {
    integer,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[integer(items.length)] as T; // in range, even where T includes undefined
    },
    shuffle<T>(items: readonly T[]): T[] {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = integer(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T]; // both in range
      }
      return result;
    },
  };
}
