/**
 * Random choices that are the same everywhere for the same seed, so that a generated puzzle is a
 * fact like a written one. Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough
 * here. The engine has a better generator, which is not part of its public interface.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 to below - 1. */
  integer(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let x = this.#state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 2 ** 32) * below);
  }

  /** A whole number from least to greatest. */
  between(least: number, greatest: number): number {
    return least + this.integer(greatest - least + 1);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.integer(items.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }

  shuffled<T>(items: Iterable<T>): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.integer(i + 1);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  }
}
