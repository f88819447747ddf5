/**
 * From a puzzle to a program that is ready to run: conditions, candidate orders, and the
 * choice among them by sampling. A single linear relation has one order and needs no sample.
 */
import { randomFrom } from "../number/random.js";
import { type Built, build } from "../plan/build.js";
import { type Condition, conditionsOf } from "../plan/condition.js";
import { Emitter } from "../plan/emitter.js";
import { isolations } from "../plan/isolate.js";
import { candidateOrders, isEquation, type Order } from "../plan/order.js";
import type { BuildQuestion } from "../plan/question.js";
import { Ranges } from "../plan/ranges.js";
import type { PassName, Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { Environment } from "./environment.js";
import { estimateLinear } from "./linear-kernel.js";
import { type LinearProblem, linearProblem } from "./linear-problem.js";
import { Meter } from "./meter.js";
import { estimateNodes } from "./sample.js";

export interface Prepared {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly without: Without;
  /** In a word, for statistics. */
  readonly strategy: Strategy;
  /** The linear kernel's problem, when the puzzle is one; then no program needs to be built. */
  readonly kernel: LinearProblem | undefined;
  /** The programs and how they were chosen; built when first asked for. */
  readonly programs: Programs;
}

interface Programs {
  readonly order: Order;
  /** The program that finds every solution one by one. */
  readonly listing: Built;
  /** The program that may count completions of decided stages at once. */
  readonly counting: Built;
  /** What a sample expects; undefined when there was nothing to choose. */
  readonly expectedNodes: number | undefined;
  /** How many orders were considered. */
  readonly candidates: number;
}

export type Strategy = "linear" | "determined" | "columns" | "bounds" | "exact";

export interface PrepareOptions {
  readonly without?: readonly PassName[] | undefined;
}

/** Trees up to this size are not worth a sample. */
const SMALL = 2000;
const FIRST_WALKS = 4;
const MORE_WALKS = 16;
const FINALISTS = 4;
const SEED = 1;
/** The most that all samples of a puzzle may take together; far more than any puzzle without huge numbers needs. */
const SAMPLE_MILLISECONDS = 500;

/** Plans a puzzle. Costs some microseconds for one linear relation, milliseconds for the hardest. */
export function prepare(puzzle: Puzzle, options: PrepareOptions = {}): Prepared {
  const without: Without = new Set(options.without ?? []);
  const conditions = conditionsOf(puzzle, without);
  const kernel = without.has("linear-kernel") ? undefined : linearProblem(puzzle, conditions);
  let programs: Programs | undefined;
  return {
    puzzle,
    conditions,
    without,
    kernel,
    get programs() {
      programs ??= choosePrograms(puzzle, conditions, without);
      return programs;
    },
    get strategy() {
      return conditions.every((c) => c.linear) ? "linear" : strategyOf(conditions, this.programs.listing);
    },
  };
}

function choosePrograms(puzzle: Puzzle, conditions: readonly Condition[], without: Without): Programs {
  const ranges = new Ranges(puzzle, new Emitter(puzzle.symbols.length));
  const isolated = conditions.map((c) =>
    c.comparison?.operator === "=" && !c.linear && !without.has("determined-words")
      ? isolations(c.comparison.left, c.comparison.right, puzzle, ranges)
      : [],
  );
  const question: BuildQuestion = { puzzle, conditions, isolated, without, counting: false };
  const orders = candidateOrders(question);
  // Without an equation nearly everything is solved by counting what is decided, so that is what is sampled.
  const equations = conditions.some(isEquation);
  const candidates = orders.map((order) => {
    const listing = build(question, order);
    return { order, listing, sampled: equations ? listing : build({ ...question, counting: true }, order) };
  });
  const chosen = choose(candidates, puzzle, conditions);
  let counting: Built | undefined;
  return {
    ...chosen,
    candidates: orders.length,
    get counting() {
      counting ??= build({ ...question, counting: true }, chosen.order);
      return counting;
    },
  };
}

/** The expected number of nodes of a prepared puzzle, from a sample of random walks. */
export function expectedNodes({ puzzle, conditions, kernel, programs }: Prepared): number {
  const walks = FIRST_WALKS + MORE_WALKS;
  if (kernel === undefined)
    return programs.expectedNodes ?? sampleOf(programs.listing, puzzle, conditions, walks, sampleMeter());
  const domains = puzzle.symbols.map((s) => s.domain);
  const env = new Environment({ puzzle, conditions, built: undefined, domains, meter: new Meter({}) });
  return estimateLinear(kernel, env, walks, randomFrom(SEED));
}

const sampleMeter = (): Meter => new Meter({ milliseconds: SAMPLE_MILLISECONDS });

function sampleOf(
  built: Built,
  puzzle: Puzzle,
  conditions: readonly Condition[],
  walks: number,
  meter: Meter,
): number {
  const domains = puzzle.symbols.map((s) => s.domain);
  const env = new Environment({ puzzle, conditions, built, domains, meter });
  return estimateNodes(built.program, env, walks, SEED);
}

/** The same puzzle planned without determined words, for values that cannot be decided. */
export function withoutDetermined(prepared: Prepared): Prepared {
  return prepare(prepared.puzzle, { without: [...prepared.without, "determined-words"] });
}

interface Candidate {
  readonly order: Order;
  readonly listing: Built;
  /** The program whose tree is sampled. */
  readonly sampled: Built;
}

function choose(
  candidates: readonly Candidate[],
  puzzle: Puzzle,
  conditions: readonly Condition[],
): Candidate & { readonly expectedNodes: number | undefined } {
  const meter = sampleMeter();
  const sample = ({ sampled }: Candidate, walks: number): number =>
    sampleOf(sampled, puzzle, conditions, walks, meter);
  const bySize = candidates
    .map((candidate) => ({ candidate, size: largestTree(candidate.listing, puzzle) }))
    .sort((a, b) => a.size - b.size);
  const first = bySize[0] as (typeof bySize)[number];
  if (candidates.length === 1 || first.size <= SMALL) {
    return { ...first.candidate, expectedNodes: undefined };
  }
  const finalists = candidates
    .map((candidate) => ({ candidate, nodes: sample(candidate, FIRST_WALKS) }))
    .sort((a, b) => a.nodes - b.nodes)
    .slice(0, FINALISTS)
    .map(({ candidate }) => ({ candidate, nodes: sample(candidate, MORE_WALKS) }))
    .sort((a, b) => a.nodes - b.nodes);
  const best = finalists[0] as (typeof finalists)[number];
  return { ...best.candidate, expectedNodes: best.nodes };
}

/** The number of leaves if nothing were cut: the product of the domains that are tried. */
function largestTree(built: Built, puzzle: Puzzle): number {
  return built.program.stages.reduce(
    (product, stage) =>
      stage.kind === "branch" ? product * (puzzle.symbols[stage.symbol]?.domain.length ?? 1) : product,
    1,
  );
}

function strategyOf(conditions: readonly Condition[], built: Built): Strategy {
  if (built.program.stages.some((s) => s.kind === "determine")) return "determined";
  if (conditions.some((c) => c.ring)) return "columns";
  if (conditions.some((c) => c.comparison)) return "bounds";
  return "exact";
}
