import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson, inShell } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

it("tells the nearest change first, with its solution and its reason", () => {
  const { code, out } = cryptarithm(["repair", "SEND + MORE = MONYE"]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^No solution\.\nEach of these changes gives exactly one solution, the nearest first:\n/,
  );
  expect(out).toMatch(
    /\n 1 {2}SEND \+ MORE = MONEY\n {4}9567 \+ 1085 = 10652\n {4}MONYE: YE becomes EY \(neigh/,
  );
});

it("tells of several solutions the closest two and all single givens", () => {
  const { out } = cryptarithm(["repair", "SALEM - PCEP = MAZE"]);
  expect(out).toContain("16 solutions. The closest two differ in L and C:\n  10642 - 8548 = 2094\n");
  expect(out).toContain("One given is enough: L=5|9, E=3|5, P=3, C=4|7|9.");
  expect(out).toContain("\n 1  SALEM - PCEP = MAZE   --given L=5\n");
});

it("has an exit code for each outcome", () => {
  const codeOf = (...args: string[]) => cryptarithm(["repair", ...args]).code;
  expect(codeOf("SEND + MORE = MONEY")).toBe(0);
  expect(codeOf("CAT + WHO = CURRENT")).toBe(1);
  expect(codeOf("2(MORE) = MONEY")).toBe(2);
  expect(codeOf("SEND + MORE = MONYE", "--nodes", "1")).toBe(3);
});

it("says when nothing helps, when nothing is to do, and how far it came", () => {
  expect(cryptarithm(["repair", "CAT + WHO = CURRENT"]).out).toMatch(
    /No single change gives the puzzle exactly one solution: all \d+ were tried\./,
  );
  expect(cryptarithm(["repair", "SEND + MORE = MONEY"]).out).toContain("Nothing to repair");
  expect(cryptarithm(["repair", "EARTH + MARS = SATURN", "--nodes", "1000"]).out).toMatch(
    /Unfinished: \d+ of \d+ changes tried, and none of them helps\./,
  );
});

it("gives scripts a puzzle a line, with the option that it needs", () => {
  const { out } = cryptarithm([
    "repair",
    "CAN * SAY = BRAND",
    "--digits",
    "1-5,7-9",
    "--quiet",
    "--limit",
    "3",
  ]);
  expect(out).toBe("CAN * SAY = BRAND\t--given C=1\nCAN * SAY = BRAND\t--given A=3\nCAN * SYA = BRAND\n");
});

it("repairs layouts", () => {
  const { code, out } = cryptarithm(["repair", "--layout", "-"], {
    input: "  289\nx  ??\n-----\n 1?2?\n ???\n-----\n ?9??\n",
  });
  expect(code).toBe(0);
  expect(out).toContain(" 1  289: 9 becomes 5\n");
  expect(out).toMatch(/285 +285\n/);
});

it.each([
  ["SEND + MORE = MONYE"],
  ["SALEM - PCEP = MAZE"],
  ["CAT + WHO = CURRENT"],
  ["SEND + MORE = MONEY"],
  ["A + A = A", "--lone-zero", "forbid", "--limit", "30"],
  ["?? * ? = 1?3", "--limit", "30"],
  ["A + B"],
])("the JSON of repairing %s fits the schema", (...args) => {
  expect(misfits(cryptarithmJson(["repair", ...args]), schema, schema)).toEqual([]);
});

it("prints repaired layouts as lines that batch reads", () => {
  const layout = ["  289", "x  ??", "-----", " ????", " ???", "-----", " 9827"].join("\n");
  const { out } = cryptarithm(["repair", "--layout", layout, "--quiet"]);
  const answers = cryptarithm(["batch"], { input: out }).out.trim().split("\n");
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(JSON.parse(answer)).toMatchObject({ status: "solved", count: 1 });
});

it("says nothing of its own on standard error when its reader has enough", () => {
  const { err } = inShell(`cryptarithm repair --layout "ABCD+ABCD=ABCDE" --limit 100 | head -n 5`);
  expect(err).not.toContain("Warning");
});
