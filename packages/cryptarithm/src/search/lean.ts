/**
 * A program made ready to run: without what nobody reads, each operation where it is done
 * least often, and tests as early as their operands allow. The planner writes bounds as they
 * come, and about half of what it writes is never asked for. Interpreter and compiler both
 * begin here, so that they still run the same program.
 *
 * No test moves to another stage: that would change the tree and the count of its nodes.
 */
import type { DetermineStage, Operation, Program, Stage } from "../plan/program.js";

/** What asks or tells the environment; comes last in its stage, in the order of the plan. */
export function isEffect(operation: Operation): boolean {
  return operation.name === "exact" || operation.name === "decided";
}

/** The lean form of a program; made once for each. */
export function leanProgram(program: Program): Program {
  let known = program.derived.get(leanProgram) as Program | undefined;
  if (known === undefined) {
    known = new Leaning(program).result();
    program.derived.set(leanProgram, known);
  }
  return known;
}

/** Whether an operation reads the register `a`. */
export const readsA = (o: Operation): boolean => o.name !== "exact";

/** Whether an operation reads the register `b`; where it has one operand, b is not used or the same. */
export const readsB = (o: Operation): boolean =>
  o.name !== "exact" && o.name !== "decided" && o.name !== "failIfZero" && o.name !== "call";

/** The place of what no operation of the program computes: constants and digits. */
const NOWHERE = -9;

class Leaning {
  private readonly program: Program;
  /** The operation that writes a register. */
  private readonly writer: (Operation | undefined)[];
  private readonly needed: Uint8Array;
  /** The stage at which a register can be known (-1: before the first). */
  private readonly level: Int32Array;
  /** For each stage, the next one that branches. */
  private readonly nextBranch: Int32Array;
  /** Where an operation is done, by its register: twice the stage, and one more behind a `determine` prelude. */
  private readonly place: Int32Array;
  private readonly done: Uint8Array;
  /** The computations of each place, in the order of the plan. */
  private readonly computed: Operation[][];

  constructor(program: Program) {
    const { registerCount, stages } = program;
    this.program = program;
    this.writer = new Array(registerCount).fill(undefined);
    this.needed = new Uint8Array(registerCount);
    this.level = new Int32Array(registerCount).fill(-1);
    this.place = new Int32Array(registerCount).fill(NOWHERE);
    this.done = new Uint8Array(registerCount);
    this.nextBranch = new Int32Array(stages.length + 1).fill(stages.length);
    for (let at = stages.length - 1; at >= 0; at--) {
      this.nextBranch[at] = stages[at]?.kind === "branch" ? at : (this.nextBranch[at + 1] as number);
    }
    this.computed = Array.from({ length: 2 * stages.length + 2 }, () => []);
  }

  result(): Program {
    const { program } = this;
    this.need();
    this.put(program.prelude, -1, 1);
    for (const [at, stage] of program.stages.entries()) {
      if (stage.kind === "determine") {
        this.put(stage.prelude, at, 0);
        stage.places.forEach((p, i) => {
          if (stage.binds[i]) this.level[p] = at;
        });
      } else this.level[stage.symbol] = at;
      this.put(stage.operations, at, 1);
    }
    const prelude = this.ordered(program.prelude, -1, 1);
    const stages = program.stages.map((stage, at): Stage => {
      if (stage.kind !== "determine") return { ...stage, operations: this.ordered(stage.operations, at, 1) };
      const before = this.ordered(stage.prelude, at, 0);
      return { ...stage, prelude: before, operations: this.ordered(stage.operations, at, 1) };
    });
    return { ...program, prelude, stages };
  }

  /** Marks the registers that a test, an effect or a binding needs, directly or not. */
  private need(): void {
    const { needed, writer } = this;
    const { stages, prelude } = this.program;
    const backward = (operations: readonly Operation[]): void => {
      for (let i = operations.length - 1; i >= 0; i--) {
        const o = operations[i] as Operation;
        if (o.to >= 0) {
          if (needed[o.to] === 0) continue;
          writer[o.to] = o;
        }
        if (readsA(o)) needed[o.a] = 1;
        if (readsB(o)) needed[o.b] = 1;
      }
    };
    for (let at = stages.length - 1; at >= 0; at--) {
      const stage = stages[at] as Stage;
      backward(stage.operations);
      if (stage.kind === "solve") needed[stage.sum] = 1;
      if (stage.kind === "determine") {
        if (stage.value >= 0) needed[stage.value] = 1;
        backward(stage.prelude);
      }
    }
    backward(prelude);
  }

  /**
   * Gives each needed computation its place: as far out as some letter is tried in between,
   * for then it is done less often; otherwise where it stands, so that tests come first.
   */
  private put(operations: readonly Operation[], at: number, half: 0 | 1): void {
    const { level, nextBranch } = this;
    for (const o of operations) {
      if (o.to < 0 || this.needed[o.to] === 0) continue;
      const a = level[o.a] as number;
      const known = readsB(o) ? Math.max(a, level[o.b] as number) : a;
      level[o.to] = known;
      const branch = nextBranch[known + 1] as number;
      const place = branch <= at ? 2 * (branch - 1) + 1 : 2 * at + half;
      this.place[o.to] = place;
      (this.computed[place + 2] as Operation[]).push(o);
    }
  }

  /** The operations of a place: each test right after what it reads, then what later stages read, then effects. */
  private ordered(operations: readonly Operation[], at: number, half: 0 | 1): Operation[] {
    const place = 2 * at + half;
    const out: Operation[] = [];
    const open = (register: number): boolean => this.place[register] === place && this.done[register] === 0;
    // With a stack of its own, as a sum of thousands of letters is a chain of thousands of operations.
    const stack: number[] = [];
    const write = (register: number): void => {
      stack.push(register);
      for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
        const o = open(top) ? this.writer[top] : undefined;
        if (o === undefined) stack.pop();
        else if (open(o.a)) stack.push(o.a);
        else if (readsB(o) && open(o.b)) stack.push(o.b);
        else {
          this.done[top] = 1;
          out.push(o);
          stack.pop();
        }
      }
    };
    for (const o of operations) {
      if (o.to >= 0 || isEffect(o)) continue;
      write(o.a);
      if (readsB(o)) write(o.b);
      out.push(o);
    }
    for (const o of this.computed[place + 2] as Operation[]) write(o.to);
    for (const o of operations) if (isEffect(o)) out.push(o);
    return out;
  }
}

/** The symbols that a stage binds. */
export function boundBy(stage: Stage): readonly number[] {
  return stage.kind === "determine" ? boundPlaces(stage) : [stage.symbol];
}

function boundPlaces({ places, binds }: DetermineStage): number[] {
  return places.filter((_, i) => binds[i]);
}
