/**
 * Runs a program within limits, interpreted or compiled. By default only long runs are
 * compiled: those that are expected to be, and those that turn out so in the interpreter.
 * Generating code and warming it up costs as much as a million interpreted nodes.
 */
import type { Built } from "../plan/build.js";
import type { Compiled } from "./compile.js";
import { Environment, type OnSolution } from "./environment.js";
import { interpret } from "./interpret.js";
import type { Kernels } from "./kernels.js";
import { runLinear } from "./linear-kernel.js";
import type { Meter } from "./meter.js";
import type { Prepared } from "./prepared.js";
import type { Purpose } from "./programs.js";
import type { RunResult } from "./run-result.js";

/** How programs are run; "auto" interprets, and compiles what takes long. */
export type Mode = "auto" | "interpreted" | "compiled";

export interface RunQuestion {
  readonly prepared: Prepared;
  /** Which of the two programs of `prepared`. */
  readonly purpose: Purpose;
  readonly mode: Mode;
  readonly meter: Meter;
  /** The digits that each symbol may take; those of the puzzle by default. */
  readonly domains?: readonly (readonly number[])[];
  /** Called with each solution (the digits in an array that is used again); true stops the run. */
  readonly onSolution?: OnSolution;
  /** Whether solutions are handed over without asking the exact evaluator, which the caller then does. */
  readonly unchecked?: boolean;
}

/** Interpreted nodes after which "auto" compiles. */
const COMPILE_AFTER = 1_000_000;
/** Expected nodes from which "auto" compiles at once. */
const COMPILE_FROM = 2_000_000;
/** Solutions that a trial holds back; more make it a long run. */
const MOST_HELD = 2000;

/** Runs a prepared puzzle. Throws only when an invariant is broken. */
export function run(question: RunQuestion): RunResult {
  const { prepared, meter } = question;
  const { compile } = prepared.kernels;
  // Where nothing can be compiled, there is no need for a trial.
  const mode = compile === undefined ? "interpreted" : question.mode;
  if (!meter.mayBegin())
    return { count: 0n, nodes: 0, undecided: 0, undeterminable: false, stopped: meter.stopped };
  const built = prepared.kernel ? undefined : prepared.programs[question.purpose];
  if (mode === "auto" && built && !built.impossible && !isLong(prepared, built)) {
    const first = trial(question, built);
    if (first !== undefined) return first;
  }
  let enough = false;
  const onSolution =
    question.onSolution &&
    ((digits: Uint8Array) => {
      enough = question.onSolution?.(digits) ?? false;
      return enough;
    });
  const compiled = built && compile && mode !== "interpreted" ? compiledOf(built, compile) : undefined;
  const result = attempt(question, built, { meter, onSolution, compiled });
  meter.add(result.nodes);
  return enough ? { ...result, stopped: "enough" } : result;
}

interface Attempt {
  readonly meter: Meter;
  readonly onSolution: OnSolution | undefined;
  readonly compiled: Compiled | undefined;
}

function attempt(question: RunQuestion, built: Built | undefined, how: Attempt): RunResult {
  const { puzzle, conditions, kernel } = question.prepared;
  const domains = question.domains ?? puzzle.symbols.map((s) => s.domain);
  const env = new Environment({
    puzzle,
    conditions,
    built,
    domains,
    meter: how.meter,
    onSolution: how.onSolution,
    unchecked: question.unchecked ?? false,
  });
  const nodes = kernel
    ? runLinear(kernel, env)
    : built === undefined || built.impossible
      ? 0
      : how.compiled
        ? how.compiled(env)
        : interpret(built.program, env);
  const { count, undecided, undeterminable } = env;
  return { count, nodes, undecided, undeterminable, stopped: how.meter.stopped };
}

/** Whether a run is expected to be long, or is a part of one that was. */
function isLong({ programs }: Prepared, built: Built): boolean {
  return built.program.derived.has(compiledOf) || (programs.expectedNodes ?? 0) >= COMPILE_FROM;
}

/**
 * An interpreted run of bounded length; undefined when the puzzle needs more, so that it is
 * worth compiling. No solution is handed over before that is known.
 */
function trial(question: RunQuestion, built: Built): RunResult | undefined {
  const { meter } = question;
  const found: Uint8Array[] = [];
  const collect =
    question.onSolution &&
    ((digits: Uint8Array) => {
      found.push(digits.slice());
      return found.length > MOST_HELD;
    });
  const short = meter.trial(COMPILE_AFTER);
  const result = attempt(question, built, { meter: short, onSolution: collect, compiled: undefined });
  if (result.stopped === "nodes" && !meter.exhausted(result.nodes)) return undefined;
  if (found.length > MOST_HELD) return undefined;
  meter.stopped = result.stopped;
  meter.add(result.nodes);
  const enough = found.some((digits) => question.onSolution?.(digits) ?? false);
  return enough ? { ...result, stopped: "enough" } : result;
}

function compiledOf({ program }: Built, compile: NonNullable<Kernels["compile"]>): Compiled | undefined {
  if (!program.derived.has(compiledOf)) program.derived.set(compiledOf, compile(program));
  return program.derived.get(compiledOf) as Compiled | undefined;
}
