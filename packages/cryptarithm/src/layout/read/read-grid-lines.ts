/**
 * The lines of a grid of numbers: entries with the signs between them, or the signs between two such lines. A ruled
 * line means that what stands under it is the result.
 */
import type { Cell } from "../../syntax/ast.js";
import type { GridSign } from "../../syntax/layout.js";
import type { Span } from "../../syntax/span.js";
import type { LayoutSource, Mark } from "./layout-source.js";

export interface GridEntry {
  readonly cells: readonly Cell[];
  readonly span: Span;
  /** The columns of the text that it takes: [from, to). */
  readonly columns: readonly [number, number];
}

export type GridLine =
  /** `signs[i]` stands before entry i + 1. */
  | { readonly kind: "entries"; readonly entries: readonly GridEntry[]; readonly signs: readonly GridSign[] }
  | {
      readonly kind: "signs";
      readonly signs: readonly { readonly sign: GridSign; readonly column: number }[];
    }
  /** A run of dashes or equals signs without gaps. */
  | { readonly kind: "rule"; readonly sign: GridSign; readonly length: number };

/** The marks of each line; lines are parted by `;` or, where there is only one, by `/` if asked. */
export function markLines(source: LayoutSource, slashes: boolean): readonly (readonly Mark[])[] {
  const lines: Mark[][] = [];
  for (const { marks } of source.lines) {
    let line: Mark[] = [];
    lines.push(line);
    for (const mark of marks) {
      if (mark.text === ";" || (slashes && mark.sign === "/" && mark.cell === undefined)) {
        line = [];
        lines.push(line);
      } else line.push(mark);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** One line, or undefined when it is no line of a grid. */
export function gridLine(marks: readonly Mark[]): GridLine | undefined {
  const first = marks[0] as Mark;
  const joined = marks.every((mark, i) => i === 0 || mark.span[0] === marks[i - 1]?.span[1]);
  if (joined && marks.length >= 3) {
    if (marks.every((mark) => mark.sign === "~" || mark.sign === "-" || mark.sign === "_"))
      return { kind: "rule", sign: first.sign === "-" ? "-" : "=", length: marks.length };
    if (marks.every((mark) => mark.sign === "=")) return { kind: "rule", sign: "=", length: marks.length };
  }
  const lonely = (at: number): boolean =>
    marks[at - 1]?.span[1] !== marks[at]?.span[0] && marks[at + 1]?.span[0] !== marks[at]?.span[1];
  // A line of signs may have an x for times; among letters it is a sign only where it stands alone.
  const onlySigns = marks.every(
    (mark, i) => isSign(mark) && (mark.cell === undefined || lonely(i) || mark.text === "*"),
  );
  if (onlySigns) {
    const signs = marks.map((mark) => ({
      sign: mark.sign as GridSign,
      column: mark.column + mark.width / 2,
    }));
    return { kind: "signs", signs };
  }
  return entriesOf(marks, lonely);
}

const isSign = ({ sign }: Mark): boolean =>
  sign === "+" || sign === "-" || sign === "*" || sign === "/" || sign === "=";

function entriesOf(marks: readonly Mark[], lonely: (at: number) => boolean): GridLine | undefined {
  // Cells are added to the arrays one by one, as numbers may be long.
  const entries: (GridEntry & { readonly cells: Cell[] })[] = [];
  const signs: GridSign[] = [];
  let sign: GridSign = "";
  let open = false;
  let end = 0;
  for (const [i, mark] of marks.entries()) {
    const times =
      mark.sign === "*" && (mark.cell?.kind !== "letter" || (lonely(i) && open && i < marks.length - 1));
    const { cell } = mark;
    if (cell !== undefined && !times) {
      const last = entries.at(-1);
      if (open && sign === "" && last !== undefined && mark.span[0] === end) {
        const columns = [last.columns[0], mark.column + mark.width] as const;
        last.cells.push(cell);
        entries[entries.length - 1] = {
          cells: last.cells,
          span: [last.span[0], mark.span[1]],
          columns,
        };
      } else {
        if (entries.length > 0) signs.push(sign);
        else if (sign !== "") return undefined;
        entries.push({ cells: [cell], span: mark.span, columns: [mark.column, mark.column + mark.width] });
      }
      sign = "";
      open = true;
    } else if (mark.sign === "|" || mark.sign === ",") {
      if (sign !== "") return undefined;
    } else {
      if (!isSign(mark) || sign !== "") return undefined;
      sign = mark.sign as GridSign;
    }
    end = mark.span[1];
  }
  return sign === "" && entries.length > 0 ? { kind: "entries", entries, signs } : undefined;
}
