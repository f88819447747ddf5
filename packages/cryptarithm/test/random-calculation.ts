/**
 * True calculations at random, of every kind and convention of writing. Zeros in multipliers, quotients and roots are
 * made on purpose, since plain chance seldom gives the cases that are easiest to get wrong.
 */

import type { Calculation } from "../src/layout/calculate/calculation.js";
import type { WriteOutOptions } from "../src/layout/calculate/rows.js";
import type { Random } from "../src/number/random.js";

export const KINDS = [
  "sum",
  "multiplication",
  "division",
  "stacked-division",
  "root",
  "grid",
  "magic-square",
] as const;

export interface RandomCalculation {
  readonly calculation: Calculation;
  readonly options: WriteOutOptions & { readonly base: number };
}

/** A calculation whose numbers have about so many digits; a root's radicand has twice as many and more. */
export function randomCalculation(
  random: Random,
  kind: Calculation["kind"],
  { base, digits }: { readonly base: number; readonly digits: number },
): RandomCalculation {
  const number = (length: number): bigint => {
    let value = BigInt(1 + random.integer(base - 1));
    for (let i = 1; i < length; i++)
      value = value * BigInt(base) + BigInt(random.integer(3) === 0 ? 0 : random.integer(base));
    return value;
  };
  const some = (): number => 1 + random.integer(digits);
  const options = {
    base,
    form: random.pick(["long", "long", "long", "without-partial-products", "short"] as const),
    zeroRows: random.pick(["skipped", "one-zero", "all-zeros"] as const),
    zeroRemainder: random.integer(2) === 0,
    zerosBehind: random.integer(4) === 0,
    trialDivisors: random.integer(2) === 0,
  };
  const decimals = random.integer(4) === 0 ? random.integer(3) : 0;
  switch (kind) {
    case "sum": {
      const rows: (Calculation & { kind: "sum" })["rows"][number][] = [
        { value: number(digits + 1), decimals },
      ];
      let total = rows[0] as { value: bigint };
      for (let block = 0; block <= random.integer(2); block++) {
        for (let i = 0; i <= random.integer(3); i++) {
          const value = number(some());
          const subtracted = decimals === 0 && value <= total.value && random.integer(3) === 0;
          if (decimals === 0) total = { value: subtracted ? total.value - value : total.value + value };
          rows.push({ value, subtracted, ...(decimals > 0 && { decimals: random.integer(3) }) });
        }
        rows.push("result");
      }
      return { calculation: { kind, rows }, options };
    }
    case "multiplication": {
      const points = decimals > 0 ? ([random.integer(3), random.integer(3)] as const) : ([0, 0] as const);
      const [multiplicand, multiplier] = [number(some()), number(some())];
      return { calculation: { kind, multiplicand, multiplier, decimals: points }, options };
    }
    case "division": {
      const divisor = number(some());
      const more = random.integer(3) === 0 ? random.integer(3) : 0;
      const exact = random.integer(2) === 0;
      const rest = exact ? 0n : BigInt(random.integer(Math.min(Number(divisor), 2 ** 32)));
      const dividend = divisor * number(some()) + rest;
      return {
        calculation: { kind, dividend, divisor, decimals },
        options: { ...options, decimals: decimals + more },
      };
    }
    case "stacked-division": {
      const divisors = Array.from({ length: 1 + random.integer(3) }, () => number(1));
      return { calculation: { kind, dividend: number(digits + 1), divisors }, options };
    }
    case "grid": {
      const [across, down] = random.pick([
        ["+", "+"],
        ["+", "-"],
        ["-", "+"],
        ["*", "*"],
        ["*", "/"],
      ] as const);
      const act = (a: bigint, sign: "+" | "-" | "*" | "/", b: bigint): bigint =>
        sign === "+" ? a + b : sign === "-" ? a - b : sign === "*" ? a * b : a / b;
      const pair = (): readonly [bigint, bigint] => {
        const [a, b] = [number(some()), number(some())];
        return across === "-" && a < b ? [b, a] : [a, b];
      };
      const low = pair();
      const more = pair();
      // Whatever is done down must come out even and not below 0, so the upper numbers are made from the lower ones.
      const reversed = ({ "-": "+", "/": "*" } as const)[down as "-" | "/"];
      const high =
        reversed === undefined
          ? more
          : ([act(low[0], reversed, more[0]), act(low[1], reversed, more[1])] as const);
      const lines = [high, low].map(([a, b]) => [a, b, act(a, across, b)]);
      const [top, bottom] = lines as [bigint[], bigint[]];
      const numbers = [top, bottom, top.map((value, i) => act(value, down, bottom[i] as bigint))];
      const signs = (sign: "+" | "-" | "*" | "/") => [0, 1, 2].map(() => [sign, "="] as const);
      return { calculation: { kind, numbers, across: signs(across), down: signs(down) }, options };
    }
    case "magic-square": {
      const [a, b] = [number(some()), number(some())];
      const c = a + b + BigInt(random.integer(3));
      const numbers = [
        [c - b, c + a + b, c - a],
        [c - a + b, c, c + a - b],
        [c + a, c - a - b, c + b],
      ];
      return { calculation: { kind, numbers }, options };
    }
    case "root": {
      const degree = random.pick([2, 2, 3]);
      const root = number(some());
      const room = (root + 1n) ** BigInt(degree) - root ** BigInt(degree);
      const rest = random.integer(2) === 0 ? 0n : BigInt(random.integer(Math.min(Number(room), 2 ** 32)));
      const groups = Math.ceil(decimals / degree) + (random.integer(4) === 0 ? 1 : 0);
      const radicand = root ** BigInt(degree) + rest;
      return { calculation: { kind, radicand, degree, decimals }, options: { ...options, decimals: groups } };
    }
  }
}
