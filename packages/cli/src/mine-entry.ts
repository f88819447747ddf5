/** The command for long runs; see `commands.ts`. */
import type { CommandEntry } from "./command-entry.js";
import { addWordOptions } from "./generate-entry.js";

export const MINE_ENTRY: CommandEntry = {
  name: "mine",
  summary: "every puzzle of a shape over many words: long runs, on one or many machines",
  args: "[what...]",
  addOptions: (command) => {
    command
      .option("--run <file>", "the run of a file that `mine plan` has written, instead of words and shape")
      .option("--shape <formula>", "a capital for each word: A+B=C (default), A+A=B, A*B=C …", (shape) => [
        shape,
      ])
      .option("--layout", "write the calculation out: A*B, A/B=C …")
      .option("--base <n>", "base 2 to 31 (default 10)")
      .option("--all-digits", "only puzzles that use every digit")
      .option("--level <levels>", "only puzzles of these levels: 3, 2-4, or 1,5; each is then graded")
      .option(
        "--spells [words]",
        "the letters in the order of their digits spell a word: one of these, of a file, or English",
      )
      .option("--shard-size <n>", "sets of outer words in a shard (default: some seconds of work)");
    addWordOptions(command);
    command
      .option("--database <url>", "a PostgreSQL database instead of a folder: postgres://user@host:5432/name")
      .option("--threads <n>", "threads (default: one for each processor)")
      .option(
        "--time <length>",
        "stop after 30s, 2m, 8h …; for estimate: the time of the sample (default 20s)",
      )
      .option("-o, --output <file>", "for plan and export: write to a file")
      .option("--json", "status, estimate and the end of a run as one JSON object")
      .option("--quiet", "no progress")
      .option("--no-color", "no colours (also NO_COLOR=1)");
  },
  help: `What to do is the first argument:
  run <folder>        mine into a folder, or go on with the run in it
  worker              mine for a database, as one of many; also begins the run
  status <folder>     how far it is; with --database instead of a folder, too
  export <folder>     every puzzle once, as JSON lines; the same for any history
  plan                write the run as a file, for --run on several machines
  estimate            what it would cost, from a sample

A run survives kill -9: only shards in hand are lost, and done again by the next
\`mine run <folder>\`. At its end it says what was covered, or what is missing.

Examples:
  cryptarithm mine estimate --most-familiar 800
  cryptarithm mine run sums --most-familiar 800 --shape A+B=C
  cryptarithm mine status sums
  cryptarithm mine export sums -o sums.jsonl
  cryptarithm mine plan --familiarity 70 -o run.json
  cryptarithm mine worker --database postgres://me@db/puzzles --run run.json
  cryptarithm mine status --database postgres://me@db/puzzles

Exit codes: 0 everything covered, 2 not understood, or somebody else is mining in
the folder, 3 not finished: interrupted, shards missing, or candidates skipped.`,
  load: async () => (await import("./mine-command.js")).runMine,
};
