/** `cryptarithm solve`: the solutions of each puzzle and how many there are. */
import { answerJson } from "./answer-json.js";
import { type Limits, limitsOf, listLimitOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import {
  codeOf,
  MOST_HELD,
  printClosing,
  printSolutions,
  printStats,
  type SolveQuestion,
} from "./solve-report.js";
import { splitPuzzle } from "./split-puzzle.js";
import type { TaskOptions } from "./task.js";

export async function runSolve(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const limits: Limits = limitsOf(raw, USUAL_TIME);
  const most = listLimitOf(raw);
  const puzzles = await readPuzzles(args, raw.file);
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (context.interruption.asked) return heavier(code, UNFINISHED);
    if (puzzles.length > 1 && !raw.json && !raw.quiet) {
      context.output.line(`${i > 0 ? "\n" : ""}${context.output.colors.bold(harmless(puzzle.trim()))}`);
    }
    const options: TaskOptions = { ...rules, ...limits, contrast: raw.contrast === true };
    code = heavier(code, await solveOne({ puzzle, options, most, raw }, context));
  }
  return code;
}

async function solveOne(question: SolveQuestion, context: Context): Promise<ExitCode> {
  const { puzzle, options, most, raw } = question;
  const { output, searcher } = context;
  if (most > MOST_HELD) {
    const { streamSolutions } = await import("./stream-solutions.js");
    return streamSolutions(question, context);
  }
  const answer = await searcher.answer(puzzle, { ...options, limit: most });
  if (raw.json) {
    await output.line(JSON.stringify(answerJson(answer)));
    printStats(answer, question, context);
    return codeOf(answer);
  }
  if (answer.status === "invalid") {
    complainOf(puzzle, answer, output);
    return INVALID;
  }
  printSolutions(answer, question, context);
  await printClosing(answer, answer.solutions.length, question, context);
  return codeOf(answer);
}
