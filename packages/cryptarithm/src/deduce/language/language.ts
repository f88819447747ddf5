/**
 * A language of explanations: a table of templates, and the few words that templates are filled with.
 * Adding a language means adding one such table; the logic knows no word of any language.
 *
 * A template is plain text with gaps in braces. Its name is that of the rule that it belongs to, with a
 * variant behind a full stop: `overflow-digit`, `only-digit-left.none`.
 */
import type { ENGLISH_FRAME } from "./english-frame.js";

/** What each piece of the frame around the steps is called: "suppose", "cannot" … */
export type FrameName = keyof typeof ENGLISH_FRAME;

export type Frame = Readonly<Record<FrameName, string>>;

export interface Language {
  /** Its code of two letters. */
  readonly code: string;
  /** Its own name for itself. */
  readonly name: string;
  /** The name of each rule, as a heading. */
  readonly rules: Readonly<Record<string, string>>;
  /** The sentences. */
  readonly templates: Readonly<Record<string, string>>;
  /** The words around the steps. */
  readonly frame: Frame;
  /** The names of the columns from the units on; beyond them `placeBeyond` with {n}, counted from 1. */
  readonly places: readonly string[];
  readonly placeBeyond: string;
  /** "first", "second" … as they stand in the names of rows; beyond them `ordinalBeyond` with {n}. */
  readonly ordinals: readonly string[];
  readonly ordinalBeyond: string;
  /** Between the last two of a list: "4, 5 or 7", "A, B and C". */
  readonly or: string;
  readonly and: string;
  /** Small numbers as words, from 0 on; larger ones are written in figures. */
  readonly numbers: readonly string[];
  /** Between groups of three figures of a large number. */
  readonly thousands: string;
}
