/**
 * Puzzles that are read from files and standard input, before a command sees them. Lines of JSON, as `generate` and
 * `encode` print them for written-out arithmetic, are a puzzle each with rules of its own; any other text is one puzzle,
 * whose lines are its parts. When such lines are meant as a list, a note says how they were read.
 */
import { parse } from "cryptarithm";
import type { RawOptions } from "./asked.js";
import { type BatchLine, readBatchLine } from "./batch-line.js";
import type { Run } from "./command-entry.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, heavier } from "./exit-code.js";
import { readPuzzles } from "./inputs.js";
import { UsageError } from "./usage-error.js";

/** The commands that ask something of each of their puzzles. */
const COMMANDS: ReadonlySet<string> = new Set([
  "solve",
  "count",
  "explain",
  "hint",
  "grade",
  "repair",
  "prove",
  "plan",
  "draw",
  "phrase",
]);

/** Runs a command on its puzzles; those of lines of JSON one after the other. */
export async function runOnPuzzles(
  name: string,
  run: Run,
  { args, raw, context }: { args: readonly string[]; raw: RawOptions; context: Context },
): Promise<ExitCode> {
  const isRead = raw.file !== undefined || args.some((arg) => arg === "-" || isJson(arg));
  if (!COMMANDS.has(name) || !isRead) return run(args, raw, context);
  const texts = await readPuzzles(args, raw.file, name);
  const { file: _, ...options } = raw;
  if (!texts.some(hasJsonLine)) {
    for (const text of texts) noteList(text, name, raw, context);
    return run(texts, options, context);
  }
  const lines = texts.flatMap((text) =>
    hasJsonLine(text) ? text.split(/\r?\n/).filter((line) => line.trim() !== "") : [text],
  );
  if (raw.svg !== undefined && lines.length > 1)
    throw new UsageError("a picture is of one puzzle", "draw each of them with an --svg of its own");
  const isText = !(raw.json || raw.quiet || raw.latex || raw.mathml || raw.html || raw.svg !== undefined);
  let code: ExitCode = DONE;
  for (const [i, line] of lines.entries()) {
    if (context.interruption.asked) break;
    const { formula, rules } = understood(readBatchLine(line));
    if (i > 0 && isText) await context.output.line("");
    const own = { ...options, rules, layout: rules.layout === true || raw.layout === true };
    code = heavier(code, await run([formula], own, context));
  }
  return code;
}

function understood(line: BatchLine): BatchLine {
  const [mistake] = line.diagnostics;
  if (mistake === undefined) return line;
  throw new UsageError(mistake.message, mistake.hint);
}

const hasJsonLine = (text: string): boolean => text.split(/\r?\n/).some(isJson);

/** Whether it is an object that has a puzzle; a layout as an object has a kind instead. */
function isJson(line: string): boolean {
  if (!/^\s*\{.*"(?:formula|layout)"/.test(line)) return false;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && ("formula" in value || "layout" in value);
  } catch {
    return false;
  }
}

/** Lists that are longer are looked at up to here. */
const MOST_LINES = 50;

/** Says that lines are one puzzle, where each would be one and all together have more letters than digits. */
function noteList(text: string, name: string, raw: RawOptions, { output }: Context): void {
  if (raw.layout || raw.distinct !== undefined || (name === "draw" && !raw.solved)) return;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const letters = new Set<string>();
  for (const line of lines.slice(0, MOST_LINES)) {
    const parsed = parse(line);
    if (!parsed.ok) return;
    for (const letter of parsed.formula.letters) letters.add(letter);
  }
  const base = raw.base === undefined ? 10 : Number(raw.base);
  if (lines.length > 1 && letters.size > base)
    output.note(
      `${lines.length} lines were read as one puzzle; batch reads each line as a puzzle of its own.`,
    );
}
