/** Exchanges claimed for random puzzles, held against all solutions; each must turn every solution into one. */
import { type RuleOptions, solve } from "cryptarithm";
import { expect, test } from "vitest";
import { posed } from "../../../test/posed.js";
import { generatorsOf, symmetryOf } from "./symmetry.js";

/** A generator of numbers below n; one seed gives one row of puzzles everywhere. */
function randomFrom(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const PUZZLES = 600;

test("every exchange that is claimed turns solutions into solutions", () => {
  const random = randomFrom(11);
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const word = (): string => Array.from({ length: 1 + random(2) }, () => pick([..."ABCD"])).join("");
  const term = (depth: number): string => {
    if (depth === 0 || random(3) === 0) return random(6) === 0 ? String(random(9)) : word();
    const [a, b] = [term(depth - 1), term(depth - 1)];
    return pick([
      `(${a} + ${b})`,
      `(${a} - ${b})`,
      `(${a} * ${b})`,
      `(${a} * ${b} * ${word()})`,
      `(${a} / ${b})`,
      `(${a} // ${b})`,
      `(${a} % ${b})`,
      `-${a}`,
      `max(${a}, ${b})`,
      `gcd(${a}, ${b})`,
      `(${a})^2`,
      `√(${a})`,
    ]);
  };
  const relation = (): string =>
    `${term(2)} ${pick(["=", "=", "=", "!=", "<", ">=", ">"])} ${term(2)}${random(5) === 0 ? ` = ${term(1)}` : ""}`;
  const rules = (): RuleOptions => ({
    digits: "0-5",
    ...pick<RuleOptions>([{}, {}, { leadingZero: "allow" }, { distinct: "off" }, { distinct: ["AB", "CD"] }]),
  });
  let claimed = 0;
  for (let i = 0; i < PUZZLES; i++) {
    // The second statement brings in all letters, so that rules can name them.
    const formula = `${relation()}; A + B + C + D > ${random(4)}${random(4) === 0 ? `; ${relation()}` : ""}`;
    const options = rules();
    const puzzle = posed(formula, options);
    const generators = generatorsOf(symmetryOf(puzzle), puzzle.symbols.length);
    if (generators.length === 0) continue;
    const names = puzzle.symbols.map(({ name }) => name);
    const solutions = [...solve(formula, options)].map(({ digits }) => names.map((name) => digits[name]));
    const known = new Set(solutions.map((digits) => digits.join()));
    for (const renaming of generators) {
      claimed++;
      for (const digits of solutions)
        expect(known.has(renaming.map((to) => digits[to]).join()), `${formula} by ${renaming}`).toBe(true);
    }
  }
  expect(claimed).toBeGreaterThan(20);
});
