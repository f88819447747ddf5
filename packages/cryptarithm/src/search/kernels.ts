/**
 * What a search may use beside the interpreter and the linear kernel. It is handed in where a search is prepared, so that
 * a page that needs none of it does not load it; the answers are the same without.
 */
import type { Program } from "../plan/program.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Compiled } from "./compile.js";
import type { RowSearch } from "./rows/row-search.js";

export interface Kernels {
  /** The search of written-out arithmetic by its rows; undefined for any other puzzle. */
  readonly rows?: (puzzle: Puzzle) => RowSearch | undefined;
  /** A program as generated code; undefined where that is not allowed. */
  readonly compile?: (program: Program) => Compiled | undefined;
}
