/**
 * One process at a time for a folder, even if the last one was killed and could not tidy up.
 *
 * A lock is a file `lock-N` that says which process holds it. The one with the highest number counts; it is free when
 * it says "released" or its process no longer lives. Whoever wants the folder then makes `lock-(N+1)`, which only
 * one can, since a link to a complete file is made in one step and fails when the name is taken. Nobody ever takes a
 * lock away from another process, so there is no moment at which two can believe that they have it.
 *
 * Whether a process lives can be told on its own machine only. There, on Linux, the time at which it started tells it
 * from a later one with the same number.
 */
import { randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { QueueError } from "../shard-queue.js";

interface Holder {
  readonly machine: string;
  readonly process: number;
  /** When the machine and the process started, where that can be known. */
  readonly started: string;
}

const NAME = /^lock-(\d+)$/;
const RELEASED = "released\n";
/** Others may take the next number in the same moment; after so many times something else is wrong. */
const MOST_TRIES = 20;

export class FolderLock {
  private readonly folder: string;
  private readonly number: number;
  /** What stands in the file as long as it is ours. */
  private readonly text: string;

  /** Takes the folder. @throws {QueueError} when another process has it. */
  static take(folder: string): FolderLock {
    for (let i = 0; i < MOST_TRIES; i++) {
      const last = Math.max(0, ...numbersIn(folder));
      if (last > 0 && !isFree(folder, last)) throw inUse(folder, last);
      const text = textOfHolder();
      if (!make(folder, last + 1, text)) continue;
      // Someone who was slower, or faster, is seen here: the highest number counts.
      if (Math.max(...numbersIn(folder)) > last + 1) {
        rmSync(join(folder, `lock-${last + 1}`), { force: true });
        continue;
      }
      for (const old of numbersIn(folder))
        if (old <= last) rmSync(join(folder, `lock-${old}`), { force: true });
      return new FolderLock(folder, last + 1, text);
    }
    throw new QueueError(`the folder ${folder} cannot be locked`, "is another program working in it?");
  }

  /** Whether a living process has the folder now, as far as can be told. */
  static isHeld(folder: string): boolean {
    const last = Math.max(0, ...numbersIn(folder));
    return last > 0 && !isFree(folder, last);
  }

  private constructor(folder: string, number: number, text: string) {
    this.folder = folder;
    this.number = number;
    this.text = text;
  }

  /** The file stays, since numbers only rise. One that somebody has deleted is not made again: others may be in. */
  release(): void {
    if (textOf(this.folder, this.number) !== this.text) return;
    writeFileSync(join(this.folder, `lock-${this.number}`), RELEASED);
  }
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const digits = NAME.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

function textOfHolder(): string {
  const holder: Holder = { machine: hostname(), process: process.pid, started: startOf(process.pid) ?? "" };
  // One process can have had the same number before, when somebody has deleted files.
  return `${JSON.stringify({ ...holder, key: randomUUID() })}\n`;
}

/** Makes the lock of this number for this process, complete from the first moment; false when it exists. */
function make(folder: string, number: number, text: string): boolean {
  const draft = join(folder, `draft-${process.pid}-${number}`);
  writeFileSync(draft, text);
  try {
    linkSync(draft, join(folder, `lock-${number}`));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isFree(folder: string, number: number): boolean {
  const text = textOf(folder, number);
  // Gone in this moment: its place has been taken by a higher one, which the next look will find.
  if (text === undefined) return true;
  const holder = holderIn(text);
  if (holder === undefined) return true;
  if (holder.machine !== hostname()) return false;
  const started = startOf(holder.process);
  return started === undefined || (started !== "" && holder.started !== "" && started !== holder.started);
}

function textOf(folder: string, number: number): string | undefined {
  try {
    return readFileSync(join(folder, `lock-${number}`), "utf8");
  } catch {
    return undefined;
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const { machine, process: number, started } = JSON.parse(text);
    if (typeof machine === "string" && typeof number === "number" && typeof started === "string")
      return { machine, process: number, started };
  } catch {
    // "released", or what a crash of the whole machine left: nobody holds it.
  }
  return undefined;
}

/** What is known of the start of a process; empty when it lives but nothing is known, undefined when it does not live. */
function startOf(id: number): string | undefined {
  try {
    // The name in brackets may have spaces; the time is the 20th field behind it.
    const stat = readFileSync(`/proc/${id}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie is dead, but its parent has not looked yet.
    if (fields[0] === "Z" || fields[0] === "X") return undefined;
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return lives(id) ? "" : undefined;
  }
}

function lives(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Not permitted means that there is one, of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function inUse(folder: string, number: number): QueueError {
  const holder = holderIn(textOf(folder, number) ?? "");
  if (holder === undefined) return new QueueError(`the folder ${folder} is in use`, "try again");
  const { machine, process: id } = holder;
  if (machine === hostname())
    return new QueueError(
      `process ${id} is mining in the folder ${folder}`,
      "one process at a time: wait for it or stop it; more threads of one process are --threads",
    );
  return new QueueError(
    `process ${id} of the machine ${machine} is mining in the folder ${folder}`,
    `if that process is gone, delete ${join(folder, `lock-${number}`)}; for several machines use --database`,
  );
}
