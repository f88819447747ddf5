/** A page as an SVG document of its size in millimetres, in black on white; fonts are named, not embedded. */
import type { SheetFont, SheetGroup, SheetItem, SheetNode, SheetPage } from "./page.js";

/** What the faces are called for a browser. */
export const SHEET_FONT_FAMILIES: Readonly<
  Record<SheetFont, { readonly family: string; readonly weight: number }>
> = {
  serif: { family: '"Source Serif 4", Georgia, serif', weight: 400 },
  bold: { family: '"Source Serif 4", Georgia, serif', weight: 600 },
  mono: { family: '"Source Code Pro", monospace', weight: 500 },
};

/** The tone of guides; everything else is black. */
export const FAINT_TONE = "#9a9a9a";
export const INK_TONE = "#000000";

/** The page as text. */
export function pageSvg({ width, height, title, language, children }: SheetPage): string {
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" lang="${language}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...children.map(groupSvg),
    "</svg>",
  ].join("\n")}\n`;
}

function groupSvg({ tag, alt, children }: SheetGroup): string {
  const inside = children.map(nodeSvg).join("");
  if (tag === "Figure") return `<g role="img" aria-label="${escaped(alt ?? "")}">${inside}</g>`;
  return tag === "Artifact" ? `<g aria-hidden="true">${inside}</g>` : `<g>${inside}</g>`;
}

const nodeSvg = (node: SheetNode): string => (node.kind === "group" ? groupSvg(node) : itemSvg(node));

function itemSvg(item: SheetItem): string {
  switch (item.kind) {
    case "text": {
      const { family, weight } = SHEET_FONT_FAMILIES[item.font];
      const anchor = item.anchor === "start" ? "" : ` text-anchor="${item.anchor}"`;
      // As wide as it was measured, with whatever font it is drawn in the end.
      const length = item.text.length > 1 ? ` textLength="${mm(item.width)}"` : "";
      return `<text x="${mm(item.x)}" y="${mm(item.y)}" font-size="${mm(item.size)}" font-family="${escaped(family)}" font-weight="${weight}" fill="${INK_TONE}"${anchor}${length}>${escaped(item.text)}</text>`;
    }
    case "line":
      return `<path d="M${mm(item.x1)} ${mm(item.y1)}L${mm(item.x2)} ${mm(item.y2)}" ${strokeSvg(item)}/>`;
    case "rectangle":
      return `<rect x="${mm(item.x)}" y="${mm(item.y)}" width="${mm(item.width)}" height="${mm(item.height)}" rx="${mm(item.radius)}" ${strokeSvg(item)}/>`;
    case "path": {
      const { x, y, scale, stroke } = item;
      const at = `transform="translate(${mm(x)} ${mm(y)}) scale(${Math.round(scale * 1e5) / 1e5})"`;
      if (item.filled) return `<path d="${item.d}" ${at} fill="${INK_TONE}"/>`;
      return `<path d="${item.d}" ${at} ${strokeSvg({ ...item, stroke: stroke / scale })}/>`;
    }
  }
}

function strokeSvg({
  stroke,
  dashes,
  faint,
}: {
  readonly stroke: number;
  readonly dashes?: readonly [number, number];
  readonly faint?: true;
}): string {
  const broken = dashes === undefined ? "" : ` stroke-dasharray="${dashes.map(mm).join(" ")}"`;
  return `stroke="${faint ? FAINT_TONE : INK_TONE}" stroke-width="${mm(stroke)}"${broken}`;
}

/** A thousandth of a millimetre is more than any printer shows. */
const mm = (length: number): number => Math.round(length * 1000) / 1000;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
