/**
 * `cryptarithm count`: the exact number of solutions. On a terminal with thousands separators
 * and the rules beside it; otherwise standard output has the plain number alone, for scripts,
 * and the rules go to standard error.
 */
import { answerJson } from "./answer-json.js";
import { notesLeft, readingLine, tailText } from "./answer-text.js";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, UNFINISHED } from "./exit-code.js";
import { readPuzzles } from "./inputs.js";
import { grouped } from "./number-text.js";
import { shownRules } from "./rules-text.js";
import { codeOf } from "./solve-report.js";
import { splitPuzzle } from "./split-puzzle.js";
import { statsText } from "./stats-text.js";
import type { TaskOptions } from "./task.js";

export async function runCount(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const options: TaskOptions = {
    ...rules,
    ...limitsOf(raw, USUAL_TIME),
    contrast: raw.contrast === true,
    limit: 0,
  };
  const puzzles = await readPuzzles(args, raw.file, "count");
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const puzzle of puzzles) {
    if (context.interruption.asked) return heavier(code, UNFINISHED);
    code = heavier(code, await countOne(puzzle, options, raw, context));
  }
  return code;
}

async function countOne(
  puzzle: string,
  options: TaskOptions,
  raw: RawOptions,
  { output, searcher }: Context,
): Promise<ExitCode> {
  const answer = await searcher.answer(puzzle, options);
  if (raw.json) await output.line(JSON.stringify(answerJson(answer)));
  else if (answer.status === "invalid") {
    output.diagnostics(answer.diagnostics, puzzle);
    return INVALID;
  } else {
    const number = output.terminal ? grouped(answer.count) : `${answer.count}`;
    const said = answer.complete ? number : `at least ${number}`;
    const effort = { nodes: answer.stats.nodes, milliseconds: answer.stats.planMs + answer.stats.searchMs };
    if (raw.quiet) output.line(said);
    else if (output.terminal)
      output.line(`${said.padEnd(12)}  ${tailText(shownRules(answer), effort, output.colors)}`);
    else {
      output.line(said);
      output.note(tailText(shownRules(answer), effort, output.errorColors));
    }
    const reading = readingLine(answer);
    const notes = [...(reading === undefined ? [] : [reading]), ...notesLeft(answer)];
    if (!raw.quiet) for (const note of notes) output.note(harmless(note));
  }
  if (raw.stats && answer.status !== "invalid") output.note(statsText(answer.stats));
  return codeOf(answer);
}
