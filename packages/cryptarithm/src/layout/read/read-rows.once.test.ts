import { describe, expect, test } from "vitest";
import { readLayout } from "../read-layout.js";
import { layoutSource } from "./layout-source.js";
import { readLine } from "./read-line.js";
import { layoutJson, readRows } from "./read-rows.js";

function statementsOf(value: unknown): unknown {
  const read = readRows(value);
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read.readings.map(plain);
}

/** Without the places in the text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, v) => (key === "span" || key === "text" ? undefined : v)));

function line(text: string) {
  const read = readLine(layoutSource(text));
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read.readings;
}

describe("layouts as JSON", () => {
  test.each([
    [
      "KDNG/BT=STP-PK=FN-TN=BGG-NB=N",
      {
        kind: "division",
        dividend: "KDNG",
        divisor: "BT",
        quotient: "STP",
        rows: ["PK", "FN", "TN", "BGG", "NB"],
        remainder: "N",
      },
    ],
    [
      "KDNG/BT=STP-PK=FN-TN=BGG-NB=N",
      {
        kind: "division",
        dividend: "KDNG",
        divisor: "BT",
        quotient: "STP",
        rows: ["PK", "FN", "TN", "BGG", "NB", "N"],
      },
    ],
    [
      "KDNG/BT=STP r N",
      { kind: "division", dividend: "KDNG", divisor: "BT", quotient: "STP", remainder: "N" },
    ],
    [
      "12345/12=1028-12=34-24=105-96",
      { kind: "division", dividend: 12345, divisor: 12, quotient: 1028, rows: [12, 34, 24, 105, 96] },
    ],
    [
      "AB*C?=DEF+?H=IJKL",
      {
        kind: "multiplication",
        multiplicand: "AB",
        multiplier: "C?",
        partials: ["DEF", "?H"],
        product: "IJKL",
      },
    ],
    [
      "√AB'CD=EF-G=HCD-IJK=L",
      { kind: "root", radicand: "AB'CD", root: "EF", rows: ["G", "HCD", "IJK"], remainder: "L" },
    ],
    [
      "∛ABCD=EF-G=HBCD-IJKL=M",
      { kind: "root", degree: 3, radicand: "ABCD", root: "EF", rows: ["G", "HBCD", "IJKL", "M"] },
    ],
    ["A+B-C=D", { kind: "sum", rows: ["A", "+B", "-C", "=D"] }],
  ])("%s is the same in the structured form", (text, value) => {
    // Unknown cells are numbered by appearance in both.
    expect(statementsOf(value)).toEqual(line(text).map(plain));
  });

  test("the full form gives the same statements again", () => {
    for (const text of [
      "KDNG/BT=STP-PK=FN-TN=BGG-NB=N",
      "?2345/??=1?28-12=3?-2?=1?5-?6=9",
      "12.5/5=2.5-10=25-25=0",
      "OPERA*PLAY=DYYDPD+PFAPRM+YDLALP+OPERA=PERFORMED",
      "√BASKETBALL=JAMES-HT=ELSK-ELSE=SET-M=SETBA-EBJME=KHBJLL-KLHMTT=EEJEE",
      "AB*CDEF=GAB+HAB=IJKLMN",
      "A+B-C=D+?=F",
    ]) {
      for (const formula of line(text)) {
        const json = JSON.parse(
          JSON.stringify(layoutJson(formula.layout as NonNullable<typeof formula.layout>)),
        );
        expect(statementsOf(json)).toEqual([plain(formula)]);
      }
    }
  });

  test("a text of JSON is read as the object that it is", () => {
    const value = {
      kind: "multiplication",
      multiplicand: "A?",
      multiplier: "C?",
      partials: ["DEF", "?H"],
      product: "IJKL",
    };
    const read = readLayout(JSON.stringify(value, undefined, 2));
    expect(read.ok && read.readings.map(plain)).toEqual(statementsOf(value));
    for (const text of [
      "{",
      '{"kind":"sum"}',
      '{"kind":"division","dividend":"A=","divisor":"B","quotient":"C"}',
    ]) {
      const wrong = readLayout(text);
      expect(wrong.ok ? "" : wrong.diagnostics[0]).toMatchObject({
        code: "layout-json",
        span: [0, text.length],
      });
    }
  });

  test("grids and magic squares are read with their entries in rows", () => {
    const read = readRows({
      kind: "grid",
      rows: [
        ["A", "B", "C"],
        ["D", "E", "F"],
      ],
      across: [
        ["+", "="],
        ["-", "="],
      ],
      down: [[""], [""], [""]],
    });
    expect(read.ok && read.readings[0]?.layout?.rows.map(({ at }) => at)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
    expect(
      readRows({
        kind: "magic-square",
        rows: [
          ["2", "?", "6"],
          ["?", "?", "?"],
          ["4", "?", "8"],
        ],
      }).ok,
    ).toBe(true);
  });

  test.each([
    [undefined, "a layout is an object"],
    [[], "a layout is an object"],
    [{}, "the kind of a layout is one of sum"],
    [{ kind: "division", dividend: "AB", divisor: "C" }, "quotient must be a number"],
    [{ kind: "division", dividend: "A B=", divisor: "C", quotient: "D" }, "= does not belong in a number"],
    [{ kind: "division", dividend: "AB", divisor: "C", quotient: "DE", rows: "F" }, "rows must be a list"],
    [
      { kind: "division", dividend: "AB", divisor: "C", quotient: "DE", rows: ["F", "GB"], remainder: "H" },
      "the last of the rows is subtracted",
    ],
    [{ kind: "sum", rows: ["A", "+B"] }, "a sum ends in its result"],
    [{ kind: "sum", rows: [{ role: "addend", text: "A", right: 0 }] }, "a sum needs a row result"],
    [{ kind: "sum", rows: [{ role: "term", text: "A", right: 0 }] }, "the role of a row is one of"],
    [{ kind: "sum", rows: [{ role: "addend", text: "A", right: "0" }] }, "right must be the column"],
    [
      {
        kind: "sum",
        rows: [
          { role: "quotient", text: "A", right: 0 },
          { role: "result", text: "A", right: 0 },
        ],
      },
      "a sum has no row quotient",
    ],
    [{ kind: "root", radicand: "AB", root: "C", degree: 1 }, "degree must be"],
    [{ kind: "magic-square", rows: [["A", "B"], ["C"]] }, "each place has one entry"],
    [{ kind: "magic-square", rows: [["A", "B"]] }, "as many rows as columns"],
    [
      {
        kind: "grid",
        rows: [
          ["A", "B"],
          ["C", "D"],
        ],
      },
      "across needs a sign",
    ],
    [{ kind: "grid", rows: [["A", "B"]], across: [["="]], down: [[], "x"] }, "down needs a sign"],
    [{ kind: "grid", rows: [["A", "B"]], across: [["+"]], down: [[], []] }, "a grid needs an equals sign"],
    [
      {
        kind: "multiplication",
        rows: [
          { role: "multiplicand", text: "AB", right: 0 },
          { role: "multiplier", text: "C", right: 0 },
          { role: "partial-product", text: "DE", right: 1, place: 1 },
        ],
      },
      "the multiplier has no digit at place 1",
    ],
  ])("%j is a diagnostic", (value, message) => {
    const read = readRows(value);
    expect(read.ok ? "" : read.diagnostics[0]?.message).toContain(message);
    expect(read.ok ? "" : read.diagnostics[0]?.code).toBe("layout-json");
  });
});
