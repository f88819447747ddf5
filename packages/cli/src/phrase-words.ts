/** Familiar English words that the letters of a puzzle can spell, from which a phrase may be made. */
import type { Spelling, SpeltPhrase } from "cryptarithm";

/** So many words are named, the longest ones. */
const MOST = 40;
const SHORTEST = 3;
const FAMILIARITY = 20;

/** The longest words first, of one length the most familiar ones; no offensive ones. */
export async function spellableWords(spelling: Spelling): Promise<readonly SpeltPhrase[]> {
  const { mostFamiliarWords } = await import("cryptarithm-words");
  const words = await mostFamiliarWords({
    count: Number.POSITIVE_INFINITY,
    shortest: SHORTEST,
    familiarity: FAMILIARITY,
  });
  return words
    .map((word) => spelling.spell(word))
    .filter(({ lacks }) => lacks.length === 0)
    .sort((a, b) => b.phrase.length - a.phrase.length)
    .slice(0, MOST);
}
