/**
 * Does a sum of words have exactly one solution, however long the words are? The lean check (lean-sum.ts) puts
 * coefficients into doubles, which are exact up to 15 letters in base ten; number words such as
 * SIEBENUNDSIEBZIG are longer. Here the sum is solved column by column, with small numbers only. In bases beyond
 * ten that is also quicker for several addends: the linear kernel is made for ten digits.
 *
 * Columns are taken in the order that leaves least to try: next comes the one with the fewest new letters,
 * wherever it stands; carries that are not known yet are tried. In a long word that uses at most as many
 * letters as there are digits, a few columns give all letters, and the others only have to agree.
 *
 * Asked as often as the lean check: nothing is allocated for a sum.
 */

import type { WordTable } from "../word-table.js";
import type { LeanVerdict } from "./lean-verdict.js";
import { SumColumns } from "./sum-columns.js";

/** Added to what is to be tried in a column for each carry that is not known; a letter counts 10. */
const CARRY_COST = 4;

export class LongSum {
  /** The digit of each letter of the table in the one solution. */
  readonly digits: Uint8Array;
  /** Nodes of all sums together. */
  nodes = 0;
  /** The sums that were searched. */
  searched = 0;
  private readonly sum: SumColumns;
  private readonly base: number;
  private readonly allDigits: boolean;
  private readonly mostNodes: number;
  /** By letter. */
  private readonly given: Uint8Array;
  private readonly known: Uint8Array;
  private readonly taken: Uint8Array;
  /** By column: the carry into it, and whether it is known before the search or from a column that was taken. */
  private readonly carries: Uint8Array;
  private readonly carryKnown: Uint8Array;
  /** By step: its column, how many of the column's letters are known before, which carries are. */
  private readonly columns: Uint8Array;
  private readonly knownCounts: Uint8Array;
  private readonly inKnown: Uint8Array;
  private readonly outKnown: Uint8Array;
  private steps = 0;
  /** Letters that no column asks for. */
  private readonly loose: number[] = [];
  private mostCarry = 0;
  private free = 0;
  private found = 0;
  private nodesLeft = 0;

  /** For sums of at most so many addends. */
  constructor(
    table: WordTable,
    addends: number,
    options: {
      readonly base: number;
      readonly allDigits: boolean;
      /** A sum that needs more is left undecided. */
      readonly nodes: number;
    },
  ) {
    this.sum = new SumColumns(table, addends);
    this.base = options.base;
    this.allDigits = options.allDigits;
    this.mostNodes = options.nodes;
    const size = table.alphabet.length;
    this.digits = new Uint8Array(size);
    this.given = new Uint8Array(size);
    this.known = new Uint8Array(size);
    const longest = this.sum.counts.length;
    this.taken = new Uint8Array(longest);
    this.carries = new Uint8Array(longest + 1);
    this.carryKnown = new Uint8Array(longest + 1);
    this.columns = new Uint8Array(longest);
    this.knownCounts = new Uint8Array(longest);
    this.inKnown = new Uint8Array(longest);
    this.outKnown = new Uint8Array(longest);
  }

  /** The verdict on the words with these numbers, each added once, and then the sum. */
  ask(tuple: ArrayLike<number>): LeanVerdict {
    const { sum, base } = this;
    const size = sum.collect(tuple);
    const count = sum.used.length;
    if (count > base || (this.allDigits && count < base) || sum.mayChangePlaces(size)) return "not-one";
    this.searched++;
    this.plan(size);
    this.mostCarry = tuple.length - 2;
    this.found = 0;
    this.free = 2 ** base - 1;
    this.nodesLeft = this.mostNodes;
    this.step(0);
    this.nodes += this.mostNodes - Math.max(0, this.nodesLeft);
    if (this.found > 1) return "not-one";
    return this.nodesLeft < 0 ? "open" : this.found === 1 ? "one" : "not-one";
  }

  /** Finds the order of the columns. */
  private plan(size: number): void {
    const { sum, known, carryKnown, carries, taken, columns, loose } = this;
    const { counts, letters, width, used } = sum;
    for (const letter of used) known[letter] = 0;
    for (let i = 0; i < size; i++) {
      sum.dropCancelled(i);
      taken[i] = 0;
      carryKnown[i] = carries[i] = 0;
    }
    carries[size] = 0;
    carryKnown[0] = carryKnown[size] = 1;
    for (let step = 0; step < size; step++) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let i = 0; i < size; i++) {
        if (taken[i] === 1) continue;
        let cost = CARRY_COST * (2 - (carryKnown[i] as number) - (carryKnown[i + 1] as number));
        const end = i * width + (counts[i] as number);
        for (let at = i * width; at < end; at++) if (known[letters[at] as number] === 0) cost += 10;
        if (cost < least) [best, least] = [i, cost];
      }
      taken[best] = 1;
      columns[step] = best;
      this.inKnown[step] = carryKnown[best] as number;
      this.outKnown[step] = carryKnown[best + 1] as number;
      carryKnown[best] = carryKnown[best + 1] = 1;
      this.knownCounts[step] = this.knownFirst(best);
    }
    this.steps = size;
    loose.length = 0;
    for (const letter of used) if (known[letter] === 0) loose.push(letter);
  }

  /** Puts the known letters of a column before the others, which become known; how many those are. */
  private knownFirst(column: number): number {
    const { known } = this;
    const { letters, times, counts, width } = this.sum;
    const from = column * width;
    const end = from + (counts[column] as number);
    let next = from;
    for (let at = from; at < end; at++) {
      const [letter, n] = [letters[at] as number, times[at] as number];
      if (known[letter] === 0) continue;
      letters[at] = letters[next] as number;
      times[at] = times[next] as number;
      letters[next] = letter;
      times[next++] = n;
    }
    for (let at = next; at < end; at++) known[letters[at] as number] = 1;
    return next - from;
  }

  /** Takes a step; true when the search must stop. */
  private step(step: number): boolean {
    if (step === this.steps) return this.giveLoose(0);
    const { carries, base, mostCarry, given } = this;
    const { letters, times, width, counts } = this.sum;
    const column = this.columns[step] as number;
    const from = column * width;
    const fresh = from + (this.knownCounts[step] as number);
    const end = from + (counts[column] as number);
    let known = 0;
    for (let at = from; at < fresh; at++)
      known += (times[at] as number) * (given[letters[at] as number] as number);
    const inKnown = this.inKnown[step] === 1;
    const outKnown = this.outKnown[step] === 1;
    const [fromIn, toIn] = inKnown ? [carries[column] as number, carries[column] as number] : [0, mostCarry];
    const [fromOut, toOut] = outKnown
      ? [carries[column + 1] as number, carries[column + 1] as number]
      : [0, mostCarry];
    for (let into = fromIn; into <= toIn; into++) {
      carries[column] = into;
      for (let out = fromOut; out <= toOut; out++) {
        carries[column + 1] = out;
        if (this.give(step, fresh, end, base * out - into - known)) return true;
      }
    }
    return false;
  }

  /** Gives digits to the letters of a column from a place on, which must come to `rest`. */
  private give(step: number, at: number, end: number, rest: number): boolean {
    if (at === end) return rest === 0 && this.step(step + 1);
    const { base, given } = this;
    const { letters, times, notZero } = this.sum;
    const letter = letters[at] as number;
    const n = times[at] as number;
    let from = notZero[letter] as number;
    let to = base - 1;
    let least = 0;
    let most = 0;
    if (at + 1 === end) {
      if (rest % n !== 0) return false;
      from = Math.max(from, rest / n);
      to = Math.min(to, rest / n);
    } else {
      for (let next = at + 1; next < end; next++) {
        const more = (times[next] as number) * (base - 1);
        if (more < 0) least += more;
        else most += more;
      }
    }
    for (let digit = from; digit <= to; digit++) {
      const left = rest - n * digit;
      if (left < least || left > most || (this.free & (1 << digit)) === 0) continue;
      if (--this.nodesLeft < 0) return true;
      given[letter] = digit;
      this.free ^= 1 << digit;
      const stop = this.give(step, at + 1, end, left);
      this.free ^= 1 << digit;
      if (stop) return true;
    }
    return false;
  }

  /** Any digits that are left, for letters that no column asks for. */
  private giveLoose(i: number): boolean {
    const letter = this.loose[i];
    if (letter === undefined) {
      if (++this.found > 1) return true;
      this.digits.set(this.given);
      return false;
    }
    for (let digit = this.sum.notZero[letter] as number; digit < this.base; digit++) {
      if ((this.free & (1 << digit)) === 0) continue;
      if (--this.nodesLeft < 0) return true;
      this.given[letter] = digit;
      this.free ^= 1 << digit;
      const stop = this.giveLoose(i + 1);
      this.free ^= 1 << digit;
      if (stop) return true;
    }
    return false;
  }
}
