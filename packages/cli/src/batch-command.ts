/**
 * `cryptarithm batch`: a stream of puzzles in, a stream of answers out, in order, in constant
 * memory. Most lines are answered on this thread within a moment; a slow one moves to the worker
 * thread. Written in groups: what has arrived together is answered together.
 */
import { createReadStream, existsSync } from "node:fs";
import type { Answer } from "cryptarithm";
import { answerJson } from "./answer-json.js";
import { limitsOf, listLimitOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import { readBatchLine } from "./batch-line.js";
import { BatchSummary } from "./batch-summary.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, UNFINISHED } from "./exit-code.js";
import { systemReason } from "./inputs.js";
import { lineGroups } from "./line-reader.js";
import type { TaskOptions } from "./task.js";
import { UsageError } from "./usage-error.js";

/** Text that is collected before it is written. */
const ENOUGH = 1 << 16;
/** Milliseconds between two looks at signals and at a reader that may have gone. */
const LOOK = 50;

export async function runBatch(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const options: TaskOptions = {
    ...rulesOf(raw),
    ...limitsOf(raw, USUAL_TIME),
    limit: listLimitOf(raw),
    contrast: raw.contrast === true,
  };
  const summary = new BatchSummary();
  const batch = new Batch(options, summary, context);
  context.interruption.install();
  const sources = sourcesOf(args, raw.file);
  for (const source of sources) {
    if (context.interruption.asked) break;
    if ("line" in source) await batch.answerLines([source.line]);
    else await answerStream(source.path, batch, context);
  }
  if (raw.stats) context.output.note(summary.text());
  return context.interruption.asked || summary.unfinished > 0 ? UNFINISHED : DONE;
}

type Source = { readonly line: string } | { readonly path: string | undefined };

/** Lines from the arguments, from a file, or else from standard input (`path` undefined). */
function sourcesOf(args: readonly string[], file: string | undefined): Source[] {
  const sources: Source[] = args.map((arg) => (arg === "-" ? { path: undefined } : { line: arg }));
  const mistaken = args.find((arg) => arg.length < 1000 && !/[=\n]/.test(arg) && existsSync(arg));
  if (mistaken !== undefined)
    throw new UsageError(`${mistaken} is a file, not a puzzle`, `write --file ${mistaken}`);
  if (file !== undefined) sources.push({ path: file === "-" ? undefined : file });
  return sources.length > 0 ? sources : [{ path: undefined }];
}

async function answerStream(
  path: string | undefined,
  batch: Batch,
  { interruption }: Context,
): Promise<void> {
  const stream = path === undefined ? process.stdin : createReadStream(path);
  stream.setEncoding("utf8");
  const forget = interruption.onAsked(() => stream.destroy());
  try {
    for await (const lines of lineGroups(stream)) {
      await batch.answerLines(lines);
      if (interruption.asked) return;
    }
  } catch (error) {
    // A stream that is destroyed by Ctrl-C ends with an error of its own.
    if (interruption.asked) return;
    if (error instanceof Error && "syscall" in error) {
      throw new UsageError(`${path ?? "standard input"} cannot be read: ${systemReason(error)}`);
    }
    throw error;
  } finally {
    forget();
  }
}

class Batch {
  readonly #options: TaskOptions;
  readonly #summary: BatchSummary;
  readonly #context: Context;
  #first = true;

  constructor(options: TaskOptions, summary: BatchSummary, context: Context) {
    this.#options = options;
    this.#summary = summary;
    this.#context = context;
  }

  /** Answers lines that have arrived together. */
  async answerLines(lines: readonly string[]): Promise<void> {
    const { output, interruption, searcher } = this.#context;
    let pending: string[] = [];
    let size = 0;
    let looked = performance.now();
    const flush = async (): Promise<void> => {
      const text = pending.join("");
      pending = [];
      size = 0;
      await output.write(text);
      // Lets signals and the news of a closed pipe come through.
      await new Promise((resolve) => setImmediate(resolve));
      looked = performance.now();
    };
    for (const raw of lines) {
      const line = this.#withoutMark(raw);
      if (line.trim() === "") continue;
      if (interruption.asked) break;
      const read = readBatchLine(line);
      const options = { ...this.#options, ...read.rules };
      let answer: Answer | undefined =
        read.diagnostics.length > 0
          ? { formula: read.formula, status: "invalid", diagnostics: read.diagnostics }
          : searcher.answerAtOnce(read.formula, options);
      if (answer === undefined) {
        await flush();
        answer = await searcher.answer(read.formula, options);
      }
      if (answer.status !== "invalid" && read.notes.length > 0)
        answer = { ...answer, notes: [...answer.notes, ...read.notes] };
      this.#summary.add(answer);
      const text = `${JSON.stringify({ ...("id" in read ? { id: read.id } : {}), ...answerJson(answer) })}\n`;
      pending.push(text);
      size += text.length;
      if (size >= ENOUGH || performance.now() - looked > LOOK) await flush();
    }
    await flush();
  }

  /** The first line without the byte order mark that some editors write. */
  #withoutMark(line: string): string {
    const first = this.#first;
    this.#first = false;
    return first && line.startsWith("\ufeff") ? line.slice(1) : line;
  }
}
