/**
 * Written-out calculations, drawn as text and read again, are the same calculations: kind, rows, cells, places and columns.
 * In every style; all digits, blanks, letters and mixtures of them.
 */
import { describe, expect, it } from "vitest";
import { writeOut } from "../src/layout/calculate/calculation.js";
import { formulaOfLayout } from "../src/layout/formula-of-layout.js";
import { readLayout } from "../src/layout/read-layout.js";
import { LAYOUT_STYLES, type LayoutStyle, writeLayout } from "../src/layout/write/write-layout.js";
import { randomFrom } from "../src/number/random.js";
import type { Layout, LayoutRow } from "../src/syntax/layout.js";
import { anyDigit, blanked } from "./blanking.js";
import { sizeFrom } from "./mode.js";
import { KINDS, randomCalculation } from "./random-calculation.js";

const RUNS = Math.ceil(sizeFrom("CRYPTARITHM_LAYOUTS", 300) / 5);
/** Without X and R, which also are signs: by themselves they are read as those. */
const LETTERS = "ABCDEFGHIJKLMNOPQSTUVWYZ";

/** What a text tells of a row; where a divisor stands says nothing, and one line shows no columns. */
function rowShape({ role, cells, place, right, decimals, at }: LayoutRow, shift: number | undefined): string {
  const signs = cells.map((c) => (c.kind === "letter" ? c.letter : c.kind === "digit" ? c.value : "?"));
  const column = shift === undefined || /divisor/.test(role) ? "" : `>${right - shift}`;
  return `${role}${place === undefined ? "" : `@${place}`}${at ?? ""} ${signs.join("")}${column}.${decimals ?? 0}`;
}

/** All that a text tells of a layout. */
function shape(
  { kind, degree, stacked, rows, across, down }: Layout,
  style: LayoutStyle | undefined,
): string {
  const oneLine = style === "line" || style === "codebusters";
  const anchor = rows.find(({ role }) => /^(dividend|radicand|product|result)$/.test(role));
  const shift = oneLine || stacked ? undefined : anchor?.right;
  const told = rows.filter((row) => !(oneLine && (row.role === "trial-divisor" || isUntoldZero(row, rows))));
  const signs = JSON.stringify([across ?? "", down ?? ""]);
  return [kind, signs, degree ?? "", stacked ?? "", ...told.map((row) => rowShape(row, shift))].join("; ");
}

/** A last remainder of a printed 0 is left out in one line, when there are no steps that it ends. */
function isUntoldZero({ role, cells }: LayoutRow, rows: readonly LayoutRow[]): boolean {
  const worked = rows.some((row) => /^partial|^root-/.test(row.role));
  const [first] = cells;
  return role === "remainder" && !worked && first?.kind === "digit" && first.value === 0;
}

const hasZerosBehind = ({ right, place }: LayoutRow): boolean => place !== undefined && right < place;

/**
 * Whether a style has a way to write it: in one line there are no decimals of worked calculations, no partial
 * dividends without partial products, and no zeros behind partial products; below each other, not behind a single one.
 */
function isReadable({ kind, rows }: Layout, style: LayoutStyle | undefined): boolean {
  const roles = new Set(rows.map(({ role }) => role));
  const oneLine = style === "line" || style === "codebusters";
  const filled = kind === "multiplication" && rows.some(hasZerosBehind);
  const alone = rows.filter(({ role }) => role === "partial-product").length === 1;
  if (filled && (oneLine || alone)) return false;
  if (oneLine && roles.has("partial-dividend") && !roles.has("partial-product")) return false;
  if (rows.every((row) => row.decimals === undefined)) return true;
  const short = !rows.some((row) => /^partial|^root-/.test(row.role));
  if (oneLine) return kind === "sum" || (kind === "division" && short);
  return !(kind === "root" && short);
}

describe.each(KINDS)("a %s", (kind) => {
  it.each([undefined, ...LAYOUT_STYLES])("written %s is read as what it is", (style) => {
    const random = randomFrom(41);
    let firsts = 0;
    let tried = 0;
    for (let run = 0; run < RUNS; run++) {
      const digits = 1 + random.integer(5);
      const { calculation, options } = randomCalculation(random, kind, { base: 10, digits });
      const resultPlace = random.pick(["above", "right", "below"] as const);
      const truth = writeOut(calculation, { ...options, resultPlace, cellOf: anyDigit });
      const [unknown, letters] = [random.pick([0, 30, 100]), random.pick([0, 50, 100])];
      const layout = blanked(truth, { random, unknown, letters, alphabet: LETTERS });
      // The relations tell which cells are the same digit; the rows stay as they are.
      const written = formulaOfLayout(layout, "").layout as Layout;
      if (!isReadable(written, style)) continue;
      tried++;
      const text = writeLayout(written, style === undefined ? {} : { style });
      const read = readLayout(text);
      const shapes = read.ok ? read.readings.map((f) => shape(f.layout as Layout, style)) : read.diagnostics;
      expect(shapes, `${text} of ${shape(written, style)}: ${JSON.stringify(shapes)}`).toContain(
        shape(written, style),
      );
      if (shapes[0] === shape(written, style)) firsts++;
    }
    expect(tried).toBeGreaterThan(RUNS / 4);
    expect(firsts).toBeGreaterThanOrEqual(tried * 0.85);
  });
});
