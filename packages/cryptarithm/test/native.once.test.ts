/** The functions on doubles give what the functions on big integers give, for every natural number below 2^53. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasNative, nativeFunction } from "../src/number/native.js";
import { applyFunction } from "../src/semantics/apply.js";
import { FUNCTION_ENTRIES, type FunctionName } from "../src/syntax/functions.js";

const NATIVE = FUNCTION_ENTRIES.map((f) => f.name).filter(hasNative);
const NOWHERE = [0, 0] as const;
/** Beyond these the results are no exact doubles, and the planner does not use the native form. */
const LARGEST: Readonly<Partial<Record<FunctionName, number>>> = { factorial: 18, fib: 78 };

/** What the exact function says. */
function exact(name: FunctionName, n: number, base: number): bigint {
  const operand = { kind: "numeral", whole: "0", fraction: "", decimal: true, span: NOWHERE } as const;
  const value = applyFunction({ kind: "call", name, operands: [operand], span: NOWHERE }, base, () =>
    BigInt(n),
  );
  if (typeof value !== "bigint") throw new Error(`${name}(${n}) is no whole number`);
  return value;
}

const natural = fc.oneof(
  fc.integer({ min: 0, max: 2000 }),
  fc.maxSafeNat(),
  fc.integer({ min: 0, max: 94_906_265 }).map((r) => r * r),
  fc.integer({ min: 0, max: 94_906_265 }).map((r) => Math.max(0, r * r - 1)),
  fc.integer({ min: 0, max: 208_063 }).map((r) => r ** 3),
  fc.integer({ min: 0, max: 208_063 }).map((r) => Math.min(Number.MAX_SAFE_INTEGER, r ** 3 + 1)),
  fc.integer({ min: 0, max: 94_906_265 }).map((r) => (r * (r + 1)) / 2),
  fc.integer({ min: 0, max: 94_906_265 }).map((r) => (r * (r + 1)) / 2 + 1),
  fc.integer({ min: 0, max: 78 }).map((n) => nativeFunction("fib", 10)(n)),
);

describe.each(NATIVE)("%s on doubles", (name) => {
  const most = LARGEST[name] ?? Number.MAX_SAFE_INTEGER;

  test("is that on big integers for small numbers in every base", () => {
    for (const base of [2, 3, 10, 16, 36]) {
      const native = nativeFunction(name, base);
      for (let n = 0; n <= Math.min(most, 400); n++) {
        expect(BigInt(native(n)), `${name}(${n}) in base ${base}`).toBe(exact(name, n, base));
      }
    }
  });

  test("is that on big integers for random large numbers", () => {
    fc.assert(
      fc.property(natural, fc.integer({ min: 2, max: 36 }), (n, base) => {
        // Trial division of the largest primes takes a second each; small ones are enough for it.
        const argument =
          Math.min(n, name === "is_prime" ? n % 2 ** 40 : n) %
          (most === Number.MAX_SAFE_INTEGER ? 2 ** 53 : most + 1);
        const wanted = exact(name, argument, base);
        if (wanted <= BigInt(Number.MAX_SAFE_INTEGER))
          expect(BigInt(nativeFunction(name, base)(argument))).toBe(wanted);
      }),
      { numRuns: name === "is_prime" ? 100 : 1000, seed: 1 },
    );
  });
});

test("there is no native form of a function of several numbers", () => {
  expect(NATIVE).not.toContain("gcd");
  expect(() => nativeFunction("gcd", 10)).toThrow("gcd has no native form");
});
