/** What `solve` prints for people, piece by piece, and the exit code of an answer. */
import type { Answer, FoundAnswer } from "cryptarithm";
import { closingLines, contrastLines, notesLeft, readingLine, verdictText } from "./answer-text.js";
import type { RawOptions } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { layoutLines } from "./layout-lines.js";
import { shownRules } from "./rules-text.js";
import { solutionText } from "./solution-text.js";
import { statsText } from "./stats-text.js";
import type { TaskOptions } from "./task.js";
import { wrapped } from "./wrap.js";

/** Solutions up to this number are held in memory; more are streamed. */
export const MOST_HELD = 1000;
/** Main searches longer than this are not repeated under other rules without being asked. */
const QUICK = 2000;

/** One puzzle with all that was asked. */
export interface SolveQuestion {
  readonly puzzle: string;
  readonly options: TaskOptions;
  /** How many solutions are listed. */
  readonly most: number;
  readonly raw: RawOptions;
}

/** The exit code of one answer. */
export function codeOf({ status }: Answer): ExitCode {
  return status === "solved"
    ? DONE
    : status === "none"
      ? NONE
      : status === "unfinished"
        ? UNFINISHED
        : INVALID;
}

/** What was understood of a written-out calculation, beside its digits where these are the only ones. */
export function printReading(
  answer: FoundAnswer,
  { raw }: SolveQuestion,
  { output }: Pick<Context, "output">,
): void {
  const { layout: drawn, solutions, count, complete } = answer;
  if (drawn === undefined || raw.quiet) return;
  const lines = [
    ...wrapped(harmless(readingLine(answer) ?? ""), output.columns),
    "",
    ...layoutLines(drawn, output.columns, complete && count === 1n ? solutions[0]?.layout : undefined),
    "",
  ];
  output.write(`${lines.join("\n")}\n`);
}

/** The solutions that an answer holds, and before them what was understood of a written-out calculation. */
export function printSolutions(answer: FoundAnswer, question: SolveQuestion, { output }: Context): void {
  const { raw } = question;
  const { solutions, count, complete, rules } = answer;
  const alone = complete && count === 1n;
  printReading(answer, question, { output });
  const layout = { alone, base: rules.base, columns: output.columns };
  output.write(
    solutions.map((s) => (raw.quiet ? `${harmless(s.text)}\n` : solutionText(s, layout))).join(""),
  );
}

/** Everything behind the solutions, of which `listed` were printed: the verdict, the rules, the notes. */
export async function printClosing(
  answer: FoundAnswer,
  listed: number,
  question: SolveQuestion,
  context: Context,
): Promise<void> {
  const { output } = context;
  if (!question.raw.quiet) {
    const { stats } = answer;
    const effort = { nodes: stats.nodes, milliseconds: stats.planMs + stats.searchMs };
    const verdict = verdictText(answer, listed);
    output.line(
      closingLines(verdict, shownRules(answer), effort, { colors: output.colors, columns: output.columns }),
    );
    for (const note of notesLeft(answer)) output.line(harmless(note));
    if (answer.status === "none" && answer.layout !== undefined)
      output.line(
        output.colors.dim(
          "cryptarithm explain --layout tells why; cryptarithm repair --layout looks for a misprint.",
        ),
      );
    await printContrasts(answer, question, context);
  }
  printStats(answer, question, context);
}

/** On a terminal: what the other usual choices of the rules would change. */
async function printContrasts(
  answer: FoundAnswer,
  { puzzle, options }: SolveQuestion,
  context: Context,
): Promise<void> {
  const { output, searcher } = context;
  const wanted = output.terminal && !options.contrast && answer.complete;
  if (!wanted || answer.stats.planMs + answer.stats.searchMs > QUICK) return;
  const other = await searcher.answer(puzzle, {
    ...options,
    base: answer.rules.base,
    ...(answer.reading !== undefined && { reading: answer.reading }),
    limit: 0,
    contrast: true,
  });
  if (other.status === "invalid") return;
  for (const line of contrastLines(other.contrast ?? [], answer.count, answer.rules.base))
    output.line(output.colors.dim(line));
}

/** The figures of the search, when they are asked for. */
export function printStats(answer: Answer, { raw }: SolveQuestion, { output }: Context): void {
  if (raw.stats && answer.status !== "invalid") output.note(statsText(answer.stats));
}
