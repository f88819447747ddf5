/**
 * The puzzle: the one model that everything after parsing shares. Symbols (letters, then
 * unknown cells) with the digits each may stand for, the groups that must differ, and the
 * statements that must hold. All rules are already in it as domains and groups, so nothing
 * behind this point asks for a rule again.
 */
import type { Cell, Expression, Formula, Numeral, Word } from "../syntax/ast.js";
import type { Rules } from "./rules.js";

/** A letter or an unknown cell: something that stands for one digit. */
export interface PuzzleSymbol {
  /** The canonical key of a letter; "?1", "?2" … for unknown cells. */
  readonly name: string;
  readonly kind: "letter" | "unknown";
  /** The digits that it may stand for, ascending; may be empty. */
  readonly domain: readonly number[];
}

/**
 * A place of a word, most significant first: the index of a symbol, or a printed digit d as
 * -1 - d (so that one integer tells both).
 */
export type Place = number;

export const placeOfDigit = (digit: number): Place => -1 - digit;
export const digitOfPlace = (place: Place): number => -1 - place;

export interface Puzzle {
  readonly formula: Formula;
  readonly rules: Rules;
  readonly base: number;
  /** Letters by first appearance, then unknown cells by appearance. */
  readonly symbols: readonly PuzzleSymbol[];
  /** How many of the symbols are letters. */
  readonly letterCount: number;
  /** Sets of symbols (by index, ascending) that stand for different digits. */
  readonly groups: readonly (readonly number[])[];
  /** The statements that must all hold. */
  readonly statements: readonly Expression[];
  /** The places of each word of the formula. */
  readonly places: ReadonlyMap<Word, readonly Place[]>;
  /** The symbol of each letter cell and unknown cell. */
  readonly symbolOfCell: ReadonlyMap<Cell, number>;
  /** A reason, found while posing, why there can be no solution. */
  readonly contradiction?: string;
}

/** Calls `visit` on every word and numeral of an expression, from left to right, without recursion limits. */
export function forEachNumber(root: Expression, visit: (node: Word | Numeral) => void): void {
  forEachNode(root, (node) => {
    if (node.kind === "word" || node.kind === "numeral") visit(node);
  });
}

/** Calls `visit` on every node of an expression, parents first, from left to right. */
export function forEachNode(root: Expression, visit: (node: Expression) => void): void {
  const stack: Expression[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    visit(node);
    const below = children(node);
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i] as Expression);
  }
}

/** The expressions directly below a node, from left to right; the members of a set count as below its relation. */
export function children(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case "word":
    case "numeral":
      return [];
    case "negate":
    case "not":
    case "factorial":
    case "radical":
      return [node.operand];
    case "power":
      return [node.base, node.exponent];
    case "product":
      return node.factors.map((f) => f.operand);
    case "sum":
      return node.terms.map((t) => t.operand);
    case "relation":
      return [
        node.first,
        ...node.links.flatMap((l) => (l.operand.kind === "set" ? l.operand.members : [l.operand])),
      ];
    case "and":
    case "or":
    case "call":
      return node.operands;
  }
}
