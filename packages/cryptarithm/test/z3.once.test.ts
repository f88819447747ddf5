/**
 * Random puzzles against an SMT solver: the same set of solutions, in both modes. It shares
 * nothing with this project but the parser. CRYPTARITHM_Z3 sets how many (25 in the suite, 500
 * for a long look).
 */
import { answer, parse } from "cryptarithm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Context, init, killThreads } from "z3-solver";

import { sizeFrom } from "./mode.js";
import { wholeNumberPuzzle } from "./whole-numbers.js";
import { Translation, type Z3Rules } from "./z3.js";

const SIZE = sizeFrom("CRYPTARITHM_Z3", 25);
const SEED = sizeFrom("CRYPTARITHM_SEED", 1);
/** Puzzles with more solutions are compared by this many of them. */
const MOST = 200;
const LONG = 900_000;
/** Milliseconds for one question; products of quotients can be too hard for an SMT solver. */
const PATIENCE = 2000;

/** A registry that never finalises anything. */
class KeepsAll {
  register(): void {
    // Nothing is ever given back.
  }
  unregister(): boolean {
    return false;
  }
}

let z3: Context<"main">;
let stop: () => Promise<void>;

beforeAll(async () => {
  // A check runs on a thread of its own, and the solver is not safe when the garbage collector gives
  // terms back meanwhile; so nothing is given back while this file runs.
  vi.stubGlobal("FinalizationRegistry", KeepsAll);
  const api = await init();
  stop = () => killThreads(api.em);
  z3 = api.Context("main");
}, LONG);

afterAll(async () => {
  vi.unstubAllGlobals();
  // The solver's threads would keep the process alive.
  await stop();
});

/** The digits of up to MOST + 1 models, found by excluding each one that is found; undefined when it takes too long. */
async function models(text: string, rules: Z3Rules): Promise<string[] | undefined> {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const { letters, assertions } = new Translation(z3, parsed.formula, rules);
  const solver = new z3.Solver();
  solver.set("timeout", PATIENCE);
  solver.add(...assertions);
  const found: string[] = [];
  while (found.length <= MOST) {
    const verdict = await solver.check();
    if (verdict === "unknown") return undefined;
    if (verdict === "unsat") break;
    const model = solver.model();
    const values = letters.map((letter) => Number(model.eval(letter, true).toString()));
    found.push(values.join(" "));
    solver.add(z3.Or(...letters.map((letter, i) => letter.neq(values[i] as number))));
  }
  solver.release();
  return found.sort();
}

function ours(text: string, rules: Z3Rules, mode: "interpreted" | "compiled"): string[] {
  const result = answer(text, { ...rules, mode, limit: Number.POSITIVE_INFINITY });
  if (result.status === "invalid") throw new Error(`${text}: ${result.diagnostics[0]?.message}`);
  expect(result.complete).toBe(true);
  return result.solutions.map((s) => Object.values(s.digits).join(" ")).sort();
}

test(
  "an SMT solver finds the same solutions of random puzzles",
  async () => {
    let tooHard = 0;
    await fc.assert(
      fc.asyncProperty(wholeNumberPuzzle, async ({ text, rules }) => {
        const interpreted = ours(text, rules, "interpreted");
        expect(ours(text, rules, "compiled")).toEqual(interpreted);
        const theirs = await models(text, rules);
        if (theirs === undefined) {
          tooHard++;
          return;
        }
        if (theirs.length <= MOST) expect(theirs, `${text} ${JSON.stringify(rules)}`).toEqual(interpreted);
        else expect(interpreted).toEqual(expect.arrayContaining(theirs));
      }),
      { numRuns: SIZE, seed: SEED },
    );
    expect(tooHard).toBeLessThanOrEqual(SIZE / 20);
  },
  LONG,
);

test.each([
  ["SEND + MORE = MONEY", 10, 1],
  ["SEND + MORE = MONEY", 12, 6],
  ["A / B = C / D", 7, 16],
  ["A = 0 or B / A = 2", 6, 7],
  ["(A - B) // (C - D) = (-2)", 5, 10],
  ["(A - B) % (C - D) = (-1)", 5, 14],
] as const)(
  "the SMT solver agrees on %s in base %i, which has %i solutions",
  async (text, base, size) => {
    const rules = { base, distinct: "all", leadingZero: "forbid", loneZero: "allow" } as const;
    const theirs = await models(text, rules);
    expect(ours(text, rules, "interpreted")).toEqual(theirs);
    expect(theirs).toHaveLength(size);
  },
  LONG,
);
