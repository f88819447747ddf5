/**
 * The operations of a program, each for a whole batch of lanes at once. To decide which
 * operation comes next costs an interpreter more than to do it; here all lanes share that
 * cost, so that a program runs about as fast as compiled, without generated code.
 *
 * A lane is one node of the tree: a place in its batch, and the place of its parent in the
 * batch around it. A computation writes one register of each lane; a test keeps the lanes
 * that pass. Hot: nothing allocates, and each loop is a function of its own, so that only
 * those that a puzzle needs are ever optimized.
 */
import type { OperationName } from "../plan/program.js";

/** One operation, with its operands found. Lane j reads `registers[a + index[ia + j]]`, and b likewise. */
export interface Step {
  readonly kernel: Kernel;
  /** The column that is written; lane j writes `registers[to + index[lanes + j]]`. */
  readonly to: number;
  readonly a: number;
  readonly b: number;
  /** Where in `index` an operand is looked up: at the lanes, at their parents, or at zeros for a constant. */
  readonly ia: number;
  readonly ib: number;
  /** The constant b, in kernels that are made for one. */
  readonly constant: number;
  /** Where in `index` the lanes of the batch are, and their parents. */
  readonly lanes: number;
  readonly parents: number;
  /** The native function of a call. */
  readonly native: (n: number) => number;
}

/** Does a step for the first `count` lanes; returns how many lanes are left. */
export type Kernel = (step: Step, count: number, registers: Float64Array, index: Int32Array) => number;

const EPSILON = 2.220446049250313e-16;
const TINY = 5e-324;
const MAX = Number.MAX_VALUE;

const add: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x + y;
  }
  return count;
};

const addConstant: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x + y;
  }
  return count;
};

const subtract: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x - y;
  }
  return count;
};

const multiply: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x * y;
  }
  return count;
};

const multiplyConstant: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x * y;
  }
  return count;
};

const divide: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x / y;
  }
  return count;
};

const minimum: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.min(x, y);
  }
  return count;
};

const minimumConstant: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.min(x, y);
  }
  return count;
};

const maximum: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.max(x, y);
  }
  return count;
};

const maximumConstant: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.max(x, y);
  }
  return count;
};

// The quotient is exact below 2^53 (its error is smaller than its distance to the next integer), and far cheaper than %.
const modulo: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    const rest = x - Math.trunc(x / y) * y;
    registers[to + (index[lanes + j] as number)] = rest < 0 ? rest + y : rest;
  }
  return count;
};

const moduloConstant: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const rest = x - Math.trunc(x / y) * y;
    registers[to + (index[lanes + j] as number)] = rest < 0 ? rest + y : rest;
  }
  return count;
};

const floor: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.floor(x);
  }
  return count;
};

const round: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.round(x);
  }
  return count;
};

const power: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x ** y;
  }
  return count;
};

const logarithm: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.log(x);
  }
  return count;
};

const down: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x > MAX ? MAX : x - Math.abs(x) * EPSILON - TINY;
  }
  return count;
};

const up: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < -MAX ? -MAX : x + Math.abs(x) * EPSILON + TINY;
  }
  return count;
};

const below: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x > MAX ? MAX : x - Math.abs(x) * 1e-12 - TINY;
  }
  return count;
};

const above: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < -MAX ? -MAX : x + Math.abs(x) * 1e-12 + TINY;
  }
  return count;
};

const less: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < y ? 1 : 0;
  }
  return count;
};

const lessOrEqual: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x <= y ? 1 : 0;
  }
  return count;
};

const equal: Kernel = (step, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x === y ? 1 : 0;
  }
  return count;
};

const not: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = 1 - x;
  }
  return count;
};

const call: Kernel = (step, count, registers, index) => {
  const { to, a, ia, lanes, native } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = native(x);
  }
  return count;
};

const failIfLess: Kernel = (step, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    if (!(x < y)) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfLessConstant: Kernel = (step, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    if (!(x < y)) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfGreater: Kernel = (step, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    if (!(x > y)) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfGreaterConstant: Kernel = (step, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    if (!(x > y)) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfDifferent: Kernel = (step, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    if (x === y) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfDifferentConstant: Kernel = (step, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    if (x === y) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfEqual: Kernel = (step, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    if (x !== y) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

const failIfZero: Kernel = (step, count, registers, index) => {
  const { a, ia, lanes, parents } = step;
  let left = 0;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    if (x !== 0) {
      index[lanes + left] = index[lanes + j] as number;
      index[parents + left] = index[parents + j] as number;
      left++;
    }
  }
  return left;
};

/** The kernels; what speaks to the environment has none. */
export const KERNELS: Readonly<Record<Exclude<OperationName, "exact" | "decided">, Kernel>> = {
  add,
  subtract,
  multiply,
  divide,
  minimum,
  maximum,
  modulo,
  floor,
  round,
  power,
  logarithm,
  down,
  up,
  below,
  above,
  less,
  lessOrEqual,
  equal,
  not,
  call,
  failIfLess,
  failIfGreater,
  failIfDifferent,
  failIfEqual,
  failIfZero,
};

/** Kernels whose b is a constant. */
export const CONSTANT_KERNELS: Readonly<Partial<Record<OperationName, Kernel>>> = {
  add: addConstant,
  multiply: multiplyConstant,
  minimum: minimumConstant,
  maximum: maximumConstant,
  modulo: moduloConstant,
  failIfLess: failIfLessConstant,
  failIfGreater: failIfGreaterConstant,
  failIfDifferent: failIfDifferentConstant,
};
