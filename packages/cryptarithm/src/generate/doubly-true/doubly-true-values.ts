/**
 * What a shape says of the numbers that its words mean: the same formula, read with values in the places of words,
 * and the order in which its blanks are filled so that values follow from one another.
 *
 * Values are looked up by the exact evaluator. It reads a word of one letter as the digit of that letter, whatever
 * the base; so each blank becomes such a word, whose "digit" is the value. The shape's own numerals are read in
 * the base of the puzzle.
 */
import { Undecided } from "../../number/undecided.js";
import { evaluate, isTrue, type Verdict } from "../../semantics/evaluate.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { Cell, Expression, Formula, Relation, Word } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { wordsOf } from "../../syntax/walk.js";
import { withWords } from "../../syntax/with-leaves.js";
import { blankOf, type FormulaShape } from "../formulas/formula-shape.js";

/** One blank to be filled, or one printed word. */
export interface ValueStep {
  /** Its number: blanks in the order of the shape, then printed words. */
  readonly place: number;
  /** The words before it leave it this value; undefined where they do not. */
  readonly value: Expression | undefined;
  /** The statements that are full with it. */
  readonly full: readonly Expression[];
}

export class ShapeValues {
  /** The blanks' letters and the printed words, in capitals. */
  readonly places: readonly string[];
  /** The order in which they are filled. */
  readonly steps: readonly ValueStep[];
  /** By place. */
  readonly values: Float64Array;
  private readonly formula: Formula;
  private readonly puzzle: Puzzle | undefined;

  constructor(shape: FormulaShape, base: number) {
    const statements = shape.statements.map((statement) =>
      withWords(statement, (word) => ({ ...word, cells: [letterCell(textOf(word))] })),
    );
    const printed = new Set(shape.fixed.map(textOf));
    this.places = [...shape.blanks, ...printed];
    this.values = new Float64Array(this.places.length);
    const { unknowns } = shape;
    this.formula = { text: "", statements, letters: this.places, unknowns, wordList: false, accented: false };
    const posed = pose(this.formula, { base });
    this.puzzle = posed.ok ? posed.puzzle : undefined;
    this.steps = this.order(this.puzzle?.statements ?? []);
  }

  /** Whether a statement is true of the values. */
  isTrue(statement: Expression): Verdict {
    return this.puzzle === undefined ? "no" : isTrue(statement, this.puzzle, this.values);
  }

  /** The whole number that an expression comes to; undefined when it is none, or too large. */
  wholeValue(node: Expression): number | undefined {
    if (this.puzzle === undefined) return undefined;
    try {
      const value = evaluate(node, this.puzzle, this.values);
      return typeof value === "bigint" && value <= BigInt(Number.MAX_SAFE_INTEGER)
        ? Number(value)
        : undefined;
    } catch (error) {
      // A value beyond exact arithmetic is no number with a word.
      if (error instanceof Undecided) return undefined;
      throw error;
    }
  }

  /** The formula with its values: "2 * 8 = 16". */
  written(): string {
    const place = new Map(this.places.map((text, i) => [text, i]));
    const letter = (cell: Exclude<Cell, { kind: "digit" }>): string =>
      cell.kind === "letter" ? String(this.values[place.get(cell.letter) as number]) : "?";
    return print(this.formula, { letter });
  }

  /** What follows from others comes as soon as it follows; of the rest, what stands alone on a side comes late. */
  private order(statements: readonly Expression[]): readonly ValueStep[] {
    const conditions = statements.flatMap((s) => (s.kind === "and" ? s.operands : [s]));
    const needs = conditions.map(
      (node) => new Set(wordsOf(node).map((word) => this.places.indexOf(textOf(word)))),
    );
    const alone = conditions.flatMap((node, i) =>
      aloneIn(node).map((found) => ({ ...found, needs: needs[i] })),
    );
    const steps: ValueStep[] = [];
    const filled = new Set<number>();
    while (filled.size < this.places.length) {
      const open = [...this.places.keys()].filter((place) => !filled.has(place));
      const isLast = (place: number, others: ReadonlySet<number> | undefined): boolean =>
        [...(others ?? [])].every((other) => other === place || filled.has(other));
      const followed = alone
        .map(({ word, value, needs }) => ({ place: this.places.indexOf(word), value, needs }))
        .find(({ place, needs }) => !filled.has(place) && isLast(place, needs));
      const late = new Set(alone.map(({ word }) => this.places.indexOf(word)));
      const place = followed?.place ?? open.find((p) => !late.has(p)) ?? (open[0] as number);
      filled.add(place);
      const full = conditions.filter((_, i) => needs[i]?.has(place) && isLast(place, needs[i]));
      steps.push({ place, value: followed?.value, full });
    }
    return steps;
  }
}

/** The words that are one side of an equation by themselves and do not stand on the other, with that other side. */
function aloneIn(node: Expression): { readonly word: string; readonly value: Expression }[] {
  if (node.kind !== "relation") return [];
  const { first, links }: Relation = node;
  const [link, more] = links;
  if (link === undefined || more !== undefined || link.operator !== "=" || link.operand.kind === "set")
    return [];
  const sides = [
    [first, link.operand],
    [link.operand, first],
  ] as const;
  return sides.flatMap(([side, value]) => {
    if (side.kind !== "word") return [];
    const word = textOf(side);
    return wordsOf(value).some((other) => textOf(other) === word) ? [] : [{ word, value }];
  });
}

/** The letter of a blank, or the letters of a printed word; not letters only where it has other cells. */
export const textOf = (word: Word): string =>
  blankOf(word) ?? word.cells.map((cell) => (cell.kind === "letter" ? cell.letter : "?")).join("");

const letterCell = (letter: string): Cell => ({ kind: "letter", letter, span: [0, 0] });
