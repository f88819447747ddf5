/**
 * Conditions: the statements of a puzzle, split into the smallest parts that must all hold,
 * each with the forms in which the planner can use it. A part that has no value makes no
 * solution, whichever part is looked at first, so conjunctions may be tested in any order;
 * `or`, `not` and values keep theirs.
 */
import { type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Expression, Relation, RelationOperator, SetLiteral } from "../syntax/ast.js";
import { print } from "../syntax/printer.js";
import { wordsOf } from "../syntax/walk.js";
import { Emitter } from "./emitter.js";
import { type Ending, endingOf } from "./endings.js";
import { impliedBy } from "./implied.js";
import { difference, isPlainSum } from "./linear.js";
import { Ranges } from "./ranges.js";
import type { Without } from "./rewrite.js";
import { type RingEquation, ringEquation } from "./ring.js";

export type Comparison = Exclude<RelationOperator, "in" | "not in">;

/** Σ coefficients[s]·digit(s) + constant, compared with 0. */
export interface LinearCondition {
  readonly operator: Comparison;
  readonly coefficients: ReadonlyMap<number, bigint>;
  readonly constant: bigint;
}

export interface Condition {
  /** What must be true; the exact evaluator decides on this. */
  readonly expression: Expression;
  /** The symbols in it, ascending. */
  readonly symbols: readonly number[];
  /** When the expression is one comparison of two values. */
  readonly comparison?: {
    readonly left: Expression;
    readonly operator: Comparison;
    readonly right: Expression;
  };
  readonly linear?: LinearCondition;
  readonly ring?: RingEquation;
  /** When it is a yes/no function that tells something of last digits. */
  readonly ending?: Ending;
  /** It follows from another condition: it may cut, but need not be proved. */
  readonly implied?: true;
}

/** The conditions of a puzzle. */
export function conditionsOf(puzzle: Puzzle, without: Without): Condition[] {
  const ranges = new Ranges(puzzle, new Emitter(puzzle.symbols.length));
  const parts = without.has("split-conjunctions") ? [...puzzle.statements] : puzzle.statements.flatMap(split);
  const shortened = parts.map((part) => (without.has("short-circuit") ? part : shorten(part, ranges)));
  const implied = without.has("implied") ? [] : shortened.flatMap((part) => impliedBy(part, ranges));
  if (shortened.length + implied.length === 1)
    return [describe(shortened[0] as Expression, puzzle, without, ranges)];
  // The same condition twice would only be checked twice.
  const different = new Map<string, Condition>();
  for (const expression of [...shortened, ...implied]) {
    const text = sayingOf(expression);
    if (different.has(text)) continue;
    const condition = describe(expression, puzzle, without, ranges);
    different.set(
      text,
      implied.includes(expression as Relation) ? { ...condition, implied: true } : condition,
    );
  }
  return [...different.values()];
}

/** What an expression says as a text; unknown cells look alike, so their numbers are added. */
function sayingOf(expression: Expression): string {
  const cells = wordsOf(expression).flatMap((word) => word.cells);
  return `${print(expression)} ${cells.map((cell) => (cell.kind === "unknown" ? cell.index : "")).join(" ")}`;
}

/** The parts of a statement that must all hold. */
function split(node: Expression): Expression[] {
  if (node.kind === "and") return node.operands.flatMap(split);
  if (node.kind === "not" && node.operand.kind === "relation" && node.operand.links.length === 1) {
    const [link] = node.operand.links;
    const operator = link && NEGATED[link.operator];
    if (link && operator) return split({ ...node.operand, links: [{ ...link, operator }] });
  }
  if (node.kind !== "relation") return [node];
  const parts: Expression[] = [];
  let left = node.first;
  for (const { operator, operand } of node.links) {
    if (operand.kind === "set") {
      if (operator === "not in") parts.push(...operand.members.map((m) => compare(left, "!=", m, node)));
      else if (operand.members.length === 1)
        parts.push(compare(left, "=", operand.members[0] as Expression, node));
      else parts.push(compare(left, operator, operand, node));
    } else {
      parts.push(compare(left, operator, operand, node));
      left = operand;
    }
  }
  return parts;
}

const NEGATED: Readonly<Partial<Record<RelationOperator, RelationOperator>>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
  in: "not in",
  "not in": "in",
};

function compare(
  left: Expression,
  operator: RelationOperator,
  operand: Expression | SetLiteral,
  from: Relation,
): Relation {
  return { kind: "relation", first: left, links: [{ operator, operand }], span: from.span };
}

/** A comparison of words, numerals and their sums: nothing to shorten, and the commonest of all. */
function isPlainRelation(node: Expression): boolean {
  if (node.kind !== "relation" || node.links.length !== 1) return false;
  const operand = node.links[0]?.operand;
  return operand !== undefined && operand.kind !== "set" && isPlainSum(node.first) && isPlainSum(operand);
}

/** Replaces `or` and `and` by the operand that decides, where that is known beforehand. */
function shorten(node: Expression, ranges: Ranges): Expression {
  if (isPlainRelation(node)) return node;
  const visit = (n: Expression): Expression => shorten(n, ranges);
  switch (node.kind) {
    case "or":
    case "and": {
      const operands = node.operands.map(visit);
      const left: Expression[] = [];
      for (const [i, operand] of operands.entries()) {
        const range = ranges.of(operand);
        const neverZero = range.total && (range.least > 0 || range.greatest < 0);
        if (node.kind === "and" && neverZero && i < operands.length - 1) continue;
        left.push(operand);
        if (node.kind === "or" && neverZero) break;
      }
      return left.length === 1 ? (left[0] as Expression) : { ...node, operands: left };
    }
    case "relation":
      return {
        ...node,
        first: visit(node.first),
        links: node.links.map((l) =>
          l.operand.kind === "set"
            ? { ...l, operand: { ...l.operand, members: l.operand.members.map(visit) } }
            : { ...l, operand: visit(l.operand) },
        ),
      };
    case "sum":
      return { ...node, terms: node.terms.map((t) => ({ ...t, operand: visit(t.operand) })) };
    case "product":
      return { ...node, factors: node.factors.map((f) => ({ ...f, operand: visit(f.operand) })) };
    case "power":
      return { ...node, base: visit(node.base), exponent: visit(node.exponent) };
    case "not":
    case "negate":
    case "factorial":
    case "radical":
      return { ...node, operand: visit(node.operand) };
    case "call":
      return { ...node, operands: node.operands.map(visit) };
    default:
      return node;
  }
}

function describe(expression: Expression, puzzle: Puzzle, without: Without, ranges: Ranges): Condition {
  const base = { expression, symbols: ascending(symbolsOf(expression, puzzle), puzzle) };
  const ending = without.has("columns") ? undefined : endingOf(expression, puzzle, ranges);
  if (ending !== undefined) return { ...base, ending };
  if (expression.kind !== "relation" || expression.links.length !== 1) return base;
  const link = expression.links[0] as Relation["links"][number];
  if (link.operand.kind === "set") return base;
  const comparison = { left: expression.first, operator: link.operator as Comparison, right: link.operand };
  const form = without.has("net-coefficients")
    ? undefined
    : difference(comparison.left, comparison.right, puzzle);
  const ring =
    comparison.operator === "=" && form === undefined
      ? ringEquation(comparison.left, comparison.right, puzzle)
      : undefined;
  const linear = form && {
    operator: comparison.operator,
    coefficients: form.coefficients,
    constant: form.constant,
  };
  return {
    ...base,
    comparison,
    ...(linear ? { linear } : {}),
    ...(ring ? { ring } : {}),
  };
}

function ascending(symbols: ReadonlySet<number>, puzzle: Puzzle): readonly number[] {
  // Most puzzles are one condition with all symbols.
  if (symbols.size === puzzle.symbols.length) return puzzle.symbols.map((_, s) => s);
  return [...symbols].sort((a, b) => a - b);
}
