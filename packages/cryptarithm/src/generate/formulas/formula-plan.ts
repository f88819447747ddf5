/**
 * What is known of a shape and a list of words before any word is chosen: the order in which blanks are filled, which
 * of them may change places, the word that the others determine, and when a statement can be asked.
 */
import type { Word } from "../../syntax/ast.js";
import { wordsOf } from "../../syntax/walk.js";
import type { Wishes } from "../source.js";
import { masksOfKeys } from "../sums/sum-candidates.js";
import { bitOf, type WordTable } from "../word-table.js";
import { type DeterminedWord, determinedWord } from "./determined-word.js";
import type { Equation } from "./equation.js";
import { blankOf, type FormulaShape } from "./formula-shape.js";
import { named } from "./normal.js";
import { type NormalForm, normalForm, onlyEquation } from "./normal-form.js";
import { type PolynomialCondition, polynomialConditions } from "./polynomial-conditions.js";

/** A word that is printed in the shape. */
export interface FixedWord {
  readonly text: string;
  /** Its letters by number; what is printed or unknown in it is left out. */
  readonly letters: Int32Array;
  /** All its cells: letters by number, digits and unknown cells as texts. */
  readonly cells: readonly (number | string)[];
}

/** Sets of outer words are numbers, so they must be exact. */
const MOST_SETS = 2 ** 53;

export class FormulaPlan {
  readonly table: WordTable;
  readonly shape: FormulaShape;
  readonly wishes: Wishes;
  /** The letters by number: those of the table, then those that only printed words have. */
  readonly alphabet: readonly string[];
  /** The printed words; their numbers follow those of the blanks. */
  readonly fixed: readonly FixedWord[];
  readonly form: NormalForm;
  /** Only where no cell is printed or unknown. */
  readonly determined: DeterminedWord | undefined;
  /** The statements, where all of them are on polynomials and no cell is printed or unknown. */
  readonly conditions: readonly PolynomialCondition[] | undefined;
  /** Where the shape is a sum of words, how often each is added; the last one is subtracted once. */
  readonly sum: { readonly words: readonly number[]; readonly times: readonly number[] } | undefined;
  /** The blanks in the order in which they are filled. */
  readonly order: readonly number[];
  /** So many of them are outer words. */
  readonly outer: number;
  /** For each blank in the order, the blanks before it whose words come earlier in the list. */
  readonly after: readonly (readonly number[])[];
  /** For each blank in the order, the statements that are full with it and can be asked while others are open. */
  readonly full: readonly (readonly number[])[];
  /** The letters of the printed words. */
  readonly fixedMask: number;
  readonly keys: ReadonlySet<number> | undefined;
  readonly size: number;

  constructor(table: WordTable, shape: FormulaShape, wishes: Wishes) {
    this.table = table;
    this.shape = shape;
    this.wishes = wishes;
    const numbers = new Map(table.alphabet.map((letter, i) => [letter, i]));
    const printed = new Map<string, FixedWord>();
    const numberOf = new Map<string, number>();
    for (const word of shape.fixed) {
      const text = keyOf(word);
      if (printed.has(text)) continue;
      numberOf.set(text, shape.blanks.length + printed.size);
      const cells = word.cells.map((cell): number | string => {
        if (cell.kind !== "letter") return cell.kind === "digit" ? String(cell.value) : "?";
        if (!numbers.has(cell.letter)) numbers.set(cell.letter, numbers.size);
        return numbers.get(cell.letter) as number;
      });
      const letters = Int32Array.from(cells.filter((cell) => typeof cell === "number"));
      printed.set(text, { text, letters, cells });
    }
    this.alphabet = [...numbers.keys()];
    this.fixed = [...printed.values()];
    this.fixedMask = this.fixed.reduce((all, { letters }) => letters.reduce((m, l) => m | bitOf(l), all), 0);
    const number = (word: Word): number => {
      const blank = blankOf(word);
      return blank === undefined ? (numberOf.get(keyOf(word)) as number) : shape.blanks.indexOf(blank);
    };
    const isOfLetters = (word: number): boolean =>
      this.fixed[word - shape.blanks.length]?.cells.every(isLetter) ?? true;
    this.form = normalForm(shape.statements, wishes.base, number, isOfLetters);
    this.determined = this.findDetermined();
    this.sum = this.isOfLetters ? sumOfWords(onlyEquation(this.form)) : undefined;
    this.conditions = this.isOfLetters ? polynomialConditions(this.form) : undefined;
    const blanks = shape.blanks.map((_, i) => i);
    const last = this.determined?.word ?? blanks.length;
    this.order = last < blanks.length ? [...blanks.filter((b) => b !== last), last] : blanks;
    this.outer = this.findOuter();
    this.after = this.order.map((blank, i) =>
      this.order.slice(0, i).filter((before) => mayChangePlaces(this.form, before, blank)),
    );
    this.full = this.findFull();
    this.keys = masksOfKeys({ ...table, alphabet: this.alphabet }, wishes.spells);
    this.size = table.words.length ** this.outer;
  }

  private findDetermined(): DeterminedWord | undefined {
    const { form, shape } = this;
    const equation = onlyEquation(form);
    if (equation === undefined || !this.isOfLetters) return undefined;
    return determinedWord(equation, (word) => word < shape.blanks.length);
  }

  /** All blanks but the last where it is determined; else two, so that the others are cut while they are filled. */
  private findOuter(): number {
    const blanks = this.order.length;
    const most = Math.max(1, this.determined === undefined ? Math.min(2, blanks - 1) : blanks - 1);
    let outer = 1;
    while (outer < most && this.table.words.length ** (outer + 1) <= MOST_SETS) outer++;
    return outer;
  }

  private findFull(): readonly (readonly number[])[] {
    const { shape, order } = this;
    const needed = this.statements.map(
      (statement) =>
        new Set(
          wordsOf(statement)
            .flatMap((word) => blankOf(word) ?? [])
            .map((name) => shape.blanks.indexOf(name)),
        ),
    );
    return order.map((blank, i) => {
      const filled = new Set(order.slice(0, i + 1));
      if (filled.size === order.length) return [];
      return needed.flatMap((blanks, statement) =>
        blanks.has(blank) && [...blanks].every((b) => filled.has(b)) ? [statement] : [],
      );
    });
  }

  /** Whether all cells are letters. */
  get isOfLetters(): boolean {
    return this.fixed.every(({ cells }) => cells.every(isLetter));
  }

  /** The conditions one by one. */
  get statements(): FormulaShape["statements"] {
    return this.shape.statements.flatMap((s) => (s.kind === "and" ? s.operands : [s]));
  }
}

const isLetter = (cell: number | string): boolean => typeof cell === "number";

/** Tells printed words apart; unknown cells are never the same. */
function keyOf(word: Word): string {
  const cells = word.cells.map((cell) =>
    cell.kind === "letter" ? cell.letter : cell.kind === "digit" ? String(cell.value) : `?${cell.index}`,
  );
  return cells.join("\u0000") + (word.base === undefined ? "" : `@${word.base}`);
}

/** Whether two blanks can change places without a change of what the shape says. */
export function mayChangePlaces({ statements }: NormalForm, a: number, b: number): boolean {
  const plain = statements.map((statement) => named(statement)).sort();
  const swapped = statements
    .map((statement) => named(statement, (word) => (word === a ? b : word === b ? a : word)))
    .sort();
  return plain.every((text, i) => text === swapped[i]);
}

/** The words of an equation that only adds and subtracts words; undefined for others. */
function sumOfWords(equation: Equation | undefined): FormulaPlan["sum"] {
  if (equation === undefined || equation.divisors.length > 0) return undefined;
  const [left, right] = equation.sides;
  const signed = [...left, ...right.map(({ times, part }) => ({ times: -times, part }))];
  const last = signed.findLast(({ times }) => Math.abs(times) === 1);
  if (last === undefined) return undefined;
  const ordered = [...signed.filter((term) => term !== last), last];
  const words = ordered.flatMap(({ part }) =>
    part.kind === "word" && part.base === undefined ? [part.word] : [],
  );
  if (words.length < ordered.length) return undefined;
  return { words, times: ordered.slice(0, -1).map(({ times }) => -last.times * times) };
}
