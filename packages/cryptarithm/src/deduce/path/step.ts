/**
 * The shape of an explanation while it is made: steps that conclude facts from facts, and nodes, which
 * are runs of steps up to their end. A case is a node of its own, under an assumption.
 */

import type { Finding } from "../rule.js";
import type { Claim } from "../state/claim.js";

/** A claim that holds from some point of an explanation on. Facts are told apart by identity. */
export interface Fact {
  readonly claim: Claim;
}

export interface Step {
  readonly finding: Finding;
  /** What it concludes, a fact for each claim that is kept. */
  readonly facts: readonly Fact[];
  /** The earlier facts that it stands on. */
  readonly premises: readonly Fact[];
  /** Known digits and carries in its equations that it could do without; its sentence shows them. */
  readonly seen?: readonly Fact[];
  /** The cases that are refuted, or that agree on the conclusion, when the step looks at cases. */
  readonly refuted?: readonly Branch[];
  /** How many different findings a person could have taken here, at its level or an easier one. */
  readonly doors?: number;
  /** How many rows a person would list to see it. */
  readonly rows?: number;
  /** How many places there were to look at. */
  readonly places?: number;
}

/** One case: what is assumed, and where that leads. */
export interface Branch {
  readonly assumption: Fact;
  readonly node: Node;
}

export type End =
  /** Every letter has its digit; `digits` by symbol. */
  | { readonly kind: "solution"; readonly digits: readonly number[] }
  /** The last step says that it cannot be. */
  | { readonly kind: "impossible" }
  /** Two or more cases go on; `premises` say that there are no others. */
  | { readonly kind: "fork"; readonly branches: readonly Branch[]; readonly premises: readonly Fact[] }
  /** What the step concludes holds here, too; only of a case whose step concludes what all its cases say. */
  | { readonly kind: "agreed" }
  /** The limits were reached. */
  | { readonly kind: "open" };

export interface Node {
  readonly steps: readonly Step[];
  readonly end: End;
  /** Its cases are too many to be told one by one. */
  readonly table?: true;
}
