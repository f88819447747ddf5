/**
 * Solutions of conditions on polynomials, several at once, column by column from the units. When the letters of some
 * last columns of an equation have their digits, its last digits must fit: they give the letter of a determined
 * word, or both sides must leave the same rest. A condition all of whose letters are known is asked as a whole.
 *
 * Like determined-search.ts, but for any number of conditions; for puzzles that are asked once, without a plan.
 */
import type { LeanVerdict } from "../sums/lean-sum.js";
import { conditionHolds, type PolynomialCondition } from "./polynomial-conditions.js";

/** Values beyond are no longer exact doubles. */
const EXACT = 2 ** 53;
/** Letters have no digit yet. */
const OPEN = -1;

interface Step {
  /** Gives a letter a digit, compares a column of a condition, or asks a condition as a whole. */
  readonly kind: "letter" | "column" | "whole";
  readonly letter: number;
  readonly column: number;
  readonly condition: PolynomialCondition | undefined;
}

export class PolynomialSearch {
  /** The digit of each letter in the first solution. */
  readonly solution: Uint8Array;
  /** Nodes of all searches together. */
  nodes = 0;
  private readonly conditions: readonly PolynomialCondition[];
  private readonly words: readonly number[];
  private readonly base: number;
  private readonly mostNodes: number;
  private readonly digits: Int8Array;
  /** By letter: whether it may not be 0. */
  private readonly leads: Uint8Array;
  private readonly values: Float64Array;
  private readonly largest: Float64Array;
  /** By letter, for each word: what a digit of it adds. */
  private readonly weights: readonly Float64Array[];
  private readonly steps: Step[] = [];
  private readonly letters: ArrayLike<number>[] = [];
  private readonly bound = new Set<number>();
  private found = 0;
  private most = 2;
  private limit = 0;
  private stopped = false;

  /** For letters numbered below `letters`; a search ends after so many nodes. */
  constructor(
    conditions: readonly PolynomialCondition[],
    options: { readonly base: number; readonly letters: number; readonly nodes: number },
  ) {
    this.conditions = conditions;
    this.words = [...new Set(conditions.flatMap(({ words }) => words))];
    this.base = options.base;
    this.mostNodes = options.nodes;
    const words = Math.max(0, ...this.words) + 1;
    this.solution = new Uint8Array(options.letters);
    this.digits = new Int8Array(options.letters).fill(OPEN);
    this.leads = new Uint8Array(options.letters);
    this.values = new Float64Array(words);
    this.largest = new Float64Array(words);
    this.weights = Array.from({ length: options.letters }, () => new Float64Array(words));
  }

  /** Whether all values are exact for words of such lengths; else nothing may be asked. */
  isExact(lettersOf: (word: number) => ArrayLike<number>): boolean {
    for (const word of this.words) this.largest[word] = this.base ** lettersOf(word).length - 1;
    return this.conditions.every(
      ({ left, right, determined }) =>
        left(this.largest) + right(this.largest) + (determined?.largest(this.largest) ?? 0) < EXACT,
    );
  }

  /** Whether these words have exactly one solution. */
  ask(lettersOf: (word: number) => ArrayLike<number>): LeanVerdict {
    this.search(lettersOf, 2);
    if (this.found > 1) return "not-one";
    return this.stopped ? "open" : this.found === 1 ? "one" : "not-one";
  }

  /** Whether these words have a solution; true as well when that is not known. */
  mayHold(lettersOf: (word: number) => ArrayLike<number>): boolean {
    this.search(lettersOf, 1);
    return this.found > 0 || this.stopped;
  }

  private search(lettersOf: (word: number) => ArrayLike<number>, most: number): void {
    this.found = 0;
    this.most = most;
    this.stopped = false;
    this.limit = this.nodes + this.mostNodes;
    this.read(lettersOf);
    this.lay();
    this.take(0, 0);
    for (const word of this.words) {
      const letters = this.letters[word] as ArrayLike<number>;
      for (let i = 0; i < letters.length; i++) {
        this.leads[letters[i] as number] = 0;
        (this.weights[letters[i] as number] as Float64Array).fill(0);
      }
    }
  }

  private read(lettersOf: (word: number) => ArrayLike<number>): void {
    const { base, words, values, leads } = this;
    for (const word of words) {
      const letters = lettersOf(word);
      this.letters[word] = letters;
      values[word] = 0;
      let weight = 1;
      for (let i = letters.length - 1; i >= 0; i--) {
        const weights = this.weights[letters[i] as number] as Float64Array;
        weights[word] = (weights[word] as number) + weight;
        weight *= base;
      }
      if (letters.length > 1) leads[letters[0] as number] = 1;
    }
  }

  /** Lays down the steps: column by column, in each the equations one after the other, comparisons at the end. */
  private lay(): void {
    const { steps, conditions, bound } = this;
    steps.length = 0;
    bound.clear();
    const equations = conditions.filter(({ relation }) => relation === "=");
    const waiting = new Set(conditions);
    const columns = Math.max(0, ...this.words.map((word) => this.lettersOf(word).length));
    for (let column = 0; column < columns; column++) {
      for (const condition of equations) {
        if (!waiting.has(condition)) continue;
        const own = condition.determined?.word;
        for (const word of condition.words) if (word !== own) this.layLetter(this.letterAt(word, column));
        if (own !== undefined) {
          const letter = this.letterAt(own, column);
          steps.push({ kind: "column", letter, column, condition });
          if (letter >= 0) bound.add(letter);
        } else steps.push({ kind: "column", letter: OPEN, column, condition });
        this.layWhole(waiting);
      }
    }
    for (const condition of [...waiting]) {
      for (const word of condition.words) {
        const letters = this.lettersOf(word);
        for (let i = 0; i < letters.length; i++) this.layLetter(letters[i] as number);
      }
      this.layWhole(waiting);
    }
  }

  private layLetter(letter: number): void {
    if (letter < 0 || this.bound.has(letter)) return;
    this.bound.add(letter);
    this.steps.push({ kind: "letter", letter, column: 0, condition: undefined });
  }

  /** Asks the conditions whose letters are all known. */
  private layWhole(waiting: Set<PolynomialCondition>): void {
    for (const condition of [...waiting]) {
      const isKnown = condition.words.every((word) => {
        const letters = this.lettersOf(word);
        for (let i = 0; i < letters.length; i++) if (!this.bound.has(letters[i] as number)) return false;
        return true;
      });
      if (!isKnown) continue;
      waiting.delete(condition);
      this.steps.push({ kind: "whole", letter: OPEN, column: 0, condition });
    }
  }

  private lettersOf(word: number): ArrayLike<number> {
    return this.letters[word] as ArrayLike<number>;
  }

  /** The letter of a word in a column; -1 where it has none. */
  private letterAt(word: number, column: number): number {
    const letters = this.lettersOf(word);
    return letters[letters.length - 1 - column] ?? OPEN;
  }

  /** Takes a step with these digits given away; true when the search must stop. */
  private take(at: number, given: number): boolean {
    const step = this.steps[at];
    if (step === undefined) return this.report();
    const { condition } = step;
    if (condition === undefined) return this.tryDigits(at, step.letter, given);
    if (step.kind === "whole") return conditionHolds(condition, this.values) && this.take(at + 1, given);
    const { determined, left, right } = condition;
    const { base, values } = this;
    const value = determined === undefined ? left(values) - right(values) : determined.value(values);
    const shifted = Math.floor(value / base ** step.column);
    const digit = shifted - Math.floor(shifted / base) * base;
    // In the columns before, both sides are the same; where a word has no letter, there is a 0.
    if (step.letter === OPEN) return digit === 0 && this.take(at + 1, given);
    const known = this.digits[step.letter] as number;
    if (known !== OPEN) return known === digit && this.take(at + 1, given);
    if ((given & (1 << digit)) !== 0 || digit < (this.leads[step.letter] as number)) return false;
    return this.give(at, step.letter, digit, given);
  }

  private tryDigits(at: number, letter: number, given: number): boolean {
    if (this.digits[letter] !== OPEN) return this.take(at + 1, given);
    for (let digit = this.leads[letter] as number; digit < this.base; digit++) {
      if ((given & (1 << digit)) !== 0) continue;
      if (++this.nodes > this.limit) {
        this.stopped = true;
        return true;
      }
      if (this.give(at, letter, digit, given)) return true;
    }
    return false;
  }

  /** Goes on with a digit for a letter, and takes it back. */
  private give(at: number, letter: number, digit: number, given: number): boolean {
    const { values, words } = this;
    const weights = this.weights[letter] as Float64Array;
    this.digits[letter] = digit;
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number;
      values[word] = (values[word] as number) + digit * (weights[word] as number);
    }
    const stops = this.take(at + 1, given | (1 << digit));
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number;
      values[word] = (values[word] as number) - digit * (weights[word] as number);
    }
    this.digits[letter] = OPEN;
    return stops;
  }

  private report(): boolean {
    if (++this.found === 1) {
      for (const letter of this.bound) this.solution[letter] = this.digits[letter] as number;
    }
    return this.found >= this.most;
  }
}
