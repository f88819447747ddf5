/**
 * What to do when standard output or standard error can no longer be written: a reader that goes
 * away (`| head -1`) ends the command quietly, anything else (a full disk) with one line.
 */
import { writeSync } from "node:fs";
import { UNFINISHED } from "./exit-code.js";

/** To be called before anything is written, help and version included. */
export function endWhenClosed(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED") process.exit();
      tell(error);
      process.exit(UNFINISHED);
    });
  }
}

function tell(error: Error): void {
  try {
    writeSync(2, `cannot write the answer: ${error.message}\n`);
  } catch {
    // Standard error is closed as well; the exit code has to say it.
  }
}
