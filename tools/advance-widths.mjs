/**
 * Writes `packages/worksheet/src/text/advance-widths.ts`: how wide each character of the serif faces is, read from the
 * font files. Sheets break their lines with these numbers, in a browser as in a PDF. A test reads the files again.
 *
 *   node tools/advance-widths.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const worksheet = fileURLToPath(new URL("../packages/worksheet/", import.meta.url));
const require = createRequire(`${worksheet}package.json`);
// What reads the fonts when a PDF is written, so that both see the same.
const fontkit = createRequire(require.resolve("pdfkit"))("fontkit");

const SCRIPTS = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"];

/** The widths of all characters of a weight, by code point, in thousandths of the size. */
export function widthsOf(weight) {
  const widths = new Map();
  for (const script of SCRIPTS) {
    const file = require.resolve(
      `@fontsource/source-serif-4/files/source-serif-4-${script}-${weight}-normal.woff`,
    );
    const font = fontkit.create(readFileSync(file));
    for (const code of font.characterSet) {
      if (widths.has(code)) continue;
      const width = font.hmtx.metrics.get(font.glyphForCodePoint(code).id)?.advance;
      widths.set(code, Math.round((width * 1000) / font.unitsPerEm));
    }
  }
  return widths;
}

/** Runs of neighbouring characters: the first of each, and the widths in two digits of base 36. */
export function runsOf(widths) {
  const runs = [];
  for (const code of [...widths.keys()].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    const width = widths.get(code).toString(36).padStart(2, "0");
    if (width.length > 2) throw new Error(`U+${code.toString(16)} is too wide to be written down`);
    if (last !== undefined && last.first + last.widths.length / 2 === code) last.widths += width;
    else runs.push({ first: code, widths: width });
  }
  return runs;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = (weight) =>
    runsOf(widthsOf(weight))
      .map(({ first, widths }) => `  [${first}, "${widths}"],`)
      .join("\n");
  const text = `/**
 * How wide the characters of the serif faces are. Written by tools/advance-widths.mjs from the font files; not to be
 * edited. Each run has the code point of its first character, and for each character two digits of base 36: its width
 * in thousandths of the size.
 */
export type WidthRun = readonly [first: number, widths: string];

export const SERIF_WIDTHS: readonly WidthRun[] = [
${table(400)}
];

export const BOLD_WIDTHS: readonly WidthRun[] = [
${table(600)}
];
`;
  writeFileSync(`${worksheet}src/text/advance-widths.ts`, text);
}
