/**
 * Answers to written-out calculations: the same calculation with digits, with all its rows or only with some,
 * such as `2849 / 77 = 37`. Each row of the answer fills the row of the puzzle that has its role and place.
 */

import { rowText, writtenCell } from "../layout/line.js";
import { readLayout } from "../layout/read-layout.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Cell, Formula } from "../syntax/ast.js";
import type { Layout, LayoutRow } from "../syntax/layout.js";
import type { Span } from "../syntax/span.js";
import type { SymbolOptions } from "../syntax/symbols.js";
import { say } from "../wording/say.js";
import type { Filling } from "./filling.js";
import type { ReadEquation } from "./read-equation.js";
import { statementViolations } from "./statement-violations.js";
import type { Violation } from "./violation.js";

/** Reads an answer along the layout of the puzzle. The spans of a diagnostic refer to the answer. */
export function readLayoutAnswer(text: string, puzzle: Puzzle, options: SymbolOptions): ReadEquation {
  const layout = puzzle.formula.layout as Layout;
  const read = readLayout(text, options);
  if (!read.ok)
    return { ok: false, diagnostic: read.diagnostics[0] ?? mismatch(say("the answer is empty"), [0, 0]) };
  let first: ReadEquation | undefined;
  // An answer that can be read in several ways is meant as the puzzle is.
  const alike = read.readings.filter((answer) => isAlike(answer.layout as Layout, layout));
  for (const answer of [...alike, ...read.readings]) {
    const filled = fill(layout, answer.layout as Layout, puzzle);
    if (filled.ok) return withOwnMistakes(filled.filling, answer, puzzle);
    first ??= filled;
  }
  return first as ReadEquation;
}

/**
 * An answer with fewer rows than the puzzle is a calculation of its own, which may be wrong by itself: a remainder
 * that it leaves out is 0.
 */
function withOwnMistakes(filling: Filling, answer: Formula, puzzle: Puzzle): ReadEquation {
  const rows = (formula: Formula): number => (formula.layout as Layout).rows.length;
  if (rows(answer) >= rows(puzzle.formula) || answer.letters.length + answer.unknowns > 0)
    return { ok: true, filling };
  const posed = pose(answer, { base: puzzle.base });
  if (!posed.ok) return { ok: true, filling };
  const nothing: Filling = { cells: new Map(), misfits: new Set(), violations: [] };
  const { violations } = statementViolations(posed.puzzle, nothing);
  return { ok: true, filling: { ...filling, violations: [...filling.violations, ...violations] } };
}

/** Whether all rows of two layouts are the same rows. */
function isAlike(one: Layout, other: Layout): boolean {
  return (
    one.rows.length === other.rows.length &&
    one.rows.every(({ role, place }, i) => role === other.rows[i]?.role && place === other.rows[i]?.place)
  );
}

const mismatch = (message: string, span: Span) => ({
  code: "answer-shape",
  message,
  span,
  hint: say("write the calculation as it is in the puzzle, with digits, or S=9 E=5 …"),
});

function fill(layout: Layout, answer: Layout, puzzle: Puzzle): ReadEquation {
  const cells = new Map<Cell, number>();
  const violations: Violation[] = [];
  const used = new Set<LayoutRow>();
  for (const row of answer.rows) {
    const place = (own: LayoutRow): boolean => own.role === row.role && (own.place ?? 0) === (row.place ?? 0);
    const own = layout.rows.find((candidate) => place(candidate) && !used.has(candidate));
    if (own === undefined) {
      if (row.cells.every((cell) => digitOf(cell) === 0)) continue;
      return {
        ok: false,
        diagnostic: mismatch(
          say("the puzzle has no such row: {row}", { row: rowText(row, writtenCell) }),
          row.span,
        ),
      };
    }
    used.add(own);
    const problem = fillRow(own, row, { puzzle, cells, violations });
    if (problem !== undefined) return { ok: false, diagnostic: mismatch(problem, row.span) };
  }
  return { ok: true, filling: { cells, misfits: new Set(), violations } satisfies Filling };
}

interface Fill {
  readonly puzzle: Puzzle;
  readonly cells: Map<Cell, number>;
  readonly violations: Violation[];
}

/** Fills one row; a sentence when it cannot be that row. */
function fillRow(own: LayoutRow, row: LayoutRow, { puzzle, cells, violations }: Fill): string | undefined {
  const [name, found] = [rowText(own, writtenCell), rowText(row, writtenCell)];
  if (own.cells.length !== row.cells.length) {
    const [has, needs] = [row.cells.length, own.cells.length];
    return needs === 1
      ? say("{name} has 1 digit, but {found} has {has}", { name, found, has })
      : say("{name} has {needs} digits, but {found} has {has}", { name, needs, found, has });
  }
  for (const [i, cell] of own.cells.entries()) {
    const written = row.cells[i] as Cell;
    if (written.kind === "unknown") continue;
    const digit = digitOf(written);
    if (digit === undefined || digit >= puzzle.base) {
      const same = written.kind === "letter" && cell.kind === "letter" && written.letter === cell.letter;
      if (same) continue;
      return say("{digit} is no digit in base {base}", {
        digit: writtenCell(written),
        base: puzzle.base,
      });
    }
    if (cell.kind !== "digit") cells.set(cell, digit);
    else if (cell.value !== digit) {
      const { value } = cell;
      const has = writtenCell(written);
      const message =
        name.length > 1
          ? say("the puzzle prints {value} in {name}, but the answer has {has} there", { value, name, has })
          : say("the puzzle prints {value}, but the answer has {has} there", { value, has });
      violations.push({ rule: "printed", message, letters: [], span: cell.span });
    }
  }
  return undefined;
}

/** Digits above 9 are written as A–Z. */
function digitOf(cell: Cell): number | undefined {
  if (cell.kind === "digit") return cell.value;
  if (cell.kind !== "letter" || !/^[A-Za-z]$/.test(cell.letter)) return undefined;
  return Number.parseInt(cell.letter, 36);
}
