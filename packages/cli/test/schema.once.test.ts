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
