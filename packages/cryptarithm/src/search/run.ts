/**
 * Runs a program within limits, interpreted or compiled. By default a run starts in the
 * interpreter, which most puzzles never leave, and is compiled once it has shown to be long:
 * generating and warming up code costs more than a thousand interpreted nodes.
 */
import type { Built } from "../plan/build.js";
import { type Compiled, compile } from "./compile.js";
import { Environment, type OnSolution } from "./environment.js";
import { interpret } from "./interpret.js";
import type { Meter, StopReason } from "./meter.js";
import type { Prepared } from "./prepare.js";

/** How programs are run; "auto" begins interpreted and compiles what takes long. */
export type Mode = "auto" | "interpreted" | "compiled";

export interface RunQuestion {
  readonly prepared: Prepared;
  /** Which of the two programs of `prepared`. */
  readonly purpose: "listing" | "counting";
  readonly mode: Mode;
  readonly meter: Meter;
  /** The digits that each symbol may take; those of the puzzle by default. */
  readonly domains?: readonly (readonly number[])[];
  /** Called with each solution (the digits in an array that is used again); true stops the run. */
  readonly onSolution?: OnSolution;
}

export interface RunResult {
  readonly count: bigint;
  readonly nodes: number;
  /** Assignments that the exact evaluator could not decide. */
  readonly undecided: number;
  /**
   * A word could not be read off, because its value could not be decided: what was found is
   * not reliable, and the run must be repeated with `withoutDetermined`.
   */
  readonly undeterminable: boolean;
  /** Why the run stopped early; undefined when everything has been covered. */
  readonly stopped: StopReason | undefined;
}

/** Interpreted nodes after which "auto" compiles. */
const COMPILE_AFTER = 3000;

const compiled = new WeakMap<Built, { readonly run: Compiled | undefined }>();

/** Runs a prepared puzzle. Throws only when an invariant is broken. */
export function run(question: RunQuestion): RunResult {
  const { prepared, purpose, mode, meter } = question;
  const built = prepared[purpose];
  const { puzzle, conditions } = prepared;
  const domains = question.domains ?? puzzle.symbols.map((s) => s.domain);
  const attempt = (
    limits: Meter,
    onSolution: OnSolution | undefined,
    code: Compiled | undefined,
  ): RunResult => {
    const env = new Environment({ puzzle, conditions, built, domains, meter: limits, onSolution });
    const nodes = built.impossible ? 0 : code ? code(env) : interpret(built.program, env);
    const { count, undecided, undeterminable } = env;
    return { count, nodes, undecided, undeterminable, stopped: limits.stopped };
  };
  const finish = (result: RunResult): RunResult => {
    meter.add(result.nodes);
    return result;
  };
  if (mode === "auto" && !built.impossible) {
    const found: Uint8Array[] = [];
    const collect =
      question.onSolution &&
      ((digits: Uint8Array) => {
        found.push(digits.slice());
        return false;
      });
    const trial = meter.trial(COMPILE_AFTER);
    const first = attempt(trial, collect, undefined);
    if (first.stopped !== "nodes" || meter.exhausted(first.nodes)) {
      meter.stopped = first.stopped;
      for (const digits of found)
        if (question.onSolution?.(digits)) return finish({ ...first, stopped: "enough" });
      return finish(first);
    }
  }
  const code = mode === "interpreted" ? undefined : compiledOf(built);
  let enough = false;
  const result = attempt(
    meter,
    question.onSolution &&
      ((digits) => {
        enough = question.onSolution?.(digits) ?? false;
        return enough;
      }),
    code,
  );
  return finish(enough ? { ...result, stopped: "enough" } : result);
}

function compiledOf(built: Built): Compiled | undefined {
  let known = compiled.get(built);
  if (known === undefined) {
    known = { run: compile(built.program) };
    compiled.set(built, known);
  }
  return known.run;
}
