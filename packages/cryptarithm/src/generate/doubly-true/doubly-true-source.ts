/** Doubly true puzzles: the true sums of number words that have exactly one solution, each solved leanly. */
import { digitText } from "../../number/digit-text.js";
import type { SourceCounters } from "../source.js";
import { canonicalForm } from "../sums/canonical-form.js";
import { LeanSum } from "../sums/lean-sum.js";
import type { LeanVerdict } from "../sums/lean-verdict.js";
import { LongSum } from "../sums/long-sum.js";
import { bitCount } from "../word-table.js";
import type { NumberWords } from "./doubly-number-words.js";
import type { DoublyTrueFound, DoublyTrueSumWishes, DoublyTrueWalk } from "./doubly-true-puzzle.js";
import { trueSums } from "./doubly-true-sums.js";

/** Sums beyond this are no longer exact doubles. */
const EXACT = 2 ** 53;
/** Beyond this base sums of several addends are solved by columns. */
const LARGEST_LEAN_BASE = 10;

/** The puzzles; the same one may come twice, in other words or letters. */
export function* doublyTruePuzzles(
  numbers: NumberWords,
  wishes: DoublyTrueSumWishes,
  walk: DoublyTrueWalk,
  counters: SourceCounters,
): Generator<DoublyTrueFound, void> {
  const { table, words, masks, most } = numbers;
  const long = new LongSum(table, wishes.most, wishes);
  const lean: LeanSum[] = [];
  const tuples = Array.from({ length: wishes.most + 1 }, (_, addends) => new Int32Array(addends + 1));
  let asked = 0;
  for (const meanings of trueSums(numbers, { ...wishes, ...walk }, counters)) {
    if ((++asked & 255) === 0 && !walk.mayGoOn()) return;
    const addends = meanings.length - 1;
    const tuple = tuples[addends] as Int32Array;
    let size = 0;
    let letters = 0;
    for (let i = 0; i <= addends; i++) {
      const meaning = meanings[i] as number;
      tuple[i] = words[meaning] as number;
      size += most[meaning] as number;
      letters |= masks[meaning] as number;
    }
    let solver: LeanSum | LongSum = long;
    // The lean check asks for two letters at least.
    if (size < EXACT && bitCount(letters) > 1 && (addends === 2 || wishes.base <= LARGEST_LEAN_BASE)) {
      lean[addends] ??= new LeanSum(table, new Array<number>(addends).fill(1), wishes);
      solver = lean[addends];
    }
    const { searched, nodes } = solver;
    const verdict: LeanVerdict = solver.ask(tuple);
    counters.solved += solver.searched - searched;
    counters.nodes += solver.nodes - nodes;
    if (verdict === "open") counters.skipped++;
    if (verdict === "one") yield written(meanings, numbers, solver.digits);
  }
}

/** The puzzle of these meanings, with its solution, letters by first appearance. */
function written(
  rising: Int32Array,
  { table, values, words: numbers }: NumberWords,
  digits: Uint8Array,
): DoublyTrueFound {
  // Printed with the greatest first, as is the custom: SEVEN + SEVEN + SIX = TWENTY.
  const meanings = [...rising.slice(0, -1).reverse(), ...rising.slice(-1)];
  const words = meanings.map((meaning) => table.letters[numbers[meaning] as number] as Int32Array);
  const solution: Record<string, number> = {};
  for (const word of words) {
    for (const letter of word) solution[table.alphabet[letter] as string] = digits[letter] as number;
  }
  const times = new Map<number, number>();
  for (const meaning of meanings.slice(0, -1)) {
    const number = numbers[meaning] as number;
    times.set(number, (times.get(number) ?? 0) + 1);
  }
  const addends = [...times].map(([word, n]) => ({ letters: table.letters[word] as Int32Array, times: n }));
  return {
    formula: asSum(meanings.map((meaning) => table.words[numbers[meaning] as number] as string)),
    values: asSum(meanings.map((meaning) => String(values[meaning]))),
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
