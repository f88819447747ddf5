/**
 * The marks of one-line arithmetic as numbers, signs and the few words that such lines have ("gives root", "r" for a
 * remainder). What a mark with two meanings is, its surroundings tell: `x` and `*` are signs where one fits and
 * no other sign of multiplication does the work, `.` is a point only where every point stands inside of a number.
 * White space, `;` and `,` between steps mean nothing. Never fails: what does not belong is a stray token.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Span } from "../../syntax/span.js";
import type { LayoutSource, Mark } from "./layout-source.js";

/** A number as it is written. */
export interface WrittenNumber {
  readonly cells: readonly Cell[];
  /** How many cells stand behind the point. */
  readonly decimals: number;
  /** How many cells each group has that apostrophes part; one group without them. */
  readonly groups: readonly number[];
  readonly span: Span;
}

export type LineSign = "+" | "-" | "*" | "/" | "=";

export type LineToken =
  | { readonly kind: "number"; readonly number: WrittenNumber; readonly span: Span }
  | { readonly kind: "sign"; readonly sign: LineSign; readonly span: Span }
  /** A root sign before the radicand. */
  | { readonly kind: "radical"; readonly degree: number; readonly span: Span }
  /** "gives root" between radicand and root; the degree where it is said. */
  | { readonly kind: "root-word"; readonly degree: number | undefined; readonly span: Span }
  /** "r" or "remainder" before a remainder. */
  | { readonly kind: "remainder-word"; readonly span: Span }
  | { readonly kind: "stray"; readonly text: string; readonly span: Span };

const ROOT_WORDS = new Set(["gives", "yields", "root", "the", "square", "cube"]);
const REMAINDER_WORDS = new Set(["r", "rem", "remainder", "rest"]);
const DASHES = new Set("—―─━⸺");

/** The tokens of all lines of a source, which is read as one line. */
export function lineTokens(source: LayoutSource): readonly LineToken[] {
  return new LineReader(source).all();
}

class LineReader {
  readonly #text: string;
  readonly #marks: readonly Mark[];
  readonly #tokens: LineToken[] = [];
  readonly #points: boolean;
  readonly #starIsCell: boolean;
  readonly #gluedTimes: boolean;
  #at = 0;

  constructor(source: LayoutSource) {
    this.#text = source.text;
    let marks = source.lines.flatMap((line) => line.marks);
    const dots = marks.filter(isDot);
    const last = marks.at(-1);
    if (dots.length === 1 && last === dots[0]) {
      marks = marks.slice(0, -1); // a full stop
      this.#points = true;
    } else this.#points = dots.every((dot) => inside(marks, dot));
    this.#marks = marks;
    const signs = marks.filter((mark) => mark.cell === undefined).map((mark) => mark.sign);
    this.#starIsCell = signs.some((sign) => sign === "/" || sign === "√" || sign === "∛" || sign === "*");
    const letters = marks.filter((mark) => mark.cell?.kind === "letter" && mark.sign !== "*");
    this.#gluedTimes = letters.every((mark) => mark.text === mark.text.toUpperCase());
  }

  all(): readonly LineToken[] {
    while (this.#at < this.#marks.length) this.#next();
    return this.#tokens;
  }

  #next(): void {
    const mark = this.#marks[this.#at] as Mark;
    if (this.#isCell(this.#at)) {
      this.#number();
      return;
    }
    this.#at++;
    const { span, sign, text } = mark;
    if (sign === "+" || sign === "-" || sign === "*" || sign === "/" || sign === "=")
      this.#tokens.push({ kind: "sign", sign, span });
    else if (sign === "~" && DASHES.has(text)) this.#tokens.push({ kind: "sign", sign: "-", span });
    else if (sign === "√" || sign === "∛") this.#radical(sign === "√" ? 2 : 3, span);
    else if (text === ";" || sign === ",") return;
    else this.#tokens.push({ kind: "stray", text, span });
  }

  /** `4√` is a fourth root. */
  #radical(degree: number, span: Span): void {
    const before = this.#tokens[0];
    const cell = before?.kind === "number" ? before.number.cells[0] : undefined;
    if (
      this.#tokens.length === 1 &&
      before?.kind === "number" &&
      before.number.cells.length === 1 &&
      cell?.kind === "digit" &&
      cell.value > 1
    ) {
      this.#tokens[0] = { kind: "radical", degree: cell.value, span: [before.span[0], span[1]] };
    } else this.#tokens.push({ kind: "radical", degree, span });
  }

  /** Whether a mark is a cell here and no sign. */
  #isCell(at: number): boolean {
    const mark = this.#marks[at];
    if (mark?.cell === undefined) return false;
    if (mark.sign === undefined || mark.sign === "_") return true;
    if (mark.sign === ".") return !this.#points;
    if (mark.sign !== "*") return false;
    if (mark.cell.kind === "unknown") return this.#starIsCell;
    const before = this.#marks[at - 1];
    const after = this.#marks[at + 1];
    if (before?.cell === undefined || after?.cell === undefined) return true;
    const apart = before.span[1] < mark.span[0] && mark.span[1] < after.span[0];
    const glued = before.span[1] === mark.span[0] && mark.span[1] === after.span[0];
    return !(apart || (glued && this.#gluedTimes && mark.text !== mark.text.toUpperCase()));
  }

  /** Cells beside each other, with apostrophes and a point between them, or a word. */
  #number(): void {
    const first = this.#marks[this.#at] as Mark;
    const cells: Cell[] = [];
    const groups: number[] = [];
    let size = 0;
    let point: number | undefined;
    let end = first.span[0];
    for (; ; this.#at++) {
      const mark = this.#marks[this.#at];
      if (mark === undefined || mark.span[0] !== end) break;
      const follows = this.#isCell(this.#at + 1);
      if (this.#isCell(this.#at)) {
        cells.push(mark.cell as Cell);
        size++;
      } else if (mark.sign === "'" && follows) {
        groups.push(size);
        size = 0;
      } else if (this.#points && isDot(mark) && follows && point === undefined) point = cells.length;
      else break;
      end = mark.span[1];
    }
    groups.push(size);
    const span: Span = [first.span[0], end];
    if (this.#word(span)) return;
    const number = { cells, decimals: point === undefined ? 0 : cells.length - point, groups, span };
    this.#tokens.push({ kind: "number", number, span });
  }

  /** A word stands behind a number or another word, parted from it, and a number follows. */
  #word(span: Span): boolean {
    const before = this.#tokens.at(-1);
    const next = this.#marks[this.#at];
    if (before === undefined || before.span[1] === span[0]) return false;
    if (next === undefined || next.span[0] === span[1] || !this.#isCell(this.#at)) return false;
    const text = this.#text.slice(...span).toLowerCase();
    if (before.kind === "number" && REMAINDER_WORDS.has(text)) {
      this.#tokens.push({ kind: "remainder-word", span });
      return true;
    }
    if (!ROOT_WORDS.has(text) || (before.kind !== "number" && before.kind !== "root-word")) return false;
    const degree = text === "square" ? 2 : text === "cube" ? 3 : undefined;
    if (before.kind === "root-word") this.#tokens.pop();
    const earlier = before.kind === "root-word" ? before.degree : undefined;
    this.#tokens.push({ kind: "root-word", degree: degree ?? earlier, span });
    return true;
  }
}

const isDot = (mark: Mark): boolean => mark.sign === ".";

/** Whether a mark stands between two cells, without a space, and neither of them is a dot. */
function inside(marks: readonly Mark[], mark: Mark): boolean {
  const at = marks.indexOf(mark);
  const before = marks[at - 1];
  const after = marks[at + 1];
  if (before?.cell === undefined || after?.cell === undefined || isDot(before) || isDot(after)) return false;
  return before.span[1] === mark.span[0] && mark.span[1] === after.span[0];
}
