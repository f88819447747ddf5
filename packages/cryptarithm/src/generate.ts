/**
 * Puzzles made from words: every sum of a shape over a list of words that has exactly one solution, lazily.
 *
 * The search over words and the lean check for exactly one solution are in the folder generate; here are
 * the options, the limits, the filter by level, and what the caller gets.
 */

import { readFormulaShape } from "./generate/formulas/formula-shape.js";
import { formulaSource } from "./generate/formulas/formula-source.js";
import { readLayoutShape } from "./generate/layouts/layout-shape.js";
import { layoutSource } from "./generate/layouts/layout-source.js";
import type { FoundPuzzle, Source, Wishes } from "./generate/source.js";
import { type SpeltKey, SpeltKeys } from "./generate/spelt-keys.js";
import { readSumShape } from "./generate/sums/sum-shape.js";
import { sumSource } from "./generate/sums/sum-source.js";
import { wordTable } from "./generate/word-table.js";
import {
  type Find,
  type GenerateEnd,
  type GenerationOptions,
  generationMistakes,
  noPuzzles,
  puzzlesFrom,
} from "./generation.js";
import type { Difficulty } from "./grade.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { splitLetters } from "./syntax/symbols.js";
import { inLanguage } from "./wording/say.js";

/** What to make, from which words, and how far to go. */
export interface GenerateOptions extends GenerationOptions {
  /** The words; what is no word of letters is left out, and each counts once. */
  readonly words: readonly string[];
  /**
   * Any formula of the language. A capital by itself is a blank for a word, the same capital for the same word and
   * different ones for different words; longer words and numerals stand for themselves: "A+B=C" (default), "A*B=C",
   * "A^2=B", "A/B=C", "√A=B", "A+B=C and D+E=C", "A<B; A+B=C", "SUN+A=B". Eight blanks at most.
   */
  readonly shape?: string | undefined;
  /**
   * The calculation is written out with all its rows: "A*B" (then the default), "A*B=C", "A/B", "A/B=C", "A/B=C r D",
   * "?/A=B", "√A", "√A=B", "√?=A"; "∛" for cube roots, "?" for a number that need be no word. There are two to six
   * steps, and no number is greater than 2^53. Digits that the words do not have get letters of their own. The same
   * words have many puzzles: in the order of the list each choice of words is given one, if it has any that was not
   * given in other letters; in a random order it comes again, with other digits, when all others have had their turn.
   */
  readonly layout?: boolean | undefined;
  /** Only puzzles that use every digit. */
  readonly allDigits?: boolean | undefined;
  /** Only puzzles with at least one of these words, which need not be in the list. */
  readonly include?: readonly string[] | undefined;
  /** Only puzzles whose letters, in the order of their digits, spell one of these words; see `key` of the puzzle. */
  readonly spells?: readonly string[] | undefined;
}

/** A puzzle with exactly one solution. */
export interface GeneratedPuzzle extends FoundPuzzle {
  /** Where levels were asked for. */
  readonly difficulty?: Difficulty;
  /** The word that the letters spell, where one was asked for. */
  readonly key?: SpeltKey;
}

/** The puzzles, lazily; iterating twice searches twice. */
export interface GeneratedPuzzles extends Iterable<GeneratedPuzzle, GenerateEnd> {
  /** What is wrong with the options; empty when they are understood. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * How many sets of outer words there are: those that are chosen before the words that fit, such as the addends of a
   * sum. 0 when the options are not understood.
   */
  readonly size: number;
  /**
   * The puzzles of a part of the sets of outer words: those numbered from `from` to below `to`. Parts that cover the
   * numbers from 0 to below `size` cover everything, so a long run can be divided; what is prepared is shared.
   */
  between(from: number, to: number): Iterable<GeneratedPuzzle, GenerateEnd>;
}

/** A candidate that needs more nodes is skipped. No sum of ten letters in base ten comes near. */
const NODES_EACH = 1_000_000;
const USUAL_LAYOUT = "A*B";

/**
 * All puzzles of a shape over a list of words that have exactly one solution, none twice up to the names
 * of letters and the order of addends. Nothing is searched before the first one is asked for.
 *
 * @example
 * for (const { formula } of generate({ words: ["send", "more", "money"] })) formula; // "SEND + MORE = MONEY"
 */
export function generate(options: GenerateOptions): GeneratedPuzzles {
  const diagnostics = inLanguage(options.language, () => mistakes(options));
  let prepared: Source | undefined;
  const source = (): Source | undefined => {
    if (diagnostics.length === 0) prepared ??= sourceOf(options);
    return prepared;
  };
  const between = (from: number, to: number): Iterable<GeneratedPuzzle, GenerateEnd> => ({
    [Symbol.iterator]() {
      const own = source();
      return own === undefined ? noPuzzles() : puzzlesFrom(finder(own, options, [from, to]), options);
    },
  });
  return {
    diagnostics,
    get size() {
      return source()?.size ?? 0;
    },
    between,
    [Symbol.iterator]: () => between(0, Number.POSITIVE_INFINITY)[Symbol.iterator](),
  };
}

/** The way to look through all words for the shape; undefined when there is none. */
function sourceOf(options: GenerateOptions): Source | undefined {
  const { words, shape = "A+B=C", base = 10, allDigits = false, include, spells } = options;
  const all = include === undefined ? words : [...words, ...include];
  const table = wordTable(spells === undefined ? all : all.filter(spellable(spells)), base);
  const wishes: Wishes = {
    base,
    allDigits,
    nodes: NODES_EACH,
    include: include && new Set(include.map((word) => splitLetters(word).join(""))),
    spells,
  };
  if (options.layout) {
    const read = readLayoutShape(options.shape ?? USUAL_LAYOUT, options.base);
    return read.ok ? layoutSource(table, read.shape, wishes) : undefined;
  }
  const sum = readSumShape(shape);
  // With too many sets of addends, the search of other formulas has fewer outer words.
  if (sum !== undefined && table.words.length ** sum.addends.length <= Number.MAX_SAFE_INTEGER)
    return sumSource(table, sum, wishes);
  const read = readFormulaShape(shape, base);
  return read.ok ? formulaSource(table, read.shape, wishes) : undefined;
}

/** Whether a word can be in a puzzle that spells one of these keys: it has no other letters. */
function spellable(keys: readonly string[]): (word: string) => boolean {
  const sets = keys.map((key) => new Set(splitLetters(key)));
  return (word) => {
    const letters = splitLetters(word);
    return sets.some((set) => letters.every((letter) => set.has(letter)));
  };
}

/** What the source finds in a range, with the key that was asked for. */
function finder(
  source: Source,
  { spells, base = 10 }: GenerateOptions,
  [from, to]: readonly [number, number],
): Find<GeneratedPuzzle> {
  const keys = spells && new SpeltKeys(spells, base);
  return function* (walk, counters) {
    const within = {
      ...walk,
      range: [Math.max(0, Math.ceil(from)), Math.min(source.size, Math.ceil(to))] as const,
    };
    for (const puzzle of source.puzzles(within, counters)) {
      const key = keys?.of(puzzle.solution.digits);
      if (keys === undefined) yield puzzle;
      else if (key !== undefined) yield { ...puzzle, key };
    }
  };
}

function mistakes(options: GenerateOptions): readonly Diagnostic[] {
  const { shape = "A+B=C" } = options;
  const found: Diagnostic[] = [];
  if (options.layout) {
    const read = readLayoutShape(options.shape ?? USUAL_LAYOUT, options.base);
    if (!read.ok) found.push(read.diagnostic);
  } else if (readSumShape(shape) === undefined) {
    const read = readFormulaShape(shape, options.base);
    if (!read.ok) found.push(...read.diagnostics);
  }
  found.push(...generationMistakes(options));
  return found;
}
