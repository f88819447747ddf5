/** Last digits of squares, cubes, triangular numbers and primes: never one too few. */
import { describe, expect, test } from "vitest";
import { type EndingName, endings } from "../number/endings.js";
import { isPrime } from "../number/prime.js";
import { answer } from "../search/answer-puzzle.js";

const KINDS: readonly [EndingName, (n: number) => number][] = [
  ["square", (n) => n * n],
  ["cube", (n) => n ** 3],
  ["triangular", (n) => (n * (n + 1)) / 2],
];

describe.each([2, 6, 7, 10, 12, 16, 36])("in base %i", (base) => {
  test.each(KINDS)("every %s ends as the table says, and every ending occurs", (name, of) => {
    for (const places of [1, 2]) {
      const modulus = base ** places;
      const found = new Uint8Array(modulus);
      for (let n = 0; n < 2 * modulus; n++) found[of(n) % modulus] = 1;
      expect(endings(name, base, places)).toEqual(found);
    }
  });

  test("every prime above the base ends as the table says", () => {
    const table = endings("prime", base, 2);
    for (let n = base + 1; n < 5000; n++)
      if (isPrime(BigInt(n))) expect(table[n % base ** 2], `${n}`).toBe(1);
  });
});

describe("conditions with a known ending", () => {
  test.each([
    ["is_prime(AB) and is_prime(BA)", 10],
    ["is_prime(A) and is_prime(B) and A < B", 10],
    ["is_prime(A * B + C)", 6],
    ["is_prime(AB - C)", 7],
    ["is_square(ABC) and is_cube(DE)", 10],
    ["is_cube(A - BC)", 8],
    ["is_triangular(ABC) or A = B", 9],
    ["not is_square(AB)", 7],
    ["is_square(AB^2 + C)", 12],
  ])("%s in base %i has as many solutions as without columns", (formula, base) => {
    const count = (without: readonly ("columns" | "bounds")[]): unknown => {
      const found = answer(formula, { base, limit: 0, without });
      return found.status === "invalid" ? found.diagnostics : found.count;
    };
    expect(count([])).toEqual(count(["columns", "bounds"]));
  });
});
