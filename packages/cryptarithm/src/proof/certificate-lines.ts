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
  /** Called at each node; may throw to end the work. */
  readonly onNode: () => void;
}

/** On which symbol a case is split: the first one in the order, or that with the fewest digits left. */
type SplitBy = "order" | "fewest";

/** The lines of a certificate, without their ends. Throws when the cases do not have the claimed number of solutions. */
export function certificateLines(question: ProofQuestion): string[] {
  const search = chosenSearch(question);
  const byOrder = [...linesOf(question, search, "order")];
  if (search.isLarge || byOrder.length <= FEW_LINES) return byOrder;
  // Most other trees are no smaller; this one is given up as soon as that is seen.
  const others: string[] = [];
  for (const line of linesOf(question, search, "fewest"))
    if (others.push(line) >= byOrder.length) return byOrder;
  return others;
}

function* linesOf(
  question: ProofQuestion,
  { order, leaf }: ChosenSearch,
  splitBy: SplitBy,
): Generator<string> {
  const { puzzle, onNode } = question;
  const symbols = puzzle.symbols.map(({ name }) => name);
  const claim: Claim = {
    formula: print(puzzle.formula),
    rules: puzzle.rules,
    symbols,
    count: countOf(question.count),
    order: order.map((s) => symbols[s] as string),
    leaf,
  };
  yield claimLine("certificate", claim);
  const here = new Case(puzzle, order, onNode);
  let total = 0n;
  /** The cases on the path that are still to come, the next one last. */
  const waiting: { readonly symbol: number; readonly digit: number; readonly depth: number }[] = [];
  const bound: number[] = [];
  for (let label = ""; ; ) {
    const closing = closingOf(here, puzzle, claim);
    if (closing !== undefined) {
      total += closing.count;
      yield caseLine(label, closing.says);
    } else {
      const { symbol, digits } = splitOf(here, splitBy);
      yield caseLine(label, { split: symbols[symbol], digits });
      for (const digit of digits.toReversed()) waiting.push({ symbol, digit, depth: bound.length });
    }
    const next = waiting.pop();
    if (next === undefined) break;
    while (bound.length > next.depth) here.release(bound.pop() as number);
    here.bind(next.symbol, next.digit);
    bound.push(next.symbol);
    label = `${symbols[next.symbol]}=${next.digit}`;
  }
  if (total !== question.count)
    throw new Error(`the cases have ${total} solutions, the search found ${question.count}`);
  yield claimLine("end", claim);
}

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

/** A certificate so short is not worth a second try. */
const FEW_LINES = 12;
const SMALLEST_LEAF = 8;
const LARGEST_LEAF = 2000;
/** Into how many leaves a search is divided, about. */
const LEAVES = 16;
/** Searches are tried with so many nodes at most, then sampled. */
const TRIALS = [1000, 30_000];
const WALKS = 24;

/** The order with the smallest search, and leaves that make it a tree of moderate size. */
function chosenSearch({ puzzle, prepared, count, onNode }: ProofQuestion): ChosenSearch {
  if (prepared === undefined)
    return { order: puzzle.symbols.map((_, s) => s), leaf: SMALLEST_LEAF, isLarge: false };
  const orders = proposedOrders(puzzle, prepared);
  const list = isListed({ count: countOf(count) });
  let best: { order: readonly number[]; nodes: number } | undefined;
  for (const most of TRIALS) {
    for (const order of orders) {
      const nodes = new Case(puzzle, order, onNode).search(best?.nodes ?? most, list)?.nodes;
      if (nodes !== undefined && nodes < (best?.nodes ?? Number.POSITIVE_INFINITY)) best = { order, nodes };
    }
    if (best !== undefined) break;
  }
  const isLarge = best === undefined;
  if (best === undefined) {
    const sampled = orders.map((order) => ({
      order,
      nodes: sampleOf(new Case(puzzle, order), randomFrom(1)),
    }));
    best = sampled.reduce((a, b) => (b.nodes < a.nodes ? b : a));
  }
  const leaf = Math.min(LARGEST_LEAF, Math.max(SMALLEST_LEAF, Math.ceil(best.nodes / LEAVES)));
  return { order: best.order, leaf, isLarge };
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
