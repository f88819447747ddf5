/** Texts that are meant as layouts, and what is said where the option was forgotten. */
import { expect, it } from "vitest";
import { readPuzzle } from "./read-puzzle.js";

const code = (text: string): string | undefined => {
  const read = readPuzzle(text, {});
  return read.ok ? undefined : read.diagnostics.map((diagnostic) => diagnostic.code).join(" ");
};

it("says of rows below each other that they are a layout, and nothing else", () => {
  expect(code("  *1*\nx 3*2\n-----\n  *3*\n3*2*\n*2*5\n------\n1*8*30")).toBe("layout-forgotten");
  // Ruled lines as the command draws them.
  expect(code("  AB7\n− 7BA\n─────\n  1AB")).toBe("layout-forgotten");
});

it("says what is wrong with statements below each other", () => {
  expect(code("A + B = C\nD + E\nA < D")).toBe("no-relation");
  expect(code("2(AB) = CD\nA = B")).not.toBe("layout-forgotten");
});

it("reads statements below each other as statements, though they could be rows", () => {
  expect(code("A + B = C\nC + D = E")).toBeUndefined();
});
