/**
 * Building statements from the cells of a layout: words and numerals that share cells, sums, products and
 * comparisons of them, and which cells are one digit although they are written twice.
 */
import type { Cell, Expression, RelationOperator } from "../syntax/ast.js";
import type { LayoutRow } from "../syntax/layout.js";
import type { Span } from "../syntax/span.js";

const NOWHERE: Span = [0, 0];

/** The statements of one layout as they come about. */
export class Statements {
  readonly list: Expression[] = [];
  /** The cell that an unknown cell is the same digit as. */
  readonly #same = new Map<Cell, Cell>();

  /** What a cell stands for: itself, or the cell that it was found to be the same as. */
  resolve(cell: Cell): Cell {
    let found = cell;
    for (let next = this.#same.get(found); next !== undefined; next = this.#same.get(found)) found = next;
    return found;
  }

  /** That two cells are the same digit, such as one that is brought down. */
  identify(a: Cell, b: Cell): void {
    const first = this.resolve(a);
    const second = this.resolve(b);
    if (first === second) return;
    if (second.kind === "unknown") this.#same.set(second, first);
    else if (first.kind === "unknown") this.#same.set(first, second);
    else if (!sameSign(first, second)) this.relate(this.number([first]), "=", this.number([second]));
  }

  /** The number that cells make: a word, or a numeral where all are printed digits. */
  number(cells: readonly Cell[]): Expression {
    if (cells.length === 0) return zero();
    const resolved = cells.map((cell) => this.resolve(cell));
    const span = spanOf(cells);
    if (resolved.every((cell) => cell.kind === "digit")) {
      const digits = resolved.map((cell) => (cell.kind === "digit" ? cell.value : 0)).join("");
      return numeral(digits.replace(/^0+(?=.)/, ""), span);
    }
    // The rules on zeros are for the rows as they are written, not for what is made of them here.
    return { kind: "word", cells: resolved, span, zeroLed: true };
  }

  /** The number of a row, without its decimal point; with zeros behind it, if so many `places` are wanted. */
  row(row: LayoutRow, places = 0): Expression {
    return this.number(shifted(row.cells, places));
  }

  relate(left: Expression, operator: RelationOperator, right: Expression): void {
    this.list.push({ kind: "relation", first: left, links: [{ operator, operand: right }], span: NOWHERE });
  }
}

/** Cells with so many zeros behind them, as a row that is shifted to the left. */
export function shifted(cells: readonly Cell[], places: number): readonly Cell[] {
  if (places <= 0) return cells;
  const end = cells.at(-1)?.span[1] ?? 0;
  return [
    ...cells,
    ...Array.from({ length: places }, (): Cell => ({ kind: "digit", value: 0, span: [end, end] })),
  ];
}

/** A numeral in the base of the puzzle. */
function numeral(digits: string, span: Span = NOWHERE): Expression {
  return { kind: "numeral", whole: digits, fraction: "", decimal: false, span };
}

export const zero = (): Expression => numeral("0");
export const one = (): Expression => numeral("1");

export const isZero = (node: Expression): boolean => node.kind === "numeral" && /^0*$/.test(node.whole);

/** The sum of terms, each added or subtracted. */
export function sum(terms: readonly (readonly ["+" | "-", Expression])[]): Expression {
  const [first] = terms;
  if (first === undefined) return zero();
  if (terms.length === 1 && first[0] === "+") return first[1];
  if (first[0] === "-")
    return sum([["+", { kind: "negate", operand: first[1], span: NOWHERE }], ...terms.slice(1)]);
  return { kind: "sum", terms: terms.map(([operator, operand]) => ({ operator, operand })), span: NOWHERE };
}

export function product(...operands: readonly Expression[]): Expression {
  const [first] = operands;
  if (operands.length === 1 && first !== undefined) return first;
  return { kind: "product", factors: operands.map((operand) => ({ operator: "*", operand })), span: NOWHERE };
}

/** A power as a product, since not every base has the digit of the exponent. */
export function power(base: () => Expression, exponent: number): Expression {
  return product(...Array.from({ length: exponent }, base));
}

function sameSign(a: Cell, b: Cell): boolean {
  if (a.kind === "letter") return b.kind === "letter" && a.letter === b.letter;
  return a.kind === "digit" && b.kind === "digit" && a.value === b.value;
}

function spanOf(cells: readonly Cell[]): Span {
  return [cells[0]?.span[0] ?? 0, cells.at(-1)?.span[1] ?? 0];
}
