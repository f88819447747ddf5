/** How many nodes a search is expected to take, for people and for the choice between plans. */
import { randomFrom } from "../number/random.js";
import { Environment } from "./environment.js";
import { estimateLinear } from "./linear-kernel.js";
import { Meter } from "./meter.js";
import type { Prepared } from "./prepared.js";
import { expectedOf, MOST_WALKS, type Purpose, SEED } from "./programs.js";

/** The expected number of nodes of a prepared puzzle for a purpose, from a sample of random walks. */
export function expectedNodes(prepared: Prepared, purpose: Purpose): number {
  const { puzzle, conditions, kernel, rows } = prepared;
  if (rows !== undefined) return rows.expectedNodes(MOST_WALKS, randomFrom(SEED));
  if (kernel === undefined) return expectedOf(prepared.programs, purpose, puzzle, conditions);
  const domains = puzzle.symbols.map((s) => s.domain);
  const env = new Environment({ puzzle, conditions, built: undefined, domains, meter: new Meter({}) });
  return estimateLinear(kernel, env, MOST_WALKS, randomFrom(SEED));
}
