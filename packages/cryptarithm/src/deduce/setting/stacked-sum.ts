/**
 * A sum or difference as it is written out on paper: its numbers below each other, digit under digit.
 * The terminal and the page draw it, with the digits that are known at a moment in their cells.
 *
 * Only equations of single numbers, one of them alone on its side, are stacked; all else is drawn as
 * the line that it is.
 */
import { readPuzzle } from "../../layout/read-puzzle.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { RuleOptions } from "../../semantics/rules.js";
import type { Expression } from "../../syntax/ast.js";
import { carryName, dataName } from "./names.js";
import { LARGEST_EXPLAINED_BASE, type Setting, settingOf } from "./setting.js";
import { writtenSum } from "./written-sum.js";

/** A cell of a number: a letter (or unknown cell: "?1") by its name, or a printed digit. */
export type StackedCell = string | number;

export interface StackedRow {
  readonly sign: "" | "+" | "-";
  /** The cell at place 0, the units, first. */
  readonly cells: readonly StackedCell[];
}

export interface StackedSum {
  /** The part of the puzzle that it is, from 0. */
  readonly part: number;
  /** What is added and subtracted, from above. */
  readonly rows: readonly StackedRow[];
  /** What stands below the line. */
  readonly result: StackedRow;
  /** The names of the carries into places 1, 2 …: "c1", "c2" … */
  readonly carries: readonly string[];
  /** Of a difference, the sum that its columns are read as. */
  readonly upwards?: string;
}

/** The sums and differences of a puzzle; empty when it has none, or is not understood. */
export function stackedSums(text: string, options: RuleOptions = {}): StackedSum[] {
  const parsed = readPuzzle(text, options);
  const posed = parsed.ok ? pose(parsed.formula, options) : undefined;
  if (!posed?.ok || posed.puzzle.base > LARGEST_EXPLAINED_BASE) return [];
  const setting = settingOf(posed.puzzle);
  return setting.calculations.flatMap(({ part }) => stackedSum(part, setting) ?? []);
}

function stackedSum(part: number, setting: Setting): StackedSum | undefined {
  const comparison = setting.parts[part]?.comparison;
  if (comparison === undefined) return undefined;
  const [sum, single] =
    comparison.right.kind === "sum"
      ? [comparison.right, comparison.left]
      : [comparison.left, comparison.right];
  const result = cellsOf(single, setting);
  if (sum.kind !== "sum" || result === undefined) return undefined;
  const rows: StackedRow[] = [];
  for (const { operator, operand } of sum.terms) {
    const cells = cellsOf(operand, setting);
    if (cells === undefined) return undefined;
    rows.push({ sign: rows.length === 0 && operator === "+" ? "" : operator, cells });
  }
  const upwards = writtenSum(part, setting)?.upwards;
  const carries = setting.carries.filter((carry) => carry.part === part);
  return {
    part,
    rows,
    result: { sign: "", cells: result },
    carries: carries.map(({ index }) => carryName(index, setting)),
    ...(upwards !== undefined && { upwards }),
  };
}

/** The cells of a single number, units first; undefined for anything else. */
function cellsOf(node: Expression, setting: Setting): StackedCell[] | undefined {
  const { puzzle } = setting;
  if (node.kind === "word") {
    const places = puzzle.places.get(node) as NonNullable<ReturnType<Puzzle["places"]["get"]>>;
    return places.map((place) => (place < 0 ? -1 - place : dataName(place, setting))).reverse();
  }
  if (node.kind !== "numeral" || node.fraction !== "" || node.decimal) return undefined;
  return [...node.whole].map(Number).reverse();
}
