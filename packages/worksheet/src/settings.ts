/** A sheet with all its defaults filled in, and what its pages have in common. */
import type { LanguageCode } from "cryptarithm";
import { BODY_SIZE, LARGE_SIZE, SMALL_SIZE } from "./paper.js";
import { setCode } from "./set-code.js";
import {
  LONGEST_TITLE,
  type PuzzlesPerPage,
  type Sheet,
  type SheetBlock,
  type SheetField,
  type SheetKey,
  type SheetPaper,
  type SheetPuzzle,
  type WorkingSpace,
} from "./sheet.js";
import { clipped } from "./text/clipped.js";
import { SHEET_WORDS, type SheetWords } from "./words.js";

export interface SheetSettings {
  readonly title: string;
  readonly puzzles: readonly SheetPuzzle[];
  readonly block: SheetBlock;
  readonly paper: SheetPaper;
  readonly perPage: PuzzlesPerPage;
  readonly fields: readonly SheetField[];
  readonly large: boolean;
  readonly key: SheetKey;
  readonly reasoning: boolean;
  readonly language: LanguageCode;
  readonly words: SheetWords;
  readonly carries: boolean;
  readonly writeBoxes: boolean;
  readonly level: boolean;
  readonly working: WorkingSpace;
  /** Sizes of text in millimetres. */
  readonly body: number;
  readonly small: number;
  /** The code of the set of puzzles. */
  readonly set: string;
}

/** The title as it is printed: the one that was asked for, up to its most characters, or a word for the kind of sheet. */
export function sheetTitle({ title, block = "grid", language = "en" }: Sheet): string {
  return clipped(
    title?.replaceAll(/\p{Cc}+/gu, " ").trim() || SHEET_WORDS[language].titles[block],
    LONGEST_TITLE,
  );
}

export function settingsOf(sheet: Sheet): SheetSettings {
  const { block = "grid", language = "en", large = false } = sheet;
  const words = SHEET_WORDS[language];
  const asked = sheet.perPage ?? (large ? 1 : 4);
  return {
    title: sheetTitle(sheet),
    puzzles: sheet.puzzles,
    block,
    paper: sheet.paper ?? "a4",
    perPage: large && asked > 2 ? 2 : asked,
    fields: sheet.fields ?? (block === "codebusters" ? ["name", "date", "score"] : ["name", "date"]),
    large,
    key: sheet.key ?? "full",
    reasoning: sheet.reasoning ?? false,
    language,
    words,
    carries: sheet.carries ?? true,
    writeBoxes: sheet.writeBoxes ?? true,
    level: sheet.level ?? true,
    working: sheet.working ?? "squared",
    body: large ? LARGE_SIZE : BODY_SIZE,
    small: large ? LARGE_SIZE : SMALL_SIZE,
    set: setCode(sheet.puzzles),
  };
}
