/**
 * Writing the rows of a calculation: numbers become cells, each in its column.
 *
 * All conventions that a calculation may be written with are options here; which rows there are is decided
 * by the file of each kind of calculation. Not done here: drawing.
 */
import { digitsOf } from "../../number/numeral.js";
import type { Cell } from "../../syntax/ast.js";
import type { LayoutRow, ResultPlace, Role } from "../../syntax/layout.js";

/** The cell to write for a digit of a row; `row` counts the rows from 0, `column` from the units to the left. */
export type CellOf = (digit: number, role: Role, row: number, column: number) => Cell;

export interface WriteOutOptions {
  /** 2 to 36; default 10. */
  readonly base?: number;
  /** Default: a printed digit, which there is only for 0 to 9. */
  readonly cellOf?: CellOf;
  /**
   * How much is written: all rows (default), of a division only what is left at each step, or only what is
   * given and found.
   */
  readonly form?: "long" | "without-partial-products" | "short";
  /**
   * The row of a digit 0 of the multiplier, the quotient or the root: none (default; a division brings down the
   * next digit as well), one 0, or in multiplications and divisions as many zeros as the factor has digits.
   */
  readonly zeroRows?: "skipped" | "one-zero" | "all-zeros";
  /** Whether partial products of a multiplication have zeros behind them, down to the units; default false. */
  readonly zerosBehind?: boolean;
  /** Whether a last remainder 0 is written; default false. */
  readonly zeroRemainder?: boolean;
  /** How many decimals of a quotient or a root are found; default as many as are given, of a root as there are groups. */
  readonly decimals?: number;
  /** Whether a square root shows what each digit is multiplied with; default false. */
  readonly trialDivisors?: boolean;
  /** Where a quotient or root is written; default "above". */
  readonly resultPlace?: ResultPlace;
}

/** A row before it is written. */
export interface NumberRow {
  readonly value: bigint;
  /** The column of the last digit; default 0. */
  readonly right?: number;
  readonly place?: number;
  /** How many of the digits stand behind the decimal point. */
  readonly decimals?: number;
  /** Of an entry of a grid: its row and column. */
  readonly at?: readonly [row: number, column: number];
  /** How many digits to write at least; more than the number has only for a row of zeros. */
  readonly digits?: number;
}

/** Collects the rows of one layout. */
export class RowWriter {
  readonly rows: LayoutRow[] = [];
  readonly base: number;
  readonly #cellOf: CellOf;

  constructor({ base = 10, cellOf = printedDigit }: WriteOutOptions) {
    this.base = base;
    this.#cellOf = cellOf;
  }

  /** Writes a row below the others. */
  add(role: Role, { value, right = 0, place, decimals = 0, at, digits = 1 }: NumberRow): void {
    const written = digitsOf(value, this.base);
    // Before the decimal point stands at least one digit.
    const width = Math.max(digits, decimals + 1);
    while (written.length < width) written.unshift(0);
    const left = right + written.length - 1;
    this.rows.push({
      role,
      cells: written.map((digit, i) => this.#cellOf(digit, role, this.rows.length, left - i)),
      right,
      ...(place === undefined ? {} : { place }),
      ...(decimals === 0 ? {} : { decimals }),
      ...(at === undefined ? {} : { at }),
      span: NOWHERE,
    });
  }

  /** How many digits a number has. */
  lengthOf(value: bigint): number {
    return digitsOf(value, this.base).length;
  }

  /** The base to a power. */
  weight(exponent: number): bigint {
    return BigInt(this.base) ** BigInt(exponent);
  }

  /** The number with so many zeros behind it, or without so many of its last digits. */
  shift(value: bigint, places: number): bigint {
    return places < 0 ? value / this.weight(-places) : value * this.weight(places);
  }
}

const NOWHERE = [0, 0] as const;

/** A printed digit; throws for 10 and more, which no printed sign stands for. */
function printedDigit(digit: number): Cell {
  if (digit > 9) throw new RangeError(`no sign is printed for the digit ${digit}`);
  return { kind: "digit", value: digit, span: NOWHERE };
}
