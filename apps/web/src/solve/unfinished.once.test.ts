import { parse } from "cryptarithm";
import { expect, test } from "vitest";
import { completions, missingOf, type Typing } from "./unfinished.js";

const missing = (text: string, typing: Partial<Typing> = {}): string | undefined => {
  const parsed = parse(text);
  return parsed.ok
    ? "nothing"
    : missingOf(text, parsed.diagnostics, { caret: text.length, rested: false, ...typing });
};
const AWAY = { caret: undefined, rested: true };

test.each([
  ["S", "result"],
  ["SEND + ", "operand"],
  ["SEND + MORE", "result"],
  ["SEND + MORE =", "operand"],
  ["SEND + (", "bracket"],
  ["A in {1,", "operand"],
  ["A = B; C", "result"],
  ["SEND MORE", "result"],
])("%s only lacks a %s while it is typed, and after a rest", (text, kind) => {
  expect(missing(text)).toBe(kind);
  expect(missing(text, { rested: true })).toBe(kind);
  expect(missing(text, AWAY)).toBe(kind);
});

test("what stands before the caret is a mistake at once", () => {
  expect(missing("2(MORE)")).toBeUndefined();
  expect(missing("A + * B = C")).toBeUndefined();
  expect(missing("A + B) = C")).toBeUndefined();
});

test("at the caret it is unfinished until the typing rests", () => {
  expect(missing("2(")).toBe("more");
  expect(missing("2(", { rested: true })).toBeUndefined();
  expect(missing("2(", { caret: undefined })).toBeUndefined();
});

test.each(["S", "SEND +", "SEND + MORE", "SEND + MORE =", "2*(A + ", "A = B; C"])(
  "%s can be drawn",
  (text) => {
    expect(completions(text).some((each) => parse(each).ok)).toBe(true);
  },
);
