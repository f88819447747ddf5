/**
 * An equation as its columns read it: which numbers are added, which is the result. A difference
 * A - B = D is read upwards, D + B = A, and then `upwards` is that sum as text.
 */

import type { Expression } from "../../syntax/ast.js";
import { toldText } from "./names.js";
import type { Setting } from "./setting.js";

export interface WrittenSum {
  readonly added: readonly string[];
  /** Missing when several numbers stand on that side. */
  readonly result?: string;
  /** The sum in the order of its columns, when something is subtracted as written. */
  readonly upwards?: string;
}

/** The sum that a part says; undefined when it is none, or when something is multiplied in it. */
export function writtenSum(part: number, setting: Setting): WrittenSum | undefined {
  const { parts, calculations } = setting;
  const comparison = parts[part]?.comparison;
  const columns = calculations.find((calculation) => calculation.part === part)?.columns;
  if (comparison === undefined || columns === undefined) return undefined;
  const left = termsOf(comparison.left, setting);
  const right = termsOf(comparison.right, setting);
  if (left === undefined || right === undefined) return undefined;
  // As in the columns: what is subtracted on one side is added on the other.
  const first = [...left.plus, ...right.minus];
  const second = [...right.plus, ...left.minus];
  if (first.length === 0 || second.length === 0) return undefined;
  const [added, result] = first.length < second.length ? [second, first] : [first, second];
  const subtracted = left.minus.length + right.minus.length > 0;
  return {
    added,
    ...(result.length === 1 && { result: result[0] as string }),
    ...(subtracted && { upwards: `${added.join(" + ")} = ${result.join(" + ")}` }),
  };
}

function termsOf(
  node: Expression,
  setting: Setting,
): { readonly plus: string[]; readonly minus: string[] } | undefined {
  if (node.kind === "word" || node.kind === "numeral") return { plus: [toldText(node, setting)], minus: [] };
  if (node.kind !== "sum") return undefined;
  const [plus, minus]: [string[], string[]] = [[], []];
  for (const { operator, operand } of node.terms) {
    if (operand.kind !== "word" && operand.kind !== "numeral") return undefined;
    (operator === "+" ? plus : minus).push(toldText(operand, setting));
  }
  return { plus, minus };
}

/** Whether something is subtracted in a part as it is written. */
export function isDifference(part: number, { parts }: Setting): boolean {
  const comparison = parts[part]?.comparison;
  if (comparison === undefined) return false;
  return [comparison.left, comparison.right].some(
    (side) => side.kind === "sum" && side.terms.some(({ operator }) => operator === "-"),
  );
}
