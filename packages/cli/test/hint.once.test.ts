import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));
const PUZZLE = "SEND + MORE = MONEY";

it("says where to look, then which rule, then the step", () => {
  const first = cryptarithm(["hint", PUZZLE]);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toMatch(/^Look at .*\n\(--level 2 names the rule, --level 3 tells the step\)\n$/);
  const second = cryptarithm(["hint", PUZZLE, "--level", "2"]).out;
  expect(second).toContain("overflow digit");
  expect(second).not.toContain("M = 1");
  expect(cryptarithm(["hint", PUZZLE, "--level", "3"]).out).toMatch(/M = 1.*MONEY has/s);
});

it("goes on from what is given", () => {
  const { out } = cryptarithm(["hint", PUZZLE, "--given", "M=1,O=0,S=9", "--level", "3", "--quiet"]);
  expect(out).not.toContain("M = 1");
  expect(out).toMatch(/Hundreds/);
});

it("names a wrong entry first, with its reason at level 3, and ends with code 1", () => {
  const { code, out } = cryptarithm(["hint", PUZZLE, "--given", "M=1,E=4"]);
  expect([code, out]).toEqual([1, "E = 4 is wrong.\n(--level 3 tells why)\n"]);
  const reason = cryptarithm(["hint", PUZZLE, "--given", "M=1,E=4", "--level", "3"]).out;
  expect(reason).toMatch(/^E = 4 is wrong\. This is why:\n/);
  expect(reason).toContain("E ≥ 5");
});

it("names each of several puzzles before its hint", () => {
  expect(cryptarithm(["hint", PUZZLE, "TWO + TWO = FOUR"]).out).toMatch(/^SEND .*\n\nTWO /s);
});

it("says where the reason is when there is no solution", () => {
  expect(cryptarithm(["hint", "CAT + WHO = CURRENT"]).out).toContain("(cryptarithm explain tells why)");
});

it("speaks German", () => {
  const { out } = cryptarithm(["hint", PUZZLE, "--language", "de"]);
  expect(out).toContain("--level 2 nennt die Regel");
});

it("refuses a level that there is not", () => {
  const { code, err } = cryptarithm(["hint", PUZZLE, "--level", "4"]);
  expect(code).toBe(2);
  expect(err).toContain("--level 4 is no level");
});

it.each([
  [PUZZLE, "--level", "1"],
  [PUZZLE, "--level", "3"],
  [PUZZLE, "--level", "3", "--given", "M=1,E=4"],
  [PUZZLE, "--given", "S=9,E=5,N=6,D=7,M=1,O=0,R=8,Y=2"],
  ["CAT + WHO = CURRENT"],
  ["A +"],
])("the JSON of a hint for %s %s %s %s %s fits the schema", (...args) => {
  const asked = args.filter((arg) => arg !== undefined);
  expect(misfits(cryptarithmJson(["hint", ...asked]), schema, schema)).toEqual([]);
});
