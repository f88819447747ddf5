/** From a puzzle to a search with all kernels. */
import type { PassName } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { compile } from "./compile.js";
import type { Kernels } from "./kernels.js";
import type { Prepared } from "./prepared.js";
import { PreparedPuzzle } from "./prepared-puzzle.js";
import { rowSearch } from "./rows/row-search.js";

export interface PrepareOptions {
  readonly without?: readonly PassName[] | undefined;
}

export const ALL_KERNELS: Kernels = { rows: rowSearch, compile };

/** Plans a puzzle. Costs some microseconds for one linear relation, milliseconds for the hardest. */
export function prepare(puzzle: Puzzle, options: PrepareOptions = {}): Prepared {
  return new PreparedPuzzle(puzzle, new Set(options.without ?? []), ALL_KERNELS);
}
