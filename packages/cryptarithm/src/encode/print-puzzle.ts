/**
 * A calculation in letters as it is printed, and as it is read again: what is counted and solved is the formula that our
 * own reader finds in the text, never the one that was meant when it was written.
 */
import { readLayout } from "../layout/read-layout.js";
import { readPuzzle } from "../layout/read-puzzle.js";
import { type LayoutStyle, writeLayout } from "../layout/write/write-layout.js";
import type { Cell, Formula } from "../syntax/ast.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import type { Layout } from "../syntax/layout.js";
import { say } from "../wording/say.js";
import type { PrintChoice } from "./choices.js";
import { hasDecimals, letterFormula, letterLayout } from "./letter-puzzle.js";
import type { NumberCalculation } from "./number-calculation.js";

/** A puzzle as it is printed. */
export interface PrintedPuzzle {
  readonly text: string;
  /** As the text is read. */
  readonly formula: Formula;
  /** The rows, when they are below each other or in the line. */
  readonly layout?: Layout;
  /** Which of the readings of the text is meant. */
  readonly reading: number;
  /** All readings of a text of rows, the likeliest first. */
  readonly readings: readonly Formula[];
  readonly notes: readonly string[];
}

/** Prints a calculation in the letters of a key, by their digits; the mistake is a choice that it does not have. */
export function printPuzzle(
  calculation: NumberCalculation,
  letters: readonly string[],
  choice: PrintChoice,
): PrintedPuzzle | Diagnostic {
  const { layout: rows = isUsuallyWrittenOut(calculation), style } = choice;
  const points = hasDecimals(calculation);
  if (!rows && !points) return printedLine(letterFormula(calculation, letters), style);
  const { form, zeroRows, zerosBehind, zeroRemainder, trialDivisors } = choice;
  const layout = letterLayout(calculation, letters, {
    ...(rows ? form !== undefined && { form } : { form: "short" }),
    ...(zeroRows !== undefined && { zeroRows }),
    ...(zerosBehind !== undefined && { zerosBehind }),
    ...(zeroRemainder !== undefined && { zeroRemainder }),
    ...(trialDivisors !== undefined && { trialDivisors }),
  });
  if (layout !== undefined) return printedRows(layout, rows ? style : (style ?? "line"));
  return {
    code: "calculation-layout",
    message:
      calculation.kind === "product"
        ? say("more than two factors is not written below each other")
        : say("anything but one simple calculation is not written below each other"),
    span: [0, 0],
    hint: say("leave the layout out"),
  };
}

/** Divisions and roots are hardly ever printed without their rows; nor is there a sign for higher roots. */
function isUsuallyWrittenOut(calculation: NumberCalculation): boolean {
  switch (calculation.kind) {
    case "division":
    case "stacked-division":
      return true;
    case "root":
      return calculation.degree <= HIGHEST_SIGN;
    default:
      return false;
  }
}

const HIGHEST_SIGN = 3;

function printedLine(line: string, style: LayoutStyle | undefined): PrintedPuzzle | Diagnostic {
  const text = style === "codebusters" ? line.replaceAll(/ ?([-+*/=;<>]) ?/g, "$1") : line;
  const read = readPuzzle(text, {});
  return read.ok
    ? { formula: read.formula, text, reading: 0, readings: [read.formula], notes: [] }
    : (read.diagnostics[0] as Diagnostic);
}

const LINE_LEFT_OUT =
  "In one line the rows would not be read back as they are; so they stand below each other.";
const NOT_READ_BACK =
  "The text of these rows is not read back as the calculation that was written; the drawing is right.";

/** The rows as text, and which reading of it they are. */
function printedRows(layout: Layout, style: LayoutStyle | undefined): PrintedPuzzle | Diagnostic {
  const wanted = readBack(layout, style);
  if (wanted !== undefined) return { ...wanted, layout, notes: notesOn(wanted) };
  const isLine = style === "line" || style === "codebusters";
  const below = isLine ? readBack(layout, undefined) : undefined;
  if (below !== undefined) return { ...below, layout, notes: [say(LINE_LEFT_OUT), ...notesOn(below)] };
  return {
    code: "calculation-layout",
    message: say(NOT_READ_BACK),
    span: [0, 0],
    hint: say("choose another style"),
  };
}

type ReadBack = Pick<PrintedPuzzle, "text" | "formula" | "reading" | "readings">;

function readBack(layout: Layout, style: LayoutStyle | undefined): ReadBack | undefined {
  const text = writeLayout(layout, style === undefined ? {} : { style });
  const read = readLayout(text, {});
  if (!read.ok) return undefined;
  const rows = rowsKey(layout);
  const reading = read.readings.findIndex(
    (each) => each.layout !== undefined && rowsKey(each.layout) === rows,
  );
  const formula = read.readings[reading];
  return formula && { text, formula, reading, readings: read.readings };
}

const notesOn = ({ reading, readings }: ReadBack): string[] =>
  reading > 0
    ? [
        say("The text of these rows can be read in {n} ways; meant is reading {reading}.", {
          n: readings.length,
          reading,
        }),
      ]
    : [];

/** What the rows of a layout are; columns are left out, since a line is read without them. */
function rowsKey({ kind, rows, degree = 2 }: Layout): string {
  const cell = (each: Cell): string => (each.kind === "letter" ? each.letter : each.kind);
  const row = ({ role, cells, place, decimals = 0 }: Layout["rows"][number]): string =>
    `${role} ${cells.map(cell).join("")} ${decimals} ${place ?? ""}`;
  return [kind, degree, ...rows.map(row)].join("\n");
}
