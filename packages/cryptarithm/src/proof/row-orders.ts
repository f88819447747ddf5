/**
 * Orders of the symbols of a written-out calculation for certificates. Its rows follow from few digits: the
 * multiplicand or divisor, and one digit of the multiplier or quotient each. With these bound first, every further
 * digit is the only one left, or none is.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Cell } from "../syntax/ast.js";
import type { LayoutRow, Role } from "../syntax/layout.js";

/** Some orders; empty for a puzzle in the language. Symbols that are left out come last. */
export function rowOrders({ formula }: Puzzle): number[][] {
  const { layout } = formula;
  if (layout === undefined) return [];
  const symbolsOf = (cells: readonly Cell[]): number[] =>
    cells.flatMap((cell) => {
      if (cell.kind === "unknown") return [formula.letters.length + cell.index];
      return cell.kind === "letter" ? [formula.letters.indexOf(cell.letter)] : [];
    });
  const printed = ({ cells }: LayoutRow): number => cells.length - new Set(symbolsOf(cells)).size;
  const rowsOf = (...roles: readonly Role[]): readonly LayoutRow[] =>
    layout.rows.filter(({ role }) => roles.includes(role));
  const whole = (rows: readonly LayoutRow[]): number[] => rows.flatMap(({ cells }) => symbolsOf(cells));
  const [factor] = rowsOf("multiplicand", "divisor", "root");
  const [digits] = rowsOf("multiplier", "quotient");
  if (factor === undefined) return [];
  const partials = rowsOf("partial-product", "root-product");
  const totals = rowsOf("partial-dividend", "partial-radicand");
  const digitOf = ({ place = 0 }: LayoutRow): number[] => {
    const digit = digits?.cells[digits.cells.length - 1 - (place - digits.right)];
    return symbolsOf(digit === undefined ? [] : [digit]);
  };
  const product = (row: LayoutRow): number[] => [...digitOf(row), ...symbolsOf(row.cells)];
  /** A digit of the multiplier or quotient with its row, and what the row is subtracted from. */
  const step = (row: LayoutRow): number[] => {
    const above = totals.filter((total) => (total.place ?? 0) === (row.place ?? 0));
    return [...product(row), ...whole(above)];
  };
  /** Rows of which most is known say most. */
  const known = (row: LayoutRow): number => printed(row) + (digitOf(row).length === 0 ? row.cells.length : 0);
  const best = [...partials].sort((a, b) => known(b) - known(a));
  const fromLeft = symbolsOf(factor.cells);
  const fromUnits = [...fromLeft].reverse();
  const rest = whole(rowsOf("remainder"));
  const ends = whole(rowsOf("product", "dividend", "radicand"));
  // In a division the last remainder is known, and each row gives the one above it.
  const backwards = [...partials].reverse().flatMap(step);
  const steps = [partials.flatMap(step), backwards, [...best.flatMap(product), ...backwards]];
  return [fromLeft, fromUnits].flatMap((first) => steps.map((next) => [...first, ...rest, ...next, ...ends]));
}
