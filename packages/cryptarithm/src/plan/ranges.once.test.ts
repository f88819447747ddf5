/**
 * The interval of an expression contains its true value, whatever letters are bound: the promise
 * on which every cut of the search rests. Random expressions, random bindings, all completions.
 */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alphabet, expression } from "../../test/arbitrary.js";
import { sizeFrom } from "../../test/mode.js";
import { assignments, expressionOf } from "../../test/posed.js";
import { Registers } from "../../test/registers.js";
import { bounds, type Exact, toInteger, Undecided } from "../number/exact.js";
import { evaluate } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { RuleOptions } from "../semantics/rules.js";
import type { Expression } from "../syntax/ast.js";
import { Emitter, EXACT_LIMIT } from "./emitter.js";
import { Ranges } from "./ranges.js";

const RUNS = sizeFrom("CRYPTARITHM_RANDOM", 150) * 10;
const SEED = sizeFrom("CRYPTARITHM_SEED", 1);
const COMPLETIONS = 60;

function trueValue(
  node: Expression,
  puzzle: Puzzle,
  digits: readonly number[],
): Exact | undefined | "undecided" {
  try {
    return evaluate(node, puzzle, digits);
  } catch (error) {
    if (error instanceof Undecided) return "undecided";
    throw error;
  }
}

const isPoint = (range: ReturnType<Ranges["of"]>): boolean => range.lo === range.hi;

/** Complaints about the range of an expression when the letters in `bound` are bound, in that order. */
function complaints(
  text: string,
  rules: RuleOptions,
  bound: readonly number[],
  digits: readonly number[],
): string[] {
  const { puzzle, node } = expressionOf(text, rules);
  if (puzzle.contradiction !== undefined) return [];
  const emitter = new Emitter(puzzle.symbols.length);
  const ranges = new Ranges(puzzle, emitter);
  const fixed = new Map<number, number>();
  // As in a program, the same expression is looked at after every binding.
  let range = ranges.of(node);
  for (const symbol of bound) {
    if (symbol >= puzzle.symbols.length || fixed.has(symbol)) continue;
    const { domain } = puzzle.symbols[symbol] as Puzzle["symbols"][number];
    fixed.set(symbol, domain[(digits[symbol] ?? 0) % domain.length] as number);
    ranges.bind(symbol);
    range = ranges.of(node);
  }
  const registers = new Registers(emitter, puzzle.base, fixed);
  const [lo, hi] = [registers.valueOf(range.lo), registers.valueOf(range.hi)];
  const found: string[] = [];
  let left = COMPLETIONS;
  for (const assignment of assignments(puzzle, fixed)) {
    if (--left < 0) break;
    const where = `${text} ${JSON.stringify(rules)} bound ${[...fixed].join(" ")} at ${assignment.join(" ")}`;
    const value = trueValue(node, puzzle, assignment);
    if (value === "undecided") continue;
    if (value === undefined) {
      if (range.total) found.push(`${where}: total, but it has no value`);
      continue;
    }
    const [below, above] = bounds(value);
    if (lo > above || hi < below) found.push(`${where}: ${below} is outside ${lo} … ${hi}`);
    if (range.least > above || range.greatest < below)
      found.push(`${where}: ${below} is outside the static range`);
    if (range.integer && toInteger(value) === undefined)
      found.push(`${where}: ${below} is called a whole number`);
    if (ranges.isKnown(range) && !(isPoint(range) && BigInt(lo) === value))
      found.push(`${where}: ${lo} is not ${below}`);
    if (isPoint(range) && range.integer && Math.abs(below) < EXACT_LIMIT && lo !== below)
      found.push(`${where}: point ${lo} is not ${below}`);
  }
  return found;
}

describe("the range of an expression", () => {
  test("contains every value that the letters left open can give it", () => {
    const question = alphabet.chain((of) =>
      fc.record({
        text: fc.oneof(expression(of, 1), expression(of, 2), expression(of, 3)),
        rules: fc.record({
          base: fc.constant(of.base),
          distinct: fc.constantFrom("all" as const, "off" as const),
          leadingZero: fc.constantFrom("allow" as const, "forbid" as const),
          digits: fc.constantFrom(...["0-1", `0-${of.base - 1}`, `1-${of.base - 1}`, `${of.base - 1}`]),
        }),
        bound: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        digits: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 8, maxLength: 8 }),
      }),
    );
    fc.assert(
      fc.property(question, ({ text, rules, bound, digits }) => {
        expect(complaints(text, rules, bound, digits)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each([
    ["abs(A / 2)", "called whole although it may be a fraction"],
    ["A / (B / C)", "a divisor whose lower end is rounded below 0"],
    ["A / ((-2) * (-B))", "a divisor whose lower end is -0"],
    ["root(A, 1) * (0 / 3) * (B / 2)", "ends that are rounded beyond the static range"],
    ["16^((1/2)^C)", "a falling power as exponent"],
    ["(1/2)^A", "a base below 1"],
    ["0^A", "0^0 is 1"],
    ["(A - B)^2", "a square of either sign"],
    ["(A - B) // C", "floors of negative numbers"],
    ["(A - B) % 3", "remainders of negative numbers"],
    ["not (A / B)", "no value"],
    ["(A or B / A)", "a part that is not reached"],
    ["AAAAAAAAAAAAAAAAAAAAAAAA * B", "more than doubles hold"],
  ])("holds for %s (%s)", (text) => {
    for (const bound of [[], [0], [1], [0, 1], [1, 0], [0, 1, 2]]) {
      for (let i = 0; i < 40; i++) {
        const digits = [i % 10, Math.floor(i / 4) % 10, (i * 7) % 10];
        expect(complaints(text, { distinct: "off" }, bound, digits)).toEqual([]);
      }
    }
  });
});
