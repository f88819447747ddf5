/**
 * `bench peers [permutation] [gecode] [z3]`: other ways to solve the same puzzles, in the same run:
 * the permutation method, Gecode and z3. `--write` puts the tables into docs/benchmarks.md. What is
 * compared is the time to find all solutions; the counts must agree, and where they do not, the
 * command fails.
 *
 * Our own time is that of the whole warm call, reading and planning included; the others' is that of
 * their search alone.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { answer } from "cryptarithm";
import type { Arguments } from "./arguments.js";
import { type GecodeResult, gecodeVersion, solveWithGecode } from "./gecode.js";
import { GECODE_MODELS } from "./gecode-models.js";
import { isLinearFormula } from "./linear-formula.js";
import { geometricMean, measureTier, median, type Row } from "./measure.js";
import { circumstances, writePart } from "./page.js";
import { countByPermutation } from "./permutation.js";
import type { BenchPuzzle } from "./puzzle.js";
import { SEEDS } from "./seeds.js";
import { type Cells, markdownTable, textTable, time, times, whole } from "./table.js";
import type { Z3Result } from "./z3-child.js";

/** What z3 is asked: a few formulas of each kind that it can be told. */
const FOR_Z3 = ["S03", "S09", "S20", "S22", "S24", "S25", "S45", "S46", "S71"];
const Z3_CHILD = fileURLToPath(new URL("z3-child.js", import.meta.url));

interface Comparison {
  readonly head: Cells;
  readonly rows: readonly Cells[];
  readonly summary: string;
}

const PEERS: Readonly<Record<string, (ours: Ours, args: Arguments) => Comparison | undefined>> = {
  permutation: againstPermutation,
  gecode: againstGecode,
  z3: againstZ3,
};

export function runPeers(args: Arguments): void {
  const wanted = args.words.slice(1);
  const ours = new Ours(args);
  for (const [name, compare] of Object.entries(PEERS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const comparison = compare(ours, args);
    if (comparison === undefined) continue;
    const { head, rows, summary } = comparison;
    process.stdout.write(`${textTable(head, rows, [0, 1])}\n${summary}\n\n`);
    const asCode = rows.map(([id = "", formula, ...figures]) => [id, `\`${formula}\``, ...figures]);
    if (args.write) writePart(`peers-${name}`, `${summary}\n\n${markdownTable(head, asCode, [0, 1])}`);
  }
}

/** Our own rows of the seed formulas, each measured when it is asked for: next to the other's. */
class Ours {
  readonly #args: Arguments;

  constructor(args: Arguments) {
    this.#args = args;
    // The whole tier once, so that nothing is measured cold.
    for (const puzzle of SEEDS) answer(puzzle.formula, { limit: 0 });
  }

  row(puzzle: BenchPuzzle): Row {
    const tier = { name: "seeds", why: "", puzzles: () => [puzzle] };
    const [row] = measureTier(tier, { ...this.#args, budgetMs: 100, answer });
    if (row === undefined) throw new Error("one puzzle gives one row");
    return row;
  }
}

/** Fails the command when another program has found another number of solutions. */
function agree(row: Row, peer: string, count: number): void {
  if (row.count === `${count}`) return;
  process.stderr.write(`${row.puzzle}: ${peer} finds ${count} solutions, we find ${row.count}\n`);
  process.exitCode = 1;
}

function againstPermutation(ours: Ours, { limitMs }: Arguments): Comparison {
  const unfinished: string[] = [];
  let theirTotal = 0;
  let ourTotal = 0;
  const rows = SEEDS.map((puzzle) => {
    const theirs = countByPermutation(puzzle.formula, limitMs);
    const row = ours.row(puzzle);
    if (theirs.complete) agree(row, "the permutation method", theirs.count);
    else unfinished.push(puzzle.id);
    theirTotal += theirs.milliseconds;
    ourTotal += row.ms;
    return [
      puzzle.id,
      puzzle.formula,
      whole(Number(row.count)),
      time(row.ms),
      theirs.complete ? time(theirs.milliseconds) : `> ${time(limitMs)}`,
      times(theirs.milliseconds / row.ms),
    ];
  });
  const stopped =
    unfinished.length > 0
      ? `Stopped after ${time(limitMs)}, with that time counted: ${unfinished.join(", ")}.`
      : "None was stopped.";
  const summary =
    `All ${SEEDS.length} seed formulas, all solutions: ${time(ourTotal)} together; ` +
    `the permutation method takes ${time(theirTotal)}, ${times(theirTotal / ourTotal)} as long. ${stopped} ` +
    circumstances("npm run bench -- peers permutation --write");
  return { head: ["", "formula", "solutions", "ours", "permutations", "ratio"], rows, summary };
}

function againstGecode(ours: Ours, { limitMs }: Arguments): Comparison | undefined {
  const version = gecodeVersion();
  if (version === undefined) {
    process.stderr.write(
      "GECODE IS LEFT OUT: there is no program `minizinc` (Debian: the package minizinc)\n",
    );
    return undefined;
  }
  const ratios: number[] = [];
  const slower: string[] = [];
  const rows = SEEDS.filter(({ formula }) => !isLinearFormula(formula)).map((puzzle) => {
    const model = GECODE_MODELS[puzzle.id];
    const theirs: GecodeResult | undefined =
      model === undefined ? undefined : solveWithGecode(puzzle.formula, model, limitMs);
    const row = ours.row(puzzle);
    if (theirs?.ms !== undefined) {
      agree(row, "Gecode", theirs.count);
      ratios.push(theirs.ms / row.ms);
      if (theirs.ms < row.ms) slower.push(puzzle.id);
    }
    return [
      puzzle.id,
      puzzle.formula,
      whole(Number(row.count)),
      time(row.ms),
      gecodeTime(theirs, limitMs),
      gecodeRatio(theirs, row, limitMs),
    ];
  });
  const summary =
    `Of ${rows.length} formulas that are not one linear equation, Gecode finishes ${ratios.length}: ` +
    `Gecode's solveTime is ${times(geometricMean(ratios))} ours in the geometric mean and ${times(median(ratios))} in the median ` +
    `(a formula with very many solutions moves the mean a lot, and whether it counts depends on the limit, here ${time(limitMs)}); ` +
    `${slower.length === 0 ? "it is faster on none" : `it is faster on ${slower.join(", ")}`}. ` +
    circumstances("npm run bench -- peers gecode --write", `Gecode ${version}`);
  return { head: ["", "formula", "solutions", "ours", "Gecode", "ratio"], rows, summary };
}

function gecodeTime(result: GecodeResult | undefined, limitMs: number): string {
  if (result === undefined) return "numbers too large";
  return result.ms === undefined ? `> ${time(limitMs)}` : time(result.ms);
}

function gecodeRatio(result: GecodeResult | undefined, row: Row, limitMs: number): string {
  if (result === undefined) return "–";
  return result.ms === undefined ? `> ${times(limitMs / row.ms)}` : times(result.ms / row.ms);
}

function againstZ3(ours: Ours, { limitMs }: Arguments): Comparison {
  // Not in the interest of anyone's patience.
  const limit = Math.min(limitMs, 30_000);
  const rows = SEEDS.filter(({ id }) => FOR_Z3.includes(id)).map((puzzle) => {
    const done = spawnSync(process.execPath, [Z3_CHILD, puzzle.formula, `${limit}`], { encoding: "utf8" });
    if (done.status !== 0) throw new Error(`z3 on ${puzzle.formula}: ${done.stderr}`);
    const theirs = JSON.parse(done.stdout) as Z3Result;
    const row = ours.row(puzzle);
    if (theirs.complete) agree(row, "z3", theirs.count);
    return [
      puzzle.id,
      puzzle.formula,
      whole(Number(row.count)),
      time(row.ms),
      theirs.complete ? time(theirs.ms) : `> ${time(limit)}`,
      theirs.complete ? times(theirs.ms / row.ms) : "–",
    ];
  });
  const { version } = createRequire(import.meta.url)("z3-solver/package.json") as { version: string };
  const summary =
    `z3 finds all solutions by excluding each one that it has found; at most ${time(limit)} a formula. ` +
    circumstances("npm run bench -- peers z3 --write", `z3-solver ${version}`);
  return { head: ["", "formula", "solutions", "ours", "z3", "ratio"], rows, summary };
}
