/**
 * How large will the tree be? Knuth's estimator ("Estimating the efficiency of backtrack
 * programs", 1975): walk down at random, and count at each depth how many children there
 * are, times the product of the choices so far. The mean over several walks is an unbiased
 * estimate of the number of nodes, at the cost of a few hundred nodes.
 */
import { randomFrom } from "../number/random.js";
import type { Program, Stage } from "../plan/program.js";
import type { Environment } from "./environment.js";
import { Machine } from "./machine.js";

/** The estimated number of nodes of a program, from so many random walks with a seed. */
export function estimateNodes(program: Program, env: Environment, walks: number, seed: number): number {
  const machine = new Machine(program, env);
  const random = randomFrom(seed);
  if (!machine.execute(machine.prelude, -1)) return 0;
  let total = 0;
  let done = 0;
  // A puzzle whose exact evaluations are slow is planned on fewer walks.
  for (; done < walks && env.meter.stopped === undefined; done++) {
    total += walk(machine, 0, (below) => random.integer(below));
  }
  return done === 0 ? Number.POSITIVE_INFINITY : total / done;
}

/** One random walk from a stage down: the estimated size of the tree below. */
function walk(machine: Machine, at: number, pick: (below: number) => number): number {
  const { env, program } = machine;
  const stage = program.stages[at] as Stage | undefined;
  if (stage === undefined) return 0;
  const code = machine.codes[at] as Int32Array;
  if (stage.kind === "branch") {
    const { symbol } = stage;
    const passing: number[] = [];
    let children = 0;
    for (const digit of env.domains[symbol] as Uint8Array) {
      if (!machine.isFree(symbol, digit)) continue;
      children++;
      machine.take(symbol, digit);
      if (machine.execute(code, at)) passing.push(digit);
      machine.release(symbol);
    }
    if (passing.length === 0) return children;
    machine.take(symbol, passing[pick(passing.length)] as number);
    machine.execute(code, at);
    const below = walk(machine, at + 1, pick);
    machine.release(symbol);
    return children + passing.length * below;
  }
  if (stage.kind === "solve") {
    const digit = machine.solve(stage.symbol, stage.sum, stage.coefficient);
    if (digit < 0) return 0;
    machine.take(stage.symbol, digit);
    const below = machine.execute(code, at) ? walk(machine, at + 1, pick) : 0;
    machine.release(stage.symbol);
    return 1 + below;
  }
  if (!machine.execute(machine.preludes[at] as Int32Array, at)) return 0;
  if (stage.value < 0 && !env.determine(stage.expression, stage.places.length)) return 0;
  const count = machine.read(stage);
  const below = count === stage.places.length && machine.execute(code, at) ? walk(machine, at + 1, pick) : 0;
  machine.unread(stage, count);
  return 1 + below;
}
