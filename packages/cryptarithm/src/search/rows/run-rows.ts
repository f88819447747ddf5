/**
 * Searches a row problem: a symbol is tried, the propagators look until nothing more follows, and so on. The symbol
 * with the fewest digits for its weight comes first, those of factors before all others; the weight grows with each failure near it. Hidden cells
 * follow and are never tried. What no propagator looks at any more is multiplied where solutions are only
 * counted.
 */
import type { Random } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import { Meter } from "../meter.js";
import type { RunResult } from "../run-result.js";
import type { RowProblem } from "./row-problem.js";
import { digitIn, isOne, Store, sizeOf } from "./store.js";

export interface RowQuestion {
  readonly meter: Meter;
  /** The digits that each symbol may take; those of the puzzle by default. */
  readonly domains?: readonly (readonly number[])[] | undefined;
  /** Called with each solution (the digits in an array that is used again); true stops the run. */
  readonly onSolution?: ((digits: Uint8Array) => boolean) | undefined;
}

/** Makes cells that are no factors wait until the factors are known. */
const LATER = 1000;

/** Nodes between two looks at the limits: a node is dear here. */
const NODES_PER_LOOK = 64;

/** Runs a row problem within the limits of the meter. */
export function runRows(problem: RowProblem, question: RowQuestion): RunResult {
  const { meter } = question;
  if (!meter.mayBegin())
    return { count: 0n, nodes: 0, undecided: 0, undeterminable: false, stopped: meter.stopped };
  const search = new RowSearch(problem, question);
  meter.running = search;
  search.run();
  meter.add(search.nodes);
  return {
    count: search.count,
    nodes: search.nodes,
    undecided: search.undecided,
    undeterminable: false,
    stopped: search.enough ? "enough" : meter.stopped,
  };
}

/**
 * How many nodes a run that counts is expected to take: small trees are gone through, of others random walks are taken
 * (D. E. Knuth, Estimating the efficiency of backtrack programs, 1975).
 */
export function estimateRows(problem: RowProblem, walks: number, random: Random): number {
  const whole = runRows(problem, { meter: new Meter({ nodes: walks }) });
  if (whole.stopped === undefined) return whole.nodes;
  const search = new RowSearch(problem, { meter: new Meter({}) });
  let sum = 0;
  for (let i = 0; i < walks; i++) sum += search.walk(random);
  return sum / walks;
}

class RowSearch {
  count = 0n;
  nodes = 0;
  undecided = 0;
  enough = false;
  readonly #problem: RowProblem;
  readonly #meter: Meter;
  readonly #onSolution: RowQuestion["onSolution"];
  readonly #store: Store;
  readonly #symbols: number;
  readonly #digits: Uint8Array;
  readonly #grouped: Uint8Array;
  #allowance: number;

  constructor(problem: RowProblem, { meter, domains, onSolution }: RowQuestion) {
    const { puzzle } = problem;
    this.#problem = problem;
    this.#meter = meter;
    this.#onSolution = onSolution;
    this.#symbols = puzzle.symbols.length;
    this.#store = new Store(problem, domains ?? puzzle.symbols.map((s) => s.domain), () => {
      meter.exactCheck();
      return meter.stopped !== undefined;
    });
    this.#digits = new Uint8Array(this.#symbols);
    this.#grouped = new Uint8Array(this.#symbols);
    for (const group of puzzle.groups) for (const s of group) this.#grouped[s] = 1;
    this.#allowance = Math.min(meter.allowance(0), NODES_PER_LOOK);
  }

  run(): void {
    const store = this.#store;
    for (let s = 0; s < this.#symbols; s++) if (store.masks[s] === 0) return;
    // The first look at all rows is a node, since it often is the whole search.
    this.nodes = 1;
    store.enqueueAll();
    if (store.propagate()) this.#branch();
  }

  /** The nodes of a tree that branches everywhere as it does on a random way down. */
  walk(random: Random): number {
    const store = this.#store;
    const mark = store.mark;
    let nodes = 1;
    let width = 1;
    store.enqueueAll();
    while (store.propagate()) {
      const symbol = this.#choose();
      if (symbol < 0) break;
      const mask = store.masks[symbol] as number;
      width *= sizeOf(mask);
      nodes += width;
      let rest = mask;
      for (let skipped = random.integer(sizeOf(mask)); skipped > 0; skipped--) rest &= rest - 1;
      store.narrow(symbol, rest & -rest);
    }
    store.undo(mark);
    return nodes;
  }

  /** Whether the run must end. */
  #branch(): boolean {
    const symbol = this.#choose();
    if (symbol < 0) return this.#leaf();
    const store = this.#store;
    for (let rest = store.masks[symbol] as number; rest !== 0; rest &= rest - 1) {
      if (this.nodes >= this.#allowance && !this.#mayGoOn()) return true;
      this.nodes++;
      const mark = store.mark;
      store.narrow(symbol, rest & -rest);
      const ended = store.propagate() && this.#branch();
      store.undo(mark);
      if (ended || this.#meter.stopped !== undefined) return true;
    }
    return false;
  }

  #mayGoOn(): boolean {
    const next = this.#meter.look(this.nodes);
    this.#allowance = Math.min(next, this.nodes + NODES_PER_LOOK);
    return next >= 0;
  }

  /** The symbol to be tried next, or -1 when there is none, or none that matters to a count. */
  #choose(): number {
    const { masks, weights } = this.#store;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    const { factors } = this.#problem;
    for (let s = 0; s < this.#symbols; s++) {
      const mask = masks[s] as number;
      if ((mask & (mask - 1)) === 0) continue;
      const cost = sizeOf(mask) / (weights[s] as number) + (factors[s] === 1 ? 0 : LATER);
      // A symbol that no propagator looks at has no weight.
      if (best >= 0 && cost >= bestCost) continue;
      if (this.#onSolution === undefined && this.#grouped[s] === 0 && !this.#store.isWatched(s)) continue;
      best = s;
      bestCost = cost;
    }
    return best;
  }

  /** All that matters is bound; whether the run must end. */
  #leaf(): boolean {
    const { masks } = this.#store;
    const digits = this.#digits;
    let ways = 1n;
    for (let s = 0; s < this.#symbols; s++) {
      const mask = masks[s] as number;
      digits[s] = digitIn(mask);
      if (!isOne(mask)) ways *= BigInt(sizeOf(mask));
    }
    if (this.#onSolution === undefined && this.#problem.complete) {
      this.count += ways;
      return false;
    }
    this.#meter.exactCheck();
    if (this.#meter.stopped !== undefined) return true;
    const verdict = holds(this.#problem.puzzle, digits);
    if (verdict === "undecided") this.undecided += Number(ways);
    if (verdict !== "yes") return false;
    this.count += ways;
    this.enough = this.#onSolution?.(digits) ?? false;
    return this.enough;
  }
}
