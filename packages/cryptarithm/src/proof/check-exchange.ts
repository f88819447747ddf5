/**
 * Checker of explanations: whether two letters can be exchanged. They can when that turns the puzzle into
 * itself: the same digits allowed, the same letters different, and every part as it was or as another
 * one. Sides of words, `+`, `-`, `*` and powers are compared as polynomials of their digits, so that
 * NUM + BER is BUM + NER; all else as it is written.
 */
import type { Puzzle } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { operandsOf } from "../syntax/walk.js";
import { type Cells, cellsOf, collected, Flaw, piecesOf } from "./check-columns.js";
import type { Part, Worksheet } from "./check-worksheet.js";

type Renaming = (letter: string) => string;

export function canExchange(sheet: Worksheet, a: string, b: string): boolean {
  const exchange: Renaming = (letter) => (letter === a ? b : letter === b ? a : letter);
  return textOf(sheet, (letter) => letter) === textOf(sheet, exchange);
}

/** A puzzle as a text that does not depend on the order of its parts. */
function textOf({ puzzle, parts }: Worksheet, renamed: Renaming): string {
  const nameOf = (symbol: number): string => renamed(puzzle.symbols[symbol]?.name as string);
  const domains = puzzle.symbols.map(({ domain }, i) => `${nameOf(i)}: ${domain.join()}`);
  const groups = puzzle.groups.map((group) => group.map(nameOf).sort().join());
  const statements = parts.map((part) => textOfPart(part, puzzle, renamed));
  return [domains, groups, statements].map((lines) => lines.sort().join("; ")).join("\n");
}

function textOfPart({ expression, sides }: Part, puzzle: Puzzle, renamed: Renaming): string {
  if (sides === undefined) return written(expression, puzzle, renamed);
  const { left, operator, right } = sides;
  const minus = (a: Expression, b: Expression): string => {
    const terms = [a, b].map((operand, i) => ({
      operator: i === 0 ? ("+" as const) : ("-" as const),
      operand,
    }));
    return written({ kind: "sum", terms, span: a.span }, puzzle, renamed);
  };
  const ways = [minus(left, right), minus(right, left)];
  const isEitherWay = operator === "=" || operator === "!=";
  return `${operator} ${isEitherWay ? ways.sort()[0] : ways[0]}`;
}

/** A sum as a polynomial of its digits, equal terms together, and what has no digits as it is written. */
function sumText(terms: readonly Addend[], puzzle: Puzzle, renamed: Renaming): string {
  const cells = (number: Expression): Cells =>
    cellsOf(number, puzzle).map((cell) => (typeof cell === "string" ? renamed(cell) : cell));
  const others: string[] = [];
  const pieces = terms.flatMap(addends).flatMap(({ operator, operand }) => {
    try {
      const own = piecesOf(operand, puzzle, cells);
      return operator === "+" ? own : own.map((piece) => ({ ...piece, sign: -piece.sign }));
    } catch (error) {
      if (!(error instanceof Flaw)) throw error;
      others.push(operator + written(operand, puzzle, renamed));
      return [];
    }
  });
  const highest = Math.max(0, ...pieces.map(({ place }) => place));
  // Numbers too long for doubles are compared place by place.
  const isLong = puzzle.base ** highest > LARGEST_WEIGHT;
  const shown = collected(
    pieces.map(({ place, sign, coefficient, variables }) => ({
      coefficient: sign * coefficient * (isLong ? 1 : puzzle.base ** place),
      variables: [...variables, isLong ? `at ${place}` : "1"],
    })),
  ).terms.map(({ coefficient, variables }) => `${coefficient} ${variables.join(" ")}`);
  return `(${[...shown, ...others].sort().join(" + ")})`;
}

type Addend = Extract<Expression, { readonly kind: "sum" }>["terms"][number];

/** Sums in sums, and what is negated, addend by addend. */
function addends({ operator, operand }: Addend): Addend[] {
  const signed = (inner: Addend): Addend =>
    operator === "+" ? inner : { ...inner, operator: inner.operator === "+" ? "-" : "+" };
  if (operand.kind === "sum") return operand.terms.map(signed).flatMap(addends);
  if (operand.kind === "negate") return addends(signed({ operator: "-", operand: operand.operand }));
  return [{ operator, operand }];
}

/** Times the number of equal digits it stays exact. */
const LARGEST_WEIGHT = 2 ** 32;

/** A product as a polynomial; where it is none, its factors in any order. */
function productText(
  node: Extract<Expression, { readonly kind: "product" }>,
  puzzle: Puzzle,
  renamed: Renaming,
): string {
  try {
    piecesOf(node, puzzle, (number) => cellsOf(number, puzzle));
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    const factors = node.factors.map(({ operand }) => written(operand, puzzle, renamed));
    return `(${factors.sort().join(" * ")})`;
  }
  return sumText([{ operator: "+", operand: node }], puzzle, renamed);
}

function written(node: Expression, puzzle: Puzzle, renamed: Renaming): string {
  const of = (operand: Expression): string => written(operand, puzzle, renamed);
  if (node.kind === "word")
    return `[${cellsOf(node, puzzle)
      .map((cell) => (typeof cell === "string" ? renamed(cell) : `${cell}`))
      .join()}]`;
  if (node.kind === "sum") return sumText(node.terms, puzzle, renamed);
  if (node.kind === "product") {
    if (node.factors.every(({ operator }) => operator === "*")) return productText(node, puzzle, renamed);
    return `(${node.factors.map(({ operator, operand }) => operator + of(operand)).join(" ")})`;
  }
  if (node.kind === "relation") {
    const links = node.links.map(({ operator, operand }) =>
      operand.kind === "set" ? `${operator} {${operand.members.map(of).join()}}` : operator + of(operand),
    );
    return `(${of(node.first)} ${links.join(" ")})`;
  }
  // What stands beside the operands: names, degrees, digits.
  const beside = Object.values(node).filter((value) => typeof value !== "object");
  return `${beside.join(" ")}(${operandsOf(node).map(of).join(", ")})`;
}
