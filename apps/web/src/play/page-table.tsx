/**
 * A calculation with its numbers below each other: the engine's page as a grid of buttons. Each cell stands where the
 * picture of the page has it; signs, bars and brackets are the picture itself, behind the cells.
 */
import { type Drawing, pageDrawings, pageEdges, pictureOfDrawings } from "cryptarithm";
import type { JSX } from "preact";
import { Glyph, UNITS } from "../parts/picture.js";
import { CellButton } from "./cell-button.js";
import { type BoardCell, type BoardTable, columnName, rowName } from "./cells.js";
import { words } from "./sentences.js";
import type { Session } from "./session.js";

/** Smaller glyphs are degrees of roots; all larger ones are cells. */
const SMALL = 0.5;

type Page = Extract<Drawing, { kind: "page" }>;

/** The size of a page in cells. */
export function pageSize({ page }: Page): { readonly width: number; readonly height: number } {
  const { x, y } = pageEdges(page);
  const margin = x[0] ?? 0;
  return { width: (x.at(-1) ?? 0) + margin, height: (y.at(-1) ?? 0) + margin };
}

export function PageTable({
  table,
  session,
}: {
  readonly table: BoardTable;
  readonly session: Session;
}): JSX.Element {
  const drawing = table.drawing as Page;
  const { page } = drawing;
  const { language } = session.sentences;
  const { width, height } = pageSize(drawing);
  const lines = [...new Set(table.cells.map(({ line }) => line))];
  const places = [...new Set(table.cells.map(({ place }) => place))].sort((a, b) => b - a);
  return (
    <div class="page" style={{ width: `${width}em`, height: `${height}em` }}>
      <Backdrop table={table} session={session} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a table, and a grid that is walked with arrows */}
      <table role="grid" aria-label={words().tableName(page.rows.length, places.length)}>
        <thead class="visually-hidden">
          <tr>
            <td />
            {places.map((place) => (
              <th key={place} scope="col">
                {columnName(place, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              <th scope="row" class="visually-hidden">
                {headerOf(table, line, session)}
              </th>
              {table.cells
                .filter((cell) => cell.line === line)
                .map((cell) => (
                  // biome-ignore lint/a11y: a cell of a grid, with the button that takes the focus
                  <td role="gridcell" key={cell.id} style={placeOf(cell, page)}>
                    <CellButton cell={cell} session={session} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rows that have cells in a line: one, or several where numbers stand beside each other. */
function headerOf(table: BoardTable, line: number, session: Session): string {
  const rows = [...new Set(table.cells.filter((cell) => cell.line === line).map(({ row }) => row))];
  if (rows.includes(-1)) return words().carries;
  return rows.map((row) => rowName(table, row, session.sentences.language)).join(", ");
}

function placeOf({ line, column }: BoardCell, page: Page["page"]): Readonly<Record<string, string>> {
  const { x, y } = pageEdges(page);
  const [left = 0, right = 0] = [x[column], x[column + 1]];
  const [top = 0, foot = 0] = [y[line], y[line + 1]];
  return { left: `${left}em`, top: `${top}em`, width: `${right - left}em`, height: `${foot - top}em` };
}

/** Signs, bars and brackets, and the band where a hint looks. */
function Backdrop({
  table,
  session,
}: {
  readonly table: BoardTable;
  readonly session: Session;
}): JSX.Element {
  const look = session.look.value;
  const drawings = pageDrawings(session.puzzle.formula, { carries: true, ...(look && { look }) });
  const { width, height, items } = pictureOfDrawings([drawings[table.index] ?? table.drawing]);
  return (
    <svg
      class={session.solved.value === undefined ? "backdrop" : "backdrop solved"}
      viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}
      style={{ width: `${width}em`, height: `${height}em` }}
      aria-hidden="true"
    >
      {items.map((item, i) => {
        if (item.kind === "box" && item.box === "mark") {
          return (
            <rect
              key={i}
              class="band"
              x={item.x * UNITS}
              y={item.y * UNITS}
              width={item.width * UNITS}
              height={item.height * UNITS}
              rx={item.radius * UNITS}
            />
          );
        }
        if (item.kind === "path") {
          const kind = isBar(item.d) ? "sign bar" : "sign";
          return <path key={i} class={kind} d={item.d} {...(isBar(item.d) && { pathLength: 1 })} />;
        }
        if (
          item.kind !== "glyph" ||
          !(item.glyph === "word" || (item.glyph === "digit" && item.size < SMALL))
        )
          return null;
        return <Glyph key={i} glyph={item} />;
      })}
    </svg>
  );
}

/** A line from the left to the right that is longer than a sign. */
function isBar(d: string): boolean {
  const [, from, y, to, end] = /^M(\S+) (\S+)L(\S+) (\S+)$/.exec(d) ?? [];
  return y !== undefined && y === end && Number(to) - Number(from) > 60;
}
