/**
 * Words and numerals with a base of their own as sums of digits times place values, so that search, deduction and
 * proof see only ordinary expressions: in a puzzle of base 10, `AB@7` is `A * 7 + B` and `12@7` is 9.
 */
import type { Cell, Expression, Numeral, Word } from "../syntax/ast.js";
import type { Span } from "../syntax/span.js";
import { withLeaves } from "../syntax/with-leaves.js";

/** Statements without bases of their own. */
export function withoutOwnBases(statements: readonly Expression[], base: number): readonly Expression[] {
  return statements.map((statement) =>
    withLeaves(statement, (leaf) => {
      if (leaf.base === undefined) return leaf;
      return leaf.kind === "word"
        ? placeValues(leaf, leaf.base, base)
        : decimal(numeralIn(leaf, leaf.base), leaf.span);
    }),
  );
}

function placeValues(word: Word, own: number, base: number): Expression {
  const { span } = word;
  if (own === base) return { kind: "word", cells: word.cells, span, zeroLed: true };
  let constant = 0n;
  let weight = 1n;
  const terms: Expression[] = [];
  for (const cell of word.cells.toReversed()) {
    if (cell.kind === "digit") constant += BigInt(cell.value) * weight;
    else terms.push(weighted(cell, weight));
    weight *= BigInt(own);
  }
  terms.reverse();
  if (constant > 0n || terms.length === 0) terms.push(decimal(constant, span));
  const [first] = terms;
  if (terms.length === 1 && first !== undefined) return first;
  return { kind: "sum", terms: terms.map((operand) => ({ operator: "+", operand })), span };
}

function weighted(cell: Cell, weight: bigint): Expression {
  const { span } = cell;
  // The rules on zeros are about the word as it is written.
  const digit: Word = { kind: "word", cells: [cell], span, zeroLed: true };
  if (weight === 1n) return digit;
  const factors = [digit, decimal(weight, span)].map((operand) => ({ operator: "*", operand }) as const);
  return { kind: "product", factors, span };
}

const numeralIn = ({ whole }: Numeral, own: number): bigint =>
  [...whole].reduce((value, digit) => value * BigInt(own) + BigInt(digit), 0n);

const decimal = (value: bigint, span: Span): Numeral => ({
  kind: "numeral",
  whole: String(value),
  fraction: "",
  decimal: true,
  span,
});
