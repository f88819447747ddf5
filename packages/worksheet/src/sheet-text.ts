/** A sheet as plain text: the puzzles drawn in characters, and their answers behind them. Exported like any other form. */
import { drawFormula, writeLayout } from "cryptarithm";
import { operationOf } from "./blocks/aca-block.js";
import { levelText, statusText } from "./blocks/block-head.js";
import { keyRemarks, lettersText, solvedText } from "./key/solved.js";
import { commonRules } from "./lay-out-sheet.js";
import { phraseDigits } from "./phrase-digits.js";
import { pointsOf } from "./points.js";
import { puzzleLine } from "./puzzle-line.js";
import { ruleRemark, ruleSentence } from "./rule-sentence.js";
import { type SheetSettings, settingsOf } from "./settings.js";
import type { Sheet, SheetPuzzle } from "./sheet.js";
import { unknownsOf } from "./unknowns.js";

/** The whole sheet; lines end with a line feed. */
export function sheetText(sheet: Sheet): string {
  const settings = settingsOf(sheet);
  const { puzzles, title, key, words, language, set, block } = settings;
  const common = commonRules(puzzles);
  const blocks: string[] = [`${title}\n${"=".repeat([...title].length)}`];
  for (const [i, puzzle] of puzzles.entries()) {
    const remark =
      common === undefined ? "" : ruleRemark(puzzle.rules, common, language, { baseIsSaid: block === "aca" });
    const head = [headText(puzzle, i + 1, settings), statusText(puzzle, settings), remark].filter(
      (text) => text !== "",
    );
    blocks.push(`${head.join("  ")}\n\n${indented(drawing(puzzle, settings))}`);
  }
  if (common !== undefined)
    blocks.push(`${ruleSentence(common, unknownsOf(puzzles), language)}\n${words.set(set)}`);
  if (key !== "none" && puzzles.length > 0) {
    const heading = words.keyTitle(title);
    blocks.push(`${heading}\n${"-".repeat([...heading].length)}`);
    blocks.push(puzzles.map((puzzle, i) => answerText(puzzle, i + 1, settings)).join("\n"));
  }
  return `${blocks.join("\n\n").replaceAll("\u00a0", " ")}\n`;
}

function headText(puzzle: SheetPuzzle, number: number, settings: SheetSettings): string {
  const { words, block, language } = settings;
  if (block === "codebusters") {
    const points = pointsOf(puzzle);
    const { groups, lacks } = phraseDigits(puzzle);
    const before = points === undefined ? "" : `${words.pointsBefore(points)} `;
    const line = puzzleLine(puzzle, language);
    if (groups.length + lacks.length === 0) return `${number}) ${before}${words.plainQuestion(line)}`;
    const values = lacks.length > 0 ? words.lacksLetters(lacks) : groups.join(" ");
    return `${number}) ${before}${words.question(line)}\n   ${values}`;
  }
  if (block !== "aca")
    return [`${number}.`, levelText(puzzle, settings)].filter((text) => text !== "").join("  ");
  const { key, author, rules } = puzzle;
  return [
    `C-${number}.`,
    words.operations[operationOf(puzzle.formula)],
    ...(key === undefined ? [] : [`(${words.keyWords(key.word.trim().split(/\s+/).length)}, ${key.order})`]),
    ...(author === undefined || author === "" ? [] : [words.by(author)]),
    ...(rules.base === 10 ? [] : [words.base(rules.base)]),
  ].join(" ");
}

/** In characters; of an ACA problem in one line, as its solvers exchange them. */
function drawing({ formula }: SheetPuzzle, { block }: SheetSettings): string {
  if (block === "aca" && formula.layout !== undefined) return writeLayout(formula.layout, { style: "line" });
  return drawFormula(formula);
}

function answerText(puzzle: SheetPuzzle, number: number, settings: SheetSettings): string {
  const { language } = settings;
  const solved = solvedText(puzzle) || puzzleLine(puzzle, language);
  const rest = [lettersText(puzzle), ...keyRemarks(puzzle, settings)].filter((text) => text !== "");
  return [`${number}. ${solved}`, ...rest.map((text) => `   ${text}`)].join("\n");
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? "" : `   ${line}`))
    .join("\n");
