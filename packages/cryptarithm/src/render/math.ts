/**
 * A statement as one line of mathematics: numbers, signs, fractions, powers, roots and brackets. What is drawn as a
 * picture, as LaTeX or as MathML is made of these and of nothing else; only here is decided where brackets stand.
 */
import type { Cell, Expression, Relation, SetLiteral } from "../syntax/ast.js";
import { levelOf } from "../syntax/operators.js";
import { print } from "../syntax/printer.js";
import { operandsOf } from "../syntax/walk.js";
import { numeralCells } from "./stack-statement.js";

export type MathSign = "+" | "−" | "×" | "=" | "≠" | "<" | "≤" | ">" | "≥" | "∈" | "∉" | "!" | ",";

export type MathBracket = "round" | "curly" | "floor" | "bars";

export type MathItem =
  | { readonly kind: "number"; readonly cells: readonly Cell[]; readonly decimals: number }
  /** `alone` is a sign before or behind its operand, not between two. */
  | { readonly kind: "sign"; readonly sign: MathSign; readonly alone?: true }
  /** `and`, `mod`, names of functions. A name stands close to what follows. */
  | { readonly kind: "text"; readonly text: string; readonly name?: true }
  | { readonly kind: "fraction"; readonly above: MathLine; readonly below: MathLine }
  | { readonly kind: "power"; readonly base: MathLine; readonly exponent: MathLine }
  /** A number with its own base, which stands a little lower behind it. */
  | { readonly kind: "based"; readonly number: MathLine; readonly base: MathLine }
  | { readonly kind: "root"; readonly degree: MathLine | undefined; readonly inside: MathLine }
  | { readonly kind: "brackets"; readonly shape: MathBracket; readonly inside: MathLine };

export type MathLine = readonly MathItem[];

/** What is nested deeper than anyone can read is written as text. */
const DEEPEST = 60;

export function mathOf(statement: Expression): MathLine {
  return depthOf(statement) > DEEPEST ? [{ kind: "text", text: print(statement) }] : lineOf(statement);
}

function depthOf(root: Expression): number {
  let level: readonly Expression[] = [root];
  let depth = 0;
  for (; level.length > 0 && depth <= DEEPEST; depth++) level = level.flatMap(operandsOf);
  return depth;
}

/** An expression where everything looser than a level needs brackets. */
function operand(node: Expression, least: number): MathLine {
  const line = lineOf(node);
  return levelOf(node.kind) < least ? [{ kind: "brackets", shape: "round", inside: line }] : line;
}

const sign = (text: MathSign): MathItem => ({ kind: "sign", sign: text });
const alone = (text: MathSign): MathItem => ({ kind: "sign", sign: text, alone: true });

function lineOf(node: Expression): MathLine {
  const own = levelOf(node.kind);
  switch (node.kind) {
    case "word":
      return [based({ kind: "number", cells: node.cells, decimals: 0 }, node.base)];
    case "numeral": {
      const cells = numeralCells(node.whole + node.fraction, node.span);
      const number: MathItem = { kind: "number", cells, decimals: node.fraction.length };
      // Of another base than the words around it.
      return node.decimal ? called("dec", [[number]]) : [based(number, node.base)];
    }
    case "negate":
      return [alone("−"), ...operand(node.operand, own)];
    case "not":
      return [{ kind: "text", text: "not" }, ...operand(node.operand, own)];
    case "factorial":
      return [...operand(node.operand, own), alone("!")];
    case "radical":
      return [rootItem(node.operand, node.degree === 2 ? undefined : degreeLine(node.degree))];
    case "power":
      return [{ kind: "power", base: operand(node.base, own + 1), exponent: lineOf(node.exponent) }];
    case "sum":
      return node.terms.flatMap(({ operator, operand: term }, i) => [
        ...(i === 0 ? [] : [sign(operator === "-" ? "−" : "+")]),
        ...operand(term, own + 1),
      ]);
    case "product":
      return productLine(node);
    case "relation":
      return relationLine(node);
    case "and":
    case "or":
      return node.operands.flatMap((each, i) => [
        ...(i === 0 ? [] : [{ kind: "text", text: node.kind } as const]),
        ...operand(each, own + 1),
      ]);
    case "call":
      return callLine(node.name, node.operands);
  }
}

const based = (number: MathItem, base: number | undefined): MathItem =>
  base === undefined ? number : { kind: "based", number: [number], base: degreeLine(base) };

const degreeLine = (degree: number): MathLine => [
  { kind: "number", cells: numeralCells(`${degree}`, [0, 0]), decimals: 0 },
];

const rootItem = (inside: Expression, degree: MathLine | undefined): MathItem => ({
  kind: "root",
  degree,
  inside: lineOf(inside),
});

/** Factors from left to right: `A * B / C` is a fraction with A × B above. */
function productLine(node: Extract<Expression, { kind: "product" }>): MathLine {
  const above = levelOf("product") + 1;
  let line: MathLine = [];
  let single: Expression | undefined;
  for (const [i, { operator, operand: factor }] of node.factors.entries()) {
    if (i === 0) {
      single = factor;
      line = operand(factor, above);
    } else if (operator === "*") line = [...line, sign("×"), ...operand(factor, above)];
    else if (operator === "%") line = [...line, { kind: "text", text: "mod" }, ...operand(factor, above)];
    else {
      // Above a bar nothing needs brackets.
      const numerator = single === undefined ? line : lineOf(single);
      const fraction: MathItem = { kind: "fraction", above: numerator, below: lineOf(factor) };
      line = [operator === "/" ? fraction : { kind: "brackets", shape: "floor", inside: [fraction] }];
    }
    if (i > 0) single = undefined;
  }
  return line;
}

const RELATIONS: Readonly<Record<Relation["links"][number]["operator"], MathSign>> = {
  "=": "=",
  "!=": "≠",
  "<": "<",
  "<=": "≤",
  ">": ">",
  ">=": "≥",
  in: "∈",
  "not in": "∉",
};

function relationLine(node: Relation): MathLine {
  const above = levelOf("relation") + 1;
  const side = (each: Expression | SetLiteral): MathLine =>
    each.kind === "set"
      ? [{ kind: "brackets", shape: "curly", inside: commas(each.members.map(lineOf)) }]
      : operand(each, above);
  return [
    ...side(node.first),
    ...node.links.flatMap(({ operator, operand: each }) => [sign(RELATIONS[operator]), ...side(each)]),
  ];
}

function callLine(name: string, operands: readonly Expression[]): MathLine {
  const [first, second] = operands;
  if (first !== undefined && (name === "sqrt" || name === "cbrt"))
    return [rootItem(first, name === "cbrt" ? degreeLine(3) : undefined)];
  if (first !== undefined && second !== undefined && name === "root")
    return [rootItem(first, lineOf(second))];
  if (name === "abs") return [{ kind: "brackets", shape: "bars", inside: commas(operands.map(lineOf)) }];
  return called(name, operands.map(lineOf));
}

const called = (name: string, lines: readonly MathLine[]): MathLine => [
  { kind: "text", text: name, name: true },
  { kind: "brackets", shape: "round", inside: commas(lines) },
];

const commas = (lines: readonly MathLine[]): MathLine =>
  lines.flatMap((line, i) => (i === 0 ? line : [alone(","), ...line]));
