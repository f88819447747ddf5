/**
 * A layout in one line, with its rows. The American Cryptogram Association parts the steps by semicolons and says
 * "gives root"; Codebusters tests write one chain of equals signs:
 *
 *   multiplication   ABC * DE = FGH + IJK = LMNO     the partial product of the units first, none shifted
 *   division         KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N       KDNG/BT=STP-PK=FN-TN=BGG-NB=N
 *   root             √AB'CD gives root EF; - G = HCD; - IJK = L             √AB'CD=EF-G=HCD-IJK=L
 */
import type { Layout, LayoutRow, Role } from "../../syntax/layout.js";
import { layoutLine, rowText, writtenCell } from "../line.js";
import { leftOf, needRow, rowsOf } from "../rows.js";
import type { TextOptions } from "./page-text.js";

export function lineOfLayout(
  layout: Layout,
  style: "line" | "codebusters",
  { digit = writtenCell }: TextOptions = {},
): string {
  const text = (row: LayoutRow): string => rowText(row, digit);
  const compact = style === "codebusters";
  switch (layout.kind) {
    case "multiplication":
      return multiplicationLine(layout, text, compact);
    case "division":
      if (layout.stacked || !hasSteps(layout, "partial-product")) break;
      return stepsLine(
        layout,
        {
          head: compact
            ? `${text(needRow(layout, "dividend"))}/${text(needRow(layout, "divisor"))}=${text(needRow(layout, "quotient"))}`
            : `${text(needRow(layout, "dividend"))} / ${text(needRow(layout, "divisor"))} = ${text(needRow(layout, "quotient"))}`,
          compact,
        },
        text,
      );
    case "root": {
      if (!hasSteps(layout, "root-product")) break;
      const radicand = grouped(needRow(layout, "radicand"), layout.degree ?? 2, digit);
      const root = text(needRow(layout, "root"));
      const sign = (layout.degree ?? 2) === 2 ? "√" : layout.degree === 3 ? "∛" : `${layout.degree}√`;
      const head = compact ? `${sign}${radicand}=${root}` : `${sign}${radicand} gives root ${root}`;
      return stepsLine(layout, { head, compact }, text);
    }
    default:
      break;
  }
  const line = layoutLine(layout, digit);
  return compact ? line.replaceAll(/ ?([-+*/=;]) ?/g, "$1") : line;
}

const hasSteps = (layout: Layout, role: Role): boolean => rowsOf(layout, role).length > 0;

function multiplicationLine(layout: Layout, text: (row: LayoutRow) => string, compact: boolean): string {
  const partials = rowsOf(layout, "partial-product");
  const factors = [needRow(layout, "multiplicand"), needRow(layout, "multiplier")].map(text);
  const result = rowsOf(layout, "product").map(text);
  const parts = [
    factors.join(compact ? "*" : " * "),
    ...(partials.length === 0 ? [] : [partials.map(text).join(compact ? "+" : " + ")]),
    ...result,
  ];
  return parts.join(compact ? "=" : " = ");
}

/** What is subtracted and what is left, step by step. */
function stepsLine(
  layout: Layout,
  { head, compact }: { readonly head: string; readonly compact: boolean },
  text: (row: LayoutRow) => string,
): string {
  let line = head;
  for (const row of layout.rows) {
    if (row.role === "partial-product" || row.role === "root-product")
      line += `${compact ? "-" : "; - "}${text(row)}`;
    else if (row.role === "partial-dividend" || row.role === "partial-radicand" || row.role === "remainder")
      line += `${compact ? "=" : " = "}${text(row)}`;
  }
  return line;
}

/** A radicand with a mark between its groups of digits. */
function grouped(row: LayoutRow, degree: number, digit: NonNullable<TextOptions["digit"]>): string {
  const decimals = row.decimals ?? 0;
  let written = "";
  for (const [i, cell] of row.cells.entries()) {
    const column = leftOf(row) - i;
    written += digit(cell);
    if (i === row.cells.length - 1) break;
    if (decimals > 0 && i === row.cells.length - decimals - 1) written += ".";
    else if (column % degree === 0) written += "'";
  }
  return written;
}
