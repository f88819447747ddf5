/**
 * The parts of a puzzle that must all hold, numbered as explanations cite them: statements joined
 * by `and` are parts of their own, and a chain `A = B = C` is a part for each of its links. What
 * is left (a function, an alternative, a set) is a part as a whole.
 */
import { type Puzzle, symbolsOf } from "../../semantics/puzzle.js";
import type { Expression, RelationOperator } from "../../syntax/ast.js";
import { cleared, type Sides } from "./cleared.js";

/** How the two sides of a comparison relate. */
export type Comparison = Exclude<RelationOperator, "in" | "not in">;

export interface Part {
  /** Its number, from 0 in reading order. */
  readonly index: number;
  /** What must be true. */
  readonly expression: Expression;
  /** The symbols in it, ascending. */
  readonly symbols: readonly number[];
  /** The two sides, when it is one comparison of two values. */
  readonly comparison?: {
    readonly left: Expression;
    readonly operator: Comparison;
    readonly right: Expression;
  };
  /** Of an equation, its two sides without fractions and roots; columns are those of this form. */
  readonly cleared?: Sides;
}

/** The parts of a puzzle in reading order. */
export function partsOf(puzzle: Puzzle): Part[] {
  const parts: Part[] = [];
  for (const statement of puzzle.statements) addParts(statement, puzzle, parts);
  return parts;
}

function addParts(node: Expression, puzzle: Puzzle, parts: Part[]): void {
  const symbolsIn = (part: Expression): number[] => [...symbolsOf(part, puzzle)].sort((a, b) => a - b);
  if (node.kind === "and") {
    for (const operand of node.operands) addParts(operand, puzzle, parts);
    return;
  }
  if (node.kind !== "relation" || node.links.some(({ operand }) => operand.kind === "set")) {
    parts.push({ index: parts.length, expression: node, symbols: symbolsIn(node) });
    return;
  }
  let left = node.first;
  for (const link of node.links) {
    const { operand } = link;
    const operator = link.operator as Comparison; // the two others stand before braces only
    if (operand.kind === "set") continue;
    const expression: Expression = { ...node, first: left, links: [link] };
    parts.push({
      index: parts.length,
      expression,
      symbols: symbolsIn(expression),
      comparison: { left, operator, right: operand },
      ...(operator === "=" && { cleared: cleared({ left, right: operand }, puzzle.base) }),
    });
    left = operand;
  }
}
