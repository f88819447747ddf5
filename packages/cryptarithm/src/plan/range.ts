/** A range: the bounds of an expression as operands, and what is known of it beforehand. */
import { EXACT_LIMIT, type Operand } from "./emitter.js";

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
