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
  /** The same for expressions with the same weights, and for no others. */
  readonly key: string;
  /** The weight of each symbol: the sum of the values of its places; never 0. */
  readonly weights: ReadonlyMap<number, bigint>;
  /** Whether doubles hold every partial sum exactly. */
  readonly exact: boolean;
  /** What the expression can be at all. */
  readonly whole: Ends;
  readonly #puzzle: Puzzle;
  readonly #items: readonly Weighted[];
  readonly #constant: bigint;
  readonly #rests = new Map<string, Ends>();

  constructor({ coefficients, constant }: LinearForm, puzzle: Puzzle) {
    this.weights = coefficients;
    this.key = `${[...coefficients].join(" ")} ${constant}`;
    let size = magnitude(constant);
    for (const c of coefficients.values()) size += magnitude(c) * BigInt(puzzle.base - 1);
    this.exact = size < BigInt(EXACT_LIMIT);
    this.#puzzle = puzzle;
    this.#items = [...coefficients].map(([symbol, coefficient]) => ({ symbol, coefficient }));
    this.#constant = constant;
    this.whole = this.rest(new Set());
  }

  /** What the symbols that are not bound, and the constant, can contribute. */
  rest(bound: ReadonlySet<number>): Ends {
    let key = "";
    for (const { symbol } of this.#items) key += bound.has(symbol) ? "1" : "0";
    let ends = this.#rests.get(key);
    if (ends === undefined) {
      const open = this.#items.filter((item) => !bound.has(item.symbol));
      const { least, greatest } = reach(this.#puzzle, open);
      ends = { least: lower(least + this.#constant), greatest: upper(greatest + this.#constant) };
      this.#rests.set(key, ends);
    }
    return ends;
  }
}

/** The facts of every word and every linear sum of a puzzle, found when first asked for. */
export class LinearFactsOf {
  readonly #puzzle: Puzzle;
  readonly #known = new Map<Expression, LinearFacts | undefined>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  word(word: Word): LinearFacts {
    const places = this.#puzzle.places.get(word) as readonly Place[];
    return this.#of(word, () => wordForm(places, this.#puzzle.base)) as LinearFacts;
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
    const facts = form && new LinearFacts(form, this.#puzzle);
    this.#known.set(node, facts);
    return facts;
  }
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);
