/**
 * Brute force for written-out calculations: every pair of factors, divisor and quotient, root, or addends that
 * the printed cells allow is tried, and the value of each row is worked out from what the row means. Nothing is
 * taken from the relations, the planner or the search.
 *
 * The meaning of a row in one line each: with q(p) the quotient down to place p, a partial dividend is the dividend
 * down to p less divisor × q(p + 1) × base; what is subtracted for a digit of a root is r(p)ⁿ − (base × r(p + 1))ⁿ.
 */
import type { Layout, LayoutRow } from "../src/syntax/layout.js";
import { LayoutFilling, type LayoutOracleOptions, TooMuch } from "./layout-filling.js";

/** The digits of all rows, row by row as `12 3 36`, of every solution; undefined when it would take too long. */
export function solveLayout(layout: Layout, options: LayoutOracleOptions = {}): Set<string> | undefined {
  const oracle = new LayoutOracle(layout, options);
  try {
    oracle.solve();
  } catch (error) {
    if (error instanceof TooMuch) return undefined;
    throw error;
  }
  return oracle.found;
}

class LayoutOracle extends LayoutFilling {
  solve(): void {
    if (this.layout.kind === "sum") this.#sum();
    else if (this.layout.kind === "multiplication") this.#multiplication();
    else if (this.layout.kind === "root") this.#root();
    else if (this.layout.kind === "grid" || this.layout.kind === "magic-square") this.#entries();
    else if (this.layout.stacked) this.#stacked();
    else this.#division();
  }

  #sum(): void {
    const rows = this.layout.rows;
    const decimals = Math.max(...rows.map((row) => row.decimals ?? 0));
    const visit = (at: number, total: number, values: readonly number[]): void => {
      const row = rows[at];
      if (row === undefined) {
        this.accept(values);
        return;
      }
      const weight = this.base ** (decimals - (row.decimals ?? 0));
      if (row.role === "result") {
        if (total < 0 || total % weight !== 0) return;
        if (this.looksLike(row, total / weight)) visit(at + 1, total, [...values, total / weight]);
        return;
      }
      const sign = row.role === "subtrahend" ? -1 : 1;
      this.fill(row, (value) => visit(at + 1, total + sign * value * weight, [...values, value]));
    };
    visit(0, 0, []);
  }

  #multiplication(): void {
    const multiplicand = this.row("multiplicand") as LayoutRow;
    const multiplier = this.row("multiplier") as LayoutRow;
    const partials = this.rows("partial-product");
    this.fill(multiplicand, (above) => {
      const digits = multiplier.cells.map((_, i) => {
        const place = multiplier.cells.length - 1 - i;
        if (partials.length === 0) return undefined;
        const row = this.row("partial-product", place);
        return this.digitsFor(row, above * this.base ** behind(row));
      });
      this.fill(
        multiplier,
        (below) => {
          this.accept(
            this.layout.rows.map((row) => {
              if (row.role === "multiplicand") return above;
              if (row.role === "multiplier") return below;
              if (row.role === "product") return above * below;
              return above * this.digitAt(below, row.place ?? 0) * this.base ** behind(row);
            }),
          );
        },
        digits,
      );
    });
  }

  #division(): void {
    const divisorRow = this.row("divisor") as LayoutRow;
    const dividendRow = this.row("dividend") as LayoutRow;
    const quotientRow = this.row("quotient") as LayoutRow;
    const remainderRow = this.row("remainder");
    const partials = this.rows("partial-product");
    const worked = partials.length + this.rows("partial-dividend").length > 0;
    // The column that everything is counted in.
    const end = Math.min(quotientRow.right, dividendRow.right);
    const scale = this.base ** (quotientRow.right - end);
    this.fill(divisorRow, (divisor) => {
      if (divisor === 0) return;
      const digits = quotientRow.cells.map((_, i) => {
        const place = quotientRow.right + quotientRow.cells.length - 1 - i;
        if (!worked) return undefined;
        const row = this.row("partial-product", place);
        if (row !== undefined || partials.length > 0) return this.digitsFor(row, divisor);
        return i === 0 || this.row("partial-dividend", place) !== undefined ? undefined : [0];
      });
      this.fill(
        quotientRow,
        (quotient) => {
          const complete = (remainder: number): void => {
            if (remainder >= divisor * scale) return;
            const whole = divisor * quotient * scale + remainder;
            const weight = this.base ** (dividendRow.right - end);
            if (whole % weight !== 0) return;
            const foundTo = (column: number): number =>
              Math.floor((quotient * scale) / this.base ** (column - end));
            this.accept(
              this.layout.rows.map(({ role, place = 0 }) => {
                if (role === "divisor") return divisor;
                if (role === "dividend") return whole / weight;
                if (role === "quotient") return quotient;
                if (role === "remainder") return remainder;
                if (role === "partial-product") return divisor * (foundTo(place) % this.base);
                return (
                  Math.floor(whole / this.base ** (place - end)) - divisor * this.base * foundTo(place + 1)
                );
              }),
            );
          };
          if (remainderRow === undefined) complete(0);
          else this.fill(remainderRow, complete);
        },
        digits,
      );
    });
  }

  #stacked(): void {
    const { rows } = this.layout;
    // From the last quotient back: each quotient times its divisor and the remainder is the one above.
    const visit = (at: number, values: readonly number[]): void => {
      const row = rows[at];
      if (row === undefined) {
        this.accept(values);
        return;
      }
      if (row.role !== "quotient" && row.role !== "dividend") {
        this.fill(row, (value) => visit(at + 1, [...values, value]));
        return;
      }
      // Its divisor stands before it, its remainder behind it; it is worked out from the dividend.
      if (row.role === "dividend") {
        this.fill(row, (value) => visit(at + 1, [...values, value]));
        return;
      }
      const dividendAt = rows.findLastIndex(
        ({ role }, i) => i < at && (role === "quotient" || role === "dividend"),
      );
      const divisorAt = rows.findLastIndex(({ role }, i) => i < at && role === "divisor");
      const dividend = values[dividendAt] as number;
      const divisor = values[divisorAt] as number;
      if (divisor === 0) return;
      const remainder = dividend % divisor;
      const below = rows[at + 1];
      const written = below?.role === "remainder";
      if (!written && remainder !== 0) return;
      const quotient = Math.floor(dividend / divisor);
      if (!this.looksLike(row, quotient)) return;
      if (!written) visit(at + 1, [...values, quotient]);
      else if (this.looksLike(below, remainder)) visit(at + 2, [...values, quotient, remainder]);
    };
    visit(0, []);
  }

  #root(): void {
    const rootRow = this.row("root") as LayoutRow;
    const radicandRow = this.row("radicand") as LayoutRow;
    const remainderRow = this.row("remainder");
    const steps = this.rows("root-product");
    const degree = this.layout.degree ?? 2;
    const end = Math.min(rootRow.right * degree, radicandRow.right);
    const scale = this.base ** (rootRow.right * degree - end);
    const weight = this.base ** (radicandRow.right - end);
    const digits = rootRow.cells.map((_, i) => {
      const place = rootRow.right + rootRow.cells.length - 1 - i;
      return steps.length === 0 || this.row("root-product", place) !== undefined ? undefined : [0];
    });
    this.fill(
      rootRow,
      (root) => {
        const foundTo = (place: number): number => Math.floor(root / this.base ** (place - rootRow.right));
        const complete = (remainder: number): void => {
          if (remainder >= ((root + 1) ** degree - root ** degree) * scale) return;
          const whole = root ** degree * scale + remainder;
          if (!Number.isSafeInteger(whole)) throw new TooMuch();
          if (whole % weight !== 0) return;
          this.accept(
            this.layout.rows.map(({ role, place = 0 }) => {
              if (role === "radicand") return whole / weight;
              if (role === "root") return root;
              if (role === "remainder") return remainder;
              const before = (this.base * foundTo(place + 1)) ** degree;
              if (role === "root-product") return foundTo(place) ** degree - before;
              if (role === "trial-divisor") return this.base * foundTo(place + 1) + foundTo(place);
              return Math.floor(whole / this.base ** (place * degree - end)) - before;
            }),
          );
        };
        if (remainderRow === undefined) complete(0);
        else this.fill(remainderRow, complete);
      },
      digits,
    );
  }

  /** Grids and magic squares: all numbers are tried; a line is looked at when its last one is there. */
  #entries(): void {
    const { kind, rows, across = [], down = [] } = this.layout;
    const size = Math.max(...rows.map((row) => (row.at?.[0] ?? 0) + 1));
    const width = Math.max(...rows.map((row) => (row.at?.[1] ?? 0) + 1));
    const lines: { readonly places: readonly number[]; readonly signs: readonly string[] | undefined }[] = [];
    const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
    for (const i of range(size))
      lines.push({ places: range(width).map((j) => i * width + j), signs: across[i] });
    for (const j of range(width))
      lines.push({ places: range(size).map((i) => i * width + j), signs: down[j] });
    if (kind === "magic-square") {
      lines.push({ places: range(size).map((i) => i * width + i), signs: undefined });
      lines.push({ places: range(size).map((i) => i * width + size - 1 - i), signs: undefined });
    }
    const isTrue = ({ places, signs }: (typeof lines)[number], values: readonly number[]): boolean => {
      const numbers = places.map((place) => values[place] as number);
      if (kind === "grid") return isTrueLine(numbers, signs ?? []);
      const first = range(width).reduce((sum, j) => sum + (values[j] as number), 0);
      return numbers.reduce((sum, value) => sum + value, 0) === first;
    };
    const visit = (at: number, values: readonly number[]): void => {
      const row = rows[at];
      const ended = lines.filter(({ places }) => places.at(-1) === at - 1 || Math.max(...places) === at - 1);
      if (!ended.every((line) => isTrue(line, values))) return;
      if (row === undefined) this.accept(values);
      else this.fill(row, (value) => visit(at + 1, [...values, value]));
    };
    visit(0, []);
  }
}

/** How many zeros stand behind a partial product, down to the last column that it is written in. */
const behind = (row: LayoutRow | undefined): number =>
  row === undefined ? 0 : Math.max(0, (row.place ?? 0) - row.right);

/** Whether a line of a grid is true: products before sums; two sides are equal when their difference is 0. */
function isTrueLine(numbers: readonly number[], signs: readonly string[]): boolean {
  let text = "";
  for (const [i, number] of numbers.entries()) {
    const sign = i === 0 ? "" : (signs[i - 1] ?? "");
    if (sign === "/" && number === 0) return false;
    if (i > 0 && sign === "") {
      if (!agree(text)) return false;
      text = "";
    }
    text += `${sign}${number}`;
  }
  return agree(text);
}

/** Whether the sides of a line such as `12*3=36` are equal. */
function agree(text: string): boolean {
  const values = text.split("=").map((side) =>
    side
      .split(/(?=[+-])/)
      .map((term) => {
        let value = 1;
        for (const [, sign, number] of term.matchAll(/([+\-*/]?)(\d+)/g)) {
          if (sign === "/") value /= Number(number);
          else value *= (sign === "-" ? -1 : 1) * Number(number);
        }
        return value;
      })
      .reduce((a, b) => a + b, 0),
  );
  // Quotients of small whole numbers that differ do so by far more than they are rounded.
  return values.every((value) => Math.abs(value - (values[0] as number)) < 1e-9);
}
