/**
 * Which digit of the multiplier each partial product belongs to: by its columns, by the zeros that fill the places
 * behind it, or, where the text has lost its columns, by its length.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import {
  doubtOfSkipped,
  isRepeated,
  leadingLetters,
  mayBeMultiple,
  mayBeSmall,
  mayBeZero,
} from "./cell-facts.js";
import { bestPlaces, type PlaceQuestion, type Places, placesByColumns, placesByLengths } from "./places.js";
import { type Reading, row } from "./reading.js";
import { cellsBehind, type WrittenNumber } from "./sheet.js";

export interface Factors {
  readonly multiplicand: WrittenNumber;
  readonly multiplier: WrittenNumber;
  /** The product on the line of the factors. */
  readonly beside?: WrittenNumber;
  /** The first line below the factors. */
  readonly next: number;
  /** Whether a sign of multiplication was found. */
  readonly signed: boolean;
}

/** The layout of a multiplication; the factors in the order of the text. */
export function multiplicationOf(
  factors: Factors,
  partials: readonly LayoutRow[],
  product: WrittenNumber,
): Layout {
  const { multiplicand, multiplier } = factors;
  const both = [row(multiplicand, "multiplicand", 0), row(multiplier, "multiplier", 0)];
  if (multiplicand.span[0] > multiplier.span[0]) both.reverse();
  return { kind: "multiplication", rows: [...both, ...partials, row(product, "product", 0)] };
}

/** Readings that are less likely by so much. */
export const raised = (readings: readonly Reading[], by: number): readonly Reading[] =>
  readings.map(({ layout, doubt }) => ({ layout, doubt: doubt + by }));

/** The ways to give partial products their places. */
export class Placing {
  readonly #factors: Factors;
  readonly #partials: readonly WrittenNumber[];
  readonly #product: WrittenNumber;
  readonly #nonZero: ReadonlySet<string>;
  /** How many zeros fill the places behind a row; those of rows that are not filled count as 0. */
  #filled = false;

  constructor(factors: Factors, partials: readonly WrittenNumber[], product: WrittenNumber) {
    this.#factors = factors;
    this.#partials = partials;
    this.#product = product;
    this.#nonZero = leadingLetters([factors.multiplicand, factors.multiplier, product]);
  }

  readings(): readonly Reading[] {
    const byColumns = this.#byColumns();
    const byZeros = this.#byZeros();
    // Filled rows end below each other, and above the end of the product.
    const rights = new Set(this.#partials.map(({ right }) => right));
    const even =
      rights.size === 1 && (rights.has(this.#product.right) || this.#product === this.#factors.beside);
    if (byColumns.length > 0 || (even && byZeros.length > 0))
      return [...byColumns, ...byZeros].sort((a, b) => a.doubt - b.doubt);
    return [...this.#byLengths(), ...raised(byZeros, 2.2)].sort((a, b) => a.doubt - b.doubt);
  }

  #byColumns(): readonly Reading[] {
    this.#filled = false;
    const found = [...placesByColumns(this.#question("up")), ...placesByColumns(this.#question("down"))];
    const best = bestPlaces(found.sort((a, b) => a.cost - b.cost));
    if (this.#partials.length > 1 && this.#isFlush() && (best[0]?.cost ?? 0) > 0) return [];
    return best.map((places) => this.#reading(places, 0));
  }

  /** Where all rows end, or all begin, in one column, the columns say nothing. */
  #isFlush(): boolean {
    const rights = new Set(this.#partials.map(({ right }) => right));
    const lefts = new Set([...this.#partials, this.#product].map(({ left }) => left));
    return rights.size === 1 || lefts.size === 1;
  }

  /** All rows end in the units, with zeros in the places behind their last digit. */
  #byZeros(): readonly Reading[] {
    if (this.#partials.length < 2 || !this.#isFlush()) return [];
    this.#filled = true;
    const steps = placesByLengths(this.#question("up"), 2).concat(placesByLengths(this.#question("down"), 2));
    const readings = bestPlaces(steps).map((places) => this.#reading(places, 0));
    this.#filled = false;
    return readings;
  }

  #byLengths(): readonly Reading[] {
    this.#filled = false;
    const up = placesByLengths(this.#question("up"), 4);
    const down = this.#partials.length > 1 ? placesByLengths(this.#question("down"), 2) : [];
    return [
      ...up.map((places) => this.#reading(places, 2)),
      ...down.map((places) => this.#reading(places, 2.5)),
    ];
  }

  #question(direction: "up" | "down"): PlaceQuestion {
    const { multiplier } = this.#factors;
    const highest = multiplier.cells.length - 1;
    // Without a product below, the rows tell where the units are.
    const units = Math.max(...this.#partials.map(({ right }) => right));
    const beside = this.#product === this.#factors.beside;
    const placeOf = (column: number): number =>
      beside ? units - column : cellsBehind(this.#product, column);
    const free = (place: number): boolean =>
      (place < highest || mayBeSmall(multiplier)) &&
      mayBeZero(multiplier.cells[highest - place], this.#nonZero);
    return {
      steps: this.#partials.map(({ right }) => [placeOf(right)]),
      highest,
      lowest: 0,
      direction,
      fits: (step, place, before) => {
        const from = before ?? (direction === "up" ? -1 : highest + 1);
        const [low, high] = direction === "up" ? [from + 1, place - 1] : [place + 1, from - 1];
        for (let skipped = low; skipped <= high; skipped++) if (!free(skipped)) return false;
        return this.#fits(this.#partials[step] as WrittenNumber, place);
      },
      ends: (last) => {
        const [low, high] = direction === "up" ? [last + 1, highest] : [0, last - 1];
        for (let skipped = low; skipped <= high; skipped++) if (!free(skipped)) return false;
        return true;
      },
    };
  }

  /** Whether a row may be the partial product of a place. */
  #fits({ cells }: WrittenNumber, place: number): boolean {
    const { multiplicand, multiplier } = this.#factors;
    const digits = multiplicand.cells.length;
    const most = this.#product.cells.length;
    const own = this.#filled ? cells.slice(0, Math.max(0, cells.length - place)) : cells;
    if (this.#filled && !cells.slice(own.length).every((cell) => mayBeZero(cell, this.#nonZero)))
      return false;
    if (own.length === 0) return false;
    const small = mayBeSmall(multiplicand) && own.length <= digits;
    if (!mayBeMultiple(own, digits) && !small) return false;
    const isTop = place === multiplier.cells.length - 1 && !mayBeSmall(multiplier);
    if (own.length === 1 && digits > 1 && !small)
      return !isTop && mayBeZero(multiplier.cells[multiplier.cells.length - 1 - place], this.#nonZero);
    if (own.length === digits && isRepeated(own) && !isTop) return true;
    const length = own.length + place;
    return length <= most && (!isTop || most <= length + 1 || mayBeSmall(this.#product));
  }

  #reading({ places, cost }: Places, doubt: number): Reading {
    const rows = this.#partials.map((number, i) => {
      const place = places[i] ?? 0;
      return row({ ...number, decimals: 0 }, "partial-product", this.#filled ? 0 : place, place);
    });
    const skipped = [...this.#factors.multiplier.cells]
      .reverse()
      .filter((_, place) => !places.includes(place));
    return {
      layout: multiplicationOf(this.#factors, rows, this.#product),
      doubt: doubt + cost + doubtOfSkipped(skipped),
    };
  }
}
