import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cryptarithm } from "./command.js";

const PUZZLE = "SEND + MORE = MONEY";
const DIVISION = "KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N";

it("draws a puzzle as text, with what is given", () => {
  expect(cryptarithm(["draw", PUZZLE, "--given", "M=1,E!=4"])).toEqual({
    code: 0,
    out: "  SEND\n+ MORE\n  1\n──────\n MONEY\n 1\n",
    err: "",
  });
});

it("draws a solution, and says when there are others", () => {
  expect(cryptarithm(["draw", PUZZLE, "--solved", "--fill", "replace", "--ascii"])).toEqual({
    code: 0,
    out: "  9567\n+ 1085\n~~~~~~\n 10652\n",
    err: "",
  });
  const { code, err } = cryptarithm(["draw", "TWO + TWO = FOUR", "--solved"]);
  expect([code, err]).toEqual([0, "The first of 7 solutions is drawn.\n"]);
  expect(cryptarithm(["draw", "TWO + TWO = FOUR", "--solved", "--quiet"]).err).toBe("");
});

it("draws nothing where there is no solution, with code 1 and the reason", () => {
  const { code, out, err } = cryptarithm(["draw", "CAT + WHO = CURRENT", "--solved"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^No solution: two three-digit numbers .*\.\n$/);
});

it("marks a step, with what is known then", () => {
  const { code, out } = cryptarithm(["draw", PUZZLE, "--step", "1"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ 1\S{3}\n/);
  expect(out).toMatch(/\n {1,5}▴\n$/);
  const beyond = cryptarithm(["draw", PUZZLE, "--step", "99"]);
  expect(beyond.code).toBe(2);
  expect(beyond.err).toContain("there is no step 99");
  expect(cryptarithm(["draw", PUZZLE, "--step", "1", "--solved"]).code).toBe(2);
});

it("writes pictures to files, and all other formats to standard output", () => {
  const folder = mkdtempSync(join(tmpdir(), "cryptarithm-draw-"));
  try {
    const file = join(folder, "money.svg");
    expect(cryptarithm(["draw", PUZZLE, "--svg", file])).toEqual({ code: 0, out: "", err: "" });
    expect(readFileSync(file, "utf8")).toMatch(/^<\?xml .*\?>\n<svg .*<\/svg>\n$/s);
    expect(cryptarithm(["draw", PUZZLE, "--svg", join(folder, "no", "money.svg")]).code).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(cryptarithm(["draw", PUZZLE, "--svg", "-"]).out).toMatch(/^<svg /);
  expect(cryptarithm(["draw", PUZZLE, "--latex"]).out).toMatch(/^\\\[\n/);
  expect(cryptarithm(["draw", PUZZLE, "--mathml"]).out).toMatch(/^<math /);
  expect(cryptarithm(["draw", PUZZLE, "--html"]).out).toMatch(/^<table /);
});

it("names what it draws in the language that is asked for", () => {
  const { out } = cryptarithm(["draw", PUZZLE, "--svg", "-", "--language", "de"]);
  expect(out).toContain("<title>SEND plus MORE gleich MONEY</title>");
  expect(cryptarithm(["draw", PUZZLE, "--html", "--language", "fr"]).code).toBe(2);
});

it("draws written-out calculations in the style that is asked for", () => {
  const { out } = cryptarithm(["draw", "--layout", DIVISION, "--style", "french", "--solved"]);
  expect(out.split("\n").slice(0, 3)).toEqual(["8290 │ 13", "     │ ───", "78   │ 637"]);
  expect(cryptarithm(["draw", "--layout", DIVISION, "--style", "codebusters"]).out).toBe(
    "KDNG/BT=STP-PK=FN-TN=BGG-NB=N\n",
  );
});

it("refuses what contradicts itself or is not understood, with code 2", () => {
  expect(cryptarithm(["draw", PUZZLE, "--latex", "--html"]).code).toBe(2);
  expect(cryptarithm(["draw", PUZZLE, "--style", "abov"]).err).toContain("did you mean above?");
  expect(cryptarithm(["draw", "2(AB) = C"]).err).toContain("write 2*(AB)");
  expect(cryptarithm(["draw", "2(AB) = C", "--solved"]).code).toBe(2);
  expect(cryptarithm(["draw", PUZZLE, PUZZLE, "--svg", "-"]).code).toBe(2);
});
