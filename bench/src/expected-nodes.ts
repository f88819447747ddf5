/**
 * The recorded node counts, nodes.json: how much work each puzzle takes with the present planner.
 * `bench nodes` compares, `bench nodes --write` records anew, and the test of the tiers asserts
 * them, so that a plan that gets worse is seen on any machine, however slow or busy.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BenchPuzzle, Tier } from "./puzzle.js";

const PATH = fileURLToPath(new URL("../nodes.json", import.meta.url));

/** Of a tier that is summed up, only each so many-th puzzle is recorded. */
const STRIDE: Readonly<Record<string, number>> = { sums: 50, hostile: 7 };

/** Nodes by puzzle; a tier that is summed up has the one entry `together`. */
export type ExpectedNodes = Readonly<Record<string, Readonly<Record<string, number>>>>;

const TOGETHER = "together";

export function readExpectedNodes(): ExpectedNodes {
  // Written by this program only.
  return JSON.parse(readFileSync(PATH, "utf8")) as ExpectedNodes;
}

export function writeExpectedNodes(nodes: ExpectedNodes): void {
  writeFileSync(PATH, `${JSON.stringify(nodes, undefined, 2)}\n`);
}

/** The puzzles of a tier whose nodes are recorded. */
export function recordedPuzzles(tier: Tier): readonly BenchPuzzle[] {
  const stride = STRIDE[tier.name] ?? 1;
  return tier.puzzles().filter((_, i) => i % stride === 0);
}

/** The nodes of a tier in the form of the file. */
export function recorded(
  tier: Tier,
  nodes: readonly { readonly puzzle: string; readonly nodes: number }[],
): Record<string, number> {
  if (tier.summedUp) return { [TOGETHER]: nodes.reduce((sum, row) => sum + row.nodes, 0) };
  return Object.fromEntries(nodes.map((row) => [row.puzzle, row.nodes]));
}
