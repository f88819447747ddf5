/**
 * Random written-out calculations of every kind and in several bases, with some of their cells hidden: what the rules
 * find is accepted by the independent checker and has exactly the solutions of the search, whose certificate is valid;
 * and each sentence can be said in each language.
 */
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/deduce/language/languages.js";
import { writeOut } from "../src/layout/calculate/calculation.js";
import { writeLayout } from "../src/layout/write/write-layout.js";
import { randomFrom } from "../src/number/random.js";
import { certificateLines } from "../src/proof/certificate-lines.js";
import { checkExplanation } from "../src/proof/check-explanation.js";
import { isOpen, layOutAnyway, reason, stater } from "../src/reasoning.js";
import { listSolutions } from "../src/search/listing.js";
import { Meter } from "../src/search/meter.js";
import { prepare } from "../src/search/prepare.js";
import type { StatedStep, StatedStretch } from "../src/semantics/explanation.js";
import type { Puzzle } from "../src/semantics/puzzle.js";
import type { Layout } from "../src/syntax/layout.js";
import { anyDigit, blanked, spoiled } from "./blanking.js";
import { sizeFrom } from "./mode.js";
import { posedLayout } from "./posed-layout.js";
import { KINDS, randomCalculation } from "./random-calculation.js";

const RUNS = sizeFrom("CRYPTARITHM_RANDOM", 150) / 10;
const SEED = sizeFrom("CRYPTARITHM_SEED", 7);
/** With more solutions there is only a table. */
const MANY = 12;
const MILLISECONDS = 1500;
const LONG = 180_000;

/** All solutions; undefined when there are many. */
function solutionsOf(puzzle: Puzzle): string[] | undefined {
  if (puzzle.contradiction !== undefined) return [];
  const meter = new Meter({ milliseconds: MILLISECONDS });
  const listing = listSolutions(prepare(puzzle), { mode: "interpreted", meter });
  const found: string[] = [];
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) return step.value.stopped === undefined ? found : undefined;
    if (found.push(step.value.join()) > MANY) return undefined;
  }
}

function* stepsOf({ steps, end }: StatedStretch): Generator<StatedStep> {
  for (const step of steps) {
    yield step;
    for (const inner of step.cases ?? []) yield* stepsOf(inner);
  }
  if (end.kind === "fork") for (const inner of end.cases) yield* stepsOf(inner);
}

/** Checks what is said of a layout; whether it was explained to its end. */
function expectRight(layout: Layout, base: number): boolean | undefined {
  const puzzle = posedLayout(layout, base);
  const solutions = solutionsOf(puzzle);
  const laid = layOutAnyway(puzzle);
  if (solutions === undefined || laid === undefined || puzzle.contradiction !== undefined) return undefined;
  const message = `${writeLayout(layout)}\nin base ${base}`;
  const started = performance.now();
  const { node } = reason(laid, [], {
    cases: 300,
    exchange: solutions.length !== 1,
    isOver: () => performance.now() - started > MILLISECONDS,
    impossible: solutions.length === 0,
  });
  const stretch = stater(laid, LANGUAGES.en).stretch(node);
  const checked = checkExplanation(puzzle, stretch);
  expect(checked, `${message}\n${JSON.stringify(checked)}`).toMatchObject({ ok: true });
  if (checked.ok && checked.complete)
    expect(checked.solutions.length * checked.standsFor, message).toBe(solutions.length);
  for (const told of [stretch, stater(laid, LANGUAGES.de).stretch(node)])
    for (const { text = "" } of stepsOf(told)) expect(text, message).not.toMatch(/[?{}]|undefined/);
  return !isOpen(node);
}

describe("explanations of random written-out calculations", () => {
  test.each(KINDS)(
    "of the kind %s are right",
    (kind) => {
      const random = randomFrom(SEED);
      let explained = 0;
      let open = 0;
      for (let run = 0; run < RUNS; run++) {
        const base = random.pick([10, 10, 10, 7, 12]);
        const { calculation, options } = randomCalculation(random, kind, {
          base,
          digits: 1 + random.integer(3),
        });
        const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
        const hidden = blanked(truth, {
          random,
          unknown: random.pick([0, 30, 60]),
          letters: random.pick([20, 50, 90]),
          everywhere: random.integer(2) === 0,
        });
        const ended = expectRight(random.integer(6) === 0 ? spoiled(hidden, random) : hidden, base);
        if (ended === true) explained++;
        else if (ended === false) open++;
      }
      expect(explained).toBeGreaterThan(0);
      expect(open).toBeLessThanOrEqual(explained / 4);
    },
    LONG,
  );
});

describe("proofs of random written-out calculations", () => {
  test(
    "have the solutions of the search",
    () => {
      const random = randomFrom(SEED + 1);
      for (let run = 0; run < RUNS; run++) {
        const kind = random.pick(["multiplication", "division", "root"] as const);
        const { calculation, options } = randomCalculation(random, kind, { base: 10, digits: 2 });
        const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
        const puzzle = posedLayout(blanked(truth, { random, unknown: 50, letters: 50 }), 10);
        const solutions = solutionsOf(puzzle);
        if (solutions === undefined || puzzle.contradiction !== undefined) continue;
        const count = BigInt(solutions.length);
        // Throws when the cases together have another number of solutions.
        const lines = certificateLines({
          puzzle,
          prepared: prepare(puzzle),
          count,
          onDigit: () => undefined,
        });
        expect(lines.length).toBeGreaterThan(2);
      }
    },
    LONG,
  );
});
