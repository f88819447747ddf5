/**
 * Kernels for full batches. Until a stage has made its first test, lane j is at place j, and
 * what a lane reads of its own needs no looking up. These few operations are most of what
 * programs do; the others, and what comes behind a test, are in `kernels.ts`.
 */
import type { OperationName } from "../plan/program.js";
import type { Kernel } from "./kernels.js";

/** The kernels of an operation, by where its operands are: in the lane itself, in its parent, or constant. */
export interface DenseKernels {
  /** a of the lane, b of the lane. */
  readonly lane?: Kernel;
  /** a of the lane, b of its parent. */
  readonly parent?: Kernel;
  /** a of the lane, b constant. */
  readonly constant?: Kernel;
}

const addOwn: Kernel = (step, count, registers) => {
  const { to, a, b } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const addParent: Kernel = (step, count, registers, index) => {
  const { to, a, b, parents } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const addConstant: Kernel = (step, count, registers) => {
  const { to, a, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const subtractOwn: Kernel = (step, count, registers) => {
  const { to, a, b } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x - y;
  }
  return count;
};

const subtractParent: Kernel = (step, count, registers, index) => {
  const { to, a, b, parents } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x - y;
  }
  return count;
};

const subtractFromParent: Kernel = (step, count, registers, index) => {
  const { to, a, b, parents } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = y - x;
  }
  return count;
};

const multiplyOwn: Kernel = (step, count, registers) => {
  const { to, a, b } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const multiplyParent: Kernel = (step, count, registers, index) => {
  const { to, a, b, parents } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const multiplyConstant: Kernel = (step, count, registers) => {
  const { to, a, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const maximumOwn: Kernel = (step, count, registers) => {
  const { to, a, b } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = Math.max(x, y);
  }
  return count;
};

const maximumConstant: Kernel = (step, count, registers) => {
  const { to, a, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = Math.max(x, y);
  }
  return count;
};

const minimumOwn: Kernel = (step, count, registers) => {
  const { to, a, b } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = Math.min(x, y);
  }
  return count;
};

const minimumConstant: Kernel = (step, count, registers) => {
  const { to, a, constant: y } = step;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = Math.min(x, y);
  }
  return count;
};

/** The operations that have such kernels. */
export const DENSE_KERNELS: Readonly<Partial<Record<OperationName, DenseKernels>>> = {
  add: { lane: addOwn, parent: addParent, constant: addConstant },
  subtract: { lane: subtractOwn, parent: subtractParent },
  multiply: { lane: multiplyOwn, parent: multiplyParent, constant: multiplyConstant },
  maximum: { lane: maximumOwn, constant: maximumConstant },
  minimum: { lane: minimumOwn, constant: minimumConstant },
};

/** a of the parent less b of the lane; its operands are given the other way round. */
export const DENSE_SUBTRACT_FROM: Kernel = subtractFromParent;
