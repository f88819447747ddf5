/**
 * A puzzle for a sheet from its text: read, solved, graded and, when asked, explained. What is not understood is a value,
 * as everywhere; how many solutions it has is told, and `sheetProblems` says what to think of it.
 */
import {
  type AnswerOptions,
  answer,
  type Explanation,
  explain,
  type FoundAnswer,
  grade,
  type InvalidAnswer,
  type LanguageCode,
  type RuleOptions,
  readPuzzle,
} from "cryptarithm";
import { tellReasoning } from "./reasoning/tell-reasoning.js";
import type { SheetDifficulty, SheetPuzzle } from "./sheet.js";

/** What is said of a puzzle on some sheets. */
export type SheetPuzzleExtras = Pick<SheetPuzzle, "phrase" | "points" | "key" | "author">;

export interface SheetPuzzleOptions
  extends Omit<AnswerOptions, "limit" | "contrast" | "language">,
    SheetPuzzleExtras {
  /** Grade it (default true); a second or more for hard ones. */
  readonly grade?: boolean;
  /** Explain it, for the pages of reasoning (default false). */
  readonly explain?: boolean;
  /** Of the explanation (default "en"). */
  readonly language?: LanguageCode;
}

/**
 * Makes a puzzle ready for a sheet.
 *
 * @example
 * const puzzle = sheetPuzzle("SEND + MORE = MONEY");
 * "count" in puzzle ? puzzle.count : 0; // 1
 */
export function sheetPuzzle(text: string, options: SheetPuzzleOptions = {}): SheetPuzzle | InvalidAnswer {
  const { grade: graded = true, explain: explained = false, language = "en", ...rest } = options;
  const { phrase, points, key, author, ...asked } = rest;
  const found = answer(text, { ...asked, limit: 1 });
  if (found.status === "invalid") return found;
  const as = solvedAs(asked, found);
  const unique = found.complete && found.count === 1n;
  const difficulty = graded && unique ? grade(text, as) : undefined;
  const explanation = explained && unique ? explain(text, { ...as, language }) : undefined;
  return sheetPuzzleOf(text, asked, found, {
    ...(difficulty !== undefined && "difficulty" in difficulty && { difficulty: difficulty.difficulty }),
    ...(explanation !== undefined && explanation.status !== "invalid" && { explanation, language }),
    ...(phrase !== undefined && { phrase }),
    ...(points !== undefined && { points }),
    ...(key !== undefined && { key }),
    ...(author !== undefined && { author }),
  });
}

export interface SheetPuzzleParts extends SheetPuzzleExtras {
  readonly difficulty?: SheetDifficulty | undefined;
  /** With the language that it is in (default "en"). */
  readonly explanation?: Explanation | undefined;
  readonly language?: LanguageCode;
}

/**
 * The same of a puzzle that has been answered elsewhere, as in a worker; the answer should list its first solution, and
 * `rules` are those that it was asked with.
 */
export function sheetPuzzleOf(
  text: string,
  rules: RuleOptions,
  found: FoundAnswer,
  { difficulty, explanation, language = "en", ...extras }: SheetPuzzleParts = {},
): SheetPuzzle | InvalidAnswer {
  const read = readPuzzle(text, solvedAs(rules, found));
  if (!read.ok) return { formula: found.formula, status: "invalid", diagnostics: read.diagnostics };
  const [solution] = found.solutions;
  const { level, band, points = 0 } = difficulty ?? {};
  const puzzle = { text, formula: read.formula, rules: found.rules };
  return {
    ...puzzle,
    count: found.count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(found.count) : `${found.count}`,
    complete: found.complete,
    ...(solution !== undefined && { solution }),
    ...(level !== undefined && band !== undefined && { difficulty: { level, band, points } }),
    ...(explanation !== undefined && { reasoning: tellReasoning(puzzle, explanation, language) }),
    ...extras,
  };
}

/** The rules with what the answer has chosen: the base that was found, and the reading of a layout. */
function solvedAs<T extends RuleOptions>(asked: T, { rules, reading }: FoundAnswer): T {
  return { ...asked, base: rules.base, ...(reading !== undefined && { reading }) };
}
