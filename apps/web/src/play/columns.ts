/**
 * The columns of sums and differences below each other, as they are done on paper: which carries what is written
 * allows, and which full column does not come out. Bounds only, never a guess: what is said here holds whatever the
 * open letters are.
 */
import type { BoardCell, BoardTable } from "./cells.js";
import type { Knowledge } from "./knowledge.js";
import { slotOf } from "./writing.js";

type Range = readonly [from: number, to: number];

export interface Column {
  readonly place: number;
  readonly slot: string;
  /** What is added; of a difference what stands below the minuend, result included. */
  readonly terms: readonly BoardCell[];
  /** What they add up to: the result, or the minuend. */
  readonly total: BoardCell | undefined;
}

/** The columns of a sum, units first; of a difference those of the sum that it is read upwards as. */
export interface ColumnSum {
  readonly table: number;
  readonly difference: boolean;
  readonly columns: readonly Column[];
}

/** A full column that cannot come out. */
export interface ColumnSlip {
  readonly place: number;
  readonly difference: boolean;
  readonly digits: readonly number[];
  readonly carry: Range;
  /** The digits with the carry, where that is certain. */
  readonly sum: number | undefined;
  readonly total: number | undefined;
}

/** A written carry that cannot be. */
export interface CarrySlip {
  readonly slot: string;
  readonly place: number;
  readonly wrote: number;
  readonly range: Range;
}

/** What each table is as a sum. A table never changes, and each of its cells asks. */
const SUMS = new WeakMap<BoardTable, { readonly sum: ColumnSum | undefined }>();

/** The columns of a table; undefined where it is no sum and no difference with slots for carries. */
export function columnSum(table: BoardTable): ColumnSum | undefined {
  const found = SUMS.get(table) ?? { sum: readSum(table) };
  SUMS.set(table, found);
  return found.sum;
}

function readSum({ index, drawing, part, cells }: BoardTable): ColumnSum | undefined {
  if (drawing.kind !== "page" || drawing.page.placed.every(({ kind }) => kind !== "carry")) return undefined;
  const roles = drawing.page.rows.map(({ role }) => role);
  const below = roles.slice(1, -1);
  const difference = below.every((role) => role === "subtrahend");
  if (roles.at(-1) !== "result" || roles[0] !== "addend") return undefined;
  if (!difference && !below.every((role) => role === "addend")) return undefined;
  const totalRow = difference ? 0 : roles.length - 1;
  const byPlace = new Map<number, BoardCell[]>();
  for (const cell of cells) {
    if (cell.kind === "carry") continue;
    const column = byPlace.get(cell.place);
    if (column === undefined) byPlace.set(cell.place, [cell]);
    else column.push(cell);
  }
  const columns = [...byPlace]
    .sort(([a], [b]) => a - b)
    .map(
      ([place, column]): Column => ({
        place,
        slot: slotOf(part, place),
        terms: column.filter(({ row }) => row !== totalRow),
        total: column.find(({ row }) => row === totalRow),
      }),
    );
  return { table: index, difference, columns };
}

/** The most that can be carried: of so many digits in a column always less than one each. */
export const mostCarry = ({ columns }: ColumnSum): number =>
  Math.max(1, ...columns.map(({ terms }) => terms.length - 1));

const digitIn = (cell: BoardCell, known: Knowledge): number | undefined =>
  cell.kind === "printed" ? cell.digit : cell.kind === "symbol" ? known.digit(cell.symbol) : undefined;

function rangeOf(cell: BoardCell | undefined, known: Knowledge): Range {
  if (cell === undefined) return [0, 0];
  const digit = digitIn(cell, known);
  if (digit !== undefined) return [digit, digit];
  const domain = cell.kind === "symbol" ? (known.facts.domains.get(cell.symbol) ?? []) : [];
  return domain.length === 0 ? [0, known.facts.base - 1] : [Math.min(...domain), Math.max(...domain)];
}

const plus = ([a, b]: Range, [c, d]: Range): Range => [a + c, b + d];

/** The carries into each column, from the units up, and the first full column that does not come out. */
function forward(
  { columns, difference }: ColumnSum,
  known: Knowledge,
): { readonly carries: readonly Range[]; readonly slip: ColumnSlip | undefined } {
  const { base } = known.facts;
  const carries: Range[] = [];
  let carry: Range = [0, 0];
  for (const [i, { place, terms, total }] of columns.entries()) {
    carries.push(carry);
    const digits = terms.map((cell) => digitIn(cell, known));
    const below = total === undefined ? 0 : digitIn(total, known);
    const [low, high] = terms.map((cell) => rangeOf(cell, known)).reduce(plus, carry);
    if (below === undefined || digits.some((digit) => digit === undefined)) {
      carry = [Math.floor(low / base), Math.floor(high / base)];
      continue;
    }
    const isTop = i === columns.length - 1;
    const fitting: number[] = [];
    for (let sum = low; sum <= high; sum++)
      if (sum % base === below && (!isTop || sum < base)) fitting.push(Math.floor(sum / base));
    const [least, most] = [fitting[0], fitting.at(-1)];
    if (least === undefined || most === undefined) {
      const full = digits.flatMap((digit) => (digit === undefined ? [] : [digit]));
      const sum = low === high ? low : undefined;
      const slip = { place, difference, digits: full, carry, sum, total: total && below };
      return { carries, slip };
    }
    carry = [least, most];
  }
  return { carries, slip: undefined };
}

export const columnSlip = (sum: ColumnSum, known: Knowledge): ColumnSlip | undefined =>
  forward(sum, known).slip;

/** The written carries that what is known does not allow. */
export function carrySlips(sum: ColumnSum, known: Knowledge): CarrySlip[] {
  const { base } = known.facts;
  const { carries } = forward(sum, known);
  const slips: CarrySlip[] = [];
  // What is carried out of the last column is nothing.
  let out: Range = [0, 0];
  for (let i = sum.columns.length - 1; i > 0; i--) {
    const { place, slot, terms, total } = sum.columns[i] as Column;
    const [low, high] = terms.map((cell) => rangeOf(cell, known)).reduce(plus, [0, 0]);
    const [least, most] = rangeOf(total, known);
    const [from, to] = carries[i] ?? [0, terms.length];
    out = [Math.max(from, least + base * out[0] - high), Math.min(to, most + base * out[1] - low)];
    const wrote = known.writing.carries.get(slot);
    if (out[0] > out[1]) break;
    if (wrote !== undefined && (wrote < out[0] || wrote > out[1]))
      slips.push({ slot, place, wrote, range: out });
  }
  return slips;
}

/** The carry into a column when all digits are known. */
export function carryInto(sum: ColumnSum, place: number, known: Knowledge): number | undefined {
  const at = sum.columns.findIndex((column) => column.place === place);
  const range = forward(sum, known).carries[at];
  return range !== undefined && range[0] === range[1] ? range[0] : undefined;
}
