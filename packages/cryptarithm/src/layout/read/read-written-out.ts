/**
 * Calculations that are written out below each other: tries the habits that a text may have been written with,
 * settles the kind of calculation by its signs and gives the readings, the likeliest first.
 */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { isRepeated, mayBeZero } from "./cell-facts.js";
import { isDivision } from "./division-parts.js";
import { type Habits, habitsOf } from "./habits.js";
import { type LayoutSource, layoutSource } from "./layout-source.js";
import { readDivision } from "./read-division.js";
import { readMultiplication } from "./read-multiplication.js";
import { isRoot, readRoot } from "./read-root.js";
import { readSum } from "./read-sum.js";
import { isRead, problem, type Read, type Reading } from "./reading.js";
import { isRuledLine, isSign, numbersOf, type Sheet, sheetOf } from "./sheet.js";

/** At most so many readings are given. */
const MOST_READINGS = 6;
/** Readings that are so much less likely than the first are left out. */
const WORST = 2;
const MOST_LINES = 4000;

export function readWrittenOut(source: LayoutSource): readonly Layout[] | Diagnostic {
  const rows = source.lines.filter(({ marks }) => marks.length > 0);
  const beyond = rows[MOST_LINES];
  if (beyond !== undefined)
    return problem(
      "too-large",
      say("a calculation of more than {most} lines is too large", { most: MOST_LINES }),
      beyond.span,
    );
  const shown = readSource(source);
  const best = isRead(shown) ? (shown[0]?.doubt ?? 99) : 99;
  // Wide characters take two columns on a screen, but not in every text.
  const isWide = rows.some(({ marks }) => marks.some(({ width }) => width > 1));
  const narrow =
    best > 0 && isWide ? readSource(layoutSource(source.text, source.options, "symbols")) : shown;
  const other = isRead(narrow) ? (narrow[0]?.doubt ?? 99) : 99;
  const chosen = other < best ? narrow : shown;
  if (!isRead(chosen)) return chosen;
  return withZeroRows(distinct(chosen.map(({ layout }) => layout))).slice(0, MOST_READINGS);
}

function readSource(source: LayoutSource): Read {
  const readings: Reading[] = [];
  let first: Diagnostic | undefined;
  for (const habits of habitsOf(source)) {
    const read = readWith(source, habits);
    if (isRead(read))
      readings.push(...read.map(({ layout, doubt }) => ({ layout, doubt: doubt + habits.doubt })));
    else first ??= read;
  }
  const [best] = readings.sort((a, b) => a.doubt - b.doubt);
  if (best !== undefined)
    return readings.filter(({ doubt }) => doubt <= best.doubt + WORST).slice(0, 3 * MOST_READINGS);
  return first ?? problem("unclear", say("this text shows no calculation"), [0, source.text.length]);
}

function readWith(source: LayoutSource, habits: Habits): Read {
  const sheet = sheetOf(source, habits);
  const lines = sheet.lines.filter((line) => numbersOf(line).length > 0);
  if (lines.length === 0)
    return problem(
      "empty",
      say("there is no number in this text"),
      [0, source.text.length],
      say("write a calculation, each number on a line of its own"),
    );
  const stray = strayIn(sheet);
  if (stray !== undefined) return stray;
  if (isRoot(sheet)) return readRoot(sheet);
  if (isDivision(sheet)) return readDivision(sheet);
  const signs = sheet.lines.flatMap(({ tokens }) => tokens.filter((token) => token.kind === "sign"));
  if (signs.some((token) => isSign(token, "*"))) return readMultiplication(sheet);
  if (signs.length > 0) return plusBelow(sheet) ?? readSum(sheet);
  return unsigned(sheet);
}

/** A `+` only below the second ruled line, or above it, may be that of partial products. */
function plusBelow(sheet: Sheet): Read | undefined {
  const rules = sheet.lines.flatMap((line, i) => (isRuledLine(line) ? [i] : []));
  const [first, second] = rules;
  if (first === undefined || second === undefined) return undefined;
  const above = sheet.lines.slice(0, first);
  if (above.filter((line) => numbersOf(line).length > 0).length !== 2) return undefined;
  if (above.some(({ tokens }) => tokens.some(({ kind }) => kind === "sign"))) return undefined;
  const read = readMultiplication(sheet);
  return isRead(read) && read.length > 0 ? read : undefined;
}

/** Without a sign it is a sum, unless the rows are those of a multiplication. */
function unsigned(sheet: Sheet): Read {
  const sum = readSum(sheet);
  const times = readMultiplication(sheet);
  const rules = sheet.lines.filter(isRuledLine).length;
  if (!isRead(times)) return sum;
  if (!isRead(sum)) return times;
  const likely = rules > 1 ? times.map(({ layout, doubt }) => ({ layout, doubt: doubt - 2 })) : times;
  return [...sum, ...likely];
}

function strayIn({ lines }: Sheet): Diagnostic | undefined {
  for (const { tokens } of lines)
    for (const token of tokens)
      if (token.kind === "stray" && !/^(?:…|⋯|[²³⁴⁵⁶⁷⁸⁹])$/.test(token.text)) {
        const shown = token.text.length > 16 ? `${token.text.slice(0, 16)}…` : token.text;
        return problem(
          "unknown-sign",
          say("{shown} has no meaning in a calculation", { shown: JSON.stringify(shown) }),
          token.span,
          say("leave it out, or write a letter, a digit or ? for a cell"),
        );
      }
  return undefined;
}

const NO_LETTERS: ReadonlySet<string> = new Set();

function distinct(layouts: readonly Layout[]): readonly Layout[] {
  const seen = new Set<string>();
  return layouts.filter((layout) => {
    const key = JSON.stringify([
      layout.kind,
      layout.resultPlace,
      layout.rows.map((r) => [r.role, r.right, r.place, r.decimals, r.cells.length, r.span[0]]),
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Behind the readings: rows of unknown cells only, as long as the multiplicand, may be rows of zeros. */
function withZeroRows(layouts: readonly Layout[]): readonly Layout[] {
  const more: Layout[] = [];
  for (const layout of layouts) {
    if (layout.kind !== "multiplication") continue;
    const long = layout.rows.find(({ role }) => role === "multiplicand")?.cells.length ?? 0;
    const multiplier = layout.rows.find(({ role }) => role === "multiplier");
    const top = (multiplier?.cells.length ?? 0) - 1;
    let some = false;
    const rows = layout.rows.map((r): LayoutRow => {
      const digit = multiplier?.cells.at(-1 - (r.place ?? 0));
      const isZero =
        mayBeZero(digit, NO_LETTERS) &&
        r.role === "partial-product" &&
        r.place !== top &&
        long > 1 &&
        r.cells.length === long + ((r.place ?? 0) - r.right) &&
        isRepeated(r.cells) &&
        r.cells.some(({ kind }) => kind === "unknown");
      some ||= isZero;
      return isZero ? { ...r, zeroLed: true as const } : r;
    });
    if (some) more.push({ ...layout, rows });
  }
  return [...layouts, ...more];
}
