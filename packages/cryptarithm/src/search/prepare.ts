/**
 * From a puzzle to a program that is ready to run: conditions, candidate orders, and the
 * choice among them by sampling. A single linear relation has one order and needs no sample.
 */
import { randomFrom } from "../number/random.js";
import { type Built, build } from "../plan/build.js";
import { type Condition, conditionsOf } from "../plan/condition.js";
import { Emitter } from "../plan/emitter.js";
import { isolations } from "../plan/isolate.js";
import { LinearFactsOf } from "../plan/linear-facts.js";
import { candidateOrders, isEquation, type Order } from "../plan/order.js";
import { divisions, type Part } from "../plan/partition.js";
import type { BuildQuestion } from "../plan/question.js";
import { Ranges } from "../plan/ranges.js";
import type { PassName, Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { Environment } from "./environment.js";
import { type FreeSum, freeSum } from "./free-sum.js";
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
  /** The puzzle as a sum whose symbols need not differ, if it is one. */
  readonly freeSum: FreeSum | undefined;
  /** Whether there are several conditions, so that they may be solved in two parts. */
  readonly divisible: boolean;
  /** Two parts to be joined, where that is expected to be cheaper than a long search of the whole. */
  readonly join: Join | undefined;
}

/** Two parts of a puzzle that are solved by themselves and joined (see join.ts). */
export interface Join {
  /** The cheaper one first. */
  readonly parts: readonly [JoinPart, JoinPart];
  /** What both parts are expected to cost together, in nodes. */
  readonly cost: number;
}

export interface JoinPart extends Part {
  readonly prepared: Prepared;
  readonly cost: number;
}

export type Strategy = "linear" | "determined" | "columns" | "bounds" | "exact";

export interface PrepareOptions {
  readonly without?: readonly PassName[] | undefined;
}

/** Trees up to this size are not worth a sample. */
const SMALL = 2000;
const FIRST_WALKS = 4;
const MORE_WALKS = 32;
const FINALISTS = 4;
const SEED = 1;
/** The most that all samples of a puzzle may take together; far more than any puzzle without huge numbers needs. */
const SAMPLE_MILLISECONDS = 500;

/** Plans a puzzle. Costs some microseconds for one linear relation, milliseconds for the hardest. */
export function prepare(puzzle: Puzzle, options: PrepareOptions = {}): Prepared {
  return new Plan(puzzle, new Set(options.without ?? []));
}

/**
 * A class, since an object literal with getters of its own would get a hidden class of its
 * own, and those are only collected with the old objects: a batch would drag its puzzles along.
 */
class Plan implements Prepared {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly without: Without;
  readonly kernel: LinearProblem | undefined;
  readonly freeSum: FreeSum | undefined;
  #programs: Programs | undefined;
  #join: Join | undefined | null = null;

  constructor(puzzle: Puzzle, without: Without) {
    this.puzzle = puzzle;
    this.without = without;
    this.conditions = conditionsOf(puzzle, without);
    this.kernel = without.has("linear-kernel") ? undefined : linearProblem(puzzle, this.conditions);
    this.freeSum = without.has("free-sum") ? undefined : freeSum(puzzle, this.conditions);
  }

  get programs(): Programs {
    this.#programs ??= choosePrograms(this.puzzle, this.conditions, this.without);
    return this.#programs;
  }

  get divisible(): boolean {
    return this.conditions.length > 1 && !this.without.has("join");
  }

  get join(): Join | undefined {
    if (this.#join === null) this.#join = this.divisible ? joinOf(this) : undefined;
    return this.#join;
  }

  get strategy(): Strategy {
    return this.conditions.every((c) => c.linear)
      ? "linear"
      : strategyOf(this.conditions, this.programs.listing);
  }
}

/**
 * A sample sees little of the tree behind a condition that hardly ever holds, so the whole is
 * taken to be larger than it says.
 */
const UNSEEN = 3;
/** A puzzle is only divided when the search of the whole has taken at least so many nodes. */
const LEAST_EXPECTED = 200_000;
/** A node of the kernel costs so much of a node of a program. */
const KERNEL_NODE = 0.4;
/** How many divisions are planned in full. */
const DIVISIONS_TRIED = 2;

/** The best division of a puzzle that is long work. */
function joinOf(whole: Prepared): Join | undefined {
  const { puzzle, conditions } = whole;
  const expected = Math.max(whole.programs.expectedNodes ?? 0, LEAST_EXPECTED);
  const without = [...whole.without];
  let best: Join | undefined;
  for (const [left, right] of divisions(puzzle, conditions).slice(0, DIVISIONS_TRIED)) {
    const [first, second] = [left, right]
      .map((part) => {
        const prepared = prepare(part.puzzle, { without });
        return { ...part, prepared, cost: costOf(prepared) };
      })
      .sort((x, y) => x.cost - y.cost) as [JoinPart, JoinPart];
    const cost = first.cost + second.cost;
    if (cost < expected * UNSEEN && cost < (best?.cost ?? Number.POSITIVE_INFINITY))
      best = { parts: [first, second], cost };
  }
  return best;
}

/** The expected cost of all solutions of a puzzle, in nodes of a program. */
function costOf(prepared: Prepared): number {
  return prepared.join?.cost ?? expectedNodes(prepared) * (prepared.kernel ? KERNEL_NODE : 1);
}

class Programs {
  readonly order: Order;
  /** What a sample expects; undefined when there was nothing to choose. */
  readonly expectedNodes: number | undefined;
  /** How many orders were considered. */
  readonly candidates: number;
  readonly #question: BuildQuestion;
  #listing: Built | undefined;
  #counting: Built | undefined;

  constructor(question: BuildQuestion, chosen: Candidate, candidates: number) {
    this.#question = question;
    this.order = chosen.order;
    this.expectedNodes = chosen.nodes;
    this.candidates = candidates;
    if (question.counting || decidesNothing(question)) this.#counting = chosen.built;
    if (!question.counting) this.#listing = chosen.built;
  }

  /** The program that finds every solution one by one. */
  get listing(): Built {
    this.#listing ??= build({ ...this.#question, counting: false }, this.order);
    return this.#listing;
  }

  /** The program that may count completions of decided stages at once. */
  get counting(): Built {
    this.#counting ??= build({ ...this.#question, counting: true }, this.order);
    return this.#counting;
  }
}

/** Whether nothing can be counted before its last letter: equations only, and every letter is in one. */
function decidesNothing({ puzzle, conditions }: BuildQuestion): boolean {
  if (!conditions.every(isEquation)) return false;
  const used = new Set(conditions.flatMap((c) => (c.linear ? [...c.linear.coefficients.keys()] : c.symbols)));
  return used.size === puzzle.symbols.length;
}

function choosePrograms(puzzle: Puzzle, conditions: readonly Condition[], without: Without): Programs {
  const facts = new LinearFactsOf(puzzle);
  const ranges = new Ranges(puzzle, new Emitter(puzzle.symbols.length), facts);
  const isolated = conditions.map((c) =>
    c.comparison?.operator === "=" && !c.linear && !without.has("determined-words")
      ? isolations(c.comparison.left, c.comparison.right, puzzle, ranges)
      : [],
  );
  // Without an equation nearly everything is solved by counting what is decided, so that is what is sampled.
  const counting = !conditions.some(isEquation);
  const question: BuildQuestion = { puzzle, conditions, isolated, facts, without, counting };
  return choose(question);
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
  readonly built: Built;
  /** The expected number of nodes; undefined when it was not sampled. */
  readonly nodes: number | undefined;
}

/**
 * Builds and samples one candidate order after the other. A program costs as much as some
 * thousand nodes, so the first one with a small tree is taken; where all trees are large, the
 * best of a short sample are sampled more.
 */
function choose(question: BuildQuestion): Programs {
  const { puzzle, conditions } = question;
  const orders = candidateOrders(question);
  const meter = sampleMeter();
  const sampled: { readonly order: Order; readonly built: Built; readonly nodes: number }[] = [];
  for (const order of orders) {
    const built = build(question, order);
    const considered = sampled.length + 1;
    if (built.impossible || orders.length === 1 || largestTree(built, puzzle) <= SMALL)
      return new Programs(question, { order, built, nodes: undefined }, considered);
    const nodes = sampleOf(built, puzzle, conditions, FIRST_WALKS, meter);
    if (nodes <= SMALL) return new Programs(question, { order, built, nodes }, considered);
    sampled.push({ order, built, nodes });
  }
  const finalists = sampled
    .sort((a, b) => a.nodes - b.nodes)
    .slice(0, FINALISTS)
    .map((c) => ({ ...c, nodes: sampleOf(c.built, puzzle, conditions, MORE_WALKS, meter) }))
    .sort((a, b) => a.nodes - b.nodes);
  return new Programs(question, finalists[0] as Candidate, orders.length);
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
