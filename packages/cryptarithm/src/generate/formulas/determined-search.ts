/**
 * Solutions of one puzzle with a determined word, column by column from the units: when the letters of some last
 * columns of the other words have their digits, so many last digits of the value are known, and each must fit the
 * letter of the determined word. With all letters of the others the whole value is compared.
 *
 * Much less work than planning a search, so it is for puzzles that are asked once. Only for words that are
 * the value itself, not a root of it.
 */

import type { LeanVerdict } from "../sums/lean-sum.js";
import type { DeterminedWord } from "./determined-word.js";

/** In `steps`: gives the letter with this number a digit; -1 - j compares the j-th column. */
type Step = number;

/** Letters have no digit yet. */
const OPEN = -1;

export class DeterminedSearch {
  /** The digit of each letter in the first solution. */
  readonly solution: Uint8Array;
  /** Nodes of all searches together. */
  nodes = 0;
  private readonly determined: DeterminedWord;
  private readonly base: number;
  private readonly mostNodes: number;
  private readonly digits: Int8Array;
  /** By letter: whether it may not be 0. */
  private readonly leads: Uint8Array;
  private readonly values: Float64Array;
  /** By letter, for each other word: what a digit of it adds. */
  private readonly weights: readonly Float64Array[];
  private others: readonly number[] = [];
  private readonly steps: Step[] = [];
  private word: ArrayLike<number> = [];
  private found = 0;
  private limit = 0;
  private stopped = false;
  private readonly used: number[] = [];
  /** Digits that letters of the determined word got at the end of the search. */
  private readonly late: number[] = [];

  /** For letters numbered below `letters`, and words numbered below `words`; a search ends after so many nodes. */
  constructor(
    determined: DeterminedWord,
    options: {
      readonly base: number;
      readonly letters: number;
      readonly words: number;
      readonly nodes: number;
    },
  ) {
    this.determined = determined;
    this.base = options.base;
    this.mostNodes = options.nodes;
    this.solution = new Uint8Array(options.letters);
    this.digits = new Int8Array(options.letters).fill(OPEN);
    this.leads = new Uint8Array(options.letters);
    this.values = new Float64Array(options.words);
    this.weights = Array.from({ length: options.letters }, () => new Float64Array(options.words));
  }

  /** The verdict on the determined word together with others, which have these numbers. */
  ask(
    word: ArrayLike<number>,
    others: readonly number[],
    lettersOf: (word: number) => ArrayLike<number>,
  ): LeanVerdict {
    this.found = 0;
    this.stopped = false;
    this.limit = this.nodes + this.mostNodes;
    this.others = others;
    this.word = word;
    this.lay(lettersOf);
    this.take(0, 0);
    for (const letter of this.used) {
      this.leads[letter] = 0;
      const weights = this.weights[letter] as Float64Array;
      for (let i = 0; i < others.length; i++) weights[others[i] as number] = 0;
    }
    this.used.length = 0;
    if (this.found > 1) return "not-one";
    return this.stopped ? "open" : this.found === 1 ? "one" : "not-one";
  }

  /** Lays down the steps. */
  private lay(lettersOf: (word: number) => ArrayLike<number>): void {
    const { base, others, word, steps, leads, used, values } = this;
    let columns = 0;
    for (let i = 0; i < others.length; i++) {
      const number = others[i] as number;
      const letters = lettersOf(number);
      values[number] = 0;
      columns = Math.max(columns, letters.length);
      let weight = 1;
      for (let j = letters.length - 1; j >= 0; j--) {
        const weights = this.weights[letters[j] as number] as Float64Array;
        weights[number] = (weights[number] as number) + weight;
        weight *= base;
      }
      if (letters.length > 1) leads[letters[0] as number] = 1;
    }
    if (word.length > 1) leads[word[0] as number] = 1;
    steps.length = 0;
    let last = 0;
    for (let column = 0; column < columns; column++) {
      for (let i = 0; i < others.length; i++) {
        const letters = lettersOf(others[i] as number);
        const letter = letters[letters.length - 1 - column];
        if (letter === undefined || used.includes(letter)) continue;
        used.push(letter);
        steps.push(letter);
        last = steps.length;
      }
      if (column < word.length) steps.push(-1 - column);
    }
    // With all letters of the others the value is compared as a whole.
    steps.length = last;
    for (let j = 0; j < word.length; j++) if (!used.includes(word[j] as number)) used.push(word[j] as number);
  }

  /** Takes a step with these digits given away; true when the search must stop. */
  private take(at: number, given: number): boolean {
    const { steps, digits } = this;
    if (at === steps.length) return this.compare(given);
    const step = steps[at] as Step;
    if (step < 0) return this.column(at, -1 - step, given);
    const known = digits[step] as number;
    if (known !== OPEN) return this.take(at + 1, given);
    for (let digit = this.leads[step] as number; digit < this.base; digit++) {
      if ((given & (1 << digit)) !== 0) continue;
      if (++this.nodes > this.limit) {
        this.stopped = true;
        return true;
      }
      if (this.give(at, step, digit, given)) return true;
    }
    return false;
  }

  /** The digit of the value in a column against the letter of the determined word. */
  private column(at: number, column: number, given: number): boolean {
    const { base, word, digits, values } = this;
    const shifted = Math.floor(this.determined.value(values) / base ** column);
    const digit = shifted - Math.floor(shifted / base) * base;
    const letter = word[word.length - 1 - column] as number;
    const known = digits[letter] as number;
    if (known !== OPEN) return known === digit && this.take(at + 1, given);
    if ((given & (1 << digit)) !== 0 || digit < (this.leads[letter] as number)) return false;
    return this.give(at, letter, digit, given);
  }

  /** Goes on with a digit for a letter, and takes it back whatever comes of it: the next search begins without. */
  private give(at: number, letter: number, digit: number, given: number): boolean {
    const { values, others } = this;
    const weights = this.weights[letter] as Float64Array;
    this.digits[letter] = digit;
    for (let i = 0; i < others.length; i++) {
      const number = others[i] as number;
      values[number] = (values[number] as number) + digit * (weights[number] as number);
    }
    const stops = this.take(at + 1, given | (1 << digit));
    for (let i = 0; i < others.length; i++) {
      const number = others[i] as number;
      values[number] = (values[number] as number) - digit * (weights[number] as number);
    }
    this.digits[letter] = OPEN;
    return stops;
  }

  /** The whole value against the determined word; true when two solutions have been found. */
  private compare(given: number): boolean {
    const { determined, base, word, digits, values, late } = this;
    let rest = determined.value(values);
    if (rest < 0) return false;
    for (const divisor of determined.divisors) if (divisor(values) === 0) return false;
    let taken = given;
    let fits = true;
    for (let i = word.length - 1; fits && i >= 0; i--) {
      const higher = Math.floor(rest / base);
      const digit = rest - higher * base;
      rest = higher;
      const letter = word[i] as number;
      const known = digits[letter] as number;
      if (known !== OPEN) fits = known === digit;
      else if ((taken & (1 << digit)) !== 0) fits = false;
      else {
        taken |= 1 << digit;
        digits[letter] = digit;
        late.push(letter);
      }
    }
    const leading = word[0] as number;
    if (fits && rest === 0 && (digits[leading] as number) >= (this.leads[leading] as number)) {
      if (++this.found === 1)
        for (const letter of this.used) this.solution[letter] = digits[letter] as number;
    }
    for (const letter of late) digits[letter] = OPEN;
    late.length = 0;
    return this.found > 1;
  }
}
