/** `cryptarithm check`: judges one answer to one puzzle. */
import type { CheckedResult, CheckResult } from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { readPuzzles } from "./inputs.js";
import { counted } from "./number-text.js";
import { rulesText } from "./rules-text.js";
import { UsageError } from "./usage-error.js";

const CODES: Readonly<Record<CheckResult["status"], ExitCode>> = {
  right: DONE,
  partial: DONE,
  wrong: NONE,
  unfinished: UNFINISHED,
  invalid: INVALID,
};

export async function runCheck(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  if (raw.batch) return (await import("./check-batch.js")).runCheckBatch(args, raw, context);
  const { output, searcher } = context;
  const options = { ...rulesOf(raw), ...limitsOf(raw, USUAL_TIME) };
  const { puzzle, answer } = await readQuestion(args, raw.file);
  const result = await searcher.check(puzzle, answer, options);
  if (raw.json) await output.line(JSON.stringify(checkJson(result)));
  else if (result.status === "invalid")
    output.diagnostics(result.diagnostics, result.where === "puzzle" ? puzzle : answer);
  else if (!raw.quiet) for (const line of checkLines(result, context)) output.line(line);
  return CODES[result.status];
}

/** The puzzle and the answer; with --file only the answer is an argument. */
async function readQuestion(
  args: readonly string[],
  file: string | undefined,
): Promise<{ puzzle: string; answer: string }> {
  const wanted = file === undefined ? 2 : 1;
  if (args.length !== wanted) {
    throw new UsageError(
      args.length < wanted ? "check needs a puzzle and an answer" : "check takes one puzzle and one answer",
      'write for example: cryptarithm check "SEND + MORE = MONEY" "9567 + 1085 = 10652"',
    );
  }
  const [first = "", second = ""] = await readPuzzles(args, file);
  return file === undefined ? { puzzle: first, answer: second } : { puzzle: second, answer: first };
}

/** The keys in their published order. */
function checkJson(result: CheckResult): Record<string, unknown> {
  if (result.status === "invalid") return { ...result };
  const { formula, status, violations, digits, missing, text, rules, notes } = result;
  return {
    formula,
    status,
    violations,
    digits,
    missing,
    ...(text === undefined ? {} : { text }),
    rules,
    notes,
  };
}

function checkLines(result: CheckedResult, { output }: Context): string[] {
  const { bold, dim } = output.colors;
  const rules = dim(
    rulesText(result.rules)
      .map(({ text }) => text)
      .join(", "),
  );
  const lines = [`${bold(verdict(result))}${" ".repeat(Math.max(2, 41 - verdict(result).length))}${rules}`];
  if (result.status === "right" && result.text !== undefined)
    lines.unshift(...result.text.split(/\r?\n/).map((line) => `  ${harmless(line)}`));
  for (const { message } of result.violations) lines.push(`  ${harmless(message)}`);
  for (const note of result.notes) lines.push(harmless(note));
  return lines;
}

function verdict({ status, missing }: CheckedResult): string {
  if (status === "right") return "Right.";
  if (status === "wrong") return "Wrong:";
  if (status === "unfinished") return "Not decided.";
  return `Right so far, ${counted(missing.length, "letter")} ${missing.length === 1 ? "is" : "are"} missing: ${missing.join(" ")}`;
}
