/**
 * What a condition implies: weaker conditions that can be tested earlier. They are used to
 * cut, never to prove: where one cannot be tested with numbers it is left out.
 */
import type { Expression, Relation } from "../syntax/ast.js";
import type { Ranges } from "./ranges.js";

/** The conditions that follow from gcd(…) = z and lcm(…) = z: each argument and z divide one another. */
export function impliedBy(condition: Expression, ranges: Ranges): Relation[] {
  if (condition.kind !== "relation" || condition.links.length !== 1) return [];
  const link = condition.links[0] as Relation["links"][number];
  if (link.operator !== "=" || link.operand.kind === "set") return [];
  return [
    ...divisibility(condition.first, link.operand, condition, ranges),
    ...divisibility(link.operand, condition.first, condition, ranges),
  ];
}

function divisibility(call: Expression, z: Expression, from: Relation, ranges: Ranges): Relation[] {
  if (call.kind !== "call" || (call.name !== "gcd" && call.name !== "lcm")) return [];
  const { operands, name } = call;
  const isPositive = (node: Expression): boolean => ranges.of(node).least > 0;
  // A remainder by 0 has no value, so what divides must surely be positive.
  if (name === "gcd")
    return operands.some(isPositive) ? operands.map((operand) => divides(z, operand, from)) : [];
  return operands.filter(isPositive).map((operand) => divides(operand, z, from));
}

/** `whole % part = 0`. */
function divides(part: Expression, whole: Expression, { span }: Relation): Relation {
  const factors = [
    { operator: "*", operand: whole },
    { operator: "%", operand: part },
  ] as const;
  const zero = { kind: "numeral", whole: "0", fraction: "", decimal: true, span } as const;
  return {
    kind: "relation",
    first: { kind: "product", factors, span },
    links: [{ operator: "=", operand: zero }],
    span,
  };
}
