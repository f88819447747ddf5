/**
 * All values of a part: every assignment of its letters, within their candidates and different letters
 * different, that makes it true by the exact evaluator. Three ways lead there, all to the same list:
 *
 * - plainly: each combination of its open letters is tried;
 * - a lone word on one side of an equation (FREAKY in ODD × ODD = FREAKY): the letters of the other
 *   side are tried, and the value is read off into the word;
 * - a power that must be a word (is_square(ZERO), or ATOM = (A + TO + M)² cleared of its root), or two equal powers of words (NAUGHT² = ZERO³, so
 *   NAUGHT is a cube and ZERO a square of the same number): the roots are tried.
 */
import { commonDivisor } from "../../number/common-divisor.js";
import { Undecided } from "../../number/exact.js";
import { evaluate, isTrue, numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place, symbolsOf } from "../../semantics/puzzle.js";
import type { Expression, Word } from "../../syntax/ast.js";
import { additive } from "../setting/additive.js";
import { digitsIn, size } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { Setting } from "../setting/setting.js";
import { exponentOf } from "./extremes.js";
import { wordBounds } from "./part-bounds.js";
import type { View } from "./view.js";

/** How the values of a part are listed. */
export type Listing =
  | { readonly kind: "plain"; readonly symbols: readonly number[] }
  /** The letters of `by` are tried; its value is `word`. */
  | {
      readonly kind: "lone";
      readonly word: Word;
      readonly by: Expression;
      readonly symbols: readonly number[];
    }
  /** Each word is a power of one natural number. */
  | { readonly kind: "roots"; readonly words: readonly { readonly word: Word; readonly exponent: number }[] };

const listings = new WeakMap<Part, readonly Listing[]>();

/** The ways to list the values of a part; they depend on its form alone. */
function listingsOf(part: Part, setting: Setting): readonly Listing[] {
  let found = listings.get(part);
  if (found === undefined) {
    found = [...rootsOf(part, setting), ...loneOf(part, setting), { kind: "plain", symbols: part.symbols }];
    listings.set(part, found);
  }
  return found;
}

function loneOf({ comparison }: Part, setting: Setting): Listing[] {
  if (comparison?.operator !== "=") return [];
  const { left, right } = additive(comparison);
  const ways: Listing[] = [];
  for (const [word, by] of [
    [right, left],
    [left, right],
  ] as const) {
    if (word.kind === "word")
      ways.push({
        kind: "lone",
        word,
        by,
        symbols: [...symbolsOf(by, setting.puzzle)].sort((a, b) => a - b),
      });
  }
  return ways;
}

const POWERS: Readonly<Record<string, number>> = { is_square: 2, is_cube: 3 };

function rootsOf({ expression, comparison, cleared }: Part, { base }: Setting): Listing[] {
  if (expression.kind === "call") {
    const exponent = POWERS[expression.name];
    const [word] = expression.operands;
    if (exponent === undefined || word?.kind !== "word") return [];
    return [{ kind: "roots", words: [{ word, exponent }] }];
  }
  if (comparison?.operator !== "=" || cleared === undefined) return [];
  for (const [word, power] of [
    [cleared.left, cleared.right],
    [cleared.right, cleared.left],
  ] as const) {
    if (word.kind !== "word" || power.kind !== "power" || power.base.kind === "word") continue;
    const exponent = exponentOf(power.exponent, base);
    if (exponent !== undefined && isWhole(power.base, base))
      return [{ kind: "roots", words: [{ word, exponent }] }];
  }
  const [left, right] = [powerOf(comparison.left, base), powerOf(comparison.right, base)];
  if (left === undefined || right === undefined) return [];
  const common = commonDivisor(left.exponent, right.exponent);
  const words = [
    { word: left.word, exponent: right.exponent / common },
    { word: right.word, exponent: left.exponent / common },
  ];
  return words.every(({ exponent }) => exponent > 1) ? [{ kind: "roots", words }] : [];
}

/** Whether an expression is an integer whatever its letters are. */
function isWhole(node: Expression, base: number): boolean {
  switch (node.kind) {
    case "word":
      return true;
    case "numeral":
      return typeof numeralValue(node, base) === "bigint";
    case "negate":
      return isWhole(node.operand, base);
    case "sum":
      return node.terms.every(({ operand }) => isWhole(operand, base));
    case "product":
      return node.factors.every(({ operator, operand }) => operator === "*" && isWhole(operand, base));
    default:
      return false;
  }
}

/** A word to a written power, 1 when none is written. */
function powerOf(node: Expression, base: number): { word: Word; exponent: number } | undefined {
  if (node.kind === "word") return { word: node, exponent: 1 };
  if (node.kind !== "power" || node.base.kind !== "word" || node.exponent.kind !== "numeral")
    return undefined;
  const exponent = numeralValue(node.exponent, base);
  if (typeof exponent !== "bigint" || exponent < 1n || exponent > 20n) return undefined;
  return { word: node.base, exponent: Number(exponent) };
}

/** The shortest way to list the values of a part, and how many lines it has at most. */
export function shortestListing(
  part: Part,
  view: View,
): { readonly listing: Listing; readonly lines: number } {
  let best: { listing: Listing; lines: number } | undefined;
  for (const listing of listingsOf(part, view.setting)) {
    const lines = linesOf(listing, view);
    if (best === undefined || lines < best.lines) best = { listing, lines };
  }
  return best as { listing: Listing; lines: number };
}

/** Nobody writes longer lists. */
const MOST_LINES = 250;
/** Nor these, where columns tell more. */
const MOST_LINES_BESIDE_COLUMNS = 40;

/** How long a list of the values of a part may be for a person to write it, by its listing. */
export function mostLines(part: Part, { kind }: Listing, { calculations }: Setting): number {
  const hasColumns = kind !== "roots" && calculations.some((calculation) => calculation.part === part.index);
  return hasColumns ? MOST_LINES_BESIDE_COLUMNS : MOST_LINES;
}

/** How many lines a listing has at most. */
function linesOf(listing: Listing, view: View): number {
  if (listing.kind === "roots") {
    const [first, last] = rootRange(listing, view);
    return Math.max(0, last - first + 1);
  }
  return listing.symbols.reduce((lines, s) => lines * size(view.masks[s] as number), 1);
}

/** From the least to the greatest root that suits all words. */
function rootRange({ words }: Listing & { kind: "roots" }, view: View): [number, number] {
  let [first, last] = [0, Number.POSITIVE_INFINITY];
  for (const { word, exponent } of words) {
    const { low, high } = wordBounds(word, view);
    // Doubles find the root or its neighbour; one more on either side does no harm.
    first = Math.max(first, Math.floor(Number(low) ** (1 / exponent)) - 1);
    last = Math.min(last, Math.ceil(Number(high) ** (1 / exponent)) + 1);
  }
  return [Math.max(0, first), last];
}

/**
 * Visits every assignment that makes the part true; `digits` has -1 for letters outside of the part, and for
 * those that a list of roots leaves open.
 * Returns "all", or "stopped" when `visit` returned true, or "too many" before anything is visited.
 */
export function eachValue(
  part: Part,
  view: View,
  most: number,
  visit: (digits: Int8Array, value: bigint | undefined) => boolean,
): "all" | "stopped" | "too many" {
  const { listing, lines } = shortestListing(part, view);
  if (lines > most) return "too many";
  const { setting } = view;
  const { puzzle } = setting;
  const digits = new Int8Array(view.masks.length).fill(-1);
  /** Letters that are given a digit, in order. */
  const given: number[] = [];
  const give = (symbol: number, digit: number): boolean => {
    if (digits[symbol] !== -1) return digits[symbol] === digit;
    if (((view.masks[symbol] as number) & (1 << digit)) === 0) return false;
    for (const other of given)
      if (digits[other] === digit && setting.apart[symbol * digits.length + other]) return false;
    digits[symbol] = digit;
    given.push(symbol);
    return true;
  };
  const takeBack = (to: number): void => {
    while (given.length > to) digits[given.pop() as number] = -1;
  };
  const read = (word: Word, value: bigint): boolean => {
    const places = puzzle.places.get(word) as readonly Place[];
    const base = BigInt(setting.base);
    let rest = value;
    for (let i = places.length - 1; i >= 0; i--, rest /= base) {
      const place = places[i] as Place;
      const digit = Number(rest % base);
      if (place < 0 ? digitOfPlace(place) !== digit : !give(place, digit)) return false;
    }
    return rest === 0n;
  };
  if (listing.kind === "roots") {
    const [first, last] = rootRange(listing, view);
    for (let root = first; root <= last; root++) {
      const fits = listing.words.every(({ word, exponent }) => read(word, BigInt(root) ** BigInt(exponent)));
      const open = part.symbols.some((s) => digits[s] === -1);
      const holds = fits && (open || isTrue(part.expression, puzzle, digits) !== "no");
      if (holds && visit(digits, BigInt(root))) return "stopped";
      takeBack(0);
    }
    return "all";
  }
  const atEnd = (): boolean => {
    if (listing.kind === "plain")
      return isTrue(part.expression, puzzle, digits) !== "no" && visit(digits, undefined);
    const value = naturalValue(listing.by, view, digits);
    if (value === "undecided") return visit(digits, undefined);
    if (value === undefined) return false;
    const before = given.length;
    const stop = read(listing.word, value) && visit(digits, value);
    takeBack(before);
    return stop;
  };
  const descend = (level: number): boolean => {
    const symbol = listing.symbols[level];
    if (symbol === undefined) return atEnd();
    for (const digit of digitsIn(view.masks[symbol] as number)) {
      const before = given.length;
      if (give(symbol, digit) && descend(level + 1)) return true;
      takeBack(before);
    }
    return false;
  };
  return descend(0) ? "stopped" : "all";
}

/** The value of an expression when it is a natural number. */
function naturalValue(node: Expression, view: View, digits: Int8Array): bigint | "undecided" | undefined {
  try {
    const value = evaluate(node, view.setting.puzzle, digits);
    return typeof value === "bigint" && value >= 0n ? value : undefined;
  } catch (error) {
    if (error instanceof Undecided) return "undecided";
    throw error;
  }
}
