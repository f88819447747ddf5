/**
 * Puzzles of any formula with blanks for words: a search over words, blank by blank, with what a blank's length and
 * letters exclude before it is filled.
 *
 * The first blanks are the outer words. Where the others determine one word (determined-word.ts), that one
 * comes last, and candidates are decided by tables that all words of a pattern share; other shapes are searched one
 * by one, and statements as soon as all their blanks are filled.
 */
import { FormulaPlan } from "./formula-plan.js";
import { FormulaSearch } from "./formula-search.js";
import type { FormulaShape } from "./formula-shape.js";
import type { Source, Wishes } from "./source.js";
import type { WordTable } from "./word-table.js";

/** The source of the puzzles of a shape over a table of words. */
export function formulaSource(table: WordTable, shape: FormulaShape, wishes: Wishes): Source {
  const plan = new FormulaPlan(table, shape, wishes);
  return {
    size: plan.size,
    puzzles: (walk, counters) => new FormulaSearch(plan, walk, counters).puzzles(),
  };
}
