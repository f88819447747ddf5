/** The options of a sheet, read and checked. */
import type {
  PUZZLES_PER_PAGE,
  SHEET_FIELDS,
  SHEET_KEYS,
  Sheet,
  SheetBlock,
  SheetField,
  SheetPaper,
  WorkingSpace,
} from "cryptarithm-worksheet";
import type { RawOptions } from "./asked.js";
import { languageOf } from "./language-option.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

/** Beside the options that other commands have as well. */
export interface RawWorksheetOptions extends RawOptions {
  readonly pdf?: string;
  readonly title?: string;
  readonly block?: SheetBlock;
  readonly perPage?: string;
  readonly paper?: SheetPaper;
  readonly fields?: string;
  readonly reasoning?: boolean;
  readonly large?: boolean;
  readonly working?: WorkingSpace;
  readonly boxes?: boolean;
  readonly several?: "refuse" | "allow";
  readonly points?: string;
  readonly author?: string;
}

/** What the library is asked for, before it is loaded. */
export type SheetAsked = Omit<Sheet, "puzzles">;

export function sheetAsked(raw: RawWorksheetOptions, library: SheetLibrary): SheetAsked {
  const { title, block, paper, reasoning, large, working, carries, boxes } = raw;
  const key = library.SHEET_KEYS.find((each) => each === raw.key);
  const perPage = library.PUZZLES_PER_PAGE.find((each) => `${each}` === raw.perPage);
  if (perPage !== undefined && block !== undefined && block !== "grid")
    throw new UsageError(
      `--per-page is of grids, not of ${block}`,
      "cards are four a page, questions as many as fit",
    );
  return {
    ...(title !== undefined && { title }),
    ...(block !== undefined && { block }),
    ...(paper !== undefined && { paper }),
    ...(perPage !== undefined && { perPage }),
    ...(raw.fields !== undefined && { fields: fieldsOf(raw.fields, library) }),
    ...(key !== undefined && { key }),
    ...(reasoning && { reasoning }),
    ...(large && { large }),
    ...(working !== undefined && { working }),
    ...(carries === false && { carries }),
    ...(boxes === false && { writeBoxes: false }),
    language: languageOf(raw),
  };
}

/** What of the library is needed to read the options. */
export interface SheetLibrary {
  readonly PUZZLES_PER_PAGE: typeof PUZZLES_PER_PAGE;
  readonly SHEET_FIELDS: typeof SHEET_FIELDS;
  readonly SHEET_KEYS: typeof SHEET_KEYS;
}

function fieldsOf(text: string, { SHEET_FIELDS: known }: SheetLibrary): SheetField[] {
  if (text.trim() === "none") return [];
  return text.split(",").map((part) => {
    const name = part.trim().toLowerCase();
    const field = known.find((each) => each === name);
    if (field !== undefined) return field;
    const near = nearest(name, known);
    throw new UsageError(
      `--fields: there is no field ${part.trim()}`,
      near === undefined ? `the fields are ${known.join(", ")}, or none` : `did you mean ${near}?`,
    );
  });
}
