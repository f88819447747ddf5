/**
 * The setting of an explanation: a puzzle as a person lays it out, with its columns, their carries,
 * and which letters must differ. It never changes; what is known at a moment is a `View`.
 *
 * Column j of an equation says: digits added + carry in = digits of the result + base · carry out,
 * place by place from the units, with no carry into the units and none out of the last column.
 * Carries have the bounds that follow from the number of digits alone.
 */
import type { Puzzle } from "../../semantics/puzzle.js";
import { type Constraint, collected } from "./constraint.js";
import { type DigitPolynomial, type Monomial, sidesOf } from "./digit-polynomial.js";
import { isSingle } from "./digits.js";
import { type Part, partsOf } from "./part.js";

/** No variable: there is no carry into the units and none out of the last column. */
export const NO_CARRY = -1;

export interface Column extends Constraint {
  readonly part: number;
  /** 0 = units. */
  readonly place: number;
  /** As written: letters that stand on both sides are on both. Constants have no symbols. */
  readonly added: readonly Monomial[];
  readonly result: readonly Monomial[];
  readonly carryIn: number;
  readonly carryOut: number;
}

/** Whether a constraint is a column; the columns of a setting are the only constraints from that source. */
export const isColumn = (constraint: Constraint): constraint is Column => constraint.source.kind === "column";

interface Carry {
  readonly index: number;
  readonly part: number;
  /** The place that it goes into; at least 1. */
  readonly place: number;
  readonly low: number;
  readonly high: number;
}

/** The columns of one part, units first. */
export interface Calculation {
  readonly part: number;
  readonly columns: readonly Column[];
  /** All columns times their place values: Σ weight · letter = 0. Only of sums, and while numbers are exact. */
  readonly weights?: Constraint;
}

export interface Setting {
  readonly puzzle: Puzzle;
  readonly base: number;
  readonly parts: readonly Part[];
  /** The parts that have columns. */
  readonly calculations: readonly Calculation[];
  /** All columns of all parts. */
  readonly columns: readonly Column[];
  readonly carries: readonly Carry[];
  /** For each symbol the digits that the rules allow, as bits. */
  readonly domains: readonly number[];
  /** The same, and the bounds of the carries, as views begin with them; and the letters of one digit. */
  readonly start: {
    readonly masks: Int32Array;
    readonly fixed: Int8Array;
    readonly lows: Int32Array;
    readonly highs: Int32Array;
    readonly single: readonly number[];
  };
  /** For each symbol the symbols that must differ from it. */
  readonly different: readonly (readonly number[])[];
  /** Whether two symbols must differ: `apart[a * symbols + b]` is 1. */
  readonly apart: Uint8Array;
  /** Whether all symbols must differ, which is the usual rule. */
  readonly allApart: boolean;
}

/** Digits are kept as the bits of a 32-bit number. */
export const LARGEST_EXPLAINED_BASE = 32;

export function settingOf(puzzle: Puzzle): Setting {
  const n = puzzle.symbols.length;
  const apart = new Uint8Array(n * n);
  for (const group of puzzle.groups)
    for (const a of group) for (const b of group) if (a !== b) apart[a * n + b] = 1;
  const different = puzzle.symbols.map((_, a) =>
    puzzle.symbols.flatMap((_, b) => (apart[a * n + b] ? [b] : [])),
  );
  const parts = partsOf(puzzle);
  const carries: Carry[] = [];
  const calculations: Calculation[] = [];
  for (const { index, cleared } of parts) {
    if (cleared === undefined) continue;
    const sides = sidesOf(cleared.left, cleared.right, puzzle);
    if (sides === undefined) continue;
    const columns = columnsOf(index, sides.added, sides.result, puzzle.base, carries);
    const weights = weightsOf(index, columns, puzzle.base);
    calculations.push({ part: index, columns, ...(weights && { weights }) });
  }
  const domains = puzzle.symbols.map(({ domain }) => domain.reduce((mask, digit) => mask | (1 << digit), 0));
  return {
    puzzle,
    base: puzzle.base,
    parts,
    calculations,
    columns: calculations.flatMap(({ columns }) => columns),
    carries,
    domains,
    start: {
      masks: Int32Array.from(domains),
      fixed: new Int8Array(n).fill(-1),
      lows: Int32Array.from(carries, ({ low }) => low),
      highs: Int32Array.from(carries, ({ high }) => high),
      single: [...domains.keys()].filter((symbol) => isSingle(domains[symbol] as number)),
    },
    different,
    apart,
    allApart: different.every((others) => others.length === n - 1),
  };
}

function columnsOf(
  part: number,
  added: DigitPolynomial,
  result: DigitPolynomial,
  base: number,
  carries: Carry[],
): Column[] {
  const places = Math.max(added.length, result.length);
  const columns: Column[] = [];
  let carryIn = NO_CARRY;
  let [low, high] = [0, 0];
  for (let place = 0; place < places; place++) {
    const plus = [...(added[place]?.values() ?? [])].filter(({ coefficient }) => coefficient !== 0);
    const minus = [...(result[place]?.values() ?? [])].filter(({ coefficient }) => coefficient !== 0);
    const net = collected([...plus, ...minus.map((m) => ({ ...m, coefficient: -m.coefficient }))]);
    const [least, most] = range(net, base - 1);
    [low, high] = [Math.ceil((least + low) / base), Math.floor((most + high) / base)];
    let carryOut = NO_CARRY;
    if (place + 1 < places) {
      carryOut = carries.length;
      carries.push({ index: carryOut, part, place: place + 1, low, high });
    }
    columns.push({
      part,
      place,
      added: plus,
      result: minus,
      carryIn,
      carryOut,
      monomials: net.filter(({ symbols }) => symbols.length > 0).sort(bySymbols),
      constant: net.find(({ symbols }) => symbols.length === 0)?.coefficient ?? 0,
      carries: [
        ...(carryIn === NO_CARRY ? [] : [{ carry: carryIn, coefficient: 1 }]),
        ...(carryOut === NO_CARRY ? [] : [{ carry: carryOut, coefficient: -base }]),
      ],
      demand: "zero",
      source: { kind: "column", part, place },
    });
    carryIn = carryOut;
  }
  return columns;
}

/** By their first symbols, so that the order does not depend on which addend is written first. */
function bySymbols(a: Monomial, b: Monomial): number {
  for (const [i, symbol] of a.symbols.entries()) {
    const other = b.symbols[i];
    if (other === undefined) return 1;
    if (symbol !== other) return symbol - other;
  }
  return a.symbols.length - b.symbols.length;
}

/** Sums of numbers below this are exact in doubles. */
const EXACT = 2 ** 50;

function weightsOf(part: number, columns: readonly Column[], base: number): Constraint | undefined {
  const monomials: Monomial[] = [];
  let constant = 0;
  let largest = 0;
  for (const { place, monomials: terms, constant: printed } of columns) {
    const value = base ** place;
    constant += printed * value;
    largest += Math.abs(printed) * value;
    for (const { coefficient, symbols } of terms) {
      if (symbols.length !== 1) return undefined;
      largest += Math.abs(coefficient) * value * base;
      monomials.push({ coefficient: coefficient * value, symbols });
    }
  }
  if (largest > EXACT) return undefined;
  return {
    monomials: collected(monomials),
    carries: [],
    constant,
    demand: "zero",
    source: { kind: "weights", part },
  };
}

/** The least and greatest sum when every digit lies between 0 and `most`. */
function range(monomials: readonly Monomial[], most: number): [number, number] {
  let [low, high] = [0, 0];
  for (const { coefficient, symbols } of monomials) {
    const far = coefficient * (symbols.length === 0 ? 1 : most ** symbols.length);
    if (symbols.length === 0) [low, high] = [low + far, high + far];
    else if (far < 0) low += far;
    else high += far;
  }
  return [low, high];
}
