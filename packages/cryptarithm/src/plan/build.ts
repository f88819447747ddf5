/**
 * From an order to a program: follows the ranking, computes a letter instead of trying it
 * wherever an equation gives it, and after each binding writes every check that can cut.
 * Each stage also gets its line for people.
 */

import { Rational } from "../number/rational.js";
import { writtenWord } from "../semantics/pose.js";
import { digitOfPlace, type Place, type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { print } from "../syntax/printer.js";
import { Checks } from "./checks.js";
import { constant, Emitter, type Operand } from "./emitter.js";
import type { Isolated } from "./isolate.js";
import { tryEvaluate } from "./linear.js";
import type { Order } from "./order.js";
import type { Program, Stage } from "./program.js";
import type { BuildQuestion } from "./question.js";
import { Ranges } from "./ranges.js";
import { wholeFraction } from "./ring.js";

export interface Built {
  readonly program: Program;
  /** Expressions that the exact evaluator must compute for stages without a register value. */
  readonly expressions: readonly Expression[];
  /** One line for the start and one a stage, for people. */
  readonly notes: readonly string[];
  /** A constant check has failed: there is no solution, and nothing need run. */
  readonly impossible: boolean;
}

/** Builds the program that follows an order. */
export function build(question: BuildQuestion, order: Order): Built {
  const { puzzle, without } = question;
  const emitter = new Emitter(puzzle.symbols.length);
  const ranges = new Ranges(puzzle, emitter, question.facts);
  const checks = new Checks(question, emitter, ranges);
  const stages: Stage[] = [];
  const expressions: Expression[] = [];
  const notes: string[] = [];
  const open = new Set(order.symbols);
  const bind = (symbols: readonly number[]): void => {
    for (const s of symbols) {
      ranges.bind(s);
      open.delete(s);
    }
  };

  checks.write([], open.size);
  const prelude = emitter.take();
  notes.push(checks.takeNotes("before anything is tried"));

  while (open.size > 0) {
    const solved = without.has("solve-last") ? undefined : checks.solvable();
    if (solved !== undefined) {
      const sum = emitter.register(solved.sum);
      const before = emitter.take();
      // The sum is known from the last stage; what is left to compute belongs to it.
      appendOperations(stages, prelude, before);
      bind([solved.symbol]);
      checks.solved(solved.condition);
      checks.write([solved.symbol], open.size);
      stages.push({
        kind: "solve",
        symbol: solved.symbol,
        sum,
        coefficient: solved.coefficient,
        operations: emitter.take(),
      });
      notes.push(
        checks.takeNotes(`compute ${name(puzzle, solved.symbol)} from condition ${solved.condition + 1}`),
      );
      continue;
    }
    const read = without.has("determined-words") ? undefined : readable(question, ranges);
    if (read !== undefined) {
      const value = integerValue(read.value, ranges, emitter);
      const places = [...(puzzle.places.get(read.word) as readonly Place[])].reverse();
      if (value !== undefined) {
        emitter.test("failIfLess", value, constant(0));
        emitter.test("failIfGreater", value, constant(puzzle.base ** places.length - 1));
      }
      const register = value === undefined ? -1 : emitter.register(value);
      const before = emitter.take();
      const seen = new Set<number>();
      const binds = places.map((p) => {
        if (p < 0 || !open.has(p) || seen.has(p)) return false;
        seen.add(p);
        return true;
      });
      bind([...seen]);
      checks.write([...seen], open.size);
      stages.push({
        kind: "determine",
        prelude: before,
        value: register,
        expression: value === undefined ? expressions.push(read.value) - 1 : -1,
        places: places.map((p) => (p < 0 ? -1 - digitOfPlace(p) : p)),
        binds,
        operations: emitter.take(),
      });
      notes.push(checks.takeNotes(`read ${writtenWord(read.word)} off ${print(read.value)}`));
      continue;
    }
    const symbol = order.symbols.find((s) => open.has(s)) as number;
    bind([symbol]);
    checks.write([symbol], open.size);
    stages.push({ kind: "branch", symbol, operations: emitter.take() });
    notes.push(checks.takeNotes(`try ${name(puzzle, symbol)}`));
  }

  return {
    program: {
      derived: new Map(),
      base: puzzle.base,
      symbolCount: puzzle.symbols.length,
      groupsOf: puzzle.symbols.map((_, s) => puzzle.groups.flatMap((g, i) => (g.includes(s) ? [i] : []))),
      groupCount: puzzle.groups.length,
      registerCount: emitter.registerCount,
      constants: emitter.constants(),
      natives: emitter.natives,
      prelude,
      stages,
    },
    expressions,
    notes,
    impossible: emitter.impossible && prelude.length > 0 && checks.impossibleAtStart,
  };
}

const name = (puzzle: Puzzle, symbol: number): string => puzzle.symbols[symbol]?.name ?? "";

function appendOperations(
  stages: Stage[],
  prelude: Program["prelude"][number][],
  operations: readonly Program["prelude"][number][],
): void {
  if (operations.length === 0) return;
  const last = stages.pop();
  if (last === undefined) prelude.push(...operations);
  else stages.push({ ...last, operations: [...last.operations, ...operations] });
}

/** A word that can be read off now: everything else in its equation is bound, and it has open letters. */
function readable({ puzzle, conditions, isolated }: BuildQuestion, ranges: Ranges): Isolated | undefined {
  for (let i = 0; i < conditions.length; i++) {
    for (const candidate of isolated[i] ?? []) {
      const places = puzzle.places.get(candidate.word) as readonly Place[];
      if (places.every((p) => p < 0 || ranges.isBound(p))) continue;
      if (candidate.needed.every((s) => ranges.isBound(s))) return candidate;
    }
  }
  return undefined;
}

/** Emits a whole-numbered value from bound letters; undefined when doubles cannot hold it exactly. */
function integerValue(value: Expression, ranges: Ranges, emitter: Emitter): Operand | undefined {
  const whole = ranges.of(value);
  if (ranges.isKnown(whole)) return whole.lo;
  if (value.kind === "radical") return integerRoot(value.operand, value.degree, ranges, emitter);
  if (value.kind === "power" && symbolsOf(value.exponent, ranges.puzzle).size === 0) {
    const exponent = tryEvaluate(value.exponent, ranges.puzzle);
    if (!(exponent instanceof Rational) || exponent.n !== 1n || exponent.d > 64n) return undefined;
    return integerRoot(value.base, Number(exponent.d), ranges, emitter);
  }
  return integerQuotient(value, ranges, emitter);
}

/** Emits a quotient of known whole numbers, and the test that it is one. */
function integerQuotient(value: Expression, ranges: Ranges, emitter: Emitter): Operand | undefined {
  const fraction = wholeFraction(value, ranges.puzzle);
  if (fraction === undefined) return undefined;
  const above = ranges.of(fraction.above);
  const below = ranges.of(fraction.below);
  if (!ranges.isKnown(above) || !ranges.isKnown(below) || below.least < 0) return undefined;
  const divisors = fraction.nonzero.map((divisor) => ranges.of(divisor));
  if (!divisors.every((divisor) => ranges.isKnown(divisor))) return undefined;
  for (const divisor of [...divisors, below]) emitter.test("failIfEqual", divisor.lo, constant(0));
  emitter.test("failIfDifferent", emitter.compute("modulo", above.lo, below.lo), constant(0));
  return emitter.compute("divide", above.lo, below.lo);
}

/** Emits the root of a known natural number, and the test that it is one. */
function integerRoot(of: Expression, degree: number, ranges: Ranges, emitter: Emitter): Operand | undefined {
  const radicand = ranges.of(of);
  if (!ranges.isKnown(radicand)) return undefined;
  emitter.test("failIfLess", radicand.lo, constant(0));
  const root = emitter.compute("round", emitter.compute("power", radicand.lo, constant(1 / degree)));
  let power = root;
  for (let i = 1; i < degree; i++) power = emitter.compute("multiply", power, root);
  emitter.test("failIfDifferent", power, radicand.lo);
  return root;
}
