/**
 * Checker of explanations: an equation column by column. An expression of words, numerals, `+`, `-`,
 * `*` and powers is a flat list of pieces, a coefficient times letters at a place. What is subtracted
 * on one side is added on the other, and the side with fewer digits below each other is the result.
 */
import { evaluate, numeralValue } from "../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle, symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";

/** Why an explanation is rejected; caught where the check begins. */
export class Flaw extends Error {}

/** A coefficient times variables. */
export interface Term {
  readonly coefficient: number;
  readonly variables: readonly string[];
}

/** A term at a place; the sign is 1 for what is added. */
export interface Piece extends Term {
  readonly place: number;
  readonly sign: 1 | -1;
}

/** The digits of a column, what is added less the result, and the bounds of the carry into it. */
export interface Column {
  readonly terms: readonly Term[];
  readonly constant: number;
  readonly from: number;
  readonly to: number;
}

/** The digits of a number, units first: letters and printed digits. */
export type Cells = readonly (string | number)[];

/** More than this is no equation that anybody looks at column by column. */
const MOST_PIECES = 100_000;
const LARGEST_EXPONENT = 8n;

/** The cells of a word or a whole numeral. */
export function cellsOf(node: Expression, puzzle: Puzzle): Cells {
  if (node.kind === "word")
    return [...(puzzle.places.get(node) as readonly Place[])]
      .reverse()
      .map((place) => (place < 0 ? digitOfPlace(place) : (puzzle.symbols[place]?.name as string)));
  const value = node.kind === "numeral" ? numeralValue(node, puzzle.base) : undefined;
  if (typeof value !== "bigint") throw new Flaw(`a ${node.kind} has no columns`);
  return [...value.toString(puzzle.base)].reverse().map((digit) => Number.parseInt(digit, puzzle.base));
}

/** An expression as pieces; `cells` gives the digits of its numbers, asked in reading order. */
export function piecesOf(node: Expression, puzzle: Puzzle, cells: (number: Expression) => Cells): Piece[] {
  const of = (operand: Expression): Piece[] => piecesOf(operand, puzzle, cells);
  switch (node.kind) {
    case "word":
    case "numeral":
      return cells(node).map((cell, place) => ({
        place,
        sign: 1,
        coefficient: typeof cell === "number" ? cell : 1,
        variables: typeof cell === "number" ? [] : [cell],
      }));
    case "negate":
      return of(node.operand).map(negated);
    case "sum":
      return node.terms.flatMap(({ operator, operand }) =>
        operator === "+" ? of(operand) : of(operand).map(negated),
      );
    case "product":
      if (node.factors.some(({ operator }) => operator !== "*")) throw new Flaw("a division has no columns");
      return node.factors.map(({ operand }) => of(operand)).reduce(multiplied);
    case "power": {
      const constant = symbolsOf(node.exponent, puzzle).size === 0;
      const exponent = constant ? evaluate(node.exponent, puzzle, []) : undefined;
      if (typeof exponent !== "bigint" || exponent < 1n || exponent > LARGEST_EXPONENT)
        throw new Flaw("such a power has no columns");
      return new Array<Piece[]>(Number(exponent)).fill(of(node.base)).reduce(multiplied);
    }
    default:
      throw new Flaw(`a ${node.kind} has no columns`);
  }
}

const negated = (piece: Piece): Piece => ({ ...piece, sign: piece.sign === 1 ? -1 : 1 });

function multiplied(a: readonly Piece[], b: readonly Piece[]): Piece[] {
  if (a.length * b.length > MOST_PIECES) throw new Flaw("a product is too large for columns");
  const found = new Map<string, Piece>();
  for (const x of a) {
    for (const y of b) {
      const sign = x.sign === y.sign ? 1 : -1;
      const variables = [...x.variables, ...y.variables].sort();
      const place = x.place + y.place;
      const key = [sign, place, ...variables].join(" ");
      const coefficient = x.coefficient * y.coefficient + (found.get(key)?.coefficient ?? 0);
      found.set(key, { place, sign, coefficient, variables });
    }
  }
  return [...found.values()];
}

/** The columns of left = right, units first; `turned` takes the other side as the result. */
export function columnsOf(
  left: Expression,
  right: Expression,
  puzzle: Puzzle,
  { turned }: { readonly turned: boolean },
): Column[] {
  const cells = (number: Expression): Cells => cellsOf(number, puzzle);
  let pieces = [...piecesOf(left, puzzle, cells), ...piecesOf(right, puzzle, cells).map(negated)];
  if (heightOf(pieces, 1) < heightOf(pieces, -1) !== turned) pieces = pieces.map(negated);
  const places: Term[][] = [];
  for (const { place, sign, coefficient, variables } of pieces) {
    while (places.length <= place) places.push([]);
    places[place]?.push({ coefficient: sign * coefficient, variables });
  }
  const { base } = puzzle;
  let [from, to] = [0, 0];
  return places.map((written) => {
    const { terms, constant } = collected(written);
    const column = { terms, constant, from, to };
    [from, to] = [from + constant, to + constant];
    for (const { coefficient, variables } of terms) {
      const most = coefficient * (base - 1) ** variables.length;
      if (most < 0) from += most;
      else to += most;
    }
    [from, to] = [Math.ceil(from / base), Math.floor(to / base)];
    return column;
  });
}

/** How many digits stand below each other on the side of a sign. */
function heightOf(pieces: readonly Piece[], side: 1 | -1): number {
  const heights = new Map<number, number>();
  for (const { sign, place, coefficient } of pieces)
    if (sign === side) heights.set(place, (heights.get(place) ?? 0) + coefficient);
  return Math.max(0, ...heights.values());
}

/** Terms of the same variables together, without those that cancel, and what has no variables. */
export function collected(written: readonly Term[]): { terms: Term[]; constant: number } {
  const found = new Map<string, Term>();
  let constant = 0;
  for (const { coefficient, variables } of written) {
    if (variables.length === 0) {
      constant += coefficient;
      continue;
    }
    const sorted = [...variables].sort();
    const key = sorted.join(" ");
    found.set(key, { coefficient: coefficient + (found.get(key)?.coefficient ?? 0), variables: sorted });
  }
  return { terms: [...found.values()].filter(({ coefficient }) => coefficient !== 0), constant };
}
