import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

const INPUT = [
  "SEND + MORE = MONEY",
  "CAT + WHO = CURRENT",
  "A + B",
  "AB + C = DE; A? = B",
  '{"id":"x","formula":"ABCDEFGH = AB","rules":{"base":36,"distinct":"off","given":{"A":[1,2],"B":{"not":[3]},"C":4}}}',
  '{"id":{"deep":true},"formula":"ABCDEFGHIJKL != M","rules":{"base":36,"distinct":"off"}}',
  '{"formula":"a + A = bB","rules":{"distinct":"case"}}',
  '{"formula":"AB + C = DE","rules":{"distinct":["AB","CDE"],"base":"find"}}',
  "{",
].join("\n");

it.each([["batch"], ["batch", "--contrast"], ["batch", "--nodes", "5"], ["batch", "--limit", "0"]])(
  "every answer of %j %j %j fits the schema",
  (...args) => {
    const answers = cryptarithm(
      args.filter((a) => a !== undefined),
      { input: INPUT },
    )
      .out.trim()
      .split("\n");
    expect(answers).toHaveLength(9);
    for (const answer of answers) expect(misfits(JSON.parse(answer), schema, schema)).toEqual([]);
  },
);

/** The files of layouts, each line with the layout, its rules and how many solutions it has. */
const LAYOUTS = ["layouts", "famous-layouts"].flatMap((name) =>
  readFileSync(new URL(`../../cryptarithm/test/cases/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)),
);

it("every answer to a layout fits the schema, draws its solution and has the count that is known", () => {
  const input = LAYOUTS.map(({ id, layout, rules }) => JSON.stringify({ id, layout, rules })).join("\n");
  const answers = cryptarithm(["batch"], { input }).out.trim().split("\n");
  expect(answers).toHaveLength(LAYOUTS.length);
  for (const [i, line] of answers.entries()) {
    const answer = JSON.parse(line);
    const { id, count } = LAYOUTS[i];
    expect(misfits(answer, schema, schema), id).toEqual([]);
    expect(answer, id).toMatchObject({ id, status: count === 0 ? "none" : "solved", count });
    for (const { layout } of answer.solutions) expect(layout, id).toHaveLength(answer.layout.length);
  }
});

const TWO_READINGS = [" 12", "x ???", "----", " ??", "??", "----", "1320"];

it.each([
  ["a layout with several readings", TWO_READINGS],
  ["a layout as one text", "AB*C=DE"],
  ["a layout that is not understood", ["AB x"]],
  ["a layout as an object without rows", { kind: "grid" }],
])("the answer to %s fits the schema", (_, layout) => {
  const input = JSON.stringify({ layout });
  for (const args of [["batch"], ["batch", "--contrast"], ["batch", "--nodes", "1"]]) {
    const answer = JSON.parse(cryptarithm(args, { input }).out);
    expect(misfits(answer, schema, schema)).toEqual([]);
    if (layout === TWO_READINGS) expect(answer.readings.length).toBeGreaterThan(1);
  }
});

it.each([
  ["--layout", "ABA*A=BBB"],
  ["--layout", TWO_READINGS.join("\n")],
  ["--layout", " 285\nx ??\n----\n????\n???\n----\n9826"],
  ["--layout", "AB x"],
  ["SEND + MORE = MONYE"],
])("the repairs of %j %j fit the schema", (...args) => {
  const found = cryptarithmJson(["repair", ...args.filter((arg) => arg !== undefined)]);
  expect(misfits(found, schema, schema)).toEqual([]);
});

it("writes a count above 2^53 as a string of digits", () => {
  const { count } = cryptarithmJson([
    "ABCDEFGHIJKL != M",
    "--base",
    "36",
    "--distinct",
    "off",
    "--limit",
    "0",
  ]);
  expect(count).toMatch(/^\d{18,}$/);
});

it.each([["9567+1085=10652"], ["E=4"], ["S=9"], ["1-2"]])(
  "the result of checking %s fits the schema",
  (answer) => {
    const result = cryptarithmJson(["check", "SEND + MORE = MONEY", answer]);
    expect(misfits(result, schema, schema)).toEqual([]);
  },
);

it("the schema refuses what is no answer", () => {
  expect(misfits({ formula: "A", status: "solved" }, schema, schema)).not.toEqual([]);
  expect(misfits({ ...cryptarithmJson(["A = 1"]), count: -1 }, schema, schema)).not.toEqual([]);
});
