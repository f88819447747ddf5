/** Drawings in words, for those who hear them: "SEND plus MORE equals MONEY". Unknown cells are "blank". */

import { needRow, rowOf } from "../layout/rows.js";
import { digitText } from "../number/digit-text.js";
import type { Cell } from "../syntax/ast.js";
import type { GridSign, Layout, LayoutRow } from "../syntax/layout.js";
import type { MathItem, MathLine, MathSign } from "./math.js";

/** What a cell is called. */
export type CellName = (cell: Cell) => string;

/** As it is written; an unknown cell is a blank. */
export const cellName: CellName = (cell) =>
  cell.kind === "unknown" || cell.unwritten
    ? "blank"
    : cell.kind === "letter"
      ? cell.letter
      : digitText(cell.value);

/** Cells as one word, or one by one where some are blanks. */
function spokenNumber(cells: readonly Cell[], name: CellName, decimals = 0): string {
  const names = cells.map(name);
  const apart = names.some((each) => each === "blank") ? " " : "";
  if (decimals === 0) return names.join(apart);
  return `${names.slice(0, -decimals).join(apart)}${apart ? " point " : "."}${names.slice(-decimals).join(apart)}`;
}

const SIGNS: Readonly<Record<MathSign, string>> = {
  "+": "plus",
  "−": "minus",
  "×": "times",
  "=": "equals",
  "≠": "is not",
  "<": "is less than",
  "≤": "is at most",
  ">": "is greater than",
  "≥": "is at least",
  "∈": "is one of",
  "∉": "is none of",
  "!": "factorial",
  ",": "and",
};

export function spokenMath(line: MathLine, name: CellName = cellName): string {
  return line.map((item) => spokenItem(item, name)).join(" ");
}

function spokenItem(item: MathItem, name: CellName): string {
  const inner = (line: MathLine): string => spokenMath(line, name);
  switch (item.kind) {
    case "number":
      return spokenNumber(item.cells, name, item.decimals);
    case "sign":
      return SIGNS[item.sign];
    case "text":
      return item.name ? `${item.text.replaceAll("_", " ")} of` : item.text;
    case "fraction":
      return `${inner(item.above)} divided by ${inner(item.below)}`;
    case "power":
      return `${inner(item.base)} to the power of ${inner(item.exponent)}`;
    case "based":
      return `${inner(item.number)} in base ${inner(item.base)}`;
    case "root":
      return `${item.degree === undefined ? "square root" : `root ${inner(item.degree)}`} of ${inner(item.inside)}`;
    case "brackets":
      return item.shape === "floor" ? `whole part of ${inner(item.inside)}` : `(${inner(item.inside)})`;
  }
}

/** What a written-out calculation is, without its steps. */
export function spokenLayout(layout: Layout, name: CellName = cellName): string {
  const number = (row: LayoutRow): string => spokenNumber(row.cells, name, row.decimals);
  const remainder = rowOf(layout, "remainder");
  const zero = remainder?.cells.every((cell) => cell.kind === "digit" && cell.value === 0) ?? true;
  const rest = remainder === undefined || zero ? "" : `, remainder ${number(remainder)}`;
  const row = (role: LayoutRow["role"]): string => number(needRow(layout, role));
  switch (layout.kind) {
    case "sum":
      return spokenSum(layout, number);
    case "multiplication": {
      const product = rowOf(layout, "product");
      const equals = product === undefined ? "" : ` equals ${number(product)}`;
      return `${row("multiplicand")} times ${row("multiplier")}${equals}`;
    }
    case "division":
      if (layout.stacked) return spokenStacked(layout, number);
      return `${row("dividend")} divided by ${row("divisor")} equals ${row("quotient")}${rest}`;
    case "root": {
      const degree = layout.degree ?? 2;
      const root = degree === 2 ? "Square root" : degree === 3 ? "Cube root" : `Root ${degree}`;
      return `${root} of ${row("radicand")} equals ${row("root")}${rest}`;
    }
    case "grid":
      return `Calculations across: ${gridLines(layout, number).join("; ")}`;
    case "magic-square":
      return `Magic square: ${layout.rows.map(number).join(", ")}`;
  }
}

function spokenSum(layout: Layout, number: (row: LayoutRow) => string): string {
  return layout.rows
    .map((row, i) => {
      const word = row.role === "result" ? "equals" : row.role === "subtrahend" ? "minus" : "plus";
      return i === 0 && row.role === "addend" ? number(row) : `${word} ${number(row)}`;
    })
    .join(" ");
}

const GRID_SIGNS: Readonly<Record<GridSign, string>> = {
  "+": " plus ",
  "-": " minus ",
  "*": " times ",
  "/": " divided by ",
  "=": " equals ",
  "": ", ",
};

function gridLines(layout: Layout, number: (row: LayoutRow) => string): string[] {
  const lines: string[] = [];
  for (const row of layout.rows) {
    const [line, column] = row.at ?? [0, 0];
    const sign = column === 0 ? undefined : (layout.across?.[line]?.[column - 1] ?? "");
    lines[line] = sign === undefined ? number(row) : `${lines[line] ?? ""}${GRID_SIGNS[sign]}${number(row)}`;
  }
  return lines;
}

function spokenStacked(layout: Layout, number: (row: LayoutRow) => string): string {
  let text = number(needRow(layout, "dividend"));
  for (const row of layout.rows) {
    if (row.role === "divisor")
      text += `${text.includes("equals") ? "; this" : ""} divided by ${number(row)}`;
    else if (row.role === "quotient") text += ` equals ${number(row)}`;
    else if (row.role === "remainder") text += `, remainder ${number(row)}`;
  }
  return text;
}
