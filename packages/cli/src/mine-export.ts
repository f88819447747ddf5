/** `mine export`: every puzzle of a run once, as JSON lines, and what the run has covered. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import type { ShardQueue } from "cryptarithm-mine";
import type { Context } from "./context.js";
import { DONE, type ExitCode, UNFINISHED } from "./exit-code.js";
import { systemReason } from "./inputs.js";
import type { MineLibrary, MineOptions } from "./mine-asked.js";
import type { Output } from "./output.js";
import { UsageError } from "./usage-error.js";

/** Lines that are written together. */
const LINES = 256;

export async function exportAll(
  queue: ShardQueue,
  raw: MineOptions,
  { output }: Context,
  { distinctPuzzles, coverageOf }: MineLibrary,
): Promise<ExitCode> {
  const sink = raw.output === undefined ? ontoOutput(output) : intoFile(raw.output);
  let batch: string[] = [];
  const flush = (): Promise<void> | undefined => {
    if (batch.length === 0) return undefined;
    const text = `${batch.join("\n")}\n`;
    batch = [];
    return sink.write(text);
  };
  // Beside the result, where there is room for it, too.
  const folder = raw.output === undefined ? tmpdir() : dirname(raw.output);
  const distinct = await distinctPuzzles(queue, folder, (puzzle) => {
    batch.push(puzzle);
    return batch.length < LINES ? undefined : flush();
  });
  await flush();
  sink.end();
  const { complete, text } = await coverageOf(queue, distinct);
  if (!raw.quiet || !complete) output.note(text);
  return complete ? DONE : UNFINISHED;
}

interface Sink {
  write(text: string): Promise<void> | undefined;
  end(): void;
}

const ontoOutput = (output: Output): Sink => ({ write: (text) => output.write(text), end: () => {} });

/** A file that has its name when it is whole. */
function intoFile(path: string): Sink {
  const draft = `${path}.new`;
  const orComplain = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      rmSync(draft, { force: true });
      throw new UsageError(`${path} cannot be written: ${systemReason(error)}`);
    }
  };
  const file = orComplain(() => openSync(draft, "w"));
  return {
    write: (text) =>
      orComplain(() => {
        const bytes = Buffer.from(text);
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
        return undefined;
      }),
    end: () =>
      orComplain(() => {
        closeSync(file);
        renameSync(draft, path);
      }),
  };
}
