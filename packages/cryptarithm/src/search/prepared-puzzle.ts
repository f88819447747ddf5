/**
 * All that a search needs to know of a puzzle; what is dear is only worked out when it is asked for. Kernels are handed
 * in; `prepare` has them all.
 */
import type { Built } from "../plan/build.js";
import { type Condition, conditionsOf } from "../plan/condition.js";
import type { Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { type FreeSum, freeSum } from "./free-sum.js";
import { planJoin } from "./join-plan.js";
import type { Kernels } from "./kernels.js";
import { type LinearProblem, linearProblem } from "./linear-problem.js";
import type { Join, Prepared, Strategy } from "./prepared.js";
import { choosePrograms, type Programs } from "./programs.js";
import type { RowSearch } from "./rows/row-search.js";

/**
 * A class, since an object literal with getters of its own would get a hidden class of its
 * own, and those are only collected with the old objects: a batch would drag its puzzles along.
 */
export class PreparedPuzzle implements Prepared {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly without: Without;
  readonly kernel: LinearProblem | undefined;
  readonly rows: RowSearch | undefined;
  readonly kernels: Kernels;
  readonly freeSum: FreeSum | undefined;
  #programs: Programs | undefined;
  #join: Join | undefined | null = null;

  constructor(puzzle: Puzzle, without: Without, kernels: Kernels) {
    this.puzzle = puzzle;
    this.without = without;
    this.kernels = kernels;
    this.conditions = conditionsOf(puzzle, without);
    this.kernel = without.has("linear-kernel") ? undefined : linearProblem(puzzle, this.conditions);
    this.rows = this.kernel !== undefined || without.has("rows") ? undefined : kernels.rows?.(puzzle);
    this.freeSum = without.has("free-sum") ? undefined : freeSum(puzzle, this.conditions);
  }

  get programs(): Programs {
    this.#programs ??= choosePrograms(this.puzzle, this.conditions, this.without);
    return this.#programs;
  }

  get divisible(): boolean {
    return this.conditions.length > 1 && !this.without.has("join");
  }

  get join(): Join | undefined {
    if (this.#join === null)
      this.#join = this.divisible
        ? planJoin(this, (puzzle, without) => new PreparedPuzzle(puzzle, without, this.kernels))
        : undefined;
    return this.#join;
  }

  get strategy(): Strategy {
    if (this.rows !== undefined) return "rows";
    return this.conditions.every((c) => c.linear)
      ? "linear"
      : strategyOf(this.conditions, this.programs.listing);
  }
}

/** The same puzzle planned without determined words, for values that cannot be decided. */
export function withoutDetermined(prepared: Prepared): Prepared {
  const { puzzle, without, kernels } = prepared;
  return new PreparedPuzzle(puzzle, new Set([...without, "determined-words"]), kernels);
}

function strategyOf(conditions: readonly Condition[], built: Built): Strategy {
  if (built.program.stages.some((s) => s.kind === "determine")) return "determined";
  if (conditions.some((c) => c.ring)) return "columns";
  if (conditions.some((c) => c.comparison)) return "bounds";
  return "exact";
}
