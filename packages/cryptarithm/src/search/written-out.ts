/**
 * Whether a line of arithmetic reads as written-out arithmetic squeezed into one line, such
 * as AB*CD=EFG+HIJ=KLMN (partial products and their sum) or ABC/DE=FG-HI=JK (long division).
 */
import type { Formula } from "../syntax/ast.js";

/** True for a chain of = that starts with a product, quotient or root of words and goes on in steps. */
export function readsAsWrittenOut(formula: Formula): boolean {
  const [statement] = formula.statements;
  if (formula.statements.length !== 1 || statement?.kind !== "relation" || statement.links.length < 2)
    return false;
  if (!statement.links.every((l) => l.operator === "=")) return false;
  const { first } = statement;
  const calculation = first.kind === "product" || first.kind === "radical" || first.kind === "power";
  const steps = statement.links.slice(0, -1).some(({ operand }) => operand.kind === "sum");
  return calculation && steps;
}
