/**
 * Why the last step of a proof cannot be, in terms of the rule of the puzzle that it runs against: sizes, a
 * first letter that would be 0, two letters that would have the same digit, even against odd. Only for
 * what has no letter left to find; every rule of deduction still has its own words for the rest.
 */

import { addedText, columnText } from "./column-text.js";
import type { Constraint } from "./constraint.js";
import { digitsIn } from "./digits.js";
import { LocalSearch } from "./local-search.js";
import { symbolName } from "./names.js";
import { rowsOf } from "./rows-of-columns.js";
import type { Finding, Telling } from "./rule.js";
import { type Column, isColumn, type Setting } from "./setting.js";
import { tellSizes } from "./tell-sizes.js";
import { tellTaken } from "./tell-taken.js";
import { View } from "./view.js";

/** The sentences for a finding that says that it cannot be; undefined when the rule's own are as good. */
export function tellContradiction({ grounds }: Finding, cited: View): Telling[] | undefined {
  if (grounds.kind === "bound") return tellSizes(grounds.part, cited);
  if (grounds.kind === "reach") return tellReach(grounds.constraint, cited);
  const [constraint, second, ...others] = grounds.kind === "local" ? grounds.constraints : [];
  if (constraint !== undefined && second !== undefined && others.length === 0)
    return tellTwoColumns(constraint, second, cited);
  if (grounds.kind !== "local" || grounds.constraints.length !== 1 || constraint === undefined)
    return undefined;
  if (constraint.source.kind !== "column") return undefined;
  const column = cited.setting.columns.find((c) => c === constraint);
  return column && tellColumnAgainstRules(column, cited);
}

/** All collected letters of a sum, which are too small or too large together. */
function tellReach({ monomials, carries, constant, source }: Constraint, cited: View): Telling[] | undefined {
  if (source.kind !== "weights" || carries.length > 0) return undefined;
  const left = new CollectedSide(cited);
  const right = new CollectedSide(cited);
  const heaviestFirst = [...monomials].sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient));
  for (const { coefficient, symbols } of heaviestFirst)
    (coefficient > 0 ? left : right).add(Math.abs(coefficient), symbols[0] as number);
  (constant > 0 ? left : right).addNumber(Math.abs(constant));
  const [small, large] = left.high < right.low ? [left, right] : [right, left];
  if (small.high >= large.low) return undefined;
  const equation = `${left.text} = ${right.text}`;
  if (monomials.length === 0) return [{ template: "weights.cancels", slots: { equation } }];
  const slots = { equation, small: small.text, large: large.text, high: small.high, low: large.low };
  const known = small.isNumber ? ".small-known" : large.isNumber ? ".large-known" : "";
  return [{ template: `weights.sizes${known}`, slots }];
}

/** One side of a collected equation. */
class CollectedSide {
  readonly #view: View;
  readonly #terms: string[] = [];
  low = 0;
  high = 0;
  isNumber = true;

  constructor(view: View) {
    this.#view = view;
  }

  get text(): string {
    return this.#terms.length === 0 ? "0" : this.#terms.join(" + ");
  }

  add(coefficient: number, symbol: number): void {
    const digits = digitsIn(this.#view.masks[symbol] as number);
    const name = symbolName(symbol, this.#view.setting);
    this.#terms.push(coefficient === 1 ? name : `${coefficient}·${name}`);
    this.low += coefficient * (digits[0] ?? 0);
    this.high += coefficient * (digits.at(-1) ?? 0);
    this.isNumber = false;
  }

  addNumber(value: number): void {
    if (value === 0) return;
    this.#terms.push(String(value));
    this.low += value;
    this.high += value;
  }
}

/** More ways of a column are no list to look through. */
const MOST_ROWS = 10;

/** Two columns of which one works in a few ways, and the other in none of these. */
function tellTwoColumns(a: Constraint, b: Constraint, cited: View): Telling[] | undefined {
  if (!isColumn(a) || !isColumn(b)) return undefined;
  const lists = [a, b].map((column) => rowsOf([column], cited, MOST_ROWS));
  const fewer = (lists[1]?.length ?? Number.POSITIVE_INFINITY) < (lists[0]?.length ?? MOST_ROWS + 1);
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
  return [{ template, slots }, ...tellTaken(symbols, cited)];
}

/** More ways of a column are not looked at. */
const MOST_NODES = 3000;

/** A column that works only against a rule of the puzzle. */
function tellColumnAgainstRules(column: Column, cited: View): Telling[] | undefined {
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
    return [...tellings, { template, slots: { ...slots, letter, word } }, ...tellTaken(symbols, cited)];
  }
  const equal = waysOf(column, withEqualLetters(cited));
  if (equal.length > 0) {
    const pair = symbols
      .flatMap((a, i) => symbols.slice(i + 1).map((b) => [a, b] as const))
      .find(([a, b]) => equal.every((way) => way[a] === way[b]));
    if (pair === undefined) return undefined;
    const [letter, other] = pair.map((s) => symbolName(s, setting)) as [string, string];
    const plain = [`${letter} = ${other}`, `${other} = ${letter}`].includes(slots.equation);
    const template = plain ? "column-against.same" : "column-against.equal";
    return [...tellings, { template, slots: { ...slots, letter, other } }];
  }
  const { coefficients, constant } = numbersOf(column, cited);
  if (coefficients.length > 0 && coefficients.every((c) => c % 2 === 0) && constant % 2 !== 0) {
    const isPlain = column.result.every((m) => m.symbols.length === 0) && column.carryIn < 0;
    const digit = column.result[0]?.coefficient ?? 0;
    return isPlain && column.added.every((m) => m.symbols.length > 0)
      ? [{ template: "column-against.even", slots: { ...slots, added: addedText(column, cited), digit } }]
      : [{ template: "column-against.parity", slots }];
  }
  return undefined;
}

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

/** The same view, but the first letters of numbers may be 0. */
function withZeros(view: View): View {
  const relaxed = view.clone();
  for (const symbol of relaxed.masks.keys())
    if (isBarredFromZero(symbol, view.setting)) relaxed.masks[symbol] = (relaxed.masks[symbol] as number) | 1;
  return relaxed;
}

function isBarredFromZero(symbol: number, setting: Setting): boolean {
  return ((setting.domains[symbol] as number) & 1) === 0 && wordBegunBy(symbol, setting) !== undefined;
}

/** The same view, but different letters may have the same digit. */
function withEqualLetters(view: View): View {
  const { setting } = view;
  const free: Setting = {
    ...setting,
    apart: new Uint8Array(setting.apart.length),
    different: setting.different.map(() => []),
    allApart: false,
  };
  const relaxed = View.of(free);
  for (const [symbol, mask] of view.masks.entries()) {
    const domain = setting.domains[symbol] as number;
    // A digit that is missing only because another letter has it is allowed again.
    const taken = (setting.different[symbol] as readonly number[]).reduce((set, other) => {
      const digit = view.fixed[other] as number;
      return digit >= 0 ? set | (1 << digit) : set;
    }, 0);
    relaxed.learn({ kind: "digits", symbol, digits: mask | (domain & taken) });
  }
  for (const [carry, low] of view.lows.entries())
    relaxed.learn({ kind: "carry", carry, low, high: view.highs[carry] as number });
  return relaxed;
}

/** A number that begins with the symbol and may not begin with 0. */
function wordBegunBy(symbol: number, { puzzle }: Setting): string | undefined {
  const { leadingZero, loneZero } = puzzle.rules;
  for (const [word, places] of puzzle.places) {
    if (places[0] !== symbol || (places.length > 1 ? leadingZero : loneZero) !== "forbid") continue;
    const texts = word.cells.map((c) =>
      c.kind === "letter" ? c.letter : c.kind === "digit" ? c.value : "?",
    );
    return texts.join("");
  }
  return undefined;
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
