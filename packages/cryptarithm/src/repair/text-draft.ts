/**
 * A puzzle in the language as a draft: changes are made in its text, which is then parsed again, so that what is
 * shown is what is solved. Numerals with signs of their own (raised digits, decimals) stay as they are.
 */

import { digitText } from "../number/digit-text.js";
import type { Cell, Formula } from "../syntax/ast.js";
import { type ParseOptions, parse } from "../syntax/parser.js";
import type { Span } from "../syntax/span.js";
import { walk } from "../syntax/walk.js";
import type { Edited } from "./change.js";
import type { Draft, DraftCell, DraftLine, NewCell } from "./draft.js";

/** A piece of the text that is replaced. */
export interface Piece {
  readonly span: Span;
  readonly text: string;
}

export class TextDraft implements Draft {
  readonly formula: Formula;
  readonly lines: readonly DraftLine[];
  readonly #options: ParseOptions;

  constructor(formula: Formula, options: ParseOptions) {
    this.formula = formula;
    this.#options = options;
    this.lines = linesOf(formula);
  }

  withLine(line: number, cells: readonly NewCell[]): Edited | undefined {
    const found = this.lines[line] as DraftLine;
    return this.withPieces([{ span: spanOf(found), text: cells.map(({ shown }) => shown).join("") }]);
  }

  linesOf(edited: Edited): readonly DraftLine[] {
    return linesOf(edited.formula);
  }

  exchanged(one: number, other: number): Edited | undefined {
    const [a, b] = [this.lines[one] as DraftLine, this.lines[other] as DraftLine];
    return this.withPieces([
      { span: spanOf(a), text: b.written },
      { span: spanOf(b), text: a.written },
    ]);
  }

  /** The puzzle with pieces of its text replaced, which are in order. */
  withPieces(pieces: readonly Piece[]): Edited | undefined {
    let text = "";
    let at = 0;
    for (const piece of pieces) {
      text += this.formula.text.slice(at, piece.span[0]) + piece.text;
      at = piece.span[1];
    }
    text += this.formula.text.slice(at);
    const parsed = parse(text, this.#options);
    // A small letter more may make a name of an operator, and one less may let words run together.
    if (!parsed.ok || parsed.formula.statements.length !== this.formula.statements.length) return undefined;
    if (parsed.formula.wordList !== this.formula.wordList) return undefined;
    return { formula: parsed.formula, key: text, text: () => text.trim() };
  }
}

function linesOf(formula: Formula): DraftLine[] {
  const { text, letters } = formula;
  const lines: DraftLine[] = [];
  const places = new Map(letters.map((letter, i) => [letter, i]));
  const draftCell = (cell: Cell): DraftCell => {
    const { kind, span } = cell;
    const shown = text.slice(...span);
    if (cell.kind === "letter")
      return { kind, sign: cell.letter, shown, span, symbol: places.get(cell.letter) as number };
    if (cell.kind === "digit") return { kind, sign: digitText(cell.value), shown, span };
    return { kind, sign: "?", shown, span, symbol: letters.length + cell.index };
  };
  for (const statement of formula.statements) {
    for (const node of walk(statement)) {
      if (node.kind !== "word" && node.kind !== "numeral") continue;
      const written = text.slice(...node.span);
      if (node.kind === "word") lines.push({ written, cells: node.cells.map(draftCell), elastic: true });
      else if (/^[0-9]+$/.test(written)) {
        const cells = [...written].map((shown, i): DraftCell => {
          const from = node.span[0] + i;
          return { kind: "digit", sign: shown, shown, span: [from, from + 1] };
        });
        lines.push({ written, cells, elastic: true });
      }
    }
  }
  return lines;
}

const spanOf = ({ cells }: DraftLine): Span => [cells[0]?.span[0] ?? 0, cells.at(-1)?.span[1] ?? 0];
