/**
 * The queue of one machine: a folder with the specification of the run (`run.json`) and the results
 * (`ledger.jsonl`). It needs no server, and survives everything that happens to the process: what is lost are the
 * shards in hand.
 *
 * In memory are one bit and one place in the file for each shard, and no results.
 */
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Run, type Shard } from "../run.js";
import {
  printSpecification,
  type RunSpecification,
  readSpecification,
  runIdOf,
} from "../run-specification.js";
import { ShardBook } from "../shard-book.js";
import { QueueError, type QueueProgress, type ShardQueue } from "../shard-queue.js";
import type { ShardResult } from "../shard-result.js";
import { FolderLock } from "./folder-lock.js";
import { LedgerFile } from "./ledger-file.js";
import { makeFolder, withFolder } from "./new-folder.js";

const RUN_FILE = "run.json";
const LEDGER_FILE = "ledger.jsonl";

/**
 * A queue whose results stand in a folder.
 *
 * @example
 * const queue = LedgerQueue.open("sums", specification);
 * await mine(queue, { threads: 2 });
 * (await coverageOf(queue)).complete; // true
 * await queue.close();
 */
export class LedgerQueue implements ShardQueue {
  readonly run: Run;
  /** Whether a process was mining in the folder, this one included, when it was opened. */
  readonly inUse: boolean;
  /** Whether the last record of the ledger was not complete; its shard is to be done again. */
  readonly torn: boolean;
  /** Places of the ledger that are damaged; what stood there is to be done again. */
  readonly damaged: number;
  private readonly book: ShardBook;
  private readonly ledger: LedgerFile;
  private readonly lock: FolderLock | undefined;
  private readonly offsets: Float64Array;
  private readonly lengths: Float64Array;

  /**
   * Opens a folder to mine in it. With a specification a new folder is made; a folder that exists must be of the same
   * run. Without one the folder's own is taken.
   *
   * @throws {QueueError} when another process has the folder, it is of another run, or of none, or cannot be written.
   */
  static open(folder: string, specification?: RunSpecification): LedgerQueue {
    return withFolder(folder, () => LedgerQueue.opened(folder, specification));
  }

  private static opened(folder: string, specification: RunSpecification | undefined): LedgerQueue {
    if (specification === undefined && !existsSync(join(folder, RUN_FILE))) throw noRun(folder);
    makeFolder(folder);
    const lock = FolderLock.take(folder);
    try {
      if (!existsSync(join(folder, RUN_FILE)) && specification !== undefined) begin(folder, specification);
      return new LedgerQueue(folder, ownRun(folder, specification), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /**
   * Opens a folder to look at it, which is possible while another process mines in it.
   *
   * @throws {QueueError} when there is no run in it, or it cannot be read.
   */
  static look(folder: string): LedgerQueue {
    if (!existsSync(join(folder, RUN_FILE))) throw noRun(folder);
    return withFolder(folder, () => new LedgerQueue(folder, ownRun(folder, undefined), undefined));
  }

  private constructor(folder: string, run: Run, lock: FolderLock | undefined) {
    const path = join(folder, LEDGER_FILE);
    this.run = run;
    this.inUse = lock !== undefined || FolderLock.isHeld(folder);
    this.lock = lock;
    this.book = new ShardBook(run);
    this.offsets = new Float64Array(run.shards);
    this.lengths = new Float64Array(run.shards);
    if (lock === undefined && !existsSync(path)) throw noRun(folder);
    this.ledger = new LedgerFile(path, run.id, lock === undefined ? "read" : "add");
    try {
      this.ledger.read(
        (head, place) => {
          if (this.book.knows(head) && this.book.note(head)) this.keepPlace(head.index, place);
        },
        { repair: lock !== undefined },
      );
    } catch (error) {
      this.ledger.close();
      throw error;
    }
    this.torn = this.ledger.torn;
    this.damaged = this.ledger.damaged;
  }

  private keepPlace(
    index: number,
    { offset, length }: { readonly offset: number; readonly length: number },
  ): void {
    this.offsets[index] = offset;
    this.lengths[index] = length;
  }

  async claim(): Promise<Shard | "later" | "none"> {
    return this.book.claim();
  }

  async complete(result: ShardResult): Promise<"kept" | "known"> {
    if (!this.book.isNew(result)) return "known";
    // On the disk first: what is noted as done is never done again.
    this.keepPlace(result.index, this.ledger.add(result));
    this.book.note(result);
    return "kept";
  }

  async giveBack(shard: Shard): Promise<void> {
    this.book.giveBack(shard);
  }

  async progress(): Promise<QueueProgress> {
    return this.book.progress();
  }

  async *done(): AsyncGenerator<number, void> {
    yield* this.book.done();
  }

  async *results(): AsyncGenerator<ShardResult, void> {
    for (const index of this.book.done()) {
      const [offset, length] = [this.offsets[index] as number, this.lengths[index] as number];
      yield this.ledger.at({ offset, length });
    }
  }

  async close(): Promise<void> {
    this.ledger.close();
    this.lock?.release();
  }
}

/** The run of a folder; when another one is asked for, that is a mistake. */
function ownRun(folder: string, asked: RunSpecification | undefined): Run {
  const path = join(folder, RUN_FILE);
  const read = readSpecification(readFileSync(path, "utf8"));
  if (!("specification" in read)) {
    const [{ message, hint } = { message: "it cannot be read", hint: undefined }] = read.diagnostics;
    throw new QueueError(`${path}: ${message}`, hint ?? "take another folder");
  }
  if (asked !== undefined && runIdOf(asked) !== runIdOf(read.specification))
    throw new QueueError(
      `the folder ${folder} belongs to another run`,
      "take another folder; or give nothing but the folder, to go on with the run in it",
    );
  return new Run(read.specification);
}

/** Writes the specification, in one step and on the disk: a folder has a whole one or none. */
function begin(folder: string, specification: RunSpecification): void {
  const draft = join(folder, `${RUN_FILE}.new`);
  writeFileSync(draft, printSpecification(specification), { flush: true });
  renameSync(draft, join(folder, RUN_FILE));
  writeFileSync(join(folder, LEDGER_FILE), "", { flag: "a", flush: true });
  syncFolder(folder);
}

/** So that the names of new files outlive a crash of the machine; not every system has this. */
function syncFolder(folder: string): void {
  let file: number | undefined;
  try {
    file = openSync(folder, "r");
    fsyncSync(file);
  } catch {
    // Windows has no files for folders; there the names are kept by the file system's own journal.
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

const noRun = (folder: string): QueueError =>
  new QueueError(`there is no run in the folder ${folder}`, "`mine run FOLDER --words FILE` begins one");
