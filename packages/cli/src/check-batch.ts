/**
 * `cryptarithm check --batch`: judges many answers, one JSON object a line, by substitution. Any right answer
 * is right, whether it is the listed one or not, in whatever form it is written.
 */
import { createReadStream } from "node:fs";
import type { CheckResult } from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import { readBatchLine } from "./batch-line.js";
import { answerForms } from "./check-answer-forms.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { sayThatItReads, systemReason } from "./inputs.js";
import { lineGroups } from "./line-reader.js";
import { grouped } from "./number-text.js";
import type { TaskOptions } from "./task.js";
import { UsageError } from "./usage-error.js";

/** What can be said of an answer. */
type Status = "right" | "wrong" | "incomplete" | "unreadable" | "unfinished" | "invalid";

interface Judgement {
  readonly status: Status;
  /** Why it is not right. */
  readonly reason?: string;
  readonly digits?: Readonly<Record<string, number>>;
}

export async function runCheckBatch(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  if (args.length > 0)
    throw new UsageError(
      "check --batch reads lines from --file or standard input",
      'a line: {"formula": "…", "answer": "…"}',
    );
  const { output, interruption } = context;
  const options: TaskOptions = { ...rulesOf(raw), ...limitsOf(raw, USUAL_TIME) };
  interruption.install();
  const counts = new Map<Status, number>();
  const path = raw.file === "-" ? undefined : raw.file;
  if (path === undefined) sayThatItReads();
  const stream = path === undefined ? process.stdin : createReadStream(path);
  stream.setEncoding("utf8");
  const forget = interruption.onAsked(() => stream.destroy());
  try {
    for await (const lines of lineGroups(stream)) {
      let text = "";
      for (const line of lines) {
        if (interruption.asked) break;
        const { id, judgement } = await judgeLine(line, options, context);
        counts.set(judgement.status, (counts.get(judgement.status) ?? 0) + 1);
        if (raw.quiet) continue;
        const right = judgement.status === "right";
        text += `${JSON.stringify({ ...(id !== undefined && { id }), right, ...judgement })}\n`;
      }
      await output.write(text);
      // Lets signals come through.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch (error) {
    if (!interruption.asked) {
      if (error instanceof Error && "syscall" in error)
        throw new UsageError(`${path ?? "standard input"} cannot be read: ${systemReason(error)}`);
      throw error;
    }
  } finally {
    forget();
  }
  output.note(summary(counts, interruption.asked));
  return codeOf(counts, interruption.asked);
}

async function judgeLine(
  line: string,
  options: TaskOptions,
  { searcher }: Context,
): Promise<{ readonly id: unknown; readonly judgement: Judgement }> {
  const read = readBatchLine(line);
  const invalid = (reason: string): { id: unknown; judgement: Judgement } => ({
    id: read.id,
    judgement: { status: "invalid", reason },
  });
  const [mistake] = read.diagnostics;
  if (mistake !== undefined) return invalid(mistake.message);
  if (!line.trimStart().startsWith("{")) return invalid('the line is no object with "formula" and "answer"');
  const object: Readonly<Record<string, unknown>> = JSON.parse(line);
  // The rows of a data set have their solution, which is an answer like any other.
  const given = "answer" in object ? object.answer : object.solution;
  if (given === undefined) return invalid('the object has no "answer"');
  const rules = { ...options, ...read.rules };
  const letters = new Set(read.formula.toUpperCase().match(/\p{L}/gu) ?? []);
  let best: CheckResult | undefined;
  for (const form of answerForms(given, letters)) {
    // One node is enough for an answer that is whole; of the others nothing is asked but what they lack.
    let result = await searcher.check(read.formula, form, { ...rules, nodes: 1 });
    if (result.status === "invalid" && result.where === "puzzle")
      return invalid(result.diagnostics[0]?.message ?? "the puzzle is not understood");
    if (result.status === "invalid") continue;
    if (result.status === "unfinished" && result.missing.length === 0)
      result = await searcher.check(read.formula, form, rules);
    if (result.status === "invalid") continue;
    const before = best?.status === "invalid" ? undefined : best;
    if (before === undefined || result.missing.length < before.missing.length) best = result;
    if (result.missing.length === 0) break;
  }
  return { id: read.id, judgement: judgementOf(best) };
}

function judgementOf(result: CheckResult | undefined): Judgement {
  if (result === undefined || result.status === "invalid")
    return { status: "unreadable", reason: "no answer was found in the text" };
  const { status, digits, missing, violations, notes } = result;
  if (status === "right") return { status, digits };
  if (status === "wrong") {
    const reason = violations.map(({ message }) => message).join("; ");
    return { status, reason, digits };
  }
  if (missing.length > 0)
    return { status: "incomplete", reason: `no digit for ${missing.join(", ")}`, digits };
  return { status: "unfinished", reason: notes[0] ?? "not decided within the limits", digits };
}

const NAMES: Readonly<Record<Status, string>> = {
  right: "right",
  wrong: "wrong",
  incomplete: "incomplete",
  unreadable: "without an answer",
  unfinished: "not decided",
  invalid: "not understood",
};

function summary(counts: ReadonlyMap<Status, number>, interrupted: boolean): string {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const right = counts.get("right") ?? 0;
  const percent = total === 0 ? "" : ` (${((100 * right) / total).toFixed(1)} %)`;
  const others = (Object.keys(NAMES) as Status[])
    .filter((status) => status !== "right" && counts.has(status))
    .map((status) => `, ${grouped(counts.get(status) ?? 0)} ${NAMES[status]}`);
  return `${interrupted ? "Interrupted: " : ""}${grouped(right)} of ${grouped(total)} right${percent}${others.join("")}.`;
}

function codeOf(counts: ReadonlyMap<Status, number>, interrupted: boolean): ExitCode {
  if (counts.has("invalid")) return INVALID;
  if (interrupted || counts.has("unfinished")) return UNFINISHED;
  return counts.has("wrong") || counts.has("incomplete") || counts.has("unreadable") ? NONE : DONE;
}
