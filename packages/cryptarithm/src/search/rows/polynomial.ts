/** Which statements are relations between polynomials of words, and their parts. */
import type { Expression, Relation, RelationOperator } from "../../syntax/ast.js";

const OPERATORS: ReadonlySet<string> = new Set(["=", "<", "<=", ">", ">="]);
/** Powers that are written as products. */
const LARGEST_EXPONENT = 6;

/** The relations of two sides that a statement is made of, or undefined when it is something else. */
export function relationsIn(statement: Expression): Relation[] | undefined {
  if (statement.kind === "and") {
    const parts = statement.operands.map(relationsIn);
    return parts.every((p) => p !== undefined) ? parts.flat() : undefined;
  }
  if (statement.kind !== "relation") return undefined;
  const relations: Relation[] = [];
  let { first } = statement;
  for (const link of statement.links) {
    if (link.operand.kind === "set") return undefined;
    relations.push({ ...statement, first, links: [link] });
    first = link.operand;
  }
  return relations;
}

/** Whether a relation of two sides compares polynomials, or quotients of them that are equal. */
export function isPolynomial({ first, links }: Relation): boolean {
  const link = links[0] as Relation["links"][number];
  if (isNotZero({ first, links })) return true;
  if (!OPERATORS.has(link.operator) || link.operand.kind === "set") return false;
  const { over, under } = undivided(first, link.operand, link.operator);
  return [...over, ...under].every(isWhole);
}

/** `word != 0`, which says for a number without a sign that it is more. */
export function isNotZero({ first, links }: Pick<Relation, "first" | "links">): boolean {
  const { operator, operand } = links[0] as Relation["links"][number];
  return (
    operator === "!=" &&
    first.kind === "word" &&
    operand.kind === "numeral" &&
    /^0*$/.test(operand.whole + operand.fraction)
  );
}

/**
 * The factors of both sides; what divides a side of an equation is multiplied with the other one instead. That it
 * is not 0 is left to the exact evaluator.
 */
export function undivided(
  first: Expression,
  second: Expression,
  operator: RelationOperator,
): { readonly over: Expression[]; readonly under: Expression[] } {
  const sides: [Expression[], Expression[]] = [[], []];
  for (const [i, side] of [first, second].entries()) {
    const other = sides[1 - i] as Expression[];
    const own = sides[i] as Expression[];
    const isQuotient =
      operator === "=" &&
      side.kind === "product" &&
      side.factors.every((f) => f.operator === "*" || f.operator === "/");
    if (!isQuotient) own.push(side);
    else for (const factor of side.factors) (factor.operator === "/" ? other : own).push(factor.operand);
  }
  return { over: sides[0], under: sides[1] };
}

/** Whether a side of a relation is a quotient. */
export function divides({ first, links }: Relation): boolean {
  return [first, ...links.map(({ operand }) => operand)].some(
    (side) => side.kind === "product" && side.factors.some(({ operator }) => operator === "/"),
  );
}

/** A product of any number of factors. */
export function productOf(operands: readonly Expression[]): Expression {
  const [first] = operands;
  if (first !== undefined && operands.length === 1) return first;
  return {
    kind: "product",
    factors: operands.map((operand) => ({ operator: "*", operand })),
    span: [0, 0],
  };
}

/** Whether an expression is a polynomial of words with whole coefficients. */
function isWhole(node: Expression): boolean {
  switch (node.kind) {
    case "word":
      return true;
    case "numeral":
      return node.fraction === "";
    case "negate":
      return isWhole(node.operand);
    case "sum":
      return node.terms.every(({ operand }) => isWhole(operand));
    case "product":
      return node.factors.every(({ operator, operand }) => operator === "*" && isWhole(operand));
    case "power":
      return isWhole(node.base) && isSmallExponent(node.exponent);
    default:
      return false;
  }
}

function isSmallExponent(node: Expression): boolean {
  if (node.kind !== "numeral" || node.fraction !== "") return false;
  // A numeral is read in the base of the puzzle; a single digit is the same in all.
  return node.whole.length === 1 && node.whole !== "0" && Number(node.whole) <= LARGEST_EXPONENT;
}
