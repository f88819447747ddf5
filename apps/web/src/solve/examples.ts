/** The examples: each shows another thing that there is. Each has exactly one solution, but the one that says so. */
import type { Puzzle } from "../state/puzzle.js";
import type { ENGLISH } from "./english.js";

export interface Example extends Puzzle {
  readonly name: keyof typeof ENGLISH.exampleNames;
}

/** These are drawn on the empty page. */
export const FIRST_EXAMPLES: readonly Example[] = [
  { name: "classic", text: "SEND + MORE = MONEY", rules: {} },
  { name: "several", text: "TWO + TWO = FOUR", rules: {} },
  { name: "root", text: "√SQUARE = SIX", rules: {} },
  {
    name: "division",
    text: "KDNG : BT = STP\nPK\n----\n FN\n TN\n ---\n  BGG\n   NB\n  ---\n    N",
    rules: { layout: true },
  },
  { name: "russian", text: "Кто + кот = ток", rules: {} },
  { name: "system", text: "AB * C = DE; DE + FG = HI", rules: { digits: "1-9" } },
];

/** All of them are offered by name. */
export const EXAMPLES: readonly Example[] = [
  ...FIRST_EXAMPLES,
  { name: "pictures", text: "🐱🐱🐱 + 🐶 = 🐶🐭🐭🐭", rules: {} },
  {
    name: "skeleton",
    text: "   ?52?\n x   3?\n ------\n   ?0?8\n  4??2\n ------\n  4?7?8",
    rules: { layout: true },
  },
];
