/**
 * What a sheet is made of: its puzzles, and how they are to stand on paper. A sheet is plain data, so that it can be
 * kept, sent and put together anywhere; `sheetPuzzle` makes its puzzles from texts. Nothing is solved here.
 */
import type { Band, Formula, KeyOrder, LanguageCode, Level, Rules, Solution } from "cryptarithm";
import type { SheetReasoning } from "./reasoning/reasoning.js";

/** How a puzzle is put on paper. */
export const SHEET_BLOCKS = ["grid", "cards", "codebusters", "aca"] as const;
export type SheetBlock = (typeof SHEET_BLOCKS)[number];

export const SHEET_PAPERS = ["a4", "letter"] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** Of grids, how many stand on a page. */
export const PUZZLES_PER_PAGE = [1, 2, 4, 6, 12] as const;
export type PuzzlesPerPage = (typeof PUZZLES_PER_PAGE)[number];

/** What there is to fill in at the top. */
export const SHEET_FIELDS = ["name", "date", "class", "score"] as const;
export type SheetField = (typeof SHEET_FIELDS)[number];

export const SHEET_KEYS = ["full", "tiny", "none"] as const;
export type SheetKey = (typeof SHEET_KEYS)[number];

/** The room for working on a page of one or two puzzles. */
export const WORKING_SPACES = ["squared", "blank"] as const;
export type WorkingSpace = (typeof WORKING_SPACES)[number];

/** Titles are not longer, so that they stand beside the fields. */
export const LONGEST_TITLE = 60;

/** How hard a puzzle is: what a grade says of it. */
export interface SheetDifficulty {
  readonly level: Level;
  readonly band: Band;
  readonly points: number;
}

/** A puzzle for a sheet, with everything that the sheet and its key say of it. */
export interface SheetPuzzle {
  /** As it was typed. */
  readonly text: string;
  readonly formula: Formula;
  readonly rules: Rules;
  /** How many solutions there are, or have been found; as text above 2^53. */
  readonly count: number | string;
  /** Whether the search has come to its end. */
  readonly complete: boolean;
  /** The first solution. */
  readonly solution?: Solution;
  readonly difficulty?: SheetDifficulty;
  /** Of a Codebusters question: its points, where they are not to follow from the level. */
  readonly points?: number;
  /** Of a Codebusters question: the phrase that its digits spell. */
  readonly phrase?: string;
  /** Of an ACA problem: the words of the key in the order of their digits. */
  readonly key?: { readonly word: string; readonly order: KeyOrder };
  /** Of an ACA problem. */
  readonly author?: string;
  /** For the pages of reasoning, in the language of the sheet. */
  readonly reasoning?: SheetReasoning;
}

/** What is to be printed. Whatever is left out has its default. */
export interface Sheet {
  /** At most 60 characters (default: a word for the kind of sheet). */
  readonly title?: string;
  readonly puzzles: readonly SheetPuzzle[];
  /** Default "grid". */
  readonly block?: SheetBlock;
  /** Default "a4". */
  readonly paper?: SheetPaper;
  /** Of grids (default 4; of large print 1). */
  readonly perPage?: PuzzlesPerPage;
  /** Default name and date; of Codebusters questions also the score. */
  readonly fields?: readonly SheetField[];
  /** Text of 14 points, cells of 12 mm or more. */
  readonly large?: boolean;
  /** Default "full". */
  readonly key?: SheetKey;
  /** Pages that tell how each puzzle is solved, where it has its `reasoning`. */
  readonly reasoning?: boolean;
  /** Default "en". */
  readonly language?: LanguageCode;
  /** Slots for carries above sums (default true). */
  readonly carries?: boolean;
  /** Boxes under the letters, where there is room (default true). */
  readonly writeBoxes?: boolean;
  /** How hard each puzzle is, as a word (default true). */
  readonly level?: boolean;
  /** Default "squared". */
  readonly working?: WorkingSpace;
}
