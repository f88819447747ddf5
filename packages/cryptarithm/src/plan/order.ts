/**
 * The order in which letters are bound. A candidate order is a ranking of the symbols made
 * from one condition (which leads) in one style; the builder follows it, but computes a
 * letter instead of trying it whenever an equation gives it. Which candidate is best is
 * decided by sampling the tree of each, in `search/`.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import { symbolsOf } from "../semantics/puzzle.js";
import type { Condition } from "./condition.js";
import type { Isolated } from "./isolate.js";
import { lowSymbols } from "./ring.js";

/** How a leading condition ranks its symbols. */
type Style = "coefficients" | "columns" | "leading" | "determine";

export interface Order {
  /** All symbols, the first to be bound first. */
  readonly symbols: readonly number[];
  /** For people: the styles and conditions that made it. */
  readonly reason: string;
}

/** What the orders are made from. */
export interface OrderQuestion {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  /** For each condition the words that can be read off, if that pass is on. */
  readonly isolated: readonly (readonly Isolated[])[];
}

const MOST_CANDIDATES = 24;
/** Conditions that are tried as leads; with more of them any lead is as good. */
const MOST_LEADS = 12;
/** The same where nothing is an equation. */
const MOST_OTHER_LEADS = 4;

/** Candidate orders, without repetitions; at least one. */
export function candidateOrders(question: OrderQuestion): Order[] {
  const { conditions } = question;
  const found = new Map<string, Order>();
  const consider = (symbols: readonly number[], reason: string): void => {
    const key = symbols.join(" ");
    if (!found.has(key) && found.size < MOST_CANDIDATES) found.set(key, { symbols, reason });
  };
  const equations = conditions.filter(isEquation);
  if (equations.length === 0) consider(byShare(question), "what weighs most in all conditions first");
  const comparisons = conditions.every((c) => c.comparison !== undefined);
  const leads =
    equations.length > 0
      ? equations.slice(0, MOST_LEADS)
      : // Comparisons cut best when none of them leads.
        conditions.slice(0, comparisons ? 0 : MOST_OTHER_LEADS);
  for (const lead of leads) {
    for (const { style, symbols } of rankings(lead, question)) {
      consider(complete(symbols, question), `${style} of condition ${conditions.indexOf(lead) + 1} lead`);
    }
  }
  if (found.size === 0)
    consider(
      question.puzzle.symbols.map((_, i) => i),
      "order of appearance",
    );
  return [...found.values()];
}

/** Whether a condition is a single equation; only these are never decided before their last letter. */
export const isEquation = (c: Condition): boolean => c.comparison?.operator === "=";

/** The ways in which one condition ranks its own symbols. */
function rankings(condition: Condition, question: OrderQuestion): { style: Style; symbols: number[] }[] {
  const { puzzle } = question;
  const result: { style: Style; symbols: number[] }[] = [];
  if (condition.linear) {
    result.push({ style: "coefficients", symbols: byCoefficient(condition) });
    if (question.conditions.length === 1) return result;
  }
  for (const { word, value } of question.isolated[question.conditions.indexOf(condition)] ?? []) {
    const needed = symbolsOf(value, puzzle);
    const rest = [...symbolsOf(word, puzzle)].filter((s) => !needed.has(s));
    // A word with a single letter of its own is read off in any order in which that letter comes last.
    if (rest.length <= 1 && !condition.linear) continue;
    for (const inner of ["columns", "leading"] as const) {
      const ranked = styleOrder(condition, puzzle, inner).filter((s) => needed.has(s));
      result.push({ style: "determine", symbols: [...ranked, ...rest] });
    }
  }
  for (const style of ["columns", "leading"] as const) {
    result.push({ style, symbols: styleOrder(condition, puzzle, style) });
  }
  return result;
}

function byCoefficient(condition: Condition): number[] {
  const size = (s: number): bigint => {
    const c = condition.linear?.coefficients.get(s) ?? 0n;
    return c < 0n ? -c : c;
  };
  return [...condition.symbols].sort((a, b) => (size(b) > size(a) ? 1 : size(b) < size(a) ? -1 : a - b));
}

/**
 * All symbols by how much they weigh in each condition, compared with the heaviest there, all
 * conditions together. Comparisons are decided by their heaviest letters, so those come first.
 */
function byShare({ puzzle, conditions }: OrderQuestion): number[] {
  const share = new Float64Array(puzzle.symbols.length);
  for (const condition of conditions) {
    const weights = new Map<number, number>();
    const add = (symbol: number, weight: number): void => {
      weights.set(symbol, Math.max(weights.get(symbol) ?? 0, weight));
    };
    if (condition.linear) for (const [s, c] of condition.linear.coefficients) add(s, Math.abs(Number(c)));
    else {
      for (const [, places] of wordsOf(condition, puzzle))
        places.forEach((place, i) => {
          if (place >= 0) add(place, puzzle.base ** -i);
        });
    }
    const most = Math.max(...weights.values());
    for (const [s, weight] of weights) share[s] = (share[s] as number) + weight / most;
  }
  return puzzle.symbols.map((_, s) => s).sort((a, b) => (share[b] as number) - (share[a] as number) || a - b);
}

/** From the units upward, or from the leading places downward. */
function styleOrder(condition: Condition, puzzle: Puzzle, style: "columns" | "leading"): number[] {
  if (style === "columns") {
    const order = new Set<number>();
    for (let k = 1; order.size < condition.symbols.length && k <= 200; k++) {
      for (const s of lowSymbols(condition.expression, puzzle, k)) order.add(s);
    }
    for (const s of condition.symbols) order.add(s);
    return [...order];
  }
  const weight = new Map<number, number>();
  for (const [, places] of wordsOf(condition, puzzle)) {
    places.forEach((place, i) => {
      // A letter matters by its place from the front; the leading one of the longest word most.
      if (place >= 0) weight.set(place, Math.max(weight.get(place) ?? 0, 1000 - 10 * i + places.length));
    });
  }
  return [...condition.symbols].sort((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0) || a - b);
}

function wordsOf(condition: Condition, puzzle: Puzzle): (readonly [unknown, readonly number[]])[] {
  return [...puzzle.places].filter(([, places]) =>
    places.some((p) => p >= 0 && condition.symbols.includes(p)),
  );
}

/** Appends the symbols of the other conditions, always from the one with the fewest symbols still open. */
function complete(start: readonly number[], question: OrderQuestion): number[] {
  const { puzzle, conditions } = question;
  const order = new Set(start);
  while (order.size < puzzle.symbols.length) {
    let next: Condition | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const c of conditions) {
      const open = c.symbols.reduce((n, s) => n + (order.has(s) ? 0 : 1), 0);
      // Equations cut most, so they come first among equals.
      const rank = open * 2 + (isEquation(c) ? 0 : 1);
      if (open > 0 && rank < fewest) {
        fewest = rank;
        next = c;
      }
    }
    if (next === undefined) break;
    for (const s of next.linear ? byCoefficient(next) : styleOrder(next, puzzle, "columns")) order.add(s);
  }
  puzzle.symbols.forEach((_, s) => {
    order.add(s);
  });
  return [...order];
}
