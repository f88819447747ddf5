/**
 * The interpreter: runs a program stage by stage, without code generation, so it works under
 * any content security policy. It is the truth for the compiler, which must give the same
 * results and the same counters.
 */
import type { Stage } from "../plan/program.js";
import type { Program } from "../plan/program.js";
import type { Environment } from "./environment.js";
import { Machine } from "./machine.js";

/** Runs a program in an environment and returns the number of nodes. */
export function interpret(program: Program, env: Environment): number {
  const machine = new Machine(program, env);
  const { stages } = program;
  const { meter } = env;
  let nodes = 0;
  let allowance = meter.allowance(0);
  let stop = false;

  /** Counts a node; false when the run must stop. */
  const visit = (): boolean => {
    if (++nodes > allowance) {
      allowance = meter.look(nodes);
      if (allowance < 0) stop = true;
    }
    return !stop;
  };

  const run = (at: number): void => {
    const stage = stages[at] as Stage | undefined;
    if (stage === undefined) {
      if (env.solution()) stop = true;
      return;
    }
    const code = machine.codes[at] as Int32Array;
    if (stage.kind === "branch") {
      const { symbol } = stage;
      const domain = env.domains[symbol] as Uint8Array;
      for (let i = 0; i < domain.length; i++) {
        const digit = domain[i] as number;
        if (!machine.isFree(symbol, digit)) continue;
        if (!visit()) return;
        machine.take(symbol, digit);
        if (machine.execute(code, at)) run(at + 1);
        machine.release(symbol);
        if (stop) return;
      }
    } else if (stage.kind === "solve") {
      const digit = machine.solve(stage.symbol, stage.sum, stage.coefficient);
      if (digit < 0 || !visit()) return;
      machine.take(stage.symbol, digit);
      if (machine.execute(code, at)) run(at + 1);
      machine.release(stage.symbol);
    } else {
      if (!machine.execute(machine.preludes[at] as Int32Array, at)) return;
      if (stage.value < 0 && !env.determine(stage.expression, stage.places.length)) return;
      if (!visit()) return;
      const count = machine.read(stage);
      if (count === stage.places.length && machine.execute(code, at)) run(at + 1);
      machine.unread(stage, count);
    }
  };

  if (machine.execute(machine.prelude, -1)) run(0);
  return nodes;
}
