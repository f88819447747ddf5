/**
 * Order of rows (level 2). Of two rows of one number the larger row belongs to the larger digit, and equal
 * rows to equal digits.
 *
 * AB × C = DE and AB × F = GHI: the second row is longer, so F is more than C.
 */
import type { Place } from "../../semantics/puzzle.js";
import type { Finding, Rule, Telling } from "../rule.js";
import { symbolName } from "../setting/names.js";
import { knownDigit, numberText, productText } from "../setting/product-form.js";
import type { Claim } from "../state/claim.js";
import { noteValue } from "../state/grounds.js";
import { satisfied } from "../state/local-search.js";
import type { Moment } from "../state/moment.js";
import { orderNote } from "../state/note.js";
import {
  comparingAt,
  eachRowOrder,
  lettersAt,
  type Orders,
  ordersOf,
  ordersOfRows,
  type Pair,
  type RowPair,
  rowPair,
  rowPairs,
} from "../state/row-order.js";
import type { View } from "../state/view.js";
import { digitText } from "../tell/claim-text.js";

export const orderOfRows: Rule = {
  name: "order-of-rows",
  level: 2,
  example: { formula: "AB * C = DE; AB * F = GHI", solutions: 3, finds: ["C < F"] },
  find(moment) {
    const findings: Finding[] = [];
    for (const pair of rowPairs(moment.setting)) {
      const [first, second] = pair.rows.map(({ form }) => form.part) as [number, number];
      const claims = claimsOf(pair, moment);
      if (claims.length === 0) continue;
      const grounds = { kind: "rows", parts: [first, second] } as const;
      findings.push({ rule: orderOfRows, spot: { part: first }, grounds, claims });
    }
    return findings;
  },
  tell: ({ grounds, claims }, cited) => {
    const pair = grounds.kind === "rows" ? rowPair(grounds.parts, cited.setting) : undefined;
    return pair === undefined ? [] : [sentence(pair, claims, cited)];
  },
};

const isOneWay = ({ less, equal, more }: Orders): boolean => !equal && less !== more;

function claimsOf(pair: RowPair, { view }: Moment): Claim[] {
  const digits = ordersOf(pair.digits, view);
  const rows = ordersOfRows(pair, view);
  // Where either order is possible on both sides, the one tells nothing of the other.
  if (digits.less && digits.more && rows.less && rows.more) return [];
  const at = comparingAt(pair, view)?.pair;
  const symbols = lettersAt(pair, at);
  const left = new Map(symbols.map((symbol) => [symbol, 0]));
  const notes = [pair.digits, ...(at === undefined ? [] : [at])].flatMap((two) => openNotes(two, view));
  const holding = new Set(notes);
  let ways = 0;
  const outcome = eachRowOrder(pair, view, (values) => {
    ways++;
    for (const s of symbols) left.set(s, (left.get(s) as number) | (1 << (values[s] as number)));
    for (const claim of holding)
      if (!satisfied(claim.note, noteValue(claim.note, values))) holding.delete(claim);
    return false;
  });
  if (outcome !== "all") return [];
  if (ways === 0) return view.contradictory ? [] : [{ kind: "impossible" }];
  const found: Claim[] = [...left].map(([symbol, mask]) => ({ kind: "digits", symbol, digits: mask }));
  return [...found, ...holding].filter((claim) => view.isNews(claim));
}

/** The orders of two open letters that their candidates do not tell. */
function openNotes([a, b]: Pair, view: View): Extract<Claim, { readonly kind: "note" }>[] {
  if (a < 0 || b < 0 || a === b || view.fixed[a] !== -1 || view.fixed[b] !== -1) return [];
  if (isOneWay(ordersOf([a, b], view))) return [];
  return [orderNote(a, b), orderNote(b, a)].map((note) => ({ kind: "note", note }));
}

/** Why the rows say it of the digits, or the digits of the rows. */
function sentence(pair: RowPair, claims: readonly Claim[], cited: View): Telling {
  const { rows, digits, places } = pair;
  const [product, other] = rows.map(({ form }) => productText(form, cited)) as [string, string];
  const plain = (template: string): Telling => ({ template, slots: { product, other } });
  const never = claims[0]?.kind === "impossible";
  const at = comparingAt(pair, cited);
  const [d, e] = digits.map((place) => nameOf(place, cited)) as [string, string];
  if (at === undefined)
    return { template: `order-of-rows.same${never ? ".never" : ""}`, slots: { first: d, second: e } };
  const ofRows = ordersOf(at.pair, cited);
  const ofDigits = ordersOf(digits, cited);
  if (never && isOneWay(ofRows) && !(ofRows.less ? ofDigits.less : ofDigits.more)) {
    const [less, more] = ofRows.less ? [d, e] : [e, d];
    return { template: "order-of-rows.never.larger", slots: { less, more } };
  }
  if (never) return plain("order-of-rows.never");
  const aboutDigits = claims.some((claim) => lettersOf(claim).some((s) => digits.includes(s)));
  const [r, s] = at.pair.map((place) => nameOf(place, cited)) as [string, string];
  if (isOneWay(ofRows) && aboutDigits) {
    const [less, more, low, high] = ofRows.less ? [d, e, r, s] : [e, d, s, r];
    const shorter = Math.abs(rows[0].result.length - rows[1].result.length);
    if (at.index < shorter)
      return {
        template: "order-of-rows.longer",
        slots: { less, more, so: compared(less, more, cited, "more") },
      };
    const start = numberText(
      places.slice(shorter, at.index).map(([place]) => place),
      cited,
    );
    const slots = { less, more, start, why: compared(low, high, cited), so: compared(less, more, cited) };
    return { template: `order-of-rows.first${start === "" ? "" : ".behind"}`, slots };
  }
  const padded = places[at.index]?.some((_, i) => rows[i as 0 | 1].result.length < places.length - at.index);
  if (padded) return plain("order-of-rows");
  if (isOneWay(ofDigits)) {
    const [less, more, low, high] = ofDigits.less ? [d, e, r, s] : [e, d, s, r];
    const slots = { less, more, low, high, why: compared(less, more, cited), so: compared(low, high, cited) };
    return { template: `order-of-rows.digits${ofRows.equal ? ".at-most" : ""}`, slots };
  }
  if (!ofDigits.less && !ofDigits.more)
    return { template: "order-of-rows.equal", slots: { product, other, first: r, second: s } };
  return plain("order-of-rows");
}

/** `C is less than F`, with a letter first: never `2 is less than F`. */
function compared(less: string, more: string, { setting }: View, first: "less" | "more" = "less"): Telling {
  const isLetter = (name: string): boolean => setting.puzzle.symbols.some((symbol) => symbol.name === name);
  const moreFirst = first === "more" ? isLetter(more) || !isLetter(less) : !isLetter(less) && isLetter(more);
  return { template: `order-of-rows.${moreFirst ? "more" : "less"}`, slots: { less, more } };
}

function nameOf(place: Place, cited: View): string {
  const digit = knownDigit(place, cited);
  return digit >= 0 ? digitText(digit) : symbolName(place, cited.setting);
}

function lettersOf(claim: Claim): readonly number[] {
  if (claim.kind === "digits") return [claim.symbol];
  return claim.kind === "note" ? claim.note.monomials.flatMap(({ symbols }) => symbols) : [];
}
