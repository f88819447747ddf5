/**
 * What the planner needs to know of a word again and again, for every stage of every
 * candidate order: its letters with their weights, and what those can still reach when some
 * of them are bound. Computed once a puzzle.
 */
import { type Place, type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Word } from "../syntax/ast.js";
import { EXACT_LIMIT } from "./emitter.js";
import { wordForm } from "./linear.js";
import { lower, upper } from "./range.js";
import { reach, type Weighted } from "./reach.js";

/** Bounds of a sum as doubles, rounded outward where they must be. */
interface Ends {
  readonly least: number;
  readonly greatest: number;
}

export class WordFacts {
  /** The same for words with the same places, and for no others. */
  readonly key: string;
  /** Letters and unknown cells, each once. */
  readonly symbols: ReadonlySet<number>;
  /** The weight of each symbol: the sum of the values of its places. */
  readonly weights: ReadonlyMap<number, bigint>;
  /** Whether doubles hold every value of the word exactly. */
  readonly exact: boolean;
  /** What the word can be at all. */
  readonly whole: Ends;
  readonly #puzzle: Puzzle;
  readonly #items: readonly Weighted[];
  readonly #constant: bigint;
  readonly #rests = new Map<string, Ends>();

  constructor(word: Word, puzzle: Puzzle) {
    const places = puzzle.places.get(word) as readonly Place[];
    const { coefficients, constant } = wordForm(places, puzzle.base);
    this.key = places.join(" ");
    this.symbols = symbolsOf(word, puzzle);
    this.weights = coefficients;
    this.exact = puzzle.base ** places.length < EXACT_LIMIT;
    this.#puzzle = puzzle;
    this.#items = [...coefficients].map(([symbol, coefficient]) => ({ symbol, coefficient }));
    this.#constant = constant;
    this.whole = this.rest(new Set());
  }

  /** What the symbols that are not bound, and the printed digits, can contribute. */
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

/** The facts of every word of a puzzle, found when first asked for. */
export class WordFactsOf {
  readonly #puzzle: Puzzle;
  readonly #known = new Map<Word, WordFacts>();

  constructor(puzzle: Puzzle) {
    this.#puzzle = puzzle;
  }

  get(word: Word): WordFacts {
    let facts = this.#known.get(word);
    if (facts === undefined) {
      facts = new WordFacts(word, this.#puzzle);
      this.#known.set(word, facts);
    }
    return facts;
  }
}
