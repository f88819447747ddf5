/**
 * Whether letters that must all differ can each have a digit of their own: a matching of letters and
 * digits, found by augmenting paths (Kuhn's method).
 */
import { digitsIn } from "../setting/digits.js";
import type { View } from "./view.js";

/** Whether these symbols, which must all differ, can be given different candidates. */
export function canBeMatched(symbols: readonly number[], view: View): boolean {
  const holder = new Map<number, number>();
  const place = (symbol: number, tried: Set<number>): boolean => {
    for (const digit of digitsIn(view.masks[symbol] as number)) {
      if (tried.has(digit)) continue;
      tried.add(digit);
      const other = holder.get(digit);
      if (other === undefined || place(other, tried)) {
        holder.set(digit, symbol);
        return true;
      }
    }
    return false;
  };
  return symbols.every((symbol) => place(symbol, new Set()));
}
