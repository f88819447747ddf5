/**
 * A range: the bounds of an expression as operands, and what is known of it beforehand.
 * The ends of a range never lie outside its static bounds: what rounding has put outside is
 * clamped, so that a factor or divisor that cannot be negative does not become so.
 */
import { constant, type Emitter, EXACT_LIMIT, type Operand } from "./emitter.js";

/** Bounds of the value of an expression, given the letters bound so far. */
export interface Range {
  readonly lo: Operand;
  /** The same operand as `lo` when the value is known exactly. */
  readonly hi: Operand;
  /** Bounds whatever the letters are. */
  readonly least: number;
  readonly greatest: number;
  /** Always a whole number, so that doubles below 2^53 are exact. */
  readonly integer: boolean;
  /** Has a value whatever the letters are. */
  readonly total: boolean;
}

/** Whether the value is known exactly once the letters so far are. */
export const isPoint = (range: Range): boolean => range.lo === range.hi;

/** Whether doubles hold every value of the range exactly. */
export const isExact = (range: Range): boolean =>
  range.integer && range.least > -EXACT_LIMIT && range.greatest < EXACT_LIMIT;

/** Nothing is known. */
export const UNKNOWN: Range = {
  lo: constant(Number.NEGATIVE_INFINITY),
  hi: constant(Number.POSITIVE_INFINITY),
  least: Number.NEGATIVE_INFINITY,
  greatest: Number.POSITIVE_INFINITY,
  integer: false,
  total: false,
};

/** Nothing is known but that the value is a natural number, if there is one. */
export const UNKNOWN_NATURAL: Range = { ...UNKNOWN, lo: constant(0), least: 0, integer: true };

/** Keeps an upper end from being taken for the exact value. */
export function apart(hi: Operand): Operand {
  return "constant" in hi ? constant(hi.constant) : { register: hi.register };
}

/** What is known of a range besides its ends. */
export type Known = Pick<Range, "least" | "greatest" | "integer" | "total">;

/** How an inexact end is widened: by a rounding error, or for functions that are not correctly rounded. */
export type Widening = "rounding" | "function";

/**
 * A range from ends that may be off by rounding: widened, then clamped to the static bounds.
 * A `known.least` of 0 is taken as it is: it says that the value cannot be negative, and is no
 * result of rounding. (What may be negative has a least value below 0, however small.)
 */
export function widened(
  e: Emitter,
  lo: Operand,
  hi: Operand,
  known: Known,
  how: Widening = "rounding",
): Range {
  const [down, up] = how === "rounding" ? (["down", "up"] as const) : (["below", "above"] as const);
  const least = known.least === 0 ? 0 : widen(known.least, -1, how);
  const greatest = widen(known.greatest, 1, how);
  let low = e.compute(down, lo);
  let high = e.compute(up, hi);
  if (least > Number.NEGATIVE_INFINITY) low = e.compute("maximum", low, constant(least));
  if (greatest < Number.POSITIVE_INFINITY) high = e.compute("minimum", high, constant(greatest));
  return { ...known, lo: low, hi: apart(high), least, greatest };
}

/** A double that is certainly not above an integer. */
export function lower(n: bigint): number {
  const x = Number(n);
  return x > -EXACT_LIMIT && x < EXACT_LIMIT ? x : widen(x, -1);
}

/** A double that is certainly not below an integer. */
export function upper(n: bigint): number {
  return -lower(-n);
}

/** Moves a double outward by more than its error; small integers are exact and stay. */
function widen(x: number, direction: -1 | 1, how: Widening = "rounding"): number {
  if (Number.isNaN(x)) return direction * Number.POSITIVE_INFINITY;
  if (x === direction * Number.POSITIVE_INFINITY) return x;
  if (!Number.isFinite(x)) return -direction * Number.MAX_VALUE;
  if (how === "rounding" && Number.isInteger(x) && Math.abs(x) < EXACT_LIMIT) return x;
  return x + direction * (Math.abs(x) * (how === "rounding" ? 4.5e-16 : 1e-11) + 5e-324);
}
