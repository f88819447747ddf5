/**
 * Whether a formula is one linear equation: numbers times words, added and subtracted, on both
 * sides of one `=`. Read off the formula alone, so that the division of the seed formulas into
 * linear and non-linear ones does not depend on what the planner can do today.
 */
import { type Expression, parse } from "cryptarithm";

/** True for one equation whose two sides are linear in the letters. */
export function isLinearFormula(text: string): boolean {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const [statement, ...more] = parsed.formula.statements;
  if (statement?.kind !== "relation" || more.length > 0) return false;
  const [link, ...furtherLinks] = statement.links;
  if (link?.operator !== "=" || link.operand.kind === "set" || furtherLinks.length > 0) return false;
  return isLinear(statement.first) && isLinear(link.operand);
}

function isLinear(node: Expression): boolean {
  switch (node.kind) {
    case "word":
    case "numeral":
      return true;
    case "negate":
      return isLinear(node.operand);
    case "sum":
      return node.terms.every(({ operand }) => isLinear(operand));
    case "product":
      return (
        node.factors.every(({ operator, operand }) => operator === "*" && isLinear(operand)) &&
        node.factors.filter(({ operand }) => operand.kind !== "numeral").length <= 1
      );
    default:
      return false;
  }
}
