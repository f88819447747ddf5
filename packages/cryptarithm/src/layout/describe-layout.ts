/** A sentence on what a layout was understood to be, for people to see whether that is what they meant. */
import type { Layout, LayoutRow, Role } from "../syntax/layout.js";
import { say } from "../wording/say.js";
import { rowText, writtenCell } from "./line.js";
import { rowOf, rowsOf } from "./rows.js";

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
  return say("Read as {what}.", { what: WORDS[layout.kind](layout) });
}

const WORDS: Readonly<Record<Layout["kind"], (layout: Layout) => string>> = {
  sum,
  multiplication,
  division,
  root,
  grid: (layout) => {
    const size = sizeOf(layout);
    return say("a grid of {lines} and {columns}", {
      lines: lines(size[0]),
      columns: size[1] === 1 ? say("1 column") : say("{n} columns", { n: size[1] }),
    });
  },
  "magic-square": (layout) => say("a magic square of {lines}", { lines: lines(sizeOf(layout)[0]) }),
};

function sum({ rows }: Layout): string {
  const results = rows.filter(({ role }) => role === "result").length;
  const added = rows.some(({ role }, i) => role === "addend" && i > 0);
  const subtracted = rows.some(({ role }) => role === "subtrahend");
  const name =
    subtracted && added ? say("sums and differences") : subtracted ? say("a difference") : say("a sum");
  if (rows.length > MOST_TERMS)
    return results === 1
      ? say("{name}: {n} numbers and 1 result", { name, n: rows.length - results })
      : say("{name}: {n} numbers and {results} results", { name, n: rows.length - results, results });
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
  const factors = say("{multiplicand} times {multiplier}, product {product}", {
    multiplicand: of(layout, "multiplicand"),
    multiplier: of(layout, "multiplier"),
    product: of(layout, "product"),
  });
  if (partials.length === 0) return say("a multiplication: {factors}", { factors });
  const rising = (partials[0]?.place ?? 0) <= (partials.at(-1)?.place ?? 0);
  const order =
    partials.length === 1 ? "" : rising ? say(", from the units") : say(", from the leading digit");
  const rest =
    zeros === 0
      ? ""
      : zeros === 1
        ? say("; one row may be zeros")
        : say("; {n} rows may be zeros", { n: zeros });
  const rows =
    partials.length === 1 ? say("1 partial product") : say("{n} partial products", { n: partials.length });
  return say("a long multiplication: {factors}; {rows}", { factors, rows: rows + order + rest });
}

function division(layout: Layout): string {
  if (layout.stacked) {
    const divisors = rowsOf(layout, "divisor").map(text);
    return say("short divisions below each other: {dividend} divided by {divisors}", {
      dividend: of(layout, "dividend"),
      divisors: divisors.join(say(", then by ")),
    });
  }
  const steps = Math.max(
    rowsOf(layout, "partial-product").length,
    rowsOf(layout, "partial-dividend").length + (rowsOf(layout, "partial-product").length === 0 ? 1 : 0),
  );
  const long = rowsOf(layout, "partial-product").length + rowsOf(layout, "partial-dividend").length > 0;
  const line = say("{dividend} divided by {divisor}, quotient {quotient}", {
    dividend: of(layout, "dividend"),
    divisor: of(layout, "divisor"),
    quotient: of(layout, "quotient") + rest(layout),
  });
  return long
    ? say("a long division: {line}; {steps}", { line, steps: stepsText(steps) })
    : say("a short division: {line}", { line });
}

function root(layout: Layout): string {
  const degree = layout.degree ?? 2;
  const steps = rowsOf(layout, "root-product").length;
  const line = say("{name}: the root of {radicand} is {root}", {
    name: rootName(degree),
    radicand: of(layout, "radicand"),
    root: of(layout, "root") + rest(layout),
  });
  return steps === 0 ? line : `${line}; ${stepsText(steps)}`;
}

function rootName(degree: number): string {
  switch (degree) {
    case 2:
      return say("a square root");
    case 3:
      return say("a cube root");
    case 4:
      return say("a fourth root");
    case 5:
      return say("a fifth root");
    default:
      return say("a {degree}th root", { degree });
  }
}

function rest(layout: Layout): string {
  const row = rowOf(layout, "remainder");
  if (row === undefined || isZero(row)) return "";
  return say(", remainder {remainder}", { remainder: text(row) });
}

const isZero = (row: LayoutRow): boolean =>
  row.cells.every((cell) => cell.kind === "digit" && cell.value === 0);

function of(layout: Layout, role: Role): string {
  const row = rowOf(layout, role);
  return row === undefined ? say("not written") : text(row);
}

function text(row: LayoutRow): string {
  const whole = rowText(row, writtenCell);
  return row.cells.length > MOST_CELLS
    ? say("a number of {count} digits", { count: row.cells.length })
    : whole;
}

function sizeOf({ rows }: Layout): readonly [number, number] {
  const lines = rows.map(({ at }) => at?.[0] ?? 0);
  const columns = rows.map(({ at }) => at?.[1] ?? 0);
  return [Math.max(...lines) + 1, Math.max(...columns) + 1];
}

const lines = (n: number): string => (n === 1 ? say("1 line") : say("{n} lines", { n }));

const stepsText = (n: number): string => (n === 1 ? say("1 step") : say("{n} steps", { n }));
