/** How a puzzle will be searched, for people: the conditions, the steps, the expected cost. */

import { readPuzzle } from "./layout/read-puzzle.js";
import { source } from "./search/compile.js";
import { expectedNodes } from "./search/expected-nodes.js";
import { joinStep } from "./search/join-plan.js";
import { kernelSteps } from "./search/linear-problem.js";
import { prepare } from "./search/prepare.js";
import type { Strategy } from "./search/prepared.js";
import { rowSteps } from "./search/rows/row-steps.js";
import { pose } from "./semantics/pose.js";
import type { SolveOptions } from "./solve.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { print } from "./syntax/printer.js";
import { inLanguage } from "./wording/say.js";

export interface Plan {
  /** The conditions that must all hold, as the planner split them. */
  readonly conditions: readonly string[];
  /** What happens at the start, then one line a step of the search. */
  readonly steps: readonly string[];
  readonly strategy: Strategy;
  /** How the order was found, and from how many candidates. */
  readonly order: string;
  readonly candidates: number;
  /** The expected number of nodes, from a sample of random walks. */
  readonly expectedNodes: number;
  /** The JavaScript that runs in compiled mode. */
  readonly code: string;
  /** Why nothing needs to be searched, when posing the puzzle has shown that already. */
  readonly contradiction?: string;
  /** What is wrong with the puzzle or its rules; empty when it is understood. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Smaller trees never become long; their join is not worth planning. */
const WORTH_A_JOIN = 10_000;

const NO_PLAN = {
  conditions: [],
  steps: [],
  strategy: "bounds",
  order: "",
  candidates: 0,
  expectedNodes: 0,
  code: "",
} as const;

/**
 * The plan of a puzzle. `base: "find"` is planned in base 10.
 *
 * @example
 * plan("TWO * TWO = SQUARE").steps.at(-1); // "read SQUARE off TWO * TWO; the whole of condition 1"
 */
export function plan(text: string, options: SolveOptions = {}): Plan {
  return inLanguage(options.language, () => planOf(text, options));
}

function planOf(text: string, options: SolveOptions): Plan {
  const parsed = readPuzzle(text, options);
  if (!parsed.ok) return { ...NO_PLAN, diagnostics: parsed.diagnostics };
  const posed = pose(parsed.formula, options.base === "find" ? { ...options, base: 10 } : options);
  if (!posed.ok) return { ...NO_PLAN, diagnostics: posed.diagnostics };
  if (posed.puzzle.contradiction !== undefined) {
    return { ...NO_PLAN, contradiction: posed.puzzle.contradiction, diagnostics: [] };
  }
  const prepared = prepare(posed.puzzle, { without: options.without });
  const { kernel, rows } = prepared;
  const conditions = prepared.conditions.map((c) => print(c.expression));
  if (rows !== undefined) {
    const steps = rowSteps(rows.problem);
    return {
      conditions,
      steps,
      strategy: prepared.strategy,
      order: "factors first, the fewest digits for their weight before others, at each node anew",
      candidates: 1,
      expectedNodes: expectedNodes(prepared, "counting"),
      code: steps.map((step) => `// ${step}\n`).join(""),
      diagnostics: [],
    };
  }
  const { programs } = prepared;
  const code = source(programs.counting.program);
  const expected = expectedNodes(prepared, "counting");
  const join = expected < WORTH_A_JOIN ? undefined : joinStep(prepared);
  return {
    conditions,
    steps: kernel
      ? kernelSteps(kernel, posed.puzzle)
      : [...programs.counting.notes, ...(join === undefined ? [] : [join])],
    strategy: prepared.strategy,
    order: programs.order.reason,
    candidates: programs.candidates,
    expectedNodes: expected,
    code: kernel
      ? `// The linear kernel does this in loops of its own; as generated code the search is:\n${code}`
      : code,
    diagnostics: [],
  };
}
