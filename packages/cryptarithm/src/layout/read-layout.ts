/**
 * From text to the written-out calculation that it shows. Several readings are given where the text does not
 * tell them apart, the likeliest first. One line is read as clubs print calculations; more lines are a grid, or
 * rows below each other.
 */

import { write } from "../syntax/advice.js";
import type { Formula } from "../syntax/ast.js";
import type { Layout } from "../syntax/layout.js";
import type { SymbolOptions } from "../syntax/symbols.js";
import { inLanguage, say } from "../wording/say.js";
import type { LanguageOption } from "../wording/wording.js";
import { partConditions, withConditions } from "./conditions.js";
import { formulaOfLayout } from "./formula-of-layout.js";
import { type LayoutSource, layoutSource } from "./read/layout-source.js";
import { plainText } from "./read/plain-text.js";
import { readGrid } from "./read/read-grid.js";
import { readLine } from "./read/read-line.js";
import type { ReadLayout } from "./read/read-result.js";
import { readRows } from "./read/read-rows.js";
import { readWrittenOut } from "./read/read-written-out.js";
import { withHint } from "./read/refusal.js";

export type { ReadLayout } from "./read/read-result.js";

/** Longer texts are no calculations. */
const LONGEST = 1_000_000;
/** So many cells with the letter X may be unknown digits instead. */
const LEAST = 6;

/**
 * Reads written-out arithmetic in any of the styles that are known: rows below each other (`\n` or `\r\n`
 * between them), grids, one line, or JSON. Never throws; time is linear in the text.
 *
 * @example
 * readLayout("  SEND\n+ MORE\n------\n MONEY") // { ok: true, readings: [...] }, one reading: SEND + MORE = MONEY
 */
export function readLayout(text: string, options: SymbolOptions & LanguageOption = {}): ReadLayout {
  return inLanguage(options.language, () => readLines(text, options));
}

/** With its conditions. */
function readLines(text: string, options: SymbolOptions): ReadLayout {
  const { calculation, conditions } = partConditions(text, options);
  const read = readCalculation(calculation, options);
  if (conditions === undefined || !read.ok) return read;
  const readings: Formula[] = [];
  const diagnostics = [...conditions.diagnostics];
  for (const formula of diagnostics.length > 0 ? [] : read.readings) {
    const made = withConditions(formula, conditions, text, options);
    if ("code" in made) diagnostics.push(made);
    else readings.push(made);
  }
  return readings.length > 0 ? { ok: true, readings } : { ok: false, diagnostics: diagnostics.slice(0, 1) };
}

/** Without conditions. */
function readCalculation(text: string, options: SymbolOptions): ReadLayout {
  const read = readText(text, options);
  if (!read.ok) {
    const diagnostics = read.diagnostics.map((diagnostic) => withHint(diagnostic, text, options));
    return { ok: false, diagnostics };
  }
  const dots = withUnknown(text, read.readings);
  const more = dots === undefined ? undefined : readText(dots, options);
  if (!more?.ok) return read;
  return {
    ok: true,
    readings: [...read.readings, ...more.readings.map((formula) => ({ ...formula, text }))],
  };
}

/** The text with `?` for the letter X, where that is its only letter and no other mark is an unknown digit. */
function withUnknown(text: string, readings: readonly Formula[]): string | undefined {
  const [first] = readings;
  if (first === undefined || first.letters.length !== 1 || !/^[xX]$/.test(first.letters[0] ?? ""))
    return undefined;
  const cells = first.layout?.rows.flatMap((row) => row.cells) ?? [];
  const spans = cells.flatMap((cell) => (cell.kind === "letter" ? [cell.span] : []));
  if (spans.length < LEAST || cells.some(({ kind }) => kind === "unknown")) return undefined;
  const symbols = [...text];
  if (symbols.length !== text.length) return undefined;
  for (const [at] of spans) symbols[at] = "?";
  return symbols.join("");
}

function readText(text: string, options: SymbolOptions): ReadLayout {
  if (text.length > LONGEST) {
    const message = say("a calculation of more than {most} characters is too large", { most: LONGEST });
    return { ok: false, diagnostics: [{ code: "layout-too-large", message, span: [LONGEST, text.length] }] };
  }
  if (/^\s*\{/.test(text)) return readJson(text, options);
  const source = layoutSource(plainText(text), options);
  const lines = source.lines.filter(({ marks }) => marks.length > 0).length;
  if (lines === 1) {
    const line = readLine(source);
    if (line.ok) return line;
    const grid = readGrid(source);
    if (grid !== undefined) return grid;
    const layouts = readWrittenOut(source);
    return "code" in layouts ? line : formulas(layouts, text, source);
  }
  const grid = readGrid(source);
  if (grid !== undefined) return grid;
  const layouts = readWrittenOut(source);
  if ("code" in layouts) return { ok: false, diagnostics: [layouts] };
  return formulas(layouts, text, source);
}

function formulas(layouts: readonly Layout[], text: string, { accented }: LayoutSource): ReadLayout {
  return { ok: true, readings: layouts.map((layout) => formulaOfLayout(layout, text, accented)) };
}

/** A layout as JSON, in one of the forms of `readRows`. */
function readJson(text: string, options: SymbolOptions): ReadLayout {
  const whole = [0, text.length] as const;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const message = say("a layout that begins with { is JSON, and this is none");
    const hint = write('{"kind":"division","dividend":"…","divisor":"…","quotient":"…","rows":["…"]}');
    return { ok: false, diagnostics: [{ code: "layout-json", message, span: whole, hint }] };
  }
  const read = readRows(value, options);
  // The places of a number are those in a text of the numbers only.
  return read.ok
    ? read
    : { ok: false, diagnostics: read.diagnostics.map((diagnostic) => ({ ...diagnostic, span: whole })) };
}
