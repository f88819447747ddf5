/**
 * Holding the search for solutions of written-out calculations against brute force: random calculations with hidden
 * digits, which have themselves among their solutions, and exactly those solutions that brute force finds.
 */
import { expect } from "vitest";
import { writeOut } from "../src/layout/calculate/calculation.js";
import { randomFrom } from "../src/number/random.js";
import type { PassName } from "../src/plan/rewrite.js";
import { listSolutions } from "../src/search/listing.js";
import { Meter } from "../src/search/meter.js";
import { prepare } from "../src/search/prepare.js";
import { holds } from "../src/semantics/evaluate.js";
import type { Layout } from "../src/syntax/layout.js";
import { anyDigit, blanked, digitsOfLayout, spoiled } from "./blanking.js";
import { solveLayout } from "./layout-oracle.js";
import { MODE } from "./mode.js";
import { posedLayout, rowDigits } from "./posed-layout.js";
import { type KINDS, randomCalculation } from "./random-calculation.js";

export interface AgreementOptions {
  readonly kind: (typeof KINDS)[number];
  readonly base: number;
  readonly runs: number;
  /** Passes of the planner to leave out: without "rows" the general search is held to it. */
  readonly without: readonly PassName[];
  /** How far a search goes; what it does not finish is not compared. */
  readonly nodes: number;
  readonly seed?: number;
}

/** How many puzzles brute force could do, and how many of these the search did not finish. */
export interface Agreement {
  readonly decided: number;
  readonly unfinished: number;
}

/** Puzzles with more solutions are not compared. */
const MANY = 300;
/** How many cells brute force may fill. */
const EFFORT = 20_000;

/** Compares random puzzles; fails at the first difference. */
export function agreeOnLayouts({ kind, base, runs, without, nodes, seed = 0 }: AgreementOptions): Agreement {
  const random = randomFrom(base + 100 * seed);
  let decided = 0;
  let unfinished = 0;
  for (let run = 0; run < runs; run++) {
    // Brute force tries all addends of a sum and all numbers of a grid, so these have to be short.
    const all = kind === "grid" || kind === "magic-square" ? 1 : kind === "sum" ? 2 : 3;
    const digits = base === 2 ? all + 1 : 1 + random.integer(all);
    const { calculation, options } = randomCalculation(random, kind, { base, digits });
    const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
    const right = blanked(truth, {
      random,
      unknown: random.pick(all === 1 ? [0, 20] : [0, 50, 100]),
      letters: random.pick(all === 1 ? [10, 30] : [30, 60, 90]),
      everywhere: random.integer(2) === 0,
    });
    const isSpoiled = random.integer(4) === 0;
    const layout = isSpoiled ? spoiled(right, random) : right;
    const oracle = solveLayout(layout, { base, effort: EFFORT });
    if (oracle === undefined || oracle.size > MANY) continue;
    const message = `${shown(layout)} in base ${base} from ${digitsOfLayout(truth)}`;
    if (!isSpoiled) expect(oracle, message).toContain(digitsOfLayout(truth));
    const found = searched(layout, base, { without, nodes });
    if (found === undefined) unfinished++;
    else expect([...found].sort(), message).toEqual([...oracle].sort());
    decided++;
  }
  return { decided, unfinished };
}

/**
 * Larger calculations than brute force can do: all solutions hold by the exact evaluator, and the calculation itself is
 * among them. Most cells are letters that stand for one digit each, so that there are few solutions.
 */
export function findThemselves({ kind, base, runs, without, nodes }: AgreementOptions): Agreement {
  const random = randomFrom(7 * base);
  let decided = 0;
  let unfinished = 0;
  for (let run = 0; run < runs; run++) {
    const { calculation, options } = randomCalculation(random, kind, { base, digits: 4 + random.integer(4) });
    const truth = writeOut(calculation, { ...options, cellOf: anyDigit });
    const [unknown, letters] = [random.pick([0, 10, 20]), random.pick([70, 100])];
    const layout = blanked(truth, { random, unknown, letters, everywhere: true });
    const found = searched(layout, base, { without, nodes });
    if (found === undefined) unfinished++;
    else expect(found, `${shown(layout)} in base ${base}`).toContain(digitsOfLayout(truth));
    decided++;
  }
  return { decided, unfinished };
}

/** The digits of all rows of all solutions that the search finds; undefined when it does not finish. */
function searched(
  layout: Layout,
  base: number,
  { without, nodes }: { readonly without: readonly PassName[]; readonly nodes: number },
): Set<string> | undefined {
  const puzzle = posedLayout(layout, base);
  const found = new Set<string>();
  if (puzzle.contradiction !== undefined) return found;
  const meter = new Meter({ nodes });
  const listing = listSolutions(prepare(puzzle, { without }), { mode: MODE, meter });
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) {
      expect(step.value.undecided).toBe(0);
      return step.value.stopped === undefined ? found : undefined;
    }
    expect(holds(puzzle, step.value)).toBe("yes");
    const digits = rowDigits(puzzle, step.value);
    expect(found).not.toContain(digits);
    found.add(digits);
  }
}

/** A layout for a message: `partial-product@1 ?2A>1`, with place and column. */
const shown = (layout: Layout): string =>
  layout.rows
    .map(({ role, cells, right, place }) => {
      const signs = cells.map((c) => (c.kind === "letter" ? c.letter : c.kind === "digit" ? c.value : "?"));
      return `${role}${place === undefined ? "" : `@${place}`} ${signs.join("")}>${right}`;
    })
    .join("; ");
