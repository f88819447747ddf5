/**
 * Settings of puzzles and the truth of claims, for the tests of rules: what a rule says of letters and
 * carries is held against the digits of real solutions.
 */
import type { RuleOptions } from "cryptarithm";
import { expect } from "vitest";
import { LANGUAGES } from "../src/deduce/language/languages.js";
import { say } from "../src/deduce/language/say.js";
import type { Finding } from "../src/deduce/rule.js";
import { type Column, type Setting, settingOf } from "../src/deduce/setting/setting.js";
import type { Claim } from "../src/deduce/state/claim.js";
import { follows, noteValue } from "../src/deduce/state/grounds.js";
import { satisfied } from "../src/deduce/state/local-search.js";
import type { View } from "../src/deduce/state/view.js";
import { claimText } from "../src/deduce/tell/claim-text.js";
import { readPuzzle } from "../src/layout/read-puzzle.js";
import { randomFrom } from "../src/number/random.js";
import { solveOrThrow } from "../src/or-throw.js";
import { pose } from "../src/semantics/pose.js";

export function settingFrom(formula: string, rules: RuleOptions = {}): Setting {
  const parsed = readPuzzle(formula, rules);
  const posed = parsed.ok ? pose(parsed.formula, rules) : undefined;
  if (!posed?.ok) throw new Error(`cannot pose ${formula}`);
  return settingOf(posed.puzzle);
}

/** The digits of the first solutions, by symbol. */
export function solutionsOf(formula: string, rules: RuleOptions, setting: Setting, most: number): number[][] {
  const solutions: number[][] = [];
  for (const { digits } of solveOrThrow(formula, rules)) {
    solutions.push(setting.puzzle.symbols.map(({ name }) => digits[name] as number));
    if (solutions.length === most) break;
  }
  return solutions;
}

/** The value of each carry in a solution: columns worked out from the units on. */
export function carriesIn(digits: readonly number[], setting: Setting): number[] {
  const carries = setting.carries.map(() => 0);
  for (const column of setting.columns) {
    if (column.carryOut < 0) continue;
    const carryIn = column.carryIn < 0 ? 0 : (carries[column.carryIn] as number);
    carries[column.carryOut] = (columnSum(column, digits) + carryIn) / setting.base;
  }
  return carries;
}

export const columnSum = (column: Column, digits: readonly number[]): number =>
  column.monomials.reduce(
    (sum, { coefficient, symbols }) =>
      sum + symbols.reduce((term, s) => term * (digits[s] as number), coefficient),
    column.constant,
  );

function isTrueIn(claim: Claim, digits: readonly number[], setting: Setting): boolean {
  switch (claim.kind) {
    case "digits":
      return (claim.digits & (1 << (digits[claim.symbol] as number))) !== 0;
    case "carry": {
      const value = carriesIn(digits, setting)[claim.carry] as number;
      return claim.low <= value && value <= claim.high;
    }
    case "taken":
      return claim.among.some((s) => digits[s] === claim.digit);
    case "note":
      return satisfied(claim.note, noteValue(claim.note, digits));
    case "impossible":
      return false;
  }
}

/** A finding follows from its grounds, is true in these solutions, and can be said in every language. */
export function expectRight(finding: Finding, view: View, left: readonly number[][], name: string): void {
  const { setting } = view;
  const title = `${name} ${finding.rule.name}: ${finding.claims.map((c) => claimText(c, setting)).join(", ")}`;
  expect(finding.claims.length, title).toBeGreaterThan(0);
  expect(follows(finding.grounds, finding.claims, view), title).toBe(true);
  for (const claim of finding.claims)
    expect(
      left.every((digits) => isTrueIn(claim, digits, setting)),
      title,
    ).toBe(true);
  for (const language of Object.values(LANGUAGES)) {
    const told = finding.rule.tell(finding, view).map((telling) => say(telling, language));
    expect(told.join(" "), title).toMatch(/^\S.*[.?]$/);
    expect(told.join(" "), title).not.toMatch(/undefined|NaN|[{}]/);
  }
}

/** A source of whole numbers from 0 to n - 1, and of 0 for n = 0; the same for the same seed. */
export function choices(seed: number): (n: number) => number {
  const random = randomFrom(seed);
  return (n) => (n === 0 ? 0 : random.integer(n));
}
