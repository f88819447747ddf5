import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

/** A file with these lines. */
function fileOf(...lines: readonly string[]): string {
  const path = join(mkdtempSync(join(tmpdir(), "encode-")), "lines.txt");
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
}

it("shows the puzzle beside its solution, and the key over its digits", () => {
  const { code, out } = cryptarithm(["encode", "9567+1085", "--key", "OMYABENDRS"]);
  expect(code).toBe(0);
  expect(out).toBe(
    `  SEND + MORE = MONEY      9567 + 1085 = 10652

The only solution.

Key  OMYABENDRS   (0-9)   not in the puzzle: A B
     0123456789
`,
  );
});

it("says what would leave one solution", () => {
  const { code, out } = cryptarithm(["encode", "289*34", "--key", "BLACKSMITH", "--key-order", "9-0"]);
  expect(code).toBe(1);
  expect(out).toContain(
    "4 solutions, of which 289 * 34 = 9826 is meant.\nOne given is enough: I=2, L=8, B=9 or C=6.\n",
  );
  expect(out).toContain("(--layout) it has one solution.");
  for (const given of ["I=2", "L=8", "B=9", "C=6"])
    expect(cryptarithm(["count", "ILB * MS = BLIC", "--given", given, "--quiet"]).out).toBe("1\n");
});

it.each([
  ["7375428413/125473", "--key", "BLACKSMITH", "--key-order", "0-1"],
  ["√7923147955", "--key", "BLACKSMITH"],
  ["289*34", "--layout", "--seed", "3"],
  ["7375428/1254", "--style", "french"],
])("prints for scripts what solve reads: %s", (...args) => {
  const { out } = cryptarithm(["encode", ...args, "--quiet"]);
  const { status, count } = JSON.parse(cryptarithm(["batch"], { input: out }).out);
  expect([status, count]).toEqual(["solved", 1]);
});

it("takes its key from words, and names others", () => {
  const words = fileOf("letter", "blacksmith", "moneys", "hard");
  const { out, err } = cryptarithm(["encode", "9567+1085", "--words", words]);
  expect(out).toContain("Key  BLACKSMITH");
  expect(err).toContain("Other keys: HARD MONEYS.");
  expect(err).not.toContain("BLACKSMITH");
  const { code, err: complaint } = cryptarithm(["encode", "1+2", "--words", fileOf("one")]);
  expect([code, complaint]).toEqual([2, expect.stringContaining("have 10 different letters together")]);
});

it("picks a familiar word when no key is given, others for other seeds", () => {
  const keyOf = (...args: string[]): unknown =>
    (cryptarithmJson(["encode", "9567+1085", "--no-advice", ...args]) as { key: { word: string } }).key.word;
  expect(keyOf()).toBe("REGULATION");
  expect(keyOf("--seed", "1")).toBe("IMPORTANCE");
  expect(cryptarithm(["encode", "101+11", "--base", "2", "--quiet"])).toMatchObject({
    code: 0,
    out: "NIN + NN = NIII\n",
  });
  const { code, err } = cryptarithm(["encode", "101+11", "--base", "30", "--quiet"]);
  expect([code, err]).toEqual([2, expect.stringContaining("give a key")]);
});

it("picks a key with which no word may offend, and warns of words of other keys", () => {
  const { out } = cryptarithm(["encode", "676+1234", "--no-advice"]);
  expect(out).toContain("Key  COMPATIBLE");
  const { err } = cryptarithm(["encode", "676+1234", "--no-advice", "--key", "REGULATION"]);
  expect(err).toContain("It has a word that may offend: TIT.");
});

it("spells phrases with the letters of what it makes", () => {
  const money = ["encode", "9567+1085", "--key", "OMYABENDRS", "--phrase", "some rye", "--phrase", "bad"];
  expect(cryptarithm(money).out).toContain(
    "\n\n  some rye   9015 825\n  bad        cannot be spelt: the puzzle has no B or A\n",
  );
  const json = cryptarithmJson(money);
  expect(json).toMatchObject({ phrases: [{ groups: ["9015", "825"] }, { lacks: ["B", "A"] }] });
  expect(misfits(json, schema, schema)).toEqual([]);
});

it("heads a line as clubs do, and says how it is read", () => {
  const { out, err } = cryptarithm(["encode", "√7923147955", "--key", "hard moneys", "--style", "line"]);
  expect(out.split("\n")[0]).toBe("Square root. (Two words, 0-9)");
  expect(err).toContain("which --layout reads");
  const sum = cryptarithm(["encode", "7+5", "--base", "8", "--key", "FORMIDAB", "--style", "line"]);
  expect(sum.out.split("\n")[0]).toBe("Addition in base 8. (One word, 0-9)");
  expect(sum.err).not.toContain("--layout");
});

it("takes a calculation without quotes", () => {
  const { out } = cryptarithm([
    "encode",
    "9567",
    "+",
    "1085",
    "=",
    "10652",
    "--key",
    "OMYABENDRS",
    "--quiet",
  ]);
  expect(out).toBe("SEND + MORE = MONEY\n");
});

it("reads one calculation a line from a file", () => {
  const path = fileOf("9567+1085", "", "12^2 + 5^2 = 13^2", "12.5*0.8");
  const { out } = cryptarithm(["encode", "--file", path, "--key", "OMYABENDRS", "--quiet"]);
  expect(out).toBe("SEND + MORE = MONEY\nMY^2 + E^2 = MA^2\nMY.E * O.R = MO.OO\n");
  const piped = cryptarithm(["encode", "-", "--key", "OMYABENDRS", "--quiet"], { input: "1+1\n2+2\n" });
  expect(piped.out).toBe("M + M = Y\nY + Y = B\n");
});

it("says which rows, rules and numbers would leave one solution", () => {
  const { out } = cryptarithm(["encode", "289*34", "--key", "BLACKSMITH", "--form", "short", "--layout"]);
  expect(out).toContain("Written with more rows (--form long) it has one solution.");
  expect(out).toContain("Near it, with one solution: 289*32, 292*34 and 293*34.");
  const several = cryptarithm(["encode", "12<34", "--key", "BLACKSMITH"]).out;
  expect(several).toMatch(/No two givens are enough, but 3 are|No 3 givens are enough, but 4 are/);
});

it.each([
  [["12*3+1=38"], "12*3+1 is 37"],
  [["12.5*0.8=11"], "12.5*0.8 is 10.00"],
  [["120+0", "--lone-zero", "forbid"], "the rules exclude the calculation itself"],
  [["12+13", "--decimals", "101"], "--decimals 101 is too many"],
  [["12^2", "--layout"], "is not written below each other"],
  [["12+13=26"], "12+13 is 25"],
  [["12+13", "--key", "BLACKSMITT"], "the key has T twice"],
  [["12+13", "--key", "BLACK"], "the key has 5 letters, but base 10 has 10 digits"],
  [["12+13", "--key-order", "2-1"], "there is no key order 2-1"],
  [["12+19", "--base", "8"], "base 8 has no digit 9"],
  [["12+13", "--base", "find"], "--base find is for puzzles to be solved"],
  [["12+13", "--style", "abov"], "did you mean above?"],
  [["12+13", "--seed", "x"], "--seed x is not a whole number"],
  [[], "there is no calculation"],
])("refuses encode %j", (args, message) => {
  const { code, err } = cryptarithm(["encode", ...args]);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

it("spells phrases, and names the letters that are lacking", () => {
  const phrases = fileOf("some modern rye", "more time", "", "Monday morn");
  const money = ["phrase", "SEND + MORE = MONEY"];
  const { code, out } = cryptarithm([...money, "--phrases", phrases, "--phrase", "Mexico"]);
  expect(code).toBe(1);
  expect(out).toContain("  Mexico            cannot be spelt: the puzzle has no X, I or C\n");
  expect(out).toContain("  some modern rye   9015 107586 825\n1 of 3 phrases can be spelt.\n");
  expect(cryptarithm([...money, "--phrases", phrases, "--quiet"])).toMatchObject({
    code: 0,
    out: "some modern rye\t9015 107586 825\n",
  });
  expect(cryptarithm([...money, "--decode", "9567 1085", "--quiet"])).toMatchObject({
    code: 0,
    out: "SEND MORE\n",
  });
});

it("says what is no digit, and what spells nothing", () => {
  const decode = (digits: string, ...more: string[]) =>
    cryptarithm(["phrase", "SEND + MORE = MONEY", "--decode", digits, ...more]);
  for (const [text, message] of [
    ["abc", "a is no digit in base 10"],
    ["90é", "é is no digit in base 10"],
    [" - ", "there are no digits"],
  ] as const)
    expect(decode(text)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  expect(decode("3")).toMatchObject({
    code: 1,
    out: expect.stringContaining("  3 spells nothing: no letter of the puzzle is 3\n"),
  });
  expect(decode("9 34").out).toContain("  9 34 is S 34   (no letter of the puzzle is 3 or 4)\n");
  expect(cryptarithm(["phrase", "A + B = 1C; A = 9", "--base", "12", "--decode", "b"]).err).not.toContain(
    "is no digit",
  );
});

it("asks for phrases as contests do", () => {
  const money = ["phrase", "SEND + MORE = MONEY", "--phrase", "some  modern rye", "--phrase", "time"];
  const { out } = cryptarithm([...money, "--question", "decode"]);
  expect(out).toContain(
    "  When you have solved SEND + MORE = MONEY, decode 9015 107586 825.\n  Answer: SOME MODERN RYE\n",
  );
  expect(out.match(/Answer/g)).toHaveLength(1);
  const value = cryptarithmJson([...money, "--question", "value"]);
  expect(value).toMatchObject({
    questions: [
      {
        question: "In SEND + MORE = MONEY, which number is SOME MODERN RYE?",
        answer: "9015 107586 825",
      },
    ],
  });
  expect(misfits(value, schema, schema)).toEqual([]);
});

it("names familiar words that can be spelt when nothing else is asked", () => {
  const { code, out } = cryptarithm(["phrase", "SEND + MORE = MONEY", "--quiet"]);
  const words = out.trim().split("\n");
  expect([code, words.length]).toEqual([0, 40]);
  expect(words.filter((line) => /[^SENDMORY\t0-9]/.test(line))).toEqual([]);
  const lengths = words.map((line) => line.indexOf("\t"));
  expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  expect(words[0]).toBe("NONSENSE\t60695695");
  const json = cryptarithmJson(["phrase", "A + B = CD", "--english", "--phrase", "dab"]);
  expect(json).toMatchObject({ words: ["ADD", "BAD"], status: "several" });
  expect(misfits(json, schema, schema)).toEqual([]);
});

it("gives no digits where there is not one solution", () => {
  const { code, out, err } = cryptarithm(["phrase", "A + B = CD", "--phrase", "bad"]);
  expect([code, out]).toEqual([1, expect.stringContaining("  bad   can be spelt\n")]);
  expect(err).toContain("The puzzle has 30 solutions");
  expect(cryptarithm(["phrase", "A + B = CD", "--question", "value"]).code).toBe(2);
  expect(cryptarithm(["phrase", "2(A) = B", "--phrase", "a"]).code).toBe(2);
});

it.each([
  ["encode", "289*34"],
  ["encode", "289*34", "--layout"],
  ["encode", "√7923147955", "--nodes", "1"],
  ["encode", "12.5*3.8", "--layout"],
  ["encode", "12+34=46 and 46*2=92"],
  ["encode", "2*3+4=10", "--keep", "2"],
  ["encode", "2*5", "--lone-zero", "forbid"],
  ["encode", "1+1=3"],
  ["encode", "1A2+B3", "--base", "12"],
  ["phrase", "SEND + MORE = MONEY", "--phrase", "more", "--phrase", "less", "--decode", "93"],
  ["phrase", "A + B = CD", "--phrase", "a"],
  ["phrase", "A + ", "--phrase", "a"],
])("the JSON of %s %s fits the schema", (...args) => {
  expect(misfits(cryptarithmJson(args), schema, schema)).toEqual([]);
});
