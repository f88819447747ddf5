/** From a puzzle to all that a search needs to know of it; what is dear is only worked out when it is asked for. */
import type { Built } from "../plan/build.js";
import { type Condition, conditionsOf } from "../plan/condition.js";
import type { PassName, Without } from "../plan/rewrite.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { type FreeSum, freeSum } from "./free-sum.js";
import { planJoin } from "./join-plan.js";
import { type LinearProblem, linearProblem } from "./linear-problem.js";
import type { Join, Prepared, Strategy } from "./prepared.js";
import { choosePrograms, type Programs } from "./programs.js";
import { type RowProblem, rowProblem } from "./rows/row-problem.js";

export interface PrepareOptions {
  readonly without?: readonly PassName[] | undefined;
}

/** Plans a puzzle. Costs some microseconds for one linear relation, milliseconds for the hardest. */
export function prepare(puzzle: Puzzle, options: PrepareOptions = {}): Prepared {
  return new Plan(puzzle, new Set(options.without ?? []));
}

/**
 * A class, since an object literal with getters of its own would get a hidden class of its
 * own, and those are only collected with the old objects: a batch would drag its puzzles along.
 */
class Plan implements Prepared {
  readonly puzzle: Puzzle;
  readonly conditions: readonly Condition[];
  readonly without: Without;
  readonly kernel: LinearProblem | undefined;
  readonly rows: RowProblem | undefined;
  readonly freeSum: FreeSum | undefined;
  #programs: Programs | undefined;
  #join: Join | undefined | null = null;

  constructor(puzzle: Puzzle, without: Without) {
    this.puzzle = puzzle;
    this.without = without;
    this.conditions = conditionsOf(puzzle, without);
    this.kernel = without.has("linear-kernel") ? undefined : linearProblem(puzzle, this.conditions);
    this.rows = this.kernel !== undefined || without.has("rows") ? undefined : writtenOut(puzzle);
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
        ? planJoin(this, (puzzle, without) => new Plan(puzzle, without))
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

/**
 * The row kernel's problem of written-out arithmetic. Where nothing but the factors and the result of a product are
 * written, a node of a program does what one of the kernel does, and is cheaper.
 */
function writtenOut(puzzle: Puzzle): RowProblem | undefined {
  const { layout } = puzzle.formula;
  if (layout === undefined) return undefined;
  const problem = rowProblem(puzzle);
  if (problem === undefined || layout.kind === "root" || layout.kind === "grid") return problem;
  const { rows, openProducts } = problem.shape;
  return rows === 0 && openProducts > 0 ? undefined : problem;
}

/** The same puzzle planned without determined words, for values that cannot be decided. */
export function withoutDetermined(prepared: Prepared): Prepared {
  return prepare(prepared.puzzle, { without: [...prepared.without, "determined-words"] });
}

function strategyOf(conditions: readonly Condition[], built: Built): Strategy {
  if (built.program.stages.some((s) => s.kind === "determine")) return "determined";
  if (conditions.some((c) => c.ring)) return "columns";
  if (conditions.some((c) => c.comparison)) return "bounds";
  return "exact";
}
