import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";
import { misfits } from "./json-schema.js";

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

const SKELETON = ["  ?52?", "x   3?", "~~~~~", "  ?0?8", " 4??2", "~~~~~", " 4?7?8"].join("\n");
const DIVISION = [
  "     ?7",
  "    ~~~",
  "7?)?775",
  "   2??",
  "   ~~~",
  "    ??5",
  "    ??5",
  "    ~~~",
  "      0",
].join("\n");

describe("explain --layout", () => {
  it("draws the calculation with a letter in each blank, and tells of its rows", () => {
    const { code, out } = cryptarithm(["explain", "--layout", SKELETON]);
    expect(code).toBe(0);
    expect(out).toContain("a52b");
    expect(out).toContain("The small letters stand in the blanks.");
    expect(out).toContain("k1, k2 … are the carries of the partial products");
    expect(out).toContain("Units of the second partial product");
    expect(out).toMatch(/✓ {2}1524 \* 32 = 48768/);
    expect(out).not.toContain("Subtractions");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it("shows now and then where the calculation stands, and the whole of it at the end", () => {
    const { out } = cryptarithm(["explain", "--layout", DIVISION]);
    expect(out).toContain("Subtractions are read from below, as sums.");
    expect(out.match(/^ +\d\d\)\d{4}$/gm)?.at(-1)).toContain("75)2775");
  });

  it("gives the names of the cells in JSON, and columns with --draw", () => {
    const explained = cryptarithmJson(["explain", "--layout", "--draw", DIVISION]);
    expect(explained).toMatchObject({ names: { "?1": "a" }, explained: true });
    expect(misfits(explained, schema, schema)).toEqual([]);
    const { steps, sums } = explained as { steps: { drawing?: object }[]; sums: object[] };
    expect(sums.length).toBeGreaterThan(0);
    expect(steps.some(({ drawing }) => drawing !== undefined)).toBe(true);
  });
});

describe("hint and grade --layout", () => {
  it("say where to look, and how hard it is", () => {
    expect(cryptarithm(["hint", "--layout", SKELETON]).out).toContain(
      "Look at the units of the second partial product.",
    );
    const { out } = cryptarithm(["hint", "--layout", SKELETON, "--level", "3", "--given", "?2=4"]);
    expect(out).toContain("a524");
    expect(cryptarithm(["grade", "--layout", SKELETON]).out).toContain("?52? * 3? = 4?7?8");
  });

  it("name a blank that is filled wrongly", () => {
    const { code, out } = cryptarithm(["hint", "--layout", SKELETON, "--level", "3", "--given", "?2=5"]);
    expect(code).toBe(1);
    expect(out).toContain("b = 5 is wrong. This is why:");
  });
});
