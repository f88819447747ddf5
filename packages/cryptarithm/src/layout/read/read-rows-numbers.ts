/**
 * The numbers of a layout in JSON, read one after the other. They are collected as lines of one text, so that spans
 * and the numbers of unknown cells are those of a text as everywhere else. The first mistake is kept.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { SymbolOptions } from "../../syntax/symbols.js";
import { say } from "../../wording/say.js";
import { layoutSource } from "./layout-source.js";
import { problem } from "./read-line-calculation.js";
import type { WrittenNumber } from "./read-line-tokens.js";

type JsonObject = Readonly<Record<string, unknown>>;

export class ReadNumbers {
  text = "";
  accented = false;
  problem: Diagnostic | undefined;
  readonly #options: SymbolOptions;
  #unknowns = 0;

  constructor(options: SymbolOptions) {
    this.#options = options;
  }

  /** The number of a property that must be there. */
  named(value: JsonObject, name: string): WrittenNumber | undefined {
    return this.read(value[name], name);
  }

  /** The number of a property that may be missing. */
  optional(value: JsonObject, name: string): WrittenNumber | undefined {
    return value[name] === undefined ? undefined : this.read(value[name], name);
  }

  /** The numbers of a list; an empty list when it is missing. */
  list(value: JsonObject, name: string): readonly WrittenNumber[] | undefined {
    const list = value[name] ?? [];
    if (!Array.isArray(list)) {
      this.#wrong(say("{name} must be a list of numbers", { name }));
      return undefined;
    }
    const numbers: WrittenNumber[] = [];
    for (const each of list) {
      const number = this.read(each, name);
      if (number === undefined) return undefined;
      numbers.push(number);
    }
    return numbers;
  }

  /** One number: symbols in a row, with a point or apostrophes between them; a JSON number is one too. */
  read(value: unknown, name: string): WrittenNumber | undefined {
    const text = typeof value === "number" ? String(value) : value;
    if (typeof text !== "string" || text.trim() === "" || /[\n\r]/.test(text)) {
      this.#wrong(say('{name} must be a number, written as a text such as "AB?4"', { name }));
      return undefined;
    }
    const start = this.text === "" ? 0 : this.text.length + 1;
    this.text += start === 0 ? text : `\n${text}`;
    const source = layoutSource(text, this.#options);
    this.accented ||= source.accented;
    const marks = source.lines.flatMap((line) => line.marks);
    const dots = marks.filter((mark) => mark.sign === ".");
    const isPoint = dots.length === 1 && dots[0] !== marks[0] && dots[0] !== marks.at(-1);
    const cells: Cell[] = [];
    const groups: number[] = [0];
    let point: number | undefined;
    for (const { cell, sign, span } of marks) {
      if (isPoint && sign === ".") point = cells.length;
      else if (cell !== undefined) {
        cells.push(this.#moved(cell, start));
        groups[groups.length - 1] = (groups.at(-1) ?? 0) + 1;
      } else if (sign === "'" && groups.at(-1) !== 0) groups.push(0);
      else {
        this.problem ??= problem(
          "layout-json",
          say("{text} does not belong in a number", { text: text.slice(...span) }),
          [span[0] + start, span[1] + start],
          say("a number is made of letters, digits and ?"),
        );
        return undefined;
      }
    }
    const span = [start, this.text.length] as const;
    return { cells, decimals: point === undefined ? 0 : cells.length - point, groups, span };
  }

  failed(): Diagnostic {
    return this.problem ?? problem("layout-json", say("a number is missing"), [0, 0]);
  }

  #moved(cell: Cell, by: number): Cell {
    const span = [cell.span[0] + by, cell.span[1] + by] as const;
    return cell.kind === "unknown" ? { ...cell, index: this.#unknowns++, span } : { ...cell, span };
  }

  #wrong(message: string): void {
    this.problem ??= problem("layout-json", message, [0, 0]);
  }
}
