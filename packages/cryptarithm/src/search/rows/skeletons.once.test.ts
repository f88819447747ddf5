/** Written-out calculations with hidden digits: the row kernel against programs, and what it costs on hard skeletons. */
import { describe, expect, test } from "vitest";
import { anyDigit, blanked, digitsOfLayout } from "../../../test/blanking.js";
import { posedLayout, rowDigits, trueDigits } from "../../../test/posed-layout.js";
import { KINDS, randomCalculation } from "../../../test/random-calculation.js";
import { writeOut } from "../../layout/calculate/calculation.js";
import { randomFrom } from "../../number/random.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Cell } from "../../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../../syntax/layout.js";
import { answerFormula } from "../answer-formula.js";
import { listSolutions } from "../listing.js";
import { Meter } from "../meter.js";
import { prepare } from "../prepare.js";
import { type RowProblem, rowProblem } from "./row-problem.js";
import { runRows } from "./run-rows.js";

const RUNS = Math.ceil(Number(process.env.CRYPTARITHM_RANDOM ?? 150) / 2);

function listed(puzzle: Puzzle, without: readonly ("rows" | "linear-kernel")[]): string[] | undefined {
  const meter = new Meter({ nodes: 100_000 });
  const listing = listSolutions(prepare(puzzle, { without }), { mode: "interpreted", meter });
  const found: string[] = [];
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) return step.value.stopped === undefined ? found : undefined;
    found.push(step.value.join());
    if (found.length > 5000) return undefined;
  }
}

describe("against programs", () => {
  test.each(KINDS)("a %s has the same solutions in the same order", (kind) => {
    const random = randomFrom(5);
    let compared = 0;
    for (let run = 0; run < RUNS; run++) {
      const base = random.pick([2, 3, 4, 8, 10, 10, 12, 16]);
      const { calculation, options } = randomCalculation(random, kind, {
        base,
        digits: 1 + random.integer(3),
      });
      const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
      const layout = blanked(truth, {
        random,
        unknown: random.pick([0, 20, 40]),
        letters: random.pick([30, 90]),
        everywhere: random.integer(2) === 0,
      });
      const puzzle = posedLayout(layout, base, { distinct: random.pick(["all", "off"]) });
      if (puzzle.contradiction !== undefined || rowProblem(puzzle) === undefined) continue;
      const program = listed(puzzle, ["rows"]);
      const rows = listed(puzzle, ["linear-kernel"]);
      if (program === undefined || rows === undefined) continue;
      expect(rows, `${rowDigits(puzzle, trueDigits(puzzle, truth))} in base ${base}`).toEqual(program);
      compared++;
    }
    expect(compared).toBeGreaterThan(RUNS / 3);
  });

  test.each(KINDS)("a large %s has the calculation that it was made from among its solutions", (kind) => {
    const random = randomFrom(6);
    let found = 0;
    for (let run = 0; run < RUNS; run++) {
      const base = random.pick([8, 10, 10, 16, 32]);
      const { calculation, options } = randomCalculation(random, kind, { base, digits: 7 });
      const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
      const puzzle = posedLayout(blanked(truth, { random, unknown: 60, letters: 0 }), base, {
        distinct: "off",
      });
      const digits = trueDigits(puzzle, truth);
      const wanted = digits.join();
      const problem = rowProblem(puzzle);
      if (problem === undefined) continue;
      // The true digit and a few others, so that the tree stays small.
      const domains = puzzle.symbols.map(({ domain }, s) =>
        domain.filter((d) => d === digits[s] || random.integer(4) === 0),
      );
      const result = runRows(problem, {
        meter: new Meter({ nodes: 5000 }),
        domains,
        onSolution: (solution) => solution.join() === wanted,
      });
      const shown = `${digitsOfLayout(truth)} in base ${base}`;
      if (result.stopped !== "nodes") expect(result.stopped, shown).toBe("enough");
      if (result.stopped === "enough") found++;
    }
    expect(found).toBeGreaterThan(RUNS / 2);
  });
});

// ---- hard skeletons

let unknowns = 0;
function cells(text: string): Cell[] {
  return [...text].map(
    (c): Cell =>
      c === "?"
        ? { kind: "unknown", index: unknowns++, span: [0, 0] }
        : { kind: "digit", value: Number(c), span: [0, 0] },
  );
}

function row(role: Role, text: string, place?: number): LayoutRow {
  const right = role === "partial-product" || role === "partial-dividend" ? (place ?? 0) : 0;
  return { role, cells: cells(text), right, span: [0, 0], ...(place === undefined ? {} : { place }) };
}

const SEVEN_SEVENS: Layout = {
  kind: "division",
  rows: [
    row("divisor", "????7?"),
    row("dividend", "??7???????"),
    row("quotient", "??7??"),
    row("partial-product", "??????", 4),
    row("partial-dividend", "?????7?", 3),
    row("partial-product", "???????", 3),
    row("partial-dividend", "?7????", 2),
    row("partial-product", "?7????", 2),
    row("partial-dividend", "???????", 1),
    row("partial-product", "????7??", 1),
    row("partial-dividend", "??????", 0),
    row("partial-product", "??????", 0),
  ],
};

/** 374915286073 × 58293746 with every fifth digit, or the digit 2 only, to be seen. */
function long(isSeen: (digit: number, at: number) => boolean): Layout {
  let at = 0;
  return writeOut(
    { kind: "multiplication", multiplicand: 374915286073n, multiplier: 58293746n },
    {
      cellOf: (digit) => cells(isSeen(digit, at++) ? `${digit}` : "?")[0] as Cell,
    },
  );
}

describe("hard skeletons", () => {
  const run = (layout: Layout): readonly [count: bigint, nodes: number] => {
    const problem = rowProblem(posedLayout(layout, 10)) as RowProblem;
    const { count, nodes, stopped } = runRows(problem, {
      meter: new Meter({ nodes: 5000 }),
      onSolution: () => false,
    });
    expect(stopped).toBeUndefined();
    return [count, nodes];
  };

  test("the division with seven sevens takes a handful of nodes", () => {
    const [count, nodes] = run(SEVEN_SEVENS);
    expect(count).toBe(1n);
    expect(nodes).toBeLessThan(10);
  });

  test("a multiplication of twelve by eight digits takes few nodes", () => {
    const [count, nodes] = run(long((_, at) => at % 5 === 0));
    expect(count).toBe(1n);
    expect(nodes).toBeLessThan(50);
    const [more, moreNodes] = run(long((digit) => digit === 2));
    expect(more).toBe(174n);
    expect(moreNodes).toBeLessThan(2000);
  });

  test("the answer names the strategy, and a calculation that is wrong has none", () => {
    const puzzle = posedLayout(SEVEN_SEVENS, 10);
    const found = answerFormula(puzzle.formula, "", {});
    expect(found).toMatchObject({ status: "solved", count: 1n, stats: { strategy: "rows" } });
    const wrong = posedLayout(
      {
        ...SEVEN_SEVENS,
        rows: SEVEN_SEVENS.rows.map((r) => (r.role === "quotient" ? row("quotient", "??8??") : r)),
      },
      10,
    );
    expect(answerFormula(wrong.formula, "", {})).toMatchObject({ status: "none", complete: true });
  });
});
