/** What is a shape, and what a shape writes. */
import { expect, test } from "vitest";
import { readSumShape } from "./sum-shape.js";

const WORDS = ["ONE", "TWO", "SIX", "TEN"];

test.each([
  ["A+B=C", [1, 1], "ONE + TWO = SIX"],
  [" A + A = B ", [2], "ONE + ONE = TWO"],
  ["A+B+C=D", [1, 1, 1], "ONE + TWO + SIX = TEN"],
  ["A+A+B=C", [2, 1], "ONE + ONE + TWO = SIX"],
  ["C=A+B", [1, 1], "SIX = ONE + TWO"],
  // The sum is what is subtracted from.
  ["A-B=C", [1, 1], "SIX - ONE = TWO"],
])("%s", (text, addends, written) => {
  const shape = readSumShape(text);
  expect(shape?.addends).toEqual(addends);
  expect(shape?.write(WORDS)).toBe(written);
});

test.each(["", "A=B", "A+B", "A*B=C", "A+B=C+D", "A+A=A", "A+B=B", "A+B=CD", "A-A=B", "a+b=c", "A+B=C=D"])(
  "%s is none",
  (text) => expect(readSumShape(text)).toBeUndefined(),
);
