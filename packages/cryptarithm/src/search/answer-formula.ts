/** The answer to one formula, of a line or of written-out arithmetic, with all that the engine has. */
import type { Formula } from "../syntax/ast.js";
import type { Answer, AnswerOptions } from "./answer.js";
import { type AnswerTools, answerWith } from "./answer-with.js";
import { ALL_KERNELS } from "./prepare.js";
import { writerFor } from "./writer-for.js";

const TOOLS: AnswerTools = { kernels: ALL_KERNELS, writer: writerFor };

/** Answers a formula; `text` is how the answer names it. */
export function answerFormula(formula: Formula, text: string, options: AnswerOptions): Answer {
  return answerWith(TOOLS, { formula, text }, options);
}
