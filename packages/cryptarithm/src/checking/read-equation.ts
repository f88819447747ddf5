/**
 * Answers such as `9567 + 1085 = 10652`: the puzzle with numbers for words. Token by token it
 * must have the puzzle's structure; spacing and the spelling of operators may differ. A cell may
 * be left open by writing the letter itself or `?`.
 */

import { writtenWord } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Cell, Formula, Word } from "../syntax/ast.js";
import type { Diagnostic } from "../syntax/diagnostic.js";
import { tokenize } from "../syntax/lexer.js";
import { OPERATORS } from "../syntax/operators.js";
import { print } from "../syntax/printer.js";
import type { Span } from "../syntax/span.js";
import type { SymbolOptions } from "../syntax/symbols.js";
import type { Token } from "../syntax/token.js";
import { wordsOf } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import type { Filling } from "./filling.js";
import type { Violation } from "./violation.js";

/** A piece of a puzzle or an answer; equal keys mean the same. */
interface Piece {
  readonly key: string;
  readonly text: string;
  readonly span: Span;
  readonly isWord?: boolean;
  /** The base of its own that a number has; it is no part of `text`. */
  readonly base?: number;
}

/** A piece of the puzzle, with the word that it is. */
type Pattern = Piece & { readonly word?: Word };

export type ReadEquation =
  | { readonly ok: true; readonly filling: Filling }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

/** Reads an answer along the puzzle. The spans of a diagnostic refer to the answer. */
export function readEquation(text: string, puzzle: Puzzle, options: SymbolOptions): ReadEquation {
  const { formula } = puzzle;
  const answer = pieces(text, options);
  const asWritten = match(patternOf(formula, options), answer, { text, puzzle });
  if (asWritten.ok || !formula.wordList) return asWritten;
  // A list of words is the sum that it means; its answer may be written as that sum.
  const asSum = match(sumPattern(formula, options), answer, { text, puzzle });
  return asSum.ok ? asSum : asWritten;
}

/** The pieces of the puzzle's own text. */
function patternOf(formula: Formula, options: SymbolOptions): Pattern[] {
  const words = new Map(formula.statements.flatMap(wordsOf).map((word) => [word.span[0], word]));
  return pieces(formula.text, options).map((piece) => {
    const word = words.get(piece.span[0]);
    return word === undefined ? piece : { ...piece, word };
  });
}

/** The pieces of the sum that a list of words means. */
function sumPattern(formula: Formula, options: SymbolOptions): Pattern[] {
  const words = formula.statements.flatMap(wordsOf);
  return pieces(print(formula), options).map((piece) => {
    const word = piece.isWord ? words.shift() : undefined;
    return word === undefined ? piece : { ...piece, word };
  });
}

function pieces(text: string, options: SymbolOptions): Piece[] {
  const found: Piece[] = [];
  for (const token of tokenize(text, { ...options, leadingZeros: true })) {
    const piece = pieceOf(token, text);
    const last = found[found.length - 1];
    if (
      piece.key === "end" ||
      (piece.key === "statements" && (last === undefined || last.key === "statements"))
    )
      continue;
    if (token.kind === "raised") found.push({ key: "power", text: "^", span: token.span });
    found.push(piece);
  }
  if (found[found.length - 1]?.key === "statements") found.pop();
  return found;
}

function pieceOf(token: Token, source: string): Piece {
  const { span } = token;
  const text = source.slice(...span);
  switch (token.kind) {
    case "word":
      return {
        key: KEYS.get(token.text) ?? token.text,
        ...withoutBase(text, token.base),
        span,
        isWord: true,
      };
    case "numeral": {
      const written = token.fraction === "" ? token.whole : `${token.whole}.${token.fraction}`;
      const key = token.base === undefined ? written : `${written}@${token.base}`;
      return { key, ...withoutBase(text, token.base), span };
    }
    case "sign":
      return { key: KEYS.get(token.text) ?? token.text, text, span };
    case "raised":
      return { key: `${token.negative ? "-" : ""}${token.digits}`, text, span };
    case "separator":
      return { key: "statements", text, span };
    case "end":
      return { key: "end", text, span };
    default:
      return { key: text, text, span };
  }
}

function withoutBase(text: string, base: number | undefined): Pick<Piece, "text" | "base"> {
  return base === undefined ? { text } : { text: text.replace(/[@\uff20].*$/s, ""), base };
}

/** What each spelling of an operator means; all spellings of one operator have the same key. */
const KEYS: ReadonlyMap<string, string> = new Map(
  OPERATORS.toReversed().flatMap(({ level, operator, spellings }) =>
    spellings.map((spelling) => [spelling, level === "negate" ? "sum -" : `${level} ${operator}`.trim()]),
  ),
);

interface Question {
  readonly text: string;
  readonly puzzle: Puzzle;
}

function match(
  pattern: readonly Pattern[],
  answer: readonly Piece[],
  { text, puzzle }: Question,
): ReadEquation {
  const cells = new Map<Cell, number>();
  const misfits = new Set<Word>();
  const violations: Violation[] = [];
  for (const [i, expected] of pattern.entries()) {
    const found = answer[i];
    if (found === undefined) {
      return mismatch(
        expected.text.trim() === ""
          ? say("the answer ends before the next line")
          : say("the answer ends before {text}", { text: expected.text.trim() }),
        [text.length, text.length],
      );
    }
    if (expected.word === undefined) {
      if (found.key === expected.key) continue;
      return mismatch(
        say("the puzzle has {expected} here, the answer has {found}", {
          expected: shown(expected),
          found: shown(found),
        }),
        found.span,
      );
    }
    const problem = fillWord(expected.word, found, { puzzle, cells, misfits, violations });
    if (problem !== undefined) return mismatch(problem, found.span);
  }
  const extra = answer[pattern.length];
  if (extra !== undefined)
    return mismatch(
      say("the puzzle ends here, the answer goes on with {extra}", { extra: shown(extra) }),
      extra.span,
    );
  return { ok: true, filling: { cells, misfits, violations } };
}

const shown = ({ text, base }: Piece): string =>
  text.trim() === "" ? say("a new line") : base === undefined ? text : `${text}@${base}`;

const mismatch = (message: string, span: Span): ReadEquation => ({
  ok: false,
  diagnostic: {
    code: "answer-shape",
    message,
    span,
    hint: say("write the puzzle with digits for letters, or S=9 E=5 …"),
  },
});

interface Fill {
  readonly puzzle: Puzzle;
  readonly cells: Map<Cell, number>;
  readonly misfits: Set<Word>;
  readonly violations: Violation[];
}

/** Fills one word; a sentence when what stands there is no number at all. */
function fillWord(
  word: Word,
  found: Piece,
  { puzzle, cells, misfits, violations }: Fill,
): string | undefined {
  const written = [...found.text.normalize("NFC")];
  const name = writtenWord(word);
  const letters = word.cells.flatMap((cell) => (cell.kind === "letter" ? [cell.letter] : []));
  if (found.base !== word.base || !/^[\p{L}\p{Nd}?_□]+$/u.test(found.text))
    return say("the puzzle has {expected} here, the answer has {found}", {
      expected: name,
      found: shown(found),
    });
  if (written.length !== word.cells.length) {
    misfits.add(word);
    const [has, needs] = [written.length, word.cells.length];
    const message =
      needs === 1
        ? say("{name} has 1 digit, but {found} has {has}", { name, found: found.text, has })
        : say("{name} has {needs} digits, but {found} has {has}", { name, needs, found: found.text, has });
    violations.push({ rule: "length", message, letters, span: word.span });
    return undefined;
  }
  const base = Math.min(puzzle.base, word.base ?? puzzle.base);
  for (const [i, cell] of word.cells.entries()) {
    const symbol = written[i] as string;
    const digit = /^[0-9A-Za-z]$/.test(symbol) ? Number.parseInt(symbol, 36) : Number.NaN;
    const open =
      /^[?_□]$/.test(symbol) ||
      (cell.kind === "letter" && symbol.toUpperCase() === cell.letter.toUpperCase());
    if (open && !(digit < base)) continue;
    if (!(digit < base)) {
      if (!/^\d$/.test(symbol)) return say("{digit} is no digit in base {base}", { digit: symbol, base });
      violations.push({
        rule: "base",
        message: say("{digit} in {text} is no digit in base {base}", {
          digit: symbol,
          text: found.text,
          base,
        }),
        letters,
        span: cell.span,
      });
    } else if (cell.kind !== "digit") cells.set(cell, digit);
    else if (cell.value !== digit) {
      const message = say("the puzzle prints {value} in {name}, but {text} has {digit} there", {
        value: cell.value,
        name,
        text: found.text,
        digit: symbol,
      });
      violations.push({ rule: "printed", message, letters: [], span: cell.span });
    }
  }
  return undefined;
}
