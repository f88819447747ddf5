/**
 * The interpreter: runs a program without code generation, so it works under any content
 * security policy. It is the truth for the compiler, which must give the same results and
 * the same counters.
 *
 * The tree is walked in batches: the children of many lanes are made and checked together,
 * and the batch of a deeper stage is finished before the next children are made. So solutions
 * come in the order of the tree. Only the count of nodes runs ahead; it is put right when the
 * run stops at a solution, and near a limit of nodes the walk goes node by node.
 */
import type { Program } from "../plan/program.js";
import type { Environment } from "./environment.js";
import { Machine } from "./machine.js";

/** Runs a program in an environment and returns the number of nodes. */
export function interpret(program: Program, env: Environment): number {
  const machine = new Machine(program, env);
  try {
    return machine.layout.fails ? 0 : walk(machine);
  } finally {
    machine.release();
  }
}

function walk(machine: Machine): number {
  const { layout, env, size, next, entered } = machine;
  const { meter } = env;
  const depth = layout.stages.length;
  if (depth === 0) {
    if (machine.effects(0, 0)) env.solution();
    return 0;
  }
  let nodes = 0;
  let allowance = meter.allowance(0);
  let most = meter.nearLimit(0) ? 1 : layout.width;
  let batch = 0;
  machine.begin(0, 0);
  while (batch >= 0) {
    const position = next[batch] as number;
    let end = size[batch] as number;
    if (position >= end) {
      batch--;
      continue;
    }
    if (machine.hasEffects(batch)) {
      if (entered[batch] === 0 && !machine.effects(batch, machine.lane(batch, position))) {
        machine.begin(batch, position + 1);
        continue;
      }
      entered[batch] = 1;
      end = position + 1;
    }
    const made = machine.fill(batch, end, Math.min(most, Math.max(1, allowance - nodes)));
    if (made === 0) continue;
    if (nodes + made > allowance) {
      // One node was made, and it is not counted yet.
      allowance = meter.look(nodes);
      if (allowance < 0) return nodes;
      if (most > 1 && meter.nearLimit(nodes)) {
        nodes -= machine.narrow(batch);
        most = 1;
      }
    }
    nodes += made;
    const left = machine.check(batch);
    if (left === 0) continue;
    if (batch + 1 < depth) {
      machine.begin(++batch, 0);
      continue;
    }
    const passed = leaves(machine, depth, left);
    if (passed >= 0) return nodes - machine.ahead(depth, passed);
  }
  return nodes;
}

/** Hands over the lanes of the last batch as solutions; the lane at which the run is to stop, or -1. */
function leaves(machine: Machine, depth: number, count: number): number {
  const { env } = machine;
  if (!machine.hasEffects(depth) && !env.asksForDigits) {
    env.solutions(count);
    return -1;
  }
  for (let i = 0; i < count; i++) {
    const lane = machine.lane(depth, i);
    if (!machine.effects(depth, lane)) continue;
    machine.tellDigits(depth, lane);
    if (env.solution()) return lane;
  }
  return -1;
}
