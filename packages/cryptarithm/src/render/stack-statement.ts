/**
 * Statements that are drawn below each other although they are written in one line: a sum or difference of numbers
 * that is one number, and a product of two. Everything else stays a line of mathematics.
 */
import type { Cell, Expression } from "../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";

/** The statement as a layout; undefined when it is not drawn below each other. */
export function stackStatement(statement: Expression): Layout | undefined {
  const [link, ...others] = statement.kind === "relation" ? statement.links : [];
  if (statement.kind !== "relation" || link === undefined || others.length > 0 || link.operator !== "=")
    return undefined;
  const { first } = statement;
  const { operand } = link;
  if (operand.kind === "set") return undefined;
  return stackSides(first, operand) ?? stackSides(operand, first);
}

function stackSides(calculation: Expression, result: Expression): Layout | undefined {
  if (calculation.kind === "sum") {
    const rows = calculation.terms.map(({ operator, operand }) =>
      rowOfNumber(operand, operator === "-" ? "subtrahend" : "addend"),
    );
    return layoutOf("sum", [...rows, rowOfNumber(result, "result")]);
  }
  if (calculation.kind !== "product") return undefined;
  const [a, b, ...more] = calculation.factors;
  if (a === undefined || b === undefined || more.length > 0 || b.operator !== "*") return undefined;
  // The places of the decimals of a product are those of both factors together, so it is not aligned at the point.
  const rows = [
    rowOfNumber(a.operand, "multiplicand"),
    rowOfNumber(b.operand, "multiplier"),
    rowOfNumber(result, "product"),
  ];
  return rows.some((row) => row?.decimals) ? undefined : layoutOf("multiplication", rows);
}

function layoutOf(kind: Layout["kind"], rows: readonly (LayoutRow | undefined)[]): Layout | undefined {
  const written = rows.filter((row) => row !== undefined);
  return written.length === rows.length ? { kind, rows: written } : undefined;
}

/** A single number as a row; undefined for anything else. What has a base of its own is not added column by column. */
function rowOfNumber(node: Expression, role: Role): LayoutRow | undefined {
  if ((node.kind === "word" || node.kind === "numeral") && node.base !== undefined) return undefined;
  if (node.kind === "word") return { role, cells: node.cells, right: 0, span: node.span };
  if (node.kind !== "numeral" || node.decimal) return undefined;
  const decimals = node.fraction.length;
  const cells = numeralCells(node.whole + node.fraction, node.span);
  return { role, cells, right: -decimals, span: node.span, ...(decimals > 0 && { decimals }) };
}

/** The digits of a numeral as cells. */
export function numeralCells(digits: string, span: Cell["span"]): Cell[] {
  return [...digits].map((digit) => ({ kind: "digit", value: Number(digit), span }));
}
