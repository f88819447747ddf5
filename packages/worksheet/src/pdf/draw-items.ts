/** Items of a page in a PDF document: texts, lines, boxes and paths, in millimetres. */
import type { SheetItem, SheetText } from "../page.js";
import { FAINT_TONE, INK_TONE } from "../page-svg.js";
import { withoutDirection } from "../text/direction.js";
import type { FontFiles } from "./font-files.js";

/** Points of a millimetre. */
export const MILLIMETRE: number = 72 / 25.4;

export function drawItem(item: SheetItem, document: PDFKit.PDFDocument, fonts: FontFiles): void {
  if (item.kind === "text") {
    drawText(item, document, fonts);
    return;
  }
  document.save().lineCap("round").lineJoin("round");
  if (item.kind === "path" && item.filled) {
    placed(item, document).fill(INK_TONE);
    document.restore();
    return;
  }
  document.strokeColor(item.faint ? FAINT_TONE : INK_TONE);
  const scale = item.kind === "path" ? item.scale : 1;
  document.lineWidth((item.stroke * MILLIMETRE) / (item.kind === "path" ? scale * MILLIMETRE : 1));
  if (item.dashes !== undefined)
    document.dash(item.dashes[0] * MILLIMETRE, { space: item.dashes[1] * MILLIMETRE });
  if (item.kind === "path") placed(item, document);
  else if (item.kind === "line")
    document
      .moveTo(item.x1 * MILLIMETRE, item.y1 * MILLIMETRE)
      .lineTo(item.x2 * MILLIMETRE, item.y2 * MILLIMETRE);
  else {
    const [x, y, width, height] = [item.x, item.y, item.width, item.height].map(
      (length) => length * MILLIMETRE,
    ) as [number, number, number, number];
    if (item.radius > 0) document.roundedRect(x, y, width, height, item.radius * MILLIMETRE);
    else document.rect(x, y, width, height);
  }
  document.stroke().restore();
}

/** The path in the document's units. */
function placed(
  { d, x, y, scale }: { readonly d: string; readonly x: number; readonly y: number; readonly scale: number },
  document: PDFKit.PDFDocument,
): PDFKit.PDFDocument {
  return document
    .translate(x * MILLIMETRE, y * MILLIMETRE)
    .scale(scale * MILLIMETRE)
    .path(d);
}

function drawText(
  { text, x, y, size, font, anchor, width }: SheetText,
  document: PDFKit.PDFDocument,
  fonts: FontFiles,
): void {
  document.fontSize(size * MILLIMETRE).fillColor(INK_TONE);
  // The fonts have scripts that go from left to right, and no marks that say so.
  const runs = fonts.runs(withoutDirection(text), font).map((run) => {
    document.font(run.file);
    return { ...run, width: document.widthOfString(run.text) };
  });
  const drawn = runs.reduce((sum, run) => sum + run.width, 0);
  // Kerning makes it narrower than it was measured; the difference goes between the characters.
  const characters = [...text].length;
  const characterSpacing = characters > 1 ? (width * MILLIMETRE - drawn) / (characters - 1) : 0;
  const whole = characters > 1 ? width * MILLIMETRE : drawn;
  let at = x * MILLIMETRE - (anchor === "start" ? 0 : anchor === "middle" ? whole / 2 : whole);
  const options = { lineBreak: false, baseline: "alphabetic", characterSpacing } as const;
  for (const run of runs) {
    document.font(run.file).text(run.text, at, y * MILLIMETRE, options);
    at += run.width + [...run.text].length * characterSpacing;
  }
}
