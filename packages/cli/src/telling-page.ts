/** What everything that tells an explanation needs: the page, the language, and the puzzle as it is drawn. */
import {
  type CarriesOfRows,
  cellNames,
  type Formula,
  type FrameName,
  frameText,
  LANGUAGES,
  type Language,
  type LanguageCode,
  layoutCarries,
  type Rules,
  readPuzzle,
  type StackedSum,
  stackedSums,
} from "cryptarithm";
import type { Colors } from "./colors.js";
import type { Output } from "./output.js";

export interface TellingPage {
  readonly colors: Colors;
  readonly columns: number;
  readonly language: Language;
  readonly code: LanguageCode;
  /** The puzzle as a tree; undefined when it is not understood. */
  readonly formula: Formula | undefined;
  readonly rules: Rules;
  readonly sums: readonly StackedSum[];
  /** Of a written-out calculation: which rows carry, and what its unknown cells are called. */
  readonly carries: readonly CarriesOfRows[];
  readonly names: ReadonlyMap<string, string>;
  /** Whether columns are drawn beside the steps. */
  readonly draw: boolean;
  /** Whether all cases of a table are printed. */
  readonly cases: boolean;
}

/** What a page shows when standard output is no terminal. */
const USUAL_COLUMNS = 80;
/** Narrower than this there is nothing that could be lined up. */
const FEWEST_COLUMNS = 20;
/** Longer lines are tiring to read. */
const MOST_COLUMNS = 96;

export interface TellingWish {
  readonly language: LanguageCode;
  readonly draw?: boolean;
  readonly cases?: boolean;
  /** The puzzle is a written-out calculation, and which of its readings is meant. */
  readonly layout?: boolean | undefined;
  readonly reading?: number | undefined;
}

/** The page on which an answer to a puzzle is told. */
export function tellingPage(
  puzzle: string,
  rules: Rules,
  { colors, columns }: Pick<Output, "colors" | "columns">,
  { language, draw = false, cases = false, layout = false, reading = 0 }: TellingWish,
): TellingPage {
  const { baseRule: _, ...posed } = rules;
  const options = layout ? { ...posed, layout, reading } : posed;
  const parsed = readPuzzle(puzzle, options);
  return {
    colors,
    columns: Math.min(Number.isFinite(columns) ? columns : columnsAsked(), MOST_COLUMNS),
    language: LANGUAGES[language],
    code: language,
    formula: parsed.ok ? parsed.formula : undefined,
    rules,
    sums: stackedSums(puzzle, options),
    carries: layoutCarries(puzzle, options),
    names: parsed.ok ? cellNames(parsed.formula) : new Map(),
    draw,
    cases,
  };
}

/** Without a terminal, COLUMNS may say how wide a page is. */
function columnsAsked(): number {
  const asked = Number(process.env.COLUMNS);
  return Number.isInteger(asked) && asked >= FEWEST_COLUMNS ? asked : USUAL_COLUMNS;
}

/** A piece of the frame in the language of the page. */
export function framed(
  page: Pick<TellingPage, "language">,
  name: FrameName,
  slots: Parameters<typeof frameText>[1] = {},
): string {
  return frameText(name, slots, page.language);
}

/** One or many of something: "1 step", "12 steps". */
export function countedIn(page: Pick<TellingPage, "language">, what: "step" | "case", n: number): string {
  return framed(page, n === 1 ? `${what}.one` : `${what}.many`, { n });
}
