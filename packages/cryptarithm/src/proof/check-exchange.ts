/**
 * Checker of explanations: whether two letters can be exchanged. They can when that turns the puzzle into
 * itself: the same digits allowed, the same letters different, and every part as it was or as another
 * one. Sides of words, `+`, `-`, `*` and powers are compared as sums of digits times places, so that
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
  try {
    const ways = [difference(left, right, puzzle, renamed), difference(right, left, puzzle, renamed)];
    return `${operator} ${operator === "=" ? ways.sort()[0] : ways[0]}`;
  } catch (error) {
    if (!(error instanceof Flaw)) throw error;
    const both = [left, right].map((side) => written(side, puzzle, renamed));
    return (operator === "=" ? both.sort() : both).join(` ${operator} `);
  }
}

/** The terms of one side less the other, place by place. */
function difference(left: Expression, right: Expression, puzzle: Puzzle, renamed: Renaming): string {
  const cells = (number: Expression): Cells =>
    cellsOf(number, puzzle).map((cell) => (typeof cell === "string" ? renamed(cell) : cell));
  const terms = [left, right].flatMap((side, i) =>
    piecesOf(side, puzzle, cells).map(({ place, sign, coefficient, variables }) => ({
      coefficient: (i === 0 ? sign : -sign) * coefficient,
      variables: [...variables, `at ${place}`],
    })),
  );
  return collected(terms)
    .terms.map(({ coefficient, variables }) => `${coefficient} ${variables.join(" ")}`)
    .sort()
    .join(" + ");
}

function written(node: Expression, puzzle: Puzzle, renamed: Renaming): string {
  const of = (operand: Expression): string => written(operand, puzzle, renamed);
  if (node.kind === "word")
    return `[${cellsOf(node, puzzle)
      .map((cell) => (typeof cell === "string" ? renamed(cell) : `${cell}`))
      .join()}]`;
  if (node.kind === "sum")
    return `(${node.terms
      .map((t) => t.operator + of(t.operand))
      .sort()
      .join(" ")})`;
  if (node.kind === "product") {
    const factors = node.factors.map(({ operator, operand }) => operator + of(operand));
    if (node.factors.every(({ operator }) => operator === "*")) factors.sort();
    return `(${factors.join(" ")})`;
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
