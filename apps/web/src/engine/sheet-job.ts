/** Makes puzzles ready for a sheet: solved, graded and, for the pages of reasoning, explained. */
import { sheetPuzzle } from "cryptarithm-worksheet";
import type { Perform } from "./jobs.js";

/** For each puzzle, in milliseconds. */
const MOST = 10_000;

export const performSheet: Perform<"sheet"> = ({ puzzles, language, explain }, reply) => {
  for (const [at, { text, rules, ...said }] of puzzles.entries()) {
    const options = {
      ...rules,
      ...said,
      language,
      explain,
      milliseconds: MOST,
      mode: "interpreted" as const,
    };
    reply({ at, puzzle: sheetPuzzle(text, options) });
  }
};
