/**
 * The forms in which the planner uses a condition say the same as the condition: net
 * coefficients, the reach of what is open, polynomial equations and their columns, and words
 * that are read off an equation.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alphabet, expression, linear, word } from "../../test/arbitrary.js";
import { sizeFrom } from "../../test/mode.js";
import { assignments, expressionOf, posed, sidesOf } from "../../test/posed.js";
import { Registers } from "../../test/registers.js";
import { type Exact, equals, fromFraction, sign, toInteger, Undecided } from "../number/exact.js";
import { evaluate } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { RuleOptions } from "../semantics/rules.js";
import type { Expression } from "../syntax/ast.js";
import { Emitter } from "./emitter.js";
import { isolations } from "./isolate.js";
import { difference, linearForm } from "./linear.js";
import { Ranges } from "./ranges.js";
import { reach } from "./reach.js";
import { emitColumns, mostColumns, ringEquation } from "./ring.js";

const RUNS = sizeFrom("CRYPTARITHM_RANDOM", 150) * 2;
const SEED = sizeFrom("CRYPTARITHM_SEED", 1);
const SETTINGS = { numRuns: RUNS, seed: SEED };

/** The value, or undefined when there is none or it cannot be told. */
function known(node: Expression, puzzle: Puzzle, digits: readonly number[]): Exact | undefined {
  try {
    return evaluate(node, puzzle, digits);
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}

/** Up to so many assignments of a puzzle, evenly from the first ones. */
function* some(puzzle: Puzzle, most: number): Generator<readonly number[]> {
  let left = most;
  for (const digits of assignments(puzzle)) {
    if (left-- <= 0) return;
    yield digits;
  }
}

const rulesFor = (base: number): fc.Arbitrary<RuleOptions> =>
  fc.record({
    base: fc.constant(base),
    distinct: fc.constantFrom("all" as const, "off" as const),
    leadingZero: fc.constantFrom("allow" as const, "forbid" as const),
  });

/** A random equation; `flat` ones are those that the forms are made for. */
const equation = alphabet.chain((of) => {
  const flat = fc.oneof(
    word(of),
    fc.tuple(word(of), fc.constantFrom("+", "-", "*", "/"), word(of)).map((x) => x.join(" ")),
    fc
      .tuple(
        word(of),
        fc.constantFrom("^2", "^3", "^(1/dec(2))", "^(1/dec(3))", "^(dec(2)/dec(3))", "^0", "^1"),
      )
      .map(([a, n]) => (of.base < 4 ? a : a + n)),
  );
  const side = fc.oneof(
    flat,
    fc.tuple(flat, fc.constantFrom("+", "-", "*", "/"), flat).map(([a, o, b]) => `(${a}) ${o} (${b})`),
    expression(of, 2),
  );
  return fc.record({ left: side, right: side, rules: rulesFor(of.base) });
});

describe("net coefficients", () => {
  test("give the value of an expression at every assignment", () => {
    const question = alphabet.chain((of) =>
      fc.record({
        text: fc.oneof(
          expression(of, 2),
          expression(of, 1),
          linear(of).map((t) => t.replace("=", "-")),
        ),
        rules: rulesFor(of.base),
      }),
    );
    let seen = 0;
    const check = fc.property(question, ({ text, rules }) => {
      const { puzzle, node } = expressionOf(text, rules);
      const form = linearForm(node, puzzle);
      if (form === undefined) return;
      seen++;
      for (const digits of some(puzzle, 30)) {
        let sum = form.constant;
        for (const [symbol, coefficient] of form.coefficients)
          sum += coefficient * BigInt(digits[symbol] as number);
        const value = evaluate(node, puzzle, digits);
        expect(value, text).toBeDefined();
        expect(
          equals(value as Exact, fromFraction(sum, form.denominator)),
          `${text} at ${digits.join(" ")}`,
        ).toBe(true);
      }
    });
    fc.assert(check, SETTINGS);
    expect(seen).toBeGreaterThan(RUNS / 10);
  });

  test.each([
    ["SEND + MORE = MONEY", "D 1, E 91, M -9000, N -90, O -900, R 10, S 1000, Y -1, 0/1"],
    ["AA + BB = AA", "B 11, 0/1"],
    ["A / 2 = 0.5 * (B + 1)", "A 1, B -1, -1/2"],
    ["2A + 3 = 5", "A 1, 18/1"],
    ["3 * (A - 2 * B) = -C", "A 3, B -6, C 1, 0/1"],
  ])("of %s are %s", (text, wanted) => {
    const puzzle = posed(text);
    const { left, right } = sidesOf(puzzle);
    const form = difference(left, right, puzzle);
    const parts = [...(form?.coefficients ?? [])].map(([s, c]) => `${puzzle.symbols[s]?.name} ${c}`);
    expect([...parts.sort(), `${form?.constant}/${form?.denominator}`].join(", ")).toBe(wanted);
  });

  test.each(["A * B = C", "A / B = 1", "A^2 = B", "A % 2 = 1", "0 * (1 / A) = 0", "A + 1/0 = B"])(
    "do not exist for %s",
    (text) => {
      const puzzle = posed(text);
      const { left, right } = sidesOf(puzzle);
      expect(difference(left, right, puzzle)).toBeUndefined();
    },
  );
});

describe("the reach of a weighted sum", () => {
  const question = alphabet.chain((of) =>
    fc.record({
      text: fc.array(word(of), { minLength: 1, maxLength: 3 }).map((words) => words.join(" + ")),
      weights: fc.array(fc.bigInt({ min: -1000n, max: 1000n }), { minLength: 8, maxLength: 8 }),
      rules: fc.record({
        base: fc.constant(of.base),
        distinct: fc.constantFrom("all" as const, "off" as const),
        leadingZero: fc.constantFrom("allow" as const, "forbid" as const),
        given: fc.constantFrom({}, { A: { not: [1] } }, { A: [0, 1] }),
      }),
    }),
  );

  /** The least and greatest sum by trying all, and what `reach` says. */
  function bothEnds(text: string, rules: RuleOptions, weights: readonly bigint[]) {
    const puzzle = posed(`${text} = A`, rules);
    const items = puzzle.symbols.map((_, symbol) => ({ symbol, coefficient: weights[symbol] as bigint }));
    const sums = [...sumsOf(puzzle, weights)].sort((a, b) => Number(a - b));
    return { puzzle, said: reach(puzzle, items), sums };
  }
  function* sumsOf(puzzle: Puzzle, weights: readonly bigint[]): Generator<bigint> {
    for (const digits of assignments(puzzle)) {
      yield digits.reduce((sum, digit, s) => sum + (weights[s] as bigint) * BigInt(digit), 0n);
    }
  }

  test("is never narrower than what brute force reaches", () => {
    const check = fc.property(question, ({ text, rules, weights }) => {
      const { said, sums } = bothEnds(text, rules, weights);
      if (sums.length === 0) return;
      expect(said.least <= (sums[0] as bigint)).toBe(true);
      expect(said.greatest >= (sums.at(-1) as bigint)).toBe(true);
    });
    fc.assert(check, SETTINGS);
  });

  test("is exactly that when all letters differ, every digit is open, and one digit is left over", () => {
    const check = fc.property(question, ({ text, weights, rules }) => {
      const { puzzle, said, sums } = bothEnds(
        text,
        { ...rules, given: {}, distinct: "all" },
        weights.map((w) => w || 1n),
      );
      if (
        sums.length === 0 ||
        puzzle.letterCount < puzzle.symbols.length ||
        puzzle.letterCount >= puzzle.base
      )
        return;
      expect([said.least, said.greatest]).toEqual([sums[0], sums.at(-1)]);
    });
    fc.assert(check, SETTINGS);
  });
});

describe("a polynomial equation", () => {
  test("holds wherever the equation does, and says the same when it claims to", () => {
    let seen = 0;
    const check = fc.property(equation, ({ left, right, rules }) => {
      const puzzle = posed(`(${left}) = (${right})`, rules);
      const sides = sidesOf(puzzle);
      const ring = ringEquation(sides.left, sides.right, puzzle);
      if (ring === undefined) return;
      seen++;
      for (const digits of some(puzzle, 60)) {
        const at = `${left} = ${right} at ${digits.join(" ")}`;
        const [l, r] = [known(sides.left, puzzle, digits), known(sides.right, puzzle, digits)];
        const holds = l !== undefined && r !== undefined && equals(l, r);
        const polynomial = equals(
          known(ring.left, puzzle, digits) as Exact,
          known(ring.right, puzzle, digits) as Exact,
        );
        const divisors = ring.nonzero.every((d) => sign(known(d, puzzle, digits) as Exact) !== 0);
        if (holds) expect(polynomial && divisors, at).toBe(true);
        else if (ring.equivalent) expect(polynomial && divisors, at).toBe(false);
      }
    });
    fc.assert(check, SETTINGS);
    expect(seen).toBeGreaterThan(RUNS / 5);
  });

  test("has columns: its sides modulo powers of the base, from the low letters alone", () => {
    const check = fc.property(equation, fc.integer({ min: 1, max: 4 }), ({ left, right, rules }, columns) => {
      const puzzle = posed(`(${left}) = (${right})`, rules);
      const sides = sidesOf(puzzle);
      const ring = ringEquation(sides.left, sides.right, puzzle);
      if (ring === undefined || columns > mostColumns(puzzle.base)) return;
      for (const side of [ring.left, ring.right]) {
        for (const digits of some(puzzle, 10)) {
          const emitter = new Emitter(puzzle.symbols.length);
          const residue = emitColumns(side, puzzle, emitter, columns);
          const registers = new Registers(emitter, puzzle.base, new Map(digits.entries()));
          const modulus = BigInt(puzzle.base) ** BigInt(columns);
          const value = toInteger(evaluate(side, puzzle, digits) as Exact) as bigint;
          const wanted = Number(((value % modulus) + modulus) % modulus);
          expect(registers.valueOf(residue), `${left} = ${right} at ${digits.join(" ")}`).toBe(wanted);
        }
      }
    });
    fc.assert(check, SETTINGS);
  });

  test.each([
    ["NAUGHT^2 = ZERO^3", true],
    ["NORTH / SOUTH = EAST / WEST", true],
    ["AB^0.5 = C", false],
    ["√AB = C", false],
    ["cbrt(ABC) = D", false],
  ])("is made of %s (equivalent: %s)", (text, equivalent) => {
    const puzzle = posed(text);
    const { left, right } = sidesOf(puzzle);
    expect(ringEquation(left, right, puzzle)?.equivalent).toBe(equivalent);
  });

  test.each(["A^B = C", "A // B = C", "A % B = C", "A! = B", "√A + √B = C", "A^0 = B"])(
    "is not made of %s",
    (text) => {
      const puzzle = posed(text);
      const { left, right } = sidesOf(puzzle);
      expect(ringEquation(left, right, puzzle)).toBeUndefined();
    },
  );
});

describe("a word that is isolated", () => {
  test("equals its value wherever the equation holds", () => {
    let seen = 0;
    const check = fc.property(equation, ({ left, right, rules }) => {
      const puzzle = posed(`(${left}) = (${right})`, { ...rules, distinct: "off" });
      const sides = sidesOf(puzzle);
      const ranges = new Ranges(puzzle, new Emitter(puzzle.symbols.length));
      const found = isolations(sides.left, sides.right, puzzle, ranges);
      for (const digits of some(puzzle, 200)) {
        const [l, r] = [known(sides.left, puzzle, digits), known(sides.right, puzzle, digits)];
        if (l === undefined || r === undefined || !equals(l, r)) continue;
        for (const { word: isolated, value } of found) {
          seen++;
          const wanted = evaluate(isolated, puzzle, digits) as Exact;
          const got = known(value, puzzle, digits);
          expect(got !== undefined && equals(got, wanted), `${left} = ${right} at ${digits.join(" ")}`).toBe(
            true,
          );
        }
      }
    });
    fc.assert(check, SETTINGS);
    expect(seen).toBeGreaterThan(RUNS);
  });

  test("is not taken through a factor that may be 0", () => {
    const puzzle = posed("A * B = CD");
    const { left, right } = sidesOf(puzzle);
    const found = isolations(left, right, puzzle, new Ranges(puzzle, new Emitter(puzzle.symbols.length)));
    expect(found.map(({ word: w }) => w.cells.length)).toEqual([2]);
  });
});
