/**
 * From numbers to the calculation as it is written at school. Everything in the layout is true; the conventions of
 * writing are the options. Puzzles are made from it by hiding digits, which is done elsewhere.
 */
import type { Layout } from "../../syntax/layout.js";
import {
  type DivisionCalculation,
  type StackedDivisionCalculation,
  writeOutDivision,
  writeOutStackedDivision,
} from "./division.js";
import {
  type GridCalculation,
  type MagicSquareCalculation,
  writeOutGrid,
  writeOutMagicSquare,
} from "./grid.js";
import { type MultiplicationCalculation, writeOutMultiplication } from "./multiplication.js";
import { type RootCalculation, writeOutRoot } from "./root.js";
import type { WriteOutOptions } from "./rows.js";
import { type SumCalculation, writeOutSum } from "./sum.js";

export type Calculation =
  | SumCalculation
  | MultiplicationCalculation
  | DivisionCalculation
  | StackedDivisionCalculation
  | RootCalculation
  | GridCalculation
  | MagicSquareCalculation;

/**
 * Writes a calculation with natural numbers; the divisor is not 0. Exact for numbers of any size. Throws a
 * RangeError for what cannot be written, such as a negative result, or a digit above 9 without `cellOf`.
 * @example writeOut({ kind: "multiplication", multiplicand: 289n, multiplier: 34n }).rows.length // 5
 */
export function writeOut(calculation: Calculation, options: WriteOutOptions = {}): Layout {
  switch (calculation.kind) {
    case "sum":
      return writeOutSum(calculation, options);
    case "multiplication":
      return writeOutMultiplication(calculation, options);
    case "division":
      return writeOutDivision(calculation, options);
    case "stacked-division":
      return writeOutStackedDivision(calculation, options);
    case "root":
      return writeOutRoot(calculation, options);
    case "grid":
      return writeOutGrid(calculation, options);
    case "magic-square":
      return writeOutMagicSquare(calculation, options);
  }
}
