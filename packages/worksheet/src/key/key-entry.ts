/** The answer to a puzzle as it stands in the full key, and on the back of a card. */

import { pictureOf } from "cryptarithm";
import { digitTable, digitTableHeight } from "../blocks/digit-table.js";
import type { FlowBlock } from "../flow.js";
import type { SheetGroup } from "../page.js";
import { HAIRLINE } from "../paper.js";
import { placePicture } from "../place-picture.js";
import { puzzleLine } from "../puzzle-line.js";
import type { SheetSettings } from "../settings.js";
import { artifact, group, level } from "../shapes.js";
import type { SheetPuzzle } from "../sheet.js";
import { POINT } from "../text/measure.js";
import { paragraph, type TextRun } from "../text/paragraph.js";
import { keyRemarks, lettersByDigit, lettersText, solvedDrawing, solvedText } from "./solved.js";

const TOP = 2.4;
const AIR = 1.6;
const PLACE = 8;
const ROW = 0.72;
const LARGEST_CELL = 5.5;
/** In larger bases the letters are told as a list. */
const LARGEST_TABLE = 12;
/** A drawing takes at most this height. */
const HIGHEST = 100;
const CARD_CELL = 8;
/** A drawing with smaller cells says nothing. */
const SMALLEST_CELL = 3;

export interface KeyEntryPlace {
  readonly width: number;
  /** Of a card: how high all of it may be; what is left is for a drawing of the solved sum. */
  readonly height?: number;
}

export function keyEntry(
  puzzle: SheetPuzzle,
  number: number,
  place: KeyEntryPlace,
  settings: SheetSettings,
): FlowBlock {
  const entry = new KeyEntry(puzzle, number, place, settings);
  return {
    wide: false,
    height: entry.draw(0, 0).height,
    draw: ({ x, y }) => entry.draw(x, y).group,
  };
}

class KeyEntry {
  readonly #puzzle: SheetPuzzle;
  readonly #number: number;
  readonly #width: number;
  readonly #most: number | undefined;
  readonly #settings: SheetSettings;

  constructor(puzzle: SheetPuzzle, number: number, place: KeyEntryPlace, settings: SheetSettings) {
    this.#puzzle = puzzle;
    this.#number = number;
    this.#width = place.width;
    this.#most = place.height;
    this.#settings = settings;
  }

  draw(x: number, y: number): { readonly group: SheetGroup; readonly height: number } {
    const { words, body, small } = this.#settings;
    const width = this.#width;
    const nodes: SheetGroup[] = [artifact([level(x, y, width, HAIRLINE)])];
    let at = y + TOP;
    const say = (runs: readonly TextRun[], size: number): void => {
      const said = paragraph(runs, { x, y: at, width, size });
      nodes.push(group("P", said.nodes));
      at += said.height + AIR / 2;
    };
    const drawing = solvedDrawing(this.#puzzle, this.#settings);
    say(this.#headRuns(), 0.93 * body);
    if (drawing !== undefined) {
      const { picture } = drawing;
      const cell = Math.min(
        LARGEST_CELL,
        width / picture.width,
        (this.#most === undefined ? HIGHEST : this.#most / 2) / picture.height,
      );
      nodes.push(placePicture(drawing, { x, y: at, cell }, picture.description));
      at += picture.height * cell + AIR;
    }
    at = this.#letters(x, at, nodes, say);
    for (const remark of keyRemarks(this.#puzzle, this.#settings)) say([{ text: remark }], small);
    if (this.#most !== undefined) at = this.#sum(x, at, y + this.#most - AIR, nodes);
    const height = at - y + AIR;
    return {
      group: {
        ...group("Sect", nodes),
        puzzle: this.#number - 1,
        bookmark: words.puzzle(
          this.#number,
          solvedText(this.#puzzle) || puzzleLine(this.#puzzle, this.#settings.language),
        ),
        box: { x, y, width, height },
      },
      height,
    };
  }

  /** The solved sum with its digits below the letters; says where it ends. */
  #sum(x: number, y: number, foot: number, nodes: SheetGroup[]): number {
    const { formula, solution } = this.#puzzle;
    if (solution === undefined || formula.layout !== undefined) return y;
    const picture = pictureOf(formula, { solution, fill: "below", language: this.#settings.language });
    const cell = Math.min(CARD_CELL, this.#width / picture.width, (foot - y - 5 * AIR) / picture.height);
    if (cell < SMALLEST_CELL) return y;
    const left = x + (this.#width - picture.width * cell) / 2;
    nodes.push(
      placePicture({ picture, boxes: false }, { x: left, y: y + 4 * AIR, cell }, picture.description),
    );
    return y + 4 * AIR + picture.height * cell + AIR;
  }

  /** The number, and the calculation where it is a line. */
  #headRuns(): TextRun[] {
    const number = { text: `${this.#number}\u00a0\u00a0`, font: "bold" as const };
    if (this.#puzzle.solution === undefined)
      return [number, { text: puzzleLine(this.#puzzle, this.#settings.language), font: "bold" }];
    if (this.#puzzle.formula.layout !== undefined) return [number];
    return [number, { text: "\u00a0" }, { text: solvedText(this.#puzzle), font: "mono" }];
  }

  /** The letters under their digits, or as a list; says where it ends. */
  #letters(
    x: number,
    y: number,
    nodes: SheetGroup[],
    say: (runs: readonly TextRun[], size: number) => void,
  ): number {
    const letters = lettersByDigit(this.#puzzle);
    if (letters.length === 0) return y;
    const { base } = this.#puzzle.rules;
    const different = new Set(letters.map(([, digit]) => digit)).size === letters.length;
    if (base > LARGEST_TABLE || !different) {
      say([{ text: lettersText(this.#puzzle) }], POINT * 9.5);
      return (
        y +
        paragraph(lettersText(this.#puzzle), { x, y, width: this.#width, size: POINT * 9.5 }).height +
        AIR / 2
      );
    }
    const digits = Array.from({ length: base }, (_, digit) => digit);
    const byDigit = new Map(letters.map(([letter, digit]) => [digit, letter]));
    const table = {
      digits,
      letters: digits.map((digit) => byDigit.get(digit) ?? ""),
      place: Math.min(PLACE, this.#width / base),
      row: ROW,
    };
    nodes.push(digitTable(table, x, y));
    return y + digitTableHeight(table) + AIR;
  }
}
