/**
 * Makes the folder of a data set, one folder after the other from the outermost. Node's own way to make
 * several at once never ends where the system says that the outer folder is not there although it is, as
 * in `/proc` and on some drives of a network.
 */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UsageError } from "./usage-error.js";

/** Makes a folder and those around it, where there are none; throws a mistake of the command line when one cannot be. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw new UsageError(`${folder} cannot be written: it is a file, not a folder`);
  }
  const outer = dirname(folder);
  if (outer !== folder) makeFolder(outer);
  try {
    mkdirSync(folder);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // Somebody else may have been faster.
    if (code === "EEXIST") return;
    if (code === "ENOENT") throw new UsageError(`${folder} cannot be written: no folder can be made there`);
    throw error;
  }
}
