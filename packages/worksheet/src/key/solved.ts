/** What the key says of a puzzle: the calculation with its digits, and its letters in the order of their digits. */
import { type PictureOptions, pictureOf } from "cryptarithm";
import { phraseDigits } from "../phrase-digits.js";
import type { SheetDrawing } from "../place-picture.js";
import { pointsOf } from "../points.js";
import { solvedLine, withSigns } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import type { SheetPuzzle } from "../sheet.js";
import { digitText } from "./digit-text.js";

/** The calculation in digits on one line or, of several statements, on several. */
export const solvedText = ({ solution, formula }: SheetPuzzle): string =>
  solution === undefined
    ? ""
    : formula.layout === undefined
      ? solvedLine(solution.text)
      : withSigns(solution.text);

/** The rows of a written-out calculation with their digits; undefined of any other puzzle. */
export function solvedDrawing(
  { formula, solution }: SheetPuzzle,
  { language }: SheetSettings,
): SheetDrawing | undefined {
  if (solution === undefined || formula.layout === undefined) return undefined;
  return { picture: pictureOf(formula, solvedOptions(solution, language)), boxes: false };
}

const solvedOptions = (
  solution: NonNullable<SheetPuzzle["solution"]>,
  language: SheetSettings["language"],
): PictureOptions => ({ solution, fill: "replace", language });

/** Letters with their digits, by digit and then by letter. */
export function lettersByDigit({ solution }: SheetPuzzle): (readonly [letter: string, digit: number])[] {
  return Object.entries(solution?.digits ?? {}).sort(
    ([a, digitA], [b, digitB]) => digitA - digitB || (a < b ? -1 : 1),
  );
}

/** "O = 0, M = 1, Y = 2". */
export const lettersText = (puzzle: SheetPuzzle): string =>
  lettersByDigit(puzzle)
    .map(([letter, digit]) => `${letter}\u00a0=\u00a0${digitText(digit)}`)
    .join(", ");

/** What else there is to know for whoever grades: several solutions, the phrase, level and points. */
export function keyRemarks(puzzle: SheetPuzzle, { words, block }: SheetSettings): string[] {
  const { count, complete, phrase, difficulty } = puzzle;
  const said: string[] = [];
  if (!complete) said.push(words.unfinished);
  else if (`${count}` === "0") said.push(words.none);
  else if (`${count}` !== "1") said.push(words.severalInKey(`${count}`));
  if (phrase !== undefined && phrase.trim() !== "") {
    const { groups, lacks } = phraseDigits(puzzle);
    if (lacks.length > 0) said.push(words.lacksLetters(lacks));
    else if (groups.length > 0)
      said.push(`${groups.join(" ")} ${words.decoded(phrase.trim().replace(/\s+/g, " ").toUpperCase())}`);
  }
  if (puzzle.key !== undefined)
    said.push(`${words.key}: ${puzzle.key.word.toUpperCase()}, ${puzzle.key.order}`);
  const points = pointsOf(puzzle);
  const graded =
    difficulty === undefined ? [] : [words.level(difficulty.level, words.bands[difficulty.band])];
  if (points !== undefined && block === "codebusters") graded.push(words.points(points));
  if (graded.length > 0) said.push(graded.join(", "));
  return said;
}
