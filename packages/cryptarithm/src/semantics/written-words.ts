/**
 * The words and digits of a puzzle as they are written: those of its statements, or of a written-out calculation its
 * rows, since its statements repeat cells and add zeros. The rules on zeros and printed digits are about these.
 */
import type { Expression, Formula, Word } from "../syntax/ast.js";
import { walk } from "../syntax/walk.js";

/** The rows of a written-out calculation that are not only printed digits, as words; none of other puzzles. */
export function rowWords({ layout }: Formula): Word[] {
  if (layout === undefined) return [];
  return layout.rows
    .filter(({ cells }) => cells.some(({ kind }) => kind !== "digit"))
    .map(({ cells, span, zeroLed }) => ({ kind: "word", cells, span, ...(zeroLed && { zeroLed }) }));
}

/** Every printed digit, one entry an occurrence, in reading order: in words, in numerals, in exponents. */
export function printedDigits({ statements, layout }: Pick<Formula, "statements" | "layout">): number[] {
  if (layout !== undefined)
    return layout.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.kind === "digit" && !cell.unwritten ? [cell.value] : [])),
    );
  return statements.flatMap(printedIn);
}

function printedIn(statement: Expression): number[] {
  const printed: number[] = [];
  for (const node of walk(statement)) {
    // One by one: a number may have more digits than a call may have arguments.
    if (node.kind === "numeral") for (const digit of node.whole + node.fraction) printed.push(Number(digit));
    else if (node.kind === "word")
      for (const cell of node.cells) if (cell.kind === "digit") printed.push(cell.value);
  }
  return printed;
}
