/** Drawings in words, for those who hear them: "SEND plus MORE equals MONEY". */

import { needRow, rowOf } from "../layout/rows.js";
import { digitText } from "../number/digit-text.js";
import type { Cell } from "../syntax/ast.js";
import type { Layout, LayoutRow } from "../syntax/layout.js";
import type { DrawingWords } from "./language/drawing-words.js";
import type { MathItem, MathLine } from "./math.js";

/** What a cell is called. */
export type CellName = (cell: Cell) => string;

/** As it is written; an unknown cell is a blank. */
export const cellName =
  ({ blank }: DrawingWords): CellName =>
  (cell) =>
    cell.kind === "unknown" || cell.unwritten
      ? blank
      : cell.kind === "letter"
        ? cell.letter
        : digitText(cell.value);

/** Reads drawings out in a language, each cell by its name or its digit. */
export class Speaker {
  readonly #words: DrawingWords;
  readonly #name: CellName;

  constructor(words: DrawingWords, name: CellName) {
    this.#words = words;
    this.#name = name;
  }

  math(line: MathLine): string {
    return line.map((item) => this.#item(item)).join(" ");
  }

  /** What a written-out calculation is, without its steps. */
  layout(layout: Layout): string {
    const { signs, writtenRoot, across, magicSquare } = this.#words;
    const row = (role: LayoutRow["role"]): string => this.#row(needRow(layout, role));
    switch (layout.kind) {
      case "sum":
        return this.#sum(layout);
      case "multiplication": {
        const product = rowOf(layout, "product");
        const equals = product === undefined ? "" : ` ${signs["="]} ${this.#row(product)}`;
        return `${row("multiplicand")} ${signs["*"]} ${row("multiplier")}${equals}`;
      }
      case "division":
        if (layout.stacked) return this.#stacked(layout);
        return `${row("dividend")} ${signs["/"]} ${row("divisor")} ${signs["="]} ${row("quotient")}${this.#rest(layout)}`;
      case "root":
        return `${writtenRoot(layout.degree ?? 2)} ${row("radicand")} ${signs["="]} ${row("root")}${this.#rest(layout)}`;
      case "grid":
        return `${across}: ${this.#gridLines(layout).join("; ")}`;
      case "magic-square":
        return `${magicSquare}: ${layout.rows.map((each) => this.#row(each)).join(", ")}`;
    }
  }

  /** Cells as one word, or one by one where some are blanks. */
  #number(cells: readonly Cell[], decimals = 0): string {
    const { blank, point, spokenPoint } = this.#words;
    const names = cells.map(this.#name);
    const apart = names.some((each) => each === blank) ? " " : "";
    if (decimals === 0) return names.join(apart);
    const between = apart ? ` ${spokenPoint} ` : point;
    return `${names.slice(0, -decimals).join(apart)}${between}${names.slice(-decimals).join(apart)}`;
  }

  #row({ cells, decimals }: LayoutRow): string {
    return this.#number(cells, decimals);
  }

  #item(item: MathItem): string {
    const words = this.#words;
    switch (item.kind) {
      case "number":
        return this.#number(item.cells, item.decimals);
      case "sign":
        return words.signs[item.sign];
      case "text":
        return item.name ? words.called(item.text) : words.word(item.text);
      case "fraction":
        return `${this.math(item.above)} ${words.signs["/"]} ${this.math(item.below)}`;
      case "power":
        return `${this.math(item.base)} ${words.power} ${this.math(item.exponent)}`;
      case "based":
        return `${this.math(item.number)} ${words.inBase} ${this.math(item.base)}`;
      case "root": {
        const root = item.degree === undefined ? words.squareRoot : words.rootOf(this.math(item.degree));
        return `${root} ${this.math(item.inside)}`;
      }
      case "brackets": {
        const inside = this.math(item.inside);
        if (item.shape === "floor") return `${words.wholePart} ${inside}`;
        return item.shape === "bars" ? `${words.absolute} (${inside})` : `(${inside})`;
      }
    }
  }

  /** A remainder other than a printed 0. */
  #rest(layout: Layout): string {
    const row = rowOf(layout, "remainder");
    const zero = row?.cells.every((cell) => cell.kind === "digit" && cell.value === 0) ?? true;
    return row === undefined || zero ? "" : `, ${this.#words.remainder} ${this.#row(row)}`;
  }

  #sum({ rows }: Layout): string {
    const { signs } = this.#words;
    return rows
      .map((row, i) => {
        const word = signs[row.role === "result" ? "=" : row.role === "subtrahend" ? "-" : "+"];
        return i === 0 && row.role === "addend" ? this.#row(row) : `${word} ${this.#row(row)}`;
      })
      .join(" ");
  }

  #gridLines(layout: Layout): string[] {
    const lines: string[] = [];
    for (const row of layout.rows) {
      const [line, column] = row.at ?? [0, 0];
      const sign = column === 0 ? undefined : (layout.across?.[line]?.[column - 1] ?? "");
      const between = sign === "" || sign === undefined ? ", " : ` ${this.#words.signs[sign]} `;
      lines[line] = sign === undefined ? this.#row(row) : `${lines[line] ?? ""}${between}${this.#row(row)}`;
    }
    return lines;
  }

  #stacked(layout: Layout): string {
    const { signs, next, remainder } = this.#words;
    let text = this.#row(needRow(layout, "dividend"));
    let divided = false;
    for (const row of layout.rows) {
      const number = this.#row(row);
      if (row.role === "divisor") {
        text += `${divided ? `; ${next}` : ""} ${signs["/"]} ${number}`;
        divided = true;
      } else if (row.role === "quotient") text += ` ${signs["="]} ${number}`;
      else if (row.role === "remainder") text += `, ${remainder} ${number}`;
    }
    return text;
  }
}
