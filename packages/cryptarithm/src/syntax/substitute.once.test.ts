import { expect, test } from "vitest";
import type { Cell } from "./ast.js";
import { parse } from "./parser.js";
import { substitute } from "./substitute.js";

function answer(text: string, digits: Record<string, number | string>, unknowns = ""): string {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostics));
  const digitOf = (cell: Cell, index: number): string =>
    cell.kind === "letter" ? String(digits[cell.letter]) : (unknowns[index] ?? "-");
  return substitute(parsed.formula, digitOf);
}

test.each([
  ["MON-EY = EVIL^(1/2)", { M: 1, O: 0, N: 8, E: 4, Y: 2, V: 3, I: 5, L: 6 }, "", "108-42 = 4356^(1/2)"],
  ["send  +more\t=money ", { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, "", "9567  +1085\t=10652 "],
  ["SEND MORE MONEY", { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, "", "9567 + 1085 = 10652"],
  ["?7 × A_=2□5", { A: 3 }, "8142", "87 × 31=245"],
  ["e\u0301É+😀=１a; sum(range(S))=T", { É: 1, "😀": 2, A: 3, S: 4, T: 6 }, "", "11+2=１3; sum(range(4))=6"],
  ["A is not B\n√C² in {D,7}", { A: 1, B: "F", C: 3, D: 3 }, "", "1 is not F\n√3² in {3,7}"],
])("%j", (text, digits, unknowns, expected) => {
  expect(answer(text, digits, unknowns)).toBe(expected);
});

test("a letter comes with its place, an unknown cell with its number", () => {
  const parsed = parse("BA?B = ?C");
  if (!parsed.ok) throw new Error("not parsed");
  expect(
    substitute(parsed.formula, (cell, index) => `[${cell.kind === "letter" ? cell.letter : "?"}${index}]`),
  ).toBe("[B0][A1][?0][B0] = [?1][C2]");
});
