/**
 * Which digit of a quotient or root each row belongs to. A digit without a row is 0, so with fewer rows than digits
 * the places are found by what the rows must be: their lengths, and the digits that are brought down, which agree
 * with those of the dividend. Places that lengths and printed digits allow are all given; those come first
 * where letters agree best.
 */
import type { Cell } from "../../syntax/ast.js";
import type { WrittenNumber } from "./read-line-tokens.js";

/** What is subtracted for one digit, and what is left of it with what was brought down. */
export interface Step {
  readonly product: WrittenNumber;
  readonly below: WrittenNumber | undefined;
}

/** A division or root, as far as it decides the places. */
export interface Steps {
  /** The digits of the quotient or root. */
  readonly digits: readonly Cell[];
  /** The place of the last of them; below 0 where decimals are. */
  readonly end: number;
  readonly steps: readonly Step[];
  /** How many digits are brought down at a time. */
  readonly unit: number;
  /** The digit of the dividend or radicand in a column; undefined for a zero behind its end. */
  readonly column: (column: number) => Cell | undefined;
  /** The length of what the first digit is found for. */
  readonly first: number;
  /** The longest that what is left behind a place can be. */
  readonly left: (place: number) => number;
  /** What the digit of a place can be if this is its row; undefined when it cannot be its row. */
  readonly row: (product: WrittenNumber, place: number) => RowKind | undefined;
  /** All numbers that are written, for the letters that they begin with. */
  readonly numbers: readonly WrittenNumber[];
}

/** Whether the digit of a row is 0. */
export type RowKind = "zero" | "other" | "either";

/** At most so many readings are of use to anyone. */
export const MOST_READINGS = 6;
/** Looking for more places than these takes too long, and they would be cut off anyway. */
const MOST_LOOKS = 20_000;
const MOST_FOUND = 500;

/** The places of the rows from the left, the likeliest first; none when the rows do not fit. */
export function stepPlaces(what: Steps): readonly (readonly number[])[] {
  const { digits, end, steps } = what;
  const top = end + digits.length - 1;
  const found: { readonly places: readonly number[]; readonly conflicts: number }[] = [];
  let looks = 0;
  const places: number[] = [];
  const go = (place: number, current: number): void => {
    if (looks++ > MOST_LOOKS || found.length > MOST_FOUND) return;
    const at = places.length;
    const { product, below } = steps[at] as Step;
    const kind = what.row(product, place);
    const digit = digits[top - place] as Cell;
    if (kind === undefined || (kind === "other" && product.cells.length > current)) return;
    if (kind === "zero" && !canBeZero(digit)) return;
    if (kind === "other" && digit.kind === "digit" && digit.value === 0) return;
    places.push(place);
    const remaining = steps.length - at - 1;
    if (remaining === 0) {
      if (fits(what, place, end, below) && skipped(what, place, end - 1)) {
        found.push({ places: [...places], conflicts: conflicts(what, places) });
      }
    } else {
      for (let next = place - 1; next - remaining + 1 >= end; next--) {
        if (!skipped(what, place, next)) break;
        if (fits(what, place, next, below)) go(next, below?.cells.length ?? 0);
      }
    }
    places.pop();
  };
  go(top, what.first);
  found.sort((a, b) => a.conflicts - b.conflicts);
  return found.slice(0, MOST_READINGS).map((each) => each.places);
}

export const canBeZero = (cell: Cell): boolean => cell.kind !== "digit" || cell.value === 0;

/** Whether all digits between two places can be 0. */
function skipped({ digits, end }: Steps, from: number, to: number): boolean {
  const top = end + digits.length - 1;
  for (let place = from - 1; place > to; place--) {
    if (!canBeZero(digits[top - place] as Cell)) return false;
  }
  return true;
}

/** Whether what stands below a row has the right length and printed digits when it is divided for `next`. */
function fits({ unit, left, column }: Steps, place: number, next: number, below?: WrittenNumber): boolean {
  const length = below?.cells.length ?? 0;
  for (let q = place; q > next || q === place; q--) {
    if (length - unit * (q - next) > left(q)) return false;
  }
  return brought(unit, place, next).every((at, i) => {
    const digit = column(at);
    const cell = below?.cells[length - 1 - i];
    if (cell === undefined) return digit === undefined || canBeZero(digit);
    if (cell.kind !== "digit") return true;
    return digit === undefined ? cell.value === 0 : digit.kind !== "digit" || digit.value === cell.value;
  });
}

/** The columns that are brought down between two places, from the right. */
function brought(unit: number, place: number, next: number): number[] {
  return Array.from({ length: unit * (place - next) }, (_, i) => next * unit + i);
}

/** How many letters would have to be two digits, or two letters one digit. */
function conflicts(what: Steps, places: readonly number[]): number {
  const { digits, end, steps, unit, column, numbers } = what;
  const top = end + digits.length - 1;
  const zeros: Cell[] = [];
  const others: Cell[] = numbers.flatMap(({ cells }) => (cells.length > 1 ? cells.slice(0, 1) : []));
  let count = 0;
  for (let place = top; place >= end; place--) {
    const at = places.indexOf(place);
    const digit = digits[top - place] as Cell;
    const product = steps[at]?.product;
    const kind = product === undefined ? "zero" : what.row(product, place);
    if (kind === "zero") zeros.push(digit, ...(product?.cells ?? []));
    else if (kind === "other") others.push(digit);
  }
  for (const [i, place] of places.entries()) {
    const next = places[i + 1] ?? end;
    const cells = steps[i]?.below?.cells ?? [];
    for (const [k, at] of brought(unit, place, next).entries()) {
      const digit = column(at);
      const cell = cells[cells.length - 1 - k];
      if (digit === undefined) zeros.push(...(cell === undefined ? [] : [cell]));
      else if (cell === undefined) zeros.push(digit);
      else if (differ(digit, cell)) count++;
    }
  }
  return count + zeroConflicts(zeros, others);
}

const differ = (a: Cell, b: Cell): boolean =>
  a.kind === "letter" && b.kind === "letter"
    ? a.letter !== b.letter
    : (a.kind === "letter" && b.kind === "digit") || (a.kind === "digit" && b.kind === "letter");

/** How often a letter would be 0 and not 0, or two letters 0. */
export function zeroConflicts(zeros: readonly Cell[], others: readonly Cell[]): number {
  const letters = (cells: readonly Cell[]): Set<string> =>
    new Set(cells.flatMap((cell) => (cell.kind === "letter" ? [cell.letter] : [])));
  const zero = letters(zeros);
  let count = Math.max(0, zero.size - 1);
  for (const letter of letters(others)) if (zero.has(letter)) count++;
  return count;
}
