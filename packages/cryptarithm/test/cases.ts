/**
 * Puzzles with checked answers, one JSON object a line in `cases/*.jsonl`. The counts come from
 * exhaustive searches by a program that shares nothing with this one; `source` says where a
 * puzzle was published.
 */
import { readFileSync } from "node:fs";
import type { RuleOptions } from "cryptarithm";

/** A puzzle and what is known of its answer. */
export interface Case {
  readonly id: string;
  readonly formula: string;
  readonly rules?: RuleOptions;
  /** The exact number of solutions. */
  readonly count: number;
  /** The text of one of the solutions. */
  readonly example?: string;
  /** All solutions, each as the digits of its letters. */
  readonly solutions?: readonly Readonly<Record<string, number>>[];
  /** All solutions as texts, for puzzles of unknown cells. */
  readonly texts?: readonly string[];
  readonly note?: string;
  readonly source: string;
}

/** The cases of a file, in its order. */
export function readCases(name: "seeds" | "puzzles"): Case[] {
  const text = readFileSync(new URL(`cases/${name}.jsonl`, import.meta.url), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Case); // the rows are our own; cases.test.ts checks their shape
}
