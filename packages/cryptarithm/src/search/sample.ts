/**
 * How large will the tree be? Knuth's estimator ("Estimating the efficiency of backtrack
 * programs", 1975): walk down at random, and count at each depth how many children there
 * are, times the product of the choices so far. The mean over several walks is an unbiased
 * estimate of the number of nodes, at the cost of a few hundred nodes.
 */
import { randomFrom } from "../number/random.js";
import type { Program } from "../plan/program.js";
import type { Environment } from "./environment.js";
import { Machine } from "./machine.js";

/** The estimated number of nodes of a program, from so many random walks with a seed. */
export function estimateNodes(program: Program, env: Environment, walks: number, seed: number): number {
  const machine = new Machine(program, env);
  const random = randomFrom(seed);
  const pick = (below: number): number => random.integer(below);
  try {
    if (machine.layout.fails || !machine.effects(0, 0)) return 0;
    let total = 0;
    let done = 0;
    // A puzzle whose exact evaluations are slow is planned on fewer walks.
    for (; done < walks && env.meter.stopped === undefined; done++) total += walk(machine, pick);
    return done === 0 ? Number.POSITIVE_INFINITY : total / done;
  } finally {
    machine.release();
  }
}

/** One random walk from the root down: the estimated size of the tree. */
function walk(machine: Machine, pick: (below: number) => number): number {
  const { stages } = machine.layout;
  let total = 0;
  let weight = 1;
  let position = 0;
  for (let at = 0; at < stages.length; at++) {
    machine.begin(at, position);
    total += weight * machine.fill(at, position + 1, machine.layout.width);
    const passing = survivors(machine, at);
    if (passing.length === 0) return total;
    // Where one child is all there can be, chance has no say.
    const chosen = stages[at]?.stage.kind === "branch" ? pick(passing.length) : 0;
    position = passing[chosen] as number;
    weight *= passing.length;
  }
  return total;
}

/** The positions of the lanes of a stage that pass everything. */
function survivors(machine: Machine, at: number): number[] {
  const count = machine.check(at);
  const passing: number[] = [];
  for (let i = 0; i < count; i++) {
    if (!machine.hasEffects(at + 1) || machine.effects(at + 1, machine.lane(at + 1, i))) passing.push(i);
  }
  return passing;
}
