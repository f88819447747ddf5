/**
 * What must hold of any puzzle, whatever its answer: a puzzle written in another way has the same
 * solutions, a given only restricts, a limit only shortens.
 */
import { answer, count, first, isUnique, type RuleOptions, solve } from "cryptarithm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullAnswer } from "./agreement.js";
import { alphabet, puzzle, rules, word } from "./arbitrary.js";
import { readCases } from "./cases.js";
import { MODE, sizeFrom } from "./mode.js";
import { spaceOf } from "./oracle.js";

const RUNS = Math.ceil(sizeFrom("CRYPTARITHM_RANDOM", 150) / 3);
const SETTINGS = { numRuns: RUNS, seed: sizeFrom("CRYPTARITHM_SEED", 3) };

/** A sum in its parts, without unknown cells, so that it can be written in other ways. */
const sum = alphabet
  .map((of) => ({ ...of, unknowns: false }))
  .chain((of) => {
    const side = fc.array(word(of), { minLength: 1, maxLength: 4 });
    return fc.record({ left: side, right: side }).chain(({ left, right }) =>
      rules(of, [...left, ...right].join(" ")).map((r) => ({
        left,
        right,
        rules: withoutDistinctGroups(r),
      })),
    );
  });

/** Groups name letters, and so does `given`; renaming would have to reach into both. */
function withoutDistinctGroups({ distinct, ...rest }: RuleOptions): RuleOptions {
  return typeof distinct === "object" || distinct === undefined ? rest : { ...rest, distinct };
}

const side = (words: readonly string[]): string => words.join(" + ");

/** The solutions as a set, independent of the order of letters. */
function solutionsOf(text: string, options: RuleOptions): string[] {
  return fullAnswer(text, options)
    .solutions.map(({ digits }) => keyOf(digits))
    .sort();
}

function keyOf(digits: Readonly<Record<string, number>>): string {
  return Object.entries(digits)
    .map(([letter, digit]) => `${letter}=${digit}`)
    .sort()
    .join(" ");
}

describe("the solutions of a sum stay the same", () => {
  type Sum = { left: string[]; right: string[]; rules: RuleOptions };
  const forSums = (check: (sum: Sum) => void): void => {
    fc.assert(fc.property(sum, check), SETTINGS);
  };
  const text = ({ left, right }: Pick<Sum, "left" | "right">): string => `${side(left)} = ${side(right)}`;

  test("when the addends change places", () => {
    forSums((s) => {
      const turned = { left: [...s.left].reverse(), right: [...s.right].reverse() };
      expect(solutionsOf(text(turned), s.rules)).toEqual(solutionsOf(text(s), s.rules));
    });
  });

  test("when the sides change places", () => {
    forSums((s) => {
      expect(solutionsOf(text({ left: s.right, right: s.left }), s.rules)).toEqual(
        solutionsOf(text(s), s.rules),
      );
    });
  });

  test("when a word is added to both sides", () => {
    forSums((s) => {
      const [extra] = s.left as [string];
      const longer = { left: [...s.left, extra], right: [extra, ...s.right] };
      expect(solutionsOf(text(longer), s.rules)).toEqual(solutionsOf(text(s), s.rules));
    });
  });

  test("when a word is taken to the other side", () => {
    forSums((s) => {
      const [moved, ...rest] = s.left as [string, ...string[]];
      const other = `${side([...s.right])} - ${moved} = ${rest.length > 0 ? side(rest) : "0"}`;
      // A printed 0 more matters to two rules only.
      if (s.rules.literals === "reserved" || s.rules.digits?.endsWith("!")) return;
      expect(solutionsOf(other, s.rules)).toEqual(solutionsOf(text(s), s.rules));
    });
  });

  test("when both sides are multiplied by a number", () => {
    forSums((s) => {
      if (s.rules.literals === "reserved" || s.rules.digits?.endsWith("!")) return;
      const multiplied = `dec(3) * (${side(s.left)}) = (${side(s.right)}) * dec(3)`;
      expect(solutionsOf(multiplied, s.rules)).toEqual(solutionsOf(text(s), s.rules));
    });
  });

  test("when the letters have other names", () => {
    const rename = (t: string): string =>
      t.replace(/[A-F]/g, (letter) => "QRSTUV"["ABCDEF".indexOf(letter)] as string);
    forSums((s) => {
      const given = Object.fromEntries(Object.entries(s.rules.given ?? {}).map(([k, v]) => [rename(k), v]));
      const renamed = solutionsOf(rename(text(s)), { ...s.rules, ...(s.rules.given ? { given } : {}) });
      expect(renamed).toEqual(solutionsOf(text(s), s.rules).map(rename));
    });
  });

  test("when it is said by two inequalities", () => {
    forSums((s) => {
      const [l, r] = [side(s.left), side(s.right)];
      if (s.rules.digits?.endsWith("!")) return;
      expect(solutionsOf(`${l} <= ${r}; ${l} >= ${r}`, s.rules)).toEqual(solutionsOf(text(s), s.rules));
    });
  });

  test("when it is checked by adding up the numbers of its text", () => {
    forSums((s) => {
      const base = s.rules.base as number; // the generator always chooses one
      const value = (digits: string): bigint =>
        [...digits].reduce((v, d) => v * BigInt(base) + BigInt(Number.parseInt(d, 36)), 0n);
      const total = (t: string): bigint => t.split(" + ").reduce((v, number) => v + value(number), 0n);
      for (const { text: solved } of fullAnswer(text(s), s.rules).solutions) {
        const [l, r] = solved.split(" = ") as [string, string];
        expect(total(l)).toBe(total(r));
      }
    });
  });
});

describe("of a random puzzle", () => {
  const forPuzzles = (
    check: (text: string, options: RuleOptions, all: ReturnType<typeof fullAnswer>) => void,
  ): void => {
    const property = fc.property(puzzle, (p) => {
      fc.pre(spaceOf(p.text, p.rules) <= 20_000);
      check(p.text, p.rules, fullAnswer(p.text, p.rules));
    });
    fc.assert(property, SETTINGS);
  };

  test("the statements may stand in any order", () => {
    const property = fc.property(puzzle, (p) => {
      fc.pre(spaceOf(p.text, p.rules) <= 20_000 && p.text.includes(";"));
      const turned = p.text.split("; ").reverse().join("; ");
      expect(solutionsOf(turned, p.rules)).toEqual(solutionsOf(p.text, p.rules));
    });
    fc.assert(property, { ...SETTINGS, numRuns: Math.ceil(RUNS / 5), maxSkipsPerRun: 1000 });
  });

  test("a limit of k lists the first k solutions and counts them all", () => {
    forPuzzles((text, options, all) => {
      for (const limit of [0, 1, 2, 5]) {
        const some = fullAnswer(text, { ...options, limit });
        expect(some.solutions).toEqual(all.solutions.slice(0, limit));
        expect([some.count, some.status, some.complete]).toEqual([all.count, all.status, all.complete]);
      }
    });
  });

  test("a given keeps exactly the solutions in which it is true", () => {
    forPuzzles((text, options, all) => {
      const [solution] = all.solutions;
      if (solution === undefined) return;
      for (const [letter, digit] of Object.entries(solution.digits)) {
        if (options.given?.[letter] !== undefined) continue;
        const restricted = fullAnswer(text, { ...options, given: { ...options.given, [letter]: digit } });
        expect(restricted.solutions).toEqual(all.solutions.filter((s) => s.digits[letter] === digit));
        const other = fullAnswer(text, {
          ...options,
          given: { ...options.given, [letter]: { not: [digit] } },
        });
        expect(other.solutions).toEqual(all.solutions.filter((s) => s.digits[letter] !== digit));
      }
    });
  });

  test("a limit of nodes never gives a wrong answer, and says when it has stopped", () => {
    forPuzzles((text, options, all) => {
      for (const limit of [0, 10]) {
        const { nodes: needed } = fullAnswer(text, { ...options, limit }).stats;
        for (const nodes of new Set(
          [1, 2, 3, Math.ceil(needed / 2), needed - 1, needed].filter((n) => n > 0),
        )) {
          const some = fullAnswer(text, { ...options, nodes, limit });
          expect(some.count <= all.count).toBe(true);
          for (const solution of some.solutions) expect(all.solutions).toContainEqual(solution);
          if (some.complete) expect([some.count, some.status]).toEqual([all.count, all.status]);
          else expect(some.status).toBe("unfinished");
          if (nodes >= needed) expect(some.complete).toBe(all.complete);
          expect(some.stats.nodes).toBeLessThanOrEqual(nodes);
        }
      }
    });
  });
});

describe("of every published puzzle with at most 5,000 solutions", () => {
  const rows = [...readCases("seeds"), ...readCases("puzzles")].filter((row) => row.count <= 5000);
  test.each(rows)("$id: the list of $formula is sorted and free of repetitions", (row) => {
    const options = { ...row.rules, mode: MODE };
    const all = fullAnswer(row.formula, options).solutions;
    const keys = all.map((s) =>
      [...Object.values(s.digits).map((d) => `${d}`.padStart(2, "0")), s.text].join(" "),
    );
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(count(row.formula, options).count).toBe(BigInt(all.length));
    expect(first(row.formula, options)).toEqual(all[0]);
    expect(isUnique(row.formula, options)).toBe(all.length === 1);
    expect([...solve(row.formula, options)]).toEqual(all);
    for (const k of [1, 3]) {
      const some = answer(row.formula, { ...options, limit: k });
      expect(some).toMatchObject({ solutions: all.slice(0, k), count: BigInt(all.length) });
    }
  });
});
