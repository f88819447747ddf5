import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cryptarithm, inShell } from "./command.js";

const PUZZLE = "SEND + MORE = MONEY";
const DIVISION = "ICISKAT / LASK = STTL; - MAIB = LLBSK; - LBBCA = LBAAA; - LBBCA = LHBT; - LASK = MSK";
const folder = mkdtempSync(join(tmpdir(), "worksheet-"));
const file = (name: string): string => join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

it("prints a sheet as text with the answers behind it", () => {
  const { code, out, err } = cryptarithm(["worksheet", PUZZLE, "BASE + BALL = GAMES", "--title", "Two sums"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Two sums\n========\n\n1\. {2}moderate\n\n {5}SEND\n {3}\+ MORE\n/);
  expect(out.indexOf("Two sums: answer key")).toBeGreaterThan(out.indexOf("GAMES"));
  expect(out).toContain("1. 9567 + 1085 = 10652\n   O = 0, M = 1,");
  expect(out).toContain("2. 7483 + 7455 = 14938\n");
});

it("writes a PDF and pictures, the same twice, and says what", () => {
  const args = ["worksheet", PUZZLE, "--pdf", file("a.pdf"), "--svg", file("a.svg"), "--reasoning"];
  const { code, out, err } = cryptarithm(args);
  expect([code, out]).toEqual([0, ""]);
  expect(err).toBe(`${file("a.pdf")} … ${file("a-3.svg")}: 1 puzzle on 3 pages.\n`);
  const first = readFileSync(file("a.pdf"));
  expect(first.toString("latin1", 0, 8)).toBe("%PDF-1.7");
  expect(readFileSync(file("a-2.svg"), "utf8")).toContain("9567 + 1085 = 10652");
  expect(readFileSync(file("a-3.svg"), "utf8")).toContain("overflow");
  expect(cryptarithm([...args, "--quiet"]).err).toBe("");
  expect(readFileSync(file("a.pdf")).equals(first)).toBe(true);
}, 120_000);

it("reads what generate and encode print", () => {
  const made = inShell(
    "cryptarithm generate send more money eat that apple --all --no-grade --format jsonl --quiet | cryptarithm worksheet - --key none --no-grade",
  );
  expect([made.code, made.err]).toEqual([0, ""]);
  expect(made.out.match(/^\d\./gm)).toEqual(["1.", "2."]);
  const encoded = inShell(
    "cryptarithm encode 7375428/1254 --json --key blacksmith | cryptarithm worksheet - --block aca --author NUTMEG --no-grade",
  );
  expect(encoded.out).toContain("C-1. Division. (One word, 0-9) by NUTMEG");
  expect(encoded.out).toContain(DIVISION);
  expect(encoded.out).toContain("Key: BLACKSMITH, 0-9");
});

it("takes a puzzle from each line of a file, layouts between empty lines", () => {
  const lines = cryptarithm(["worksheet", "-", "--no-grade"], {
    input: `${PUZZLE}\n\nBASE + BALL = GAMES\n`,
  });
  expect(lines.out.match(/^\d\./gm)).toEqual(["1.", "2.", "1.", "2."]);
  const layouts = cryptarithm(["worksheet", "-", "--layout", "--no-grade"], {
    input: `  SEND\n+ MORE\n------\n MONEY\n\n${DIVISION}\n`,
  });
  expect(layouts.code).toBe(0);
  expect(layouts.out).toContain("1. 9567 + 1085 = 10652");
  expect(layouts.out).toContain("2. 7375428 / 1254 = 5881 r 654");
});

it("asks for a phrase, and refuses one that the puzzle cannot spell", () => {
  const args = ["worksheet", PUZZLE, "--block", "codebusters", "--phrase"];
  const { code, out } = cryptarithm([...args, "some more money", "--points", "250"]);
  expect(code).toBe(0);
  expect(out).toContain("1) [250 points] After solving the cryptarithm SEND + MORE = MONEY, what");
  expect(out).toContain("9015 1085 10652");
  const refused = cryptarithm([...args, "some zebra", "--pdf", file("zebra.pdf")]);
  expect(refused.code).toBe(2);
  expect(refused.err).toContain("the puzzle has no Z and no B and no A");
  expect(existsSync(file("zebra.pdf"))).toBe(false);
  expect(cryptarithm([...args, "one", "--phrase", "two"]).err).toContain("2 phrases for 1 puzzle");
});

it("takes the points of a line, which are the question's unless the line has a grade", () => {
  const line = (points: unknown): string =>
    JSON.stringify({ formula: PUZZLE, phrase: "some more money", points });
  const args = ["worksheet", "--block", "codebusters", "--no-grade"];
  expect(cryptarithm([...args, line(999)]).out).toContain("[999 points]");
  const refused = cryptarithm([...args, line("many")]);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("is not a number of points")]);
});

it("refuses puzzles with several solutions or none, unless they are allowed", () => {
  const args = ["worksheet", PUZZLE, "TWO + TWO = FOUR", "SO + MANY = DAYS", "--pdf", file("several.pdf")];
  const { code, err } = cryptarithm(args);
  expect(code).toBe(1);
  expect(err).toContain("error: Puzzle 2 has 7 solutions: TWO + TWO = FOUR\n");
  expect(err).toContain("error: Puzzle 3 has no solution: SO + MANY = DAYS\n");
  expect(existsSync(file("several.pdf"))).toBe(false);
  const allowed = cryptarithm(["worksheet", "TWO + TWO = FOUR", "--several", "allow"]);
  expect(allowed.code).toBe(0);
  expect(allowed.out).toContain("7 solutions: find one");
  expect(allowed.err).toBe("Puzzle 1 has 7 solutions: TWO + TWO = FOUR\n");
});

it("writes German sheets", () => {
  const { out } = cryptarithm(["worksheet", PUZZLE, "--language", "de", "--no-grade"]);
  expect(out).toContain("Jeder Buchstabe steht für eine Ziffer");
  expect(out).toContain("Zahlenrätsel: Lösungen");
});

it.each([
  [["2(AB) = C"], "a number cannot stand directly before a bracket"],
  [[PUZZLE, "--fields", "nmae"], "did you mean name?"],
  [[PUZZLE, "--per-page", "3"], "Allowed choices are 1, 2, 4, 6, 12"],
  [[PUZZLE, "--block", "cards", "--per-page", "2"], "--per-page is of grids"],
  [[PUZZLE, "--points", "many"], "--points many is not a number of points"],
  [
    ["漢字 + 字 = 漢漢", "--several", "allow", "--pdf", "/dev/null"],
    "the fonts of the PDF have no 漢 (U+6F22)",
  ],
  [[PUZZLE, "--pdf", "/nowhere/at/all.pdf"], "cannot be written: there is no folder /nowhere/at"],
  [[], "there is no puzzle"],
])("says what is wrong: %j", (args, message) => {
  const { code, out, err } = cryptarithm(["worksheet", ...args]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(message);
});

it("takes A4 and ACA as people write them", () => {
  const { code, err } = cryptarithm(["worksheet", PUZZLE, "--paper", "A4", "--block", "ACA"]);
  expect([code, err]).toEqual([0, ""]);
});

it("names a very long puzzle by its beginning", () => {
  const { code, err } = cryptarithm(["worksheet", `${"A".repeat(5000)}+B=C`, "--pdf", file("long.pdf")]);
  expect(code).toBe(2);
  expect(err).toContain("Puzzle 1 has no solution: AAAA");
  expect(Math.max(...err.split("\n").map((line) => line.length))).toBeLessThan(200);
});
