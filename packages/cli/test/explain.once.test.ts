import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cryptarithm, cryptarithmJson, inShell, interrupted } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

const explain = (puzzle: string, ...options: string[]): ReturnType<typeof cryptarithm> =>
  cryptarithm(["explain", puzzle, ...options]);

const longest = (text: string): number => Math.max(...text.split("\n").map((line) => line.length));

describe("explain", () => {
  it("draws a sum, tells the steps, and ends with the calculation and the verdict", () => {
    const { code, out, err } = explain("SEND + MORE = MONEY");
    expect(code).toBe(0);
    expect(err).toBe("");
    const lines = out.split("\n");
    expect(lines[0]).toMatch(/^ {6}S E N D {4}SEND \+ MORE = MONEY$/);
    expect(lines[1]).toMatch(/^ {2}\+ {3}M O R E {4}level \d, \d+ steps, no cases$/);
    expect(lines[3]).toContain("M O N E Y");
    expect(out).toContain("c1 is the carry into the tens, c2 into the hundreds");
    expect(out).toMatch(/^ {1,2}1 {2}M = 1/m);
    expect(out).toContain("[overflow digit]");
    expect(out).toContain("left: 2 3 4 5 6 7 8 for E, N, D, R, Y");
    expect(out).toMatch(/^ +✓ {2}9567 \+ 1085 = 10652$/m);
    expect(out).toContain("\nThe only solution.");
    expect(longest(out)).toBeLessThanOrEqual(80);
    expect(out).not.toContain("\u001b");
  });

  it("reads a difference from below", () => {
    expect(explain("SOCIAL - GAMES = APPS").out).toContain("Read it from below: APPS + GAMES = SOCIAL.");
  });

  it("speaks German, with German numbers", () => {
    const { code, out } = explain("SEND + MORE = MONEY", "--language", "de");
    expect(code).toBe(0);
    expect(out).toContain("Schritte, keine Fälle");
    expect(out).toContain("Übertrag");
    expect(out).toContain("20.000");
    expect(out).toContain("übrig: 2 3 4 5 6 7 8 für E, N, D, R, Y");
    expect(out).toContain("Die einzige Lösung.");
    expect(out).toContain("Basis 10, verschiedene Buchstaben, keine führende Null");
    expect(out).not.toMatch(/\b(the|carry|digits)\b/);
  });

  it("names the languages when it is asked for another", () => {
    const { code, err } = explain("A + B = C", "--language", "fr");
    expect(code).toBe(2);
    expect(err).toContain("write en or de");
  });

  it("tells why there is none, and ends with code 1", () => {
    const { code, out } = explain("CAT + WHO = CURRENT");
    expect(code).toBe(1);
    expect(out).toContain("999 + 999 = 1,998");
    expect(out).toContain("\nNo solution.");
  });

  it("says of several how many there are, where they part, and what would make it unique", () => {
    const { code, out } = explain("TWO + TWO = FOUR");
    expect(code).toBe(0);
    expect(out.indexOf("There are 7 solutions.")).toBeLessThan(out.indexOf("F = 1"));
    expect(out).toMatch(/From here there are \d ways/);
    expect(out.match(/✓/g)).toHaveLength(7);
    expect(out).toContain("Always: F = 1.");
    expect(out).toContain("Tell one of these, and there is only one solution:");
  });

  it("says first whether what is asked for is the same in all solutions", () => {
    const { out } = explain("TWO + TWO = FOUR", "--ask", "F");
    expect(out).toContain("F is 1 in every solution.");
    const { code, err } = explain("TWO + TWO = FOUR", "--ask", "X");
    expect(code).toBe(2);
    expect(err).toContain("the puzzle has no letter X");
  });

  it("keeps to a line for what is no sum", () => {
    expect(explain("AB * C = DEF").out.split("\n")[0]).toBe("  AB * C = DEF");
  });

  it("explains other scripts", () => {
    const { code, out } = explain("КНИГА + КНИГА + КНИГА = НАУКА");
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toContain("К Н И Г А");
    expect(out).toContain("✓  28375 + 28375 + 28375 = 85125");
  });

  it("shows what is drawn with --draw, and only then", () => {
    expect(explain("SEND + MORE = MONEY", "--draw").out).toMatch(/│ +S │/);
    expect(explain("SEND + MORE = MONEY").out).not.toContain("│");
  });

  it("prints the steps alone with --quiet", () => {
    const { out } = explain("SEND + MORE = MONEY", "--quiet");
    expect(out).toMatch(/^ +1 {2}M = 1/);
    expect(out).toMatch(/✓ {2}9567 \+ 1085 = 10652\n$/);
  });

  it("starts from what is given", () => {
    const { out } = explain("SEND + MORE = MONEY", "--given", "M=1,O=0");
    expect(out).not.toMatch(/^ +\d+ {2}O = 0/m);
    expect(out).toContain("given M=1, O=0");
  });

  it("points at a mistake as other commands do", () => {
    const { code, err } = explain("2(MORE) = MONEY");
    expect(code).toBe(2);
    expect(err).toContain("write 2*(MORE)");
  });

  it("explains each of several puzzles, also from standard input", () => {
    const { out } = inShell("printf 'A + A = B; A > 3' | cryptarithm explain 'AB + B = BA' -");
    expect(out).toContain("AB + B = BA");
    expect(out).toContain("A > 3");
  });

  it("stops when its time is over", () => {
    const { code } = explain("is_prime(ABCDEFGHIJ * K + 1)", "--base", "12", "--time", "1s");
    expect(code).toBe(3);
  });
});

it("is heard when it is interrupted, and says how far it got", async () => {
  const { code, out, milliseconds } = await interrupted(
    ["explain", "is_prime(ABCDEFGHIJ * K + 1)", "--base", "12"],
    [{ after: 1200, signal: "SIGINT" }],
  );
  expect(code).toBe(3);
  expect(out).toContain("is_prime(ABCDEFGHIJ * K + 1)");
  expect(milliseconds).toBeLessThan(4800);
});

it("is as wide as COLUMNS says when there is no terminal", () => {
  const { out } = cryptarithm(["explain", "TO + GO = OUT", "--quiet"], { env: { COLUMNS: "40" } });
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(40);
});

describe("the JSON of an explanation", () => {
  it.each([
    ["SEND + MORE = MONEY"],
    ["TWO + TWO = FOUR", "--draw"],
    ["CAT + WHO = CURRENT"],
    ["AB * C = DEF", "--language", "de"],
    ["WASH + YOUR = HANDS", "--ask", "W"],
    ["A +"],
  ])("of %s %s %s fits the schema", (puzzle, ...options) => {
    const asked = options.filter((option) => option !== undefined);
    expect(misfits(cryptarithmJson(["explain", puzzle, ...asked]), schema, schema)).toEqual([]);
  });

  it("has the answer, the steps and the end", () => {
    const { status, count, steps, end, explained } = cryptarithmJson(["explain", "SEND + MORE = MONEY"]);
    expect([status, count, explained]).toEqual(["solved", 1, true]);
    expect(steps).toContainEqual(expect.objectContaining({ rule: "overflow-digit", level: 1 }));
    expect(end).toMatchObject({ kind: "solution", text: "9567 + 1085 = 10652" });
  });

  it("draws a column with its neighbours when it is asked to", () => {
    const { steps, sums } = cryptarithmJson(["explain", "SEND + MORE = MONEY", "--draw"]);
    expect(sums).toMatchObject([{ carries: ["c1", "c2", "c3", "c4"] }]);
    const drawings = (steps as { drawing?: unknown }[]).flatMap(({ drawing }) => drawing ?? []);
    expect(drawings[0]).toMatchObject({ signs: ["", "+", ""] });
  });
});
