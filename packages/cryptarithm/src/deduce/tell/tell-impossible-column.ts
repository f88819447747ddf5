/**
 * Why a column cannot work, in terms of the rule of the puzzle that it runs against: a first letter that
 * would be 0, letters that would have the same digit, even against odd, a carry that does not suffice.
 */

import { isBarredFromZero, withEqualLetters, withZeros, wordBegunBy } from "../looks/relaxed.js";
import type { Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { symbolName } from "../setting/names.js";
import type { Column } from "../setting/setting.js";
import { LocalSearch } from "../state/local-search.js";
import type { View } from "../state/view.js";
import { digitToldText } from "./claim-text.js";
import { addedText, columnText } from "./column-text.js";
import { rowsOf } from "./rows-of-columns.js";
import { tellGone, tellTakenBriefly } from "./tell-taken.js";

/** More ways of a column are no list to look through. */
const MOST_ROWS = 4;
/** The doubles of the digits from 1 to 9 are. */
const MOST_ROWS_OF_TWO = 10;

/** Two columns of which one works in a few ways, and the other in none of these. */
export function tellTwoColumns(a: Column, b: Column, cited: View): Telling[] | undefined {
  const lists = [a, b].map((column) => rowsOf([column], cited, MOST_ROWS_OF_TWO));
  const fewer = (lists[1]?.length ?? Number.POSITIVE_INFINITY) < (lists[0]?.length ?? MOST_ROWS_OF_TWO + 1);
  const [listed, other, rows] = fewer ? [b, a, lists[1]] : [a, b, lists[0]];
  if (rows === undefined || rows.length === 0) return undefined;
  const symbols = [...a.monomials, ...b.monomials].flatMap((m) => m.symbols);
  const slots = {
    column: { place: listed.place },
    equation: columnText(listed, cited),
    rows: { or: rows.toSorted() },
    other: { place: other.place },
    next: columnText(other, cited),
  };
  const template = rows.length === 1 ? "two-columns.one" : "two-columns";
  return [{ template, slots }, ...tellTakenBriefly(symbols, cited)];
}

/** More ways of a column are not looked at. */
const MOST_NODES = 3000;

/** A column that works only against a rule of the puzzle. */
export function tellImpossibleColumn(column: Column, cited: View): Telling[] | undefined {
  const { setting } = cited;
  const symbols = [...new Set(column.monomials.flatMap((m) => m.symbols))];
  const slots = { column: { place: column.place }, equation: columnText(column, cited) };
  const tellings = nothingCarried(column, cited);
  const zero = waysOf(column, withZeros(cited));
  if (zero.length > 0) {
    const first = symbols.find((s) => isBarredFromZero(s, setting) && zero.every((way) => way[s] === 0));
    const word = first === undefined ? undefined : wordBegunBy(first, setting);
    if (first === undefined || word === undefined) return undefined;
    const letter = symbolName(first, setting);
    const template = word === letter ? "column-against.lone-zero" : "column-against.zero";
    return [
      ...tellings,
      { template, slots: { ...slots, letter, word } },
      ...tellTakenBriefly(symbols, cited),
    ];
  }
  const relaxed = withEqualLetters(cited);
  const equal = waysOf(column, relaxed);
  if (equal.length > 0) {
    const telling = tellEqual(column, equal, cited) ?? tellRows(column, relaxed, cited);
    return telling && [...tellings, ...telling];
  }
  const { coefficients, constant } = numbersOf(column, cited);
  if (coefficients.length > 0 && coefficients.every((c) => c % 2 === 0) && constant % 2 !== 0) {
    const isPlain = column.result.every((m) => m.symbols.length === 0) && column.carryIn < 0;
    const digit = column.result[0]?.coefficient ?? 0;
    return isPlain && column.added.every((m) => m.symbols.length > 0)
      ? [{ template: "column-against.even", slots: { ...slots, added: addedText(column, cited), digit } }]
      : [{ template: "column-against.parity", slots }];
  }
  const excluded = tellExcluded(column, cited);
  if (excluded !== undefined) return [...tellings, ...excluded];
  const known = tellKnownColumn(column, cited);
  return known && [...tellings, known];
}

/** A column of which one letter is open, and works only with a digit that this letter is known not to be. */
function tellExcluded(column: Column, cited: View): Telling[] | undefined {
  const [open, ...others] = symbolsIn(column).filter((s) => cited.fixed[s] === -1);
  if (open === undefined || others.length > 0) return undefined;
  const free = cited.clone();
  free.masks[open] = cited.setting.domains[open] as number;
  const digits = waysOf(column, free).reduce((set, way) => set | (1 << (way[open] as number)), 0);
  if (digits === 0) return undefined;
  const slots = {
    column: { place: column.place },
    equation: columnText(column, cited),
    letter: symbolName(open, cited.setting),
    digits: { or: digitsIn(digits).map(digitToldText) },
  };
  return [{ template: "column-against.excluded", slots }, ...tellGone(open, digits, cited)];
}

/** A column that works only when two letters have the same digit. */
function tellEqual(column: Column, ways: readonly (readonly number[])[], cited: View): Telling[] | undefined {
  const { setting } = cited;
  const symbols = symbolsIn(column);
  const slots = { column: { place: column.place }, equation: columnText(column, cited) };
  const [open, ...others] = symbols.filter((s) => cited.fixed[s] === -1);
  if (open !== undefined && others.length === 0) {
    const digits = [...new Set(ways.map((way) => way[open] as number))].sort((a, b) => a - b);
    const holders = digits.map((digit) =>
      (setting.different[open] as readonly number[]).find((s) => cited.fixed[s] === digit),
    );
    if (!holders.includes(undefined)) {
      const letters = { and: holders.map((s) => symbolName(s as number, setting)) };
      const taken = { letter: symbolName(open, setting), digits: { or: digits.map(digitToldText) }, letters };
      const isGiven = /^\d+ = /.test(slots.equation) && digits.length === 1;
      const one = isGiven ? "column-against.given-taken" : "column-against.taken";
      const template = digits.length === 1 ? one : "column-against.all-taken";
      return [{ template, slots: { ...slots, ...taken } }];
    }
  }
  const pair = symbols
    .flatMap((a, i) => symbols.slice(i + 1).map((b) => [a, b] as const))
    .find(([a, b]) => ways.every((way) => way[a] === way[b]));
  if (pair === undefined) return undefined;
  const [letter, other] = pair.map((s) => symbolName(s, setting)) as [string, string];
  const plain = [`${letter} = ${other}`, `${other} = ${letter}`].includes(slots.equation);
  return [
    { template: plain ? "column-against.same" : "column-against.equal", slots: { ...slots, letter, other } },
  ];
}

/** A column with the few ways in which it would work if digits could be used twice. */
function tellRows(column: Column, relaxed: View, cited: View): Telling[] | undefined {
  const rows = rowsOf([column], relaxed, MOST_ROWS);
  if (rows === undefined) return undefined;
  const slots = {
    column: { place: column.place },
    equation: columnText(column, cited),
    rows: { or: rows.toSorted() },
  };
  const template = rows.length === 1 ? "column-against.row" : "column-against.rows";
  return [{ template, slots }, ...tellTakenBriefly(symbolsIn(column), cited)];
}

/** A column of which every letter that matters is known, and perhaps the carry that comes in is not. */
function tellKnownColumn(column: Column, cited: View): Telling | undefined {
  const { carryIn, carryOut, monomials, added, result } = column;
  const { base } = cited.setting;
  if (monomials.some(({ symbols }) => symbols.some((s) => cited.fixed[s] === -1))) return undefined;
  const carry = carryIn < 0 ? [0, 0] : [cited.lows[carryIn] as number, cited.highs[carryIn] as number];
  const isOpen = ({ symbols }: (typeof added)[number]): boolean => symbols.some((s) => cited.fixed[s] === -1);
  const through = added.filter(isOpen);
  const [passing] = through;
  const place = { column: { place: column.place } };
  const sum = (terms: typeof added): number =>
    terms
      .filter((m) => !isOpen(m))
      .reduce(
        (all, { coefficient, symbols }) =>
          symbols.reduce((n, s) => n * (cited.fixed[s] as number), coefficient) + all,
        0,
      );
  const rest = sum(added) - sum(result);
  const outs = carryOut < 0 ? [0, 0] : [cited.lows[carryOut] as number, cited.highs[carryOut] as number];
  const reached = { or: range(rest + (carry[0] as number), rest + (carry[1] as number)) };
  const wanted = { or: range(outs[0] as number, outs[1] as number).map((out) => out * base) };
  if (
    passing !== undefined &&
    through.length === 1 &&
    passing.coefficient === 1 &&
    passing.symbols.length === 1
  ) {
    const letter = symbolName(passing.symbols[0] as number, cited.setting);
    return { template: "column-against.through", slots: { ...place, letter, reached, wanted } };
  }
  const digit = sum(result);
  if (through.length > 0 || result.some(isOpen) || digit >= base) return undefined;
  const value = { or: range(sum(added) + (carry[0] as number), sum(added) + (carry[1] as number)) };
  const ends = value.or.some((n) => n % base === digit);
  return {
    template: ends ? "column-against.carry" : "column-against.ending",
    slots: {
      ...place,
      added: addedText(column, cited),
      value,
      digit,
      wanted: { or: wanted.or.map((n) => n + digit) },
    },
  };
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Why the carry into a column is 0, when the column before says so by itself. */
function nothingCarried({ carryIn, part, place }: Column, cited: View): Telling[] {
  const carry = cited.setting.carries[carryIn];
  if (carry === undefined || carry.high !== 0 || carry.low !== 0) return [];
  const before = cited.setting.columns.find((c) => c.part === part && c.place === place - 1);
  if (before === undefined) return [];
  // A single digit without a carry needs no word.
  const digits = before.added.reduce((sum, { coefficient }) => sum + Math.abs(coefficient), 0);
  if (digits + (before.carryIn >= 0 ? 1 : 0) < 2) return [];
  const equation = columnText(before, cited);
  return [{ template: "column-against.no-carry", slots: { column: { place: place - 1 }, equation } }];
}

/** The values of the symbols in every way in which a column works; too many ways count as none. */
function waysOf(column: Column, view: View): readonly (readonly number[])[] {
  const { setting } = view;
  const search = new LocalSearch([column], setting.puzzle.symbols.length, setting.carries.length);
  const ways: number[][] = [];
  const outcome = search.run(view, MOST_NODES, (values) => {
    ways.push([...values]);
    return false;
  });
  return outcome === "all" ? ways : [];
}

/** The coefficients of what is open in a column, and the rest as a number. */
function numbersOf(
  { monomials, carries, constant }: Column,
  view: View,
): {
  readonly coefficients: readonly number[];
  readonly constant: number;
} {
  const coefficients: number[] = [];
  let known = constant;
  for (const { coefficient, symbols } of monomials) {
    const value = symbols.reduce((product, s) => product * (view.fixed[s] as number), coefficient);
    if (symbols.every((s) => view.fixed[s] !== -1)) known += value;
    else coefficients.push(coefficient);
  }
  for (const { carry, coefficient } of carries) {
    const [low, high] = [view.lows[carry] as number, view.highs[carry] as number];
    if (low === high) known += coefficient * low;
    else coefficients.push(coefficient);
  }
  return { coefficients, constant: known };
}
