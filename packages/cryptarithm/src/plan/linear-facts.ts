/**
 * What the planner needs to know of a word, or of a sum of words, again and again, for every
 * stage of every candidate order: its letters with their weights, and what those can still
 * reach when some of them are bound. Computed once a puzzle.
 */
import type { Place, Puzzle } from "../semantics/puzzle.js";
import type { Expression, Word } from "../syntax/ast.js";
import { EXACT_LIMIT } from "./emitter.js";
import { type LinearForm, linearForm, wordForm } from "./linear.js";
import { lower, upper } from "./range.js";
import { reach, type Weighted } from "./reach.js";

/** Bounds of a sum as doubles, rounded outward where they must be. */
interface Ends {
  readonly least: number;
  readonly greatest: number;
}

export class LinearFacts {
  /** The symbols, and the weight of each: the sum of the values of its places; never 0. */
  readonly symbols: readonly number[];
  readonly weights: ReadonlyMap<number, bigint>;
  /** Whether doubles hold every partial sum exactly. */
  readonly exact: boolean;
  /** What the expression can be at all. */
  readonly whole: Ends;
  readonly #puzzle: Puzzle;
  readonly constant: bigint;
  readonly #rests = new Map<number, Ends>();

  constructor({ coefficients, constant }: LinearForm, puzzle: Puzzle) {
    this.weights = coefficients;
    this.symbols = [...coefficients.keys()];
    let size = magnitude(constant);
    for (const c of coefficients.values()) size += magnitude(c) * BigInt(puzzle.base - 1);
    this.exact = size < BigInt(EXACT_LIMIT);
    this.#puzzle = puzzle;
    this.constant = constant;
    this.whole = this.rest(0);
  }

  /** Which symbols are bound, as one number: a bit for each, in their order. */
  boundOf(isBound: readonly boolean[]): number {
    let set = 0;
    let bit = 1;
    for (const symbol of this.symbols) {
      if (isBound[symbol]) set += bit;
      bit *= 2;
    }
    return set;
  }

  /** What the symbols outside of a set, and the constant, can contribute. */
  rest(bound: number): Ends {
    let ends = this.#rests.get(bound);
    if (ends === undefined) {
      const open: Weighted[] = [];
      let left = bound;
      for (const [symbol, coefficient] of this.weights) {
        if (left % 2 === 0) open.push({ symbol, coefficient });
        left = Math.floor(left / 2);
      }
      const { least, greatest } = reach(this.#puzzle, open);
      ends = { least: lower(least + this.constant), greatest: upper(greatest + this.constant) };
      this.#rests.set(bound, ends);
    }
    return ends;
  }
}

/** More symbols than these do not fit into one number as a set. */
const MOST_SYMBOLS = 53;

/** The facts of every word and every linear sum of a puzzle, found when first asked for. */
export class LinearFactsOf {
  readonly #puzzle: Puzzle;
  readonly #known = new Map<Expression, LinearFacts | undefined>();
  /** One object for all expressions with the same weights. */
  readonly #byWeights = new Map<string, LinearFacts>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  /** Of a word; undefined when it has too many letters and unknown cells. */
  word(word: Word): LinearFacts | undefined {
    const places = this.#puzzle.places.get(word) as readonly Place[];
    return this.#of(word, () => wordForm(places, this.#puzzle.base));
  }

  /** Of an expression that is a sum of words; undefined when it is not, or not always whole. */
  sum(node: Expression): LinearFacts | undefined {
    return this.#of(node, () => {
      const form = linearForm(node, this.#puzzle);
      return form?.denominator === 1n && form.coefficients.size > 0 ? form : undefined;
    });
  }

  #of(node: Expression, formOf: () => LinearForm | undefined): LinearFacts | undefined {
    if (this.#known.has(node)) return this.#known.get(node);
    const form = formOf();
    const facts = form && form.coefficients.size <= MOST_SYMBOLS ? this.#shared(form) : undefined;
    this.#known.set(node, facts);
    return facts;
  }

  #shared(form: LinearForm): LinearFacts {
    const key = `${[...form.coefficients].join(" ")} ${form.constant}`;
    let facts = this.#byWeights.get(key);
    if (facts === undefined) {
      facts = new LinearFacts(form, this.#puzzle);
      this.#byWeights.set(key, facts);
    }
    return facts;
  }
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);
