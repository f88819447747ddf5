/** Counting by formula gives what counting one by one gives, whatever the domains and groups. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Program } from "../plan/program.js";
import { Completions } from "./completions.js";

const BASE = 5;

interface Setting {
  readonly domains: readonly (readonly number[])[];
  readonly groups: readonly (readonly number[])[];
  /** The digits of the symbols that are bound already. */
  readonly bound: readonly number[];
}

const setting: fc.Arbitrary<Setting> = fc.integer({ min: 1, max: 5 }).chain((size) => {
  const symbol = fc.integer({ min: 0, max: size - 1 });
  const domain = fc.oneof(
    fc.constant([0, 1, 2, 3, 4]),
    fc.constant([1, 2, 3, 4]),
    fc.uniqueArray(fc.integer({ min: 0, max: BASE - 1 })).map((d) => d.sort()),
  );
  return fc.record({
    domains: fc.array(domain, { minLength: size, maxLength: size }),
    groups: fc.oneof(
      fc.constant([Array.from({ length: size }, (_, i) => i)]),
      // One symbol makes no group of two; asking for one would never end.
      size < 2
        ? fc.constant([])
        : fc
            .array(fc.uniqueArray(symbol, { minLength: 2 }), { maxLength: 3 })
            .map((g) => g.map((s) => s.sort())),
    ),
    bound: fc.array(fc.integer({ min: 0, max: BASE - 1 }), { maxLength: size }),
  });
});

function programOf({ domains, groups }: Setting): Program {
  return {
    base: BASE,
    derived: new Map(),
    symbolCount: domains.length,
    groupsOf: domains.map((_, s) => groups.flatMap((g, i) => (g.includes(s) ? [i] : []))),
    groupCount: groups.length,
    registerCount: domains.length,
    constants: [],
    natives: [],
    prelude: [],
    stages: domains.map((_, symbol) => ({ kind: "branch", symbol, operations: [] })),
  };
}

/** Completions one by one; undefined when the bound digits break a group themselves. */
function enumerate({ domains, groups, bound }: Setting): number | undefined {
  const digits = [...bound];
  const clash = (s: number): boolean =>
    groups.some((g) => g.includes(s) && g.some((o) => o < s && digits[o] === digits[s]));
  if (bound.some((_, s) => clash(s))) return undefined;
  const count = (s: number): number => {
    if (s === domains.length) return 1;
    let total = 0;
    for (const digit of domains[s] as readonly number[]) {
      digits[s] = digit;
      if (!clash(s)) total += count(s + 1);
    }
    return total;
  };
  return count(bound.length);
}

test("the completions of a stage are counted as if they were listed", () => {
  const check = fc.property(setting, (s) => {
    const wanted = enumerate(s);
    if (wanted === undefined) return;
    const program = programOf(s);
    const used = new Uint8Array(s.groups.length * BASE);
    s.bound.forEach((digit, symbol) => {
      for (const g of program.groupsOf[symbol] as readonly number[]) used[g * BASE + digit] = 1;
    });
    const before = [...used];
    const completions = new Completions(program, s.domains, used);
    const stage = s.bound.length - 1;
    expect(completions.possible(stage)).toBe(true);
    expect(completions.count(stage)).toBe(BigInt(wanted));
    expect([...used]).toEqual(before);
  });
  fc.assert(check, { numRuns: 2000, seed: 1 });
});

test("a count above 2^53 is exact", () => {
  const domains = Array.from({ length: 30 }, () => Array.from({ length: 36 }, (_, d) => d));
  const groups = [domains.map((_, i) => i)];
  const program: Program = { ...programOf({ domains, groups, bound: [] }), base: 36 };
  let wanted = 1n;
  for (let free = 36n; free > 6n; free--) wanted *= free;
  expect(new Completions(program, domains, new Uint8Array(36)).count(-1)).toBe(wanted);
});

test("too many symbols that do not fit the formula are left to the search", () => {
  const domains = Array.from({ length: 12 }, (_, i) => [i % 5, (i + 1) % 5, (i + 2) % 5].sort());
  const groups = domains.slice(1).map((_, i) => [i, i + 1]);
  const completions = new Completions(
    programOf({ domains, groups, bound: [] }),
    domains,
    new Uint8Array(groups.length * BASE),
  );
  expect(completions.possible(-1)).toBe(false);
});
