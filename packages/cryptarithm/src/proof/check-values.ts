/**
 * Checker of explanations: all digits of the letters of a part that make it true, by the exact
 * evaluator. A word that stands for itself need not be tried digit by digit: where it is a side of an
 * equation, its digits are those of the other side's value; where it must be a power, those of a power.
 */
import { evaluate, isTrue } from "../semantics/evaluate.js";
import { symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { cellsOf, Flaw } from "./check-columns.js";
import { enumerate, MOST_NODES } from "./check-enumeration.js";
import type { Known, Values } from "./check-known.js";
import type { Constraint } from "./check-worksheet.js";

type Visit = (values: (variable: string) => Values) => void;

const POWERS: Readonly<Record<string, bigint>> = { is_square: 2n, is_cube: 3n };

/** So few combinations are tried one by one. */
const SHORT = 200;

/** Calls `visit` with every assignment that makes a part true; gives the number of nodes. */
export function eachTrue(index: number, known: Known, visit: Visit): number {
  const { puzzle } = known.sheet;
  const { expression } = known.sheet.part(index);
  const digits = (values: (variable: string) => Values): number[] =>
    puzzle.symbols.map(({ name }) => values(name)[0] as number);
  const power = powerAsked(expression);
  const letters = namesIn(expression, known);
  const isShort = casesOf(letters, known) <= SHORT;
  if (power !== undefined && !isShort) return eachPower(power, known, visit);
  const lone = isShort ? undefined : loneWord(index, known);
  if (lone !== undefined) {
    const beside = namesIn(lone.by, known);
    return enumerate({ known, constraints: [], beside }, (values) => {
      const value = evaluate(lone.by, puzzle, digits(values));
      let given = known;
      for (const letter of beside) given = given.with(letter, values(letter));
      if (typeof value === "bigint" && value >= 0n) readOff(lone.word, value, given, visit);
    });
  }
  const problem = { known, constraints: isShort ? [] : weightsOf(index, known), beside: letters };
  return enumerate(problem, (values) => {
    if (isTrue(expression, puzzle, digits(values)) !== "no") visit(values);
  });
}

/** The letters of an expression. */
export const namesIn = (node: Expression, { sheet: { puzzle } }: Known): string[] =>
  [...symbolsOf(node, puzzle)].map((symbol) => puzzle.symbols[symbol]?.name as string);

/** How many combinations of values some letters have. */
const casesOf = (letters: readonly string[], known: Known): number =>
  letters.reduce((product, letter) => product * known.values(letter).length, 1);

/** Visits what is known when a word has a value, if it can. */
function readOff(word: Expression, value: bigint, known: Known, visit: Visit): void {
  const { puzzle } = known.sheet;
  const read = [...value.toString(puzzle.base)].reverse();
  const cells = cellsOf(word, puzzle);
  if (read.length > cells.length) return;
  let after = known;
  for (const [place, cell] of cells.entries()) {
    const digit = Number.parseInt(read[place] ?? "0", puzzle.base);
    if (typeof cell === "string") after = after.with(cell, [digit]);
    else if (cell !== digit) return;
  }
  if (!after.impossible) visit((variable) => after.values(variable));
}

/** A word that is asked to be a power. */
function powerAsked(node: Expression): { readonly word: Expression; readonly exponent: bigint } | undefined {
  const exponent = node.kind === "call" ? POWERS[node.name] : undefined;
  const word = node.kind === "call" ? node.operands[0] : undefined;
  return exponent === undefined || word?.kind !== "word" ? undefined : { word, exponent };
}

function eachPower(
  { word, exponent }: { readonly word: Expression; readonly exponent: bigint },
  known: Known,
  visit: Visit,
): number {
  const { puzzle } = known.sheet;
  const end = BigInt(puzzle.base) ** BigInt(cellsOf(word, puzzle).length);
  let root = 0n;
  for (; root ** exponent < end; root++) {
    if (root > MOST_NODES) throw new Flaw("there are too many powers to look at");
    readOff(word, root ** exponent, known, visit);
  }
  return Number(root);
}

/** A word that is a side of an equation, and the other side; where both are, the one with fewer cases left. */
function loneWord(
  index: number,
  known: Known,
): { readonly word: Expression; readonly by: Expression } | undefined {
  const { left, operator, right } = known.sheet.part(index).sides ?? {};
  if (operator !== "=" || left === undefined || right === undefined) return undefined;
  const cases = ({ by }: { readonly by: Expression }): number => casesOf(namesIn(by, known), known);
  return [
    { word: right, by: left },
    { word: left, by: right },
  ]
    .filter(({ word }) => word.kind === "word")
    .sort((a, b) => cases(a) - cases(b))[0];
}

/** What an equation says of its weighted digits, when it can be written down. */
function weightsOf(part: number, { sheet }: Known): Constraint[] {
  try {
    return [sheet.constraint({ kind: "weights", part }, noNote)];
  } catch (error) {
    if (error instanceof Flaw) return [];
    throw error;
  }
}

const noNote = (): never => {
  throw new Flaw("there is no note");
};
