/**
 * Layouts as JSON. There are two forms: the structured one names the numbers of a calculation and leaves their
 * places to be found, as in one-line text; the full one is the layout itself, with text instead of cells.
 *
 * What is no such object is a diagnostic; its span is that of the number in a text made of all of them, one a line.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Diagnostic } from "../../syntax/diagnostic.js";
import {
  type GridSign,
  LAYOUT_KINDS,
  type Layout,
  type LayoutKind,
  type LayoutRow,
  type ResultPlace,
  ROLES,
  type Role,
} from "../../syntax/layout.js";
import type { SymbolOptions } from "../../syntax/symbols.js";
import { say } from "../../wording/say.js";
import { readingsOfLayouts } from "./read-line.js";
import {
  divisionLayouts,
  type Layouts,
  multiplicationLayouts,
  problem,
  rootLayouts,
  sumLayouts,
  type WrittenTerm,
} from "./read-line-calculation.js";
import type { Step } from "./read-line-steps.js";
import type { WrittenNumber } from "./read-line-tokens.js";
import type { ReadLayout } from "./read-result.js";
import { fullLayoutProblem } from "./read-rows-check.js";
import { ReadNumbers } from "./read-rows-numbers.js";

/** A row of the full form. */
interface RowJson {
  readonly role: Role;
  /** A symbol a cell: a letter, a digit, or `?`. */
  readonly text: string;
  readonly right: number;
  readonly place?: number;
  readonly decimals?: number;
  readonly at?: readonly [row: number, column: number];
}

/** The full form of a layout. */
export interface LayoutJson {
  readonly kind: LayoutKind;
  readonly rows: readonly RowJson[];
  readonly resultPlace?: ResultPlace;
  readonly degree?: number;
  readonly stacked?: boolean;
  readonly across?: readonly (readonly GridSign[])[];
  readonly down?: readonly (readonly GridSign[])[];
}

/** The full form of a layout, which `readRows` reads back. */
export function layoutJson(layout: Layout): LayoutJson {
  return {
    ...layout,
    rows: layout.rows.map(({ cells, span: _, zeroLed: __, ...row }) => ({
      ...row,
      text: cells.map(cellText).join(""),
    })),
  };
}

/** A cell as it was written. */
function cellText(cell: Cell): string {
  if (cell.kind === "unknown" || cell.unwritten) return "?";
  return cell.kind === "letter" ? cell.letter : String(cell.value);
}

/** Reads a layout from a JSON value in either form. */
export function readRows(value: unknown, options: SymbolOptions = {}): ReadLayout {
  const numbers = new ReadNumbers(options);
  const layouts = isObject(value)
    ? layoutsOf(value, numbers)
    : wrong(say("a layout is an object with a kind"));
  return readingsOfLayouts(numbers.problem ?? layouts, numbers.text, numbers.accented);
}

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const EXAMPLE = '{"kind":"division","dividend":"1234","divisor":"12","quotient":"AB","rows":["…"]}';

const wrong = (message: string, hint: string = EXAMPLE): Diagnostic =>
  problem("layout-json", message, [0, 0], hint);

function layoutsOf(value: JsonObject, numbers: ReadNumbers): Layouts {
  const kind = LAYOUT_KINDS.find((each) => each === value.kind);
  if (kind === undefined)
    return wrong(say("the kind of a layout is one of {kinds}", { kinds: LAYOUT_KINDS.join(", ") }));
  const { rows } = value;
  if (rows !== undefined && !Array.isArray(rows)) return wrong(say("rows must be a list"));
  if (rows?.some(isObject)) return fullLayout(kind, value, numbers);
  switch (kind) {
    case "division":
      return divisionOf(value, numbers);
    case "multiplication":
      return multiplicationOf(value, numbers);
    case "root":
      return rootOf(value, numbers);
    case "sum":
      return sumOf(value, numbers);
    case "grid":
    case "magic-square":
      return entriesOf(kind, value, numbers);
  }
}

function divisionOf(value: JsonObject, numbers: ReadNumbers): Layouts {
  const dividend = numbers.named(value, "dividend");
  const divisor = numbers.named(value, "divisor");
  const quotient = numbers.named(value, "quotient");
  const rows = numbers.list(value, "rows");
  const remainder = numbers.optional(value, "remainder");
  if (!dividend || !divisor || !quotient || !rows) return numbers.failed();
  const steps = stepsOf(rows, remainder);
  return "code" in steps
    ? steps
    : divisionLayouts({
        dividend,
        divisor,
        quotient,
        steps,
        remainder: rows.length === 0 ? remainder : undefined,
      });
}

function rootOf(value: JsonObject, numbers: ReadNumbers): Layouts {
  const radicand = numbers.named(value, "radicand");
  const root = numbers.named(value, "root");
  const rows = numbers.list(value, "rows");
  const remainder = numbers.optional(value, "remainder");
  const { degree } = value;
  if (!radicand || !root || !rows) return numbers.failed();
  if (degree !== undefined && !isWhole(degree, 2)) return wrong(say("degree must be a whole number from 2"));
  const steps = stepsOf(rows, remainder);
  if ("code" in steps) return steps;
  return rootLayouts({ radicand, root, steps, degree, remainder: rows.length === 0 ? remainder : undefined });
}

/** Rows by turns what is subtracted and what is left; the last may be given as the remainder. */
function stepsOf(
  rows: readonly WrittenNumber[],
  remainder: WrittenNumber | undefined,
): readonly Step[] | Diagnostic {
  if (remainder !== undefined && rows.length > 0 && rows.length % 2 === 0)
    return wrong(
      say("with a remainder, the last of the rows is subtracted"),
      say("leave out the remainder, or a row"),
    );
  const steps: Step[] = [];
  for (let i = 0; i < rows.length; i += 2)
    steps.push({ product: rows[i] as WrittenNumber, below: rows[i + 1] ?? remainder });
  return steps;
}

function multiplicationOf(value: JsonObject, numbers: ReadNumbers): Layouts {
  const multiplicand = numbers.named(value, "multiplicand");
  const multiplier = numbers.named(value, "multiplier");
  const partials = numbers.list(value, "partials");
  const product = numbers.named(value, "product");
  if (!multiplicand || !multiplier || !partials || !product) return numbers.failed();
  return multiplicationLayouts({ multiplicand, multiplier, partials, product });
}

/** Terms with a sign: `["AB", "+CD", "-E", "=FG"]`. */
function sumOf(value: JsonObject, numbers: ReadNumbers): Layouts {
  const terms: WrittenTerm[] = [];
  const rows = Array.isArray(value.rows) ? value.rows : [];
  for (const each of rows) {
    if (typeof each !== "string") return wrong(say("each row of a sum is a text"), '["AB", "+CD", "=EF"]');
    const sign = /^\s*[-+=−–]/.exec(each)?.[0] ?? "";
    const number = numbers.read(each.slice(sign.length), "rows");
    if (number === undefined) return numbers.failed();
    const last = sign.trim();
    terms.push({
      role: last === "=" ? "result" : last === "" || last === "+" ? "addend" : "subtrahend",
      number,
    });
  }
  const results = terms.map(({ role }) => role === "result");
  if (results.at(-1) !== true || results.some((is, i) => is && (i === 0 || results[i - 1])))
    return wrong(say("a sum ends in its result"), '["AB", "+CD", "=EF"]');
  return sumLayouts(terms);
}

/** Entries as a list of lists, with the signs between them. */
function entriesOf(kind: "grid" | "magic-square", value: JsonObject, numbers: ReadNumbers): Layouts {
  const lines: unknown = value.rows;
  if (!Array.isArray(lines))
    return wrong(say("rows must be a list of lists of numbers"), '[["AB","C"],["D","EF"]]');
  const rows: LayoutRow[] = [];
  for (const [i, line] of lines.entries()) {
    if (!Array.isArray(line))
      return wrong(say("each row of a grid is a list of numbers"), '[["AB","C"],["D","EF"]]');
    for (const [j, entry] of line.entries()) {
      const number = numbers.read(entry, "rows");
      if (number === undefined) return numbers.failed();
      rows.push({ role: "entry", cells: number.cells, right: 0, at: [i, j], span: number.span });
    }
  }
  return checked({ kind, rows, ...signsOf(value) });
}

const signsOf = (value: JsonObject): Pick<Layout, "across" | "down"> => ({
  ...(value.across !== undefined && { across: value.across as Layout["across"] & object }),
  ...(value.down !== undefined && { down: value.down as Layout["down"] & object }),
});

function fullLayout(kind: LayoutKind, value: JsonObject, numbers: ReadNumbers): Layouts {
  const rows: LayoutRow[] = [];
  for (const row of value.rows as readonly unknown[]) {
    if (!isObject(row)) return wrong(say("rows are either all texts or all objects"));
    const role = ROLES.find((each) => each === row.role);
    if (role === undefined)
      return wrong(say("the role of a row is one of {roles}", { roles: ROLES.join(", ") }));
    const { right, place, decimals, at } = row;
    if (!isWhole(right, -LARGEST))
      return wrong(say("right must be the column of the last cell, a whole number"));
    if (place !== undefined && !isWhole(place, -LARGEST)) return wrong(say("place must be a whole number"));
    if (decimals !== undefined && !isWhole(decimals, 0)) return wrong(say("decimals must be a whole number"));
    if (at !== undefined && !isPlace(at))
      return wrong(say("at must be the row and column of an entry"), "[0, 0]");
    const number = numbers.read(row.text, "text");
    if (number === undefined) return numbers.failed();
    rows.push({
      role,
      cells: number.cells,
      right,
      ...(place !== undefined && { place }),
      ...(decimals !== undefined && { decimals }),
      ...(at !== undefined && { at }),
      span: number.span,
    });
  }
  const { resultPlace, degree, stacked } = value;
  if (degree !== undefined && !isWhole(degree, 2)) return wrong(say("degree must be a whole number from 2"));
  const place = (["above", "right", "below"] as const).find((each) => each === resultPlace);
  if (resultPlace !== undefined && place === undefined)
    return wrong(say("resultPlace is above, right or below"));
  return checked({
    kind,
    rows,
    ...(place !== undefined && { resultPlace: place }),
    ...(degree !== undefined && { degree }),
    ...(stacked === true && { stacked }),
    ...signsOf(value),
  });
}

function checked(layout: Layout): Layouts {
  const message = fullLayoutProblem(layout);
  return message === undefined ? [layout] : wrong(message, say("see the roles of rows in the reference"));
}

/** No column or place is further away. */
const LARGEST = 10_000;

function isWhole(value: unknown, least: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= LARGEST;
}

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((n) => isWhole(n, 0));
