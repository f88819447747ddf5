/**
 * The syntax tree of a puzzle: what the parser builds and the printer prints.
 *
 * Sums, products, conjunctions, alternatives and chains are flat lists, so that a sum of
 * 50,000 addends is one node and the depth of the tree is only that of the brackets
 * (which the parser limits). Every node carries the span of the text it came from.
 * A tree says nothing of base, rules or values; those are the business of `semantics/`.
 */
import type { Cell } from "./cell.js";
import type { FunctionName } from "./functions.js";
import type { Layout } from "./layout.js";
import type { Span } from "./span.js";

export type { Cell };

/** A number written with at least one letter or unknown cell; the most significant cell first. */
export interface Word {
  readonly kind: "word";
  readonly cells: readonly Cell[];
  readonly span: Span;
  /**
   * Whether the rules on zeros pass it over: it is not written by itself, such as the digits of a multiplier one
   * by one, or it is the row for a zero.
   */
  readonly zeroLed?: true;
  /** The base that it is read in, where it is another than the puzzle's: 7 of `AB@7`. */
  readonly base?: number;
}

/**
 * A number written with digits only. `whole` and `fraction` are its digits 0–9 as written
 * ("0" and "5" for 0.5); they are read in the puzzle's base unless `decimal` is set, as in `dec(20)`.
 */
export interface Numeral {
  readonly kind: "numeral";
  readonly whole: string;
  readonly fraction: string;
  readonly decimal: boolean;
  /** The base that it is read in, where it is another than the puzzle's: 7 of `12@7`. */
  readonly base?: number;
  readonly span: Span;
}

/** A minus sign before its operand. */
interface Negate {
  readonly kind: "negate";
  readonly operand: Expression;
  readonly span: Span;
}

/** `not`, which holds when its operand does not. */
interface Not {
  readonly kind: "not";
  readonly operand: Expression;
  readonly span: Span;
}

/** Postfix `!`. */
interface Factorial {
  readonly kind: "factorial";
  readonly operand: Expression;
  readonly span: Span;
}

/** Prefix `√` (degree 2) or `∛` (degree 3). */
interface Radical {
  readonly kind: "radical";
  readonly degree: 2 | 3;
  readonly operand: Expression;
  readonly span: Span;
}

/** A base raised to an exponent; `A^B^C` is `A^(B^C)`. */
interface Power {
  readonly kind: "power";
  readonly base: Expression;
  readonly exponent: Expression;
  readonly span: Span;
}

/** Exact division is `/`, floor division `//`, its remainder `%`. */
export type ProductOperator = "*" | "/" | "//" | "%";

/** Factors from left to right; the first one has the operator `*`. Always at least two. */
interface Product {
  readonly kind: "product";
  readonly factors: readonly { readonly operator: ProductOperator; readonly operand: Expression }[];
  readonly span: Span;
}

/** How a term is added. */
export type SumOperator = "+" | "-";

/** Terms from left to right; the first one has the operator `+`. Always at least two. */
interface Sum {
  readonly kind: "sum";
  readonly terms: readonly { readonly operator: SumOperator; readonly operand: Expression }[];
  readonly span: Span;
}

/** How two neighbours of a chain compare. */
export type RelationOperator = "=" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in";

/** The braces after `in` and `not in`; they stand nowhere else. Never empty. */
export interface SetLiteral {
  readonly kind: "set";
  readonly members: readonly Expression[];
  readonly span: Span;
}

/** `first op operand op operand …`, a chain as in mathematics; at least one link. */
export interface Relation {
  readonly kind: "relation";
  readonly first: Expression;
  readonly links: readonly {
    readonly operator: RelationOperator;
    readonly operand: Expression | SetLiteral;
  }[];
  readonly span: Span;
}

/** Conditions that must all hold, evaluated from left to right; at least two. */
interface And {
  readonly kind: "and";
  readonly operands: readonly Expression[];
  readonly span: Span;
}

/** Conditions of which one must hold, evaluated from left to right; at least two. */
interface Or {
  readonly kind: "or";
  readonly operands: readonly Expression[];
  readonly span: Span;
}

/** A function of the function table, with a number of arguments that the table allows. */
export interface Call {
  readonly kind: "call";
  readonly name: FunctionName;
  readonly operands: readonly Expression[];
  readonly span: Span;
}

/** A number or a condition; a truth counts as 1 or 0. */
export type Expression =
  | Word
  | Numeral
  | Negate
  | Not
  | Factorial
  | Radical
  | Power
  | Product
  | Sum
  | Relation
  | And
  | Or
  | Call;

/** A whole puzzle: the statements that must all hold. */
export interface Formula {
  /** The text as it was given; spans refer to it. */
  readonly text: string;
  /** At least one; parted by `;`, a newline or a top-level comma. */
  readonly statements: readonly Expression[];
  /** The canonical keys of the letters, by first appearance. */
  readonly letters: readonly string[];
  /** How many unknown cells there are. */
  readonly unknowns: number;
  /** Words only (`SEND MORE MONEY`), read as "the first ones add up to the last". */
  readonly wordList: boolean;
  /** Whether a letter carries an accent, so that the choice of `accents` matters. */
  readonly accented: boolean;
  /** The written-out calculation that the statements were taken from. */
  readonly layout?: Layout;
  /** The conditions below the layout, as written; they are among the statements. */
  readonly conditions?: string;
}
