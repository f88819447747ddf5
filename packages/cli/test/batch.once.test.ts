import { expect, it } from "vitest";
import { cryptarithm, inShell, interrupted } from "./command.js";

const lines = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

it("answers bare and JSON lines in order, echoes ids and skips blank lines", () => {
  const input = [
    "SEND + MORE = MONEY",
    "",
    "   ",
    '{"formula":"AB+B=BA","rules":{"base":11},"id":[1]}',
    '{"id":null,"formula":"AB+B=B"}',
  ];
  const { code, out, err } = cryptarithm(["batch"], { input: input.join("\r\n") });
  expect([code, err]).toEqual([0, ""]);
  const [first, second, third, ...more] = lines(out);
  expect(more).toEqual([]);
  expect(Object.keys(first ?? {})).toEqual([
    "formula",
    "status",
    "complete",
    "count",
    "solutions",
    "rules",
    "notes",
    "stats",
  ]);
  expect(second).toMatchObject({
    id: [1],
    formula: "AB+B=BA",
    count: 1,
    solutions: [{ digits: { A: 9, B: 10 } }],
  });
  expect(third).toMatchObject({ id: null, status: "none", count: 0 });
});

it("takes the rules of the command line where a line has none of its own", () => {
  const input = '{"formula":"A+B=C","rules":{"loneZero":"allow"}}\nA+B=C\n';
  const answers = lines(cryptarithm(["batch", "--lone-zero", "forbid", "--base", "9"], { input }).out);
  expect(answers.map((a) => a.rules)).toMatchObject([
    { loneZero: "allow", base: 9 },
    { loneZero: "forbid", base: 9 },
  ]);
});

it.each([
  ["A + B", "no-relation", undefined],
  ["{broken", "json", undefined],
  ['{"formul":"A=B"}', "json-key", 'did you mean "formula"?'],
  ['{"formula":"A=B","base":11}', "json-key", 'write {"formula": "…", "rules": {"base": …}}'],
  ['{"formula":"A=B","rules":{"bas":11}}', "rule-unknown", 'did you mean "base"?'],
  ['{"formula":"A=B","rules":{"base":"ten"}}', "rule-base", undefined],
  ['{"formula":"A=B","rules":[]}', "json-rules", 'write {"base": 16}, for example'],
  ['{"formula":7}', "json-formula", 'write {"formula": "SEND + MORE = MONEY"}'],
  [
    '{"formula":"A+B=C","where":"A<B"}',
    "json-where",
    'write {"layout": ["  AB", "x C", "---", " DE"], "where": "A < B"}',
  ],
  ['{"layout":["AB",7]}', "json-layout", 'write {"layout": ["  AB", "x C", "---", " DE"]}'],
])("answers the broken line %s with status invalid and goes on", (line, code, hint) => {
  const { code: exit, out } = cryptarithm(["batch"], { input: `${line}\nA+B=C\n` });
  const [broken, next] = lines(out);
  expect(exit).toBe(0);
  expect(broken).toMatchObject({
    status: "invalid",
    diagnostics: [{ code, ...(hint === undefined ? {} : { hint }) }],
  });
  expect(next).toMatchObject({ status: "solved" });
});

it("reads over keys that mean nothing to it, and says so", () => {
  const [answer] = lines(cryptarithm(["batch"], { input: '{"formula":"A+B=C","source":"a book"}' }).out);
  expect(answer).toMatchObject({ status: "solved", notes: ['The key "source" was not used.'] });
});

it("reads its own answers again", () => {
  const once = cryptarithm(["batch", "--base", "letters"], { input: "AB+BA=CC\n" }).out;
  const [first, again] = [lines(once)[0], lines(cryptarithm(["batch"], { input: once }).out)[0]];
  expect(again?.count).toBe(first?.count);
});

it("ends with 3 when a line was not finished, and still answers the others", () => {
  const input = "is_prime(ABCDEFGHIJ * K + 1)\nA+B=C\n";
  const { code, out } = cryptarithm(["batch", "--base", "12", "--time", "200ms"], { input });
  expect(code).toBe(3);
  expect(lines(out).map((a) => a.status)).toEqual(["unfinished", "solved"]);
});

it("sums up on standard error when asked", () => {
  const { err } = cryptarithm(["batch", "--stats"], { input: "A+B=C\nAB+B=B\nxx\n" });
  expect(err).toMatch(
    /^3 puzzles in .*: 1 solved \(0 of them uniquely\), 1 without solution, 0 unfinished, 1 invalid;/,
  );
});

it("ends quietly when its reader goes away", () => {
  expect(inShell('cryptarithm batch < <(yes "A + B = C" | head -20000) | head -1')).toMatchObject({
    err: "",
    code: 0,
  });
});

it("answers what has arrived without waiting for more, and ends cleanly at Ctrl-C", async () => {
  const { code, out, err } = await interrupted(
    ["batch"],
    [{ after: 1500, signal: "SIGINT" }],
    "A+B=C\nSEND+MORE=MONEY\n",
  );
  expect([code, err]).toEqual([3, ""]);
  expect(lines(out).map((a) => a.status)).toEqual(["solved", "solved"]);
});

it("takes conditions beside a layout", () => {
  const input =
    '{"layout":["  289","x  AB","-----"," 9826"],"where":"A < B"}\n{"layout":["  289","x  AB","-----"," 9826"],"where":"A > B"}';
  const { out } = cryptarithm(["batch"], { input });
  expect(lines(out).map(({ count }) => count)).toEqual([1, 0]);
});
