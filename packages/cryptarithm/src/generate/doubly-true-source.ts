/** Doubly true puzzles: the true sums of number words that have exactly one solution, each solved leanly. */
import { digitText } from "../number/digit-text.js";
import type { Random } from "../number/random.js";
import { canonicalForm } from "./canonical-form.js";
import { LongSum } from "./doubly-long-sum.js";
import type { NumberWords } from "./doubly-number-words.js";
import { lengthsMayHold, trueSums } from "./doubly-true-sums.js";
import { LeanSum, type LeanVerdict } from "./lean-sum.js";
import type { FoundPuzzle, SourceCounters } from "./source.js";
import { bitCount } from "./word-table.js";

/** A puzzle that is true for the numbers that its words mean as well. */
export interface DoublyTrueFound extends FoundPuzzle {
  /** What the words mean: "7 + 7 + 6 = 20". */
  readonly values: string;
}

/** What is wanted of the puzzles. */
export interface DoublyTrueWishes {
  readonly base: number;
  readonly fewest: number;
  readonly most: number;
  readonly repeated: boolean;
  readonly allDigits: boolean;
  /** A puzzle that needs more is skipped. */
  readonly nodes: number;
}

/** In which order, and how long. */
export interface DoublyTrueWalk {
  readonly random?: Random | undefined;
  readonly mayGoOn: () => boolean;
}

/** Sums beyond this are no longer exact doubles. */
const EXACT = 2 ** 53;

/** The puzzles; the same one may come twice, in other words or letters. */
export function* doublyTruePuzzles(
  numbers: NumberWords,
  wishes: DoublyTrueWishes,
  walk: DoublyTrueWalk,
  counters: SourceCounters,
): Generator<DoublyTrueFound, void> {
  const { base } = wishes;
  const { table } = numbers;
  const long = new LongSum(table, wishes);
  const lean = new Map<number, LeanSum>();
  let asked = 0;
  for (const found of trueSums(numbers, { ...wishes, ...walk }, counters)) {
    if ((++asked & 255) === 0 && !walk.mayGoOn()) return;
    // Printed with the greatest first, as is the custom: SEVEN + SEVEN + SIX = TWENTY.
    const readings = found.slice();
    readings.subarray(0, -1).reverse();
    const tuple = readings.map((reading) => numbers.words[reading] as number);
    const words = Array.from(tuple, (word) => table.letters[word] as Int32Array);
    if (!lengthsMayHold(words, base)) continue;
    let solver: LeanSum | LongSum = long;
    const letters = readings.reduce((mask, reading) => mask | (numbers.masks[reading] as number), 0);
    // The lean check asks for two letters at least.
    if (bitCount(letters) > 1 && words.reduce((size, word) => size + base ** word.length, 0) < EXACT) {
      const addends = words.length - 1;
      solver = lean.get(addends) ?? new LeanSum(table, new Array<number>(addends).fill(1), wishes);
      lean.set(addends, solver);
    }
    const before = [solver.searched, solver.nodes] as const;
    const verdict: LeanVerdict = solver.ask(tuple);
    counters.solved += solver.searched - before[0];
    counters.nodes += solver.nodes - before[1];
    if (verdict === "open") counters.skipped++;
    if (verdict === "one") yield written(readings, words, numbers, solver.digits);
  }
}

/** The puzzle of these readings, with its solution, letters by first appearance. */
function written(
  readings: Int32Array,
  words: readonly Int32Array[],
  { table, values, words: numbers }: NumberWords,
  digits: Uint8Array,
): DoublyTrueFound {
  const solution: Record<string, number> = {};
  for (const word of words) {
    for (const letter of word) solution[table.alphabet[letter] as string] = digits[letter] as number;
  }
  const times = new Map<number, number>();
  for (const reading of readings.subarray(0, -1)) {
    const number = numbers[reading] as number;
    times.set(number, (times.get(number) ?? 0) + 1);
  }
  const addends = [...times].map(([word, n]) => ({ letters: table.letters[word] as Int32Array, times: n }));
  return {
    formula: asSum(Array.from(readings, (reading) => table.words[numbers[reading] as number] as string)),
    values: asSum(Array.from(readings, (reading) => String(values[reading]))),
    solution: {
      digits: solution,
      text: asSum(
        words.map((word) => Array.from(word, (letter) => digitText(digits[letter] as number)).join("")),
      ),
    },
    canonical: canonicalForm(addends, words[words.length - 1] as Int32Array),
  };
}

/** Addends and their sum, as it is printed. */
const asSum = (items: readonly string[]): string => `${items.slice(0, -1).join(" + ")} = ${items.at(-1)}`;
