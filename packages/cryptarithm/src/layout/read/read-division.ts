/**
 * Divisions: which digit of the quotient each row belongs to. Rows are either partial products and partial
 * dividends by turns or, in the short form, only what is left each time. The place of a row is that of the
 * digit of the dividend above its last cell; zeros are brought down behind the end of the dividend.
 */
import type { Cell } from "../../syntax/ast.js";
import type { Layout, LayoutRow } from "../../syntax/layout.js";
import { say } from "../../wording/say.js";
import { doubtOfSkipped, isRepeated, leadingLetters, mayBeMultiple, mayBeZero } from "./cell-facts.js";
import { type DivisionParts, type DivisionStep, divisionParts } from "./division-parts.js";
import { stackedLayout } from "./division-stack.js";
import { bestPlaces, type PlaceQuestion, type Places, placesByColumns, placesByLengths } from "./places.js";
import { isRead, problem, type Read, type Reading, row, written } from "./reading.js";
import { cellsBehind, type Sheet, type WrittenNumber } from "./sheet.js";
import { withWholeDivisor } from "./whole-divisor.js";
import { withLoneZero } from "./zero-remainder.js";

export function readDivision(sheet: Sheet): Read {
  const read = readParts(sheet);
  if (isRead(read)) return read;
  const others = (["none", "any"] as const).map((remainderMarks) => readParts({ ...sheet, remainderMarks }));
  return others.find(isRead) ?? read;
}

function readParts(sheet: Sheet): Read {
  const parts = divisionParts(sheet);
  if ("code" in parts) return parts;
  if ("stack" in parts) return [{ layout: stackedLayout(parts), doubt: 0 }];
  const whole = withWholeDivisor(parts);
  return "code" in whole ? whole : new DivisionReader({ ...whole, steps: withLoneZero(parts.steps) }).read();
}

/**
 * Partial products and partial dividends by turns; the same with the first partial dividend written once more;
 * partial dividends only, with the remainder below them or without.
 */
const FORMS = ["long", "opened", "short", "bare"] as const;
type Form = (typeof FORMS)[number];

class DivisionReader {
  readonly #parts: DivisionParts;
  readonly #nonZero: ReadonlySet<string>;
  /** The dividend with the columns that the quotient above it has for more decimals. */
  readonly #ruler: WrittenNumber;
  /** The places of the first digit of the quotient and of the last. */
  readonly #first: number;
  readonly #last: number;

  constructor(parts: DivisionParts) {
    this.#parts = parts;
    const { quotient } = parts;
    this.#ruler = rulerOf(parts);
    this.#last = -quotient.decimals;
    this.#first = quotient.cells.length - 1 - quotient.decimals;
    this.#nonZero = leadingLetters([parts.divisor, parts.dividend, parts.quotient]);
  }

  read(): Read {
    const { steps, divisor, dividend, quotient } = this.#parts;
    // Zeros may be printed before the first digit of the quotient.
    const digits = quotient.cells.length - quotient.decimals;
    const zeros = quotient.cells.slice(0, digits - 1).findIndex((cell) => !isPrintedZero(cell));
    const whole = digits - (zeros < 0 ? Math.max(0, digits - 1) : zeros);
    if (whole > Math.max(1, dividend.cells.length - dividend.decimals - divisor.cells.length + 1))
      return problem(
        "too-long",
        say("the quotient {quotient} has more digits than it can have", { quotient: written(quotient) }),
        quotient.span,
        say(
          "each digit of the quotient stands for one digit of the dividend, from where the divisor goes into it",
        ),
      );
    if (steps.length === 0) return [{ layout: this.#layout([], undefined), doubt: 0 }];
    const found = [...this.#restOnly(), ...FORMS.flatMap((form) => this.#byColumns(form))].sort(
      (a, b) => a.doubt - b.doubt,
    );
    const best = found[0];
    if (best !== undefined) return found.filter(({ doubt }) => doubt <= best.doubt + 0.5);
    const lost = FORMS.flatMap((form) => this.#byLengths(form)).sort((a, b) => a.doubt - b.doubt);
    return lost.length > 0 ? lost : this.#problem();
  }

  /** One row may be what is left of a division whose steps are not written. */
  #restOnly(): readonly Reading[] {
    const { steps, divisor, quotient, remainder } = this.#parts;
    const [only, second] = steps;
    if (only === undefined || second !== undefined || remainder !== undefined) return [];
    if (only.number.cells.length > divisor.cells.length + quotient.decimals) return [];
    const doubt = only.minus ? 3 : only.ruled ? 1 : 0.05;
    return [{ layout: this.#layout([], only.number), doubt }];
  }

  #byColumns(form: Form): readonly Reading[] {
    const rows = this.#rowsOf(form);
    if (rows === undefined) return [];
    const { steps } = this.#parts;
    const lefts = new Set(steps.map(({ number }) => number.left));
    if (steps.length > 3 && lefts.size === 1) return [];
    const found = placesByColumns(this.#question(rows, form));
    return bestPlaces(found).map((places) => this.#reading(rows, places, this.#formDoubt(form)));
  }

  #byLengths(form: Form): readonly Reading[] {
    const rows = this.#rowsOf(form);
    if (rows === undefined) return [];
    return placesByLengths(this.#question(rows, form), 4).map((places) =>
      this.#reading(rows, places, 2 + this.#formDoubt(form)),
    );
  }

  /** Signs and ruled lines tell the forms apart where both fit. */
  #formDoubt(form: Form): number {
    const { steps } = this.#parts;
    const minus = steps.some((step) => step.minus);
    const even = steps.some((step, i) => i % 2 === 0 && step.ruled);
    const odd = steps.some((step, i) => i % 2 === 1 && step.ruled);
    if (form === "opened") return odd && !even ? 0.3 : 1;
    if (form === "long") return odd && !even ? 0.75 : minus || even ? 0 : 0.25;
    const alone = form === "bare" && steps.length === 1 ? 0.1 : 0;
    return alone + (minus ? 3 : even ? 0.5 : 0);
  }

  /** The rows by steps: the row that is divided (but for the first step) and the partial product. */
  #rowsOf(form: Form): StepRows | undefined {
    const { steps } = this.#parts;
    const list = [...steps];
    const result: { dividend?: WrittenNumber; product?: WrittenNumber }[] = [];
    const take = (): WrittenNumber | undefined => list.shift()?.number;
    const only = form === "short" || form === "bare";
    if (!only) {
      const dividend = form === "opened" ? take() : undefined;
      const product = take();
      if (product === undefined) return undefined;
      result.push({ product, ...(dividend !== undefined && { dividend }) });
      while (list.length > 1) {
        const [next, below] = [take(), take()];
        if (next !== undefined && below !== undefined) result.push({ dividend: next, product: below });
      }
    } else {
      result.push({});
      while (list.length > (form === "bare" ? 0 : 1)) {
        const dividend = take();
        if (dividend !== undefined) result.push({ dividend });
      }
    }
    const remainder = take();
    return { steps: result, ...(remainder !== undefined && { remainder }) };
  }

  /** The place of the digit of the dividend that stands in a column. */
  #placeOf(column: number): number {
    return cellsBehind(this.#ruler, column) - this.#ruler.decimals;
  }

  #question({ steps, remainder }: StepRows, form: Form): PlaceQuestion {
    const { quotient, divisor } = this.#parts;
    const long = divisor.cells.length;
    const highest = this.#first;
    const lowest = this.#last;
    const cellOf = (place: number): Cell | undefined =>
      quotient.cells[quotient.cells.length - 1 - (place - lowest)];
    const end = this.#end;
    const free = (from: number, to: number): boolean => {
      for (let place = from; place <= to; place++) if (!mayBeZero(cellOf(place), this.#nonZero)) return false;
      return true;
    };
    return {
      steps: steps.map(({ dividend, product }) =>
        [dividend, product].filter((number) => number !== undefined).map(({ right }) => this.#placeOf(right)),
      ),
      highest,
      lowest,
      direction: "down",
      fits: (step, place, before) => {
        const { dividend, product } = steps[step] ?? {};
        if (before === undefined ? !this.#mayBegin(place, form) : !free(place + 1, before - 1)) return false;
        if (product !== undefined && !this.#fitsProduct(product, cellOf(place), dividend)) return false;
        if (dividend === undefined || before === undefined) return true;
        return dividend.cells.length <= long + (before - place);
      },
      ends: (last) =>
        free(lowest, last - 1) && (remainder === undefined || remainder.cells.length <= long + last - end),
      ...(remainder !== undefined && { behind: [this.#placeOf(remainder.right), end] as const }),
    };
  }

  /** Whether the work may begin at a place: at the first digit, or behind zeros where the quotient is less than 1. */
  #mayBegin(place: number, form: Form): boolean {
    const { quotient, dividend } = this.#parts;
    if (form === "opened" && place >= -dividend.decimals && place !== this.#first) return false;
    if (place === this.#first) return true;
    if (form === "short" || form === "bare") return false;
    const skipped = quotient.cells.slice(0, this.#first - place);
    if (this.#first > 0) return skipped.every(isPrintedZero);
    return skipped.every((cell) => cell.kind === "unknown" || mayBeZero(cell, this.#nonZero));
  }

  /** The column of the last digit of the remainder. */
  get #end(): number {
    return Math.min(this.#last, -this.#parts.dividend.decimals);
  }

  #fitsProduct(
    { cells }: WrittenNumber,
    digit: Cell | undefined,
    dividend: WrittenNumber | undefined,
  ): boolean {
    const long = this.#parts.divisor.cells.length;
    if (!mayBeMultiple(cells, long)) return false;
    if (cells.length === 1 && long > 1) return mayBeZero(digit, this.#nonZero);
    if (cells.length === long && isRepeated(cells)) return true;
    return dividend === undefined || cells.length <= dividend.cells.length;
  }

  #reading({ steps, remainder }: StepRows, { places, cost }: Places, doubt: number): Reading {
    const rows: LayoutRow[] = [];
    for (const [i, { dividend, product }] of steps.entries()) {
      const place = places[i] ?? 0;
      const plain = (number: WrittenNumber): WrittenNumber => ({ ...number, decimals: 0 });
      if (dividend !== undefined) rows.push(row(plain(dividend), "partial-dividend", place, place));
      if (product !== undefined) rows.push(row(plain(product), "partial-product", place, place));
    }
    const { cells } = this.#parts.quotient;
    const leading = this.#first - (places[0] ?? this.#first);
    const skipped = cells.filter((_, i) => i >= leading && !places.includes(this.#first - i));
    return { layout: this.#layout(rows, remainder), doubt: doubt + cost + doubtOfSkipped(skipped) };
  }

  #layout(rows: readonly LayoutRow[], last: WrittenNumber | undefined): Layout {
    const { divisor, dividend, quotient, remainder, resultPlace } = this.#parts;
    const rest = (number: WrittenNumber | undefined): readonly LayoutRow[] =>
      number === undefined ? [] : [row({ ...number, decimals: 0 }, "remainder", this.#end)];
    return {
      kind: "division",
      rows: [
        row(divisor, "divisor", 0),
        row(dividend, "dividend", -dividend.decimals),
        row(quotient, "quotient", this.#last),
        ...rows,
        ...rest(last),
        ...rest(remainder),
      ],
      resultPlace,
    };
  }

  #problem(): Read {
    const { steps, divisor, quotient } = this.#parts;
    const long = divisor.cells.length;
    const [first] = steps as readonly [DivisionStep];
    const digits = this.#first - this.#last + 1;
    const extra = steps[digits * 2];
    if (extra !== undefined)
      return problem(
        "too-many",
        say("the quotient {quotient} has {digits} digits, but there are {n} rows", {
          quotient: written(quotient),
          digits,
          n: steps.length,
        }),
        extra.number.span,
        say("each digit has a partial product and what is left after it"),
      );
    const odd = steps.find(({ number }, i) => i % 2 === 0 && !mayBeMultiple(number.cells, long));
    if (odd !== undefined)
      return problem(
        odd.number.cells.length > long ? "too-long" : "too-short",
        say("{number} cannot be {divisor} times one digit", {
          number: written(odd.number),
          divisor: written(divisor),
        }),
        odd.number.span,
        say("a partial product here has {few} or {many} digits", { few: long, many: long + 1 }),
      );
    return problem(
      "places",
      say("it is unclear which digit of the quotient each row belongs to"),
      first.number.span,
      say("write each row so that it ends below the digit of the dividend that was brought down"),
    );
  }
}

interface StepRows {
  readonly steps: readonly { readonly dividend?: WrittenNumber; readonly product?: WrittenNumber }[];
  readonly remainder?: WrittenNumber;
}

function rulerOf({ dividend, quotient, resultPlace }: DivisionParts): WrittenNumber {
  const more = quotient.decimals - dividend.decimals;
  const beyond = quotient.columns.filter((column) => column > dividend.right);
  if (resultPlace !== "above" || more < 1 || beyond.length !== more) return dividend;
  return {
    ...dividend,
    columns: [...dividend.columns, ...beyond],
    right: quotient.right,
    decimals: quotient.decimals,
  };
}

const isPrintedZero = (cell: Cell): boolean => cell.kind === "digit" && cell.value === 0;
