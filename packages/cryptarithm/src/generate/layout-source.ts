/**
 * Puzzles of written-out arithmetic with words as some of the numbers: words are chosen, digits are given to their
 * letters, the calculation is written out, and what has exactly one solution is a puzzle.
 *
 * The outer words are those that are chosen first: both factors, dividend and divisor, divisor and quotient, the
 * radicand or the root. Other words follow from the digits and are looked up in a tree. The same words have many
 * puzzles; in the order of the list each choice of words is given one, in an order of digits that depends on the
 * words only. In a random order outer words give one puzzle at a time, and come again with other digits, or other
 * words that follow, when all others have had their turn. Left out is what has fewer than two steps or more than six,
 * and a multiplier that is longer than the multiplicand, where neither is a given word.
 */
import { type Random, randomFrom } from "../number/random.js";
import { type Assignments, freeAssignments, keyAssignments, MOST } from "./layout-assignments.js";
import { type LayoutNumbers, layoutNumbers } from "./layout-numbers.js";
import { spreadNumbers } from "./layout-order.js";
import { LayoutPuzzles } from "./layout-puzzle.js";
import type { LayoutShape } from "./layout-shape.js";
import { LayoutWords } from "./layout-words.js";
import type { FoundPuzzle, Source, SourceCounters, Walk, Wishes } from "./source.js";
import { walkOver } from "./walk.js";
import type { WordTable } from "./word-table.js";

/** In a random order the ways to give digits to the letters of some words are gone through in so many parts. */
const PARTS = 1000;
/** So many ways to give digits are looked at before outer words are left alone. */
const MOST_LOOKED_AT = 20_000_000;
/** So many calculations with the same words are searched before these words are left alone. */
const MOST_SEARCHED = 300;
const LOOKED_AT_PER_LOOK = 1024;
const FEWEST_STEPS = 2;
/** More are no pleasure; but a word that is given may have any length. */
const MOST_STEPS = 6;

/** The source of the written-out calculations of a shape over a table of words. */
export function layoutSource(table: WordTable, shape: LayoutShape, wishes: Wishes): Source {
  const numbers = layoutNumbers(shape);
  const words = new LayoutWords(table, shape, numbers.chosen, wishes);
  return {
    size: table.words.length ** words.outerBlanks,
    puzzles: (walk, counters) =>
      new LayoutSearch(shape, words, { numbers, wishes, walk, counters }).puzzles(),
  };
}

/** One way over all outer words. */
interface Lap {
  /** In how many parts the ways to give digits are gone through. */
  readonly parts: number;
  readonly salt: number;
  /** How many puzzles of each part have been given before, and how many are given now, at most. */
  readonly passed: number;
  readonly most: number;
}

/** A choice of words with digits for their letters. */
interface Candidate {
  readonly words: string;
  readonly letterOf: Int32Array;
}

interface Work {
  readonly numbers: LayoutNumbers;
  readonly wishes: Wishes;
  readonly walk: Walk;
  readonly counters: SourceCounters;
}

class LayoutSearch {
  private readonly shape: LayoutShape;
  private readonly words: LayoutWords;
  private readonly numbers: LayoutNumbers;
  private readonly wishes: Wishes;
  private readonly walk: Walk;
  private readonly counters: SourceCounters;
  private readonly asked: LayoutPuzzles;
  /** The places of words that follow from the digits. */
  private readonly following: readonly number[];
  /** The word of each blank, -1 for none yet. */
  private readonly tuple: Int32Array;
  private readonly values = new Float64Array(4);
  private readonly letterOf: Int32Array;
  private readonly digitOf: Int32Array;

  constructor(shape: LayoutShape, words: LayoutWords, { numbers, wishes, walk, counters }: Work) {
    this.shape = shape;
    this.words = words;
    this.numbers = numbers;
    this.wishes = wishes;
    this.walk = walk;
    this.counters = counters;
    this.asked = new LayoutPuzzles(wishes, counters);
    const places = words.numbers.flatMap((word, place) => (word === undefined ? [] : [place]));
    this.following = places.filter((place) => !numbers.chosen.includes(place));
    this.tuple = new Int32Array(words.blanks);
    this.letterOf = new Int32Array(wishes.base);
    this.digitOf = new Int32Array(words.names.length);
  }

  *puzzles(): Generator<FoundPuzzle, void> {
    const { random } = this.walk;
    if (random === undefined) {
      yield* this.lap({ parts: 1, salt: 0, passed: 0, most: Number.POSITIVE_INFINITY });
      return;
    }
    const salt = random.integer(2 ** 32);
    // First the first puzzle of each part, then the second one of each, until no part has another.
    for (let passed = 0, isLast = false; !isLast; passed++) {
      isLast = true;
      for (const puzzle of this.lap({ parts: PARTS, salt, passed, most: 1 })) {
        isLast = this.following.length === 0;
        yield puzzle;
      }
    }
  }

  /** Once over all outer words. */
  private *lap(lap: Lap): Generator<FoundPuzzle, void> {
    const { walk, words, tuple } = this;
    const { outerBlanks } = words;
    let sets = 0;
    for (const [at, part] of walkOver(walk.range, lap.parts, walk.random)) {
      if ((++sets & 255) === 0 && !walk.mayGoOn()) return;
      tuple.fill(-1);
      let rest = at;
      for (let i = outerBlanks - 1; i >= 0; i--) {
        tuple[i] = rest % words.words.length;
        rest = Math.floor(rest / words.words.length);
      }
      if (new Set(tuple.subarray(0, outerBlanks)).size < outerBlanks) continue;
      if (!(yield* this.ofOuterWords(part, lap))) return;
    }
  }

  /** The puzzles of the outer words, in one part of the ways to give digits; false when the walk must end. */
  private *ofOuterWords(part: number, lap: Lap): Generator<FoundPuzzle, boolean> {
    const { numbers, following, counters, walk, values } = this;
    const { base } = this.wishes;
    const outer = numbers.chosen.map((place) => this.lettersAt(place) as Int32Array);
    const lengths = outer.map((word) => word.length);
    if (!numbers.fits(lengths, base) || this.isUpsideDown(lengths)) return true;
    if (following.length === 0 && !this.isIncluded()) return true;
    const letters = new Set(outer.flatMap((word) => [...word]));
    if (!following.every((place) => this.words.mayFollow(place, numbers.lengths(place, lengths), letters)))
      return true;
    const assignments = this.assignmentsFor(letters);
    if (assignments === undefined) return true;
    const random = this.randomFor(outer, lap.salt);
    const more = random.shuffle(this.words.more);
    const remainders = Math.min(numbers.remainders(lengths, base), Math.floor(MOST / assignments.count));
    const total = assignments.count * remainders;
    const searched = new Map<string, number>();
    let looks = 0;
    let found = 0;
    for (const index of spreadNumbers(total, [part, lap.parts], random)) {
      if (++looks > MOST_LOOKED_AT) {
        counters.skipped++;
        break;
      }
      if (looks % LOOKED_AT_PER_LOOK === 0 && !walk.mayGoOn()) return false;
      counters.candidates++;
      this.digitOf.fill(-1);
      assignments.write(index % assignments.count, this.letterOf, this.digitOf);
      if (!this.areChosen(outer)) continue;
      if (!numbers.complete(values, Math.floor(index / assignments.count) / remainders)) continue;
      if (!this.hasSteps()) continue;
      for (const { words, letterOf } of this.candidates()) {
        const before = searched.get(words) ?? 0;
        if (before > MOST_SEARCHED) continue;
        if (!walk.mayGoOn()) return false;
        const letters = Array.from(letterOf, (letter) => this.words.names[letter]);
        const puzzle = this.asked.ask(numbers.calculation(values), letters, more);
        searched.set(words, puzzle === undefined ? before + 1 : Number.POSITIVE_INFINITY);
        if (puzzle === undefined && before === MOST_SEARCHED) counters.skipped++;
        if (puzzle === undefined || ++found <= lap.passed) continue;
        yield puzzle;
        if (found - lap.passed >= lap.most) return true;
      }
      if (following.length === 0 && (searched.get("") ?? 0) > MOST_SEARCHED) break;
    }
    if (!assignments.isWhole || remainders < numbers.remainders(lengths, base)) counters.skipped++;
    return true;
  }

  /** Whether the multiplier is longer than the multiplicand, which nobody writes if it can be chosen. */
  private isUpsideDown([above = 0, below = 0]: readonly number[]): boolean {
    const { kind, numbers } = this.shape;
    return (
      kind === "multiplication" &&
      numbers[0]?.kind === "blank" &&
      numbers[1]?.kind === "blank" &&
      below > above
    );
  }

  /** The letters of the word at a place of the shape, if it is known. */
  private lettersAt(place: number): Int32Array | undefined {
    const word = this.words.numbers[place];
    return typeof word === "number" ? this.words.words[this.tuple[word] as number] : word;
  }

  private isIncluded(): boolean {
    const { words, tuple } = this;
    return words.includesGiven || tuple.some((word) => words.isIncluded[word] === true);
  }

  /** The ways to give digits to the letters of the outer words; undefined when there are none. */
  private assignmentsFor(letters: ReadonlySet<number>): Assignments | undefined {
    const { base } = this.wishes;
    const keys = this.words.keys?.filter((key) => [...letters].every((letter) => key.includes(letter)));
    if (letters.size > base || keys?.length === 0) return undefined;
    return keys === undefined ? freeAssignments([...letters], base) : keyAssignments(keys, base);
  }

  /** Random choices that depend on the outer words and the seed only. */
  private randomFor(outer: readonly Int32Array[], salt: number): Random {
    let hash = salt;
    for (const word of outer) {
      for (const letter of word)
        for (const sign of this.words.names[letter] as string)
          hash = Math.imul(hash ^ (sign.codePointAt(0) as number), 0x01000193);
      hash = Math.imul(hash ^ 1, 0x01000193);
    }
    return randomFrom(hash >>> 0);
  }

  /** The numbers of the outer words; false when one begins with 0. */
  private areChosen(outer: readonly Int32Array[]): boolean {
    const { digitOf, values, numbers } = this;
    const { base } = this.wishes;
    for (let i = 0; i < outer.length; i++) {
      const word = outer[i] as Int32Array;
      if (word.length > 1 && digitOf[word[0] as number] === 0) return false;
      let value = 0;
      for (let at = 0; at < word.length; at++) value = value * base + (digitOf[word[at] as number] as number);
      values[numbers.chosen[i] as number] = value;
    }
    return true;
  }

  /** Whether as many digits are worked for as make a puzzle. */
  private hasSteps(): boolean {
    const { base } = this.wishes;
    const { worked } = this.numbers;
    const most = this.shape.numbers[worked]?.kind === "word" ? Number.POSITIVE_INFINITY : MOST_STEPS;
    let steps = 0;
    for (let rest = this.values[worked] as number; rest > 0; rest = Math.floor(rest / base))
      if (rest % base !== 0) steps++;
    return steps >= FEWEST_STEPS && steps <= most;
  }

  /** All choices of the words that follow, one without any name where there are none. */
  private candidates(): readonly Candidate[] {
    if (this.following.length === 0) return [{ words: "", letterOf: this.letterOf }];
    const found: Candidate[] = [];
    this.follow(0, found);
    return found;
  }

  private follow(at: number, found: Candidate[]): void {
    const { words, tuple, letterOf, digitOf } = this;
    const place = this.following[at];
    if (place === undefined) {
      if (this.isIncluded()) found.push({ words: tuple.join(" "), letterOf: letterOf.slice() });
      return;
    }
    const value = this.values[place] as number;
    // What is not written is no word.
    if (value === 0) return;
    const digits = digitsOf(value, this.wishes.base);
    const wanted = words.numbers[place] as number | Int32Array;
    if (typeof wanted !== "number") {
      const tree = digits.length === wanted.length ? words.treeOfGiven(wanted) : undefined;
      tree?.match(digits, letterOf, digitOf, () => this.follow(at + 1, found));
      return;
    }
    const known = tuple[wanted] as number;
    words.treeOf(digits.length).match(digits, letterOf, digitOf, (word) => {
      if (known >= 0 ? word !== known : tuple.includes(word)) return;
      tuple[wanted] = word;
      this.follow(at + 1, found);
      tuple[wanted] = known;
    });
  }
}

function digitsOf(value: number, base: number): readonly number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / base)) digits.unshift(rest % base);
  return digits;
}
