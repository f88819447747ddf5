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
import { type Random, randomFrom } from "../../number/random.js";
import type { FoundPuzzle, Source, SourceCounters, Walk, Wishes } from "../source.js";
import { walkOver } from "../walk.js";
import type { WordTable } from "../word-table.js";
import { type Assignments, freeAssignments, keyAssignments, MOST } from "./layout-assignments.js";
import { LayoutDigits } from "./layout-digits.js";
import { type LayoutNumbers, layoutNumbers } from "./layout-numbers.js";
import { SpreadOrder } from "./layout-order.js";
import { LayoutPuzzles } from "./layout-puzzle.js";
import type { LayoutShape } from "./layout-shape.js";
import { LayoutTables } from "./layout-tables.js";
import { LayoutWords } from "./layout-words.js";

/** In a random order the ways to give digits to the letters of some words are gone through in so many parts. */
const PARTS = 1000;
/** So many ways to give digits are looked at, in a part or in all, before outer words are left alone. */
const MOST_LOOKED_AT_IN_PART = 20_000;
const MOST_LOOKED_AT = 20_000_000;
/** So many calculations are written out that have not the letters that are wanted. */
const MOST_UNWANTED = 20_000;
/** So many calculations with the same words are searched before these words are left alone. */
const MOST_SEARCHED = 300;
const LOOKED_AT_PER_LOOK = 1024;

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
  private readonly digits: LayoutDigits;
  private readonly tables: LayoutTables;

  constructor(shape: LayoutShape, words: LayoutWords, { numbers, wishes, walk, counters }: Work) {
    this.shape = shape;
    this.words = words;
    this.numbers = numbers;
    this.wishes = wishes;
    this.walk = walk;
    this.counters = counters;
    this.asked = new LayoutPuzzles(wishes, counters);
    this.digits = new LayoutDigits(shape, words, numbers, wishes.base);
    this.tables = new LayoutTables(words, this.digits, { base: wishes.base, mayGoOn: walk.mayGoOn });
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
        isLast = this.digits.following.length === 0;
        yield puzzle;
      }
    }
  }

  /** Once over all outer words. */
  private *lap(lap: Lap): Generator<FoundPuzzle, void> {
    const { walk, words, digits } = this;
    const { tuple } = digits;
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
    let passed = 0;
    let given = 0;
    for (const puzzle of this.ofPart(part, lap)) {
      if (puzzle === undefined) return false;
      if (++passed <= lap.passed) continue;
      yield puzzle;
      if (++given >= lap.most) return true;
    }
    return true;
  }

  /** All puzzles of the outer words in one part of the ways to give digits; undefined when the walk must end. */
  private *ofPart(part: number, lap: Lap): Generator<FoundPuzzle | undefined, void> {
    const { numbers, digits, counters, walk, words } = this;
    const { base } = this.wishes;
    const outer = digits.outer();
    const lengths = outer.map((word) => word.length);
    const assignments = this.assignmentsFor(outer, lengths);
    if (assignments === undefined) return;
    const random = this.randomFor(outer, lap.salt);
    const remainders = Math.min(numbers.remainders(lengths, base), Math.floor(MOST / assignments.count));
    const order = new SpreadOrder(assignments.count * remainders, random);
    const more = random.shuffle(words.more);
    const follows = digits.following.length > 0;
    // A part of all ways is gone through faster than a table is made.
    const table = follows && lap.parts === 1 && words.keys === undefined;
    const useful = table ? this.tables.useful(outer, remainders, order) : undefined;
    /** How often each choice of words has been searched in vain; without end when it has been given a puzzle. */
    const searched = new Map<string, number>();
    /** The same calculations in other words: given at the end where these words have no calculation of their own. */
    const repeated = new Map<string, FoundPuzzle>();
    const mostLooks = lap.parts > 1 ? MOST_LOOKED_AT_IN_PART : MOST_LOOKED_AT;
    let looks = 0;
    let unwanted = 0;
    for (const index of useful ?? order.part(part, lap.parts)) {
      if (++looks > mostLooks || unwanted > MOST_UNWANTED) {
        counters.skipped++;
        break;
      }
      if (looks % LOOKED_AT_PER_LOOK === 0 && !walk.mayGoOn()) return yield undefined;
      counters.candidates++;
      const share = Math.floor(index / assignments.count) / remainders;
      if (!digits.give(assignments, index % assignments.count, share, outer)) continue;
      let isRepeated = false;
      for (const { chosen, letterOf } of digits.candidates()) {
        const before = searched.get(chosen) ?? 0;
        if (before > MOST_SEARCHED || (isRepeated && repeated.has(chosen))) continue;
        if (!walk.mayGoOn()) return yield undefined;
        const names = Array.from(letterOf, (letter) => words.names[letter]);
        const puzzle = this.asked.ask(numbers.calculation(digits.values), names, more);
        if (puzzle === "unwanted") {
          unwanted++;
          continue;
        }
        if (puzzle === "not unique") {
          searched.set(chosen, before + 1);
          if (before === MOST_SEARCHED) counters.skipped++;
        } else if (isRepeated) repeated.set(chosen, puzzle);
        else {
          isRepeated = true;
          searched.set(chosen, Number.POSITIVE_INFINITY);
          yield puzzle;
        }
      }
      if (!follows && (searched.get("") ?? 0) > MOST_SEARCHED) break;
    }
    for (const [chosen, puzzle] of repeated)
      if (searched.get(chosen) !== Number.POSITIVE_INFINITY) yield puzzle;
    if (!assignments.isWhole || remainders < numbers.remainders(lengths, base)) counters.skipped++;
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

  /** The ways to give digits to the letters of the outer words; undefined when there can be no puzzle. */
  private assignmentsFor(outer: readonly Int32Array[], lengths: readonly number[]): Assignments | undefined {
    const { numbers, digits, words } = this;
    const { base } = this.wishes;
    if (!numbers.fits(lengths, base) || this.isUpsideDown(lengths) || !digits.mayHaveSteps(outer)) return;
    if (digits.following.length === 0 && !digits.isIncluded()) return;
    const letters = new Set(outer.flatMap((word) => [...word]));
    if (letters.size > base) return;
    for (const place of digits.following)
      if (!words.mayFollow(place, numbers.lengths(place, lengths), letters)) return;
    if (words.keys === undefined) return freeAssignments([...letters], base);
    const keys = words.keys.filter((key) => [...letters].every((letter) => key.includes(letter)));
    return keys.length === 0 ? undefined : keyAssignments(keys, base);
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
}
