/**
 * Puzzles from files: one a line, as text or as JSON with `formula` and maybe `id`, `rules` and
 * `count`. The project's own file is corpus/sums.txt; `--file` reads any other in the same way, so
 * that data whose licence keeps it out of this repository can be measured where it lies.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { RuleOptions } from "cryptarithm";
import type { BenchPuzzle } from "./puzzle.js";

/** The path of the project's own sums. */
export const CORPUS: string = fileURLToPath(new URL("../../corpus/sums.txt", import.meta.url));

/** Text lines are read with the first letter of every word non-zero, as generators of sums do. */
export const SUM_RULES: RuleOptions = { loneZero: "forbid" };

export function readPuzzles(path: string): BenchPuzzle[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.flatMap((line, i): BenchPuzzle[] => {
    const text = line.trim();
    if (text === "") return [];
    if (!text.startsWith("{")) return [{ id: `${i + 1}`, formula: text, rules: SUM_RULES }];
    // The file is the user's own; what it lacks shows in the first answer.
    const row = JSON.parse(text) as Partial<BenchPuzzle>;
    if (typeof row.formula !== "string") throw new Error(`${path}:${i + 1}: no "formula"`);
    return [
      {
        id: row.id ?? `${i + 1}`,
        formula: row.formula,
        ...(row.rules === undefined ? {} : { rules: row.rules }),
        ...(row.count === undefined ? {} : { count: row.count }),
      },
    ];
  });
}
