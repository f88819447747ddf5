/**
 * `bench verify`: what checking a certificate costs beside the search, how large certificates are, and what
 * making one takes. Each puzzle for itself, since the ratio of one is a promise and an average is none.
 * `--puzzles` prints a line for each puzzle, `--write` puts the table into docs/benchmarks.md.
 */
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { answer, prove, verify } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { readPuzzles } from "./corpus.js";
import { median } from "./measure.js";
import { circumstances, writePart } from "./page.js";
import type { BenchPuzzle, Tier } from "./puzzle.js";
import { type Cells, markdownTable, significant, textTable, time, times, whole } from "./table.js";

/** The puzzles with checked answers. */
const CASES: Tier = {
  name: "cases",
  why: "The published puzzles and the seeds, with their rules: what the promise is made for.",
  puzzles: () =>
    ["seeds", "puzzles"].flatMap((name) =>
      readPuzzles(
        fileURLToPath(new URL(`../../packages/cryptarithm/test/cases/${name}.jsonl`, import.meta.url)),
      ),
    ),
};

/** Before they count, search and check are run for so long; then measured in turns. */
const WARM_MS = 100;
const MEASURED_MS = 60;
const LEAST_WARM = 20;
const LEAST_RUNS = 9;

interface Checked {
  readonly puzzle: BenchPuzzle;
  readonly proveMs: number;
  readonly searchMs: number;
  readonly verifyMs: number;
  /** Of the very first run of each. */
  readonly firstRatio: number;
  readonly bytes: number;
}

export function runVerify(args: Arguments): void {
  const tiers = args.chosen ? args.tiers : [CASES];
  const all = tiers.map((tier) => ({ tier, checked: checkTier(tier, args) }));
  for (const { tier, checked } of all)
    process.stdout.write(`${puzzleTable(tier, args.puzzles ? checked : worst(checked))}\n\n`);
  const rows = all.map(({ tier, checked }) => row(tier.name, checked));
  process.stdout.write(`${textTable(HEAD, rows)}\n`);
  if (!args.write) return;
  const made = circumstances("npm run bench -- verify --write");
  writePart("verify", `${made}\n\n${markdownTable(HEAD, rows)}`);
}

/** First all are proved and checked once, which warms up; then each is measured. */
function checkTier(tier: Tier, { sample, limitMs }: Arguments): Checked[] {
  const puzzles = tier.puzzles();
  const stride = Math.max(1, puzzles.length / sample);
  return puzzles
    .filter((_, i) => Math.floor(i / stride) !== Math.floor((i - 1) / stride))
    .flatMap((puzzle) => proved(puzzle, limitMs) ?? [])
    .map(measured);
}

interface Proved {
  readonly puzzle: BenchPuzzle;
  readonly bytes: number;
  readonly proveMs: number;
  readonly firstRatio: number;
  readonly search: () => number;
  readonly check: () => number;
}

/** Undefined when there is no proof within the limit. */
function proved(puzzle: BenchPuzzle, milliseconds: number): Proved | undefined {
  const { id, formula, rules } = puzzle;
  const started = performance.now();
  const { certificate } = prove(formula, { ...rules, milliseconds });
  const proveMs = performance.now() - started;
  if (certificate === "") return undefined;
  const search = (): number => timed(() => answer(formula, rules));
  const check = (): number =>
    timed(() => {
      if (!verify(certificate).valid) throw new Error(`the certificate of ${id} is refused`);
    });
  const firstRatio = check() / search();
  return { puzzle, bytes: certificate.length, proveMs, firstRatio, search, check };
}

function measured({ search, check, ...rest }: Proved): Checked {
  const searchTimes: number[] = [];
  const verifyTimes: number[] = [];
  for (const run of [search, check]) {
    const until = performance.now() + WARM_MS;
    for (let runs = 0; runs < LEAST_WARM || performance.now() < until; runs++) run();
  }
  const until = performance.now() + MEASURED_MS;
  while (performance.now() < until || verifyTimes.length < LEAST_RUNS) {
    searchTimes.push(search());
    verifyTimes.push(check());
  }
  return { ...rest, searchMs: median(searchTimes), verifyMs: median(verifyTimes) };
}

function timed(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

const ratioOf = ({ verifyMs, searchMs }: Checked): number => verifyMs / searchMs;

const HEAD: Cells = [
  "",
  "puzzles",
  "verify / search 50 %",
  "90 %",
  "99 %",
  "100 %",
  "first run 99 %",
  "first run 100 %",
  "verify 50 %",
  "verify 100 %",
  "prove 100 %",
  "bytes 50 %",
  "bytes 100 %",
];

function row(name: string, checked: readonly Checked[]): Cells {
  const of = (value: (one: Checked) => number, share: number): number => quantile(checked.map(value), share);
  return [
    name,
    whole(checked.length),
    ...[0.5, 0.9, 0.99, 1].map((share) => times(of(ratioOf, share))),
    ...[0.99, 1].map((share) => times(of(({ firstRatio }) => firstRatio, share))),
    ...[0.5, 1].map((share) => time(of(({ verifyMs }) => verifyMs, share))),
    time(of(({ proveMs }) => proveMs, 1)),
    ...[0.5, 1].map((share) => whole(of(({ bytes }) => bytes, share))),
  ];
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * (sorted.length - 1))] ?? Number.NaN;
}

/** So many signs of a formula are shown. */
const LONGEST = 60;
/** So many puzzles with the highest ratio are always shown. */
const WORST = 5;

const worst = (checked: readonly Checked[]): readonly Checked[] => byRatio(checked).slice(0, WORST);

const byRatio = (checked: readonly Checked[]): Checked[] =>
  [...checked].sort((a, b) => ratioOf(b) - ratioOf(a));

function puzzleTable({ name }: Tier, checked: readonly Checked[]): string {
  const rows = byRatio(checked).map((one) => [
    one.puzzle.id,
    times(ratioOf(one)),
    times(one.firstRatio),
    time(one.searchMs),
    time(one.verifyMs),
    time(one.proveMs),
    significant(one.bytes),
    one.puzzle.formula.slice(0, LONGEST),
  ]);
  return textTable(
    [name, "ratio", "first run", "search", "verify", "prove", "bytes", "formula"],
    rows,
    [0, 7],
  );
}
