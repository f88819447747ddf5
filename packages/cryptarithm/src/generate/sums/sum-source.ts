/** Puzzles of a sum or difference of words: candidates from the search over words, each solved leanly. */
import { digitText } from "../../number/digit-text.js";
import type { Solution } from "../../search/solution.js";
import type { FoundPuzzle, Source, SourceCounters, Walk, Wishes } from "../source.js";
import type { WordTable } from "../word-table.js";
import { canonicalForm } from "./canonical-form.js";
import { LeanSum } from "./lean-sum.js";
import { sumCandidates } from "./sum-candidates.js";
import type { SumShape } from "./sum-shape.js";

/** The source of the sums of a shape over a table of words. */
export function sumSource(table: WordTable, shape: SumShape, wishes: Wishes): Source {
  return {
    size: table.words.length ** shape.addends.length,
    puzzles: (walk, counters) => puzzlesOf({ table, shape, wishes, walk, counters }),
  };
}

interface Work {
  readonly table: WordTable;
  readonly shape: SumShape;
  readonly wishes: Wishes;
  readonly walk: Walk;
  readonly counters: SourceCounters;
}

function* puzzlesOf({ table, shape, wishes, walk, counters }: Work): Generator<FoundPuzzle, void> {
  const lean = new LeanSum(table, shape.addends, wishes);
  let asked = 0;
  for (const tuple of sumCandidates(table, shape, wishes, walk, counters)) {
    if ((++asked & 255) === 0 && !walk.mayGoOn()) return;
    const verdict = lean.ask(tuple);
    counters.solved = lean.searched;
    counters.nodes = lean.nodes;
    if (verdict === "open") counters.skipped++;
    if (verdict !== "one") continue;
    yield { ...written(tuple, shape, table, lean.digits), canonical: canonicalOf(tuple, shape, table) };
  }
}

function canonicalOf(tuple: Int32Array, shape: SumShape, table: WordTable): string {
  const letters = Array.from(tuple, (word) => table.letters[word] as Int32Array);
  const addends = shape.addends.map((times, i) => ({ letters: letters[i] as Int32Array, times }));
  return canonicalForm(addends, letters[addends.length] as Int32Array);
}

/** The formula of a candidate and its solution, letters by first appearance. */
function written(
  tuple: Int32Array,
  shape: SumShape,
  table: WordTable,
  digits: Uint8Array,
): { readonly formula: string; readonly solution: Solution } {
  const formula = shape.write(Array.from(tuple, (word) => table.words[word] as string));
  const values: Record<string, number> = {};
  for (const word of shape.read(tuple)) {
    for (const letter of table.letters[word] as Int32Array) {
      values[table.alphabet[letter] as string] = digits[letter] as number;
    }
  }
  const filled = Array.from(tuple, (word) =>
    Array.from(table.letters[word] as Int32Array, (letter) => digitText(digits[letter] as number)).join(""),
  );
  return { formula, solution: { digits: values, text: shape.write(filled) } };
}
