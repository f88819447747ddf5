/** `cryptarithm plan`: how a puzzle will be searched, what that is expected to cost, and what it did cost. */
import { type Answer, type Plan, plan } from "cryptarithm";
import { answerJson } from "./answer-json.js";
import { tailText } from "./answer-text.js";
import { limitsOf, type RawOptions, rulesOf } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID } from "./exit-code.js";
import { readPuzzles } from "./inputs.js";
import { counted, grouped } from "./number-text.js";
import { splitPuzzle } from "./split-puzzle.js";
import { statsText } from "./stats-text.js";
import type { TaskOptions } from "./task.js";

/** The search is only run to be compared with its estimate, so it gets little time. */
const USUAL_TIME = 5000;

export async function runPlan(args: readonly string[], raw: RawOptions, context: Context): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const options: TaskOptions = { ...rules, ...limitsOf(raw, USUAL_TIME), limit: 0 };
  const puzzles = await readPuzzles(args, raw.file);
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (i > 0 && !raw.json) context.output.line("");
    code = heavier(code, await planOne(puzzle, options, raw, context));
  }
  return code;
}

async function planOne(
  puzzle: string,
  options: TaskOptions,
  raw: RawOptions,
  { output, searcher }: Context,
): Promise<ExitCode> {
  const planned = plan(puzzle, options);
  const answer = await searcher.answer(puzzle, options);
  if (raw.json) {
    await output.line(
      JSON.stringify({ ...answerJson(answer), ...planJson(planned, answer, raw.code === true) }),
    );
  } else if (planned.diagnostics.length > 0 || answer.status === "invalid") {
    output.diagnostics(planned.diagnostics, puzzle);
  } else if (raw.quiet && raw.code) await output.write(ended(planned.code));
  else {
    for (const line of planLines(planned)) output.line(line);
    const { nodes } = answer.stats;
    const real = answer.complete ? counted(nodes, "node") : `more than ${counted(nodes, "node")}, unfinished`;
    if (planned.contradiction === undefined)
      output.line(
        `expected: about ${counted(Math.round(planned.expectedNodes), "node")}; the search took ${real}`,
      );
    const effort = { nodes, milliseconds: answer.stats.planMs + answer.stats.searchMs };
    if (!raw.quiet) output.line(tailText(answer.rules, effort, output.colors));
    if (raw.code) await output.write(`\n${ended(planned.code)}`);
    if (raw.stats) output.note(statsText(answer.stats));
  }
  return answer.status === "invalid" ? INVALID : DONE;
}

const ended = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

function planLines({ contradiction, conditions, steps, strategy, order, candidates }: Plan): string[] {
  if (contradiction !== undefined) return [`Nothing needs to be searched: ${harmless(contradiction)}`];
  const conditionLines = conditions.map((condition, i) => `  ${i + 1}. ${harmless(condition)}`);
  return [
    `${counted(conditions.length, "condition")}:`,
    ...conditionLines,
    `strategy: ${strategy}; order of the letters: ${order}, chosen from ${grouped(candidates)}`,
    "steps:",
    ...steps.map((step) => `  ${harmless(step)}`),
  ];
}

function planJson(planned: Plan, answer: Answer, withCode: boolean): Record<string, unknown> {
  if (answer.status === "invalid") return {};
  const { conditions, steps, strategy, order, candidates, expectedNodes, code, contradiction } = planned;
  return {
    plan: {
      conditions,
      steps,
      strategy,
      order,
      candidates,
      expectedNodes,
      ...(contradiction === undefined ? {} : { contradiction }),
      ...(withCode ? { code } : {}),
    },
  };
}
