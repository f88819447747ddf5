/** What is known before the first step: what the rules of the puzzle say of single letters. */
import { type Explanation, Known } from "cryptarithm";

export function knownAtStart({ rules }: Pick<Explanation, "rules">): Known {
  const known = new Known();
  for (const [letter, given] of Object.entries(rules.given)) {
    const digits = typeof given === "number" ? [given] : "not" in given ? undefined : given;
    if (digits !== undefined) known.learn([{ id: 0, claim: { letter, digits } }]);
  }
  return known;
}
