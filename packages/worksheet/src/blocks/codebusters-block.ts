/**
 * A question as Codebusters asks it: points, the puzzle, the digits that are to be decoded with a box under each, the sum
 * with boxes, and set apart from them a blank table to work in. Only the decoded phrase is graded.
 */
import type { Rules } from "cryptarithm";
import type { FlowBlock } from "../flow.js";
import type { SheetGroup, SheetNode } from "../page.js";
import { FLOW_HEIGHT, HAIRLINE, SMALL_SIZE } from "../paper.js";
import { phraseDigits } from "../phrase-digits.js";
import { placePicture, puzzleDrawing } from "../place-picture.js";
import { pointsOf } from "../points.js";
import { puzzleLine } from "../puzzle-line.js";
import { ruleRemark } from "../rule-sentence.js";
import type { SheetSettings } from "../settings.js";
import { artifact, box, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { paragraph, type TextRun } from "../text/paragraph.js";
import { typeset } from "../text/typeset.js";
import { statusText } from "./block-head.js";
import { alphabetical, type LetterTable, letterTable, letterTableSize } from "./letter-table.js";

/** Millimetres. */
const DIGIT_SIZE = 5.2;
const DIGIT_BOX = 7;
const BETWEEN_WORDS = 5;
const ROW = 15.5;
const TABLE_PLACE = 6.2;
const LARGEST_CELL = 9.5;
const BESIDE = 8;
/** Between the sum and the table below it. */
const ABOVE_TABLE = 4;
/** Letters of smaller cells are hard to write below, and stand better without boxes and above the table. */
const SMALLEST_BOXED = 5;
/** The height that is left to work in, even where the phrase takes the whole page. */
const LEAST_WORK = 40;
const TOP = 2.5;

export function codebustersBlock(
  puzzle: SheetPuzzle,
  number: number,
  width: number,
  settings: SheetSettings & { readonly common: Rules },
): FlowBlock & { readonly cell: number } {
  const question = questionRuns(puzzle, number, settings);
  const questionAt = (x: number, y: number): ReturnType<typeof paragraph> =>
    paragraph(question, { x, y, width, size: settings.body });
  const valuesAt = (x: number, y: number): Part => values(puzzle, { x, y, width }, settings);
  const textHeight = TOP + questionAt(0, 0).height;
  const valueHeight = valuesAt(0, 0).height;
  const left = Math.max(LEAST_WORK, FLOW_HEIGHT - textHeight - valueHeight);
  const work = workOf(puzzle, { width, height: left }, settings);
  return {
    wide: true,
    cell: work.cell,
    height: textHeight + valueHeight + work.height,
    draw: ({ x, y }): SheetGroup => ({
      ...group("Sect", [
        artifact([level(x, y, width, HAIRLINE)]),
        group("P", questionAt(x, y + TOP).nodes),
        ...valuesAt(x, y + textHeight).nodes,
        ...work.draw(x, y + textHeight + valueHeight),
      ]),
      puzzle: number - 1,
      bookmark: settings.words.puzzle(number, puzzleLine(puzzle, settings.language)),
      box: { x, y, width, height: textHeight + valueHeight + work.height },
    }),
  };
}

interface Part {
  readonly nodes: readonly SheetGroup[];
  readonly height: number;
}

/** "1) [250 points] After solving …", and what is unusual about the puzzle. */
function questionRuns(
  puzzle: SheetPuzzle,
  number: number,
  settings: SheetSettings & { readonly common: Rules },
): TextRun[] {
  const { words, language, common } = settings;
  const points = pointsOf(puzzle);
  const formula = puzzleLine(puzzle, settings.language);
  const { groups, lacks } = phraseDigits(puzzle);
  const question = groups.length + lacks.length > 0 ? words.question : words.plainQuestion;
  const [before = "", after = ""] = question("\ufffc").split("\ufffc");
  const remark = [statusText(puzzle, settings), ruleRemark(puzzle.rules, common, language)]
    .filter((text) => text !== "")
    .join(" ");
  return [
    { text: `${number}) `, font: "bold" },
    ...(points === undefined ? [] : [{ text: `${words.pointsBefore(points)} `, font: "bold" as const }]),
    { text: before },
    { text: formula.replaceAll(" ", "\u00a0"), font: "bold" },
    { text: after },
    ...(remark === "" ? [] : [{ text: ` ${remark}` }]),
  ];
}

/** The digits with a box under each; words stay together. */
function values(
  puzzle: SheetPuzzle,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { words, body }: SheetSettings,
): Part {
  const { groups, lacks } = phraseDigits(puzzle);
  if (groups.length === 0) {
    if (lacks.length === 0) return { nodes: [], height: ABOVE_TABLE };
    const text = words.lacksLetters(lacks);
    const said = paragraph([{ text, font: "bold" }], { x, y: y + 2, width, size: body });
    return { nodes: [group("P", said.nodes)], height: said.height + 6 };
  }
  const nodes: SheetNode[] = [];
  let [at, row] = [0, 0];
  const most = Math.floor(width / DIGIT_BOX);
  for (const word of groups.flatMap((digits) => chunks(digits, most))) {
    const wide = word.length * DIGIT_BOX;
    if (at > 0 && at + wide > width) [at, row] = [0, row + 1];
    for (const [i, digit] of [...word].entries()) {
      const left = x + at + i * DIGIT_BOX;
      const baseline = y + row * ROW + 7;
      nodes.push(
        ...typeset(digit, {
          x: left + DIGIT_BOX / 2,
          y: baseline,
          size: DIGIT_SIZE,
          font: "mono",
          anchor: "middle",
        }),
        box(left, baseline + 1.7, { width: DIGIT_BOX, height: DIGIT_BOX, stroke: HAIRLINE }),
      );
    }
    at += wide + BETWEEN_WORDS;
  }
  const values = { ...group("P", nodes), actual: groups.join(" ") };
  return { nodes: [values], height: (row + 1) * ROW + 4.5 };
}

function chunks(text: string, most: number): string[] {
  const parts: string[] = [];
  for (let i = 0; i < text.length; i += most) parts.push(text.slice(i, i + most));
  return parts;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Work {
  readonly cell: number;
  readonly height: number;
  readonly draw: (x: number, y: number) => SheetGroup[];
}

/** The sum with boxes, or without where they would make it too small. */
function workOf(puzzle: SheetPuzzle, room: Room, settings: SheetSettings): Work {
  const work = workWith(settings.writeBoxes, puzzle, room, settings);
  if (work.cell >= SMALLEST_BOXED) return work;
  const plain = workWith(false, puzzle, room, settings);
  return plain.cell > work.cell ? plain : work;
}

/** The sum at the left, the table at the right; below each other when both are wide. */
function workWith(
  boxes: boolean,
  { formula, rules }: SheetPuzzle,
  { width, height }: Room,
  { language, words }: SheetSettings,
): Work {
  const drawing = puzzleDrawing(formula, { language, boxes });
  const { picture } = drawing;
  const label = 1.5 * SMALL_SIZE;
  const letters = alphabetical(formula.letters, language);
  /** The table in a height. */
  const tableIn = (high: number): LetterTable => ({
    letters,
    base: rules.base,
    place: Math.min(TABLE_PLACE, width / (rules.base + 1), (high - label) / (letters.length + 1)),
  });
  const cellIn = (wide: number, high: number): number =>
    Math.min(LARGEST_CELL, wide / picture.width, high / picture.height);
  const [high, low] = [tableIn(height), tableIn(height / 2)];
  const besideCell = cellIn(width - letterTableSize(high).width - BESIDE, height);
  const belowCell = cellIn(width, height - letterTableSize(low).height - label - ABOVE_TABLE);
  const beside = besideCell >= SMALLEST_BOXED || besideCell >= belowCell;
  const [table, cell] = beside ? [high, besideCell] : [low, belowCell];
  const size = letterTableSize(table);
  const sum = picture.height * cell;
  return {
    cell,
    height: beside ? Math.max(sum, size.height + label) : sum + ABOVE_TABLE + size.height + label,
    draw: (x, y) => {
      const left = x + width - size.width;
      const top = beside ? y : y + sum + ABOVE_TABLE;
      return [
        placePicture(drawing, { x, y, cell }),
        group("P", typeset(words.workTable, { x: left, y: top + 0.9 * SMALL_SIZE, size: SMALL_SIZE })),
        letterTable(table, left, top + label),
      ];
    },
  };
}
