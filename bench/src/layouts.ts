/**
 * Written-out calculations: those of the tests, published ones and famous ones, with the number of solutions that was
 * found by brute force or by another program.
 */
import { readFileSync } from "node:fs";
import type { RuleOptions } from "cryptarithm";
import type { BenchPuzzle } from "./puzzle.js";

const FILES = ["layouts", "famous-layouts", "published-layouts"];

interface Row {
  readonly id: string;
  readonly layout: string | readonly string[];
  readonly rules?: RuleOptions;
  readonly count: number;
}

export function layoutPuzzles(): BenchPuzzle[] {
  return FILES.flatMap((name) => {
    const url = new URL(`../../packages/cryptarithm/test/cases/${name}.jsonl`, import.meta.url);
    const lines = readFileSync(url, "utf8").split("\n");
    return lines.filter((line) => line !== "").map((line) => puzzleOf(JSON.parse(line) as Row));
  });
}

function puzzleOf({ id, layout, rules, count }: Row): BenchPuzzle {
  const formula = typeof layout === "string" ? layout : layout.join("\n");
  return { id, formula, rules: { ...rules, layout: true }, count };
}
