/** How much an explanation may cost; shared by all its cases. */
export interface Allowance {
  /** The cases that may still be looked at. */
  cases: number;
  /** Whether its time is over, or whoever asked has given up. */
  readonly isOver: () => boolean;
}
