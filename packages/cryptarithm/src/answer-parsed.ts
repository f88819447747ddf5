/**
 * The answer to what `parse` has read, for pages that load no more than they need: neither the readers and kernels of
 * written-out arithmetic nor the compiler come with it.
 */
import type { Answer, AnswerOptions } from "./search/answer.js";
import { type AnswerTools, answerWith } from "./search/answer-with.js";
import { SolutionWriter } from "./search/solution.js";
import type { Formula } from "./syntax/ast.js";
import { inLanguage } from "./wording/say.js";

const TOOLS: AnswerTools = { kernels: {}, writer: (puzzle) => new SolutionWriter(puzzle) };

/**
 * Answers a formula as `answer` does, always interpreted. Throws for the formula of a layout, which is what `answer` is
 * for.
 *
 * @example
 * const read = parse("SEND + MORE = MONEY");
 * if (read.ok) answerParsed(read.formula).status; // "solved"
 */
export function answerParsed(formula: Formula, options: AnswerOptions = {}): Answer {
  if (formula.layout !== undefined) throw new TypeError("answerParsed is given written-out arithmetic");
  const named = { formula, text: formula.text.trim() };
  return inLanguage(options.language, () => answerWith(TOOLS, named, options));
}
