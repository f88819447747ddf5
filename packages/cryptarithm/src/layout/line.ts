/** A layout in one line, without its steps: `289 * 34 = 9826`, `KDNG / BT = STP r N`, `√ABCD = EF r GH`. */
import { digitText } from "../number/digit-text.js";
import type { Cell } from "../syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";
import { rowOf } from "./rows.js";

/** What to write for a cell, for example its digit. */
export type CellText = (cell: Cell) => string;

/** Whether nothing is written in a cell but that a digit belongs there. */
export const isBlank = (cell: Cell): boolean =>
  cell.kind === "unknown" ? cell.mark === undefined : cell.unwritten === true;

/** A cell as it is written in the puzzle. */
export function writtenCell(cell: Cell): string {
  if (isBlank(cell)) return "?";
  if (cell.kind === "unknown") return cell.mark as string;
  return cell.kind === "letter" ? cell.letter : digitText(cell.value);
}

export function layoutLine(layout: Layout, text: CellText): string {
  const row = (role: Role): string => {
    const found = rowOf(layout, role);
    return found === undefined ? "" : rowText(found, text);
  };
  const rest = rowOf(layout, "remainder");
  const remainder = rest === undefined || isPrintedZero(rest) ? "" : ` r ${rowText(rest, text)}`;
  switch (layout.kind) {
    case "multiplication":
      return `${row("multiplicand")} * ${row("multiplier")} = ${row("product")}`;
    case "division":
      return layout.stacked
        ? stackedLine(layout, text)
        : `${row("dividend")} / ${row("divisor")} = ${row("quotient")}${remainder}`;
    case "root":
      return `${rootSign(layout.degree ?? 2)}${row("radicand")} = ${row("root")}${remainder}`;
    case "sum":
      return sumLine(layout, text);
    case "grid":
    case "magic-square":
      return gridLine(layout, text);
  }
}

export function rowText(row: LayoutRow, text: CellText): string {
  const cells = row.cells.map(text);
  const decimals = row.decimals ?? 0;
  if (decimals === 0) return cells.join("");
  return `${cells.slice(0, -decimals).join("")}.${cells.slice(-decimals).join("")}`;
}

const isPrintedZero = (row: LayoutRow): boolean =>
  row.cells.every((cell) => cell.kind === "digit" && cell.value === 0 && !cell.unwritten);

const rootSign = (degree: number): string => (degree === 2 ? "√" : degree === 3 ? "∛" : `${degree}√`);

function sumLine(layout: Layout, text: CellText): string {
  let line = "";
  let open = false;
  for (const row of layout.rows) {
    const number = rowText(row, text);
    if (row.role === "result") line += ` = ${number}`;
    else if (row.role === "subtrahend") line += ` - ${number}`;
    else line += line === "" || !open ? number : ` + ${number}`;
    open = true;
  }
  return line.trim();
}

/** Short divisions below each other: `8) 43271 = 5408 r 7; 7) 5408 = 772 r 4`. */
function stackedLine(layout: Layout, text: CellText): string {
  const parts: string[] = [];
  let dividend = "";
  let divisor = "";
  for (const row of layout.rows) {
    const number = rowText(row, text);
    if (row.role === "dividend") dividend = number;
    else if (row.role === "divisor") divisor = number;
    else if (row.role === "quotient") {
      parts.push(`${dividend} / ${divisor} = ${number}`);
      dividend = number;
    } else if (!isPrintedZero(row)) parts[parts.length - 1] += ` r ${number}`;
  }
  return parts.join("; ");
}

/** The rows of a grid with their signs, and the signs between them: `A + B = C; - - +; D + E = F`. */
function gridLine(layout: Layout, text: CellText): string {
  const lines = new Map<number, string>();
  for (const row of layout.rows) {
    const [line, column] = row.at ?? [0, 0];
    const sign = column === 0 ? "" : layout.across?.[line]?.[column - 1] || " ";
    const before = lines.get(line);
    const parted = sign.trim() === "" ? sign : ` ${sign} `;
    lines.set(line, before === undefined ? rowText(row, text) : before + parted + rowText(row, text));
  }
  if (layout.kind === "magic-square") return [...lines.values()].join(" / ");
  const between = (line: number): string[] => {
    const signs = (layout.down ?? []).map((column) => column[line - 1] ?? "");
    return line === 0 || signs.every((sign) => sign === "") ? [] : [signs.join(" ").trim()];
  };
  return [...lines].flatMap(([line, written]) => [...between(line), written]).join("; ");
}
