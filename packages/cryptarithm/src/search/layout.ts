/**
 * Where everything of a program is while it is interpreted in batches: each register of a
 * stage is a column of doubles, a value a lane; sets of digits and the places of lanes are
 * columns of integers. All columns lie in one array of doubles and one of integers.
 *
 * A stage reads its own columns and those of the stage around it. So what a deeper stage
 * reads is carried from batch to batch, for the lanes that passed. Batch 0 is the root, one
 * lane with nothing bound; batch k + 1 has the lanes of stage k.
 */
import { nativeFunction } from "../number/native.js";
import { COMPUTE } from "../plan/emitter.js";
import type { Operation, Program, Stage } from "../plan/program.js";
import { wordsIn } from "./digit-mask.js";
import { FULL_LOOPS, FULL_SUBTRACT_FROM } from "./full-loops.js";
import { boundBy, isEffect, leanProgram, readsA, readsB } from "./lean.js";
import { CONSTANT_LOOPS, LOOPS, type Loop, type PlacedOperation } from "./loops.js";

/** Where a value is: lane i of a batch reads `registers[column + index[by + i]]`. */
export interface Location {
  readonly column: number;
  /** Whose place counts: the lane's own, its parent's, or none, as it is a constant. */
  readonly of: "lane" | "parent" | "constant";
}

export interface StageLayout {
  readonly stage: Stage;
  /** The operations before a word is read. */
  readonly before: readonly PlacedOperation[];
  readonly operations: readonly PlacedOperation[];
  readonly effects: readonly Effect[];
  /** Columns that deeper stages read: from the batch around, to this one, alternating. */
  readonly carried: readonly number[];
  /** The symbols that the stage binds, and the columns of their digits. */
  readonly symbols: readonly number[];
  readonly columns: readonly number[];
  /** Whether sets of digits are one integer, the only one. */
  readonly simple: boolean;
  /** The sum of a `solve` stage, the value of a `determine` stage. */
  readonly value: Location;
  /** For each place of a word: where its digit is, or will be. */
  readonly places: readonly Location[];
  /** In `index`: the lanes that are left, their parents (in the same order), and the parent of each lane. */
  readonly lanes: number;
  readonly parents: number;
  readonly up: number;
  /** In `index`, for a `determine` stage: the number of each lane among the nodes; -1 where all lanes are nodes. */
  readonly order: number;
}

export interface Effect {
  readonly name: "exact" | "decided";
  readonly condition: number;
  readonly value: Location;
}

/** The most lanes of a batch: enough to share the cost of an operation, few enough for the nearest cache. */
const MOST_LANES = 128;
/** Doubles that a layout may take before its batches become smaller. */
const MOST_DOUBLES = 1 << 18;

export class Layout {
  readonly program: Program;
  readonly width: number;
  /** Integers in a set of digits. */
  readonly words: 1 | 2;
  /** Sets of digits in a lane, one a group, each of so many words. */
  readonly planes: number;
  readonly stages: readonly StageLayout[];
  /** Effects before the first stage. */
  readonly effects: readonly Effect[];
  /** Whether a test before the first stage fails, so that there is nothing to search. */
  readonly fails: boolean;
  /** The lengths of the two arrays. */
  readonly registerLength: number;
  readonly indexLength: number;
  /** In `index`: the sets of digits of batch 0; those of the next batch follow. */
  readonly masks: number;
  /** In `index`, for the root: its only lane. */
  readonly rootLanes: number;
  /** Values of the constant columns, from 0. */
  readonly constants: readonly number[];

  constructor(source: Program) {
    const program = leanProgram(source);
    this.program = program;
    this.words = wordsIn(program.base);
    this.planes = program.groupCount * this.words;
    const writer = new LayoutWriter(program);
    this.fails = writer.fails;
    this.width = writer.width;
    this.stages = program.stages.map((stage, at) => writer.stage(stage, at));
    this.effects = writer.effects(program.prelude);
    this.constants = writer.constants;
    this.registerLength = writer.registerLength;
    this.rootLanes = writer.width;
    this.masks = writer.indexLength;
    this.indexLength = this.masks + (program.stages.length + 1) * this.planes * this.width;
  }
}

/** The layout of a program; made once for each. */
export function layoutOf(program: Program): Layout {
  let known = program.derived.get(layoutOf) as Layout | undefined;
  if (known === undefined) {
    known = new Layout(program);
    program.derived.set(layoutOf, known);
  }
  return known;
}

class LayoutWriter {
  readonly width: number;
  readonly constants: number[] = [];
  fails = false;
  registerLength: number;
  indexLength: number;
  private readonly program: Program;
  private readonly natives: readonly ((n: number) => number)[];
  /** For each register: the place of its constant, or -1. */
  private readonly constantAt: Int32Array;
  /** For each register: the last stage that reads it, or -1. */
  private readonly lastRead: Int32Array;
  /** The registers in the batch of the last stage, and their columns in it and in the one being laid out (-1: not there). */
  private inside: number[] = [];
  private outer: Int32Array;
  private inner: Int32Array;

  constructor(program: Program) {
    const { registerCount } = program;
    this.program = program;
    this.natives = program.natives.map((name) => nativeFunction(name, program.base));
    this.constantAt = new Int32Array(registerCount).fill(-1);
    this.lastRead = new Int32Array(registerCount).fill(-1);
    this.outer = new Int32Array(registerCount).fill(-1);
    this.inner = new Int32Array(registerCount).fill(-1);
    for (const [register, value] of program.constants) this.setConstant(register, value);
    this.prelude();
    this.readings();
    const columns = this.columnCount();
    // Never fewer than the children of one lane, which the sampler makes together.
    this.width = Math.max(
      program.base,
      Math.min(MOST_LANES, Math.floor(MOST_DOUBLES / Math.max(1, columns))),
    );
    this.registerLength = this.constants.length;
    // First the zeros by which constants are looked up, then the lane of the root.
    this.indexLength = this.width + 1;
  }

  private setConstant(register: number, value: number): void {
    this.constantAt[register] = this.constants.push(value) - 1;
  }

  private constantOf(register: number): number {
    return this.constants[this.constantAt[register] as number] as number;
  }

  /** What comes before the first stage only reads constants, so it is done here, once. */
  private prelude(): void {
    for (const o of this.program.prelude) {
      if (isEffect(o)) continue;
      const a = this.constantOf(o.a);
      const b = readsB(o) ? this.constantOf(o.b) : 0;
      if (o.to < 0) this.fails ||= failing(o, a, b);
      else {
        const compute = COMPUTE[o.name];
        const value = compute ? compute(a, b) : this.natives[o.b]?.(a);
        this.setConstant(o.to, value as number);
      }
    }
  }

  private readings(): void {
    const { lastRead } = this;
    const read = (operations: readonly Operation[], at: number): void => {
      for (const o of operations) {
        if (readsA(o)) lastRead[o.a] = at;
        if (readsB(o)) lastRead[o.b] = at;
      }
    };
    for (const [at, stage] of this.program.stages.entries()) {
      if (stage.kind === "solve") lastRead[stage.sum] = at;
      if (stage.kind === "determine") {
        read(stage.prelude, at);
        if (stage.value >= 0) lastRead[stage.value] = at;
        stage.places.forEach((p, i) => {
          if (p >= 0 && !stage.binds[i]) lastRead[p] = at;
        });
      }
      read(stage.operations, at);
    }
  }

  /** How many columns all batches have together. */
  private columnCount(): number {
    let count = 0;
    let inside: number[] = [];
    for (const [at, stage] of this.program.stages.entries()) {
      inside = [...inside.filter((r) => (this.lastRead[r] as number) > at), ...written(stage)];
      count += inside.length;
    }
    return count;
  }

  private column(): number {
    const column = this.registerLength;
    this.registerLength += this.width;
    return column;
  }

  private indices(): number {
    const at = this.indexLength;
    this.indexLength += this.width;
    return at;
  }

  stage(stage: Stage, at: number): StageLayout {
    const { program } = this;
    [this.outer, this.inner] = [this.inner, this.outer];
    this.inner.fill(-1);
    const inside: number[] = [];
    const carried: number[] = [];
    for (const r of this.inside) {
      if ((this.lastRead[r] as number) <= at) continue;
      const to = this.column();
      carried.push(this.outer[r] as number, to);
      // Read from the batch around until the stage is done, so `inner` learns of it only below.
      inside.push(r);
    }
    const symbols = boundBy(stage);
    const columns = symbols.map((s) => {
      const column = this.column();
      this.inner[s] = column;
      return column;
    });
    const place = { lanes: this.indices(), parents: this.indices() };
    const up = this.indices();
    const before = stage.kind === "determine" ? this.placed(stage.prelude, place, true) : [];
    const value =
      stage.kind === "solve" ? stage.sum : stage.kind === "determine" && stage.value >= 0 ? stage.value : -1;
    const valueAt: Location = value < 0 ? { column: 0, of: "constant" } : this.location(value);
    const operations = this.placed(stage.operations, place, stage.kind !== "determine");
    const effects = this.effects(stage.operations);
    const places =
      stage.kind === "determine"
        ? stage.places.map((p): Location => (p < 0 ? { column: 0, of: "constant" } : this.location(p)))
        : [];
    for (const r of written(stage)) inside.push(r);
    for (let i = 0; i < carried.length; i += 2)
      this.inner[inside[i / 2] as number] = carried[i + 1] as number;
    this.inside = inside;
    const simple =
      program.groupCount === 1 &&
      wordsIn(program.base) === 1 &&
      symbols.every((s) => program.groupsOf[s]?.length === 1);
    return {
      stage,
      before,
      operations,
      effects,
      carried,
      symbols,
      columns,
      simple,
      value: valueAt,
      places,
      order: stage.kind === "determine" ? this.indices() : -1,
      up,
      ...place,
    };
  }

  effects(operations: readonly Operation[]): Effect[] {
    return operations.filter(isEffect).map((o) => ({
      name: o.name as Effect["name"],
      condition: o.a,
      value: o.name === "decided" ? this.location(o.a) : { column: 0, of: "constant" },
    }));
  }

  private location(register: number): Location {
    const constant = this.constantAt[register] as number;
    if (constant >= 0) return { column: constant, of: "constant" };
    const own = this.inner[register] as number;
    return own >= 0 ? { column: own, of: "lane" } : { column: this.outer[register] as number, of: "parent" };
  }

  /** Places operations; `fullBefore` says that no lane of the batch has failed yet. */
  private placed(
    operations: readonly Operation[],
    place: LanePlaces,
    fullBefore: boolean,
  ): PlacedOperation[] {
    const placed: PlacedOperation[] = [];
    let full = fullBefore;
    for (const operation of operations) {
      if (isEffect(operation)) continue;
      full &&= operation.to >= 0;
      const o = constantLast(operation, (r) => (this.constantAt[r] as number) >= 0);
      const a = this.location(o.a);
      const b: Location = readsB(o) ? this.location(o.b) : a;
      const chosen = (full ? fullLoop(o, a, b) : undefined) ?? { loop: generalLoop(o, b), a, b };
      let to = -1;
      if (o.to >= 0) {
        to = this.column();
        this.inner[o.to] = to;
      }
      placed.push({
        loop: chosen.loop,
        to,
        a: chosen.a.column,
        b: chosen.b.column,
        ia: lookup(chosen.a, place),
        ib: lookup(chosen.b, place),
        constant: b.of === "constant" ? (this.constants[b.column] as number) : 0,
        ...place,
        native: (o.name === "call" ? this.natives[o.b] : undefined) ?? identity,
      });
    }
    return placed;
  }
}

type LanePlaces = Pick<PlacedOperation, "lanes" | "parents">;

/** Where in `index` a value is looked up; constants are looked up in the zeros at 0. */
function lookup({ of }: Location, { lanes, parents }: LanePlaces): number {
  return of === "lane" ? lanes : of === "parent" ? parents : 0;
}

function generalLoop({ name }: Operation, b: Location): Loop {
  // What is no effect has a loop.
  const general = LOOPS[name as keyof typeof LOOPS];
  return b.of === "constant" ? (CONSTANT_LOOPS[name] ?? general) : general;
}

interface Chosen {
  readonly loop: Loop;
  readonly a: Location;
  readonly b: Location;
}

/** The loop for a full batch, where there is one, with its operands in the order that it wants. */
function fullLoop({ name }: Operation, a: Location, b: Location): Chosen | undefined {
  const loops = FULL_LOOPS[name];
  if (loops === undefined) return undefined;
  if (a.of === "parent" && b.of === "lane") {
    const loop = name === "subtract" ? FULL_SUBTRACT_FROM : loops.parent;
    return loop && { loop, a: b, b: a };
  }
  if (a.of !== "lane") return undefined;
  const loop = loops[b.of];
  return loop && { loop, a, b };
}

const identity = (n: number): number => n;

/** The registers that a stage writes. */
function written(stage: Stage): number[] {
  const own: number[] = [...boundBy(stage)];
  if (stage.kind === "determine") for (const o of stage.prelude) if (o.to >= 0) own.push(o.to);
  for (const o of stage.operations) if (o.to >= 0) own.push(o.to);
  return own;
}

const SWAPPED: Readonly<Partial<Record<Operation["name"], Operation["name"]>>> = {
  add: "add",
  multiply: "multiply",
  minimum: "minimum",
  maximum: "maximum",
  failIfLess: "failIfGreater",
  failIfGreater: "failIfLess",
  failIfDifferent: "failIfDifferent",
};

/** The same operation with its constant as b, where it has one and can be turned round. */
function constantLast(o: Operation, isConstant: (register: number) => boolean): Operation {
  const name = SWAPPED[o.name];
  if (name === undefined || !isConstant(o.a) || isConstant(o.b)) return o;
  return { name, to: o.to, a: o.b, b: o.a };
}

/** Whether a test of two numbers fails. */
function failing({ name }: Operation, a: number, b: number): boolean {
  switch (name) {
    case "failIfLess":
      return a < b;
    case "failIfGreater":
      return a > b;
    case "failIfDifferent":
      return !(a === b);
    case "failIfEqual":
      return a === b;
    default:
      return a === 0;
  }
}
