/**
 * Gecode on the seed formulas that are not one linear equation.
 */
import type { Arguments } from "./arguments.js";
import { type GecodeResult, gecodeVersion, solveWithGecode } from "./gecode.js";
import { GECODE_MODELS } from "./gecode-models.js";
import { isLinearFormula } from "./linear-formula.js";
import { geometricMean, median, type Row } from "./measure.js";
import { circumstances } from "./page.js";
import { agree, type Comparison, type Ours } from "./peer.js";
import { SEEDS } from "./seeds.js";
import { time, times, whole } from "./table.js";

export function againstGecode(ours: Ours, { limitMs }: Arguments): Comparison | undefined {
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
