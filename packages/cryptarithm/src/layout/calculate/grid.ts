/** Grids of numbers and magic squares. What the signs say is checked, since a grid is given with all its numbers. */
import type { GridSign, Layout } from "../../syntax/layout.js";
import { RowWriter, type WriteOutOptions } from "./rows.js";

export interface GridCalculation {
  readonly kind: "grid";
  /** By rows; all have the same length. */
  readonly numbers: readonly (readonly bigint[])[];
  /** The signs between neighbours: `across[row][i]` and `down[column][i]`. */
  readonly across: readonly (readonly GridSign[])[];
  readonly down: readonly (readonly GridSign[])[];
}

export interface MagicSquareCalculation {
  readonly kind: "magic-square";
  readonly numbers: readonly (readonly bigint[])[];
}

/** Writes a grid; throws when one of its rows or columns is not true. */
export function writeOutGrid({ numbers, across, down }: GridCalculation, options: WriteOutOptions): Layout {
  for (const [i, line] of numbers.entries()) check(line, across[i] ?? []);
  for (const [i, line] of columnsOf(numbers).entries()) check(line, down[i] ?? []);
  return { kind: "grid", rows: entries(numbers, options), across, down };
}

/** Writes a magic square; throws when its sums differ. */
export function writeOutMagicSquare({ numbers }: MagicSquareCalculation, options: WriteOutOptions): Layout {
  const size = numbers.length;
  const at = (i: number, j: number): bigint => numbers[i]?.[j] ?? 0n;
  const lines = [
    ...numbers,
    ...columnsOf(numbers),
    numbers.map((_, i) => at(i, i)),
    numbers.map((_, i) => at(i, size - 1 - i)),
  ];
  const sums = lines.map((line) => line.reduce((a, b) => a + b, 0n));
  if (sums.some((sum) => sum !== sums[0])) throw new RangeError("the sums of a magic square differ");
  return { kind: "magic-square", rows: entries(numbers, options) };
}

function entries(numbers: readonly (readonly bigint[])[], options: WriteOutOptions): Layout["rows"] {
  const writer = new RowWriter(options);
  for (const [row, line] of numbers.entries())
    for (const [column, value] of line.entries()) writer.add("entry", { value, at: [row, column] });
  return writer.rows;
}

function columnsOf(numbers: readonly (readonly bigint[])[]): bigint[][] {
  return (numbers[0] ?? []).map((_, column) => numbers.map((line) => line[column] ?? 0n));
}

/** A fraction that is not reduced. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

/** Throws unless the chain of numbers and signs is true: products before sums, each side of = the same. */
function check(numbers: readonly bigint[], signs: readonly GridSign[]): void {
  let side: Fraction | undefined;
  let total: Fraction = [0n, 1n];
  let term: Fraction = [0n, 1n];
  const close = (): void => {
    const value = plus(total, term);
    if (side !== undefined && side[0] * value[1] !== value[0] * side[1])
      throw new RangeError("a line of a grid is not true");
    side = value;
    total = [0n, 1n];
  };
  for (const [i, number] of numbers.entries()) {
    const sign = i === 0 ? "" : (signs[i - 1] ?? "");
    if (sign === "*") term = [term[0] * number, term[1]];
    else if (sign === "/") {
      if (number === 0n) throw new RangeError("a line of a grid divides by 0");
      term = [term[0], term[1] * number];
    } else {
      if (sign === "+" || sign === "-") total = plus(total, term);
      else if (i > 0) close();
      if (sign === "") side = undefined;
      term = [sign === "-" ? -number : number, 1n];
    }
  }
  close();
}

const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
