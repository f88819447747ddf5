/**
 * Answers such as `S=9 E=5`, `s:9, e:5` or `SEND=9567; M=1`: letters and their digits. A single
 * letter may have its digit as a number (S=15) or, in bases above ten, as a letter (S=F).
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Cell } from "../syntax/ast.js";
import { letterKey, type SymbolOptions, splitLetters } from "../syntax/symbols.js";
import { say } from "../wording/say.js";
import type { Filling } from "./filling.js";
import type { Violation } from "./violation.js";

const PAIR = /\s*([^\s=:,;→>-]+)\s*(?:=|:|->|→)\s*([0-9A-Za-z?_]+)[\s,;]*/y;

export interface Assignment {
  readonly letters: readonly string[];
  readonly value: string;
}

/** The pairs of an answer, or undefined when it is not of this form. */
export function readAssignments(text: string, options: SymbolOptions): Assignment[] | undefined {
  const pairs: Assignment[] = [];
  PAIR.lastIndex = 0;
  while (PAIR.lastIndex < text.length) {
    const match = PAIR.exec(text);
    if (match === null) return undefined;
    const [, key = "", value = ""] = match;
    const letters = splitLetters(key, options);
    if (letters.some((letter) => letterKey(letter, options) === undefined)) return undefined;
    if (letters.length > 1 && letters.length !== value.length) return undefined;
    pairs.push({ letters, value });
  }
  return pairs.length > 0 ? pairs : undefined;
}

/** Fills every place of the letters that are given a digit. */
export function fillAssignments(pairs: readonly Assignment[], puzzle: Puzzle): Filling {
  const violations: Violation[] = [];
  const byLetter = new Map<string, number>();
  for (const { letters, value } of pairs) {
    for (const [i, letter] of letters.entries()) {
      const written = letters.length === 1 ? value : (value[i] as string);
      if (!puzzle.formula.letters.includes(letter)) {
        const message = say("the puzzle has no letter {letter}; its letters are {letters}", {
          letter,
          letters: puzzle.formula.letters.join(" "),
        });
        violations.push({ rule: "letter", message, letters: [letter] });
        continue;
      }
      if (written === "?" || written === "_") continue;
      const digit = readDigit(written, puzzle.base);
      if (digit === undefined) {
        violations.push({
          rule: "base",
          message: say("{letter} is {written}, which is no digit in base {base}", {
            letter,
            written,
            base: puzzle.base,
          }),
          letters: [letter],
        });
        continue;
      }
      const before = byLetter.get(letter);
      if (before === undefined) byLetter.set(letter, digit);
      else if (before !== digit) {
        violations.push({
          rule: "twice",
          message: say("{letter} is given twice, as {digit} and as {other}", {
            letter,
            digit: before,
            other: digit,
          }),
          letters: [letter],
        });
      }
    }
  }
  const cells = new Map<Cell, number>();
  for (const word of puzzle.places.keys()) {
    for (const cell of word.cells) {
      const digit = cell.kind === "letter" ? byLetter.get(cell.letter) : undefined;
      if (digit !== undefined) cells.set(cell, digit);
    }
  }
  return { cells, misfits: new Set(), violations };
}

/** A digit as a number, or as a letter A–Z; undefined when the base has no such digit. */
function readDigit(text: string, base: number): number | undefined {
  const digit = /^\d+$/.test(text)
    ? Number(text)
    : /^[A-Za-z]$/.test(text)
      ? Number.parseInt(text, 36)
      : Number.NaN;
  return digit < base ? digit : undefined;
}
