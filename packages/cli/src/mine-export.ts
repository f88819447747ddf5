/**
 * `mine export`: every puzzle of a run once, as JSON lines, and what the run has covered. The lines are those of
 * `generate --json`, so they can be solved, graded and checked without anything beside them.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { GeneratedPuzzle } from "cryptarithm";
import type { Distinct, RunSpecification, ShardQueue } from "cryptarithm-mine";
import type { Context } from "./context.js";
import { rowJson } from "./dataset-row.js";
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
  const { specification } = queue.run;
  let distinct: Distinct;
  try {
    distinct = await distinctPuzzles(queue, folder, (puzzle) => {
      batch.push(rowOf(puzzle, specification));
      return batch.length < LINES ? undefined : flush();
    });
    await flush();
    sink.end();
  } catch (error) {
    sink.drop();
    throw error;
  }
  const { complete, text } = await coverageOf(queue, distinct);
  if (!raw.quiet || !complete) output.note(text);
  return complete ? DONE : UNFINISHED;
}

/** The row of a puzzle as a queue keeps it. */
function rowOf(text: string, { shape, base }: RunSpecification): string {
  const { difficulty, ...puzzle }: GeneratedPuzzle = JSON.parse(text);
  return JSON.stringify(
    rowJson({ puzzle, ...(difficulty && { difficulty }), shape }, { base, seed: undefined }),
  );
}

interface Sink {
  write(text: string): Promise<void> | undefined;
  end(): void;
  /** Leaves nothing behind. */
  drop(): void;
}

const ontoOutput = (output: Output): Sink => ({
  write: (text) => output.write(text),
  end: () => {},
  drop: () => {},
});

/** A file that has its name when it is whole and on the disk. Until then it is in a folder of its own beside it. */
function intoFile(path: string): Sink {
  if (!existsSync(dirname(path)))
    throw new UsageError(`${path} cannot be written: there is no folder ${dirname(path)}`);
  let place: string | undefined;
  let file: number | undefined;
  const drop = (): void => {
    if (file !== undefined) closeSync(file);
    file = undefined;
    if (place !== undefined) rmSync(place, { recursive: true, force: true });
  };
  const orComplain = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      drop();
      throw new UsageError(`${path} cannot be written: ${systemReason(error)}`);
    }
  };
  const [draft, open] = orComplain(() => {
    place = mkdtempSync(`${path}.`);
    const name = join(place, "draft");
    file = openSync(name, "wx");
    return [name, file];
  });
  return {
    write: (text) =>
      orComplain(() => {
        const bytes = Buffer.from(text);
        for (let done = 0; done < bytes.length; ) done += writeSync(open, bytes, done);
        return undefined;
      }),
    end: () => {
      orComplain(() => {
        fsyncSync(open);
        renameSync(draft, path);
      });
      drop();
    },
    drop,
  };
}
