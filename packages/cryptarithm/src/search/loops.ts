/**
 * The operations of a program, each for a whole batch of lanes at once. To decide which
 * operation comes next costs an interpreter more than to do it; here all lanes share that
 * cost, so that a program runs several times faster than node by node.
 *
 * A lane is one node of the tree: a place in its batch, and the place of its parent in the
 * batch around it. A computation writes one register of each lane; a test keeps the lanes
 * that pass. Hot: nothing allocates, and each loop is a function of its own, so that only
 * those that a puzzle needs are ever optimized.
 */
import { naturalGcd, naturalPower } from "../number/native.js";
import type { OperationName } from "../plan/program.js";

/** One operation, with its operands found. Lane j reads `registers[a + index[ia + j]]`, and b likewise. */
export interface PlacedOperation {
  readonly loop: Loop;
  /** The column that is written; lane j writes `registers[to + index[lanes + j]]`. */
  readonly to: number;
  readonly a: number;
  readonly b: number;
  /** Where in `index` an operand is looked up: at the lanes, at their parents, or at zeros for a constant. */
  readonly ia: number;
  readonly ib: number;
  /** The constant b, in loops that are made for one. */
  readonly constant: number;
  /** Where in `index` the lanes of the batch are, and their parents. */
  readonly lanes: number;
  readonly parents: number;
  /** The native function of a call. */
  readonly native: (n: number) => number;
}

/** Does an operation for the first `count` lanes; returns how many lanes are left. */
export type Loop = (
  operation: PlacedOperation,
  count: number,
  registers: Float64Array,
  index: Int32Array,
) => number;

const EPSILON = 2.220446049250313e-16;
const TINY = 5e-324;
const MAX = Number.MAX_VALUE;

const add: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x + y;
  }
  return count;
};

const addConstant: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x + y;
  }
  return count;
};

const subtract: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x - y;
  }
  return count;
};

const multiply: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x * y;
  }
  return count;
};

const multiplyConstant: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x * y;
  }
  return count;
};

const divide: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x / y;
  }
  return count;
};

const minimum: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.min(x, y);
  }
  return count;
};

const minimumConstant: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.min(x, y);
  }
  return count;
};

const maximum: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.max(x, y);
  }
  return count;
};

const maximumConstant: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.max(x, y);
  }
  return count;
};

// The quotient is exact below 2^53 (its error is smaller than its distance to the next integer), and far cheaper than %.
const modulo: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    const rest = x - Math.trunc(x / y) * y;
    registers[to + (index[lanes + j] as number)] = rest < 0 ? rest + y : rest;
  }
  return count;
};

const moduloConstant: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const rest = x - Math.trunc(x / y) * y;
    registers[to + (index[lanes + j] as number)] = rest < 0 ? rest + y : rest;
  }
  return count;
};

const floor: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.floor(x);
  }
  return count;
};

const round: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.round(x);
  }
  return count;
};

const power: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x ** y;
  }
  return count;
};

const raise: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const n = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = naturalPower(x, n);
  }
  return count;
};

const gcd: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = naturalGcd(x, y);
  }
  return count;
};

const logarithm: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = Math.log(x);
  }
  return count;
};

const down: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x > MAX ? MAX : x - Math.abs(x) * EPSILON - TINY;
  }
  return count;
};

const up: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < -MAX ? -MAX : x + Math.abs(x) * EPSILON + TINY;
  }
  return count;
};

const below: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x > MAX ? MAX : x - Math.abs(x) * 1e-12 - TINY;
  }
  return count;
};

const above: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < -MAX ? -MAX : x + Math.abs(x) * 1e-12 + TINY;
  }
  return count;
};

const less: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x < y ? 1 : 0;
  }
  return count;
};

const lessOrEqual: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x <= y ? 1 : 0;
  }
  return count;
};

const equal: Loop = (operation, count, registers, index) => {
  const { to, a, ia, b, ib, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    const y = registers[b + (index[ib + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = x === y ? 1 : 0;
  }
  return count;
};

const not: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = 1 - x;
  }
  return count;
};

const call: Loop = (operation, count, registers, index) => {
  const { to, a, ia, lanes, native } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + (index[ia + j] as number)] as number;
    registers[to + (index[lanes + j] as number)] = native(x);
  }
  return count;
};

const failIfLess: Loop = (operation, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = operation;
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

const failIfLessConstant: Loop = (operation, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = operation;
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

const failIfGreater: Loop = (operation, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = operation;
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

const failIfGreaterConstant: Loop = (operation, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = operation;
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

const failIfDifferent: Loop = (operation, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = operation;
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

const failIfDifferentConstant: Loop = (operation, count, registers, index) => {
  const { a, ia, lanes, parents, constant: y } = operation;
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

const failIfEqual: Loop = (operation, count, registers, index) => {
  const { a, ia, b, ib, lanes, parents } = operation;
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

const failIfZero: Loop = (operation, count, registers, index) => {
  const { a, ia, lanes, parents } = operation;
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

/** The loops; what speaks to the environment has none. */
export const LOOPS: Readonly<Record<Exclude<OperationName, "exact" | "decided">, Loop>> = {
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
  naturalPower: raise,
  gcd,
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

/** Loops whose b is a constant. */
export const CONSTANT_LOOPS: Readonly<Partial<Record<OperationName, Loop>>> = {
  add: addConstant,
  multiply: multiplyConstant,
  minimum: minimumConstant,
  maximum: maximumConstant,
  modulo: moduloConstant,
  failIfLess: failIfLessConstant,
  failIfGreater: failIfGreaterConstant,
  failIfDifferent: failIfDifferentConstant,
};
