/** What the thread that leads a crew and its members say to each other, and the cells of the memory they share. */
import type { PartResult } from "cryptarithm";

/** The next part that nobody has taken yet. */
export const NEXT = 0;
/** Not 0: stop the run. */
export const STOP = 1;
/** Counts what members have sent, so that the leader can sleep until there is more. */
export const SENT = 2;
/** Batches of solutions that have been sent and not been used yet. */
export const UNDERWAY = 3;
export const CREW_CELLS = 4;

export type FromMember =
  | { readonly kind: "nodes"; readonly nodes: number }
  | { readonly kind: "solutions"; readonly solutions: readonly Uint8Array[] }
  | { readonly kind: "part"; readonly result: PartResult }
  /** Something is wrong with us. */
  | { readonly kind: "failed"; readonly error: string }
  /** No part is left for this member. */
  | { readonly kind: "idle" };
