/**
 * The files of a data set: all puzzles, those of each level, and the sheet that says how they were made.
 *
 * They get their names only when they are whole, so that a run that is killed leaves an older data set as
 * it was. Nothing but a small buffer a file is held in memory.
 */
import { createHash, type Hash } from "node:crypto";
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { rowJson } from "./dataset-row.js";
import { type DatasetOrigin, datasheet, type WrittenFile } from "./dataset-sheet.js";
import { DatasetTally } from "./dataset-tally.js";
import type { GenerateAsked } from "./generate-asked.js";
import type { GenerateEnding } from "./generate-ending.js";
import type { Judged } from "./generate-stream.js";
import { systemReason } from "./inputs.js";
import type { PuzzleWriter } from "./puzzle-writer.js";
import { UsageError } from "./usage-error.js";

const LEVELS = [1, 2, 3, 4, 5] as const;
/** Characters that are collected before they are written. */
const ENOUGH = 1 << 16;
/** The name of a file that is not whole yet ends with this. */
const UNFINISHED = ".part";

export class DatasetFiles implements PuzzleWriter {
  readonly #folder: string;
  readonly #asked: GenerateAsked;
  readonly #origin: DatasetOrigin;
  readonly #tally: DatasetTally;
  readonly #all: LineFile;
  readonly #byLevel: readonly LineFile[];

  /** Makes the folder, if there is none. A mistake in it is the user's. */
  constructor(folder: string, asked: GenerateAsked, origin: DatasetOrigin) {
    this.#folder = folder;
    this.#asked = asked;
    this.#origin = origin;
    this.#tally = new DatasetTally(asked.base);
    const open = (name: string): LineFile => new LineFile(folder, name);
    [this.#all, this.#byLevel] = onDisk(folder, () => {
      mkdirSync(folder, { recursive: true });
      return [open("puzzles.jsonl"), asked.grade ? LEVELS.map((level) => open(`level-${level}.jsonl`)) : []];
    });
  }

  write(judged: Judged): void {
    const line = `${JSON.stringify(rowJson(judged, this.#asked))}\n`;
    this.#tally.add(judged);
    onDisk(this.#folder, () => {
      this.#all.write(line);
      if (judged.difficulty !== undefined) this.#byLevel[judged.difficulty.level - 1]?.write(line);
    });
  }

  finish(ending: GenerateEnding): void {
    onDisk(this.#folder, () => {
      const files = [this.#all, ...this.#byLevel];
      const written = files.map((file) => file.close());
      const sheet = new LineFile(this.#folder, "datasheet.md");
      sheet.write(
        datasheet({ asked: this.#asked, ending, origin: this.#origin, tally: this.#tally, files: written }),
      );
      sheet.close();
      for (const file of [...files, sheet]) file.keep();
    });
  }
}

/** A file that is written line by line. */
class LineFile {
  readonly #path: string;
  readonly #name: string;
  readonly #file: number;
  readonly #hash: Hash = createHash("sha256");
  #pending = "";
  #lines = 0;

  constructor(folder: string, name: string) {
    this.#name = name;
    this.#path = join(folder, name);
    this.#file = openSync(this.#path + UNFINISHED, "w");
  }

  write(text: string): void {
    this.#pending += text;
    this.#lines++;
    if (this.#pending.length >= ENOUGH) this.#flush();
  }

  close(): WrittenFile {
    this.#flush();
    closeSync(this.#file);
    return { name: this.#name, lines: this.#lines, sha256: this.#hash.digest("hex") };
  }

  /** Gives the file its name. */
  keep(): void {
    renameSync(this.#path + UNFINISHED, this.#path);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending);
    this.#pending = "";
    this.#hash.update(bytes);
    for (let from = 0; from < bytes.length; ) from += writeSync(this.#file, bytes, from);
  }
}

/** Does something with the files; what the system refuses is told as a mistake of the command line. */
function onDisk<R>(folder: string, work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && "syscall" in error)
      throw new UsageError(`${folder} cannot be written: ${systemReason(error)}`);
    throw error;
  }
}
