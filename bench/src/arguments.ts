/**
 * What the commands of the bench have in common on their command line.
 */
import { parseArgs } from "node:util";
import type { Mode } from "cryptarithm";
import { readPuzzles } from "./corpus.js";
import type { Tier } from "./puzzle.js";
import { tiersNamed } from "./tiers.js";

export interface Arguments {
  readonly words: readonly string[];
  readonly tiers: readonly Tier[];
  /** Whether tiers or a file were named, rather than all taken. */
  readonly chosen: boolean;
  readonly file: string | undefined;
  readonly mode: Mode;
  readonly json: boolean;
  readonly write: boolean;
  readonly puzzles: boolean;
  readonly passes: number;
  readonly rounds: number;
  readonly limitMs: number;
  readonly budgetMs: number;
  /** Of longer tiers so many puzzles, evenly spread. */
  readonly sample: number;
}

const MODES: readonly Mode[] = ["auto", "interpreted", "compiled"];

export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tier: { type: "string", multiple: true, default: [] },
      file: { type: "string" },
      mode: { type: "string", default: "auto" },
      json: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      puzzles: { type: "boolean", default: false },
      passes: { type: "string", default: "5" },
      rounds: { type: "string", default: "5" },
      limit: { type: "string", default: "60" },
      budget: { type: "string", default: "2" },
      sample: { type: "string", default: "1000" },
    },
  });
  const mode = MODES.find((name) => name === values.mode);
  if (mode === undefined) throw new Error(`--mode is one of ${MODES.join(", ")}`);
  const names = values.tier.flatMap((name) => name.split(","));
  return {
    words: positionals,
    tiers: values.file === undefined ? tiersNamed(names) : [fileTier(values.file)],
    chosen: names.length > 0 || values.file !== undefined,
    file: values.file,
    mode,
    json: values.json,
    write: values.write,
    puzzles: values.puzzles,
    passes: positive("passes", values.passes),
    rounds: positive("rounds", values.rounds),
    limitMs: positive("limit", values.limit) * 1000,
    budgetMs: positive("budget", values.budget) * 1000,
    sample: positive("sample", values.sample),
  };
}

const fileTier = (path: string): Tier => ({
  name: path.split(/[\\/]/).at(-1) ?? path,
  why: "A file of the user's own.",
  puzzles: () => readPuzzles(path),
});

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} is a number above 0`);
  return value;
}
