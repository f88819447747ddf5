/**
 * `cryptarithm check --batch`: judges many answers, one JSON object a line, by substitution. Any right answer
 * is right, whether it is the listed one or not; what is written in no form that is known is unreadable, not wrong.
 */
import type { CheckedResult, CheckResult } from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import { readBatchLine } from "./batch-line.js";
import { answerForms } from "./check-answer-forms.js";
import { otherOrders } from "./check-other-orders.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { readLineGroups } from "./line-source.js";
import { grouped } from "./number-text.js";
import type { Searcher } from "./searcher.js";
import type { TaskOptions } from "./task.js";
import { UsageError } from "./usage-error.js";

/** What can be said of an answer. */
type Status = "right" | "wrong" | "incomplete" | "unreadable" | "unfinished" | "invalid";

interface Judgement {
  readonly status: Status;
  /** Why it is not right. */
  readonly reason?: string;
  readonly digits?: Readonly<Record<string, number>>;
  /** What was read over, or in another order than the puzzle has. */
  readonly notes?: readonly string[];
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
  await readLineGroups(path, interruption, async (lines) => {
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
  });
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
  let best: Checked | undefined;
  for (const form of answerForms(given, letters)) {
    const result = await checkForm(read.formula, form, rules, searcher);
    if (result.status === "invalid" && result.where === "puzzle")
      return invalid(result.diagnostics[0]?.message ?? "the puzzle is not understood");
    const ordered =
      result.status === "right" ? undefined : await inOtherOrder(read.formula, form, rules, searcher);
    const checked = ordered ?? (result.status === "invalid" ? undefined : withoutStrangers(result));
    if (checked === undefined) continue;
    if (best === undefined || checked.result.missing.length < best.result.missing.length) best = checked;
    if (checked.result.missing.length === 0) break;
  }
  return { id: read.id, judgement: judgementOf(best) };
}

/** An answer that was understood, with what is to be said of how. */
interface Checked {
  readonly result: CheckedResult;
  readonly notes: readonly string[];
}

async function checkForm(
  formula: string,
  form: string,
  rules: TaskOptions,
  searcher: Searcher,
): Promise<CheckResult> {
  // One node is enough for an answer that is whole; of the others nothing is asked but what they lack.
  const result = await searcher.check(formula, form, { ...rules, nodes: 1 });
  const isOpen = result.status === "unfinished" && result.missing.length === 0;
  return isOpen ? searcher.check(formula, form, rules) : result;
}

/** The answer with its numbers in the puzzle's order, if that is right. */
async function inOtherOrder(
  formula: string,
  form: string,
  rules: TaskOptions,
  searcher: Searcher,
): Promise<Checked | undefined> {
  if (rules.layout === true) return undefined;
  for (const other of otherOrders(formula, form)) {
    const result = await checkForm(formula, other, rules, searcher);
    if (result.status === "right") return { result, notes: [`in the order of the puzzle: ${other}`] };
  }
  return undefined;
}

/** Letters that the puzzle does not have break no rule of it. */
function withoutStrangers(result: CheckedResult): Checked {
  const strangers = result.violations.filter(({ rule }) => rule === "letter");
  if (strangers.length === 0) return { result, notes: [] };
  const violations = result.violations.filter(({ rule }) => rule !== "letter");
  const notes = strangers.map(({ letters }) => `the puzzle has no letter ${letters.join(", ")}`);
  const status = violations.length > 0 ? "wrong" : result.missing.length > 0 ? "partial" : "right";
  return { result: { ...result, violations, status }, notes };
}

function judgementOf(checked: Checked | undefined): Judgement {
  if (checked === undefined) return { status: "unreadable", reason: "no answer was found in the text" };
  const { status, digits, missing, violations, notes } = checked.result;
  const said = checked.notes.length > 0 ? { notes: checked.notes } : {};
  if (status === "right") return { status, digits, ...said };
  if (status === "wrong") {
    const reason = violations.map(({ message }) => message).join("; ");
    return { status, reason, digits, ...said };
  }
  if (missing.length > 0)
    return { status: "incomplete", reason: `no digit for ${missing.join(", ")}`, digits, ...said };
  return { status: "unfinished", reason: notes[0] ?? "not decided within the limits", digits, ...said };
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
