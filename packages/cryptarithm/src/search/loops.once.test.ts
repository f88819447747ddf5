/** Loops against the plain definition of each operation, lane by lane. */
import { describe, expect, test } from "vitest";
import { COMPUTE } from "../plan/emitter.js";
import { OPERATIONS } from "../plan/program.js";
import { FULL_LOOPS, FULL_SUBTRACT_FROM } from "./full-loops.js";
import { CONSTANT_LOOPS, LOOPS, type Loop, type PlacedOperation } from "./loops.js";

const VALUES = [0, 1, 2, 7, 10, 97, 9999, 2 ** 31, 2 ** 53 - 1, -1, -7, 0.5, 1e300];
const BASES = [1, 2, 3, 10, 36, 1296, 0.25, 9007199254740881];

/** Runs a loop on one lane for each value: what it writes, or which lanes it keeps. */
function run(loop: Loop, values: readonly number[], b: number): { written: number[]; kept: number[] } {
  const n = values.length;
  const registers = Float64Array.from([...values, b, ...values.map(() => Number.NaN)]);
  // Zeros for constants, the lanes, and their parents, which are told apart by their numbers.
  const index = Int32Array.from([
    ...values.map(() => 0),
    ...values.map((_, i) => i),
    ...values.map((_, i) => i + 100),
  ]);
  const step: PlacedOperation = {
    loop,
    to: n + 1,
    a: 0,
    ia: n,
    b: n,
    ib: 0,
    constant: b,
    lanes: n,
    parents: 2 * n,
    native: (x) => x + 1,
  };
  const left = loop(step, n, registers, index);
  const kept = [...index.subarray(n, n + left)];
  expect([...index.subarray(2 * n, 2 * n + left)]).toEqual(kept.map((lane) => lane + 100));
  return { written: [...registers.subarray(n + 1)], kept };
}

const TESTS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  failIfLess: (a, b) => a < b,
  failIfGreater: (a, b) => a > b,
  failIfDifferent: (a, b) => a !== b,
  failIfEqual: (a, b) => a === b,
  failIfZero: (a) => a === 0,
};

describe("the loop of", () => {
  const pure = OPERATIONS.filter((name) => name !== "exact" && name !== "decided");
  test.each(pure)("%s does in every lane what the operation says", (name) => {
    for (const loop of [LOOPS[name], CONSTANT_LOOPS[name]]) {
      if (loop === undefined) continue;
      for (const b of BASES) {
        // Remainders are for whole numbers below 2^53.
        const whole = (n: number): boolean => Number.isSafeInteger(n);
        if (name === "modulo" && !whole(b)) continue;
        const values = name === "modulo" ? VALUES.filter(whole) : VALUES;
        const fails = TESTS[name];
        const { written, kept } = run(loop, values, b);
        if (fails) expect(kept).toEqual(values.flatMap((a, i) => (fails(a, b) ? [] : [i])));
        else {
          const compute = name === "call" ? (a: number) => a + 1 : COMPUTE[name];
          // A zero has no sign that matters.
          expect(written.map((x) => x + 0)).toEqual(values.map((a) => (compute?.(a, b) ?? Number.NaN) + 0));
        }
      }
    }
  });
});

describe("the loop for full batches of", () => {
  /** Lane j has the value number j, and its parent the value number 2 - j. */
  function three(loop: Loop, values: readonly number[], others: readonly number[]): number[] {
    const registers = Float64Array.from([...values, ...others, 0, 0, 0]);
    const index = Int32Array.from([0, 1, 2, 2, 1, 0]);
    const step = {
      loop,
      to: 6,
      a: 0,
      b: 3,
      ia: 0,
      ib: 3,
      constant: 8,
      lanes: 0,
      parents: 3,
      native: Math.abs,
    };
    expect(loop(step, 3, registers, index)).toBe(3);
    return [...registers.subarray(6)];
  }
  const [values, others] = [
    [3, 5, 7],
    [10, 4, 6],
  ] as const;

  test.each(Object.entries(FULL_LOOPS))("%s does what the operation says, wherever b is", (name, loops) => {
    const compute = COMPUTE[name] as (a: number, b: number) => number;
    const wanted = (b: readonly number[]): number[] => values.map((a, i) => compute(a, b[i] as number));
    if (loops.lane) expect(three(loops.lane, values, others)).toEqual(wanted(others));
    if (loops.parent) expect(three(loops.parent, values, others)).toEqual(wanted([...others].reverse()));
    if (loops.constant) expect(three(loops.constant, values, others)).toEqual(wanted([8, 8, 8]));
  });

  test("a difference turned round subtracts the lane from its parent", () => {
    expect(three(FULL_SUBTRACT_FROM, values, others)).toEqual([6 - 3, 4 - 5, 10 - 7]);
  });
});
