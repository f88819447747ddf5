/**
 * The file that keeps the results of a run: records that are only ever added, each on the disk before it counts. The
 * first line names the run.
 *
 * A process that is killed can leave a last record that is not complete. It is dropped when the file is next opened
 * for writing, and its shard is done again. What is damaged in the middle is passed over, and counted, since that is no
 * longer an accident of a kill but of the disk.
 */
import { createHash } from "node:crypto";
import { closeSync, fdatasyncSync, ftruncateSync, openSync, readSync, writeSync } from "node:fs";
import { QueueError } from "../shard-queue.js";
import type { ShardResult } from "../shard-result.js";
import { FileReader } from "./file-reader.js";
import { checksumOf, printHead, type RecordHead, readHead, sealed, unsealed } from "./record.js";

/** Where a record stands in the file. */
export interface Place {
  readonly offset: number;
  /** Bytes of the head with its line feed, and of the puzzles. */
  readonly length: number;
}

const firstLine = (runId: string): string => sealed(JSON.stringify({ ledger: 1, run: runId }));

export class LedgerFile {
  /** Whether a last record was not complete. */
  torn = false;
  /** Places in the middle that are damaged. */
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
   * Reads all records, calling back for each with its place. To be called once, before anything is added; `repair`
   * then cuts off what is not complete.
   */
  read(onRecord: (head: RecordHead, place: Place) => void, { repair }: { readonly repair: boolean }): void {
    const reader = new FileReader(this.file);
    let isGood = true;
    for (let offset = 0; ; offset = reader.offset) {
      const line = reader.line();
      if (line === undefined) break;
      const good = line.ended && (offset === 0 ? this.isFirstLine(line.text) : readRecord(line.text, reader));
      // What is bad is damage once something good follows; a bad end is torn.
      if (good && !isGood) this.damaged++;
      isGood = good !== false;
      if (typeof good === "object") onRecord(good, { offset, length: reader.offset - offset });
      if (isGood) this.end = reader.offset;
    }
    this.torn = !isGood;
    if (!repair) return;
    if (this.torn) ftruncateSync(this.file, this.end);
    if (this.end === 0) this.write([Buffer.from(`${firstLine(this.runId)}\n`)]);
  }

  private isFirstLine(line: string): boolean {
    if (line === firstLine(this.runId)) return true;
    // Damaged, another run, or no ledger: none of them may be written to.
    if (unsealed(line) === undefined)
      throw new QueueError(
        `the first line of ${this.path} is damaged, or it is no ledger`,
        "put back a copy of it; or take it away: then everything is done again",
      );
    throw new QueueError(`${this.path} belongs to another run`, "each run has a folder of its own");
  }

  /** Adds a result; when this returns it is on the disk. */
  add(result: ShardResult): Place {
    return this.write([Buffer.from(`${printHead(result)}\n`), result.puzzles]);
  }

  private write(parts: readonly Uint8Array[]): Place {
    const offset = this.end;
    try {
      for (const part of parts)
        for (let written = 0; written < part.length; ) written += writeSync(this.file, part, written);
      fdatasyncSync(this.file);
    } catch (error) {
      // Half a record is taken away, so that nothing stands behind it.
      ftruncateSync(this.file, offset);
      const reason = error instanceof Error ? error.message : String(error);
      throw new QueueError(
        `${this.path} cannot be written: ${reason}`,
        "make room for it; then the same command goes on with the run",
      );
    }
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    this.end += length;
    return { offset, length };
  }

  /** The result at a place. */
  at({ offset, length }: Place): ShardResult {
    const bytes = Buffer.allocUnsafe(length);
    for (let got = 0; got < length; ) {
      const more = readSync(this.file, bytes, got, length - got, offset + got);
      if (more === 0) break;
      got += more;
    }
    const behindHead = bytes.indexOf("\n") + 1;
    const head = readHead(bytes.toString("utf8", 0, behindHead - 1));
    const puzzles = bytes.subarray(behindHead);
    if (head === undefined || checksumOf(puzzles) !== head.checksum)
      throw new QueueError(
        `${this.path} is damaged at byte ${offset}`,
        "run `mine run` on the folder: it does that shard again",
      );
    const { bytes: _bytes, checksum: _checksum, ...rest } = head;
    return { ...rest, puzzles };
  }

  close(): void {
    closeSync(this.file);
  }
}

/** A record whose first line has been read; false when it is not whole. */
function readRecord(line: string, reader: FileReader): RecordHead | false {
  const head = readHead(line);
  if (head === undefined) return false;
  const behindHead = reader.offset;
  const hash = createHash("sha256");
  const isThere = reader.pass(head.bytes, (piece) => hash.update(piece));
  if (isThere && hash.digest("hex").startsWith(head.checksum)) return head;
  // The next record may begin earlier than this one says.
  reader.goTo(behindHead);
  return false;
}
