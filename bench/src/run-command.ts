/**
 * `bench` and `bench run`: measures the tiers and prints a line for each, with the slowest puzzle;
 * `--puzzles` prints a line for each puzzle, `--json` one JSON object for each puzzle.
 */
import { answer } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { measureTier, type Row, total } from "./measure.js";
import type { Tier } from "./puzzle.js";
import { textTable, time, whole } from "./table.js";

export function runTiers(args: Arguments): void {
  const lines: string[][] = [];
  const wrong: string[] = [];
  for (const tier of args.tiers) {
    const rows = measureTier(tier, { ...args, answer });
    wrong.push(...wrongCounts(tier, rows));
    if (args.json) for (const row of rows) process.stdout.write(`${JSON.stringify(row)}\n`);
    else if (args.puzzles) process.stdout.write(`${puzzleTable(tier, rows)}\n\n`);
    lines.push(summary(tier, rows));
  }
  if (!args.json) {
    const head = ["tier", "puzzles", "nodes", "plan", "search", "in all", "a puzzle", "slowest", "which"];
    process.stdout.write(`${textTable(head, lines, [0, 8])}\n`);
  }
  for (const line of wrong) process.stderr.write(`${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
}

/** The rows whose number of solutions is not the expected one. */
function wrongCounts(tier: Tier, rows: readonly Row[]): string[] {
  return tier.puzzles().flatMap(({ id, count }, i) => {
    const row = rows[i];
    if (row?.status !== "unfinished" && (count === undefined || row?.count === `${count}`)) return [];
    return [`${tier.name} ${id}: ${row?.status}, ${row?.count} solutions, expected ${count ?? "an end"}`];
  });
}

function summary(tier: Tier, rows: readonly Row[]): string[] {
  const sum = (value: (row: Row) => number): number => total(rows.map(value));
  const slowest = rows.reduce((worst, row) => (row.ms > worst.ms ? row : worst));
  return [
    tier.name,
    whole(rows.length),
    whole(sum((row) => row.nodes)),
    time(sum((row) => row.planMs)),
    time(sum((row) => row.searchMs)),
    time(sum((row) => row.ms)),
    time(sum((row) => row.ms) / rows.length),
    time(slowest.ms),
    slowest.puzzle,
  ];
}

function puzzleTable(tier: Tier, rows: readonly Row[]): string {
  const head = [tier.name, "solutions", "nodes", "plan", "search", "in all"];
  const cells = rows.map((row) => [
    row.puzzle,
    row.status === "unfinished" ? `> ${row.count}` : whole(Number(row.count)),
    whole(row.nodes),
    time(row.planMs),
    time(row.searchMs),
    time(row.ms),
  ]);
  return `${tier.why}\n${textTable(head, cells)}`;
}
