/** A sentence in English on what a layout was understood to be, for people to see whether that is what they meant. */
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";
import { rowText, writtenCell } from "./line.js";
import { rowOf, rowsOf } from "./rows.js";

const ROOTS: Readonly<Record<number, string>> = { 2: "square", 3: "cube", 4: "fourth", 5: "fifth" };
/** Longer numbers and lists are not written out. */
const MOST_CELLS = 40;
const MOST_TERMS = 6;

/**
 * What was understood.
 *
 * @example
 * describeLayout(layout); // "Read as a long division: KDNG divided by BT, quotient STP, remainder N; 3 steps."
 */
export function describeLayout(layout: Layout): string {
  return `Read as ${WORDS[layout.kind](layout)}.`;
}

const WORDS: Readonly<Record<Layout["kind"], (layout: Layout) => string>> = {
  sum,
  multiplication,
  division,
  root,
  grid: (layout) => {
    const size = sizeOf(layout);
    return `a grid of ${counted(size[0], "line")} and ${counted(size[1], "column")}`;
  },
  "magic-square": (layout) => `a magic square of ${counted(sizeOf(layout)[0], "line")}`,
};

function sum({ rows }: Layout): string {
  const results = rows.filter(({ role }) => role === "result").length;
  const added = rows.some(({ role }, i) => role === "addend" && i > 0);
  const subtracted = rows.some(({ role }) => role === "subtrahend");
  const name = subtracted && added ? "sums and differences" : subtracted ? "a difference" : "a sum";
  if (rows.length > MOST_TERMS)
    return `${name}: ${rows.length - results} numbers and ${counted(results, "result")}`;
  let line = "";
  for (const row of rows) {
    const sign = row.role === "result" ? " = " : row.role === "subtrahend" ? " − " : line === "" ? "" : " + ";
    line += `${sign}${text(row)}`;
  }
  return `${name}: ${line.trim()}`;
}

function multiplication(layout: Layout): string {
  const partials = rowsOf(layout, "partial-product");
  const zeros = partials.filter(
    (row) => row.zeroLed && row.cells.some(({ kind }) => kind === "unknown"),
  ).length;
  const factors = `${of(layout, "multiplicand")} times ${of(layout, "multiplier")}, product ${of(layout, "product")}`;
  if (partials.length === 0) return `a multiplication: ${factors}`;
  const rising = (partials[0]?.place ?? 0) <= (partials.at(-1)?.place ?? 0);
  const order = partials.length === 1 ? "" : rising ? ", from the units" : ", from the leading digit";
  const rest = zeros === 0 ? "" : `; ${zeros === 1 ? "one row" : `${zeros} rows`} may be zeros`;
  return `a long multiplication: ${factors}; ${counted(partials.length, "partial product")}${order}${rest}`;
}

function division(layout: Layout): string {
  if (layout.stacked) {
    const divisors = rowsOf(layout, "divisor").map(text);
    return `short divisions below each other: ${of(layout, "dividend")} divided by ${divisors.join(", then by ")}`;
  }
  const steps = Math.max(
    rowsOf(layout, "partial-product").length,
    rowsOf(layout, "partial-dividend").length + (rowsOf(layout, "partial-product").length === 0 ? 1 : 0),
  );
  const long = rowsOf(layout, "partial-product").length + rowsOf(layout, "partial-dividend").length > 0;
  const line = `${of(layout, "dividend")} divided by ${of(layout, "divisor")}, quotient ${of(layout, "quotient")}${rest(layout)}`;
  return long ? `a long division: ${line}; ${counted(steps, "step")}` : `a short division: ${line}`;
}

function root(layout: Layout): string {
  const degree = layout.degree ?? 2;
  const steps = rowsOf(layout, "root-product").length;
  const name = `a ${ROOTS[degree] ?? `${degree}th`} root`;
  const line = `${name}: the root of ${of(layout, "radicand")} is ${of(layout, "root")}${rest(layout)}`;
  return steps === 0 ? line : `${line}; ${counted(steps, "step")}`;
}

function rest(layout: Layout): string {
  const row = rowOf(layout, "remainder");
  if (row === undefined || isZero(row)) return "";
  return `, remainder ${text(row)}`;
}

const isZero = (row: LayoutRow): boolean =>
  row.cells.every((cell) => cell.kind === "digit" && cell.value === 0);

function of(layout: Layout, role: Role): string {
  const row = rowOf(layout, role);
  return row === undefined ? "not written" : text(row);
}

function text(row: LayoutRow): string {
  const whole = rowText(row, writtenCell);
  return row.cells.length > MOST_CELLS ? `a number of ${row.cells.length} digits` : whole;
}

function sizeOf({ rows }: Layout): readonly [number, number] {
  const lines = rows.map(({ at }) => at?.[0] ?? 0);
  const columns = rows.map(({ at }) => at?.[1] ?? 0);
  return [Math.max(...lines) + 1, Math.max(...columns) + 1];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
