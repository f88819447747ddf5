/** Writes the puzzles that have been found: the formula, its solution, and the canonical form. */
import { digitText } from "../../number/digit-text.js";
import type { Cell } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import type { FoundPuzzle } from "../source.js";
import { canonicalFormula } from "./canonical-formula.js";
import type { FormulaPlan } from "./formula-plan.js";
import { filledIn } from "./formula-shape.js";
import { FormulaText } from "./formula-text.js";

/** Words in the blanks, and the digits that make them right. */
export interface FilledShape {
  /** The letters of the word in a blank, by number. */
  readonly lettersOf: (blank: number) => ArrayLike<number>;
  /** By letter. */
  readonly digits: ArrayLike<number>;
  /** By unknown cell. */
  readonly unknownDigits: ArrayLike<number>;
}

export class FormulaWriter {
  private readonly plan: FormulaPlan;
  private readonly text: FormulaText | undefined;
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(plan: FormulaPlan) {
    this.plan = plan;
    this.text = FormulaText.of(plan.shape, plan.alphabet);
    this.numbers = new Map(plan.alphabet.map((letter, i) => [letter, i]));
  }

  /** The letters of the words in the blanks, as they are written. */
  words(lettersOf: FilledShape["lettersOf"]): readonly (readonly string[])[] {
    const { shape, alphabet } = this.plan;
    return shape.blanks.map((_, blank) =>
      Array.from(lettersOf(blank), (letter) => alphabet[letter] as string),
    );
  }

  /** The digits of a formula's letters, put in by the number of each letter. */
  byNumber(letters: readonly string[], from: ArrayLike<number>, into: Uint8Array): void {
    for (const [i, letter] of letters.entries()) into[this.numbers.get(letter) as number] = from[i] as number;
  }

  /** The puzzle. */
  puzzle(filled: FilledShape): FoundPuzzle {
    const { plan } = this;
    const blanks = plan.shape.blanks.length;
    const canonical = canonicalFormula(plan.form, (word) =>
      word < blanks ? filled.lettersOf(word) : (plan.fixed[word - blanks]?.cells ?? []),
    );
    return {
      ...(this.text === undefined ? this.printed(filled) : this.pieced(this.text, filled)),
      canonical,
    };
  }

  private pieced(text: FormulaText, { lettersOf, digits }: FilledShape): Omit<FoundPuzzle, "canonical"> {
    const { alphabet } = this.plan;
    const byLetter: Record<string, number> = {};
    for (const letter of text.letters(lettersOf))
      byLetter[alphabet[letter] as string] = digits[letter] as number;
    return {
      formula: text.write(lettersOf, (letter) => alphabet[letter] as string),
      solution: {
        digits: byLetter,
        text: text.write(lettersOf, (letter) => digitText(digits[letter] as number)),
      },
    };
  }

  private printed({ lettersOf, digits, unknownDigits }: FilledShape): Omit<FoundPuzzle, "canonical"> {
    const formula = filledIn(this.plan.shape, this.words(lettersOf));
    const digitOf = (name: string): number => digits[this.numbers.get(name) as number] as number;
    const letter = (cell: Exclude<Cell, { kind: "digit" }>): string =>
      digitText(cell.kind === "letter" ? digitOf(cell.letter) : (unknownDigits[cell.index] as number));
    const byLetter: Record<string, number> = {};
    for (const name of formula.letters) byLetter[name] = digitOf(name);
    return { formula: print(formula), solution: { digits: byLetter, text: print(formula, { letter }) } };
  }
}
