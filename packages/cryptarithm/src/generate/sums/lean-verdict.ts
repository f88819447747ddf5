/** What the lean ways to solve a sum say of it. */

/** "one": exactly one solution, in `digits`. "not-one": none, or several. "open": not known within the nodes. */
export type LeanVerdict = "one" | "not-one" | "open";
