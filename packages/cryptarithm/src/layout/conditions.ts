/**
 * Conditions below a written-out calculation: the lines from `where` on, in the language of all puzzles, over the
 * letters of the calculation. `each O % 2 = 1` says that O is no letter but a cell that may be any digit for which
 * this holds, each O for itself; `each ? != 7` says it of all unknown digits.
 *
 * They become statements of the formula like any others; the layout knows nothing of them.
 */

import type { Cell, Expression, Formula } from "../syntax/ast.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import { clusterEnds } from "../syntax/graphemes.js";
import { parse } from "../syntax/parser.js";
import type { SymbolOptions } from "../syntax/symbols.js";
import { wordsOf } from "../syntax/walk.js";
import { withWords } from "../syntax/with-leaves.js";
import { say } from "../wording/say.js";

/** A text in two parts; both keep their places. */
export interface Parted {
  /** The calculation, with `?` for the letters that are no letters, as long as the text. */
  readonly calculation: string;
  /** What stands behind `where`, or undefined. */
  readonly conditions?: Conditions;
}

export interface Conditions {
  /** What stands behind `where`. */
  readonly written: string;
  readonly statements: readonly Expression[];
  readonly each: readonly Each[];
  readonly diagnostics: readonly Diagnostic[];
  /** The letters of the conditions and the places where they stand. */
  readonly letters: readonly { readonly letter: string; readonly span: readonly [number, number] }[];
}

/** A condition on each cell that is written with a mark. */
interface Each {
  readonly mark: string;
  /** The word of one unknown cell stands for the cell. */
  readonly statement: Expression;
}

/** What follows on the line is a condition, and no sign behind a number WHERE. */
const WHERE = /^[ \t]*where(?:[ \t]*:|[ \t]+(?=[^\s=+*×/-]))/im;
const EACH = /^(\s*)each\s+/iu;

/** Parts a text at `where`, which begins a line below the calculation. */
export function partConditions(text: string, options: SymbolOptions): Parted {
  const found = /\n/.test(text) ? WHERE.exec(text) : null;
  const before = text.slice(0, found?.index ?? 0);
  const behind = found === null ? "" : text.slice(found.index + found[0].length);
  // WHERE may be a number of the calculation: then no comparison follows.
  if (found === null || before.trim() === "") return { calculation: text };
  if (!/where/.test(found[0]) && !/[=<>≠≤≥]|\bin\b|\w\(/u.test(behind)) return { calculation: text };
  const start = found.index + found[0].length;
  const marks: string[] = [];
  const each: Each[] = [];
  const statements: Expression[] = [];
  const diagnostics: Diagnostic[] = [];
  const letters: Conditions["letters"][number][] = [];
  let at = start;
  for (const piece of piecesOf(behind)) {
    const own = piece.replace(/[;\n]$/, " ");
    const span = [at, at + own.length] as const;
    at += piece.length;
    if (own.trim() === "") continue;
    const head = EACH.exec(own);
    const mark = head === null ? undefined : firstSymbol(own.slice(head[0].length));
    const plain =
      mark === undefined
        ? own
        : unknownAlone(withPredicates(own.replace(EACH, ({ length }) => " ".repeat(length))), mark, options);
    const parsed = parse(" ".repeat(span[0]) + withPredicates(plain), options);
    if (!parsed.ok) {
      diagnostics.push(...parsed.diagnostics);
      continue;
    }
    const words = parsed.formula.statements.flatMap(wordsOf);
    for (const { cells } of words)
      for (const cell of cells)
        if (cell.kind === "letter") letters.push({ letter: cell.letter, span: cell.span });
    const hidden = words.filter(({ cells }) => cells.some(({ kind }) => kind === "unknown"));
    if (mark === undefined) {
      const [unknown] = hidden;
      if (unknown !== undefined)
        diagnostics.push({
          code: "layout-condition",
          message: say("a condition cannot say which of the unknown digits it means"),
          span: unknown.span,
          hint: say("write a letter in that cell, or each ? before a condition on all of them"),
        });
      statements.push(...parsed.formula.statements);
    } else if (hidden.length === 0 || hidden.some(({ cells }) => cells.length !== 1))
      diagnostics.push({
        code: "layout-condition",
        message: say("a condition on each {mark} is about one digit", { mark }),
        span,
        hint: say("write for example: {example}", {
          example: `each ${mark} is even, each ${mark} in {1,3,5,7,9}`,
        }),
      });
    else {
      marks.push(mark);
      each.push(...parsed.formula.statements.map((statement) => ({ mark, statement })));
    }
  }
  let calculation = before;
  for (const mark of marks) calculation = unknownFor(calculation, mark, options);
  calculation += " ".repeat(text.length - before.length);
  return { calculation, conditions: { written: behind.trim(), statements, each, diagnostics, letters } };
}

/** `A is odd` as the call `odd(A)`, as long as before. */
function withPredicates(text: string): string {
  return text.replace(
    /([^\s;,=<>(){}]+)(\s+)is(\s+)(odd|even)(?=\s*(?:[;,\n]|$))/giu,
    (_, word: string, before: string, after: string, name: string) =>
      `${name.toLowerCase()}(${word})`.padEnd(word.length + before.length + 2 + after.length + name.length),
  );
}

/** The conditions on each cell one by one, and what stands between them. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let joins = false;
  for (const piece of text.split(/(?<=[;\n])/)) {
    const isEach = EACH.test(piece);
    if (joins && !isEach) pieces.push(`${pieces.pop()}${piece}`);
    else pieces.push(piece);
    joins = !isEach;
  }
  return pieces;
}

/** The formula of a calculation with its conditions, or what is wrong with them. `text` is the whole text. */
export function withConditions(
  formula: Formula,
  { statements, each, letters, written }: Conditions,
  text: string,
  options: SymbolOptions,
): Formula | Diagnostic {
  const known = new Set(formula.letters);
  const strange = letters.find(({ letter }) => !known.has(letter));
  if (strange !== undefined)
    return {
      code: "layout-condition",
      message: say("the letter {letter} of a condition does not stand in the calculation", {
        letter: strange.letter,
      }),
      span: strange.span,
      hint: say("conditions are about the letters of the calculation"),
    };
  const more: Expression[] = [];
  const cells = formula.layout?.rows.flatMap((row) => row.cells) ?? [];
  for (const { mark, statement } of each) {
    const seen = new Set<string>();
    for (const cell of cells) {
      const shown = text.slice(...cell.span);
      const isMeant = mark === "?" ? isUnknownMark(cell, shown) : sameMark(shown, mark, options);
      const key =
        cell.kind === "unknown" ? `?${cell.index}` : cell.kind === "letter" ? cell.letter : `${cell.value}`;
      if (!isMeant) continue;
      // Drawings show it, as the calculation says nothing without it.
      if (cell.kind === "unknown" && mark !== "?") (cell as { mark?: string }).mark = shown;
      if (seen.has(key)) continue;
      seen.add(key);
      more.push(ofCell(statement, cell));
    }
    if (seen.size === 0)
      return {
        code: "layout-condition",
        message: say("no cell of the calculation is written {mark}", { mark }),
        span: statement.span,
        hint: say("conditions on each cell are about marks of the calculation"),
      };
  }
  // An answer fills the cells of the rows, so that the words of conditions must be made of these.
  const ofLetter = new Map(
    cells.flatMap((cell) => (cell.kind === "letter" ? [[cell.letter, cell] as const] : [])),
  );
  const own = [...statements, ...more].map((statement) =>
    withWords(statement, (word) => ({
      ...word,
      cells: word.cells.map((cell) => (cell.kind === "letter" ? (ofLetter.get(cell.letter) ?? cell) : cell)),
    })),
  );
  return {
    ...formula,
    text,
    statements: [...formula.statements, ...own],
    conditions: written,
  };
}

const isUnknownMark = (cell: Cell, written: string): boolean =>
  cell.kind === "unknown" ? !/^\p{L}$/u.test(written) : cell.unwritten === true && !/^\p{L}$/u.test(written);

function sameMark(written: string, mark: string, { case: caseRule }: SymbolOptions): boolean {
  return written === mark || (caseRule !== "distinct" && written.toUpperCase() === mark.toUpperCase());
}

function firstSymbol(text: string): string {
  const end = clusterEnds(text);
  return text.slice(0, end(0));
}

/** The text with `?` wherever a mark stands by itself or among others, as long as before. */
function unknownFor(text: string, mark: string, options: SymbolOptions): string {
  if (mark.length !== 1) return text;
  let result = "";
  for (const symbol of text) result += sameMark(symbol, mark, options) ? "?" : symbol;
  return result;
}

/** The same of a condition, where the mark may be a letter of an operator or a function as well. */
function unknownAlone(text: string, mark: string, options: SymbolOptions): string {
  if (!/^[\p{L}\p{N}]$/u.test(mark)) return unknownFor(text, mark, options);
  return text.replace(/[\p{L}\p{N}]+(?!\s*\()/gu, (word) => (sameMark(word, mark, options) ? "?" : word));
}

/** A statement about a cell, from one about a word of one unknown cell. */
function ofCell(statement: Expression, cell: Cell): Expression {
  return withWords(statement, (word) => {
    if (word.cells.every(({ kind }) => kind !== "unknown")) return word;
    const { span } = word;
    if (cell.kind !== "digit") return { ...word, cells: [cell], zeroLed: true };
    return {
      kind: "numeral",
      whole: cell.value.toString(36).toUpperCase(),
      fraction: "",
      decimal: false,
      span,
    };
  });
}
