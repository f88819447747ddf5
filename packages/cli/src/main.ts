#!/usr/bin/env node
/** The `cryptarithm` command: runs what the arguments ask for and ends with its exit code. */
import { endWhenClosed } from "./closed-streams.js";
import { UNFINISHED } from "./exit-code.js";
import { run } from "./program.js";

endWhenClosed();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Nothing that a user does should come here. Whatever it was, the search has not been finished.
  process.stderr.write(
    `internal error: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`,
  );
  process.exitCode = UNFINISHED;
}
