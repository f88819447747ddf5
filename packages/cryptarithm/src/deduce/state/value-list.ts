/**
 * What the values of a part say, listed once for each state of its letters. Rules ask for short lists
 * only; nobody reads long ones.
 */

import type { Part } from "../setting/part.js";
import type { Claim } from "./claim.js";
import type { Moment, Notebook } from "./moment.js";
import { remember } from "./remember.js";
import { eachValue, type Listing, mostLines, shortestListing } from "./values.js";
import type { View } from "./view.js";

export interface ValueList {
  readonly listing: Listing;
  /** How many lines there are to try at most, and how many of them make the part true. */
  readonly lines: number;
  readonly values: number;
  /** For each symbol the digits that occur. */
  readonly digits: ReadonlyMap<number, number>;
}

const kept = new WeakMap<Notebook, Map<string, ValueList>>();

/** The values of a part at a moment; undefined when it would be too long, or nothing in it is open. */
export function valueList(
  part: Part,
  { view, notebook }: Moment,
  most: number = Number.POSITIVE_INFINITY,
): ValueList | undefined {
  if (part.symbols.every((s) => view.fixed[s] !== -1)) return undefined;
  const { listing, lines } = shortestListing(part, view);
  if (lines > Math.min(most, mostLines(part, listing, view.setting))) return undefined;
  const lists = kept.get(notebook) ?? new Map<string, ValueList>();
  kept.set(notebook, lists);
  let key = `${part.index}`;
  for (const s of part.symbols) key += `,${view.masks[s]}`;
  return lists.get(key) ?? remember(lists, key, { listing, lines, ...listed(part, view) });
}

function listed(part: Part, view: View): Pick<ValueList, "values" | "digits"> {
  const digits = new Map<number, number>(part.symbols.map((s) => [s, 0]));
  let values = 0;
  eachValue(part, view, Number.POSITIVE_INFINITY, (found) => {
    values++;
    for (const s of part.symbols) {
      const digit = found[s] as number;
      digits.set(s, (digits.get(s) as number) | (digit === -1 ? (view.masks[s] as number) : 1 << digit));
    }
    return false;
  });
  return { values, digits };
}

/** What a list says that is news. */
export function listNews({ values, digits }: ValueList, view: View): Claim[] {
  if (values === 0) return [{ kind: "impossible" }];
  return [...digits]
    .map(([symbol, set]): Claim => ({ kind: "digits", symbol, digits: set }))
    .filter((claim) => view.isNews(claim));
}
