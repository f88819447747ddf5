/**
 * What is wrong with an input: a mistake of the user's is a value, never an exception.
 * The message is a sentence in plain English; the hint, where there is a likely
 * correction, says what to write instead.
 */
import type { Span } from "./span.js";

/** One mistake, where it is, and what to write instead. */
export interface Diagnostic {
  /** Stable and machine-readable, kebab-case, for example `unknown-function`. */
  readonly code: string;
  readonly message: string;
  readonly span: Span;
  readonly hint?: string;
}
