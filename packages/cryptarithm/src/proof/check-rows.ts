/**
 * Checker of explanations: two rows of one number compare as the digits that it is multiplied by. Which row
 * is smaller is asked of the first place in which they may differ.
 */
import { numeralValue } from "../semantics/evaluate.js";
import type { Expression } from "../syntax/ast.js";
import { cleared } from "./check-cleared.js";
import { type Cells, cellsOf, Flaw } from "./check-columns.js";
import { enumerate } from "./check-enumeration.js";
import { type Known, mustDiffer, type Values } from "./check-known.js";

type Cell = string | number;

/** number × digit = row; cells units first. */
interface Row {
  readonly number: Cells;
  readonly digit: Cell;
  readonly row: Cells;
}

/**
 * Calls `visit` with all values of the two digits and of the place in question with which the rows compare
 * as the digits do; gives the number of nodes.
 */
export function eachInOrder(
  [p, q]: readonly [number, number],
  known: Known,
  visit: (values: (variable: string) => Values) => void,
): number {
  const [a, b] = rowsOfOneNumber(p, q, known);
  const digitsOf = (cell: Cell): Values => (typeof cell === "number" ? [cell] : known.values(cell));
  const mustDifferFrom = (cell: Cell) => (other: Cell) =>
    typeof cell === "string" && typeof other === "string" && mustDiffer(known.sheet, cell, other);
  const mayBeZero = (cell: Cell): boolean =>
    digitsOf(cell).includes(0) && !a.number.some(mustDifferFrom(cell));
  if (!known.impossible && a.number.every(mayBeZero))
    throw new Flaw(`the number of the parts ${p} and ${q} may be 0`);
  const mayDiffer = ([x, y]: readonly [Cell, Cell]): boolean => {
    const [first, ...more] = digitsOf(x);
    const [second, ...others] = digitsOf(y);
    return x !== y && (more.length > 0 || others.length > 0 || first !== second);
  };
  const length = Math.max(a.row.length, b.row.length);
  const differing = Array.from({ length }, (_, i): [Cell, Cell] => {
    const place = length - 1 - i;
    return [a.row[place] ?? 0, b.row[place] ?? 0];
  }).filter(mayDiffer);
  const [at, ...behind] = differing;
  const cells: Cell[] = [a.digit, b.digit, ...(at ?? [])];
  const beside = cells.filter((cell) => typeof cell === "string");
  return enumerate({ known, constraints: [], beside }, (values) => {
    const digit = (cell: Cell): number => (typeof cell === "number" ? cell : (values(cell)[0] as number));
    const ofDigits = Math.sign(digit(a.digit) - digit(b.digit));
    const ofRows = at === undefined ? 0 : Math.sign(digit(at[0]) - digit(at[1]));
    if (ofRows === ofDigits || (ofRows === 0 && behind.length > 0)) visit(values);
  });
}

/** Two parts as rows of the same number. */
function rowsOfOneNumber(p: number, q: number, known: Known): [Row, Row] {
  for (const a of rowsOf(p, known)) {
    const b = rowsOf(q, known).find(
      ({ number }) => number.length === a.number.length && number.every((cell, i) => cell === a.number[i]),
    );
    if (b !== undefined) return [a, b];
  }
  throw new Flaw(`the parts ${p} and ${q} are no rows of one number`);
}

/** The ways to read a part as a number times a digit. */
function rowsOf(part: number, { sheet }: Known): Row[] {
  const { puzzle } = sheet;
  const { left, operator, right } = sheet.comparison(part);
  if (operator !== "=") return [];
  const isNumber = ({ kind }: Expression): boolean => kind === "word" || kind === "numeral";
  const [one, other] = cleared(left, right, puzzle);
  return [
    { product: one, row: other },
    { product: other, row: one },
  ].flatMap(({ product, row: result }) => {
    const factors = factorsOf(product, puzzle.base);
    if (factors.length !== 2 || !isNumber(result) || !factors.every(isNumber)) return [];
    const row = cellsOf(result, puzzle);
    const [first, second] = factors.map((factor) => cellsOf(factor, puzzle)) as [Cells, Cells];
    return [
      { number: first, by: second },
      { number: second, by: first },
    ].flatMap(({ number, by: [digit, ...more] }) =>
      digit === undefined || more.length > 0 ? [] : [{ number, digit, row }],
    );
  });
}

/** The factors of a product or square; none when it is something else. */
function factorsOf(node: Expression, base: number): Expression[] {
  if (node.kind === "power") {
    const isSquare = node.exponent.kind === "numeral" && numeralValue(node.exponent, base) === 2n;
    return isSquare ? [node.base, node.base] : [];
  }
  if (node.kind !== "product" || node.factors.some(({ operator }) => operator !== "*")) return [];
  return node.factors.map(({ operand }) => operand);
}
