/** Lines of a file or of standard input, group by group, until the end or Ctrl-C. */
import { createReadStream } from "node:fs";
import { sayThatItReads, systemReason } from "./inputs.js";
import type { Interruption } from "./interruption.js";
import { lineGroups } from "./line-reader.js";
import { UsageError } from "./usage-error.js";

/** Gives all lines to `receive` and waits for it each time; without a path those of standard input. */
export async function readLineGroups(
  path: string | undefined,
  interruption: Interruption,
  receive: (lines: readonly string[]) => Promise<void>,
): Promise<void> {
  if (path === undefined) sayThatItReads();
  const stream = path === undefined ? process.stdin : createReadStream(path);
  stream.setEncoding("utf8");
  const forget = interruption.onAsked(() => stream.destroy());
  try {
    for await (const lines of lineGroups(stream)) {
      await receive(lines);
      if (interruption.asked) return;
    }
  } catch (error) {
    // A stream that is destroyed by Ctrl-C ends with an error of its own.
    if (interruption.asked) return;
    if (error instanceof Error && "syscall" in error)
      throw new UsageError(`${path ?? "standard input"} cannot be read: ${systemReason(error)}`);
    throw error;
  } finally {
    forget();
  }
}
