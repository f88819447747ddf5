/** The techniques of a puzzle that was found, by their names in the language of the page. */
import { type Difficulty, LANGUAGES } from "cryptarithm";

/** The puzzle with the names of its techniques in the language of the page. */
export function titled<P extends { readonly difficulty?: Difficulty }>(puzzle: P, code: "en" | "de"): P {
  const { difficulty } = puzzle;
  if (difficulty === undefined || code === "en") return puzzle;
  const { rules } = LANGUAGES[code];
  const techniques = difficulty.techniques.map((each) => ({
    ...each,
    title: rules[each.rule] ?? each.title,
  }));
  return { ...puzzle, difficulty: { ...difficulty, techniques } };
}
