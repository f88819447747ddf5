import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson, inShell } from "./command.js";

const SEND = "SEND + MORE = MONEY";

it("solves a puzzle and says that its solution is the only one", () => {
  const { code, out, err } = cryptarithm([SEND]);
  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out).toMatch(
    /^ {2}9567 \+ 1085 = 10652\n {2}S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2\nThe only solution\. +base 10, different letters, no leading zero · [\d,]+ nodes?, [\d.]+ m?s\n$/,
  );
});

it("gives the same with and without the name of the command", () => {
  const times = /[\d.]+ m?s\n$/;
  expect(cryptarithm(["solve", SEND]).out.replace(times, "")).toBe(
    cryptarithm([SEND]).out.replace(times, ""),
  );
});

it("lists the first ten of many solutions and tells the total", () => {
  const { out } = cryptarithm(["NUM + BER = PLAY"]);
  expect(out).toContain("96 solutions; the first 10 are shown (--all lists them).");
  expect(out.match(/^ {2}\d/gm)).toHaveLength(10);
});

it.each([
  [["--all"], 96, "96 solutions."],
  [["--limit", "3"], 3, "96 solutions; the first 3 are shown (--all lists them)."],
  [["--first"], 1, "96 solutions; the first is shown (--all lists them)."],
  [["--limit", "0"], 0, "96 solutions."],
])("lists as many solutions as %j asks for", (options, listed, verdict) => {
  const { out } = cryptarithm(["NUM + BER = PLAY", ...options]);
  expect(out.match(/^ {2}\d/gm) ?? []).toHaveLength(listed);
  expect(out).toContain(verdict);
});

it("proves that there is no solution and ends with 1", () => {
  const { code, out, err } = cryptarithm(["CAT + WHO = CURRENT"]);
  expect([code, err]).toEqual([1, ""]);
  expect(out).toMatch(
    /^No solution: two three-digit numbers add up to at most 999 \+ 999 = 1,998, but CURRENT has seven\s+digits, at least 1,000,000\.\n/,
  );
});

it("says that more letters than digits are impossible, and what would allow them", () => {
  const { code, out } = cryptarithm(["ABCDEFGHIJK = 1"]);
  expect(code).toBe(1);
  expect(out).toMatch(
    /^Impossible: 11 letters, 10 digits \(--base 11 or --distinct off would allow it\)\.\n/,
  );
});

it("shows a mistake with a caret and what to write instead, on standard error", () => {
  const { code, out, err } = cryptarithm(["2(MORE) = MONEY"]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toBe(
    "error: a number cannot stand directly before a bracket\n  2(MORE) = MONEY\n  ^^\n  write 2*(MORE)\n",
  );
});

it("puts the caret under the place after wide characters, in the right one of several lines", () => {
  const { err } = cryptarithm(["A + B = C\n二二 + $ = 四"]);
  const [, line, text, caret] = err.split("\n");
  expect([line, text, caret]).toEqual(["  line 2:", "  二二 + $ = 四", "         ^"]);
});

it("cuts a long line around the mistake", () => {
  const { err } = cryptarithm([`${"AB + ".repeat(100)}$ = C`]);
  const [, text = "", caret = ""] = err.split("\n");
  expect(text.length).toBeLessThan(80);
  expect(text[caret.indexOf("^")]).toBe("$");
});

it("never lets a puzzle write control characters to the terminal", () => {
  expect(cryptarithm(["A + \u001b[31m = B"]).err).not.toContain("\u001b");
});

it.each([
  [["sovle", SEND], "there is no command sovle", "did you mean solve?"],
  [[SEND, "--bsae", "3"], "unknown option '--bsae'", "did you mean --base?"],
  [["-A + B = C"], "unknown option '-A + B = C'", "a puzzle that begins with - stands behind --"],
  [
    ["SEND", "+", "MORE", "=", "MONEY"],
    "the puzzle has been cut into several arguments",
    'put it in quotes: cryptarithm "SEND + MORE = MONEY"',
  ],
  [[SEND, "--base", "37"], "--base 37 is not a base", "write a number from 2 to 36, letters or find"],
  [[SEND, "--given", "S=x9"], "--given S=x9: x9 is not a digit", "write for example S=9,E!=5,A=4|5|8"],
  [[SEND, "--given", "Q=1"], "the puzzle has no letter Q", "its letters are S E N D M O R Y"],
  [[SEND, "--digits", "a-b"], "--digits a-b is not a list of digits", "0-9, 1-9 or 0,2-5"],
  [
    [SEND, "--time", "soon"],
    "--time soon is not a length of time",
    "write for example 30s, 500ms, 2m or none",
  ],
  [[SEND, "--without", "colums"], "the planner has no pass colums", "did you mean columns?"],
  [[SEND, "--reading", "1"], "--reading is only for written-out arithmetic", "add --layout"],
  [[SEND, "--all", "--first"], "option '--all' cannot be used with option '--first'", ""],
  [["--file", "/nowhere/at/all"], "/nowhere/at/all cannot be read: there is no such file", ""],
  [[], "there is no puzzle", 'cryptarithm "SEND + MORE = MONEY"'],
  [["explain"], "there is no puzzle", 'cryptarithm explain "SEND + MORE = MONEY"'],
  [
    ["explain", SEND, "--level", "3"],
    "explain has no option --level",
    "it belongs to hint, generate and mine; cryptarithm explain --help lists the options",
  ],
  [["explain", SEND, "--nonsense"], "unknown option '--nonsense'", "cryptarithm explain --help lists"],
  [["prove", SEND, "A = B"], "prove takes one puzzle", "joined by ;"],
  [["verify", ""], "there is no certificate", "| cryptarithm verify -"],
  [["verify", SEND], `${SEND} cannot be read: there is no such file`, "verify reads a certificate"],
  [["hint", SEND, "S=9 E=5"], "S=9 E=5 is not a second puzzle", "what you have stands in --given S=9,E=5"],
])("%j is a mistake with a message, a hint and code 2", (args, message, hint) => {
  const { code, out, err } = cryptarithm(args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(`error: ${message}`);
  expect(err).toContain(hint);
});

it("reads a puzzle that begins with a minus behind --", () => {
  expect(cryptarithm(["--first", "--", "-A + B = C"]).out).toContain("-1 + 3 = 2");
});

it("reads one puzzle of several lines from standard input and from a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "cryptarithm-"));
  try {
    const file = join(folder, "puzzle.txt");
    writeFileSync(file, "\ufeffSAINT + GEORGE = DRAGON\r\nE % 2 = 0\r\n");
    for (const answer of [
      cryptarithmJson(["--file", file]),
      cryptarithmJson(["-"], { input: "SAINT + GEORGE = DRAGON\nE % 2 = 0\n" }),
    ]) {
      expect(answer.count).toBe(1);
    }
    chmodSync(folder, 0o500);
    expect(cryptarithm([SEND], { cwd: folder }).code).toBe(0);
  } finally {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  }
});

it("takes several arguments as several puzzles and ends with the heaviest code", () => {
  const { code, out } = cryptarithm([SEND, "AB + B = B", "A + B = C", "--json"]);
  expect(code).toBe(1);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).status),
  ).toEqual(["solved", "none", "solved"]);
  expect(cryptarithm([SEND, "AB + = B"]).code).toBe(2);
});

it("takes options before the name of the command", () => {
  expect(cryptarithm(["--base", "16", "count", "A + B = C", "--quiet"]).out).toBe("98\n");
});

it("follows the rules that are asked for and says those that are not the default", () => {
  const { out } = cryptarithm([
    "a + A = bB",
    "--distinct",
    "case",
    "--leading-zero",
    "allow",
    "--lone-zero",
    "forbid",
  ]);
  expect(out).toContain(
    "capitals differ, small letters differ, leading zero allowed, no one-letter word is 0",
  );
  expect(cryptarithmJson([SEND, "--given", "s=9,e!=4|6,N=6|7"]).rules).toMatchObject({
    given: { S: 9, E: { not: [4, 6] }, N: [6, 7] },
  });
  expect(cryptarithmJson(["AB + C = DE", "--distinct", "AB,CDE", "--digits", "1-9"]).rules).toMatchObject({
    distinct: ["AB", "CDE"],
    digits: "1-9",
  });
});

it("prints one JSON object with its keys in the published order", () => {
  const answer = cryptarithmJson([SEND]);
  expect(Object.keys(answer)).toEqual([
    "formula",
    "status",
    "complete",
    "count",
    "solutions",
    "rules",
    "notes",
    "stats",
  ]);
  expect(answer.solutions).toEqual([
    { digits: { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }, text: "9567 + 1085 = 10652" },
  ]);
});

it("streams all solutions as JSON with the count before them", () => {
  const { code, out } = inShell('cryptarithm "AB + CD != EF" --all --json');
  const answer = JSON.parse(out);
  expect(code).toBe(0);
  expect(answer.solutions).toHaveLength(answer.count);
  expect(answer.count).toBeGreaterThan(1000);
  expect(Object.keys(answer)).toEqual([
    "formula",
    "status",
    "complete",
    "count",
    "solutions",
    "rules",
    "notes",
    "stats",
  ]);
});

it.each([
  'cryptarithm "NUM + BER = PLAY" --all | head -1',
  'cryptarithm "PLUTO not in {PLANETS}" --all | head -3',
  'cryptarithm "PLUTO not in {PLANETS}" --all --json | head -c 100',
])("%s ends quietly when its reader goes away", (line) => {
  const { out, err, code } = inShell(line);
  expect([err, code]).toEqual(["", 0]);
  expect(out).not.toBe("");
});

it("counts without listing: the plain number alone when piped, the rules on standard error", () => {
  const { code, out, err } = cryptarithm(["count", "ALL + GLITTERS is not GOLD"]);
  expect([code, out]).toEqual([0, "2903040\n"]);
  expect(err).toContain("base 10, different letters, no leading zero");
  expect(cryptarithm(["count", "AB + B = B", "--quiet"])).toEqual({ code: 1, out: "0\n", err: "" });
});

it("stops at the limit of time or nodes with what it has, and ends with 3", () => {
  const long = "is_prime(ABCDEFGHIJ * K + 1)";
  const answer = cryptarithm([long, "--base", "12", "--time", "300ms", "--json"]);
  expect(answer.code).toBe(3);
  expect(JSON.parse(answer.out)).toMatchObject({ status: "unfinished", complete: false });
  expect(cryptarithm(["count", long, "--base", "12", "--nodes", "5000"]).code).toBe(3);
  expect(cryptarithm(["count", long, "--base", "12", "--nodes", "5000"]).out).toMatch(/^at least \d+\n$/);
});

it("plans a puzzle, with the expected and the real number of nodes and the code", () => {
  const { code, out } = cryptarithm(["plan", "TWO * TWO = SQUARE", "--code"]);
  expect(code).toBe(0);
  expect(out).toMatch(/expected: about [\d,]+ nodes; the search took [\d,]+ nodes/);
  expect(out).toContain("read SQUARE off TWO * TWO");
  expect(cryptarithmJson(["plan", SEND]).plan).toMatchObject({ strategy: "linear" });
});

it("explains every command with examples", () => {
  expect(cryptarithm(["--help"]).out).toContain("cryptarithm count");
  for (const command of ["solve", "count", "check", "plan", "batch"]) {
    const { code, out } = cryptarithm([command, "--help"]);
    expect(code).toBe(0);
    expect(out).toContain("Examples:");
    expect(out).toContain("Exit codes:");
    expect(cryptarithm(["help", command]).out).toBe(out);
  }
  expect(cryptarithm(["--version"]).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

it("uses colours only where they are wanted", () => {
  expect(cryptarithm([SEND]).out).not.toContain("\u001b");
  expect(cryptarithm([SEND], { env: { FORCE_COLOR: "1" } }).out).toContain("\u001b[");
  expect(cryptarithm([SEND], { env: { FORCE_COLOR: "1", NO_COLOR: "1" } }).out).not.toContain("\u001b");
  expect(cryptarithm([SEND, "--no-color"], { env: { FORCE_COLOR: "1" } }).out).not.toContain("\u001b");
});
