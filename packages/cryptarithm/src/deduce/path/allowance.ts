import type { View } from "../state/view.js";

/** How much an explanation may cost; shared by all its cases. */
export interface Allowance {
  /** The cases that may still be looked at. */
  cases: number;
  /** Whether letters that can be exchanged may be put in order; a solution then stands for several. */
  readonly exchange?: boolean;
  /** Whether its time is over, or whoever asked has given up. */
  readonly isOver: () => boolean;
  /** It is known that there is no solution, so the cheapest reason for that is looked for. */
  readonly impossible?: boolean;
  /** The letter (by symbol) at which several solutions are best told apart, for what is known. */
  readonly forkAt?: ((view: View) => number | undefined) | undefined;
}
