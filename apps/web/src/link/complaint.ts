/**
 * What is wrong with a link. A link is never refused: what is understood is opened, and each thing that is not has
 * a complaint, which the page says in one line. Sentences are not made here but in `complaint-words.ts`, for each
 * language.
 */

/** The kinds of complaints. */
export type ComplaintCode =
  /** It has another version than this page writes. */
  | "version"
  /** It does not look like a link at all: it is taken as the text of a puzzle. */
  | "no-link"
  /** It names a view that there is not. */
  | "view"
  /** It has a key that is none of the rules and none of the view. */
  | "key"
  /** The value of a rule is not one. */
  | "value"
  /** The packed part is cut or changed. */
  | "packed"
  /** It holds more than a link may. */
  | "too-long";

/** One thing that was not understood, by its name in the link and, for a rule, its value. */
export interface LinkComplaint {
  readonly code: ComplaintCode;
  /** The version, view or key as it stands in the link; empty where there is no name. */
  readonly name: string;
  readonly value?: string;
}
