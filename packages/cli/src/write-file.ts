/** Writes a file that a person named; what the system refuses is a mistake of the command line, told in words. */
import { existsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { systemReason } from "./inputs.js";
import { UsageError } from "./usage-error.js";

export function writeFile(path: string, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    // A file that is not there is made, so it is its folder that is missing.
    const folder = dirname(path);
    const reason = existsSync(folder) ? systemReason(error) : `there is no folder ${folder}`;
    throw new UsageError(`${path} cannot be written: ${reason}`);
  }
}
