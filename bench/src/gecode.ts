/**
 * Gecode, the constraint solver, by way of the program `minizinc`: all solutions, one thread, and
 * the time that Gecode itself says it took to solve (`solveTime`), without starting it or
 * translating the model. Each model is run with Gecode's own choice of search and with one over the
 * letters, smallest domain first; the better one counts.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./measure.js";

const SEARCHES = ["", ":: int_search(letters, first_fail, indomain_min)"] as const;
const REPETITIONS = 3;
/** A run that takes longer than so many milliseconds is not repeated. */
const SLOW = 2000;

export interface GecodeResult {
  /** Milliseconds that Gecode says it took, or the limit when that was reached. */
  readonly ms: number;
  readonly complete: boolean;
  readonly count: number;
}

/** The version of Gecode that minizinc has, or undefined where there is none. */
export function gecodeVersion(): string | undefined {
  const { stdout, error } = spawnSync("minizinc", ["--solvers"], { encoding: "utf8" });
  return error === undefined ? /Gecode (\d[\w.]*)/.exec(stdout)?.[1] : undefined;
}

/** All solutions of a constraint over the words of a formula. */
export function solveWithGecode(formula: string, constraint: string, limitMs: number): GecodeResult {
  const folder = mkdtempSync(join(tmpdir(), "bench-gecode-"));
  try {
    const results = SEARCHES.map((search) => {
      const path = join(folder, "model.mzn");
      writeFileSync(path, gecodeModel(formula, constraint, search));
      return repeated(() => runOnce(path, limitMs));
    });
    return results.reduce((best, result) => (result.ms < best.ms ? result : best));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The model: letters that differ, words by their digits, the constraint. */
function gecodeModel(formula: string, constraint: string, search: string): string {
  const words = [...new Set(formula.match(/[A-Z]+/g))];
  const letters = [...new Set(words.join(""))];
  const long = words.filter((word) => word.length > 1);
  const leading = new Set(long.map((word) => word.charAt(0)));
  const worth = (word: string): string =>
    [...word].map((letter, i) => `${10 ** (word.length - 1 - i)} * ${letter}`).join(" + ");
  return [
    'include "alldifferent.mzn";',
    ...letters.map((letter) => `var ${leading.has(letter) ? 1 : 0}..9: ${letter};`),
    `array[int] of var int: letters = [${letters.join(", ")}];`,
    "constraint alldifferent(letters);",
    ...long.map((word) => `var ${10 ** (word.length - 1)}..${10 ** word.length - 1}: ${word};`),
    ...long.map((word) => `constraint ${word} = ${worth(word)};`),
    `constraint ${constraint};`,
    `solve ${search} satisfy;`,
    // Without the letters in the output, solutions that look alike would be counted as one.
    "output [show(letters)];",
    "",
  ].join("\n");
}

function repeated(run: () => GecodeResult): GecodeResult {
  const first = run();
  if (!first.complete || first.ms > SLOW) return first;
  const times = [first.ms, ...Array.from({ length: REPETITIONS - 1 }, () => run().ms)];
  return { ...first, ms: median(times) };
}

function runOnce(path: string, limitMs: number): GecodeResult {
  const args = ["--solver", "gecode", "-a", "-s", "--time-limit", `${Math.round(limitMs)}`, path];
  const done = spawnSync("minizinc", args, { encoding: "utf8", maxBuffer: 1 << 30 });
  // A model that Gecode refuses must not be taken for one that it is slow on.
  if (done.status !== 0 || done.stdout.includes("=====ERROR====="))
    throw new Error(`minizinc refuses ${path}: ${done.stderr}${done.error ?? ""}`);
  const seconds = /solveTime=([\d.e+-]+)/.exec(done.stdout)?.[1];
  const solutions = done.stdout.match(/^-{10}$/gm)?.length ?? 0;
  const complete = /^(={10}|=====UNSATISFIABLE=====)$/m.test(done.stdout);
  if (complete && seconds === undefined) throw new Error(`minizinc tells no time for ${path}`);
  return { ms: complete ? Number(seconds) * 1000 : limitMs, complete, count: solutions };
}
