/**
 * The programs of a puzzle: candidate orders, and the choice among them by sampling. A single
 * linear relation has one order and needs no sample.
 */
import { type Built, build } from "../plan/build.js";
import type { Condition } from "../plan/condition.js";
import { Emitter } from "../plan/emitter.js";
import { isolations } from "../plan/isolate.js";
import { LinearFactsOf } from "../plan/linear-facts.js";
import { candidateOrders, isEquation, type Order } from "../plan/order.js";
import type { BuildQuestion } from "../plan/question.js";
import { Ranges } from "../plan/ranges.js";
import type { Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { Environment } from "./environment.js";
import { Meter } from "./meter.js";
import { estimateNodes } from "./sample.js";

/** Trees up to this size are not worth a sample. */
const SMALL = 2000;
const FIRST_WALKS = 4;
const MORE_WALKS = 32;
/** Walks where there is nothing to choose. */
export const MOST_WALKS: number = FIRST_WALKS + MORE_WALKS;
const FINALISTS = 4;
/** A tree that seems so many times larger than the best is not looked at again. */
const HOPELESS = 8;
export const SEED = 1;
/** The most that all samples of a puzzle may take together; far more than any puzzle without huge numbers needs. */
const SAMPLE_MILLISECONDS = 500;

/** What a program is for: to find every solution, or to count them. */
export type Purpose = "listing" | "counting";

export class Programs {
  readonly order: Order;
  /** What a sample expects; undefined when there was nothing to choose. */
  readonly expectedNodes: number | undefined;
  /** Of which program that is. */
  readonly sampled: Purpose;
  /** How many orders were considered. */
  readonly candidates: number;
  readonly #question: BuildQuestion;
  #listing: Built | undefined;
  #counting: Built | undefined;

  constructor(question: BuildQuestion, chosen: Candidate, candidates: number) {
    this.#question = question;
    this.order = chosen.order;
    this.expectedNodes = chosen.nodes;
    this.sampled = question.counting ? "counting" : "listing";
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

/** Plans the programs of a puzzle. */
export function choosePrograms(puzzle: Puzzle, conditions: readonly Condition[], without: Without): Programs {
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

/** The expected number of nodes of the program for a purpose. */
export function expectedOf(
  programs: Programs,
  purpose: Purpose,
  puzzle: Puzzle,
  conditions: readonly Condition[],
): number {
  if (programs.expectedNodes !== undefined && programs.sampled === purpose) return programs.expectedNodes;
  return sampleOf(programs[purpose], puzzle, conditions, MOST_WALKS, sampleMeter());
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
    .filter((c, _, [best]) => c.nodes <= HOPELESS * (best?.nodes ?? 0))
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
