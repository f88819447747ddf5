/**
 * Writes certificates. The steps are the checker's own: this only chooses the order of the symbols, the
 * size of the leaves, and on which symbol a case is split, so that the tree becomes small; what each line
 * says follows from that. Only the path to the present case is kept.
 */
import { type Random, randomFrom } from "../number/random.js";
import type { Prepared } from "../search/prepared.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { print } from "../syntax/printer.js";
import { Case } from "./check-case.js";
import { type Claim, caseLine, claimLine, closingOf, countOf, isListed } from "./check-certificate.js";
import { proposedOrders } from "./orders.js";

export interface ProofQuestion {
  readonly puzzle: Puzzle;
  /** Left out where posing has shown that there is no solution. */
  readonly prepared: Prepared | undefined;
  /** The number of solutions, as the search has found it. */
  readonly count: bigint;
  /** Of a written-out calculation the number of its reading. */
  readonly reading?: number;
  /** Called before each digit that is tried; may throw to end the work. */
  readonly onDigit: () => void;
}

/** On which symbol a case is split: the first one in the order, or that with the fewest digits left. */
type SplitBy = "order" | "fewest";

/** What a line costs to check beside the digits that are tried for it, in such digits. */
const LINE_COST = 12;

/** The lines of a certificate, without their ends. Throws when the cases do not have the claimed number of solutions. */
export function certificateLines(question: ProofQuestion): readonly string[] {
  const search = chosenSearch(question);
  const byOrder = treeOf(question, search, "order", Number.POSITIVE_INFINITY);
  const fewest = search.isLarge ? undefined : treeOf(question, search, "fewest", byOrder?.cost ?? 0);
  return (fewest ?? byOrder)?.lines ?? [];
}

interface Tree {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** The whole certificate, and what it costs to check; undefined when that is not less than a limit. */
function treeOf(
  question: ProofQuestion,
  { order, leaf }: ChosenSearch,
  by: SplitBy,
  limit: number,
): Tree | undefined {
  const { puzzle } = question;
  const symbols = puzzle.symbols.map(({ name }) => name);
  const claim: Claim = {
    formula: print(puzzle.formula),
    ...(puzzle.formula.layout && { layout: puzzle.formula.text, reading: question.reading ?? 0 }),
    rules: puzzle.rules,
    symbols,
    count: countOf(question.count),
    order: order.map((s) => symbols[s] as string),
    leaf,
  };
  const lines = [claimLine("certificate", claim)];
  const trials = new Trials(question.onDigit);
  const here = new Case(puzzle, order, trials.count);
  let cost = 0;
  let total = 0n;
  /** The cases that are still to come, the next one last, with the number of symbols bound above them. */
  const waiting: { readonly symbol: number; readonly digit: number; readonly depth: number }[] = [];
  const bound: number[] = [];
  for (let label = ""; ; ) {
    const { value: closing, tried } = trials.of(() => closingOf(here, puzzle, claim));
    cost += LINE_COST;
    if (closing !== undefined) {
      cost += tried;
      total += closing.count;
      lines.push(caseLine(label, closing.says));
    } else {
      const split = splitOf(here, by);
      cost += split.digits.length;
      lines.push(caseLine(label, { split: symbols[split.symbol], digits: split.digits }));
      for (const digit of split.digits.toReversed())
        waiting.push({ symbol: split.symbol, digit, depth: bound.length });
    }
    if (cost >= limit) return undefined;
    const next = waiting.pop();
    if (next === undefined) break;
    while (bound.length > next.depth) here.release(bound.pop() as number);
    here.bind(next.symbol, next.digit);
    bound.push(next.symbol);
    label = `${symbols[next.symbol]}=${next.digit}`;
  }
  if (total !== question.count)
    throw new Error(`the cases have ${total} solutions, the search found ${question.count}`);
  lines.push(claimLine("end", claim));
  return { lines, cost };
}

/** Counts the digits that are tried: what checking costs. */
class Trials {
  tried = 0;
  /** Beyond so many, the work is given up. */
  most: number = Number.POSITIVE_INFINITY;
  readonly #onDigit: () => void;

  constructor(onDigit: () => void) {
    this.#onDigit = onDigit;
  }

  count = (): void => {
    this.#onDigit();
    if (++this.tried > this.most) throw new TooMany();
  };

  of<T>(work: () => T): { readonly value: T; readonly tried: number } {
    const before = this.tried;
    const value = work();
    return { value, tried: this.tried - before };
  }
}

class TooMany extends Error {}

function splitOf(here: Case, by: SplitBy): { readonly symbol: number; readonly digits: readonly number[] } {
  let best: { symbol: number; digits: readonly number[] } | undefined;
  for (const symbol of here.open) {
    const digits = here.survivors(symbol);
    // Where no digit is left for a symbol, the search through a leaf sees that late; others lead to smaller leaves.
    if (digits.length === 0) continue;
    if (best === undefined || digits.length < best.digits.length) best = { symbol, digits };
    if (by === "order" || digits.length === 1) break;
  }
  if (best === undefined) throw new Error("a case without open symbols cannot be split");
  return best;
}

interface ChosenSearch {
  readonly order: readonly number[];
  readonly leaf: number;
  /** Whether it has more nodes than were tried. */
  readonly isLarge: boolean;
}

const SMALLEST_LEAF = 8;
const LARGEST_LEAF = 2000;
/** Into how many leaves a search is divided, about. */
const LEAVES = 8;
/** Searches are tried with so many nodes at most, then sampled. */
const TRIALS = [1000, 30_000];
const WALKS = 24;

/** The order with the smallest search, and leaves that make it a tree of moderate size. */
function chosenSearch({ puzzle, prepared, count, onDigit }: ProofQuestion): ChosenSearch {
  if (prepared === undefined)
    return { order: puzzle.symbols.map((_, s) => s), leaf: SMALLEST_LEAF, isLarge: false };
  const orders = proposedOrders(puzzle, prepared);
  const list = isListed({ count: countOf(count) });
  let best: { order: readonly number[]; nodes: number; tried: number } | undefined;
  for (const most of TRIALS) {
    for (const order of orders) {
      const trials = new Trials(onDigit);
      trials.most = best?.tried ?? Number.POSITIVE_INFINITY;
      const nodes = nodesOf(new Case(puzzle, order, trials.count), most, list);
      if (nodes !== undefined) best = { order, nodes, tried: trials.tried };
    }
    if (best !== undefined) break;
  }
  const chosen = best ?? leastSampled(puzzle, orders);
  const leaf = Math.min(LARGEST_LEAF, Math.max(SMALLEST_LEAF, Math.ceil(chosen.nodes / LEAVES)));
  return { order: chosen.order, leaf, isLarge: best === undefined };
}

function leastSampled(puzzle: Puzzle, orders: readonly (readonly number[])[]) {
  const sampled = orders.map((order) => ({ order, nodes: sampleOf(new Case(puzzle, order), randomFrom(1)) }));
  return sampled.reduce((a, b) => (b.nodes < a.nodes ? b : a));
}

/** The nodes of a search; undefined when they are too many, or too many digits are tried. */
function nodesOf(here: Case, most: number, list: boolean): number | undefined {
  try {
    return here.search(most, list)?.nodes;
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

/** How many nodes a search has, estimated by random walks (Knuth, 1975). */
function sampleOf(here: Case, random: Random): number {
  let total = 0;
  for (let walk = 0; walk < WALKS; walk++) {
    const { open } = here;
    let weight = 1;
    let depth = 0;
    for (const symbol of open) {
      const digits = here.survivors(symbol);
      weight *= digits.length;
      total += weight;
      if (digits.length === 0) break;
      here.bind(symbol, random.pick(digits));
      depth++;
    }
    for (const symbol of open.slice(0, depth)) here.release(symbol);
  }
  return total / WALKS;
}
