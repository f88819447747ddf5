/**
 * Orders of the symbols that are worth trying for a certificate. What suits the checker differs from
 * puzzle to puzzle, so a few are proposed, and the prover takes the one with the smallest search:
 * the planner's own order; the largest coefficients first; the columns from the units; and the
 * conditions one after the other, that with the fewest open symbols first.
 */

import type { Prepared } from "../search/prepared.js";
import { symbolsByWeight } from "../search/rows/row-problem.js";
import { conditionsOf } from "../semantics/conditions.js";
import { linearOf } from "../semantics/linear-form.js";
import type { Place, Puzzle } from "../semantics/puzzle.js";
import { wordsOf } from "../syntax/walk.js";
import { rowOrders } from "./row-orders.js";

/** A list of symbols, the most important first; what it leaves out comes last. */
type Proposal = readonly number[];

/** Different orders of all symbols. */
export function proposedOrders(puzzle: Puzzle, prepared: Prepared): number[][] {
  const all = puzzle.symbols.map((_, s) => s);
  const orders = new Map<string, number[]>();
  const proposals = [
    planned(prepared),
    byWeight(puzzle),
    byColumn(puzzle),
    ...byDivisor(puzzle),
    ...byCondition(puzzle),
    ...rowOrders(puzzle),
  ];
  for (const proposal of proposals) {
    const order = [...new Set([...proposal, ...all])];
    orders.set(order.join(), order);
  }
  return [...orders.values()];
}

function planned(prepared: Prepared): Proposal {
  const { kernel, rows } = prepared;
  if (kernel !== undefined) return kernel.letters.map(({ symbol }) => symbol);
  if (rows !== undefined) return symbolsByWeight(rows.problem);
  return prepared.programs.listing.program.stages.flatMap((stage) =>
    stage.kind === "determine" ? stage.places.filter((p) => p >= 0).reverse() : [stage.symbol],
  );
}

/** The largest share of any linear condition first. */
function byWeight(puzzle: Puzzle): Proposal {
  const weights = puzzle.symbols.map(() => 0);
  const open = puzzle.symbols.map(() => -1);
  for (const condition of conditionsOf(puzzle)) {
    const linear = linearOf(condition, puzzle, open);
    if (!linear) continue;
    const coefficients = (linear.open ?? []).map(Math.abs);
    const largest = Math.max(...coefficients, 1);
    for (const [s, c] of coefficients.entries()) weights[s] = Math.max(weights[s] as number, c / largest);
  }
  const symbols = puzzle.symbols.map((_, s) => s).filter((s) => (weights[s] as number) > 0);
  return symbols.sort((a, b) => (weights[b] as number) - (weights[a] as number));
}

/** Moduli that are looked at; the columns of a sum are among them. */
const LARGEST_DIVISOR = 2000;

/**
 * Those first whose coefficients some number does not divide: then it divides what the others add, and
 * only one case in so many can go on. For each number of such symbols the largest divisor.
 */
function byDivisor(puzzle: Puzzle): Proposal[] {
  const open = puzzle.symbols.map(() => -1);
  const [condition, more] = conditionsOf(puzzle);
  const linear = condition && more === undefined ? linearOf(condition, puzzle, open) : undefined;
  if (!linear || condition?.sides?.operator !== "=") return [];
  const coefficients = (linear.open ?? []).map(Math.abs);
  const sorted = coefficients
    .map((_, s) => s)
    .sort((a, b) => (coefficients[b] as number) - (coefficients[a] as number));
  const best = new Map<number, Proposal>();
  for (let divisor = 2; divisor <= LARGEST_DIVISOR; divisor++) {
    const first = sorted.filter((s) => (coefficients[s] as number) % divisor !== 0);
    if (first.length === 0 || first.length >= sorted.length) continue;
    best.set(first.length, [...first, ...sorted]);
  }
  return [...best.values()];
}

/** Column by column from the units, the words in reading order. */
function byColumn(puzzle: Puzzle): Proposal {
  const words = [...puzzle.places.values()];
  const longest = Math.max(...words.map((places) => places.length));
  const symbols: Place[] = [];
  for (let column = 1; column <= longest; column++)
    for (const places of words) symbols.push(places.at(-column) ?? -1);
  return symbols.filter((place) => place >= 0);
}

/** Condition by condition, by the number of symbols that are still open; once by columns, once from the left. */
function byCondition(puzzle: Puzzle): Proposal[] {
  const columns = byColumn(puzzle);
  const conditions = conditionsOf(puzzle);
  const inOrder = (order: (condition: (typeof conditions)[number]) => readonly number[]): number[] => {
    const taken = new Set<number>();
    const left = new Set(conditions);
    while (left.size > 0) {
      const openOf = (c: (typeof conditions)[number]): number =>
        c.symbols.filter((s) => !taken.has(s)).length;
      const [next] = [...left].sort((a, b) => openOf(a) - openOf(b));
      if (next === undefined) break;
      left.delete(next);
      for (const s of order(next)) taken.add(s);
    }
    return [...taken];
  };
  const sides = (condition: (typeof conditions)[number], first: "left" | "right"): number[] => {
    const { sides: both, symbols } = condition;
    if (both === undefined) return [...symbols];
    const parts = first === "left" ? [both.left, both.right] : [both.right, both.left];
    return parts
      .flatMap(wordsOf)
      .flatMap((word) => puzzle.places.get(word) as readonly Place[])
      .filter((place) => place >= 0);
  };
  return [
    inOrder((c) => columns.filter((s) => c.symbols.includes(s))),
    inOrder((c) => sides(c, "left")),
    inOrder((c) => sides(c, "right")),
  ];
}
