/**
 * Which digit of a multiplier each partial product belongs to, from the units upwards. A digit without a row is 0.
 * A row may be written with the zeros of its shift; where lengths allow both ways of writing, both are given.
 */
import type { Cell } from "../../syntax/ast.js";
import { canBeZero, MOST_READINGS, type RowKind, zeroConflicts } from "./read-line-steps.js";
import type { WrittenNumber } from "./read-line-tokens.js";

export interface PlacedPartial {
  readonly place: number;
  /** Without the zeros of its shift. */
  readonly cells: readonly Cell[];
}

interface Multiplication {
  readonly multiplicand: WrittenNumber;
  readonly multiplier: WrittenNumber;
  readonly partials: readonly WrittenNumber[];
  readonly product: WrittenNumber;
}

const MOST_LOOKS = 20_000;
const MOST_FOUND = 500;

/** The ways to place the rows, the likeliest first; none when the rows do not fit. */
export function partialPlaces(what: Multiplication): readonly (readonly PlacedPartial[])[] {
  const found: { readonly rows: readonly PlacedPartial[]; readonly conflicts: number }[] = [];
  let looks = 0;
  for (const printed of [false, true]) {
    const rows: PlacedPartial[] = [];
    const go = (from: number): void => {
      if (looks++ > MOST_LOOKS || found.length > MOST_FOUND) return;
      const partial = what.partials[rows.length];
      const digits = what.multiplier.cells.length;
      if (partial === undefined) {
        for (let place = from; place < digits; place++) if (!canBeZero(digitAt(what, place))) return;
        // A number does not begin with 0.
        if (digits > 1 && from < digits) return;
        if (printed && rows.every((row, i) => row.cells.length === what.partials[i]?.cells.length)) return;
        const conflicts = conflictsOf(what, rows);
        if (conflicts !== undefined) found.push({ rows: [...rows], conflicts });
        return;
      }
      const remaining = what.partials.length - rows.length;
      for (let place = from; place + remaining <= digits; place++) {
        const cells = printed ? withoutShift(partial.cells, place) : partial.cells;
        const kind = cells === undefined ? undefined : kindOf(cells, what.multiplicand.cells.length);
        const digit = digitAt(what, place);
        const zero = digit.kind === "digit" && digit.value === 0;
        if (
          cells !== undefined &&
          kind !== undefined &&
          !(kind === "zero" ? !canBeZero(digit) : kind === "other" && zero)
        ) {
          rows.push({ place, cells });
          go(place + 1);
          rows.pop();
        }
        if (!canBeZero(digit)) break;
      }
    };
    go(0);
  }
  found.sort((a, b) => a.conflicts - b.conflicts);
  return found.slice(0, MOST_READINGS).map((each) => each.rows);
}

const digitAt = ({ multiplier }: Multiplication, place: number): Cell =>
  multiplier.cells[multiplier.cells.length - 1 - place] as Cell;

const isPrintedZero = (cell: Cell | undefined): boolean => cell?.kind === "digit" && cell.value === 0;

/** A row without as many printed zeros as it is shifted; a zero may stand alone. */
function withoutShift(cells: readonly Cell[], place: number): readonly Cell[] | undefined {
  if (cells.length === 1 && isPrintedZero(cells[0])) return cells;
  if (cells.length <= place) return undefined;
  const shift = cells.slice(cells.length - place);
  return place === 0 || shift.every(isPrintedZero) ? cells.slice(0, cells.length - place) : undefined;
}

/** What the digit of a row can be, for a multiplicand or divisor of some length; undefined when it is no row of it. */
export function kindOf(cells: readonly Cell[], length: number): RowKind | undefined {
  const [first] = cells;
  const same = cells.every((cell) =>
    first?.kind === "letter" ? cell.kind === "letter" && cell.letter === first.letter : isPrintedZero(cell),
  );
  if (same && isPrintedZero(first)) return cells.length === 1 || cells.length === length ? "zero" : undefined;
  if (cells.length === 1) return length === 1 ? "either" : "zero";
  if (cells.length === length) return same ? "either" : "other";
  return cells.length === length + 1 ? "other" : undefined;
}

/** How far the letters disagree with the places; undefined when lengths or printed digits do. */
function conflictsOf(what: Multiplication, rows: readonly PlacedPartial[]): number | undefined {
  const { multiplicand, multiplier, product } = what;
  const kinds = rows.map(({ cells }) => kindOf(cells, multiplicand.cells.length));
  const longest = Math.max(
    0,
    ...rows.map(({ place, cells }, i) => (kinds[i] === "other" ? place + cells.length : 0)),
  );
  if (product.cells.length < longest) return undefined;
  if (kinds.every((kind) => kind === "other") && product.cells.length > longest + 1) return undefined;
  let count = 0;
  const zeros: Cell[] = [];
  const others: Cell[] = [multiplicand, multiplier, product, ...what.partials].flatMap(({ cells }) =>
    cells.length > 1 ? cells.slice(0, 1) : [],
  );
  for (let place = 0; place < multiplier.cells.length; place++) {
    const at = rows.findIndex((row) => row.place === place);
    if (at < 0 || kinds[at] === "zero") zeros.push(digitAt(what, place), ...(rows[at]?.cells ?? []));
    else if (kinds[at] === "other") others.push(digitAt(what, place));
  }
  // The last digits of the product are those of the first row.
  const second = rows[1]?.place ?? product.cells.length;
  for (let column = 0; column < second && column < product.cells.length; column++) {
    const cell = product.cells[product.cells.length - 1 - column] as Cell;
    const row = rows[0] as PlacedPartial;
    const above = row.cells[row.cells.length - 1 - (column - row.place)];
    if (column < row.place || above === undefined) {
      if (!canBeZero(cell)) return undefined;
      zeros.push(cell);
    } else if (cell.kind === "digit" && above.kind === "digit") {
      if (cell.value !== above.value) return undefined;
    } else if (cell.kind === "letter" && above.kind === "letter" && cell.letter !== above.letter) count++;
  }
  return count + zeroConflicts(zeros, others);
}
