/**
 * Puzzles of any formula with blanks for words: a search over words, blank by blank, with what a blank's length and
 * letters exclude before it is filled.
 *
 * The first blanks are the outer words. Where the others determine one word (determined-word.ts), that one
 * comes last, and candidates are decided by tables that all words of a pattern share, and all ranges of a source; other
 * shapes are searched one by one, and statements as soon as all their blanks are filled.
 */

import type { Source, Wishes } from "../source.js";
import type { WordTable } from "../word-table.js";
import { DeterminedVerdicts } from "./determined-verdicts.js";
import { FormulaPlan, mayChangePlaces } from "./formula-plan.js";
import { FormulaSearch } from "./formula-search.js";
import type { FormulaShape } from "./formula-shape.js";
import { OwnPatterns } from "./own-patterns.js";

/**
 * The source of the puzzles of a shape over a table of words. How many nodes a range takes depends on the tables that
 * were made before.
 */
export function formulaSource(table: WordTable, shape: FormulaShape, wishes: Wishes): Source {
  const plan = new FormulaPlan(table, shape, wishes);
  let verdicts: DeterminedVerdicts | undefined;
  return {
    size: plan.size,
    puzzles: (walk, counters) => {
      verdicts ??= determinedVerdicts(plan);
      return new FormulaSearch(plan, verdicts, walk, counters).puzzles();
    },
  };
}

/** The verdicts on words with a determined one; undefined for shapes without, and for sums, which have a faster way. */
function determinedVerdicts(plan: FormulaPlan): DeterminedVerdicts | undefined {
  const { table, shape, wishes, fixed, form, determined, sum, alphabet } = plan;
  if (determined === undefined || sum !== undefined) return undefined;
  const blanks = shape.blanks.length;
  const printed = fixed[determined.word - blanks];
  const all = [...shape.blanks, ...fixed].map((_, i) => i);
  // Printed words first, since they are always the same.
  const others = [...all.slice(blanks), ...all.slice(0, blanks)].filter((i) => i !== determined.word);
  return new DeterminedVerdicts(determined, others, {
    base: wishes.base,
    nodes: wishes.nodes,
    letters: alphabet.length,
    patterns: new OwnPatterns(printed === undefined ? table.letters : [printed.letters]),
    areAlike: (a, b) => mayChangePlaces(form, a, b),
  });
}
