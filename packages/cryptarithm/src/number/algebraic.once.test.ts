/**
 * Roots, sums and products against an independent oracle: plain fixed-point numbers of 320 decimals,
 * which know nothing of radicals, bounds or intervals; and identities that hold by construction.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  bounds,
  compare,
  divide,
  type Exact,
  equals,
  floor,
  fromFraction,
  multiply,
  negate,
  power,
  root,
  sign,
  subtract,
  toInteger,
  toText,
  Undecided,
} from "./exact.js";
import { separationBits } from "./separation.js";

/** A value that must exist. */
function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("no value");
  return value;
}
const sqrt = (a: Exact): Exact => must(root(a, 2n));
const cbrt = (a: Exact): Exact => must(root(a, 3n));
const sum = (...list: Exact[]): Exact => list.reduce(add);

// The oracle: numbers times 10^320, with errors of at most a few hundred units after each expression.
const ONE = 10n ** 320n;
const NOISE = 10n ** 40n; // 10^-280
function fixedRoot(a: bigint, k: number): bigint {
  if (a < 0n) return -fixedRoot(-a, k);
  const n = a * ONE ** BigInt(k - 1);
  let x = 1n << BigInt(Math.ceil(n.toString(2).length / k) + 1);
  for (;;) {
    const y = (BigInt(k - 1) * x + n / x ** BigInt(k - 1)) / BigInt(k);
    if (y >= x) return x;
    x = y;
  }
}

interface Sample {
  readonly text: string;
  readonly exact: Exact;
  readonly fixed: bigint;
}
const leaf: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 6 }))
  .map(([n, d]) => ({
    text: `${n}/${d}`,
    exact: fromFraction(BigInt(n), BigInt(d)),
    fixed: (BigInt(n) * ONE) / BigInt(d),
  }));
const isSmall = (x: bigint): boolean => x < NOISE && x > -NOISE;
const absolute = (x: bigint): bigint => (x < 0n ? -x : x);
const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.tuple(tie("sample"), tie("sample")).map(
      ([a, b]): Sample => ({
        text: `(${a.text} + ${b.text})`,
        exact: add(a.exact, b.exact),
        fixed: a.fixed + b.fixed,
      }),
    ),
    fc.tuple(tie("sample"), tie("sample")).map(
      ([a, b]): Sample => ({
        text: `(${a.text} - ${b.text})`,
        exact: subtract(a.exact, b.exact),
        fixed: a.fixed - b.fixed,
      }),
    ),
    fc.tuple(tie("sample"), tie("sample")).map(
      ([a, b]): Sample => ({
        text: `${a.text} * ${b.text}`,
        exact: multiply(a.exact, b.exact),
        fixed: (a.fixed * b.fixed) / ONE,
      }),
    ),
    fc.tuple(tie("sample"), tie("sample")).map(
      ([a, b]): Sample =>
        isSmall(b.fixed)
          ? a
          : {
              text: `${a.text} / (${b.text})`,
              exact: must(divide(a.exact, b.exact)),
              fixed: (a.fixed * ONE) / b.fixed,
            },
    ),
    fc.tuple(tie("sample"), fc.constantFrom(2, 3, 4)).map(([a, k]): Sample => {
      const negative = a.fixed < 0n && !isSmall(a.fixed);
      const exact = negative ? negate(a.exact) : a.exact;
      if (isSmall(a.fixed)) return { text: "0", exact: 0n, fixed: 0n };
      return {
        text: `root${k}(|${a.text}|)`,
        exact: must(root(exact, BigInt(k))),
        fixed: fixedRoot(absolute(a.fixed), k),
      };
    }),
  ),
}));
const order = (x: bigint): number => (isSmall(x) ? 0 : x < 0n ? -1 : 1);
const limit = <T>(f: () => T): T | "undecided" => {
  try {
    return f();
  } catch (error) {
    if (error instanceof Undecided) return "undecided";
    throw error;
  }
};

describe("roots", () => {
  it("perfect roots are integers and fractions at once", () => {
    expect(power(512n, fromFraction(1n, 3n))).toBe(8n);
    expect(power(fromFraction(4n, 9n), fromFraction(1n, 2n))).toEqual(fromFraction(2n, 3n));
    expect(power(fromFraction(4n, 9n), fromFraction(-3n, 2n))).toEqual(fromFraction(27n, 8n));
    expect(root(-8n, 3n)).toBe(-2n);
    expect(root(8n, -3n)).toEqual(fromFraction(1n, 2n));
    expect(root(fromFraction(-1n, 32n), -5n)).toBe(-2n);
    expect(multiply(sqrt(2n), sqrt(8n))).toBe(4n);
    expect(power(sqrt(5n), 4n)).toBe(25n);
    expect(power(cbrt(7n), fromFraction(6n, 2n))).toBe(7n);
    expect(divide(sqrt(50n), sqrt(2n))).toBe(5n);
    expect(root(sqrt(sqrt(256n)), 2n)).toBe(2n);
    expect(subtract(must(power(sum(1n, sqrt(2n)), -1n)), add(sqrt(2n), -1n))).toBe(0n);
  });

  it("what has no value has none", () => {
    expect(root(-4n, 2n)).toBeUndefined();
    expect(root(4n, 0n)).toBeUndefined();
    expect(root(4n, fromFraction(1n, 2n))).toBeUndefined();
    expect(root(4n, sqrt(2n))).toBeUndefined();
    expect(root(0n, -2n)).toBeUndefined();
    expect(power(0n, -1n)).toBeUndefined();
    expect(power(0n, negate(sqrt(2n)))).toBeUndefined();
    expect(power(-8n, fromFraction(1n, 3n))).toBeUndefined();
    expect(power(-2n, sqrt(2n))).toBeUndefined();
    expect(divide(1n, 0n)).toBeUndefined();
    expect(
      divide(1n, sum(sqrt(sum(5n, multiply(2n, sqrt(6n)))), negate(sqrt(2n)), negate(sqrt(3n)))),
    ).toBeUndefined();
    expect(root(subtract(sqrt(2n), sqrt(3n)), 4n)).toBeUndefined();
    expect(power(0n, 0n)).toBe(1n);
    expect(power(sqrt(2n), 0n)).toBe(1n);
    expect(root(0n, 5n)).toBe(0n);
  });

  it("whole exponents that hide in expressions count as whole", () => {
    const two = sum(sqrt(sum(5n, multiply(2n, sqrt(6n)))), negate(sqrt(2n)), negate(sqrt(3n)), 2n);
    expect(typeof two).not.toBe("bigint");
    expect(power(-9n, two)).toBe(81n);
    expect(power(9n, two)).toBe(81n);
    expect(root(81n, two)).toBe(9n);
  });
});

describe("equality of algebraic numbers", () => {
  it("√7 + √28 = √63, and not √63 + 10^-50", () => {
    expect(equals(add(sqrt(7n), sqrt(28n)), sqrt(63n))).toBe(true);
    expect(equals(add(sqrt(7n), sqrt(28n)), add(sqrt(63n), fromFraction(1n, 10n ** 50n)))).toBe(false);
    expect(compare(add(sqrt(7n), sqrt(28n)), add(sqrt(63n), fromFraction(1n, 10n ** 50n)))).toBe(-1);
  });

  it("like radicals are recognised whatever large square factors they hide", () => {
    const p = 1_000_003n;
    const q = 2n ** 61n - 1n;
    expect(equals(add(sqrt(7n * p * p), sqrt(7n * q * q)), sqrt(7n * (p + q) ** 2n))).toBe(true);
    expect(subtract(sqrt(p * q * q), multiply(q, sqrt(p)))).toBe(0n);
  });

  it("nested radicals equal their denested forms: √(a+b+2√(ab)) = √a + √b", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (a, b) => {
          const nested = sqrt(sum(a, b, multiply(2n, sqrt(a * b))));
          const plain = add(sqrt(a), sqrt(b));
          const off = sqrt(sum(a, b, multiply(2n, sqrt(a * b + 1n))));
          return (
            equals(nested, plain) &&
            compare(off, plain) === 1 &&
            equals(multiply(plain, plain), sum(a, b, multiply(2n, sqrt(a * b))))
          );
        },
      ),
    );
  });

  it("∛(2+√5) + ∛(2-√5) = 1, with a negative radicand, and its relatives", () => {
    const cardano = add(cbrt(add(2n, sqrt(5n))), cbrt(subtract(2n, sqrt(5n))));
    expect(equals(cardano, 1n)).toBe(true);
    expect(toInteger(cardano)).toBe(1n);
    expect(floor(cardano)).toBe(1n);
    expect(floor(negate(cardano))).toBe(-1n);
    // x^3 + 3px = 2q has the root ∛(q + √(q² + p³)) + ∛(q - √(q² + p³)); choose the root x = k.
    for (let k = 1n; k <= 6n; k++)
      for (let p = 1n; p <= 4n; p++) {
        const q = fromFraction(k ** 3n + 3n * p * k, 2n);
        const d = sqrt(add(multiply(q, q), p ** 3n));
        expect(equals(add(cbrt(add(q, d)), cbrt(subtract(q, d))), k)).toBe(true);
        expect(
          sign(subtract(add(cbrt(add(q, d)), cbrt(subtract(q, d))), add(k, fromFraction(1n, 10n ** 30n)))),
        ).toBe(-1);
      }
  });

  it("sums of unlike radicals are no fraction, even one that agrees to 5,000 bits", () => {
    // The separation bound of 14 square roots is out of reach; their independence is a theorem.
    const roots = sum(...[2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n].map(sqrt));
    const near = must(divide(floor(multiply(roots, 1n << 5000n)), 1n << 5000n));
    expect(separationBits(subtract(roots, near))).toBeGreaterThan(20_000);
    expect(equals(roots, near)).toBe(false);
    expect(compare(roots, near)).toBe(1);
    expect(toInteger(multiply(roots, 1n << 5000n))).toBeUndefined();
  });

  it("Ramanujan's radicals hold", () => {
    expect(
      equals(
        sqrt(subtract(cbrt(5n), cbrt(4n))),
        multiply(fromFraction(1n, 3n), sum(cbrt(2n), cbrt(20n), negate(cbrt(25n)))),
      ),
    ).toBe(true);
    expect(
      equals(
        cbrt(subtract(cbrt(2n), 1n)),
        sum(cbrt(fromFraction(1n, 9n)), negate(cbrt(fromFraction(2n, 9n))), cbrt(fromFraction(4n, 9n))),
      ),
    ).toBe(true);
    expect(
      equals(
        sqrt(subtract(cbrt(28n), 3n)),
        multiply(fromFraction(1n, 3n), sum(cbrt(98n), negate(cbrt(28n)), -1n)),
      ),
    ).toBe(true);
  });

  it("near misses are told apart by order, however near", () => {
    // 2√n < √(n+1) + √(n-1) fails by about n^(-3/2)/4.
    for (const n of [10n, 10n ** 6n, 10n ** 30n, 10n ** 300n]) {
      expect(compare(add(sqrt(n + 1n), sqrt(n - 1n)), multiply(2n, sqrt(n)))).toBe(-1);
    }
    // (√2 - 1)^k = P - Q√2 falls below any bound while P/Q are solutions of Pell's equation.
    let [P, Q] = [1n, 0n];
    for (let k = 0; k < 1500; k++) [P, Q] = [P + 2n * Q, P + Q];
    expect(sign(subtract(P, multiply(Q, sqrt(2n))))).toBe(1);
    expect(sign(subtract(P - 1n, multiply(Q, sqrt(2n))))).toBe(-1);
    // Sums of square roots that agree to many digits (Graham's problem).
    const left = sum(sqrt(10n), sqrt(11n));
    const right = sum(sqrt(5n), sqrt(18n));
    expect(compare(left, right)).toBe(sign(subtract(left, right)));
    expect(equals(left, right)).toBe(false);
  });
});

describe("random expressions", () => {
  it("have the sign and the order that 320 decimals say", () => {
    fc.assert(
      fc.property(sample, sample, (a, b) => {
        const result = limit(() => compare(a.exact, b.exact));
        return result === "undecided" || result === order(a.fixed - b.fixed);
      }),
      { numRuns: 1500 },
    );
  });

  it("are equal to what they are rewritten to", () => {
    let undecided = 0;
    fc.assert(
      fc.property(sample, sample, sample, (a, b, c) => {
        const left = multiply(add(a.exact, b.exact), c.exact);
        const right = add(multiply(a.exact, c.exact), multiply(b.exact, c.exact));
        const result = limit(() => equals(left, right));
        if (result === "undecided") undecided++;
        return result !== false;
      }),
      { numRuns: 700 },
    );
    expect(undecided).toBeLessThan(70);
  });

  it("lie between their bounds, and their floor is the oracle's", () => {
    fc.assert(
      fc.property(sample, (a) => {
        const [lo, hi] = bounds(a.exact);
        const x = Number(a.fixed / 10n ** 300n) / 1e20;
        if (!(lo <= x + Math.abs(x) * 1e-12 + 1e-15 && hi >= x - Math.abs(x) * 1e-12 - 1e-15)) return false;
        const down = limit(() => floor(a.exact));
        const q = a.fixed / ONE - (a.fixed % ONE < 0n ? 1n : 0n);
        const rest = a.fixed - q * ONE;
        return down === "undecided" || (isSmall(rest) || isSmall(rest - ONE) ? isNear(down, q) : down === q);
      }),
      { numRuns: 700 },
    );
  });
});

function isNear(a: Exact, q: bigint): boolean {
  return a === q || a === q + 1n || a === q - 1n;
}

describe("the separation bound", () => {
  it("has the value that its rules give by hand", () => {
    // √2 - 1: u = 2^(1/2) + 1, l = 1, D = 2: bits = log2(2.414) = 1.27.
    expect(separationBits(subtract(sqrt(2n), 1n))).toBe(3);
    // 3/7: u = 3, l = 7.
    expect(separationBits(add(sqrt(2n), fromFraction(-1_000_000n, 707_107n)))).toBeGreaterThan(
      2 * Math.log2(707_107),
    );
    // 1/(1 + √2 + √3): u = 1, l = 4.15, D = 4: bits = log2(4.15) = 2.05.
    expect(separationBits(must(divide(1n, sum(1n, sqrt(2n), sqrt(3n)))))).toBe(4);
    expect(separationBits(power(2n, sqrt(2n)) ?? 0n)).toBeUndefined();
  });

  it("counts a root once however often it occurs", () => {
    const r = sqrt(add(1n, sqrt(2n)));
    const once = must(separationBits(add(r, 5n)));
    const often = must(separationBits(sum(multiply(r, add(r, 5n)), r, 5n)));
    expect(often).toBeLessThan(4 * once + 20);
    const again = sqrt(add(1n, sqrt(2n))); // the same number, built anew
    expect(separationBits(multiply(add(r, 5n), add(again, 7n)))).toBe(
      separationBits(multiply(add(r, 5n), add(r, 7n))),
    );
  });

  it("is below every number that is not 0", () => {
    fc.assert(
      fc.property(sample, sample, (a, b) => {
        const difference = subtract(a.exact, b.exact);
        const bits = separationBits(difference);
        const fixed = absolute(a.fixed - b.fixed);
        return bits === undefined || isSmall(fixed) || bits > 900 || fixed << BigInt(bits) >= ONE;
      }),
      { numRuns: 1500 },
    );
  });

  it("ends the search for a zero that no theorem sees, and is refused when out of reach", () => {
    const nested = (n: bigint): Exact => sqrt(sum(n, n + 1n, multiply(2n, sqrt(n * (n + 1n)))));
    const zero = subtract(sum(nested(2n), nested(5n)), sum(sqrt(2n), sqrt(3n), sqrt(5n), sqrt(6n)));
    expect(sign(zero)).toBe(0);
    let deep: Exact = 0n;
    for (let n = 2n; n < 22n; n += 2n) deep = add(deep, subtract(nested(n), add(sqrt(n), sqrt(n + 1n))));
    expect(() => sign(deep)).toThrow(Undecided);
  });
});

describe("text", () => {
  it("says ≈ only of what is not written in full", () => {
    expect([5n, fromFraction(22n, 7n), sqrt(7n), negate(sqrt(7n)), 10n ** 39n].map(toText)).toEqual([
      "5",
      "22/7",
      "≈ 2.6457513",
      "≈ -2.6457513",
      `1${"0".repeat(39)}`,
    ]);
    expect(toText(add(sqrt(2n), fromFraction(-141_421_356n, 10n ** 8n)))).toBe("≈ 2.3731*10^-9");
  });
});
