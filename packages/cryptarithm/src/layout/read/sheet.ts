/**
 * The lines of a layout as numbers, signs and ruled lines, once it is settled what the marks with two meanings
 * are (see habits.ts). Columns are those of the cells: where all cells stand apart, as in `S E N D`, one step
 * from cell to cell is one column.
 */
import type { Cell } from "../../syntax/ast.js";
import { cover, type Span } from "../../syntax/span.js";
import type { Habits } from "./habits.js";
import type { LayoutSource, Mark, Sign, SourceLine } from "./layout-source.js";

/** Cells in a row. */
export interface WrittenNumber {
  readonly kind: "number";
  readonly cells: readonly Cell[];
  /** The column of each cell. */
  readonly columns: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly span: Span;
  /** How many cells stand behind the decimal point. */
  readonly decimals: number;
  /** Whether a decimal point stands behind the last cell. */
  readonly pointed?: boolean;
  readonly marks: readonly Mark[];
}

interface WrittenSign {
  readonly kind: "sign";
  readonly sign: Sign;
  readonly column: number;
  readonly span: Span;
}

interface RuledLine {
  readonly kind: "rule";
  readonly left: number;
  readonly right: number;
  readonly span: Span;
}

/** A mark that has no meaning. */
interface StrayMark {
  readonly kind: "stray";
  readonly text: string;
  readonly column: number;
  readonly span: Span;
}

export type Token = WrittenNumber | WrittenSign | RuledLine | StrayMark;

export interface SheetLine {
  readonly tokens: readonly Token[];
  readonly span: Span;
}

/** The lines that are not empty. */
export interface Sheet {
  readonly source: LayoutSource;
  readonly lines: readonly SheetLine[];
  /**
   * Whether an R inside of a number is the mark of a remainder: where it is clear (the usual case), nowhere, or
   * wherever it stands only once.
   */
  readonly remainderMarks?: "clear" | "none" | "any";
}

export const isNumber = (token: Token): token is WrittenNumber => token.kind === "number";
export const isSign = (token: Token | undefined, ...signs: readonly Sign[]): boolean =>
  token?.kind === "sign" && signs.includes(token.sign);

/** The numbers of a line. */
export const numbersOf = (line: SheetLine): readonly WrittenNumber[] => line.tokens.filter(isNumber);

/** Whether a line has nothing but ruled lines, and upright ones between them. */
export const isRuledLine = (line: SheetLine): boolean =>
  line.tokens.some((token) => token.kind === "rule") &&
  line.tokens.every((token) => token.kind === "rule" || isSign(token, "|", ")", "-", "_"));

/** Numbers next to each other as one, such as the groups of `12 345`. */
export function joined(numbers: readonly WrittenNumber[]): WrittenNumber | undefined {
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined || numbers.length === 1) return first;
  return {
    kind: "number",
    cells: numbers.flatMap((number) => number.cells),
    columns: numbers.flatMap((number) => number.columns),
    left: first.left,
    right: last.right,
    span: cover(first.span, last.span),
    decimals: decimalsOf(numbers),
    marks: numbers.flatMap((number) => number.marks),
  };
}

/** How many of the cells of numbers next to each other stand behind the point in one of them. */
function decimalsOf(numbers: readonly WrittenNumber[]): number {
  let decimals = 0;
  let open = false;
  for (const number of numbers) {
    decimals = open ? decimals + number.cells.length : number.decimals;
    open ||= number.decimals > 0 || number.pointed === true;
  }
  return decimals;
}

/** The first of numbers that stands apart from the one before, by more than a group mark or a point takes. */
export function strayNumber(numbers: readonly WrittenNumber[]): WrittenNumber | undefined {
  return numbers.find((number, i) => number.left - (numbers[i - 1]?.right ?? number.left) > 2);
}

/** How many cells of a number stand to the right of a column; negative behind its end. */
export function cellsBehind({ columns, left, right }: WrittenNumber, column: number): number {
  if (column >= right) return right - column;
  let low = 0;
  let high = columns.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((columns[middle] ?? 0) <= column) low = middle;
    else high = middle - 1;
  }
  return columns.length - 1 - low + Math.max(0, left - column);
}

/** A part of a number. */
export function partOf(number: WrittenNumber, from: number, to: number): WrittenNumber {
  const columns = number.columns.slice(from, to);
  const cells = number.cells.slice(from, to);
  return {
    ...number,
    cells,
    columns,
    left: columns[0] ?? number.left,
    right: columns.at(-1) ?? number.right,
    span: [cells[0]?.span[0] ?? number.span[0], cells.at(-1)?.span[1] ?? number.span[1]],
    decimals: Math.max(0, Math.min(to - from, number.decimals - (number.cells.length - to))),
    marks: number.marks.slice(from, to),
  };
}

/** Parts the marks of a text into numbers, signs and ruled lines. */
export function sheetOf(source: LayoutSource, habits: Habits): Sheet {
  const lines: SheetLine[] = [];
  for (const line of source.lines) {
    if (line.marks.length === 0 || /^`{3,}\w*$/.test(source.text.slice(...line.span).trim())) continue;
    lines.push({ tokens: new LineReader(line, habits).tokens(), span: line.span });
  }
  return { source, lines };
}

class LineReader {
  readonly #marks: readonly Mark[];
  readonly #habits: Habits;
  readonly #tokens: Token[] = [];
  #at = 0;

  constructor(line: SourceLine, habits: Habits) {
    this.#marks = line.marks;
    this.#habits = habits;
  }

  tokens(): readonly Token[] {
    const marks = this.#marks;
    if (marks.length > 1 && marks.every((mark) => this.#isRuling(mark))) {
      this.#rule(marks.length);
      return this.#tokens;
    }
    while (this.#at < marks.length) {
      const mark = marks[this.#at] as Mark;
      const ruled = this.#ruledLength();
      if (ruled > 1 || (ruled === 1 && mark.sign !== "-" && mark.sign !== "=" && !this.#isMinus(mark)))
        this.#rule(ruled);
      else if (this.#isCell(mark)) this.#number();
      else {
        this.#at++;
        const column = this.#column(mark);
        const sign = this.#signOf(mark);
        if (sign === undefined)
          this.#tokens.push({ kind: "stray", text: mark.text, column, span: mark.span });
        else if (sign !== "." && sign !== "," && sign !== "'")
          this.#tokens.push({ kind: "sign", sign, column, span: mark.span });
      }
    }
    return this.#tokens;
  }

  #signOf(mark: Mark): Sign | undefined {
    if (mark === this.#habits.times) return "*";
    return mark.sign === "_" || mark.sign === "~" ? "-" : mark.sign;
  }

  #column(mark: Mark): number {
    const { stride, phase } = this.#habits;
    return Math.floor((mark.column - phase) / stride);
  }

  #isRuling(mark: Mark): boolean {
    const { sign } = mark;
    if (sign === "_") return this.#habits.ruling(mark);
    return sign === "-" || sign === "~" || sign === "=";
  }

  /** A long dash or an underscore may be the minus sign of the cells right behind it. */
  #isMinus(mark: Mark): boolean {
    if (mark.sign === "_") return this.#habits.underscore === "minus";
    const next = this.#marks[this.#at + 1];
    return /[—―─]/.test(mark.text) && next !== undefined && this.#isCell(next);
  }

  #isCell(mark: Mark): boolean {
    if (mark.cell === undefined || mark === this.#habits.times) return false;
    if (mark.sign === ".") return this.#habits.dot === "cell";
    if (mark.sign === "_") return this.#habits.underscore === "cell" && !this.#habits.ruling(mark);
    return !this.#habits.fillers.has(mark);
  }

  #follows(mark: Mark, next: Mark | undefined): next is Mark {
    return next !== undefined && next.column - mark.column <= Math.max(mark.width, this.#habits.stride);
  }

  /** How many marks from here on make a ruled line. */
  #ruledLength(): number {
    let length = 0;
    for (let i = this.#at; i < this.#marks.length; i++) {
      const mark = this.#marks[i] as Mark;
      if (!this.#isRuling(mark)) break;
      const before = this.#marks[i - 1];
      if (length > 0 && before !== undefined && mark.column > before.column + before.width) break;
      length++;
    }
    return length;
  }

  #rule(length: number): void {
    const first = this.#marks[this.#at] as Mark;
    const last = this.#marks[this.#at + length - 1] as Mark;
    this.#at += length;
    this.#tokens.push({
      kind: "rule",
      left: this.#column(first),
      right: this.#column(last),
      span: cover(first.span, last.span),
    });
  }

  #number(): void {
    const marks: Mark[] = [];
    let decimals: number | undefined;
    let pointed = false;
    for (;;) {
      const mark = this.#marks[this.#at] as Mark;
      marks.push(mark);
      if (decimals !== undefined) decimals++;
      this.#at++;
      const next = this.#marks[this.#at];
      if (!this.#follows(mark, next)) break;
      if (this.#isCell(next)) continue;
      const after = this.#marks[this.#at + 1];
      const parting = this.#parting(next);
      if (parting === undefined) break;
      if (!this.#follows(next, after) || !this.#isCell(after)) {
        pointed = parting === "point" && decimals === undefined;
        if (pointed) this.#at++;
        break;
      }
      if (parting === "point") {
        if (decimals !== undefined) break;
        decimals = 0;
      }
      this.#at++;
    }
    const columns = marks.map((mark) => this.#column(mark));
    const cells = marks.map((mark) => mark.cell as Cell);
    this.#tokens.push({
      kind: "number",
      cells,
      columns,
      left: columns[0] as number,
      right: columns.at(-1) as number,
      span: cover((marks[0] as Mark).span, (marks.at(-1) as Mark).span),
      decimals: decimals ?? 0,
      ...(pointed && { pointed }),
      marks,
    });
    // What fills the places behind a shifted row is no more than that.
    while (this.#habits.fillers.has(this.#marks[this.#at] as Mark)) this.#at++;
  }

  #parting({ sign }: Mark): "point" | "group" | undefined {
    if (sign === "'") return "group";
    if (sign === ",") return this.#habits.comma;
    return sign === "." && this.#habits.dot === "point" ? "point" : undefined;
  }
}
