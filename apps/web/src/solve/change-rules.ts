/** Rules changed by a click: each change is an entry of the history, so that Back undoes it. */
import type { Given, RuleOptions } from "cryptarithm";
import { go } from "../app/navigation.js";
import { puzzle } from "../state/puzzle.js";
import { keys } from "../state/view.js";

type Changes = { readonly [K in keyof RuleOptions]?: RuleOptions[K] | undefined };

/** Changes rules; a rule that is undefined goes back to its default. */
export function changeRules(changes: Changes): void {
  const { text, rules } = puzzle.peek();
  const changed = Object.entries({ ...rules, ...changes }).filter(([, value]) => value !== undefined);
  go("solve", { puzzle: { text, rules: Object.fromEntries(changed) }, keys: keys.peek() });
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
