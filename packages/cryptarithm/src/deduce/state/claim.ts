/** Claims: what a step may conclude and what a later step may stand on. */
import type { Constraint } from "../setting/constraint.js";

export type Claim =
  /** The symbol is one of these digits (as bits). */
  | { readonly kind: "digits"; readonly symbol: number; readonly digits: number }
  /** The carry lies between two numbers. */
  | { readonly kind: "carry"; readonly carry: number; readonly low: number; readonly high: number }
  /** One of these symbols is this digit, so nobody else that must differ from all of them is. */
  | { readonly kind: "taken"; readonly digit: number; readonly among: readonly number[] }
  /** An equation or inequality between letters. */
  | { readonly kind: "note"; readonly note: Constraint }
  /** It cannot be. */
  | { readonly kind: "impossible" };
