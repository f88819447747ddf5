/**
 * A change of a puzzle as data: one cell, one sign, one row, one given or one rule. What it costs to believe
 * that this is the misprint is said by `cost.ts`; how it is carried out is the business of a draft.
 */
import type { RuleOptions, Rules } from "../semantics/rules.js";
import type { Formula } from "../syntax/ast.js";
import type { Role } from "../syntax/layout.js";
import type { Span } from "../syntax/span.js";

export const CHANGE_KINDS = [
  // what is added to the puzzle, whose words stay as they are
  "given",
  "printed",
  // one cell of a word or row
  "transposed",
  "doubled",
  "undoubled",
  "replaced",
  "blanked",
  "inserted",
  "left-out",
  // one sign
  "sign",
  "signs-exchanged",
  // one word or row
  "words-exchanged",
  "rows-exchanged",
  "row-shifted",
  // one rule
  "rule",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The rules of which one may be changed. */
export type ChangedRule = Exclude<keyof Rules, "baseRule" | "case" | "accents" | "symbols">;

export interface Change {
  readonly kind: ChangeKind;
  /** What stands there, and what is put instead: letters, digits, signs, words or the value of a rule. */
  readonly from: string;
  readonly to: string;
  /** Where `from` stands in the text of the puzzle; an insertion is an empty span. Missing for rules and givens. */
  readonly span?: Span;
  /** The word or row, as it is written. */
  readonly word?: string;
  /** The first cell that is changed, counted from 0 at the left end of the word or row. */
  readonly cell?: number;
  /** Of a layout: the row, counted from 0, and its role. */
  readonly row?: number;
  readonly role?: Role;
  readonly rule?: ChangedRule;
  /** Of a given: the letter. */
  readonly letter?: string;
  /** The letter put in is none of the puzzle; any other new letter would do as well. */
  readonly newLetter?: true;
}

/** A puzzle with a change carried out. */
export interface Edited {
  readonly formula: Formula;
  /** Two changes with the same key give the same puzzle. */
  readonly key: string;
  /** The text of the puzzle, which can be read again. */
  text(): string;
}

/** The puzzle with a blank in one place; its solutions tell at once which signs would be repairs there. */
export interface Slot {
  readonly line: number;
  readonly cell: number;
  readonly edit: () => Edited | undefined;
}

/** A sign that is put in a slot. */
export interface Filling {
  readonly slot: Slot;
  readonly kind: "letter" | "digit" | "unknown";
  /** The key of the letter, or the digit. */
  readonly sign: string;
}

/** A change that may be the repair. */
export interface Candidate {
  readonly change: Change;
  /** The smaller, the nearer. */
  readonly cost: number;
  /** Why the change costs that, as phrases. */
  readonly why: readonly string[];
  /** The changed puzzle; undefined when it cannot be read any more. Missing when only rules change. */
  readonly edit?: () => Edited | undefined;
  /** The rules that change. */
  readonly rules?: RuleOptions;
  /** The same change as a blank that is filled in. */
  readonly filling?: Filling;
  /** Known without a search, from the list of all solutions: the change does not leave exactly one. */
  readonly fails?: boolean;
}
