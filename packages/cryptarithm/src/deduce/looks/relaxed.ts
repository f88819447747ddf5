/**
 * Views in which one rule of the puzzle does not count: first letters may be 0, or different letters may
 * have the same digit. What works only there shows which rule it runs against.
 */
import { toldText } from "../setting/names.js";
import type { Setting } from "../setting/setting.js";
import { View } from "../state/view.js";

/** The same view, but the first letters of numbers may be 0, unless they are known. */
export function withZeros(view: View): View {
  const relaxed = view.clone();
  for (const symbol of relaxed.masks.keys())
    if (view.fixed[symbol] === -1 && isBarredFromZero(symbol, view.setting))
      relaxed.masks[symbol] = (relaxed.masks[symbol] as number) | 1;
  return relaxed;
}

export function isBarredFromZero(symbol: number, setting: Setting): boolean {
  return ((setting.domains[symbol] as number) & 1) === 0 && wordBegunBy(symbol, setting) !== undefined;
}

/** The same view, but different letters may have the same digit. */
export function withEqualLetters(view: View): View {
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
    const digits = view.fixed[symbol] === -1 ? mask | (domain & taken) : mask;
    relaxed.learn({ kind: "digits", symbol, digits });
  }
  for (const [carry, low] of view.lows.entries())
    relaxed.learn({ kind: "carry", carry, low, high: view.highs[carry] as number });
  return relaxed;
}

/** A number that begins with the symbol and may not begin with 0. */
export function wordBegunBy(symbol: number, setting: Setting): string | undefined {
  const { puzzle } = setting;
  const { leadingZero, loneZero } = puzzle.rules;
  for (const [word, places] of puzzle.places) {
    if (places[0] !== symbol || (places.length > 1 ? leadingZero : loneZero) !== "forbid") continue;
    return toldText(word, setting);
  }
  return undefined;
}
