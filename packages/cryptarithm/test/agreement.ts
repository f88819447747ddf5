/**
 * Holds the library against brute force on one puzzle: every solution in the promised order,
 * its text, the count, the first one, the verdict, and the number of nodes in both modes.
 */
import {
  type AnswerOptions,
  answer,
  count,
  type FoundAnswer,
  first,
  type RuleOptions,
  solve,
} from "cryptarithm";
import { MODE, OTHER_MODE } from "./mode.js";
import { bruteForce, type Truth } from "./oracle.js";

/** What an answer says, in a shape that compares well. */
interface Summary {
  readonly texts: readonly string[];
  readonly digits: readonly Readonly<Record<string, number>>[];
  readonly count: bigint;
  readonly status: string;
}

/** The whole answer, every solution listed. */
export function fullAnswer(text: string, options: AnswerOptions = {}): FoundAnswer {
  const result = answer(text, { limit: Number.POSITIVE_INFINITY, mode: MODE, ...options });
  if (result.status === "invalid")
    throw new Error(`${text}: ${result.diagnostics.map((d) => d.message).join("; ")}`);
  return result;
}

/** The texts of all solutions, in the order given. */
export function textsOf(text: string, options: AnswerOptions = {}): string[] {
  return fullAnswer(text, options).solutions.map((solution) => solution.text);
}

const summaryOf = (result: FoundAnswer): Summary => ({
  texts: result.solutions.map((s) => s.text),
  digits: result.solutions.map((s) => s.digits),
  count: result.count,
  status: result.status,
});

const expected = (truth: Truth): Summary => ({
  texts: truth.solutions.map((s) => s.text),
  digits: truth.solutions.map((s) => s.digits),
  count: BigInt(truth.solutions.length),
  status: truth.solutions.length > 0 ? "solved" : "none",
});

/** How the library differs from the truth; empty when it does not. Undecided puzzles are compared by solutions only. */
export function disagreements(
  text: string,
  rules: RuleOptions,
  truth: Truth = bruteForce(text, rules),
): string[] {
  const found: string[] = [];
  const report = (what: string, got: unknown, wanted: unknown): void => {
    const [a, b] = [show(got), show(wanted)];
    if (a !== b) found.push(`${what} of ${text} ${JSON.stringify(rules)}: got ${a}, expected ${b}`);
  };
  const result = fullAnswer(text, rules);
  const wanted = expected(truth);
  if (truth.undecided > 0) {
    report("solutions", summaryOf(result).texts, wanted.texts);
    return found;
  }
  report("answer", summaryOf(result), wanted);
  report("completeness", result.complete, true);
  const counted = count(text, { ...rules, mode: MODE });
  report("count", counted, { count: wanted.count, complete: true, diagnostics: [] });
  report("first", first(text, { ...rules, mode: MODE }), truth.solutions[0]);
  report(
    "lazy list",
    [...solve(text, { ...rules, mode: MODE })].map((s) => s.text),
    wanted.texts,
  );
  const other = fullAnswer(text, { ...rules, mode: OTHER_MODE });
  report(`answer in mode ${OTHER_MODE}`, summaryOf(other), wanted);
  report("nodes in the two modes", result.stats.nodes, other.stats.nodes);
  const countedBoth = [MODE, OTHER_MODE].map((mode) => answer(text, { ...rules, mode, limit: 0 }));
  const [a, b] = countedBoth.map((x) =>
    x.status === "invalid" ? x : { count: x.count, nodes: x.stats.nodes },
  );
  report("nodes while counting in the two modes", a, b);
  return found;
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_, v) => (typeof v === "bigint" ? `${v}n` : v)) ?? "undefined";
  return text.length <= 600 ? text : `${text.slice(0, 600)}… (${text.length} characters)`;
}
