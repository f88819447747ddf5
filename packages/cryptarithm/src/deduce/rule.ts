/**
 * A rule of deduction: a named way of reasoning that a person uses. It looks at a moment and offers
 * findings: what follows, on which grounds. It never changes anything, and it is never trusted: the
 * grounds of each finding can be checked without it.
 *
 * Text is kept apart from logic. A rule says *what* to tell (a template's name and its slots); each
 * language says *how* in a table of templates.
 */

import type { RuleOptions } from "../semantics/rules.js";
import type { Claim } from "./state/claim.js";
import type { Grounds } from "./state/grounds.js";
import type { Moment } from "./state/moment.js";
import type { View } from "./state/view.js";

/** The levels of rules, easiest first: what they ask of a person. */
export const LEVELS = [
  { level: 1, name: "at a glance" },
  { level: 2, name: "one column or one row, with its carry" },
  { level: 3, name: "putting two things together" },
  { level: 4, name: "tools of the expert" },
  { level: 5, name: "cases" },
] as const;

export type Level = (typeof LEVELS)[number]["level"];

/** Where to look: a part as a whole, one of its columns, or the letters alone. */
export interface Spot {
  readonly part?: number;
  /** The column, 0 = units. */
  readonly place?: number;
}

/** What fills a gap of a template. */
export type Slot =
  | string
  | number
  /** The name of a column, and of a written-out calculation the row that it is in. */
  | { readonly place: number; readonly row?: Telling }
  /** "first", "second" … */
  | { readonly ordinal: number }
  /** "4, 5 or 7". */
  | { readonly or: readonly (string | number)[] }
  /** "A, B and C". */
  | { readonly and: readonly (string | number)[] }
  /** A number of something, in figures with groups of three digits. */
  | { readonly big: bigint }
  /** A small number as a word: "three". */
  | { readonly words: number }
  /** Figures and signs, the figures in groups of three: "9,999 + 999". */
  | { readonly figures: string }
  /** A piece of a sentence with gaps of its own. */
  | Telling;

/** What to say of a step: the name of a template and what fills its gaps. */
export interface Telling {
  readonly template: string;
  readonly slots: Readonly<Record<string, Slot>>;
}

/** Something that a rule sees. */
export interface Finding {
  readonly rule: Rule;
  readonly spot: Spot;
  readonly grounds: Grounds;
  /** What follows; never empty. */
  readonly claims: readonly Claim[];
}

/** A small puzzle in which a rule fires: for the lesson, and held to its word by a test. */
interface Example {
  readonly formula: string;
  /** The rules of the puzzle where they are not the usual ones, and what is known of its letters. */
  readonly rules?: RuleOptions;
  /** How many solutions it has. */
  readonly solutions: number;
  /** What the rule concludes at the start, as `claimText` writes it; all of it holds in every solution. */
  readonly finds: readonly string[];
}

export interface Rule {
  /** In kebab case: the anchor of its place in the lesson, and the key of its name in each language. */
  readonly name: string;
  readonly level: Level;
  readonly example: Example;
  /** Everything that the rule sees at this moment that is news. */
  readonly find: (moment: Moment) => Finding[];
  /**
   * What to say of a finding, given only the facts that it stands on: numbers in the sentence are
   * those that the cited facts give, not what happens to be known besides.
   */
  readonly tell: (finding: Finding, cited: View) => Telling[];
}
