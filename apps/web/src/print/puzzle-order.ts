/** Another order of the puzzles, or fewer: their places before, in the order after; and what becomes of the keys. */
import type { Keys } from "../state/view.js";
import { listOf } from "./choices.js";

/** The place of a puzzle and a neighbour's, exchanged. */
export function exchanged(count: number, at: number, by: -1 | 1): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  [order[at], order[at + by]] = [at + by, at];
  return order;
}

export const without = (count: number, at: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => i !== at);

/** Keys whose texts stand in the order of the puzzles, one for each. */
const OF_EACH = ["phrase", "points", "author"] as const;

/** The keys of a sheet whose puzzles have come to stand in another order, or are fewer. */
export function keysInOrder(own: Keys, order: readonly number[]): Keys {
  const changed = new Map(own);
  for (const name of OF_EACH) {
    const list = listOf(own, name);
    // An author alone is that of all.
    if (!own.has(name) || (name === "author" && list.length === 1)) continue;
    const text = order
      .map((i) => list[i] ?? "")
      .join("|")
      .replace(/\|+$/, "");
    if (text === "") changed.delete(name);
    else changed.set(name, text);
  }
  return changed;
}
