/**
 * Gecode on the seed formulas that are not one linear equation. Its time, `solveTime`, is that of the
 * search alone; ours is given as that of the whole call, and as that of the search alone.
 */
import type { Arguments } from "./arguments.js";
import { type GecodeResult, gecodeVersion, solveWithGecode } from "./gecode.js";
import { GECODE_MODELS } from "./gecode-models.js";
import { isLinearFormula } from "./linear-formula.js";
import { geometricMean, type Row } from "./measure.js";
import { circumstances } from "./page.js";
import { agree, atLeast, type Comparison, type Ours } from "./peer.js";
import { SEEDS } from "./seeds.js";
import { time, times, whole } from "./table.js";

const SLOWER = "†";

/** Gecode's times over ours. */
class Ratios {
  readonly #all: number[] = [];
  readonly #finished: number[] = [];
  readonly #slower: string[] = [];

  /** Of one formula; returns the cell of the table. */
  add(id: string, theirs: GecodeResult & { readonly ms: number }, ours: number): string {
    const ratio = theirs.ms / ours;
    this.#all.push(ratio);
    if (theirs.complete) this.#finished.push(ratio);
    if (ratio < 1) this.#slower.push(id);
    return atLeast(!theirs.complete, times(ratio)) + (ratio < 1 ? ` ${SLOWER}` : "");
  }

  get sentence(): string {
    const slower = this.#slower.length;
    return (
      `**${times(geometricMean(this.#finished))}** in the geometric mean of the ${this.#finished.length} that Gecode finishes, ` +
      `${times(geometricMean(this.#all))} with the limit as a lower bound for the other ${this.#all.length - this.#finished.length}, ` +
      (slower === 0 ? "none slower than Gecode" : `${slower} slower than Gecode (${this.#slower.join(", ")})`)
    );
  }
}

export function againstGecode(ours: Ours, { limitMs }: Arguments): Comparison | undefined {
  const version = gecodeVersion();
  if (version === undefined) {
    process.stderr.write(
      "GECODE IS LEFT OUT: there is no program `minizinc` (Debian: the package minizinc)\n",
    );
    return undefined;
  }
  const wholeCall = new Ratios();
  const searchAlone = new Ratios();
  const rows = SEEDS.filter(({ formula }) => !isLinearFormula(formula)).map(({ id, formula, ...puzzle }) => {
    const model = GECODE_MODELS[id];
    const theirs = model === undefined ? undefined : solveWithGecode(formula, model, limitMs);
    const row = ours.row({ id, formula, ...puzzle });
    if (theirs?.complete) agree(row, "Gecode", theirs.count);
    const cells = [id, formula, whole(Number(row.count)), time(row.ms), time(searchMs(row))];
    if (theirs === undefined) return [...cells, "numbers too large", "–", "–"];
    return [
      ...cells,
      atLeast(!theirs.complete, time(theirs.ms)),
      wholeCall.add(id, theirs, row.ms),
      searchAlone.add(id, theirs, searchMs(row)),
    ];
  });
  const summary =
    `Of ${rows.length} formulas that are not one linear equation, ${Object.values(GECODE_MODELS).filter(Boolean).length} fit Gecode's integers. ` +
    `Gecode's time against that of our whole call: ${wholeCall.sentence}. ` +
    `Against that of our search: ${searchAlone.sentence}. ` +
    `The limit is ${time(limitMs)}; ${SLOWER} marks where Gecode is faster. ` +
    circumstances("npm run bench -- peers gecode --write", `Gecode ${version}`);
  return {
    head: ["", "formula", "solutions", "ours", "our search", "Gecode", "ratio", "ratio, search"],
    rows,
    summary,
  };
}

/** The statistics round to a microsecond; none is taken to be less than one. */
const searchMs = (row: Row): number => Math.max(row.searchMs, 0.001);
