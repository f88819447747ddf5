/**
 * `bench grade`: how hard the puzzles of a tier or a file are for a person. For calibration, and to see
 * what a change of the rules does: levels, quantiles of the score, how many need cases, and what
 * grading costs. `--puzzles` prints a line for each puzzle, `--write` puts the tables into docs/grading.md.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { BANDS, type Difficulty, grade } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { circumstances, writePart } from "./page.js";
import type { BenchPuzzle, Tier } from "./puzzle.js";
import { type Cells, markdownTable, significant, textTable, time, whole } from "./table.js";

const PAGE = "docs/grading.md";

/** Twenty published puzzles from easiest to hardest. */
const LADDER = fileURLToPath(new URL("../../packages/cryptarithm/test/cases/ladder.txt", import.meta.url));

interface Graded {
  readonly formula: string;
  readonly status: string;
  readonly ms: number;
  /** Missing when the puzzle was not graded. */
  readonly difficulty?: Difficulty;
}

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

export function runGrade(args: Arguments): void {
  const tiers = args.tiers.map((tier) => ({ tier, graded: gradeTier(tier, args) }));
  for (const { tier, graded } of tiers) {
    if (args.puzzles) process.stdout.write(`${puzzleTable(tier, graded)}\n\n`);
  }
  const levels = tiers.map(({ tier, graded }) => levelRow(tier.name, graded));
  const work = tiers.map(({ tier, graded }) => workRow(tier.name, graded));
  process.stdout.write(`${textTable(LEVEL_HEAD, levels)}\n\n${textTable(WORK_HEAD, work)}\n`);
  if (!args.write) return;
  const made = circumstances(`npm run bench -- grade --tier seeds,sums --sample ${args.sample} --write`);
  writePart("ladder", ladderTable(args), PAGE);
  const tables = [markdownTable(LEVEL_HEAD, levels), markdownTable(WORK_HEAD, work)].join("\n\n");
  writePart("grades", `${made}\n\n${tables}`, PAGE);
}

/** The ladder as a table of the documentation. */
function ladderTable({ limitMs }: Arguments): string {
  const formulas = readFileSync(LADDER, "utf8").trim().split("\n");
  const rows = formulas.map((formula, i) => {
    const { difficulty } = gradeOne({ id: formula, formula }, limitMs);
    if (difficulty === undefined) throw new Error(`${formula} is not graded`);
    const { level, score, band, points, steps, cases, techniques } = difficulty;
    const work =
      cases === 0 ? whole(steps) : `${whole(steps)}, ${cases === 1 ? "1 case" : `${whole(cases)} cases`}`;
    const names = techniques.map(({ title, count }) => (count > 1 ? `${title} ×${count}` : title));
    const shown = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names;
    return [
      whole(i + 1),
      formula,
      `${level}`,
      significant(score),
      band,
      work,
      whole(points),
      shown.join(", "),
    ];
  });
  const head = ["", "puzzle", "level", "score", "band", "steps", "points", "techniques"];
  return markdownTable(head, rows, [1, 4, 7]);
}

/** So many techniques are named in the ladder. */
const MOST_NAMED = 8;

function gradeTier(tier: Tier, { sample, limitMs }: Arguments): Graded[] {
  const puzzles = tier.puzzles();
  const stride = Math.max(1, puzzles.length / sample);
  const spread = puzzles.filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride));
  return spread.map((puzzle) => gradeOne(puzzle, limitMs));
}

function gradeOne({ formula, rules }: BenchPuzzle, milliseconds: number): Graded {
  const started = performance.now();
  const found = grade(formula, { ...rules, milliseconds });
  const ms = performance.now() - started;
  const difficulty = found.status === "invalid" ? undefined : found.difficulty;
  return { formula, status: found.status, ms, ...(difficulty && { difficulty }) };
}

const LEVEL_HEAD: Cells = [
  "",
  "puzzles",
  "not graded",
  ...[1, 2, 3, 4, 5].map((level) => `level ${level}`),
  ...BANDS,
  "no case",
  "depth 1",
  "table",
];

function levelRow(name: string, all: readonly Graded[]): Cells {
  const graded = all.flatMap(({ difficulty }) => difficulty ?? []);
  const share = (holds: (difficulty: Difficulty) => boolean): string =>
    graded.length === 0 ? "–" : `${significant((100 * graded.filter(holds).length) / graded.length)} %`;
  return [
    name,
    whole(all.length),
    whole(all.length - graded.length),
    ...[1, 2, 3, 4, 5].map((n) => share(({ level }) => level === n)),
    ...BANDS.map((name) => share(({ band }) => band === name)),
    share(({ cases }) => cases === 0),
    share(({ depth, table }) => depth === 1 && !table),
    share(({ table }) => table),
  ];
}

const WORK_HEAD: Cells = [
  "",
  ...QUANTILES.map((q) => `score ${100 * q} %`),
  "steps 50 %",
  "steps 90 %",
  "table rows 50 %",
  "table rows 90 %",
  "time 50 %",
  "time 90 %",
  "time 100 %",
];

function workRow(name: string, all: readonly Graded[]): Cells {
  const graded = all.flatMap(({ difficulty }) => difficulty ?? []);
  const told = graded.filter(({ table }) => !table);
  const rows = graded.filter(({ table }) => table).map(({ cases }) => cases);
  const number = (values: readonly number[], share: number): string =>
    values.length === 0 ? "–" : significant(quantile(values, share));
  const scores = graded.map(({ score }) => score);
  const steps = told.map((difficulty) => difficulty.steps);
  const times = all.map(({ ms }) => ms);
  return [
    name,
    ...QUANTILES.map((q) => number(scores, q)),
    number(steps, 0.5),
    number(steps, 0.9),
    number(rows, 0.5),
    number(rows, 0.9),
    ...[0.5, 0.9, 1].map((share) => time(quantile(times, share))),
  ];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}

function puzzleTable(tier: Tier, graded: readonly Graded[]): string {
  const rows = [...graded]
    .sort((a, b) => (a.difficulty?.score ?? -1) - (b.difficulty?.score ?? -1))
    .map(({ formula, status, ms, difficulty }) => [
      difficulty === undefined ? "–" : significant(difficulty.score),
      `${difficulty?.level ?? "–"}`,
      difficulty?.band ?? "–",
      status,
      `${difficulty?.steps ?? "–"}`,
      `${difficulty?.cases ?? "–"}`,
      `${difficulty?.depth ?? "–"}`,
      time(ms),
      formula,
      (difficulty?.techniques ?? [])
        .map(({ rule, count }) => (count > 1 ? `${rule} ×${count}` : rule))
        .join(", "),
    ]);
  const head = ["score", "level", "band", tier.name, "steps", "cases", "depth", "time", "formula", "rules"];
  return textTable(head, rows, [2, 3, 8, 9]);
}
