/**
 * Loops for full batches. Until a stage has made its first test, lane j is at place j, and
 * what a lane reads of its own needs no looking up. These few operations are most of what
 * programs do; the others, and what comes behind a test, are in `loops.ts`.
 */
import type { OperationName } from "../plan/program.js";
import type { Loop } from "./loops.js";

/** The loops of an operation, by where its operands are: in the lane itself, in its parent, or constant. */
export interface FullLoops {
  /** a of the lane, b of the lane. */
  readonly lane?: Loop;
  /** a of the lane, b of its parent. */
  readonly parent?: Loop;
  /** a of the lane, b constant. */
  readonly constant?: Loop;
}

const addOwn: Loop = (operation, count, registers) => {
  const { to, a, b } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const addParent: Loop = (operation, count, registers, index) => {
  const { to, a, b, parents } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const addConstant: Loop = (operation, count, registers) => {
  const { to, a, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = x + y;
  }
  return count;
};

const subtractOwn: Loop = (operation, count, registers) => {
  const { to, a, b } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x - y;
  }
  return count;
};

const subtractParent: Loop = (operation, count, registers, index) => {
  const { to, a, b, parents } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x - y;
  }
  return count;
};

const subtractFromParent: Loop = (operation, count, registers, index) => {
  const { to, a, b, parents } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = y - x;
  }
  return count;
};

const multiplyOwn: Loop = (operation, count, registers) => {
  const { to, a, b } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const multiplyParent: Loop = (operation, count, registers, index) => {
  const { to, a, b, parents } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + (index[parents + j] as number)] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const multiplyConstant: Loop = (operation, count, registers) => {
  const { to, a, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = x * y;
  }
  return count;
};

const maximumOwn: Loop = (operation, count, registers) => {
  const { to, a, b } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = Math.max(x, y);
  }
  return count;
};

const maximumConstant: Loop = (operation, count, registers) => {
  const { to, a, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = Math.max(x, y);
  }
  return count;
};

const minimumOwn: Loop = (operation, count, registers) => {
  const { to, a, b } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    const y = registers[b + j] as number;
    registers[to + j] = Math.min(x, y);
  }
  return count;
};

const minimumConstant: Loop = (operation, count, registers) => {
  const { to, a, constant: y } = operation;
  for (let j = 0; j < count; j++) {
    const x = registers[a + j] as number;
    registers[to + j] = Math.min(x, y);
  }
  return count;
};

/** The operations that have such loops. */
export const FULL_LOOPS: Readonly<Partial<Record<OperationName, FullLoops>>> = {
  add: { lane: addOwn, parent: addParent, constant: addConstant },
  subtract: { lane: subtractOwn, parent: subtractParent },
  multiply: { lane: multiplyOwn, parent: multiplyParent, constant: multiplyConstant },
  maximum: { lane: maximumOwn, constant: maximumConstant },
  minimum: { lane: minimumOwn, constant: minimumConstant },
};

/** a of the parent less b of the lane; its operands are given the other way round. */
export const FULL_SUBTRACT_FROM: Loop = subtractFromParent;
