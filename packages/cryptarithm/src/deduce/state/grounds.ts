/**
 * Grounds: why a step follows, in a form that can be checked without knowing any rule. A check takes
 * the grounds and the facts that the step cites, and looks for a case in which the conclusion fails;
 * there must be none.
 */
import { isTrue } from "../../semantics/evaluate.js";
import { followsFromSum, type Share } from "../setting/combination.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { digitsBetween, digitsIn, greatest, least } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { Claim } from "./claim.js";
import { LocalSearch, satisfied } from "./local-search.js";
import { canBeMatched } from "./matching.js";
import { cannotCompare, sideBounds } from "./part-bounds.js";
import { outOfReach } from "./reach.js";
import { reduced } from "./reduced.js";
import { eachRowOrder, rowPair } from "./row-order.js";
import { eachValue, mostLines, shortestListing } from "./values.js";
import type { View } from "./view.js";

export type Grounds =
  /** All values of the letters and carries of these constraints together. */
  | { readonly kind: "local"; readonly constraints: readonly Constraint[] }
  /** The least and greatest value that the terms of a linear equation can add up to. */
  | { readonly kind: "reach"; readonly constraint: Constraint }
  /** The least and greatest value of both sides of a part. */
  | { readonly kind: "bound"; readonly part: number }
  /** Different letters need different digits: these letters and the digits they may have. */
  | { readonly kind: "distinct"; readonly symbols: readonly number[] }
  /** Every letter of the part is known, and it is not true. */
  | { readonly kind: "value"; readonly part: number }
  /**
   * Every assignment of the letters of a part (within their candidates, different letters different)
   * that makes it true by exact evaluation. See values.ts for the short ways to list them.
   */
  | { readonly kind: "values"; readonly part: number }
  /**
   * Any two of these letters can be exchanged: that turns the puzzle into itself, up to the order of
   * addends and factors and of the sides of an equation. So one order of their digits stands for all;
   * only as the first of all steps, when nothing else is known. A solution then stands for itself and
   * for those that exchanging makes.
   */
  | { readonly kind: "swap"; readonly symbols: readonly number[] }
  /**
   * Some parts, each times a whole number, added up give the note. An equation counts as left less right (in
   * its cleared form, and so any number of times), `a < b` as b - a - 1 ≥ 0, `a ≤ b` as b - a ≥ 0 (these only
   * times natural numbers). With the letters that the cited facts fix put in, the note is that polynomial
   * coefficient by coefficient; up to multiples of its modulus when it is a congruence (of equations only);
   * and for `at-least-zero` the note less that polynomial may have natural coefficients left.
   */
  | { readonly kind: "combination"; readonly shares: readonly Share[] }
  /**
   * Two parts that say the same number times one digit, N × d = R and N × e = S, where N cannot be 0: the rows
   * R and S compare as the digits d and e do. All values of the two digits and of the first place in which
   * the rows may differ. See row-order.ts.
   */
  | { readonly kind: "rows"; readonly parts: readonly [number, number] }
  /** All that a letter or carry can be has been looked at, each case with its own steps. */
  | { readonly kind: "cases"; readonly symbols: readonly number[]; readonly carries: readonly number[] };

/** More nodes are no local enumeration. */
const LOCAL_NODES = 6000;

/** Whether all the claims hold in every case that the view allows. False also when that takes too long. */
export function follows(grounds: Grounds, claims: readonly Claim[], view: View): boolean {
  const { setting } = view;
  if (!notesIn(grounds).every((note) => view.notes.includes(note))) return false;
  switch (grounds.kind) {
    case "local":
      return view.digitless || followsLocally(grounds.constraints, claims, view);
    case "reach":
      return claims.every((claim) => against(claim, view).every((v) => outOfReach(grounds.constraint, v)));
    case "bound":
      return claims.every((claim) => against(claim, view).every((v) => isTooFarFor(claim, grounds.part, v)));
    case "distinct":
      return claims.every((claim) => against(claim, view).every((v) => !canBeMatched(grounds.symbols, v)));
    case "values":
      return view.digitless || followsFromValues(setting.parts[grounds.part] as Part, claims, view);
    case "combination":
      return claims.every(
        (claim) => claim.kind === "note" && followsFromSum(claim.note, grounds.shares, view),
      );
    case "rows":
      return view.digitless || followsFromRows(grounds.parts, claims, view);
    case "swap":
    case "cases":
      // The steps of the cases are checked one by one.
      return true;
    case "value":
      return claims.every(({ kind }) => kind === "impossible") && isFalse(grounds.part, view);
  }
}

/** The notes that grounds use; they must be known. */
export function notesIn(grounds: Grounds): Constraint[] {
  const constraints =
    grounds.kind === "local" ? grounds.constraints : grounds.kind === "reach" ? [grounds.constraint] : [];
  return constraints.filter(({ source }) => source.kind === "note");
}

function followsFromValues(part: Part, claims: readonly Claim[], view: View): boolean {
  if (claims.some(({ kind }) => kind === "carry" || kind === "note")) return false;
  const { listing } = shortestListing(part, view);
  return (
    eachValue(part, view, mostLines(part, listing, view.setting), (digits) =>
      claims.some((claim) => {
        if (claim.kind !== "digits") return true;
        const digit = digits[claim.symbol] as number;
        return digit === -1 || (claim.digits & (1 << digit)) === 0;
      }),
    ) === "all"
  );
}

function followsFromRows(parts: readonly [number, number], claims: readonly Claim[], view: View): boolean {
  const pair = rowPair(parts, view.setting);
  if (pair === undefined || claims.some(({ kind }) => kind === "carry" || kind === "taken")) return false;
  const outcome = eachRowOrder(pair, view, (digits) =>
    claims.some((claim) => {
      if (claim.kind === "digits") {
        const digit = digits[claim.symbol] as number;
        return digit === -1 ? view.isNews(claim) : (claim.digits & (1 << digit)) === 0;
      }
      if (claim.kind !== "note") return true;
      const covered = claim.note.monomials.every(({ symbols }) => symbols.every((s) => digits[s] !== -1));
      return !covered || !satisfied(claim.note, noteValue(claim.note, digits));
    }),
  );
  return outcome === "all";
}

/** The searches of the constraints that were asked for last: premises are left out of a step one by one. */
const searches = new Map<readonly Constraint[], LocalSearch>();
const MOST_SEARCHES = 64;

function searchOf(constraints: readonly Constraint[], view: View): LocalSearch {
  const known = searches.get(constraints);
  if (known !== undefined) return known;
  const { puzzle, carries } = view.setting;
  const changing = constraints.some(({ demand }) => typeof demand !== "string");
  const search = new LocalSearch(
    changing ? constraints.map((c) => reduced(c, view)) : constraints,
    puzzle.symbols.length,
    carries.length,
  );
  if (changing) return search;
  if (searches.size >= MOST_SEARCHES) searches.clear();
  searches.set(constraints, search);
  return search;
}

function followsLocally(constraints: readonly Constraint[], claims: readonly Claim[], view: View): boolean {
  const { setting } = view;
  const [only] = claims;
  if (
    claims.length === 1 &&
    only?.kind === "digits" &&
    constraints.some((c) => symbolsIn(c).includes(only.symbol))
  ) {
    // Of one letter, only its other digits are looked at: there must be no way with them.
    const digits = (view.masks[only.symbol] as number) & ~only.digits;
    const against = withClaim(view, { ...only, digits });
    return digits === 0 || followsLocally(constraints, [{ kind: "impossible" }], against);
  }
  const n = setting.puzzle.symbols.length;
  const search = searchOf(constraints, view);
  const covered = new Set(search.order);
  const inside = claims.every((claim) => {
    if (claim.kind === "digits") return covered.has(claim.symbol) || !view.isNews(claim);
    if (claim.kind === "carry") return covered.has(n + claim.carry) || !view.isNews(claim);
    if (claim.kind === "note")
      return claim.note.monomials.every((m) => m.symbols.every((s) => covered.has(s)));
    return true;
  });
  if (!inside) return false;
  // What is hopeless is not begun: premises are left out for a trial again and again.
  if (search.size(view) > 10 * LOCAL_NODES) return false;
  const outcome = search.run(view, LOCAL_NODES, (values) =>
    claims.some((claim) => {
      if (claim.kind === "digits")
        return covered.has(claim.symbol) && (claim.digits & (1 << (values[claim.symbol] as number))) === 0;
      if (claim.kind === "carry") {
        const value = values[n + claim.carry] as number;
        return covered.has(n + claim.carry) && (value < claim.low || value > claim.high);
      }
      if (claim.kind === "taken")
        return !claim.among.some((s) => covered.has(s) && values[s] === claim.digit);
      return claim.kind === "impossible" || !satisfied(claim.note, noteValue(claim.note, values));
    }),
  );
  return outcome === "all";
}

/** The sum of a note, which has no carries. */
export function noteValue(note: Constraint, values: ArrayLike<number>): number {
  return note.monomials.reduce(
    (sum, { coefficient, symbols }) =>
      sum + symbols.reduce((term, s) => term * (values[s] as number), coefficient),
    note.constant,
  );
}

/**
 * The views in which a claim fails, together all of them: a letter's other digits in runs, since bounds
 * see only the ends of a run.
 */
function against(claim: Claim, view: View): View[] {
  if (claim.kind === "impossible") return [view];
  if (claim.kind === "carry") {
    const [low, high] = [view.lows[claim.carry] as number, view.highs[claim.carry] as number];
    return [
      { ...claim, low, high: claim.low - 1 },
      { ...claim, low: claim.high + 1, high },
    ]
      .filter((run) => run.low <= run.high && run.low <= high && run.high >= low)
      .map((run) => withClaim(view, run));
  }
  if (claim.kind === "note" || claim.kind === "taken")
    throw new Error("bounds and matchings tell nothing of notes and taken digits");
  let others = (view.masks[claim.symbol] as number) & ~claim.digits;
  const views: View[] = [];
  while (others !== 0) {
    const from = least(others);
    let to = from;
    // Digits between that the letter cannot have anyway do not end a run.
    const kept = (view.masks[claim.symbol] as number) & claim.digits;
    for (let d = from + 1; d <= greatest(others) && (kept & (1 << d)) === 0; d++)
      if (others & (1 << d)) to = d;
    views.push(
      withClaim(view, { kind: "digits", symbol: claim.symbol, digits: others & digitsBetween(from, to) }),
    );
    others &= ~digitsBetween(from, to);
  }
  return views;
}

function withClaim(view: View, claim: Claim): View {
  const copy = view.clone();
  copy.learn(claim);
  return copy;
}

/** Whether the two sides of a part cannot meet. That a carry has no value is for its column to say. */
export function isTooFar(part: number, view: View): boolean {
  if (view.digitless) return true;
  const { comparison } = view.setting.parts[part] as Part;
  if (comparison === undefined) return false;
  const { left, right } = sideBounds(comparison, view);
  return cannotCompare(left, comparison.operator, right);
}

/** The same of a run of digits; a letter that stands on both sides may need them one by one. */
function isTooFarFor(claim: Claim, part: number, view: View): boolean {
  if (isTooFar(part, view)) return true;
  if (claim.kind !== "digits") return false;
  const { symbol } = claim;
  return digitsIn(view.masks[symbol] as number).every((digit) =>
    isTooFar(part, withClaim(view, { kind: "digits", symbol, digits: 1 << digit })),
  );
}

/** Whether the letters of a part are known, and it is not true. */
function isFalse(part: number, view: View): boolean {
  const { setting } = view;
  const { expression, symbols } = setting.parts[part] as Part;
  if (symbols.some((s) => view.fixed[s] === -1)) return false;
  return isTrue(expression, setting.puzzle, view.fixed) === "no";
}
