/** Results for searches that had to be ended by force, which could not even say how far they got. */
import { type CheckedResult, encode, type FoundAnswer, type Proof, type Rules } from "cryptarithm";
import type { AnswerTask, CheckTask, ProveTask, Reasoned, ReasonTask, TaskOptions } from "./task.js";

/** The answer when a search could not even say how far it got. */
export function abandonedAnswer({ puzzle, options }: AnswerTask, nodes: number): FoundAnswer {
  return {
    formula: puzzle.trim(),
    status: "unfinished",
    complete: false,
    count: 0n,
    solutions: [],
    rules: statedRules(options),
    notes: ["The search did not stop in time and was ended; nothing is known of the number of solutions."],
    stats: { nodes, planMs: 0, searchMs: 0, strategy: "exact" },
  };
}

/** The result of a check that did not stop in time. */
export function abandonedCheck({ puzzle, options }: CheckTask): CheckedResult {
  return {
    formula: puzzle.trim(),
    status: "unfinished",
    violations: [],
    digits: {},
    missing: [],
    rules: statedRules(options),
    notes: ["The check did not stop in time and was ended."],
  };
}

/** What is said of the reasons when they did not come in time. */
export function abandonedReason<T extends ReasonTask>(task: T): Reasoned[T["kind"]];
export function abandonedReason(task: ReasonTask): Reasoned[keyof Reasoned] {
  // The puzzle is there at once; only what a search would say of it is not.
  if (task.kind === "encode") return encode(task.puzzle, { ...task.options, nodes: 1, milliseconds: 1 });
  const { kind, puzzle, options } = task;
  const answer = abandonedAnswer({ kind: "answer", puzzle, options }, 0);
  if (kind === "grade") {
    const { formula, count, rules, notes } = answer;
    return { formula, status: "unfinished", count, rules, notes };
  }
  if (kind === "hint") {
    const { formula, count, rules, notes } = answer;
    return { formula, status: "unfinished", level: 1, sentence: notes[0] ?? "", count, rules, notes };
  }
  if (kind === "repair") {
    const { formula, count, complete, rules, notes } = answer;
    return {
      ...{ formula, status: "unfinished", count, complete, rules, notes },
      ...{ repairs: [], finished: false, tried: 0, of: 0 },
    };
  }
  return { ...answer, steps: [], end: { kind: "open" }, explained: false, table: false };
}

/** The proof that did not stop in time. */
export function abandonedProof({ options }: ProveTask): Proof {
  return {
    status: "unfinished",
    count: 0n,
    certificate: "",
    rules: statedRules(options),
    notes: ["The proof did not stop in time and was ended."],
    diagnostics: [],
  };
}

/** The rules as far as the options state them. */
function statedRules(options: TaskOptions): Rules {
  const base = typeof options.base === "number" ? options.base : 10;
  return {
    base,
    ...(typeof options.base === "string" ? { baseRule: options.base } : {}),
    distinct: options.distinct ?? "all",
    leadingZero: options.leadingZero ?? "forbid",
    loneZero: options.loneZero ?? "allow",
    literals: options.literals ?? "free",
    digits: options.digits ?? (base === 2 ? "0,1" : `0-${base - 1}`),
    case: options.case ?? (options.distinct === "case" ? "distinct" : "fold"),
    accents: options.accents ?? "distinct",
    given: options.given ?? {},
  };
}
