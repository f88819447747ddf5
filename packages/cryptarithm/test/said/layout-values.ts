/** Calculations as JSON that are none, or not such as they say. */
import { readLayout } from "../../src/index.js";
import { ask, type Question } from "./question.js";

const division = { kind: "division", dividend: "ABCD", divisor: "E", quotient: "FG" };

const row = (role: string, text: string, more: object = {}): object => ({ role, text, right: 0, ...more });

const VALUES: readonly object[] = [
  [] as object,
  {},
  { kind: "strange" },
  { kind: "sum" },
  { kind: "sum", rows: 3 },
  { kind: "sum", rows: [3] },
  { kind: "sum", rows: ["A", "+B"] },
  { kind: "sum", rows: ["A", "=B", "=C"] },
  { ...division, rows: 3 },
  { ...division, rows: [3] },
  { ...division, dividend: 3 },
  { ...division, dividend: "A=" },
  { ...division, dividend: "" },
  { ...division, quotient: "FGHIJKL" },
  { ...division, remainder: "H", rows: ["AB", "C"] },
  { ...division, rows: ["AB", "C", "DE", "F", "G", "H"] },
  { kind: "division", dividend: "AB", rows: [] },
  { kind: "root", radicand: "AB", root: "C", degree: 1 },
  { kind: "root", radicand: "ABCDEF", root: "C" },
  { kind: "grid" },
  { kind: "grid", rows: [3] },
  { kind: "grid", rows: [[..."AB"]], across: [["="]], down: [[], "x"] },
  { kind: "grid", rows: [[..."AB"]], across: [["+"]], down: [[], []] },
  { kind: "grid", rows: [[..."AB"], [..."CD"]] },
  { kind: "grid", rows: [[..."AB"], [..."CD"]], across: [..."++"] },
  { kind: "grid", rows: [[..."AB"], [..."CD"]], across: ["=", "="] },
  { kind: "grid", rows: [[..."ABC"], [..."CDE"]], across: [[..."++"], [..."++"]], down: ["+", "+", "+"] },
  { kind: "grid", rows: [[..."AB"], ["C"]], across: [..."++"] },
  { kind: "magic-square", rows: [[..."AB"]] },
  { kind: "division", rows: [row("dividend", "AB"), "x"] },
  { kind: "division", rows: [row("strange", "AB")] },
  { kind: "division", rows: [row("dividend", "AB", { right: "x" })] },
  { kind: "division", rows: [row("dividend", "AB", { place: "x" })] },
  { kind: "division", rows: [row("dividend", "AB", { decimals: -1 })] },
  { kind: "division", rows: [row("dividend", "AB", { at: 3 })] },
  { kind: "division", rows: [row("dividend", "AB")] },
  { kind: "division", resultPlace: "x", rows: [row("dividend", "AB")] },
  { kind: "root", degree: 1, rows: [row("radicand", "AB")] },
  {
    kind: "multiplication",
    rows: [row("multiplicand", "AB"), row("multiplier", "C"), row("root", "C"), row("product", "DE")],
  },
  {
    kind: "multiplication",
    rows: [
      row("multiplicand", "AB"),
      row("multiplier", "C"),
      row("partial-product", "DE", { place: 0 }),
      row("partial-product", "DE", { place: 0 }),
      row("product", "DE"),
    ],
  },
  {
    kind: "multiplication",
    rows: [
      row("multiplicand", "AB"),
      row("multiplier", "C"),
      row("partial-product", "DE", { place: 5 }),
      row("product", "DE"),
    ],
  },
  { kind: "root", rows: [row("radicand", "ABCD", { right: 1 }), row("root", "EF")] },
  { kind: "root", rows: [row("radicand", "ABCD"), row("root", "E")] },
  { kind: "division", rows: [row("dividend", "AB"), row("divisor", "C"), row("quotient", "DEFG")] },
  { kind: "sum", rows: [row("addend", "AB"), row("result", "C"), row("result", "D")] },
  { kind: "sum", rows: [row("addend", "AB"), row("addend", "C")] },
  { kind: "grid", rows: [row("entry", "A")] },
  { kind: "magic-square", rows: [row("entry", "A", { at: [0, 0] }), row("entry", "B", { at: [0, 0] })] },
];

export const LAYOUT_VALUES: readonly Question[] = ask(
  readLayout,
  {},
  VALUES.map((value) => JSON.stringify(value)),
);
