/**
 * What the lexer hands to the parser. A word is kept as text and cells, since only the parser
 * knows from its place whether `or` is an operator, a function name or a word. What the lexer
 * cannot read is a token, too, so that the parser reports the first mistake in reading order.
 */
import type { Cell } from "./ast.js";
import type { Diagnostic } from "./diagnostic.js";
import type { Span } from "./span.js";

/** A piece of the text with its place. */
export type Token =
  /** Symbols in a row, at least one of them a letter or an unknown digit. */
  | {
      readonly kind: "word";
      readonly text: string;
      readonly cells: readonly Cell[];
      readonly base?: number;
      readonly span: Span;
    }
  | {
      readonly kind: "numeral";
      readonly whole: string;
      readonly fraction: string;
      readonly base?: number;
      readonly span: Span;
    }
  /** An operator written with signs; `text` is a spelling of the operator table. */
  | { readonly kind: "sign"; readonly text: string; readonly span: Span }
  /** Raised digits, with or without a raised minus. */
  | { readonly kind: "raised"; readonly digits: string; readonly negative: boolean; readonly span: Span }
  | { readonly kind: "open"; readonly text: "(" | "{"; readonly span: Span }
  | { readonly kind: "close"; readonly text: ")" | "}"; readonly span: Span }
  | { readonly kind: "comma"; readonly span: Span }
  /** A `;`, a newline or a comma outside of brackets. */
  | { readonly kind: "separator"; readonly text: ";" | "," | "\n"; readonly span: Span }
  | { readonly kind: "mistake"; readonly diagnostic: Diagnostic; readonly span: Span }
  | { readonly kind: "end"; readonly span: Span };
