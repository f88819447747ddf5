/**
 * An equation read upwards: what is subtracted on one side is added on the other, so that A - B = D is
 * A = D + B. The same puzzle then has the same words alone on a side, however it is written.
 */
import type { Expression } from "../../syntax/ast.js";
import type { Sides } from "./cleared.js";

/** The sides without anything subtracted, or as they are when nothing is. */
export function additive({ left, right }: Sides): Sides {
  const [a, b] = [signed(left), signed(right)];
  if (a.minus.length + b.minus.length === 0) return { left, right };
  const sides = { left: total([...a.plus, ...b.minus], left), right: total([...b.plus, ...a.minus], right) };
  return sides.left && sides.right ? { left: sides.left, right: sides.right } : { left, right };
}

interface Signed {
  readonly plus: readonly Expression[];
  readonly minus: readonly Expression[];
}

function signed(node: Expression): Signed {
  if (node.kind === "negate") {
    const { plus, minus } = signed(node.operand);
    return { plus: minus, minus: plus };
  }
  if (node.kind !== "sum") return { plus: [node], minus: [] };
  const plus: Expression[] = [];
  const minus: Expression[] = [];
  for (const { operator, operand } of node.terms) {
    const term = signed(operand);
    plus.push(...(operator === "+" ? term.plus : term.minus));
    minus.push(...(operator === "+" ? term.minus : term.plus));
  }
  return { plus, minus };
}

function total(terms: readonly Expression[], { span }: Expression): Expression | undefined {
  const [first, ...more] = terms;
  if (first === undefined || more.length === 0) return first;
  return { kind: "sum", terms: terms.map((operand) => ({ operator: "+", operand })), span };
}
