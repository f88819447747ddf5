/** Puzzles that have been made, as a contest prints them: drawn, numbered, with their level; answers beside, at the end, or not. */
import { draw } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { type AnswersPlace, keyOrderText } from "./generate-asked.js";
import type { Judged } from "./generate-stream.js";
import { layoutLines } from "./layout-lines.js";
import type { Output } from "./output.js";
import { wrapped } from "./wrap.js";

/** What a page shows when standard output is no terminal. */
const USUAL_COLUMNS = 80;
const INDENT = "  ";

export interface ReportOptions {
  readonly base: number;
  readonly answers: AnswersPlace;
}

/** The lines of one puzzle, numbered from 1. */
export function puzzleLines(
  { puzzle, difficulty }: Judged,
  n: number,
  { base, answers }: ReportOptions,
  { columns, colors }: Pick<Output, "columns" | "colors">,
): string[] {
  const width = Number.isFinite(columns) ? columns : USUAL_COLUMNS;
  const { formula, layout, solution, key, values } = puzzle;
  const text = layout ?? formula;
  const rules = { base, ...(layout !== undefined && { layout: true }) };
  const drawn = draw(text, rules) ?? text;
  const solved = draw(text, { ...rules, solution, fill: "replace" }) ?? solution.text;
  const lines = (drawing: string): string[] => drawing.split("\n").map(harmless);
  const grade =
    difficulty === undefined
      ? []
      : [
          `level ${difficulty.level}, ${difficulty.levelName}; score ${difficulty.score}, ${difficulty.points} points`,
        ];
  const told = [
    ...(base === 10 ? [] : [`base ${base}`]),
    ...grade,
    ...(values === undefined ? [] : [values]),
    ...(key === undefined || answers !== "below"
      ? []
      : [`${keyOrderText(key.order)} the letters spell ${key.word}`]),
  ];
  return [
    colors.bold(`${n}.`),
    ...layoutLines(lines(drawn), width, answers === "below" ? lines(solved) : []),
    ...told
      .flatMap((each) => wrapped(harmless(each), width - INDENT.length))
      .map((line) => colors.dim(INDENT + line)),
  ];
}

/** The answer of one puzzle in a list of answers. */
export function answerLine({ puzzle }: Judged, n: number): string {
  const { solution, key } = puzzle;
  const digits = Object.entries(solution.digits)
    .map(([letter, digit]) => `${harmless(letter)}=${digit}`)
    .join(" ");
  const spelt = key === undefined ? "" : `   ${key.word}, ${keyOrderText(key.order)}`;
  // A layout has its rows in the text; its digits say as much.
  const text = solution.text.includes("\n") ? "" : `${solution.text}   `;
  return `${`${n}.`.padEnd(5)}${text}${digits}${spelt}`;
}
