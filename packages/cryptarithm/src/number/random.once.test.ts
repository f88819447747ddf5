import { describe, expect, it } from "vitest";
import { randomFrom } from "./random.js";

describe("randomFrom", () => {
  it("gives this sequence for this seed, everywhere and always", () => {
    const draws = (seed: number | bigint): number[] => {
      const random = randomFrom(seed);
      return Array.from({ length: 8 }, () => random.integer(1000));
    };
    expect({ 0: draws(0), 1: draws(1), "-1": draws(-1), "2^40": draws(2n ** 40n) }).toMatchInlineSnapshot(`
      {
        "-1": [
          212,
          284,
          527,
          688,
          881,
          54,
          562,
          826,
        ],
        "0": [
          11,
          623,
          281,
          181,
          726,
          142,
          266,
          361,
        ],
        "1": [
          833,
          76,
          949,
          930,
          512,
          441,
          358,
          441,
        ],
        "2^40": [
          443,
          812,
          588,
          198,
          159,
          838,
          838,
          975,
        ],
      }
    `);
    expect(
      randomFrom(7)
        .shuffle([..."SENDMORY"])
        .join(""),
    ).toMatchInlineSnapshot(`"YMNDOSRE"`);
    expect(draws(1n)).toEqual(draws(1));
    expect(draws(2n ** 64n + 5n)).toEqual(draws(5));
  });

  it("favours no value: chi-square of 100,000 draws stays ordinary", () => {
    for (const below of [2, 7, 10, 1000]) {
      const random = randomFrom(below);
      const counts = new Array<number>(below).fill(0);
      for (let i = 0; i < 100_000; i++) {
        const x = random.integer(below);
        counts[x] = (counts[x] ?? 0) + 1;
      }
      const expected = 100_000 / below;
      const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      expect(Math.abs(chi - (below - 1)) / Math.sqrt(2 * below)).toBeLessThan(4);
    }
  });

  it("favours no value of a range that is no power of two", () => {
    const random = randomFrom(11);
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (random.integer(3 * 2 ** 30) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400); // half of all without rejection
  });

  it("reaches every order of four items about equally often", () => {
    const random = randomFrom(3);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = random.shuffle([..."ABCD"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it("leaves the given items alone, picks only from them, and refuses empty choices", () => {
    const items = Object.freeze(["a", "b", "c"]);
    const random = randomFrom(5);
    expect([...random.shuffle(items)].sort()).toEqual(["a", "b", "c"]);
    for (let i = 0; i < 50; i++) expect(items).toContain(random.pick(items));
    expect(() => random.pick([])).toThrow(RangeError);
    for (const below of [0, -1, 1.5, 2 ** 33]) expect(() => random.integer(below)).toThrow(RangeError);
    expect(random.integer(2 ** 32)).toBeLessThan(2 ** 32);
  });

  it("different seeds give different sequences", () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 2000; seed++) {
      const random = randomFrom(seed);
      seen.add(`${random.integer(2 ** 32)},${random.integer(2 ** 32)}`);
    }
    expect(seen.size).toBe(2000);
  });
});
