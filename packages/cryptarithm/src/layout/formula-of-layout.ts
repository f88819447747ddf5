/**
 * From a layout to the formula that it means: each written row is a relation, and its written length is a
 * rule, since a number does not begin with 0.
 */
import type { Cell, Formula } from "../syntax/ast.js";
import type { Layout, LayoutKind, LayoutRow } from "../syntax/layout.js";
import { wordsOf } from "../syntax/walk.js";
import { relateDivision } from "./relations/division.js";
import { relateGrid } from "./relations/grid.js";
import { relateMagicSquare } from "./relations/magic-square.js";
import { relateMultiplication } from "./relations/multiplication.js";
import { relateRoot } from "./relations/root.js";
import { relateSum } from "./relations/sum.js";
import { rowOf } from "./rows.js";
import { Statements } from "./statements.js";

/** The formula of a layout; `text` is what it was read from, which spans refer to. */
export function formulaOfLayout(layout: Layout, text: string, accented = false): Formula {
  const statements = new Statements();
  RELATE[layout.kind](layout, statements);
  const resolve = renumbered(layout, statements);
  const letters = new Set<string>();
  let unknowns = 0;
  const rows = layout.rows.map((row): LayoutRow => {
    const cells = row.cells.map(resolve);
    return { ...row, cells, ...(mayBeginWithZero(row, layout) && { zeroLed: true }) };
  });
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell.kind === "letter") letters.add(cell.letter);
      else if (cell.kind === "unknown") unknowns = Math.max(unknowns, cell.index + 1);
    }
  }
  for (const statement of statements.list) {
    // The words were made a moment ago, some of them before all was known that is the same.
    for (const word of wordsOf(statement))
      (word as { cells: readonly Cell[] }).cells = word.cells.map(resolve);
  }
  return {
    text,
    statements: statements.list,
    letters: [...letters],
    unknowns,
    wordList: false,
    accented,
    layout: { ...layout, rows },
  };
}

const RELATE: Readonly<Record<LayoutKind, (layout: Layout, statements: Statements) => void>> = {
  sum: relateSum,
  multiplication: relateMultiplication,
  division: relateDivision,
  root: relateRoot,
  grid: relateGrid,
  "magic-square": relateMagicSquare,
};

/**
 * Whether a row may begin with 0: where a 0 is printed or a decimal point follows, or where it may be the row for a zero. That is as many
 * times the same letter as the multiplicand or divisor has digits. (Unknown cells are no zeros unless there is one.)
 */
function mayBeginWithZero(row: LayoutRow, layout: Layout): boolean {
  const [first] = row.cells;
  if (row.decimals !== undefined && row.decimals >= row.cells.length - 1) return row.cells.length > 1;
  if (first?.kind === "digit") return first.value === 0 && row.cells.length > 1;
  if (row.role !== "partial-product" || first?.kind !== "letter") return false;
  const factor = rowOf(layout, layout.kind === "division" ? "divisor" : "multiplicand");
  return (
    row.cells.length === factor?.cells.length &&
    row.cells.every((cell) => cell.kind === "letter" && cell.letter === first.letter)
  );
}

/** Numbers the unknown cells by appearance; cells that are the same digit get the same number. */
function renumbered(layout: Layout, statements: Statements): (cell: Cell) => Cell {
  const numbers = new Map<Cell, number>();
  const written = new Map<Cell, Cell>();
  const resolve = (cell: Cell): Cell => {
    const known = written.get(cell);
    if (known !== undefined) return known;
    const same = statements.resolve(cell);
    let found = same;
    if (same.kind === "unknown") {
      let index = numbers.get(same);
      if (index === undefined) {
        index = numbers.size;
        numbers.set(same, index);
      }
      found = { kind: "unknown", index, span: cell.span };
    } else if (cell.kind === "unknown") found = { ...same, span: cell.span, unwritten: true };
    written.set(cell, found);
    // A cell of a statement may be one that has been resolved already.
    written.set(found, found);
    return found;
  };
  for (const row of layout.rows) for (const cell of row.cells) resolve(cell);
  return resolve;
}
