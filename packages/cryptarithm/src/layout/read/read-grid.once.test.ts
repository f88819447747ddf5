import { describe, expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import { pose } from "../../semantics/pose.js";
import type { Cell, Formula } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { layoutLine } from "../line.js";
import { layoutSource } from "./layout-source.js";
import { readGrid } from "./read-grid.js";

function read(text: string): Formula | undefined {
  const result = readGrid(layoutSource(text));
  if (result === undefined || !result.ok) return undefined;
  expect(result.readings).toHaveLength(1);
  return result.readings[0];
}

const statements = (text: string): string[] => (read(text)?.statements ?? []).map((s) => print(s));

const SUMS = ["AB + CD = EF", "GH + IJ = KL", "MN + OP = QR", "AB + GH = MN", "CD + IJ = OP", "EF + KL = QR"];

describe("grids of numbers", () => {
  test.each([
    ["AB + CD = EF\n+    +    +\nGH + IJ = KL\n=    =    =\nMN + OP = QR"],
    ["AB+CD=EF; + + +; GH+IJ=KL; = = =; MN+OP=QR"],
    ["AB+CD=EF/+++/GH+IJ=KL/===/MN+OP=QR"],
    ["AB + CD = EF\n+ + +\nGH + IJ = KL\n------------\nMN + OP = QR"],
    ["AB + CD = EF\n + + +\nGH + IJ = KL\n~~~~~~~~~~~~\nMN + OP = QR"],
  ])("%j is six sums", (text) => {
    expect(statements(text)).toEqual(SUMS);
  });

  test("all signs are read, and products come before sums", () => {
    const text = "A x B + C = DE\n- * :   +\nF + G - H = I\n= = = =\nJ - K × L = M";
    expect(statements(text)).toEqual([
      "A * B + C = DE",
      "F + G - H = I",
      "J - K * L = M",
      "A - F = J",
      "B * G = K",
      "C / H = L",
      "DE + I = M",
    ]);
  });

  test("a place without a sign relates nothing", () => {
    expect(
      statements(
        "ABCB + DEAF = GFFB\n  +             +\nGAFD   HAHB   IHGD\n  =             =\nICAH - DAHE = BIDE",
      ),
    ).toEqual(["ABCB + DEAF = GFFB", "ICAH - DAHE = BIDE", "ABCB + GAFD = ICAH", "GFFB + IHGD = BIDE"]);
  });

  test.each([
    "SEND + MORE = MONEY",
    "SEND\n+MORE\n-----\nMONEY",
    "AB + CD = EF\nGH + IJ = KL",
    "AB + CD = EF\n+ +\nGH + IJ = KL\n= = = =\nMN + OP = QR",
    "AB + CD = EF\n+ + +\n= = =\nMN + OP = QR",
    "AB + CD = EF\n+ + +\nGH + IJ\n= = =\nMN + OP = QR",
    "AB + CD = EF\n+ + +\nGH + IJ = KL\n= = =",
    "AB/CD=EF-GH=IJ",
    "AB CD\nEF GH",
    "AB CD EF\nGH IJ KL",
    "",
    "+ + +",
  ])("%j is none", (text) => {
    expect(read(text)).toBeUndefined();
  });

  test("true grids are true for what they were made of, in all ways of writing them", () => {
    const random = randomFrom(3);
    const letters = random.shuffle([..."ABCDEFGHIJKLMNOP"]);
    for (let i = 0; i < 300; i++) {
      const base = 2 + random.integer(15);
      const sign = random.pick(["+", "-", "*", "/"] as const);
      const under = random.pick(["+", "-"] as const);
      const number = () => 1 + random.integer(base ** (1 + random.integer(3)) - 1);
      const apply = (a: number, b: number, s: string) => (s === "+" ? a + b : s === "-" ? a - b : a * b);
      let lines = [0, 1].map(() => {
        const [a, b] = [number(), number()] as const;
        if (sign === "/") return [a * b, b, a];
        return sign === "-" ? [a + b, b, a] : [a, b, apply(a, b, sign)];
      });
      if (under === "-" && lines.some((line) => line.length > 0))
        lines = [(lines[0] ?? []).map((n, k) => n + (lines[1]?.[k] ?? 0)), lines[1] ?? []];
      // The first line need not be a calculation then, nor the last.
      const last = (lines[0] ?? []).map((n, k) => apply(n, lines[1]?.[k] ?? 0, under));
      const s = [under === "-" ? "" : sign, sign, under === "-" ? sign : ""];
      const equal = (line: readonly number[], k: number) => {
        const [x, y, z] = line.map((n) => n.toString(base));
        return s[k] === "" ? `${x} ${y} ${z}` : `${x} ${s[k]} ${y} = ${z}`;
      };
      const truth = [
        equal(lines[0] ?? [], 0),
        `${under} ${under} ${under}`,
        equal(lines[1] ?? [], 1),
        "= = =",
        equal(last, 2),
      ].join(random.pick(["\n", "; "]));
      const text = truth.replace(/[0-9a-f]/g, (d) =>
        random.integer(5) === 0 ? "?" : (letters[Number.parseInt(d, 16)] as string),
      );
      const formula = read(text);
      if (formula === undefined) throw new Error(`${truth}\n${text}`);
      expect(formula.statements.length).toBe(s.filter((x) => x !== "").length + 3);
      const posed = pose(formula, { base, distinct: "off" });
      if (!posed.ok) throw new Error(text);
      const { symbols, letterCount } = posed.puzzle;
      const digits: number[] = symbols.map(() => 0);
      const symbolOf = (cell: Cell) =>
        cell.kind === "letter"
          ? symbols.findIndex(({ name }) => name === cell.letter)
          : letterCount + (cell.kind === "unknown" ? cell.index : 0);
      for (const { cells } of formula.layout?.rows ?? []) {
        for (const cell of cells) digits[symbolOf(cell)] = Number.parseInt(truth[cell.span[0]] as string, 16);
      }
      expect(holds(posed.puzzle, digits), `${truth}\n${text}`).toBe("yes");
      // With one digit wrong, the statements say what the numbers say.
      const at = random.integer(symbols.length);
      const wrong = digits.map((d, k) => (k === at ? (d + 1) % base : d));
      const values = (formula.layout?.rows ?? []).map(({ cells }) =>
        cells.reduce((value, cell) => value * base + (wrong[symbolOf(cell)] as number), 0),
      );
      const value = (line: number, column: number) => values[line * 3 + column] as number;
      const right =
        [0, 1, 2].every((k) => s[k] === "" || related(value(k, 0), value(k, 1), value(k, 2), sign)) &&
        [0, 1, 2].every((k) => related(value(0, k), value(1, k), value(2, k), under));
      expect(holds(posed.puzzle, wrong), `${truth}\n${text}`).toBe(right ? "yes" : "no");
      const again = read(
        layoutLine(formula.layout as NonNullable<Formula["layout"]>, ({ span }) => text.slice(...span)),
      );
      expect(again?.statements.map((x) => print(x))).toEqual(formula.statements.map((x) => print(x)));
    }
  });
});

function related(a: number, b: number, c: number, sign: "+" | "-" | "*" | "/"): boolean {
  if (sign === "/") return b !== 0 && a === b * c;
  return c === (sign === "+" ? a + b : sign === "-" ? a - b : a * b);
}

describe("magic squares", () => {
  test.each([
    "2?6/???/4?8",
    "2?6\n???\n4?8",
    "2 ? 6\n? ? ?\n4 ? 8",
    "2|?|6\n?|?|?\n4|?|8",
    "| 2 | ? | 6 |\n| ? | ? | ? |\n| 4 | ? | 8 |",
    "2 ? 6; ? ? ?; 4 ? 8",
  ])("%j has the same sum in rows, columns and diagonals", (text) => {
    expect(read(text)?.layout?.kind).toBe("magic-square");
    expect(statements(text)).toEqual([
      "2 + ? + 6 = ? + ? + ?",
      "2 + ? + 6 = 4 + ? + 8",
      "2 + ? + 6 = 2 + ? + 4",
      "2 + ? + 6 = ? + ? + ?",
      "2 + ? + 6 = 6 + ? + 8",
      "2 + ? + 6 = 2 + ? + 8",
      "2 + ? + 6 = 6 + ? + 4",
    ]);
    const posed = pose(read(text) as Formula);
    if (!posed.ok) throw new Error("not posed");
    // ? 1–5 from left to right: 2 7 6 / 9 5 1 / 4 3 8
    expect(holds(posed.puzzle, [7, 9, 5, 1, 3])).toBe("yes");
    expect(holds(posed.puzzle, [7, 9, 5, 3, 1])).toBe("no");
  });

  test("entries may have several cells", () => {
    expect(read("AB C DE\nF GH I\nJK L M")?.layout?.rows.map(({ cells }) => cells.length)).toEqual([
      2, 1, 2, 1, 2, 1, 2, 1, 1,
    ]);
  });
});
