/**
 * What is to be made when it is more than one sum: any formula of the language whose words are still open, such as
 * `A*B=C`, `A^2=B` or `A+B=C and D+E=C`.
 *
 * A word of one letter is a blank for a word, the same letter for the same word; longer words and numerals stand
 * for themselves. The text is read by the parser of the language, so whatever is wrong with it has its place.
 */
import { pose } from "../../semantics/pose.js";
import type { Cell, Expression, Formula, Word } from "../../syntax/ast.js";
import type { Diagnostic } from "../../syntax/diagnostic.js";
import { parse } from "../../syntax/parser.js";
import { print } from "../../syntax/printer.js";
import { wordsOf } from "../../syntax/walk.js";
import { withWords } from "../../syntax/with-leaves.js";
import { say } from "../../wording/say.js";

/** A formula whose words are still open. */
export interface FormulaShape {
  readonly text: string;
  /** The tree, in which a blank is a word of one letter. */
  readonly statements: readonly Expression[];
  /** The letters of the blanks, by first appearance. */
  readonly blanks: readonly string[];
  /** The words that are printed, each as often as it stands there. */
  readonly fixed: readonly Word[];
  /** How many unknown cells there are. */
  readonly unknowns: number;
}

export type ReadShape =
  | { readonly ok: true; readonly shape: FormulaShape }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** With more, no list of words is small enough. */
const MOST_BLANKS = 8;

/**
 * Reads a shape, whose numerals are in this base.
 *
 * @example
 * const read = readFormulaShape("SUN * A = B");
 * if (read.ok) read.shape.blanks; // ["A", "B"]
 */
export function readFormulaShape(text: string, base = 10): ReadShape {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const { statements, unknowns } = parsed.formula;
  const words = statements.flatMap(wordsOf);
  const blanks = [...new Set(words.flatMap((word) => blankOf(word) ?? []))];
  const whole = [0, text.length] as const;
  if (blanks.length === 0) {
    const message = say("this shape has no blank for a word");
    return wrong(
      "shape-without-blank",
      message,
      whole,
      say("a capital by itself is a blank, as in A * B = C"),
    );
  }
  if (blanks.length > MOST_BLANKS) {
    const extra = words.find((word) => blankOf(word) === blanks[MOST_BLANKS]);
    const message = say("a shape has at most {most} blanks, and this one has {n}", {
      most: MOST_BLANKS,
      n: blanks.length,
    });
    return wrong(
      "shape-too-large",
      message,
      extra?.span ?? whole,
      say("use a capital again for the same word"),
    );
  }
  const idle = statements.find((statement) => saysNothing(statement));
  if (idle !== undefined) {
    const message = say("{statement} says nothing: both sides are the same", { statement: print(idle) });
    return wrong("shape-says-nothing", message, idle.span, say("relate different words, as in A * B = C"));
  }
  // A base that is out of range is told by whoever has the options.
  const posed = pose(parsed.formula, { base });
  const diagnostics = posed.ok ? [] : posed.diagnostics.filter(({ code }) => !code.startsWith("rule-"));
  if (diagnostics.length > 0) return { ok: false, diagnostics };
  const fixed = words.filter((word) => blankOf(word) === undefined);
  return { ok: true, shape: { text, statements, blanks, fixed, unknowns } };
}

function wrong(code: string, message: string, span: readonly [number, number], hint: string): ReadShape {
  return { ok: false, diagnostics: [{ code, message, span, hint }] };
}

/** Whether a relation compares something with itself. */
function saysNothing(statement: Expression): boolean {
  if (statement.kind !== "relation") return false;
  const first = print(statement.first);
  return statement.links.every(({ operand }) => operand.kind !== "set" && print(operand) === first);
}

/** The letter of a blank; undefined for a word that stands for itself. */
export function blankOf(word: Word): string | undefined {
  const [cell, more] = word.cells;
  return cell?.kind === "letter" && more === undefined ? cell.letter : undefined;
}

/** The formula with words in the blanks, by their letters in the order of the blanks. */
export function filledIn(shape: FormulaShape, words: readonly (readonly string[])[]): Formula {
  const cells = new Map(
    shape.blanks.map((name, i) => [
      name,
      (words[i] ?? []).map((letter): Cell => ({ kind: "letter", letter, span: NOWHERE })),
    ]),
  );
  const statements = shape.statements.map((statement) =>
    withWords(statement, (word) => {
      const name = blankOf(word);
      return name === undefined ? word : { ...word, cells: cells.get(name) ?? [] };
    }),
  );
  const letters = new Set<string>();
  for (const statement of statements) {
    for (const word of wordsOf(statement))
      for (const cell of word.cells) if (cell.kind === "letter") letters.add(cell.letter);
  }
  const { unknowns } = shape;
  return { text: "", statements, letters: [...letters], unknowns, wordList: false, accented: false };
}

const NOWHERE = [0, 0] as const;
