/**
 * The file that keeps the results of a run: lines that are only ever added, each behind its checksum and on the disk
 * before it counts. The first one names the run.
 *
 * A process that is killed can leave a last line that is not complete. It is dropped when the file is next opened for
 * writing, and its shard is done again. A damaged line in the middle is passed over in the same way, and counted, since
 * that is no longer an accident of a kill but of the disk.
 */
import { closeSync, fdatasyncSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { readResult, sealed, unsealed } from "../result-text.js";
import { QueueError } from "../shard-queue.js";
import type { ShardResult } from "../shard-result.js";
import { linesOf } from "./line-reader.js";

/** Where a result stands in the file. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

const headOf = (runId: string): string => sealed(JSON.stringify({ ledger: 1, run: runId }));

export class LedgerFile {
  /** Whether a last line was dropped that was not complete. */
  tornLine = false;
  /** Lines in the middle that are damaged. */
  damaged = 0;
  private readonly file: number;
  private readonly path: string;
  private readonly runId: string;
  private end = 0;

  /** Opens the file, for adding to it or for reading only. */
  constructor(path: string, runId: string, mode: "add" | "read") {
    this.path = path;
    this.runId = runId;
    this.file = openSync(path, mode === "add" ? "a+" : "r");
  }

  /**
   * Reads all results, calling back for each with its place. To be called once, before anything is added; `repair`
   * then cuts off what is not complete.
   */
  read(
    onResult: (result: ShardResult, place: Place) => void,
    { repair }: { readonly repair: boolean },
  ): void {
    let last: "good" | "bad" = "good";
    for (const { offset, length, text, ended } of linesOf(this.file)) {
      // A bad line is damage once it is known that another one follows.
      if (last === "bad") this.damaged++;
      const content = ended ? unsealed(text) : undefined;
      last = content === undefined ? "bad" : "good";
      if (content === undefined) continue;
      if (offset === 0) this.checkHead(text);
      else {
        const result = readResult(content);
        if (result === undefined) this.damaged++;
        else onResult(result, { offset, length });
      }
      this.end = offset + length + 1;
    }
    this.tornLine = last === "bad";
    if (!repair) return;
    if (this.tornLine) ftruncateSync(this.file, this.end);
    if (this.end === 0) this.addLine(headOf(this.runId));
  }

  private checkHead(line: string): void {
    if (line === headOf(this.runId)) return;
    throw new QueueError(`${this.path} belongs to another run`, "each run has a folder of its own");
  }

  /** Adds a result; when this returns it is on the disk. */
  add(text: string): Place {
    return this.addLine(sealed(text));
  }

  private addLine(line: string): Place {
    const bytes = Buffer.from(`${line}\n`, "utf8");
    const offset = this.end;
    for (let written = 0; written < bytes.length; ) written += writeSync(this.file, bytes, written);
    fdatasyncSync(this.file);
    this.end += bytes.length;
    return { offset, length: bytes.length - 1 };
  }

  /** The result at a place. */
  at({ offset, length }: Place): ShardResult {
    const bytes = Buffer.allocUnsafe(length);
    for (let got = 0; got < length; ) {
      const more = readSync(this.file, bytes, got, length - got, offset + got);
      if (more === 0) break;
      got += more;
    }
    const content = unsealed(bytes.toString("utf8"));
    const result = content === undefined ? undefined : readResult(content);
    if (result !== undefined) return result;
    throw new QueueError(
      `${this.path} is damaged at byte ${offset}`,
      "run `mine run` on the folder: it does that shard again",
    );
  }

  get bytes(): number {
    return fstatSync(this.file).size;
  }

  close(): void {
    closeSync(this.file);
  }
}
