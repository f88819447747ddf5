import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { cryptarithm } from "./command.js";
import { misfits } from "./json-schema.js";

// Each test starts the command, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

const SEND = "SEND + MORE = MONEY";

interface Judged {
  readonly id?: unknown;
  readonly right: boolean;
  readonly status: string;
  readonly reason?: string;
  readonly notes?: readonly string[];
}

/** What is said of these lines. */
function judged(lines: readonly unknown[], ...options: readonly string[]): Judged[] {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  const { out } = cryptarithm(["check", "--batch", ...options], { input });
  return out === ""
    ? []
    : out
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
}

const ALL = "S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2";
const DIGITS = { S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 };

/** Answers in the forms in which people and language models write them. */
const RIGHT: readonly unknown[] = [
  "9567 + 1085 = 10652",
  "9567+1085=10652.",
  "9,567 + 1,085 = 10,652",
  ALL,
  ALL.replaceAll(" ", ", "),
  ALL.replaceAll("=", ": ").replaceAll(" ", "\n").replaceAll(":\n", ": "),
  ALL.replaceAll("=", " → "),
  ALL.toLowerCase(),
  DIGITS,
  { digits: DIGITS, text: "9567 + 1085 = 10652" },
  Object.fromEntries(Object.entries(DIGITS).map(([letter, digit]) => [letter, String(digit)])),
  JSON.stringify(DIGITS),
  `Here it is:\n\`\`\`json\n${JSON.stringify(DIGITS, null, 2)}\n\`\`\`\nI hope that helps.`,
  `The answer is **9567 + 1085 = 10652**.`,
  String.raw`Therefore \(S = 9\) and so on: \boxed{9567 + 1085 = 10652}`,
  "$$9567 + 1085 = 10652$$",
  `M = 1, so S + M = 10 and S = 9. E = 4 fails.\n\n${ALL.split(" ")
    .map((pair) => `- **${pair.replace("=", "** = ")}`)
    .join("\n")}`,
  "SEND = 9567, MORE = 1085, MONEY = 10652",
  "So SEND is 9567, MORE is 1085 and MONEY is 10652, as wanted.",
  `| Letter | Digit |\n|---|---|\n${ALL.split(" ")
    .map((pair) => `| ${pair.replace("=", " | ")} |`)
    .join("\n")}`,
  `| ${Object.keys(DIGITS).join(" | ")} |\n|${"---|".repeat(8)}\n| ${Object.values(DIGITS).join(" | ")} |`,
  "So (S, E, N, D, M, O, R, Y) = (9, 5, 6, 7, 1, 0, 8, 2).",
  "  9567\n+ 1085\n------\n 10652",
  "That is:\n```\n   9567\n +1085\n ─────\n  10652\n```",
  Object.entries(DIGITS),
  JSON.stringify(DIGITS).replaceAll('"', "'"),
  `<answer>${ALL.replaceAll(" ", ",")}</answer>`,
  "10652 = 9567 + 1085",
  "10,652 = 1,085 + 9,567",
  "1085 + 9567 = 10652",
  "So the sum is **1085 + 9567 = 10652**.",
  "   9,567\n+  1,085\n  10,652",
  "9567\n+ 1085\n= 10652",
  `${ALL} X=3`,
  { ...DIGITS, X: 3, Q: 4 },
  `${ALL}. (Not S=8!)`,
  `${ALL}. It is not 9567 + 1086 = 10653.`,
  JSON.stringify(Object.entries(DIGITS)),
  `Here: ${JSON.stringify(ALL.split(" "))}`,
  ALL.split(" "),
  Object.entries(DIGITS).map(([letter, digit]) => ({ letter, digit })),
  JSON.stringify(Object.entries(DIGITS).map(([letter, value]) => ({ value, letter }))),
  Object.entries(DIGITS).map(([letter, digit]) => ({ [letter]: digit })),
  "First I thought 9567 + 1086 = 10653, but the letters say 9567 + 1085 = 10652",
];

/** Not right, each for a reason. */
const NOT_RIGHT: readonly (readonly [unknown, string, string])[] = [
  ["9567 + 1085 = 10653", "wrong", "the sum has 3"],
  ["9567 + 1085 = 10652, no: 9567 + 1085 = 10651", "wrong", "M is 1 and Y is 1"],
  ["1085 + 9567 = 10653", "wrong", ""],
  ["10652 - 1085 = 9567", "unreadable", "no answer"],
  ["10653 = 1085 + 9567", "unreadable", "no answer"],
  ["S=9 E=5 X=3", "incomplete", "no digit for N, D, M, O, R, Y"],
  [`${ALL.replace("S=9", "S=8")} X=3`, "wrong", "S is 8 and R is 8"],
  ["[[".repeat(20_000), "unreadable", "no answer"],
  ["[[]".repeat(10_000), "unreadable", "no answer"],
  ["1+".repeat(10_000), "unreadable", "no answer"],
  [`${"1+".repeat(10_000)}1=1`, "unreadable", "no answer"],
  ["S=9 E=5", "incomplete", "no digit for N, D, M, O, R, Y"],
  [{ ...DIGITS, Y: 3 }, "wrong", "the sum has 3"],
  [ALL.replace("S=9", "S=8"), "wrong", "S is 8 and R is 8"],
  [ALL.replace("O=0", "O=10"), "wrong", "no digit in base 10"],
  ["0567 + 1085 = 1652", "wrong", "MONEY has 5 digits"],
  ["I do not know.", "unreadable", "no answer"],
  ["", "unreadable", "no answer"],
  [null, "unreadable", "no answer"],
  [[], "unreadable", "no answer"],
  [{}, "unreadable", "no answer"],
  [true, "unreadable", "no answer"],
  [10652, "unreadable", "no answer"],
  [{ answer: { answer: { digits: [] } } }, "unreadable", "no answer"],
  ["(S, E) = (9, 5)", "incomplete", "no digit for N, D, M, O, R, Y"],
  ["(S, E) = (9, 5, 6)", "unreadable", "no answer"],
  ["  9567\n+ 1085\n------\n 10653", "wrong", "the sum has 3"],
  [[["S", 9], ["E"]], "unreadable", "no answer"],
  ["S|".repeat(20_000), "unreadable", "no answer"],
  ["S,".repeat(20_000), "unreadable", "no answer"],
  ["1\n+".repeat(20_000), "unreadable", "no answer"],
  ["{".repeat(10_000), "unreadable", "no answer"],
  ["9".repeat(100_000), "unreadable", "no answer"],
  [`${"(1=".repeat(20_000)}`, "unreadable", "no answer"],
];

describe("an answer", () => {
  it("is right in any form", () => {
    const found = judged(RIGHT.map((answer, id) => ({ id, formula: SEND, answer })));
    for (const [id, { right }] of found.entries()) expect([RIGHT[id], right]).toEqual([RIGHT[id], true]);
    expect(found).toHaveLength(RIGHT.length);
  });

  it("is not right for a reason that is told", () => {
    const found = judged(NOT_RIGHT.map(([answer], id) => ({ id, formula: SEND, answer })));
    expect(found).toHaveLength(NOT_RIGHT.length);
    for (const each of found) expect(misfits(each, schema, schema)).toEqual([]);
    for (const [i, [answer, status, reason]] of NOT_RIGHT.entries())
      expect([String(answer).slice(0, 50), found[i]]).toMatchObject([
        String(answer).slice(0, 50),
        { id: i, right: false, status, reason: expect.stringContaining(reason) },
      ]);
  });

  it("may have its numbers in another order, which is said", () => {
    const found = judged([
      { formula: SEND, answer: "10652 = 1085 + 9567" },
      { formula: SEND, answer: `${ALL} X=3` },
      { formula: "FORTY + TEN + TEN = SIXTY", answer: "850 + 29786 + 850 = 31486" },
      { formula: "A * BC = DEB", answer: "26 * 7 = 182" },
      { formula: "MONEY - SEND - 0 = MORE", answer: "10652 - 0 - 9567 = 1085" },
      // What is subtracted cannot be exchanged with what it is subtracted from.
      { formula: "MONEY - SEND = MORE", answer: "9567 - 10652 = 1085" },
      { formula: "A? + B = CD; A = 1", answer: "9 + 14 = 23; 1 = 1" },
      { formula: "AB + CD = EF", answer: "10 + 10 = 20" },
    ]);
    expect(found.map(({ status, notes }) => [status, notes])).toEqual([
      ["right", ["in the order of the puzzle: 9567 + 1085 = 10652"]],
      ["right", ["the puzzle has no letter X"]],
      ["right", ["in the order of the puzzle: 29786 + 850 + 850 = 31486"]],
      ["right", ["in the order of the puzzle: 7 * 26 = 182"]],
      ["right", ["in the order of the puzzle: 10652 - 9567 - 0 = 1085"]],
      ["wrong", undefined],
      ["wrong", undefined],
      ["wrong", undefined],
    ]);
    for (const each of found) expect(misfits(each, schema, schema)).toEqual([]);
  });

  it("is right if it is any solution, under the rules of its line and of the options", () => {
    const two = { formula: "TWO + TWO = FOUR", answer: "734 + 734 = 1468" };
    const found = judged([
      two,
      { ...two, answer: "928 + 928 = 1856" },
      { ...two, rules: { base: 12 } },
      { formula: "AB + B = BA", answer: "A=10 B=5", rules: { base: 11 } },
      { formula: "AB + B = BA", answer: { A: 10, B: 5 }, rules: { base: 11 } },
      { layout: ["  AB", "x C", "---", " DE"], answer: "A=1, B=3, C=4, D=5, E=2" },
      { layout: "  AB\nx C\n---\n DE", answer: "  13\nx 4\n---\n 52" },
      { layout: ["  AB", "x C", "---", " DE"], answer: ["  13", "x 4", "---", " 52"] },
      { formula: "A? + B = CD; A = 1", answer: { A: 1, B: 9, C: 2, D: 3 } },
    ]);
    expect(found.map(({ right, status }) => [right, status])).toEqual([
      [true, "right"],
      [true, "right"],
      [false, "wrong"],
      ...[expect.anything(), expect.anything()],
      [true, "right"],
      [true, "right"],
      [true, "right"],
      [true, "right"],
    ]);
    const allowed = judged(
      [{ formula: "AB + C = DE", answer: "01 + 2 = 03" }],
      "--leading-zero",
      "allow",
      "--distinct",
      "off",
    );
    expect(allowed[0]?.right).toBe(true);
  });
});

it("says of a line that is no question why, and goes on", () => {
  const found = judged([
    "garbage",
    "{",
    { formula: "SEND + MORE =", answer: "1" },
    { formula: SEND },
    { formula: SEND, anwser: ALL },
    { formula: SEND, answer: ALL, rules: { bas: 3 } },
    { id: "last", formula: SEND, answer: ALL },
  ]);
  expect(found.slice(0, 6).map(({ right, status }) => [right, status])).toEqual(
    new Array(6).fill([false, "invalid"]),
  );
  expect(found[6]).toMatchObject({ id: "last", right: true });
});

it("ends with a summary on standard error, and the code of the worst", () => {
  const line = (answer: string): string => JSON.stringify({ formula: SEND, answer });
  const run = (...lines: readonly string[]): readonly [number | null, string] => {
    const { code, err } = cryptarithm(["check", "--batch"], { input: lines.join("\n") });
    return [code, err];
  };
  expect(run(line(ALL), line("9567+1085=10652"))).toEqual([0, "2 of 2 right (100.0 %).\n"]);
  expect(run(line(ALL), line("S=8"), line("S=9"), line("?"))).toEqual([
    1,
    "1 of 4 right (25.0 %), 1 wrong, 1 incomplete, 1 without an answer.\n",
  ]);
  expect(run(line(ALL), "x")).toEqual([2, "1 of 2 right (50.0 %), 1 not understood.\n"]);
  expect(run()).toEqual([0, "0 of 0 right.\n"]);
  const { code, err } = cryptarithm(["check", "--batch", SEND]);
  expect([code, err]).toEqual([2, expect.stringContaining("reads lines from --file or standard input")]);
  expect(cryptarithm(["check", "--batch", "--file", "/no/such"]).code).toBe(2);
});
