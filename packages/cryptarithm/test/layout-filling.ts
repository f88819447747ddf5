/**
 * The cells of a layout as brute force fills them: a row with the digits of a value or in all ways, where they agree with
 * what is printed and with the letters so far.
 */
import type { Cell } from "../src/syntax/ast.js";
import type { Layout, LayoutRow, Role } from "../src/syntax/layout.js";

export interface LayoutOracleOptions {
  readonly base?: number;
  /** Whether different letters must be different digits; default true. */
  readonly distinct?: boolean;
  /** How many cells to fill at most before giving up. */
  readonly effort?: number;
}

/** There are more ways than may be tried. */
export class TooMuch extends Error {}

/** The rows of a layout, the letters as far as they are chosen, and the solutions that are found. */
export class LayoutFilling {
  readonly found: Set<string> = new Set();
  readonly layout: Layout;
  readonly base: number;
  readonly #distinct: boolean;
  #effort: number;
  /** The digit of each letter, as far as it is chosen. */
  readonly #letters = new Map<string, number>();

  constructor(layout: Layout, { base = 10, distinct = true, effort = 1_000_000 }: LayoutOracleOptions) {
    this.layout = layout;
    this.base = base;
    this.#distinct = distinct;
    this.#effort = effort;
  }

  rows(role: Role): readonly LayoutRow[] {
    return this.layout.rows.filter((row) => row.role === role);
  }

  row(role: Role, place?: number): LayoutRow | undefined {
    return this.layout.rows.find(
      (row) => row.role === role && (place === undefined || (row.place ?? 0) === place),
    );
  }

  digitAt(value: number, place: number): number {
    return Math.floor(value / this.base ** place) % this.base;
  }

  /** The digits whose multiple of a factor looks like a row; 0 alone where there is none. */
  digitsFor(row: LayoutRow | undefined, factor: number): number[] {
    if (row === undefined) return [0];
    const digits: number[] = [];
    for (let d = 0; d < this.base; d++) if (this.looksLike(row, factor * d)) digits.push(d);
    return digits;
  }

  /** Fills the cells of a row in all ways that fit the letters so far, and visits each value. */
  fill(
    row: LayoutRow,
    visit: (value: number) => void,
    choices: readonly (readonly number[] | undefined)[] = [],
  ): void {
    const { cells } = row;
    const decimals = row.decimals ?? 0;
    const mayBeZero = cells.length <= 1 || (decimals > 0 && cells.length - decimals <= 1);
    const next = (at: number, value: number): void => {
      if (--this.#effort < 0 || value > Number.MAX_SAFE_INTEGER) throw new TooMuch();
      const cell = cells[at];
      if (cell === undefined) {
        visit(value);
        return;
      }
      for (const digit of choices[at] ?? this.#digits()) {
        if (digit === 0 && at === 0 && !mayBeZero && cell.kind !== "digit") continue;
        this.#with(cell, digit, () => next(at + 1, value * this.base + digit));
      }
    };
    next(0, 0);
  }

  #digits(): number[] {
    return Array.from({ length: this.base }, (_, d) => d);
  }

  /** Goes on with a cell as a digit, where it can be. */
  #with(cell: Cell, digit: number, goOn: () => void): void {
    const known = cell.kind === "letter" ? this.#letters.get(cell.letter) : undefined;
    if (cell.kind === "unknown" || known === digit || (cell.kind === "digit" && cell.value === digit)) {
      goOn();
      return;
    }
    if (cell.kind === "digit" || known !== undefined) return;
    if (this.#distinct && [...this.#letters.values()].includes(digit)) return;
    this.#letters.set(cell.letter, digit);
    goOn();
    this.#letters.delete(cell.letter);
  }

  /** The digits of a value as the row would be written, or undefined where it would be longer or shorter. */
  #written(row: LayoutRow, value: number): number[] | undefined {
    if (!Number.isSafeInteger(value) || value < 0) throw new TooMuch();
    const { cells, decimals = 0 } = row;
    const digits: number[] = [];
    for (let rest = value; rest > 0 || digits.length === 0; rest = Math.floor(rest / this.base))
      digits.unshift(rest % this.base);
    const [first] = cells;
    const zeros =
      (first?.kind === "digit" && first.value === 0) || (value === 0 && this.#isRowOfOneLetter(row));
    while (digits.length < (zeros ? cells.length : decimals + 1)) digits.unshift(0);
    return digits.length === cells.length ? digits : undefined;
  }

  #isRowOfOneLetter({ role, cells }: LayoutRow): boolean {
    const factor = this.row(this.layout.kind === "division" ? "divisor" : "multiplicand");
    const names = new Set(cells.map((cell) => (cell.kind === "letter" ? cell.letter : cell)));
    return role === "partial-product" && names.size === 1 && cells.length === factor?.cells.length;
  }

  /** Whether a value has the length and the printed digits of a row and does not contradict the letters. */
  looksLike(row: LayoutRow, value: number): boolean {
    const digits = this.#written(row, value);
    return (
      digits !== undefined &&
      row.cells.every((cell, i) => {
        if (cell.kind === "unknown") return true;
        const known = cell.kind === "digit" ? cell.value : this.#letters.get(cell.letter);
        return known === undefined || known === digits[i];
      })
    );
  }

  /** Takes a solution down, if all rows fit together. */
  accept(values: readonly number[]): void {
    const { rows } = this.layout;
    const digits = rows.map((row, i) => this.#written(row, values[i] as number));
    const cells = rows.flatMap((row, r) => row.cells.map((cell, i) => [cell, digits[r]?.[i]] as const));
    const next = (at: number): void => {
      const [cell, digit] = cells[at] ?? [];
      if (cell === undefined) this.found.add(digits.map((row) => row?.join(",")).join(" "));
      else if (digit !== undefined) this.#with(cell, digit, () => next(at + 1));
    };
    if (digits.every((row) => row !== undefined)) next(0);
  }
}
