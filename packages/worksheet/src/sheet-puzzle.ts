/**
 * A puzzle for a sheet from its text: read, solved, graded and, when asked, explained. What is wrong with it is a value,
 * as everywhere; how many solutions it has is told and left to `sheetProblems`.
 */
import {
  type AnswerOptions,
  answer,
  explain,
  grade,
  type InvalidAnswer,
  type KeyOrder,
  type LanguageCode,
  readPuzzle,
} from "cryptarithm";
import type { SheetPuzzle } from "./sheet.js";

export interface SheetPuzzleOptions extends Omit<AnswerOptions, "limit" | "contrast"> {
  /** Grade it (default true); a second or more for hard ones. */
  readonly grade?: boolean;
  /** Explain it, for the pages of reasoning (default false). */
  readonly explain?: boolean;
  /** Of the explanation (default "en"). */
  readonly language?: LanguageCode;
  readonly phrase?: string;
  readonly points?: number;
  readonly key?: { readonly word: string; readonly order: KeyOrder };
  readonly author?: string;
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
  const as = {
    ...asked,
    base: found.rules.base,
    ...(found.reading !== undefined && { reading: found.reading }),
  };
  const read = readPuzzle(text, as);
  if (!read.ok) return { formula: found.formula, status: "invalid", diagnostics: read.diagnostics };
  const [solution] = found.solutions;
  const unique = found.complete && found.count === 1n;
  const difficulty = graded && unique ? grade(text, as) : undefined;
  const explanation = explained && unique ? explain(text, { ...as, language }) : undefined;
  return {
    text,
    formula: read.formula,
    rules: found.rules,
    count: found.count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(found.count) : `${found.count}`,
    complete: found.complete,
    ...(solution !== undefined && { solution }),
    ...(difficulty !== undefined &&
      "difficulty" in difficulty &&
      difficulty.difficulty !== undefined && {
        difficulty: {
          level: difficulty.difficulty.level,
          band: difficulty.difficulty.band,
          points: difficulty.difficulty.points,
        },
      }),
    ...(points !== undefined && { points }),
    ...(phrase !== undefined && { phrase }),
    ...(key !== undefined && { key }),
    ...(author !== undefined && { author }),
    ...(explanation !== undefined && explanation.status !== "invalid" && { explanation }),
  };
}
