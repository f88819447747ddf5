/**
 * Folders that are made, and what the system says when they cannot be, as a sentence. They are made one by one: for a
 * whole path at once Node's own way never ends where the parent exists and cannot hold folders (`/proc/x`).
 */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { QueueError } from "../shard-queue.js";

/** Makes a folder and those above it, where they are not there. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have been faster. A link to nowhere is in the way, too, and has no state.
    if (codeOf(error) !== "EEXIST" || !statSync(folder).isDirectory()) throw error;
  }
}

/** Does work with the files of a folder. @throws {QueueError} for what the system refuses. */
export function withFolder<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    const reason = REASONS[code] ?? (error as Error).message; // what has a code of the system is an Error
    throw new QueueError(`the folder ${folder} cannot be used: ${reason}`, "take another folder");
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOTDIR: "a part of its name is a file",
  EEXIST: "a part of its name is a file",
  EISDIR: "a file of the run is a folder in it",
  ENOENT: "there can be no such folder",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "nothing can be written there",
  ENOSPC: "there is no room left",
};

/** Of an error of the system, such as ENOENT; undefined for any other error. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && "syscall" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
