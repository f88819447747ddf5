/**
 * A shape as text with words or digits in its blanks, written hundreds of thousands of times a second: the shape is
 * printed once, and the pieces between its letters are kept.
 *
 * Not for letters that could run into one when they stand next to each other; the printer keeps those apart.
 */
import type { Formula } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { wordsOf } from "../../syntax/walk.js";
import { blankOf, type FormulaShape } from "./formula-shape.js";

/** Stands for what is to be filled in; it is no character, so no shape has it. */
const GAP = "\uffff";
const NEVER_RUN_TOGETHER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

/** The letters of the word in a blank, by number. */
type LettersOf = (blank: number) => ArrayLike<number>;

export class FormulaText {
  private readonly pieces: readonly string[];
  /** Between two pieces: a blank, or -1 - the number of the printed letter. */
  private readonly gaps: readonly number[];

  private constructor(pieces: readonly string[], gaps: readonly number[]) {
    this.pieces = pieces;
    this.gaps = gaps;
  }

  /** For letters numbered as in the alphabet; undefined when some of them could run together. */
  static of(shape: FormulaShape, alphabet: readonly string[]): FormulaText | undefined {
    if (shape.unknowns > 0 || !alphabet.every((letter) => NEVER_RUN_TOGETHER.test(letter))) return undefined;
    const numbers = new Map(alphabet.map((letter, i) => [letter, i]));
    const blanks = new Map(
      shape.statements.flatMap(wordsOf).flatMap((word) => {
        const name = blankOf(word);
        return name === undefined ? [] : [[word.cells[0], shape.blanks.indexOf(name)] as const];
      }),
    );
    const gaps: number[] = [];
    const { statements, unknowns } = shape;
    const formula: Formula = {
      text: "",
      statements,
      unknowns,
      letters: [],
      wordList: false,
      accented: false,
    };
    const text = print(formula, {
      letter: (cell) => {
        const blank = blanks.get(cell);
        gaps.push(blank ?? -1 - (cell.kind === "letter" ? (numbers.get(cell.letter) ?? 0) : 0));
        return GAP;
      },
    });
    return new FormulaText(text.split(GAP), gaps);
  }

  /** The text, with a text for each letter. */
  write(lettersOf: LettersOf, textOf: (letter: number) => string): string {
    const { pieces, gaps } = this;
    let text = pieces[0] as string;
    for (let i = 0; i < gaps.length; i++) {
      const gap = gaps[i] as number;
      if (gap < 0) text += textOf(-1 - gap);
      else {
        const letters = lettersOf(gap);
        for (let j = 0; j < letters.length; j++) text += textOf(letters[j] as number);
      }
      text += pieces[i + 1] as string;
    }
    return text;
  }

  /** The letters by first appearance. */
  letters(lettersOf: LettersOf): readonly number[] {
    const found: number[] = [];
    for (const gap of this.gaps) {
      const letters = gap < 0 ? [-1 - gap] : lettersOf(gap);
      for (let j = 0; j < letters.length; j++)
        if (!found.includes(letters[j] as number)) found.push(letters[j] as number);
    }
    return found;
  }
}
