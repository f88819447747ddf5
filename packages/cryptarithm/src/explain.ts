/**
 * How a person gets there: the whole reasoning from the puzzle to its end, step by step, each with its
 * reason. The search is asked first, since it is quick and its count is the measure: an explanation
 * is complete when its ends are exactly the solutions.
 */
import { LANGUAGES, type LanguageCode } from "./deduce/tell/languages.js";
import { allowanceFor, isOpen, layOut, posedAs, reason, stater } from "./reasoning.js";
import type { AnswerOptions, FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import type { StatedEnd, StatedStep } from "./semantics/explanation.js";

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
  const layout = layOut(puzzle);
  if (layout === undefined) {
    const end = { kind: puzzle.contradiction === undefined ? "open" : "impossible" } as const;
    return { ...found, steps: [], end, explained: end.kind === "impossible", table: false };
  }
  const { node } = reason(layout, [], {
    ...allowanceFor(found, options, started),
    exchange: found.count !== 1n,
  });
  const stretch = stater(layout, LANGUAGES[options.language ?? "en"]).stretch(node);
  return { ...found, ...stretch, explained: !isOpen(node), table: node.table === true };
}
