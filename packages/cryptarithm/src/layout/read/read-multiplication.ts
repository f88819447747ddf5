/**
 * Multiplications: the factors below each other or on one line, the product right below or below partial products.
 * Partial products are placed by their columns, by the zeros that fill the places behind them, or, where the
 * text has lost its columns, by their lengths; of two orders that are possible the one from the units comes first.
 */
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { cover } from "../../syntax/span.js";
import {
  doubtOfSkipped,
  isRepeated,
  leadingLetters,
  mayBeMultiple,
  mayBeSmall,
  mayBeZero,
} from "./cell-facts.js";
import { bestPlaces, type PlaceQuestion, type Places, placesByColumns, placesByLengths } from "./places.js";
import { isRead, problem, type Read, type Reading, row, twoNumbers, written } from "./reading.js";
import {
  cellsBehind,
  isNumber,
  isRuledLine,
  isSign,
  joined,
  numbersOf,
  type Sheet,
  type SheetLine,
  strayNumber,
  type WrittenNumber,
} from "./sheet.js";

interface Factors {
  readonly multiplicand: WrittenNumber;
  readonly multiplier: WrittenNumber;
  /** The product on the line of the factors. */
  readonly beside?: WrittenNumber;
  /** The first line below the factors. */
  readonly next: number;
  /** Whether a sign of multiplication was found. */
  readonly signed: boolean;
}

export function readMultiplication(sheet: Sheet): Read {
  const factors = factorsOf(sheet);
  if (!("multiplier" in factors)) return factors;
  const below: WrittenNumber[] = [];
  for (const line of sheet.lines.slice(factors.next)) {
    if (isRuledLine(line)) continue;
    const wrong = line.tokens.find((token) => token.kind === "sign" && !isSign(token, "+", "="));
    if (wrong !== undefined)
      return problem(
        "sign",
        "this sign does not fit among partial products",
        wrong.span,
        "only + may stand before a partial product",
      );
    const numbers = numbersOf(line);
    const apart = strayNumber(numbers);
    if (apart !== undefined) return twoNumbers(apart);
    const number = joined(numbers);
    if (number !== undefined) below.push(number);
  }
  const whole = cover(factors.multiplicand.span, (below.at(-1) ?? factors.multiplier).span);
  if (below.length === 0 && factors.beside === undefined)
    return problem(
      "no-product",
      "there is no product below the factors",
      whole,
      "write it below a line of dashes",
    );
  const unsure = factors.signed ? 0 : 2;
  if (below.length === 0 || (below.length === 1 && factors.beside === undefined)) {
    const product = below[0] ?? factors.beside;
    const { multiplicand, multiplier } = factors;
    if (product === undefined) return [];
    const most = multiplicand.cells.length + multiplier.cells.length;
    if (product.cells.length > most)
      return problem(
        "too-long",
        `the product ${written(product)} has more than ${most} digits, which is too many`,
        product.span,
      );
    const small = mayBeSmall(multiplicand) || mayBeSmall(multiplier);
    if (product.cells.length < most - 1 && product.cells.length > 1 && !small)
      return problem(
        "too-short",
        `the product ${written(product)} has less than ${most - 1} digits, which is too few`,
        product.span,
      );
    return [{ layout: layoutOf(factors, [], product), doubt: unsure }];
  }
  const straight = readPartials(factors, below);
  if (isRead(straight) && straight.length > 0) return raised(straight, unsure);
  // Some multiply the second factor by the digits of the first.
  const turned = readPartials(
    { ...factors, multiplicand: factors.multiplier, multiplier: factors.multiplicand },
    below,
  );
  return isRead(turned) && turned.length > 0 ? raised(turned, unsure + 1) : straight;
}

const raised = (readings: readonly Reading[], by: number): readonly Reading[] =>
  readings.map(({ layout, doubt }) => ({ layout, doubt: doubt + by }));

function factorsOf({ lines, source }: Sheet): Factors | Exclude<Read, readonly Reading[]> {
  const head = lines.findIndex((line) => numbersOf(line).length > 0);
  const first = lines[head];
  if (first === undefined)
    return problem("empty", "there is no number in this text", [0, source.text.length]);
  const inline = factorsOnLine(first);
  if (inline !== undefined) return { ...inline, next: head + 1, signed: true };
  const multiplicand = joined(numbersOf(first)) as WrittenNumber;
  let signed = first.tokens.some((token) => isSign(token, "*"));
  for (let i = head + 1; i < lines.length; i++) {
    const line = lines[i] as SheetLine;
    if (isRuledLine(line)) break;
    signed ||= line.tokens.some((token) => isSign(token, "*"));
    const multiplier = joined(numbersOf(line));
    if (multiplier === undefined) continue;
    const wrong = line.tokens.find((token) => token.kind === "sign" && !isSign(token, "*"));
    if (wrong !== undefined)
      return problem(
        "sign",
        "this sign does not fit before a multiplier",
        wrong.span,
        "the sign of multiplication is × or x",
      );
    return { multiplicand, multiplier, next: i + 1, signed };
  }
  return problem(
    "no-multiplier",
    "no row could be the multiplier",
    multiplicand.span,
    "write it below the multiplicand, with × before it",
  );
}

/** `123 × 45` and `123 × 45 = 5535`. */
function factorsOnLine({ tokens }: SheetLine): Omit<Factors, "next" | "signed"> | undefined {
  const at = tokens.findIndex((token) => isSign(token, "*"));
  if (at < 1) return undefined;
  const equal = tokens.findIndex((token) => isSign(token, "="));
  const end = equal < 0 ? tokens.length : equal;
  const multiplicand = joined(tokens.slice(0, at).filter(isNumber));
  const multiplier = joined(tokens.slice(at + 1, end).filter(isNumber));
  const beside = joined(tokens.slice(end).filter(isNumber));
  if (multiplicand === undefined || multiplier === undefined) return undefined;
  return { multiplicand, multiplier, ...(beside !== undefined && { beside }) };
}

function layoutOf(factors: Factors, partials: readonly LayoutRow[], product: WrittenNumber): Layout {
  const { multiplicand, multiplier } = factors;
  const both = [row(multiplicand, "multiplicand", 0), row(multiplier, "multiplier", 0)];
  if (multiplicand.span[0] > multiplier.span[0]) both.reverse();
  return { kind: "multiplication", rows: [...both, ...partials, row(product, "product", 0)] };
}

function readPartials(factors: Factors, below: readonly WrittenNumber[]): Read {
  const { multiplicand, multiplier } = factors;
  const digits = multiplicand.cells.length;
  // The product beside the factors need not be written again.
  const ways: { readonly partials: readonly WrittenNumber[]; readonly product: WrittenNumber }[] = [];
  const last = below.at(-1);
  if (last === undefined) return [];
  if (factors.beside === undefined || factors.beside.cells.length === last.cells.length)
    ways.push({ partials: below.slice(0, -1), product: last });
  if (factors.beside !== undefined) ways.push({ partials: below, product: factors.beside });
  let reason: Exclude<Read, readonly Reading[]> | undefined;
  for (const { partials, product } of ways) {
    if (partials.length > multiplier.cells.length) {
      const extra = partials[multiplier.cells.length] as WrittenNumber;
      reason ??= problem(
        "too-many",
        `${written(multiplier)} has ${multiplier.cells.length} digits, but there are ${partials.length} partial products`,
        extra.span,
        "write the multiplier, one row for each of its digits and the product",
      );
      continue;
    }
    const readings = new Placing(factors, partials, product).readings();
    if (readings.length > 0) return readings;
    const long = partials.find(({ cells }) => cells.length > multiplier.cells.length + digits);
    const odd = long ?? partials.find(({ cells }) => !mayBeMultiple(cells, digits)) ?? partials[0];
    reason ??=
      odd === undefined || mayBeMultiple(odd.cells, digits)
        ? problem(
            "places",
            "it is unclear which digit of the multiplier each partial product belongs to",
            (partials[0] ?? product).span,
            "shift each row by the place of its digit, so that the units of the product are below those of the first row",
          )
        : problem(
            odd.cells.length > digits ? "too-long" : "too-short",
            `${written(odd)} cannot be ${written(multiplicand)} times one digit: that has ${digits} or ${digits + 1} digits`,
            odd.span,
            "give each partial product its own row",
          );
  }
  return reason ?? [];
}

/** The ways to give partial products their places. */
class Placing {
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
      layout: layoutOf(this.#factors, rows, this.#product),
      doubt: doubt + cost + doubtOfSkipped(skipped),
    };
  }
}
