/**
 * Towers and other powers too large to write down: against exact integers where these can be built
 * (by making the same expression node for small numbers), and by identities where they cannot.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Ball, ballOf, divideBalls, shiftDown } from "./ball.js";
import {
  absolute,
  add,
  bounds,
  compare,
  divide,
  type Exact,
  equals,
  floor,
  floorDivide,
  fromFraction,
  modulo,
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
import { logarithmOfBall } from "./logarithm.js";
import { Atom, Real } from "./real.js";
import { powerModulo, residue, totient } from "./residue.js";

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("no value");
  return value;
}
const pow = (a: Exact, b: Exact): Exact => must(power(a, b));
const tower = (...list: bigint[]): Exact => list.reduceRight<Exact>((e, b) => pow(b, e), 1n);
const E = tower(9n, 9n, 9n);

/** b1^e1 * b2^e2 ... as the node that huge powers have, unevaluated. The bases must be coprime. */
function unbuilt(coefficient: bigint, ...factors: [bigint, Exact][]): Real {
  const list = factors.map(([base, exponent]) => ({ base, exponent }));
  return new Real(0n, [{ coefficient, atom: new Atom({ kind: "powers", factors: list }) }]);
}
const small = fc.bigInt({ min: 2n, max: 40n });
const exponent = fc.oneof(fc.bigInt({ min: 1n, max: 60n }), fc.bigInt({ min: 1n, max: 5000n }));

describe("unbuilt powers against exact integers of up to thousands of digits", () => {
  const order = (x: bigint, y: bigint): number => (x < y ? -1 : x > y ? 1 : 0);

  it("compare as the integers do, equal ones included", () => {
    fc.assert(
      fc.property(
        small,
        exponent,
        small,
        exponent,
        fc.bigInt({ min: 1n, max: 5n }),
        (a, e, b, f, c) =>
          compare(unbuilt(c, [a, e]), unbuilt(1n, [b, f])) === order(c * a ** e, b ** f) &&
          equals(unbuilt(c, [a, e]), unbuilt(1n, [b, f])) === (c * a ** e === b ** f),
      ),
      { numRuns: 1500 },
    );
    fc.assert(
      fc.property(
        small,
        fc.bigInt({ min: 1n, max: 300n }),
        fc.bigInt({ min: 1n, max: 5n }),
        fc.bigInt({ min: 1n, max: 5n }),
        (a, e, m, n) =>
          equals(unbuilt(1n, [a ** m, e * n]), unbuilt(1n, [a ** n, e * m])) &&
          compare(unbuilt(1n, [a ** m, e * n]), unbuilt(1n, [a ** n, e * m + 1n])) === -1,
      ),
    );
  });

  it("tell close powers apart: best rational approximations of log 3 / log 2", () => {
    // Denominators of convergents: 2^p and 3^q are as close as they get.
    for (const [p, q] of [
      [8n, 5n],
      [19n, 12n],
      [65n, 41n],
      [84n, 53n],
      [485n, 306n],
      [1054n, 665n],
      [24727n, 15601n],
      [50508n, 31867n],
    ] as const) {
      expect(compare(unbuilt(1n, [2n, p]), unbuilt(1n, [3n, q]))).toBe(order(2n ** p, 3n ** q));
      expect(compare(pow(2n, multiply(p, E)), pow(3n, multiply(q, E)))).toBe(order(2n ** p, 3n ** q));
    }
  });

  it("tell 2^p from 3^q where p/q agrees with log 3 / log 2 to 3,000 bits", () => {
    const q = 1n << 3000n;
    const ratio = must(divideBalls(log(3n), log(2n), 4000));
    const p = shiftDown(ratio.lo * q, -ratio.e);
    expect(equals(pow(2n, p), pow(3n, q))).toBe(false);
    expect([compare(pow(2n, p), pow(3n, q)), compare(pow(2n, p + 1n), pow(3n, q))]).toEqual([-1, 1]);
  });

  it("add up as the integers do", () => {
    fc.assert(
      fc.property(small, exponent, small, exponent, fc.bigInt({ min: -3n, max: 3n }), (a, e, b, f, c) => {
        const x = add(multiply(c, unbuilt(1n, [a, e])), unbuilt(1n, [b, f]));
        const y = c * a ** e + b ** f;
        return sign(x) === order(y, 0n) && equals(x, y) && !equals(x, y + 1n) && compare(x, y - 1n) === 1;
      }),
      { numRuns: 400 },
    );
  });

  it("leave the integers' remainders, exponent towers included", () => {
    fc.assert(
      fc.property(
        small,
        fc.bigInt({ min: 1n, max: 10n ** 7n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (a, e, m) => residue(unbuilt(3n, [a, e]), m) === (3n * powerModulo(a, e, m)) % m,
      ),
    );
    // b^(c^d) with a nested unbuilt exponent against modular exponentiation with the full exponent.
    fc.assert(
      fc.property(
        small,
        small,
        fc.bigInt({ min: 40n, max: 400n }),
        fc.bigInt({ min: 2n, max: 10n ** 6n }),
        (b, c, d, m) => residue(unbuilt(1n, [b, unbuilt(1n, [c, d])]), m) === powerModulo(b, c ** d, m),
      ),
      { numRuns: 300 },
    );
  });

  it("round as the integers do", () => {
    fc.assert(
      fc.property(
        small,
        fc.bigInt({ min: 10n, max: 300n }),
        fc.bigInt({ min: 1n, max: 999n }),
        fc.bigInt({ min: -999n, max: 999n }),
        (a, e, d, c) => {
          const x = must(divide(add(unbuilt(1n, [a, e]), c), d));
          const n = a ** e + c;
          const q = n / d - (n % d < 0n ? 1n : 0n);
          return (
            equals(floor(x), q) &&
            toInteger(x) === (n % d === 0n ? n / d : undefined) &&
            equals(must(modulo(add(unbuilt(1n, [a, e]), c), d)), n - q * d)
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

const log = (n: bigint): Ball => must(logarithmOfBall(ballOf(n, 4000), 4000));

describe("towers", () => {
  it("9^9^9^9 + 1 is not 9^9^9^9, and is above it", () => {
    const t = tower(9n, 9n, 9n, 9n);
    expect(equals(add(t, 1n), t)).toBe(false);
    expect(compare(add(t, 1n), t)).toBe(1);
    expect(subtract(add(t, 1n), t)).toBe(1n);
    expect(compare(t, pow(10n, 1000n))).toBe(1);
    expect(compare(negate(t), -1n)).toBe(-1);
    expect(sign(subtract(add(t, 1n), tower(9n, 9n, 9n, 8n)))).toBe(1);
  });

  it("(2^3)^E = 2^(3E) = 8^E, and 2^E is not 4^E, and 4^P = 2^Q iff 2P = Q", () => {
    expect(equals(pow(pow(2n, 3n), E), pow(2n, multiply(3n, E)))).toBe(true);
    expect(equals(pow(2n, E), pow(4n, E))).toBe(false);
    expect(equals(pow(4n, E), pow(2n, multiply(2n, E)))).toBe(true);
    expect(equals(pow(4n, E), pow(2n, add(multiply(2n, E), 1n)))).toBe(false);
    expect(equals(pow(12n, E), multiply(pow(3n, E), pow(2n, multiply(2n, E))))).toBe(true);
    expect(equals(pow(pow(6n, E), 2n), pow(36n, E))).toBe(true);
    expect(equals(multiply(9n, tower(9n, 9n, 9n, 9n)), pow(9n, add(E, 1n)))).toBe(true);
    expect(equals(divide(pow(10n, E), pow(5n, E)) ?? 0n, pow(2n, E))).toBe(true);
    expect(divide(pow(2n, add(E, 5n)), pow(2n, E))).toBe(32n);
  });

  it("of four digits are ordered as iterated logarithms say", () => {
    // ln ln(a^b^c^d) = c^d ln b + ln ln a, in doubles; close ones are left to the other tests.
    const measure = (a: number, b: number, c: number, d: number): number =>
      c ** d * Math.log(b) + Math.log(Math.log(a));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 8, maxLength: 8 }), (list) => {
        const [a, b, c, d, e, f, g, h] = list as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        const x = measure(a, b, c, d);
        const y = measure(e, f, g, h);
        if (Math.abs(x - y) < 1e-6 * Math.max(Math.abs(x), Math.abs(y))) return true;
        const [first, second] = [
          [a, b, c, d],
          [e, f, g, h],
        ].map((l) => tower(...l.map(BigInt)));
        return compare(must(first), must(second)) === (x < y ? -1 : 1);
      }),
      { numRuns: 400 },
    );
  });

  it("of equal height that differ at the bottom only are told apart at every height", () => {
    for (let height = 2; height < 8; height++) {
      const rest = Array.from({ length: height }, () => 9n);
      expect(compare(tower(9n, ...rest), tower(8n, ...rest))).toBe(1);
      expect(compare(tower(7n, ...rest), tower(8n, ...rest))).toBe(-1);
      expect(equals(tower(4n, ...rest), pow(2n, multiply(2n, tower(...rest))))).toBe(true);
      expect(compare(tower(...rest, 2n), tower(...rest, 3n))).toBe(-1);
      expect(compare(tower(...rest), add(tower(...rest), 0n))).toBe(0);
    }
  });

  it("have the known last digits and parity", () => {
    const t = tower(9n, 9n, 9n, 9n);
    expect(modulo(t, 10n ** 10n)).toBe(1045865289n);
    expect(modulo(tower(3n, 3n, 3n, 3n), 10n ** 12n)).toBe(towerModulo([3n, 3n, 3n, 3n], 10n ** 12n));
    expect(modulo(tower(2n, 9n, 9n, 9n), 2n)).toBe(0n);
    expect(modulo(t, 2n)).toBe(1n);
    expect(modulo(add(t, 1n), -2n)).toBe(0n);
    expect(modulo(negate(t), 7n)).toBe(must(modulo(subtract(7n, must(modulo(t, 7n))), 7n)));
    expect(modulo(5n, t)).toBe(5n);
    expect(equals(must(modulo(-5n, t)), subtract(t, 5n))).toBe(true);
    expect(floorDivide(5n, t)).toBe(0n);
    expect(floorDivide(-5n, t)).toBe(-1n);
  });

  it("keep the sign of negative bases by the parity of the exponent", () => {
    expect(sign(pow(-3n, E))).toBe(-1);
    expect(sign(pow(-3n, add(E, 1n)))).toBe(1);
    expect(equals(pow(-3n, E), negate(pow(3n, E)))).toBe(true);
    expect(power(-3n, divide(E, 2n) ?? 0n)).toBeUndefined();
    expect(equals(absolute(pow(-3n, E)), pow(3n, E))).toBe(true);
  });

  it("are whole or not as their exponents say", () => {
    expect(() => toInteger(E)).toThrow(Undecided);
    expect(toInteger(must(divide(tower(9n, 9n, 9n, 9n), 7n)))).toBeUndefined();
    expect(toInteger(pow(2n, negate(E)))).toBeUndefined();
    expect(toInteger(must(root(tower(2n, 9n, 9n, 9n), 2n)))).toBeUndefined(); // 9^9^9 is odd
    expect(() => toInteger(must(root(tower(2n, 8n, 9n, 9n), 2n)))).toThrow(Undecided); // whole, but large
    expect(equals(must(root(tower(9n, 9n, 9n, 9n), 2n)), tower(3n, 9n, 9n, 9n))).toBe(true);
    expect(equals(floor(E), E)).toBe(true);
    expect(floor(pow(2n, negate(E)))).toBe(0n);
    expect(floor(negate(pow(2n, negate(E))))).toBe(-1n);
  });

  it("that are tiny are ordered too", () => {
    expect(compare(pow(9n, negate(E)), pow(8n, negate(E)))).toBe(-1);
    expect(sign(pow(9n, negate(E)))).toBe(1);
    expect(equals(pow(9n, negate(E)), 0n)).toBe(false);
    expect(compare(add(1n, pow(9n, negate(E))), 1n)).toBe(1);
    expect(equals(pow(fromFraction(1n, 3n), E), pow(3n, negate(E)))).toBe(true);
    expect(equals(multiply(pow(fromFraction(2n, 3n), E), pow(3n, E)), pow(2n, E))).toBe(true);
  });

  it("in sums are decided by the largest, by cancelling, or by remainders", () => {
    const [a, b, c] = [pow(3n, E), pow(2n, E), pow(5n, E)];
    expect(equals(add(a, b), c)).toBe(false);
    expect(compare(add(a, b), c)).toBe(-1);
    expect(sign(subtract(add(add(c, a), b), add(b, c)))).toBe(1);
    expect(equals(subtract(add(add(c, a), b), add(b, c)), a)).toBe(true);
    expect(compare(pow(9n, add(E, 1n)), pow(8n, add(E, 2n)))).toBe(1);
    expect(sign(subtract(multiply(add(a, 1n), add(a, -1n)), pow(9n, E)))).toBe(-1);
    expect(equals(multiply(add(a, 1n), add(a, -1n)), subtract(pow(9n, E), 1n))).toBe(true);
  });

  it("in powers of sums differ by their remainders where magnitudes cannot tell", () => {
    const s = [3n, 5n, 7n].reduce<Exact>((x, b) => add(x, pow(b, E)), 2n);
    expect(equals(pow(s, 9n), pow(add(s, 1n), 9n))).toBe(false);
    expect(equals(pow(s, 9n), pow(add(add(s, 1n), -1n), 9n))).toBe(true);
    expect(modulo(pow(s, 9n), 1000n)).toBe(powerModulo(must(residue(s, 1000n)), 9n, 1000n));
  });

  it("just beyond the limit agree with integers just below it", () => {
    const x = pow(10n, 60_000n);
    const product = multiply(x, x);
    expect(typeof product).not.toBe("bigint");
    expect(equals(product, pow(10n, 120_000n))).toBe(true);
    expect(divide(product, x)).toBe(x);
    expect(compare(product, add(product, 1n))).toBe(-1);
    expect(modulo(product, 7n)).toBe(powerModulo(10n, 120_000n, 7n));
    expect(typeof pow(10n, 99_999n)).toBe("bigint");
    expect(typeof pow(10n, 100_000n)).not.toBe("bigint");
    expect(equals(multiply(pow(10n, 99_999n), 10n), pow(10n, 100_000n))).toBe(true);
    expect(compare(pow(10n, 99_999n), pow(10n, 100_000n))).toBe(-1);
    const third = fromFraction(1n, 3n ** 60_000n);
    expect(equals(multiply(pow(third, 5n), pow(3n, 300_000n)), 1n)).toBe(true);
  });

  it("are written by their number of digits", () => {
    expect(
      [E, tower(9n, 9n, 9n, 9n), negate(E), pow(9n, negate(E)), pow(9n, negate(tower(9n, 9n, 9n, 9n)))].map(
        toText,
      ),
    ).toEqual([
      "≈ 10^369693099",
      "≈ 10^10^369693099",
      "≈ -10^369693099",
      "≈ 10^-(10^369693099)",
      "≈ 10^-(10^10^369693099)",
    ]);
    expect(bounds(E)).toEqual([1e300, Infinity]);
  });
});

describe("irrational exponents", () => {
  const r = pow(2n, must(root(2n, 2n)));

  it("simplify by the laws of powers", () => {
    expect(pow(pow(must(root(2n, 2n)), must(root(2n, 2n))), must(root(2n, 2n)))).toBe(2n);
    expect(multiply(r, pow(2n, negate(must(root(2n, 2n)))))).toBe(1n);
    expect(equals(pow(4n, must(root(2n, 2n))), pow(2n, must(root(8n, 2n))))).toBe(true);
    expect(
      equals(pow(6n, must(root(3n, 2n))), multiply(pow(2n, must(root(3n, 2n))), pow(3n, must(root(3n, 2n))))),
    ).toBe(true);
  });

  it("are transcendental, hence never equal to an algebraic number", () => {
    expect(equals(r, must(root(7n, 2n)))).toBe(false);
    expect(toInteger(r)).toBeUndefined();
    expect(equals(r, pow(3n, must(root(5n, 2n))))).toBe(false);
  });

  it("are ordered by refinement", () => {
    // 2^√2 = 2.66514414269022518865029724987313984827421131371465...
    const digits = 266514414269022518865029724987313984827421131371465n;
    expect(compare(r, fromFraction(digits, 10n ** 50n))).toBe(1);
    expect(compare(r, fromFraction(digits + 1n, 10n ** 50n))).toBe(-1);
    expect(floor(multiply(r, 10n ** 50n))).toBe(digits);
  });

  it("that cannot be told apart are undecided, not guessed", () => {
    const s = pow(2n, pow(2n, must(root(2n, 2n))));
    expect(equals(s, pow(2n, r))).toBe(true);
    const x = add(r, 1n);
    const y = subtract(multiply(x, x), add(add(multiply(r, r), multiply(2n, r)), 1n));
    expect(y).toBe(0n);
    const p = pow(add(r, 1n), must(root(2n, 2n)));
    const q = pow(must(root(add(multiply(r, r), add(multiply(2n, r), 1n)), 2n)), must(root(2n, 2n)));
    expect(() => sign(subtract(p, q))).toThrow(Undecided);
  });
});

describe("remainders", () => {
  it("totient is Euler's phi", () => {
    for (let m = 1; m < 600; m++) {
      let count = 0;
      for (let i = 1; i <= m; i++) if (gcdOf(i, m) === 1) count++;
      expect([m, totient(BigInt(m))]).toEqual([m, BigInt(count)]);
    }
    expect(totient(10n ** 12n)).toBe(4n * 10n ** 11n);
    expect(totient(15n * (2n ** 61n - 1n))).toBe(8n * (2n ** 61n - 2n));
    expect(totient((2n ** 31n - 1n) * (2n ** 61n - 1n))).toBeUndefined();
  });
});

function gcdOf(a: number, b: number): number {
  return b === 0 ? a : gcdOf(b, a % b);
}

/** The tower's remainder by finding the period of its powers, without Euler. */
function towerModulo(list: readonly bigint[], m: bigint): bigint {
  const [base, ...rest] = list;
  if (base === undefined || m === 1n) return m === 1n ? 0n : 1n;
  if (m > 10n ** 6n) return chinese(list, m);
  const seen = new Map<bigint, bigint>();
  const powers: bigint[] = [];
  let x = 1n % m;
  while (!seen.has(x)) {
    seen.set(x, BigInt(powers.length));
    powers.push(x);
    x = (x * base) % m;
  }
  const start = must(seen.get(x));
  const period = BigInt(powers.length) - start;
  let e = towerModulo(rest, period);
  while (e < start || e < 64n) e += period; // the exponent is larger than any start here
  return must(powers[Number(start + ((e - start) % period))]);
}

function chinese(list: readonly bigint[], m: bigint): bigint {
  // m = 10^12 = 2^12 * 5^12; 5^12 is too large for the period walk, so square and reduce by its order 4 * 5^11.
  const p = 2n ** 12n;
  const q = m / p;
  const [base, ...rest] = list as [bigint, ...bigint[]];
  const a = towerModulo(list, p);
  const order = 4n * 5n ** 11n;
  const [b2, ...rest2] = rest as [bigint, ...bigint[]];
  const inner = powerModulo(b2, exactTower(rest2), order);
  const b = powerModulo(base, inner + order, q);
  for (let x = b; ; x += q) if (x % p === a) return x;
}

function exactTower(list: readonly bigint[]): bigint {
  return list.reduceRight((e, b) => b ** e, 1n);
}
