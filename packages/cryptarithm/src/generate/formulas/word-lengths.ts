/**
 * Which lengths of words a shape allows, by intervals: a word of n letters lies between base^(n-1) and base^n - 1,
 * a word that is not chosen yet between 0 and the largest one of the list.
 *
 * Asked before a word is looked at. Sound: lengths are refused only when no digits can make the shape hold.
 */
import { boundsOf, type Ends, isUntruth } from "../../semantics/bounds.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Cell, Formula } from "../../syntax/ast.js";
import { wordsOf } from "../../syntax/walk.js";
import { withWords } from "../../syntax/with-leaves.js";
import { blankOf, type FormulaShape } from "./formula-shape.js";

export class WordLengths {
  private readonly shape: FormulaShape;
  private readonly base: number;
  private readonly longest: number;
  private readonly known = new Map<string, boolean>();
  private readonly lists = new Map<string, readonly number[]>();

  constructor(shape: FormulaShape, base: number, longest: number) {
    this.shape = shape;
    this.base = base;
    this.longest = longest;
  }

  /** The lengths that a blank may have next to those of the others. */
  ofBlank(lengths: ArrayLike<number>, blank: number): readonly number[] {
    const trial = Array.from(lengths);
    trial[blank] = 0;
    const key = `${blank}: ${trial.join(" ")}`;
    let list = this.lists.get(key);
    if (list === undefined) {
      list = Array.from({ length: this.longest }, (_, i) => i + 1).filter((length) => {
        trial[blank] = length;
        return this.allow(trial);
      });
      this.lists.set(key, list);
    }
    return list;
  }

  /** Whether blanks of such lengths, in the order of the blanks, may make the shape hold; 0 where one is open. */
  allow(lengths: ArrayLike<number>): boolean {
    const key = Array.from(lengths).join(" ");
    let allowed = this.known.get(key);
    if (allowed === undefined) {
      allowed = this.decide(lengths);
      this.known.set(key, allowed);
    }
    return allowed;
  }

  private decide(lengths: ArrayLike<number>): boolean {
    const posed = pose(this.formula(lengths), { base: this.base });
    // What cannot be posed is no reason; it is told when the shape is read.
    return !posed.ok || !isRefused(posed.puzzle);
  }

  /** The shape with words of letters that stand nowhere else. */
  private formula(lengths: ArrayLike<number>): Formula {
    const { shape, longest } = this;
    const statements = shape.statements.map((statement) =>
      withWords(statement, (word) => {
        const blank = shape.blanks.indexOf(blankOf(word) ?? "");
        if (blank < 0) return word;
        const length = lengths[blank] as number;
        const cells = Array.from({ length: length === 0 ? longest : length }, (_, place): Cell => {
          return { kind: "letter", letter: `${blank}:${place}`, span: [0, 0] };
        });
        return length === 0 ? { ...word, cells, zeroLed: true } : { ...word, cells };
      }),
    );
    const letters = new Set<string>();
    for (const word of statements.flatMap(wordsOf))
      for (const cell of word.cells) if (cell.kind === "letter") letters.add(cell.letter);
    const { unknowns } = shape;
    return { text: "", statements, letters: [...letters], unknowns, wordList: false, accented: false };
  }
}

/** Whether some statement is false whatever the digits. */
function isRefused(puzzle: Puzzle): boolean {
  const ends: Ends = {
    least: puzzle.symbols.map(({ domain }) => domain[0] ?? 0),
    greatest: puzzle.symbols.map(({ domain }) => domain.at(-1) ?? puzzle.base - 1),
  };
  return puzzle.statements.some((statement) => isUntruth(boundsOf(statement, puzzle, ends)));
}
