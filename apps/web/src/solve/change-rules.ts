/** Rules changed by a click: each change is an entry of the history, so that Back undoes it. */
import type { Given } from "cryptarithm";
import { go } from "../app/navigation.js";
import { puzzle, type RuleChanges, withRules } from "../state/puzzle.js";
import { keys } from "../state/view.js";

export function changeRules(changes: RuleChanges): void {
  go("solve", { puzzle: withRules(changes), keys: keys.peek() });
}

/** What is known of one letter; undefined when nothing is any more. */
export function changeGiven(letter: string, given: Given | undefined): void {
  changeGivens({ [letter]: given });
}

export function changeGivens(givens: Readonly<Record<string, Given | undefined>>): void {
  const all = Object.entries({ ...puzzle.peek().rules.given, ...givens }).filter(
    ([, value]) => value !== undefined,
  );
  changeRules({ given: all.length === 0 ? undefined : (Object.fromEntries(all) as Record<string, Given>) });
}
