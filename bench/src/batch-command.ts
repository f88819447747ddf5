/**
 * `bench batch`: the command as a process, the way people and scripts meet it. Times
 * `cryptarithm batch` over all sums (or `--file`), reading and JSON included; how much longer than
 * an empty Node program one puzzle takes; and how much memory the list of 2,903,040 solutions
 * needs when it goes to a closed sink.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Arguments } from "./arguments.js";
import { CORPUS, readPuzzles } from "./corpus.js";
import { median } from "./measure.js";
import { circumstances, writePart } from "./page.js";
import { type Cells, markdownTable, significant, textTable, time, whole } from "./table.js";

const COMMAND = fileURLToPath(new URL("../../packages/cli/dist/main.js", import.meta.url));
const LARGE = ["solve", "ALL + GLITTERS is not GOLD", "--all", "--quiet", "--time", "none"];
const START_UPS = 15;
/** Says at its end how much memory the process had at most, in KiB, on standard error. */
const PEAK =
  "data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS))";

export function runBatch(args: Arguments): void {
  const rows = [...throughput(args), ...startUp(args.rounds), memory()];
  const head = ["what", "figure"];
  process.stdout.write(`${textTable(head, rows)}\n`);
  const made = circumstances("npm run bench -- batch --write");
  if (args.write) writePart("batch", `${made}\n\n${markdownTable(head, rows)}`);
}

interface Done {
  readonly ms: number;
  readonly stderr: string;
}

/** Runs Node; what it prints goes nowhere. Ending with 1 means that a puzzle has no solution. */
function node(args: readonly string[]): Done {
  const started = performance.now();
  const done = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  if (done.status !== 0 && done.status !== 1) throw new Error(`node ${args.join(" ")}: ${done.stderr}`);
  return { ms: performance.now() - started, stderr: done.stderr };
}

function throughput({ file, rounds }: Arguments): Cells[] {
  const puzzles = readPuzzles(file ?? CORPUS);
  const folder = mkdtempSync(join(tmpdir(), "bench-batch-"));
  try {
    // Lines of JSON carry their own rules.
    const path = join(folder, "puzzles.jsonl");
    writeFileSync(path, puzzles.map((puzzle) => `${JSON.stringify(puzzle)}\n`).join(""));
    const ms = median(Array.from({ length: rounds }, () => node([COMMAND, "batch", "--file", path]).ms));
    return [
      [`batch of ${whole(puzzles.length)} puzzles, start included`, time(ms)],
      ["puzzles a second", whole((puzzles.length / ms) * 1000)],
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Interleaved, because what else the machine does must fall on both. */
function startUp(rounds: number): Cells[] {
  const empty: number[] = [];
  const ours: number[] = [];
  for (let i = 0; i < rounds * (START_UPS / 5); i++) {
    empty.push(node(["-e", "0"]).ms);
    ours.push(node([COMMAND, "SEND + MORE = MONEY"]).ms);
  }
  return [
    ["node -e 0", time(median(empty))],
    ["SEND + MORE = MONEY as a process", time(median(ours))],
    ["of which ours", time(median(ours.map((ms, i) => ms - (empty[i] ?? 0))))],
  ];
}

function memory(): Cells {
  const { stderr, ms } = node(["--import", PEAK, COMMAND, ...LARGE]);
  const kib = Number(/peak (\d+)/.exec(stderr)?.[1]);
  return [`peak memory of listing 2,903,040 solutions (in ${time(ms)})`, `${significant(kib / 1024)} MiB`];
}
