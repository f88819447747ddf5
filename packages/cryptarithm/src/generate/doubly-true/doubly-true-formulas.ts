/**
 * Doubly true puzzles of any shape: words are chosen so that the formula is true of the numbers that they mean, then
 * asked whether it has exactly one solution as a cryptarithm.
 *
 * A word that follows from others is not searched: in `A*B=C` the words for A and B leave those of one value. What
 * has too many letters, or words of impossible lengths, is given up. Of sums the search in doubly-true-sums.ts is
 * much quicker.
 */
import { digitText } from "../../number/digit-text.js";
import type { Cell, Formula } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { canonicalFormula } from "../formulas/canonical-formula.js";
import { type FormulaShape, filledIn } from "../formulas/formula-shape.js";
import { normalForm } from "../formulas/normal-form.js";
import { OrdinarySearch } from "../formulas/ordinary-search.js";
import { WordLengths } from "../formulas/word-lengths.js";
import type { SourceCounters } from "../source.js";
import { bitCount } from "../word-table.js";
import type { NumberWords } from "./doubly-number-words.js";
import type { DoublyTrueFound, DoublyTrueWalk, DoublyTrueWishes } from "./doubly-true-puzzle.js";
import { ShapeValues, textOf } from "./doubly-true-values.js";

/** Between two looks at the clock, so many words are tried. */
const STEPS_PER_LOOK = 1024;

export class TrueFormulas {
  private readonly numbers: NumberWords;
  private readonly shape: FormulaShape;
  private readonly options: DoublyTrueWishes & DoublyTrueWalk;
  private readonly counters: SourceCounters;
  private readonly values: ShapeValues;
  private readonly ordinary: OrdinarySearch;
  private readonly lengthsAllowed: WordLengths;
  /** By place: the meaning, -1 while it is open; and the length of its word, 0 while it is open. */
  private readonly meanings: Int32Array;
  private readonly lengths: Int32Array;
  private readonly all: readonly number[];
  /** For printed words. */
  private readonly meaningsOfWord: ReadonlyMap<string, readonly number[]>;
  private tried = 0;
  private stopped = false;

  constructor(
    numbers: NumberWords,
    shape: FormulaShape,
    options: DoublyTrueWishes & DoublyTrueWalk,
    counters: SourceCounters,
  ) {
    const { table, words } = numbers;
    this.numbers = numbers;
    this.shape = shape;
    this.options = options;
    this.counters = counters;
    this.values = new ShapeValues(shape, options.base);
    this.ordinary = new OrdinarySearch(options.base, options.nodes);
    const longest = table.letters.reduce((n, { length }) => Math.max(n, length), 1);
    this.lengthsAllowed = new WordLengths(shape, options.base, longest);
    this.meanings = new Int32Array(this.values.places.length).fill(-1);
    this.lengths = new Int32Array(shape.blanks.length);
    this.all = Array.from(words, (_, meaning) => meaning);
    const ofWord = new Map<string, number[]>(table.words.map((word) => [word, []]));
    for (const meaning of this.all)
      ofWord.get(table.words[words[meaning] as number] as string)?.push(meaning);
    this.meaningsOfWord = ofWord;
  }

  /** The puzzles; the same one may come twice, in other words or letters. */
  puzzles(): Generator<DoublyTrueFound, void> {
    return this.fill(0, 0);
  }

  private *fill(depth: number, mask: number): Generator<DoublyTrueFound, void> {
    const step = this.values.steps[depth];
    if (step === undefined) {
      yield* this.decided(mask);
      return;
    }
    const { numbers, options, meanings, lengths, values, counters } = this;
    const { place } = step;
    for (const meaning of this.candidates(depth)) {
      if (++this.tried % STEPS_PER_LOOK === 0 && !options.mayGoOn()) this.stopped = true;
      if (this.stopped) break;
      const letters = mask | (numbers.masks[meaning] as number);
      if (bitCount(letters) > options.base || !this.mayFollow(depth, meaning)) continue;
      meanings[place] = meaning;
      values.values[place] = numbers.values[meaning] as number;
      if (place < lengths.length) lengths[place] = this.lettersOf(place).length;
      const verdicts = step.full.map((statement) => values.isTrue(statement));
      if (verdicts.includes("no")) continue;
      if (verdicts.includes("undecided")) counters.skipped++;
      else if (this.lengthsAllowed.allow(lengths)) yield* this.fill(depth + 1, letters);
    }
    meanings[place] = -1;
    if (place < lengths.length) lengths[place] = 0;
  }

  /** The meanings that a place may have. */
  private candidates(depth: number): readonly number[] {
    const { values, options, shape, numbers } = this;
    const step = values.steps[depth];
    if (step === undefined) return [];
    const { place, value } = step;
    if (place >= shape.blanks.length) return this.meaningsOfWord.get(values.places[place] as string) ?? [];
    if (value !== undefined) return numbers.meaningsOf(values.wholeValue(value) ?? -1);
    return options.random?.shuffle(this.all) ?? this.all;
  }

  /** Whether a blank may have a meaning beside those that were chosen before. */
  private mayFollow(depth: number, meaning: number): boolean {
    const { values, options, meanings, numbers } = this;
    for (const { place } of values.steps.slice(0, depth)) {
      const before = meanings[place] as number;
      const isSameWord = numbers.words[before] === numbers.words[meaning];
      if (isSameWord && !options.repeated) return false;
      if (!isSameWord && options.consistent && numbers.values[before] === numbers.values[meaning])
        return false;
    }
    return true;
  }

  private lettersOf(place: number): Int32Array {
    const { table, words } = this.numbers;
    return table.letters[words[this.meanings[place] as number] as number] as Int32Array;
  }

  /** The puzzle of the words that are chosen, if it has exactly one solution. */
  private *decided(mask: number): Generator<DoublyTrueFound, void> {
    const { options, counters, ordinary, shape, numbers } = this;
    counters.candidates++;
    const { alphabet } = numbers.table;
    if (options.allDigits && alphabet.length <= 32 && bitCount(mask) < options.base) return;
    const words = shape.blanks.map((_, blank) =>
      Array.from(this.lettersOf(blank), (letter) => alphabet[letter] as string),
    );
    const formula = filledIn(shape, words);
    const count = formula.letters.length;
    if (count > options.base || (options.allDigits && count < options.base)) return;
    if (!options.mayGoOn()) this.stopped = true;
    if (this.stopped) return;
    counters.solved++;
    const before = ordinary.nodes;
    const verdict = ordinary.ask(formula);
    counters.nodes += ordinary.nodes - before;
    if (verdict === "open") counters.skipped++;
    if (verdict === "one") yield this.written(formula);
  }

  private written(formula: Formula): DoublyTrueFound {
    const { numbers, values, ordinary, options, shape, meanings } = this;
    const digits: Record<string, number> = {};
    for (const [i, letter] of formula.letters.entries()) digits[letter] = ordinary.digits[i] as number;
    const letter = (cell: Exclude<Cell, { kind: "digit" }>): string =>
      cell.kind === "letter" ? digitText(digits[cell.letter] as number) : "?";
    // By words, not by blanks, so that DOS * DOS is the same in the shapes A*B and A*A.
    const form = normalForm(
      shape.statements,
      options.base,
      (word) => numbers.words[meanings[values.places.indexOf(textOf(word))] as number] as number,
    );
    return {
      formula: print(formula),
      values: values.written(),
      solution: { digits, text: print(formula, { letter }) },
      canonical: canonicalFormula(form, (word) => numbers.table.letters[word] as Int32Array),
    };
  }
}
