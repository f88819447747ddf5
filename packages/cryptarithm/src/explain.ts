/**
 * How a person gets there: the whole reasoning from the puzzle to its end, step by step, each with its
 * reason. The search is asked first, since it is quick and its count is the measure: an explanation
 * is complete when its ends are exactly the solutions.
 */
import { inCanonicalOrder } from "./deduce/canonical-order.js";
import { derive } from "./deduce/derive.js";
import { Knowledge } from "./deduce/knowledge.js";
import { Notebook } from "./deduce/moment.js";
import { prune } from "./deduce/prune.js";
import { LARGEST_EXPLAINED_BASE, settingOf } from "./deduce/setting.js";
import { shorten } from "./deduce/shorten.js";
import { Stater } from "./deduce/stated.js";
import type { Node } from "./deduce/step.js";
import { LANGUAGES, type LanguageCode } from "./deduce/tell/languages.js";
import { View } from "./deduce/view.js";
import type { AnswerOptions, FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import { SolutionWriter } from "./search/solution.js";
import type { StatedEnd, StatedStep } from "./semantics/explanation.js";
import { parseOptions, pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";
import { parse } from "./syntax/parser.js";

export interface ExplainOptions extends AnswerOptions {
  /** The language of the sentences (default "en"). */
  readonly language?: LanguageCode;
}

/** An answer with the reasoning that leads to it. */
export interface Explanation extends FoundAnswer {
  readonly steps: readonly StatedStep[];
  readonly end: StatedEnd;
  /** Whether the steps reach every end; false when the limits were reached first. */
  readonly explained: boolean;
  /** Whether the cases are too many to be read one by one. */
  readonly table: boolean;
}

/** More cases are not looked at. */
const MOST_CASES = 20_000;

/** A puzzle with more solutions is explained up to its first fork. */
const MOST_SOLUTIONS = 5000n;

/**
 * Explains a puzzle.
 *
 * @example
 * const explanation = explain("SEND + MORE = MONEY");
 * "steps" in explanation ? explanation.steps[0]?.title : ""; // "M = 1, c4 = 1"
 */
export function explain(text: string, options: ExplainOptions = {}): Explanation | InvalidAnswer {
  const started = now();
  const found = answer(text, options);
  if (found.status === "invalid") return found;
  const puzzle = posedAs(text, options, found);
  if (puzzle.contradiction !== undefined || puzzle.base > LARGEST_EXPLAINED_BASE) {
    const end = { kind: puzzle.contradiction === undefined ? "open" : "impossible" } as const;
    return { ...found, steps: [], end, explained: end.kind === "impossible", table: false };
  }
  const cases = found.complete && found.count > MOST_SOLUTIONS ? 0 : MOST_CASES;
  const { milliseconds = Number.POSITIVE_INFINITY, signal } = options;
  const isOver = (): boolean => now() - started > milliseconds || signal?.aborted === true;
  const { puzzle: ordered, original } = inCanonicalOrder(puzzle);
  const setting = settingOf(ordered);
  const derived = derive(new Knowledge(View.of(setting)), new Notebook(), { cases, isOver });
  const node = derived.table ? prune(derived, setting, "sliced") : shorten(prune(derived, setting), setting);
  const writer = new SolutionWriter(puzzle);
  const write = (digits: readonly number[]): string => {
    const inOrder: number[] = [];
    for (const [i, symbol] of original.entries()) inOrder[symbol] = digits[i] as number;
    return writer.write(inOrder).text;
  };
  const stretch = new Stater(setting, LANGUAGES[options.language ?? "en"], write).stretch(node);
  return { ...found, ...stretch, explained: !isOpen(node), table: node.table === true };
}

/** The puzzle in the base that the answer is about. */
function posedAs(text: string, options: ExplainOptions, found: FoundAnswer): Puzzle {
  const parsed = parse(text, parseOptions(options));
  const posed = parsed.ok ? pose(parsed.formula, { ...options, base: found.rules.base }) : undefined;
  if (!posed?.ok) throw new Error("what has been answered can be posed");
  return posed.puzzle;
}

/** Whether the limits left some end open. */
function isOpen({ end }: Node): boolean {
  return end.kind === "open" || (end.kind === "fork" && end.branches.some(({ node }) => isOpen(node)));
}
