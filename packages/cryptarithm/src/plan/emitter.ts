/**
 * Writes operations: hands out registers, folds constants, and shares what was computed
 * before. Operands are constants until an operation truly needs a register, so the same
 * code that emits a bound also computes it for good when no symbol is bound.
 */
import { naturalGcd, naturalPower } from "../number/native.js";
import type { Operation, OperationName } from "./program.js";

/** A register, or a constant that needs none. */
export type Operand = { readonly register: number } | { readonly constant: number };

export const constant = (value: number): Operand => ({ constant: value });

/** The largest double below which every integer is exact: 2^53. */
export const EXACT_LIMIT = 9007199254740992;

/** More than any program has; two register numbers make one exact double. */
const MOST_REGISTERS = 2 ** 26;

const EPSILON = 2.220446049250313e-16;
const TINY = 5e-324;

/** What each computing operation does, for folding; `search/` holds the same in its own form. */
export const COMPUTE: Readonly<Record<string, (a: number, b: number) => number>> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  minimum: (a, b) => Math.min(a, b),
  maximum: (a, b) => Math.max(a, b),
  modulo: (a, b) => {
    const r = a % b;
    return r < 0 ? r + b : r;
  },
  naturalPower,
  gcd: naturalGcd,
  floor: (a) => Math.floor(a),
  round: (a) => Math.round(a),
  power: (a, b) => a ** b,
  logarithm: (a) => Math.log(a),
  down: (a) => (a > Number.MAX_VALUE ? Number.MAX_VALUE : a - Math.abs(a) * EPSILON - TINY),
  up: (a) => (a < -Number.MAX_VALUE ? -Number.MAX_VALUE : a + Math.abs(a) * EPSILON + TINY),
  below: (a) => (a > Number.MAX_VALUE ? Number.MAX_VALUE : a - Math.abs(a) * 1e-12 - TINY),
  above: (a) => (a < -Number.MAX_VALUE ? -Number.MAX_VALUE : a + Math.abs(a) * 1e-12 + TINY),
  less: (a, b) => (a < b ? 1 : 0),
  lessOrEqual: (a, b) => (a <= b ? 1 : 0),
  equal: (a, b) => (a === b ? 1 : 0),
  not: (a) => 1 - a,
};

export class Emitter {
  /** The operations of the stage being written. */
  private operations: Operation[] = [];
  private next: number;
  private readonly constantRegisters = new Map<number, number>();
  /** For each operation, the result by its operands. */
  private readonly shared = new Map<OperationName, Map<number, number>>();
  readonly natives: string[] = [];
  /** Whether a constant test has failed, so that nothing can hold. */
  impossible = false;

  constructor(symbolCount: number) {
    this.next = symbolCount;
  }

  get registerCount(): number {
    return this.next;
  }

  constants(): (readonly [number, number])[] {
    return [...this.constantRegisters].map(([value, register]) => [register, value] as const);
  }

  /** Hands over the operations written since the last call. */
  take(): Operation[] {
    const taken = this.operations;
    this.operations = [];
    return taken;
  }

  /** The register of an operand; a constant gets one of its own, once. */
  register(operand: Operand): number {
    if ("register" in operand) return operand.register;
    const value = Object.is(operand.constant, -0) ? 0 : operand.constant;
    let register = this.constantRegisters.get(value);
    if (register === undefined) {
      register = this.next++;
      this.constantRegisters.set(value, register);
    }
    return register;
  }

  /** Emits a computing operation, or folds it. The same operation on the same registers is emitted once. */
  compute(name: OperationName, a: Operand, b: Operand = a): Operand {
    if ("constant" in a && "constant" in b)
      return constant((COMPUTE[name] as (a: number, b: number) => number)(a.constant, b.constant));
    if (name === "add" && "constant" in b && b.constant === 0) return a;
    if (name === "add" && "constant" in a && a.constant === 0) return b;
    if (name === "subtract" && "constant" in b && b.constant === 0) return a;
    if (name === "multiply" && "constant" in b && b.constant === 1) return a;
    if (name === "multiply" && "constant" in a && a.constant === 1) return b;
    if ((name === "minimum" || name === "maximum") && a === b) return a;
    return this.emit(name, this.register(a), this.register(b));
  }

  /** Emits a call of a native function of one argument. */
  call(native: string, a: Operand): Operand {
    let index = this.natives.indexOf(native);
    if (index < 0) index = this.natives.push(native) - 1;
    return this.emit("call", this.register(a), index);
  }

  private emit(name: OperationName, a: number, b: number): Operand {
    let results = this.shared.get(name);
    if (results === undefined) {
      results = new Map();
      this.shared.set(name, results);
    }
    const key = a * MOST_REGISTERS + b;
    const known = results.get(key);
    if (known !== undefined) return { register: known };
    const to = this.next++;
    this.operations.push({ name, to, a, b });
    results.set(key, to);
    return { register: to };
  }

  /** Emits a test of two operands, or decides it now. */
  test(
    name: "failIfLess" | "failIfGreater" | "failIfDifferent" | "failIfEqual",
    a: Operand,
    b: Operand,
  ): void {
    if ("constant" in a && "constant" in b) {
      const [x, y] = [a.constant, b.constant];
      const fails =
        name === "failIfLess"
          ? x < y
          : name === "failIfGreater"
            ? x > y
            : name === "failIfEqual"
              ? x === y
              : !(x === y);
      if (!fails) return;
      this.impossible = true;
    }
    this.operations.push({ name, to: -1, a: this.register(a), b: this.register(b) });
  }

  failIfZero(a: Operand): void {
    if ("constant" in a) {
      if (a.constant !== 0) return;
      this.impossible = true;
    }
    this.operations.push({ name: "failIfZero", to: -1, a: this.register(a), b: 0 });
  }

  exact(condition: number): void {
    this.operations.push({ name: "exact", to: -1, a: condition, b: 0 });
  }

  decided(a: Operand): void {
    if ("constant" in a && a.constant !== 1) return;
    this.operations.push({ name: "decided", to: -1, a: this.register(a), b: 0 });
  }
}
