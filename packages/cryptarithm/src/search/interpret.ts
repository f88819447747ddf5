/**
 * The interpreter: runs a program stage by stage, without code generation, so it works under
 * any content security policy. It is the truth for the compiler, which must give the same
 * results and the same counters. The stack is explicit: a skeleton may have thousands of
 * unknown cells, each a stage.
 */
import type { Program, Stage } from "../plan/program.js";
import type { Environment } from "./environment.js";
import { Machine } from "./machine.js";

/** Runs a program in an environment and returns the number of nodes. */
export function interpret(program: Program, env: Environment): number {
  const machine = new Machine(program, env);
  const { stages } = program;
  const { meter } = env;
  const depth = stages.length;
  /** For each stage on the path: the next place in the domain, or whether it has been entered. */
  const cursor = new Int32Array(depth);
  /** For each `determine` stage on the path: how many places it has read; -1 before. */
  const read = new Int32Array(depth);
  let nodes = 0;
  let allowance = meter.allowance(0);

  if (!machine.execute(machine.prelude, -1)) return 0;
  if (depth === 0) {
    env.solution();
    return 0;
  }
  let at = 0;
  cursor[0] = 0;
  while (at >= 0) {
    const stage = stages[at] as Stage;
    leave(machine, stage, at, cursor, read);
    if (!advance(machine, stage, at, cursor, read)) {
      at--;
      continue;
    }
    if (nodes >= allowance) {
      allowance = meter.look(nodes);
      if (allowance < 0) return nodes;
    }
    nodes++;
    if (!bind(machine, stage, at, cursor, read)) continue;
    if (at + 1 === depth) {
      if (env.solution()) return nodes;
    } else cursor[++at] = 0;
  }
  return nodes;
}

/** Undoes what the last visit of a stage bound. */
function leave(machine: Machine, stage: Stage, at: number, cursor: Int32Array, read: Int32Array): void {
  if (cursor[at] === 0) return;
  if (stage.kind === "determine") machine.unread(stage, read[at] as number);
  else machine.release(stage.symbol);
}

/** Moves to the next possibility of a stage; false when there is none, with nothing bound. */
function advance(machine: Machine, stage: Stage, at: number, cursor: Int32Array, read: Int32Array): boolean {
  if (stage.kind === "branch") {
    const domain = machine.env.domains[stage.symbol] as Uint8Array;
    for (let i = cursor[at] as number; i < domain.length; i++) {
      if (!machine.isFree(stage.symbol, domain[i] as number)) continue;
      cursor[at] = i + 1;
      return true;
    }
    return false;
  }
  if (cursor[at] !== 0) return false;
  if (stage.kind === "solve") {
    const digit = machine.solve(stage.symbol, stage.sum, stage.coefficient);
    if (digit < 0) return false;
    read[at] = digit;
  } else {
    if (!machine.execute(machine.preludes[at] as Int32Array, at)) return false;
    if (stage.value < 0 && !machine.env.determine(stage.expression, stage.places.length)) return false;
  }
  cursor[at] = 1;
  return true;
}

/** Binds the present possibility and runs the checks of the stage. */
function bind(machine: Machine, stage: Stage, at: number, cursor: Int32Array, read: Int32Array): boolean {
  const code = machine.codes[at] as Int32Array;
  if (stage.kind === "branch") {
    machine.take(
      stage.symbol,
      (machine.env.domains[stage.symbol] as Uint8Array)[(cursor[at] as number) - 1] as number,
    );
  } else if (stage.kind === "solve") machine.take(stage.symbol, read[at] as number);
  else {
    read[at] = machine.read(stage);
    if (read[at] !== stage.places.length) return false;
  }
  return machine.execute(code, at);
}
