/**
 * The files of a data set: all puzzles, those of each level, and the sheet that says how they were made.
 *
 * They get their names only when they are whole, so that a run that is killed leaves an older data set as
 * it was. Its sheet goes first and the new one comes last, so that no sheet ever stands beside files of
 * another run. Nothing but a small buffer a file is held in memory.
 */
import { createHash, type Hash } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./dataset-folder.js";
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
const SHEET = "datasheet.md";
const levelFile = (level: number): string => `level-${level}.jsonl`;
/** The notices that go with the English words; the command has them beside it. */
const NOTICE = "SCOWL.txt";
/** The name of a file that is not whole yet ends with this. */
const UNFINISHED = ".part";

export class DatasetFiles implements PuzzleWriter {
  readonly #folder: string;
  readonly #asked: GenerateAsked;
  readonly #origin: DatasetOrigin;
  readonly #tally: DatasetTally;
  readonly #all: LineFile;
  readonly #byLevel: readonly LineFile[];
  /** Told when an older data set has been replaced. */
  readonly #onReplaced: (folder: string) => void;

  /** Makes the folder, if there is none. A mistake in it is the user's. */
  constructor(
    folder: string,
    asked: GenerateAsked,
    origin: DatasetOrigin,
    onReplaced: (folder: string) => void,
  ) {
    this.#onReplaced = onReplaced;
    this.#folder = folder;
    this.#asked = asked;
    this.#origin = origin;
    this.#tally = new DatasetTally(asked.base);
    const open = (name: string): LineFile => new LineFile(folder, name);
    [this.#all, this.#byLevel] = onDisk(folder, () => {
      makeFolder(folder);
      return [open("puzzles.jsonl"), asked.grade ? LEVELS.map((level) => open(levelFile(level))) : []];
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
      const sheet = new LineFile(this.#folder, SHEET);
      sheet.write(
        datasheet({ asked: this.#asked, ending, origin: this.#origin, tally: this.#tally, files: written }),
      );
      sheet.close();
      this.#removeOlder(written.map(({ name }) => name));
      for (const file of files) file.keep();
      if (this.#origin.pool.sources.some(({ licence }) => licence !== undefined))
        writeFileSync(join(this.#folder, NOTICE), readFileSync(new URL(`./${NOTICE}`, import.meta.url)));
      sheet.keep();
    });
  }

  /** Takes away what is there of an older data set, but for the files whose names come again. */
  #removeOlder(names: readonly string[]): void {
    const older = join(this.#folder, SHEET);
    if (!existsSync(older)) return;
    rmSync(older);
    for (const name of [...LEVELS.map(levelFile), NOTICE])
      if (!names.includes(name)) {
        rmSync(join(this.#folder, name), { force: true });
        rmSync(join(this.#folder, name + UNFINISHED), { force: true });
      }
    this.#onReplaced(this.#folder);
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
