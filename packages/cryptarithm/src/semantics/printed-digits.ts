/** The digits that a puzzle prints: in words, in numerals, in exponents. */
import type { Expression } from "../syntax/ast.js";
import { walk } from "../syntax/walk.js";

/** Every printed digit, one entry an occurrence, in reading order. */
export function printedDigits(statements: readonly Expression[]): number[] {
  const printed: number[] = [];
  for (const statement of statements) {
    for (const node of walk(statement)) {
      if (node.kind === "numeral") printed.push(...[...node.whole, ...node.fraction].map(Number));
      else if (node.kind === "word")
        for (const cell of node.cells) if (cell.kind === "digit") printed.push(cell.value);
    }
  }
  return printed;
}
