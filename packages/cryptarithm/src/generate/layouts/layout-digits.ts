/**
 * Digits for the letters of the outer words, the numbers that follow from them, and the words that these can be.
 */
import { type Assignments, OPEN, UNASSIGNED } from "./layout-assignments.js";
import type { LayoutNumbers } from "./layout-numbers.js";
import type { LayoutShape } from "./layout-shape.js";
import type { LayoutWords } from "./layout-words.js";

const FEWEST_STEPS = 2;
/** More are no pleasure; but a word that is given may have any length. */
const MOST_STEPS = 6;
/** Of a number below 2^53 in base 2. */
const MOST_DIGITS = 53;

/** A choice of words with digits for their letters. */
export interface Candidate {
  /** The words that were chosen, as one text; none where no words follow. */
  readonly chosen: string;
  readonly letterOf: Int32Array;
}

/** The digits of one choice of outer words at a time. */
export class LayoutDigits {
  /** The word of each blank, -1 for none yet. */
  readonly tuple: Int32Array;
  /** The numbers at the places of the shape. */
  readonly values: Float64Array = new Float64Array(4);
  /** The places of words that follow from the digits. */
  readonly following: readonly number[];
  private readonly words: LayoutWords;
  private readonly numbers: LayoutNumbers;
  private readonly base: number;
  private readonly mostSteps: number;
  private readonly letterOf: Int32Array;
  private readonly digitOf: Int32Array;
  /** The digits of each number that follows, at the end. */
  private readonly written: readonly Int32Array[];
  private readonly found: Candidate[] = [];

  constructor(shape: LayoutShape, words: LayoutWords, numbers: LayoutNumbers, base: number) {
    this.words = words;
    this.numbers = numbers;
    this.base = base;
    const isGiven = shape.numbers[numbers.worked]?.kind === "word";
    this.mostSteps = isGiven ? Number.POSITIVE_INFINITY : MOST_STEPS;
    const places = words.numbers.flatMap((word, place) => (word === undefined ? [] : [place]));
    this.following = places.filter((place) => !numbers.chosen.includes(place));
    this.written = this.following.map(() => new Int32Array(MOST_DIGITS));
    this.tuple = new Int32Array(words.blanks);
    this.letterOf = new Int32Array(base);
    this.digitOf = new Int32Array(words.names.length);
  }

  /** The letters of the outer words. */
  outer(): readonly Int32Array[] {
    return this.numbers.chosen.map((place) => {
      const word = this.words.numbers[place] as number | Int32Array;
      return typeof word === "number" ? (this.words.words[this.tuple[word] as number] as Int32Array) : word;
    });
  }

  /** Whether one of the words so far is one of those that a puzzle must have. */
  isIncluded(): boolean {
    const { words, tuple } = this;
    return words.includesGiven || tuple.some((word) => words.isIncluded[word] === true);
  }

  /**
   * Gives digits to the letters, and works out all numbers; `share` chooses a remainder, see `LayoutNumbers`. False
   * when these are not the numbers of a puzzle.
   */
  give(assignments: Assignments, index: number, share: number, outer: readonly Int32Array[]): boolean {
    this.digitOf.fill(UNASSIGNED);
    assignments.write(index, this.letterOf, this.digitOf);
    return this.areChosen(outer) && this.numbers.complete(this.values, share) && this.hasSteps();
  }

  /** The numbers of the outer words; false when one begins with 0. */
  private areChosen(outer: readonly Int32Array[]): boolean {
    const { digitOf, values, numbers, base } = this;
    for (let i = 0; i < outer.length; i++) {
      const word = outer[i] as Int32Array;
      if (word.length > 1 && digitOf[word[0] as number] === 0) return false;
      let value = 0;
      for (let at = 0; at < word.length; at++) value = value * base + (digitOf[word[at] as number] as number);
      values[numbers.chosen[i] as number] = value;
    }
    return true;
  }

  /** Whether the word whose digits are worked for, if it is an outer one, has few enough when one letter is 0. */
  mayHaveSteps(outer: readonly Int32Array[]): boolean {
    const worked = outer[this.numbers.chosen.indexOf(this.numbers.worked)];
    if (worked === undefined) return true;
    const times = new Map<number, number>();
    for (const letter of worked.subarray(1)) times.set(letter, (times.get(letter) ?? 0) + 1);
    times.delete(worked[0] as number);
    return worked.length - Math.max(0, ...times.values()) <= this.mostSteps;
  }

  /** Whether as many digits are worked for as make a puzzle. */
  private hasSteps(): boolean {
    const { base } = this;
    const { worked } = this.numbers;
    let steps = 0;
    for (let rest = this.values[worked] as number; rest > 0; rest = Math.floor(rest / base))
      if (rest % base !== 0) steps++;
    return steps >= FEWEST_STEPS && steps <= this.mostSteps;
  }

  /** All choices of the words that follow, one without any name where there are none; the list is used again. */
  candidates(): readonly Candidate[] {
    const { found } = this;
    found.length = 0;
    if (this.following.length === 0) found.push({ chosen: "", letterOf: this.letterOf });
    else this.follow(0);
    return found;
  }

  /**
   * The pattern of the number at a place: its digits as the letters that have them, of which so many have their own
   * numbers and further ones get the next numbers by appearance.
   */
  patternOf(place: number, letters: number): number {
    const { letterOf } = this;
    const digits = this.written[0] as Int32Array;
    const from = this.write(this.values[place] as number, digits);
    let next = letters;
    let pattern = digits.length - from;
    for (let i = from; i < digits.length; i++) {
      const digit = digits[i] as number;
      if (letterOf[digit] === OPEN) letterOf[digit] = next++;
      pattern = withLetter(pattern, letterOf[digit] as number);
    }
    return pattern;
  }

  private follow(at: number): void {
    const { words, tuple, letterOf, digitOf, found } = this;
    const place = this.following[at];
    if (place === undefined) {
      if (this.isIncluded()) found.push({ chosen: tuple.join(" "), letterOf: letterOf.slice() });
      return;
    }
    const value = this.values[place] as number;
    // What is not written is no word.
    if (value === 0) return;
    const digits = this.written[at] as Int32Array;
    const from = this.write(value, digits);
    const wanted = words.numbers[place] as number | Int32Array;
    if (typeof wanted !== "number") {
      const tree = digits.length - from === wanted.length ? words.treeOfGiven(wanted) : undefined;
      tree?.match(digits, from, letterOf, digitOf, () => this.follow(at + 1));
      return;
    }
    const known = tuple[wanted] as number;
    words.treeOf(digits.length - from).match(digits, from, letterOf, digitOf, (word) => {
      if (known >= 0 ? word !== known : tuple.includes(word)) return;
      tuple[wanted] = word;
      this.follow(at + 1);
      tuple[wanted] = known;
    });
  }

  /** Writes the digits of a number to the end of a list; where they begin. */
  private write(value: number, digits: Int32Array): number {
    const { base } = this;
    let from = digits.length;
    for (let rest = value; rest > 0; from--) {
      const next = Math.floor(rest / base);
      digits[from - 1] = rest - next * base;
      rest = next;
    }
    return from;
  }
}

/**
 * A pattern with one more letter; at its beginning it is its length. Patterns are hashed to 32 bits: what is equal by
 * chance costs a look and no more.
 */
export function withLetter(pattern: number, letter: number): number {
  return Math.imul(pattern ^ (letter + 1), 0x01000193);
}
