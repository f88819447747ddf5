/**
 * Builds pages from the left to the right: blocks of columns that are counted as calculations count them (0 =
 * units, to the left), and single tracks for signs between them. Where things stand is written down in those terms;
 * which track that is comes out at the end, when the width of every block is known.
 */
import type { LayoutRow } from "../../syntax/layout.js";
import type { ColumnKind, LineKind, Page, PageRow, PageSign, Placed } from "./page.js";

/** A place from left to right: a part of the page, and what is left of what in it. */
export interface Position {
  readonly part: number;
  readonly at: number;
}

/** A block of columns. Cells have even positions, points and group marks the odd ones behind them. */
export class Block {
  readonly part: number;
  first: number = Number.POSITIVE_INFINITY;
  last: number = Number.NEGATIVE_INFINITY;
  readonly between: Map<number, ColumnKind> = new Map();

  constructor(part: number) {
    this.part = part;
  }

  /** The position of a column of the calculation; the block grows to have it. */
  column(column: number): Position {
    const at = -2 * column;
    this.first = Math.min(this.first, at);
    this.last = Math.max(this.last, at);
    return { part: this.part, at };
  }

  /** The position behind a column. */
  behind(column: number, kind: ColumnKind): Position {
    const at = -2 * column + 1;
    this.between.set(at, kind);
    this.first = Math.min(this.first, at - 1);
    return { part: this.part, at };
  }

  /** The leftmost and the rightmost column so far. */
  get left(): number {
    return -this.first / 2;
  }

  get right(): number {
    return -this.last / 2;
  }
}

type Draft = Placed extends infer T
  ? T extends Placed
    ? Omit<T, "column" | "from" | "to" | "rule"> & {
        readonly column?: Position;
        readonly from?: Position;
        readonly to?: Position;
        readonly rule?: { readonly line: number; readonly from: Position; readonly to: Position };
      }
    : never
  : never;

export class PageBuilder {
  readonly #parts: (Block | ColumnKind)[] = [];
  readonly #lines: LineKind[] = [];
  readonly #drafts: Draft[] = [];
  readonly #rows: PageRow[] = [];

  /** A block of columns to the right of all that is there. */
  block(): Block {
    const block = new Block(this.#parts.length);
    this.#parts.push(block);
    return block;
  }

  /** A single column to the right of all that is there. */
  track(kind: ColumnKind): Position {
    this.#parts.push(kind);
    return { part: this.#parts.length - 1, at: 0 };
  }

  line(kind: LineKind = "cells"): number {
    return this.#lines.push(kind) - 1;
  }

  place(draft: Draft): void {
    this.#drafts.push(draft);
  }

  sign(line: number, column: Position, sign: PageSign): void {
    this.place({ kind: "sign", line, column, sign });
  }

  bar(line: number, from: Position, to: Position): void {
    this.place({ kind: "bar", line, from, to });
  }

  /**
   * Writes the cells of a row. `columnOf` says where a cell stands when it is not its own column, as the digits
   * of a root above their groups.
   */
  row(
    row: LayoutRow,
    {
      line,
      block,
      sign,
      columnOf = (column) => column,
    }: {
      readonly line: number;
      readonly block: Block;
      readonly sign?: PageSign;
      readonly columnOf?: (column: number) => number;
    },
  ): void {
    const index = this.#rows.length;
    const { role, place, decimals = 0 } = row;
    this.#rows.push({
      role,
      line,
      ...(sign !== undefined && { sign }),
      ...(place !== undefined && { place }),
    });
    for (const [i, cell] of row.cells.entries()) {
      const column = row.right + row.cells.length - 1 - i;
      const at = block.column(columnOf(column));
      this.place({ kind: "cell", line, column: at, cell, row: index, place: column });
      if (decimals > 0 && i === row.cells.length - decimals - 1)
        this.place({ kind: "point", line, column: block.behind(columnOf(column), "point") });
    }
  }

  finish(): Page {
    const columns: ColumnKind[] = [];
    const tracks = new Map<string, number>();
    for (const [part, content] of this.#parts.entries()) {
      if (typeof content === "string") {
        tracks.set(`${part} 0`, columns.push(content) - 1);
        continue;
      }
      for (let at = content.first; at <= content.last; at++) {
        const kind = at % 2 === 0 ? "cell" : content.between.get(at);
        if (kind !== undefined) tracks.set(`${part} ${at}`, columns.push(kind) - 1);
      }
    }
    const track = ({ part, at }: Position): number => tracks.get(`${part} ${at}`) as number;
    const placed = this.#drafts.map((draft) => {
      const { column, from, to, rule } = draft;
      return {
        ...draft,
        ...(column !== undefined && { column: track(column) }),
        ...(from !== undefined && { from: track(from) }),
        ...(to !== undefined && { to: track(to) }),
        ...(rule !== undefined && {
          rule: { line: rule.line, from: track(rule.from), to: track(rule.to) },
        }),
        // Every position of the draft is now a track.
      } as Placed;
    });
    return { columns, lines: this.#lines, placed, rows: this.#rows };
  }
}
