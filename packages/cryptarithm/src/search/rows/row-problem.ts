/**
 * A puzzle of written-out arithmetic as the row kernel sees it: variables with sets of digits, and propagators that
 * take digits away. Built once a puzzle; a run has its own store.
 *
 * Variables are the symbols of the puzzle, then one constant a digit, then hidden cells: the
 * digits of rows that a product needs and the puzzle does not show. Hidden cells follow from the symbols, so that
 * they are never tried and never counted.
 */
import type { Puzzle } from "../../semantics/puzzle.js";
import { symbolsOf } from "../../semantics/puzzle.js";
import { AllDifferent } from "./all-different.js";
import { columnSum } from "./column-sum.js";
import { ExactCheck } from "./exact-check.js";
import { DIFFERENT, EQUAL, INDEPENDENT, type Kinship, RowProduct } from "./row-product.js";
import { RowRelations } from "./row-relations.js";
import { maskOf, type Propagator, type StoreSetup } from "./store.js";

/** A set of digits is one mask of 32 bits. */
const LARGEST_ROWS_BASE = 32;

export interface RowProblem extends StoreSetup {
  readonly puzzle: Puzzle;
  /** 1 for what is multiplied: once the factors are known, all rows are. */
  readonly factors: Uint8Array;
  /** Whether the propagators say all that the statements say, so that the last check may be left out. */
  readonly complete: boolean;
  /** How many rows and sums there are, for people. */
  readonly shape: RowShape;
}

interface RowShape {
  readonly rows: number;
  readonly hiddenRows: number;
  /** Products of two unknown numbers of several digits whose rows are not written. */
  readonly openProducts: number;
  readonly sums: number;
  readonly comparisons: number;
  readonly checks: number;
}

/** The problem of a puzzle; undefined where its base is too large, its hidden rows too many, or no statement is one of rows and sums. */
export function rowProblem(puzzle: Puzzle): RowProblem | undefined {
  const { base, symbols, groups } = puzzle;
  if (base > LARGEST_ROWS_BASE) return undefined;
  const relations = new RowRelations(puzzle);
  for (const statement of puzzle.statements) relations.read(statement);
  if (relations.isTooLarge || relations.products.length + relations.sums.length === 0) return undefined;

  const all = base === 32 ? -1 : (1 << base) - 1;
  const masks = new Int32Array(relations.variables).fill(all);
  for (const [s, { domain }] of symbols.entries()) masks[s] = maskOf(domain);
  for (let d = 0; d < base; d++) masks[symbols.length + d] = 1 << d;

  const groupsOf = symbols.map((_, s) => new Set(groups.flatMap((g, i) => (g.includes(s) ? [i] : []))));
  const kinship = (a: number, b: number): Kinship => {
    if (a === b) return EQUAL;
    const first = groupsOf[a];
    const second = groupsOf[b];
    if (first === undefined || second === undefined) return INDEPENDENT;
    for (const g of first) if (second.has(g)) return DIFFERENT;
    return INDEPENDENT;
  };
  const propagators: Propagator[] = groups.map((group) => new AllDifferent(group));
  for (const product of relations.products)
    propagators.push(new RowProduct(product, symbols.length, kinship));
  for (const { columns, below } of relations.sums)
    propagators.push(columnSum(columns, { base, index: propagators.length, below }));
  for (const statement of relations.checks)
    propagators.push(new ExactCheck(statement, symbolsOf(statement, puzzle), puzzle));

  const watching: number[][] = Array.from({ length: relations.variables }, () => []);
  const weights = new Float64Array(relations.variables);
  for (const [i, propagator] of propagators.entries())
    for (const variable of propagator.scope) {
      (watching[variable] as number[]).push(i);
      weights[variable] = (weights[variable] as number) + 1;
    }
  const factors = new Uint8Array(relations.variables);
  for (const { multiplicand, digit } of relations.products)
    for (const variable of [...multiplicand, digit]) factors[variable] = 1;
  return {
    puzzle,
    base,
    masks,
    propagators,
    watchers: watching.map((list) => Int32Array.from(list)),
    weights,
    factors,
    complete: relations.checks.length === 0,
    shape: {
      rows: relations.products.length - relations.hiddenRows,
      hiddenRows: relations.hiddenRows,
      openProducts: relations.openProducts,
      sums: relations.sums.filter((s) => !s.below).length,
      comparisons: relations.sums.filter((s) => s.below).length,
      checks: relations.checks.length,
    },
  };
}

/** The symbols that matter most first. */
export function symbolsByWeight({ puzzle, factors, weights }: RowProblem): number[] {
  const of = (list: ArrayLike<number>, s: number): number => list[s] as number;
  return puzzle.symbols
    .map((_, s) => s)
    .sort((a, b) => of(factors, b) - of(factors, a) || of(weights, b) - of(weights, a) || a - b);
}
