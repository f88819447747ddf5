/** Grids of numbers with signs between neighbours, and magic squares. */
import type { Layout } from "../../syntax/layout.js";
import type { Page, Placed } from "./page.js";
import { type Block, PageBuilder, type Position } from "./page-builder.js";

export function gridPage(layout: Layout): Page {
  const page = new PageBuilder();
  const rows = 1 + Math.max(...layout.rows.map(({ at }) => at?.[0] ?? 0));
  const columns = 1 + Math.max(...layout.rows.map(({ at }) => at?.[1] ?? 0));
  const blocks: Block[] = [];
  const between: (Position | undefined)[] = [];
  for (let column = 0; column < columns; column++) {
    blocks.push(page.block());
    if (column === columns - 1) break;
    const signs = layout.across?.some((line) => (line[column] ?? "") !== "") ?? false;
    page.track("gap");
    between.push(signs ? page.track("sign") : undefined);
    if (signs) page.track("gap");
  }
  for (let row = 0; row < rows; row++) {
    const line = page.line();
    for (const entry of layout.rows) {
      const [at, column] = entry.at ?? [0, 0];
      if (at === row) page.row(entry, { line, block: blocks[column] as Block });
    }
    for (const [i, sign] of (layout.across?.[row] ?? []).entries()) {
      const column = between[i];
      if (sign !== "" && column !== undefined) page.sign(line, column, sign);
    }
    const down = Array.from({ length: columns }, (_, column) => layout.down?.[column]?.[row] ?? "");
    if (down.every((sign) => sign === "")) continue;
    const signs = page.line();
    for (const [column, sign] of down.entries())
      if (sign !== "") page.sign(signs, (blocks[column] as Block).column(0), sign);
  }
  const built = page.finish();
  return layout.kind === "magic-square" ? framed(built) : built;
}

/** Numbers of a magic square stand in boxes that meet. */
function framed(page: Page): Page {
  const edges = [-1, ...page.columns.flatMap((kind, column) => (kind === "gap" ? [column] : []))];
  const ends = [...edges.slice(1), page.columns.length];
  const frames = page.lines.flatMap((_, line): Placed[] =>
    edges.map((edge, i) => ({
      kind: "frame",
      from: edge + 1,
      to: (ends[i] as number) - 1,
      fromLine: line,
      toLine: line,
    })),
  );
  return { ...page, placed: [...frames, ...page.placed] };
}
