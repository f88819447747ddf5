/**
 * What must be true, in its smallest parts: `x and y`, a chain `a < b < c` and `a not in {b, c}` hold
 * exactly when each of their parts holds, and a part without value holds nowhere. Nothing else is
 * divided: `or`, `not` and values keep the order of their operands.
 */
import type { Expression, Relation, RelationOperator } from "../syntax/ast.js";
import { type Puzzle, symbolsOf } from "./puzzle.js";

/** Something that must be true; of a comparison of two values also its sides. */
export interface Condition {
  readonly expression: Expression;
  readonly symbols: readonly number[];
  readonly sides?: {
    readonly left: Expression;
    readonly operator: RelationOperator;
    readonly right: Expression;
  };
}

/** The conditions of a puzzle, in reading order. */
export function conditionsOf(puzzle: Puzzle): Condition[] {
  return puzzle.statements.flatMap(divided).map((expression) => {
    const symbols = [...symbolsOf(expression, puzzle)];
    if (expression.kind !== "relation" || expression.links.length > 1) return { expression, symbols };
    const [{ operator, operand: right }] = expression.links as [Relation["links"][number]];
    if (right.kind === "set") return { expression, symbols };
    return { expression, symbols, sides: { left: expression.first, operator, right } };
  });
}

function divided(node: Expression): Expression[] {
  if (node.kind === "and") return node.operands.flatMap(divided);
  if (node.kind !== "relation") return [node];
  let { first } = node;
  return node.links.flatMap(({ operator, operand }): Expression[] => {
    const part = (link: Relation["links"][number]): Relation => ({ ...node, first, links: [link] });
    if (operand.kind === "set" && operator === "not in")
      return operand.members.map((member) => part({ operator: "!=", operand: member }));
    const whole = part({ operator, operand });
    // Behind braces a chain goes on with what stood before them.
    if (operand.kind !== "set") first = operand;
    return [whole];
  });
}
