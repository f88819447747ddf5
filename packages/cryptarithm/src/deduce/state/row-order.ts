/**
 * Two rows of one multiplicand: of N × d = R and N × e = S, with N more than 0, R is less than S exactly
 * when d is less than e. Which row is the smaller one shows at the first place in which they may differ,
 * a row that is shorter with zeros in front.
 */
import type { Place } from "../../semantics/puzzle.js";
import { digitsIn, greatest, isSingle, least, only } from "../setting/digits.js";
import { candidates, productsOf, type Row, sameNumber } from "../setting/product-form.js";
import type { Setting } from "../setting/setting.js";
import type { View } from "./view.js";

/** A digit of each row, or the digits that the number is multiplied by. */
export type Pair = readonly [Place, Place];

export interface RowPair {
  readonly rows: readonly [Row, Row];
  readonly digits: Pair;
  /** The digits of the rows below each other, first digits first; a shorter row begins with zeros. */
  readonly places: readonly Pair[];
}

/** Where two rows must be compared. */
interface Comparing {
  /** Its number among the places. */
  readonly index: number;
  readonly pair: Pair;
  /** Whether the rows are the same behind it: if they do not differ here, they are equal. */
  readonly last: boolean;
}

/** Which orders of two digits can be: the first less, both equal, the first more. */
export interface Orders {
  readonly less: boolean;
  readonly equal: boolean;
  readonly more: boolean;
}

/** More combinations of four digits are not looked at. */
const MOST_COMBINATIONS = 50_000;
const ZERO: Place = -1;

const known = new WeakMap<Setting, readonly RowPair[]>();

/** Every two rows of the same number. */
export function rowPairs(setting: Setting): readonly RowPair[] {
  let pairs = known.get(setting);
  if (pairs === undefined) {
    const { rows } = productsOf(setting);
    pairs = rows.flatMap((first, i) =>
      rows
        .slice(i + 1)
        .filter(({ multiplicand }) => sameNumber(first.multiplicand, multiplicand))
        .map((second) => pairOf(first, second)),
    );
    known.set(setting, pairs);
  }
  return pairs;
}

/** The two rows of these parts. */
export const rowPair = ([p, q]: readonly [number, number], setting: Setting): RowPair | undefined =>
  rowPairs(setting).find(({ rows: [first, second] }) => first.form.part === p && second.form.part === q);

function pairOf(first: Row, second: Row): RowPair {
  const length = Math.max(first.result.length, second.result.length);
  const at = ({ result }: Row, place: number): Place => result[place - length + result.length] ?? ZERO;
  return {
    rows: [first, second],
    digits: [first.digit, second.digit],
    places: Array.from({ length }, (_, place): Pair => [at(first, place), at(second, place)]),
  };
}

/** The letters that can matter to two rows. */
export function lettersOfRows(pair: RowPair, setting: Setting): Set<number> {
  const mayBe = (place: Place): number => (place < 0 ? only(-1 - place) : (setting.domains[place] as number));
  const all: Place[] = [...pair.digits];
  if (!isMoreThanZero(pair, mayBe, setting)) all.push(...pair.rows[0].multiplicand);
  for (const [a, b] of pair.places) {
    if (a === b) continue;
    all.push(a, b);
    if ((mayBe(a) & mayBe(b)) === 0 || mustDiffer(a, b, setting)) break;
  }
  return new Set(all.filter((place) => place >= 0));
}

const mustDiffer = (a: Place, b: Place, { apart, domains }: Setting): boolean =>
  a >= 0 && b >= 0 && apart[a * domains.length + b] === 1;

/** Whether the number of the rows is surely more than 0: one of its digits is, or two must differ. */
function isMoreThanZero(
  { rows: [{ multiplicand }] }: RowPair,
  mayBe: (place: Place) => number,
  setting: Setting,
): boolean {
  return multiplicand.some(
    (a, i) => (mayBe(a) & 1) === 0 || multiplicand.slice(0, i).some((b) => mustDiffer(a, b, setting)),
  );
}

/** The first place in which the rows may differ; undefined when they are the same. */
export function comparingAt({ places }: RowPair, view: View): Comparing | undefined {
  const mayDiffer = ([a, b]: Pair): boolean => {
    const digits = candidates(a, view);
    return a !== b && !(isSingle(digits) && digits === candidates(b, view));
  };
  const index = places.findIndex(mayDiffer);
  if (index < 0) return undefined;
  return { index, pair: places[index] as Pair, last: !places.slice(index + 1).some(mayDiffer) };
}

/** The orders of two digits that their candidates allow. */
export function ordersOf([a, b]: Pair, view: View): Orders {
  const [first, second] = [candidates(a, view), candidates(b, view)];
  if (a === b || first === 0 || second === 0) return { less: false, equal: true, more: false };
  return {
    less: least(first) < greatest(second),
    equal: (first & second) !== 0 && !mustDiffer(a, b, view.setting),
    more: greatest(first) > least(second),
  };
}

/** The orders of the rows; as far as one place tells. */
export function ordersOfRows(pair: RowPair, view: View): Orders {
  const at = comparingAt(pair, view);
  if (at === undefined) return { less: false, equal: true, more: false };
  const orders = ordersOf(at.pair, view);
  return orders.equal && !at.last ? { less: true, equal: true, more: true } : orders;
}

/**
 * Calls `visit` with the digits of every combination in which the rows compare as the digits do, until it
 * returns true. Says "none" when nothing can be said, because the number may be 0 or there are too many.
 */
export function eachRowOrder(
  pair: RowPair,
  view: View,
  visit: (digits: Int8Array) => boolean,
): "all" | "stopped" | "none" {
  if (!isMoreThanZero(pair, (place) => candidates(place, view), view.setting)) return "none";
  const at = comparingAt(pair, view);
  const symbols = lettersAt(pair, at?.pair);
  const { apart, domains } = view.setting;
  const choices = symbols.map((symbol) => digitsIn(view.masks[symbol] as number));
  if (choices.reduce((product, { length }) => product * length, 1) > MOST_COMBINATIONS) return "none";
  const digits = new Int8Array(domains.length).fill(-1);
  const order = ([a, b]: Pair): number => Math.sign(digitAt(a, digits) - digitAt(b, digits));
  const isRight = (): boolean => {
    const rows = at === undefined ? 0 : order(at.pair);
    return rows === order(pair.digits) || (rows === 0 && at?.last === false);
  };
  const from = (i: number): boolean => {
    const symbol = symbols[i];
    if (symbol === undefined) return isRight() && visit(digits);
    for (const digit of choices[i] as number[]) {
      let taken = false;
      for (let j = 0; j < i; j++) {
        const other = symbols[j] as number;
        if (digits[other] === digit && apart[symbol * domains.length + other] === 1) taken = true;
      }
      digits[symbol] = digit;
      if (!taken && from(i + 1)) return true;
    }
    return false;
  };
  return from(0) ? "stopped" : "all";
}

const digitAt = (place: Place, digits: Int8Array): number =>
  place < 0 ? -1 - place : (digits[place] as number);

/** The letters of the two digits and of the place in which the rows are compared. */
export const lettersAt = ({ digits }: RowPair, at: Pair | undefined): number[] => [
  ...new Set([...digits, ...(at ?? [])].filter((place) => place >= 0)),
];
