/**
 * Solves a puzzle in two parts and joins them (see plan/partition.ts): each part is searched
 * once, its solutions are kept, and those that agree in the shared letters and use no digit
 * twice are put together. To count, the rows of one slot are multiplied, not listed.
 */
import { holds } from "../semantics/evaluate.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Meter } from "./meter.js";
import type { Join, JoinPart } from "./prepared.js";
import type { RunQuestion } from "./run.js";
import type { RunResult } from "./run-result.js";
import { SolutionTable, TableIndex, type Tie } from "./solution-table.js";

/** How a part is solved: whole, or again as a join. */
type Search = (question: RunQuestion) => RunResult;

/** More solutions of one part than these are not kept: the puzzle is then searched as a whole. */
const MOST_ROWS = 4_000_000;

/** What going on from one solution of the first part costs when the puzzle is searched whole, in nodes. */
const NODES_FROM_ROW = 200;

/**
 * Runs a join; undefined when the puzzle is better searched whole: a part has too many
 * solutions, or one that cannot be decided, or the first one leaves so few that the second is
 * not worth solving for all digits.
 */
export function runJoin(
  join: Join,
  puzzle: Puzzle,
  question: RunQuestion,
  search: Search,
): RunResult | undefined {
  const { meter } = question;
  const before = meter.nodes;
  const [first, second] = join.parts;
  const left = collect(first, question, search);
  const few = left !== undefined && left.count * NODES_FROM_ROW < second.cost;
  const right = few ? undefined : collect(second, question, search);
  const nodes = meter.nodes - before;
  const stopped = meter.stopped;
  if (stopped !== undefined) return { count: 0n, nodes, undecided: 0, undeterminable: false, stopped };
  if (left?.count === 0) return { count: 0n, nodes, undecided: 0, undeterminable: false, stopped: undefined };
  if (left === undefined || right === undefined) return undefined;
  // The smaller table gets the index.
  const sides = [
    { table: left, symbols: join.parts[0].symbols },
    { table: right, symbols: join.parts[1].symbols },
  ];
  sides.sort((a, b) => b.table.count - a.table.count);
  const pairing = new Pairing(puzzle, sides[0] as Side, sides[1] as Side);
  const { onSolution } = question;
  if (onSolution === undefined)
    return { count: pairing.count(), nodes, undecided: 0, undeterminable: false, stopped: undefined };
  const { count, enough } = pairing.list(onSolution, meter);
  return {
    count,
    nodes,
    undecided: 0,
    undeterminable: false,
    stopped: enough ? "enough" : meter.stopped,
  };
}

/** All solutions of a part. */
function collect(
  { prepared, symbols }: JoinPart,
  question: RunQuestion,
  search: Search,
): SolutionTable | undefined {
  const { mode, meter, domains } = question;
  const table = new SolutionTable(symbols.length);
  if (meter.stopped !== undefined) return undefined;
  const result = search({
    prepared,
    purpose: "listing",
    mode,
    meter,
    ...(domains ? { domains: symbols.map((s) => domains[s] as readonly number[]) } : {}),
    unchecked: true,
    onSolution: (digits) => {
      table.add(digits);
      return table.count >= MOST_ROWS;
    },
  });
  const complete = result.stopped === undefined && result.undecided === 0 && !result.undeterminable;
  return complete ? table : undefined;
}

interface Side {
  readonly table: SolutionTable;
  /** The symbol of the whole puzzle for each digit of a row. */
  readonly symbols: readonly number[];
}

/** Rows between two looks at the clock. */
const ROWS_PER_LOOK = 4096;

class Pairing {
  readonly #puzzle: Puzzle;
  readonly #outer: Side;
  readonly #inner: Side;
  readonly #outerTie: Tie;
  readonly #index: TableIndex;
  /** When every digit is used, the digits of the inner rows follow from those of the outer. */
  readonly #all: number | undefined;

  constructor(puzzle: Puzzle, outer: Side, inner: Side) {
    this.#puzzle = puzzle;
    this.#outer = outer;
    this.#inner = inner;
    const shared = outer.symbols.filter((s) => inner.symbols.includes(s));
    const group = puzzle.groups[0] ?? [];
    const tie = ({ symbols }: Side): Tie => ({
      base: puzzle.base,
      shared: shared.map((s) => symbols.indexOf(s)),
      own: group.filter((s) => symbols.includes(s) && !shared.includes(s)).map((s) => symbols.indexOf(s)),
    });
    this.#outerTie = tie(outer);
    this.#index = new TableIndex(inner.table, tie(inner));
    this.#all = group.length === puzzle.base ? 2 ** puzzle.base - 1 : undefined;
    this.#sharedGroup = shared.filter((s) => group.includes(s)).map((s) => outer.symbols.indexOf(s));
  }

  /** The shared symbols that must differ from others, as digits of the outer rows. */
  readonly #sharedGroup: readonly number[];

  /** The slots of the inner table that fit to a row of the outer. */
  #partners(row: number): Iterable<number> {
    const { table } = this.#outer;
    const key = table.key(row, this.#outerTie);
    const own = table.mask(row, this.#outerTie);
    if (this.#all === undefined) return this.#index.disjoint(key, own);
    let used = own;
    for (const s of this.#sharedGroup) used |= 1 << table.digit(row, s);
    const slot = this.#index.find(key, this.#all ^ used);
    return slot < 0 ? [] : [slot];
  }

  count(): bigint {
    let total = 0n;
    // Partial sums stay exact in doubles: a row has at most MOST_ROWS partners.
    let some = 0;
    for (let row = 0; row < this.#outer.table.count; row++) {
      for (const slot of this.#partners(row)) some += this.#index.counts[slot] as number;
      if (row % ROWS_PER_LOOK === 0) {
        total += BigInt(some);
        some = 0;
      }
    }
    return total + BigInt(some);
  }

  /** Hands over each pair as a solution of the whole. */
  list(onSolution: (digits: Uint8Array) => boolean, meter: Meter): { count: bigint; enough: boolean } {
    const [outer, inner, index] = [this.#outer, this.#inner, this.#index];
    const digits = new Uint8Array(this.#puzzle.symbols.length);
    let count = 0n;
    for (let row = 0; row < outer.table.count; row++) {
      if (row % ROWS_PER_LOOK === 0 && !meter.mayBegin()) break;
      outer.symbols.forEach((s, i) => {
        digits[s] = outer.table.digit(row, i);
      });
      for (const slot of this.#partners(row)) {
        for (let other = index.heads[slot] as number; other >= 0; other = index.previous[other] as number) {
          inner.symbols.forEach((s, i) => {
            digits[s] = inner.table.digit(other, i);
          });
          if (holds(this.#puzzle, digits) !== "yes")
            throw new Error(`broken invariant: the join found ${[...digits].join(" ")}, which does not hold`);
          count++;
          if (onSolution(digits)) return { count, enough: true };
        }
      }
    }
    return { count, enough: false };
  }
}
