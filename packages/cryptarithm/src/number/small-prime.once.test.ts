/** The quick primality test agrees with the exact one. */
import { describe, expect, test } from "vitest";
import { isPrime } from "./prime.js";
import { randomFrom } from "./random.js";
import { isSmallPrime } from "./small-prime.js";

describe("the quick primality test", () => {
  test("agrees with trial division below 200,000", () => {
    const wrong: number[] = [];
    for (let n = 0; n < 200_000; n++) {
      let prime = n >= 2;
      for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0;
      if (isSmallPrime(n) !== prime) wrong.push(n);
    }
    expect(wrong).toEqual([]);
  });

  test("agrees with the exact one around every limit and at random", () => {
    const random = randomFrom(5);
    const around = [2 ** 17, 1_373_653, 4_759_123_141, 2 ** 32, 2_152_302_898_747, 2 ** 40, 2 ** 53 - 500];
    const numbers = around.flatMap((n) => Array.from({ length: 400 }, (_, i) => n - 200 + i));
    for (let bits = 18; bits <= 53; bits++)
      for (let i = 0; i < 150; i++)
        numbers.push(Math.floor(2 ** (bits - 1) * (1 + random.integer(2 ** 30) / 2 ** 30)));
    const wrong = numbers.filter((n) => n < 2 ** 53 && isSmallPrime(n) !== isPrime(BigInt(n)));
    expect(wrong).toEqual([]);
  });

  test.each([
    // Strong pseudoprimes to base 2, to 2 and 3, to 2, 3 and 5, to 2, 3, 5 and 7, to the first five primes.
    2047, 1_373_653, 25_326_001, 3_215_031_751, 2_152_302_898_747,
  ])("knows the pseudoprime %i", (n) => {
    expect(isSmallPrime(n)).toBe(false);
  });
});
