/**
 * `bench compare REF`: this checkout against another commit, in turns (A B A B …), each round in a
 * process of its own, so that what else the machine does falls on both. Prints, for each tier, the
 * median over the rounds of how many times slower this checkout is, with the least and the
 * greatest, and the nodes of both; then the puzzles whose nodes differ.
 *
 * The commit is checked out by `git worktree` in a temporary folder and compiled there; the engine
 * has no dependencies, so nothing is installed. This checkout's engine is copied first, so that
 * work can go on meanwhile. Both folders are removed at the end.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Arguments } from "./arguments.js";
import { median, type Row, total } from "./measure.js";
import { significant, textTable, time, times, whole } from "./table.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHILD = fileURLToPath(new URL("compare-child.js", import.meta.url));
const ENGINE = "packages/cryptarithm";
/** Without tiers of one's own choice: those that are done in seconds, so that there can be many rounds. */
const USUAL = ["seeds", "hard-sums", "addends", "named", "predicates", "counts"];
/** How many puzzles are listed whose nodes differ. */
const MOST_LISTED = 30;

export function runCompare(args: Arguments, rest: readonly string[]): void {
  const [, ref] = args.words;
  if (ref === undefined) throw new Error("compare needs a commit: npm run bench -- compare HEAD~1");
  const folder = mkdtempSync(join(tmpdir(), "bench-compare-"));
  const worktree = join(folder, "worktree");
  try {
    const theirs = checkOut(ref, worktree);
    const ours = join(folder, "ours");
    cpSync(join(ROOT, ENGINE, "dist"), ours, { recursive: true });
    // Says that the copied files are modules.
    writeFileSync(join(ours, "package.json"), '{ "type": "module" }\n');
    const options = args.chosen ? rest : [...rest, "--tier", USUAL.join(",")];
    const rounds = Array.from({ length: args.rounds }, () => ({
      before: measure(theirs, options),
      now: measure(join(ours, "index.js"), options),
    }));
    print(ref, rounds);
  } finally {
    run("git", ["worktree", "remove", "--force", worktree], ROOT, true);
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly before: readonly Row[];
  readonly now: readonly Row[];
}

/** Checks a commit out, compiles its engine and returns the path of the compiled module. */
function checkOut(ref: string, worktree: string): string {
  // Forgets what a run that was interrupted has left behind.
  run("git", ["worktree", "prune"], ROOT);
  run("git", ["worktree", "add", "--detach", "--quiet", worktree, ref], ROOT);
  const compiler = join(ROOT, "node_modules/typescript/bin/tsc");
  run(process.execPath, [compiler, "-b", ENGINE], worktree);
  return join(worktree, ENGINE, "dist/index.js");
}

function measure(engine: string, options: readonly string[]): Row[] {
  // Written by our own child.
  return JSON.parse(run(process.execPath, [CHILD, engine, ...options], ROOT)) as Row[];
}

function run(program: string, args: readonly string[], folder: string, mayFail = false): string {
  const done = spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status !== 0 && !mayFail)
    throw new Error(`${program} ${args.join(" ")}:\n${done.stdout}${done.stderr}${done.error ?? ""}`);
  return done.stdout ?? "";
}

function print(ref: string, rounds: readonly Round[]): void {
  const tiers = [...new Set(rounds.flatMap(({ now }) => now.map((row) => row.tier)))];
  const lines = tiers.map((tier) => {
    const of = (rows: readonly Row[], value: (row: Row) => number): number =>
      total(rows.filter((row) => row.tier === tier).map(value));
    const spent = rounds.map(({ before, now }) => ({
      before: of(before, (row) => row.ms),
      now: of(now, (row) => row.ms),
    }));
    const ratios = spent.map(({ before, now }) => now / before);
    const [first] = rounds;
    return [
      tier,
      time(median(spent.map(({ before }) => before))),
      time(median(spent.map(({ now }) => now))),
      times(median(ratios)),
      `${significant(Math.min(...ratios))} – ${significant(Math.max(...ratios))}`,
      whole(of(first?.before ?? [], (row) => row.nodes)),
      whole(of(first?.now ?? [], (row) => row.nodes)),
    ];
  });
  const head = ["tier", ref, "now", "now / before", "from – to", `nodes ${ref}`, "nodes now"];
  process.stdout.write(`${textTable(head, lines)}\n`);
  printChanges(ref, rounds);
}

/** The puzzles with other nodes or, which must never be, another count. */
function printChanges(ref: string, [first]: readonly Round[]): void {
  if (first === undefined) return;
  const changed = first.now.flatMap((now, i) => {
    const before = first.before[i];
    if (before === undefined || (before.nodes === now.nodes && before.count === now.count)) return [];
    return [{ before, now, factor: Math.abs(Math.log((now.nodes + 1) / (before.nodes + 1))) }];
  });
  if (changed.length === 0) return;
  changed.sort((a, b) => b.factor - a.factor);
  const lines = changed
    .slice(0, MOST_LISTED)
    .map(({ before, now }) => [
      `${now.tier} ${now.puzzle}`,
      whole(before.nodes),
      whole(now.nodes),
      time(before.ms),
      time(now.ms),
      before.count === now.count ? "" : `${before.count} → ${now.count} solutions!`,
    ]);
  const head = ["puzzle", `nodes ${ref}`, "nodes now", ref, "now", ""];
  process.stdout.write(`\n${textTable(head, lines, [0, 5])}\n`);
  if (changed.length > lines.length)
    process.stdout.write(`and ${changed.length - lines.length} more with other nodes\n`);
}
