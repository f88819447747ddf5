/**
 * Does a sum of words have exactly one solution, however long the words are? The lean check (lean-sum.ts) puts
 * coefficients into doubles, which are exact up to 15 letters in base ten; number words such as
 * SIEBENUNDSIEBZIG are longer. Here the sum is solved column by column, with small numbers only.
 *
 * Columns are taken in the order that leaves least to try: next comes the one with the fewest new letters,
 * wherever it stands; carries that are not known yet are tried. In a long word that uses at most as many
 * letters as there are digits, a few columns give all letters, and the others only have to agree.
 */
import type { LeanVerdict } from "./lean-sum.js";
import type { WordTable } from "./word-table.js";

/** One column of the sum, in the order of the search. */
interface Step {
  /** Its place, 0 for the units. */
  readonly column: number;
  /** The letters that are known before. */
  readonly known: readonly Term[];
  /** The letters that get their digits here, those that count most first. */
  readonly fresh: readonly Term[];
  readonly carryInKnown: boolean;
  readonly carryOutKnown: boolean;
}

interface Term {
  readonly letter: number;
  /** How often it is added less how often it stands in the sum; not 0. */
  readonly times: number;
}

export class LongSum {
  /** The digit of each letter of the table in the one solution. */
  readonly digits: Uint8Array;
  /** Nodes of all sums together. */
  nodes = 0;
  /** The sums that were searched. */
  searched = 0;
  private readonly table: WordTable;
  private readonly base: number;
  private readonly allDigits: boolean;
  private readonly mostNodes: number;
  private readonly given: Uint8Array;
  private readonly notZero: Uint8Array;
  private carries: number[] = [];
  private steps: readonly Step[] = [];
  /** Letters that no column asks for. */
  private loose: readonly number[] = [];
  private mostCarry = 0;
  private taken = 0;
  private found = 0;
  private nodesLeft = 0;

  constructor(
    table: WordTable,
    options: {
      readonly base: number;
      readonly allDigits: boolean;
      /** A sum that needs more is left undecided. */
      readonly nodes: number;
    },
  ) {
    this.table = table;
    this.base = options.base;
    this.allDigits = options.allDigits;
    this.mostNodes = options.nodes;
    this.digits = new Uint8Array(table.alphabet.length);
    this.given = new Uint8Array(table.alphabet.length);
    this.notZero = new Uint8Array(table.alphabet.length);
  }

  /** The verdict on the words with these numbers, each added once, and then the sum. */
  ask(tuple: ArrayLike<number>): LeanVerdict {
    const words = Array.from(tuple, (word) => this.table.letters[word] as Int32Array);
    const letters = [...new Set(words.flatMap((word) => [...word]))];
    if (letters.length > this.base || (this.allDigits && letters.length < this.base)) return "not-one";
    for (const letter of letters) this.notZero[letter] = 0;
    for (const word of words) if (word.length > 1) this.notZero[word[0] as number] = 1;
    this.plan(words, letters);
    this.searched++;
    this.found = 0;
    this.taken = 0;
    this.nodesLeft = this.mostNodes;
    this.step(0);
    this.nodes += this.mostNodes - Math.max(0, this.nodesLeft);
    if (this.found > 1) return "not-one";
    return this.nodesLeft < 0 ? "open" : this.found === 1 ? "one" : "not-one";
  }

  /** Finds the order of the columns. */
  private plan(words: readonly Int32Array[], letters: readonly number[]): void {
    const size = Math.max(...words.map((word) => word.length));
    this.mostCarry = words.length - 2;
    const columns = Array.from({ length: size }, (_, i) => columnAt(words, i));
    const known = new Set<number>();
    const carryKnown = Array.from({ length: size + 1 }, (_, i) => i === 0 || i === size);
    this.carries = carryKnown.map(() => 0);
    const waiting = new Set(columns.keys());
    const steps: Step[] = [];
    while (waiting.size > 0) {
      let column = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const i of waiting) {
        const open = (columns[i] as Term[]).filter(({ letter }) => !known.has(letter)).length;
        const cost = 10 * open + (carryKnown[i] ? 0 : 4) + (carryKnown[i + 1] ? 0 : 4);
        if (cost < least) [column, least] = [i, cost];
      }
      waiting.delete(column);
      const terms = columns[column] as Term[];
      steps.push({
        column,
        known: terms.filter(({ letter }) => known.has(letter)),
        fresh: terms.filter(({ letter }) => !known.has(letter)),
        carryInKnown: carryKnown[column] as boolean,
        carryOutKnown: carryKnown[column + 1] as boolean,
      });
      for (const { letter } of terms) known.add(letter);
      carryKnown[column] = carryKnown[column + 1] = true;
    }
    this.steps = steps;
    this.loose = letters.filter((letter) => !known.has(letter));
  }

  /** Takes a step; true when the search must stop. */
  private step(at: number): boolean {
    const step = this.steps[at];
    if (step === undefined) return this.giveLoose(0);
    const { column, carryInKnown, carryOutKnown } = step;
    const { carries, base, mostCarry, given } = this;
    let known = 0;
    for (const { letter, times } of step.known) known += times * (given[letter] as number);
    const [carryIn, carryOut] = [carries[column] as number, carries[column + 1] as number];
    for (let into = carryInKnown ? carryIn : 0; into <= (carryInKnown ? carryIn : mostCarry); into++) {
      for (let out = carryOutKnown ? carryOut : 0; out <= (carryOutKnown ? carryOut : mostCarry); out++) {
        carries[column] = into;
        carries[column + 1] = out;
        if (this.give(at, step.fresh, 0, base * out - into - known)) return true;
      }
    }
    carries[column] = carryIn;
    carries[column + 1] = carryOut;
    return false;
  }

  /** Gives digits to the letters of a column from the one at `i` on, which must come to `rest`. */
  private give(at: number, fresh: readonly Term[], i: number, rest: number): boolean {
    const term = fresh[i];
    if (term === undefined) return rest === 0 && this.step(at + 1);
    const { base, given, notZero } = this;
    const { letter, times } = term;
    let [least, most] = [0, 0];
    for (let j = i + 1; j < fresh.length; j++) {
      const next = (fresh[j] as Term).times;
      if (next < 0) least += next * (base - 1);
      else most += next * (base - 1);
    }
    let from = notZero[letter] as number;
    let to = base - 1;
    if (least === most) {
      const digit = rest / times;
      if (!Number.isInteger(digit)) return false;
      from = Math.max(from, digit);
      to = Math.min(to, digit);
    }
    for (let digit = from; digit <= to; digit++) {
      const left = rest - times * digit;
      if (left < least || left > most || (this.taken & (1 << digit)) !== 0) continue;
      if (--this.nodesLeft < 0) return true;
      given[letter] = digit;
      this.taken |= 1 << digit;
      const stop = this.give(at, fresh, i + 1, left);
      this.taken &= ~(1 << digit);
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
    for (let digit = this.notZero[letter] as number; digit < this.base; digit++) {
      if ((this.taken & (1 << digit)) !== 0) continue;
      if (--this.nodesLeft < 0) return true;
      this.given[letter] = digit;
      this.taken |= 1 << digit;
      const stop = this.giveLoose(i + 1);
      this.taken &= ~(1 << digit);
      if (stop) return true;
    }
    return false;
  }
}

/** What a column adds, less its place in the sum, which is the last word; those that count most first. */
function columnAt(words: readonly Int32Array[], fromRight: number): Term[] {
  const net = new Map<number, number>();
  for (const [i, word] of words.entries()) {
    const letter = word[word.length - 1 - fromRight];
    if (letter === undefined) continue;
    net.set(letter, (net.get(letter) ?? 0) + (i === words.length - 1 ? -1 : 1));
  }
  return [...net]
    .map(([letter, times]) => ({ letter, times }))
    .filter(({ times }) => times !== 0)
    .sort((a, b) => Math.abs(b.times) - Math.abs(a.times));
}
