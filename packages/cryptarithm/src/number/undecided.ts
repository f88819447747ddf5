/**
 * The signal that a question about numbers has an answer, but not within the limits.
 *
 * It is an exception and not a value because it can arise deep inside any comparison; the evaluator
 * catches it once per assignment and reports the assignment as undecided, never as false.
 * It is not used for "no value" (a division by zero), which is `undefined` everywhere.
 */

/** Thrown when a question cannot be decided within the limits; `reason` is short and plain. */
export class Undecided extends Error {
  /** Why, in words that can stand in an answer: "two towers too close to tell apart". */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = "Undecided";
    this.reason = reason;
  }
}
