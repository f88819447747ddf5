/**
 * Doubly true puzzles: sums of number words that are true for the numbers that the words mean and have exactly one
 * solution as a cryptarithm, such as SEVEN + SEVEN + SIX = TWENTY.
 *
 * The search over words is in generate/doubly-true/doubly-true-sums.ts; here are the options, the limits, the filter by
 * level, and what the caller gets. Words come from the caller, who knows the language; the package
 * cryptarithm-words has them for many languages.
 */
import { isNumberValue, numberWords } from "./generate/doubly-true/doubly-number-words.js";
import { TrueFormulas } from "./generate/doubly-true/doubly-true-formulas.js";
import type { DoublyTrueFound, NumberWord } from "./generate/doubly-true/doubly-true-puzzle.js";
import { doublyTruePuzzles } from "./generate/doubly-true/doubly-true-source.js";
import { textOf } from "./generate/doubly-true/doubly-true-values.js";
import { type FormulaShape, readFormulaShape } from "./generate/formulas/formula-shape.js";
import {
  type GenerateEnd,
  type GenerationOptions,
  generationMistakes,
  noPuzzles,
  puzzlesFrom,
} from "./generation.js";
import type { Difficulty } from "./grade.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { splitLetters } from "./syntax/symbols.js";
import { inLanguage, say } from "./wording/say.js";

/**
 * Which sums to look for, among which words, and how far to go. What the words mean is the same in every base.
 * Without a seed, few addends and small numbers come first. Candidates are the true sums that have been looked at
 * one by one.
 */
export interface DoublyTrueOptions extends GenerationOptions {
  /**
   * The words with their values; several words of one value are variants. What is no word of letters is left out.
   */
  readonly words: readonly NumberWord[];
  /**
   * Instead of sums any formula: a letter by itself is a blank for a word, as in "A*B=C", "A-B=C" or "A^2=B"; longer
   * words are number words of the list, numerals are themselves. Different blanks may have the same word.
   */
  readonly shape?: string | undefined;
  /** The most addends, 2 to 8 (default 4). */
  readonly addends?: number | undefined;
  /** The fewest addends (default 2). */
  readonly fewestAddends?: number | undefined;
  /** Whether a word may be added, or stand in different blanks, several times (default true). */
  readonly repeated?: boolean | undefined;
  /** Only puzzles in which no number has two words, as 2 has in ZWO + ZWO + ZWEI = SECHS (default false). */
  readonly consistent?: boolean | undefined;
  /** Whether words of 0 may be added, too (default false): they change nothing in the sum of the numbers. */
  readonly zero?: boolean | undefined;
  /** Only puzzles that use every digit. */
  readonly allDigits?: boolean | undefined;
}

/** A puzzle with exactly one solution that is true as numbers, too. */
export interface DoublyTruePuzzle extends DoublyTrueFound {
  /** Where levels were asked for. */
  readonly difficulty?: Difficulty;
}

/** The puzzles, lazily; iterating twice searches twice. */
export interface DoublyTruePuzzles extends Iterable<DoublyTruePuzzle, GenerateEnd> {
  /** What is wrong with the options; empty when they are understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A puzzle that needs more nodes is skipped. No sum of ten letters in base ten comes near. */
const NODES_EACH = 4_000_000;
/** Among small numbers there are too many sums of more. */
const MOST_ADDENDS = 8;

/**
 * All doubly true sums over a list of number words that have exactly one solution, none twice up to the names of
 * letters and the order of addends. Nothing is searched before the first one is asked for.
 *
 * @example
 * const words = [{ word: "six", value: 6 }, { word: "seven", value: 7 }, { word: "twenty", value: 20 }];
 * for (const { formula } of doublyTrue({ words })) formula; // "SEVEN + SEVEN + SIX = TWENTY"
 */
export function doublyTrue(options: DoublyTrueOptions): DoublyTruePuzzles {
  const diagnostics = inLanguage(options.language, () => mistakes(options));
  return {
    diagnostics,
    [Symbol.iterator]: () => (diagnostics.length > 0 ? noPuzzles() : puzzlesOf(options)),
  };
}

function puzzlesOf(options: DoublyTrueOptions): Iterator<DoublyTruePuzzle, GenerateEnd> {
  const { base = 10 } = options;
  const numbers = numberWords(options.words, base, options.zero ?? false);
  const wishes = {
    base,
    fewest: options.fewestAddends ?? 2,
    most: options.addends ?? 4,
    repeated: options.repeated ?? true,
    consistent: options.consistent ?? false,
    allDigits: options.allDigits ?? false,
    nodes: NODES_EACH,
  };
  const shape = shapeOf(options);
  return puzzlesFrom(
    (walk, counters) =>
      shape === undefined
        ? doublyTruePuzzles(numbers, wishes, walk, counters)
        : new TrueFormulas(numbers, shape, { ...wishes, ...walk }, counters).puzzles(),
    options,
  );
}

/** The shape that was asked for, if it is one. */
function shapeOf({ shape, base }: DoublyTrueOptions): FormulaShape | undefined {
  const read = shape === undefined ? undefined : readFormulaShape(shape, base);
  return read?.ok === true ? read.shape : undefined;
}

/** What is wrong with a shape, and with its printed words, which must have values. */
function shapeMistakes({
  shape,
  base,
  words,
  addends,
  fewestAddends,
}: DoublyTrueOptions): readonly Diagnostic[] {
  if (shape === undefined) return [];
  const read = readFormulaShape(shape, base);
  if (!read.ok) return read.diagnostics;
  const known = new Set(words.map(({ word }) => splitLetters(word).join("")));
  const found = read.shape.fixed
    .filter((word) => !known.has(textOf(word)))
    .map(({ span }) => ({
      code: "unknown-number-word",
      message: say("{word} is none of the number words.", { word: shape.slice(...span) }),
      span,
      hint: say("a letter by itself is a blank; longer words must be in the list, with their values"),
    }));
  if (addends === undefined && fewestAddends === undefined) return found;
  const message = say("A shape says by itself how many words there are.");
  const hint = say("leave out either the shape or the number of addends");
  return [...found, { code: "shape-and-addends", message, span: [0, 0], hint }];
}

function mistakes(options: DoublyTrueOptions): readonly Diagnostic[] {
  const { words, addends = 4, fewestAddends = 2 } = options;
  const found: Diagnostic[] = [];
  const complain = (code: string, message: string, hint: string): void => {
    found.push({ code, message, span: [0, 0], hint });
  };
  const odd = words.find(({ value }) => !isNumberValue(value));
  if (odd !== undefined)
    complain(
      "bad-value",
      say("{word} cannot mean {value}.", { word: odd.word, value: odd.value }),
      say("values are whole numbers, 0 or more"),
    );
  const isCount = (n: number): boolean => Number.isInteger(n) && n >= 2 && n <= MOST_ADDENDS;
  if (!isCount(addends) || !isCount(fewestAddends) || fewestAddends > addends)
    complain(
      "bad-addends",
      say("There is no sum of {fewest} to {most} addends here.", { fewest: fewestAddends, most: addends }),
      say("whole numbers from 2 to {most}, the fewest first", { most: MOST_ADDENDS }),
    );
  return [...found, ...shapeMistakes(options), ...generationMistakes(options)];
}
