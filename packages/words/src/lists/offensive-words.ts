/**
 * Words that nobody wants to find on a printed sheet: the single words of the package naughty-words,
 * a few that it lacks, and their usual endings. Loaded when first asked for.
 *
 * A filter for suggestions, not a judgement: an innocent word too many is left out rather than an
 * offensive one let in. Of a word's meanings only the list's opinion counts (SNATCH is out).
 */
import { asPuzzleWord } from "../puzzle-word.js";

/** Insults and slurs that the list does not have. */
const ALSO = `arse bugger chink crap cripple darky dyke fart goddamn gook golliwog halfbreed hebe homo jap
  lesbo moron nazi pansy piss pissed prick pricked retard retarded shag shagged shagging slag spaz squaw turd wog
  yid`;

/** Beginnings of words that have no innocent relatives. */
const STEMS = [
  "FUCK",
  "SHIT",
  "CUNT",
  "NIGG",
  "BITCH",
  "SLUT",
  "WHOR",
  "PAEDOPHIL",
  "PEDOPHIL",
  "MASTURBAT",
  "PORN",
];

/** Endings that leave an offensive word what it is; with -ER or -Y, BUTTER and SPICY would go, too. */
const ENDINGS = ["", "S", "ES", "D", "ED", "ING"];

/** Tells whether a word, in capitals, is left out of what people are shown. */
export type IsOffensive = (word: string) => boolean;

/** Loads the list; the answer judges English words in capital letters. */
export async function offensiveWords(): Promise<IsOffensive> {
  const { default: list } = await import("naughty-words/en.json", { with: { type: "json" } });
  const single = [...list, ...ALSO.split(/\s+/)].filter((word) => /^[a-z]+$/.test(word));
  const words = new Set<string>();
  for (const word of single) {
    const capitals = asPuzzleWord(word);
    for (const ending of ENDINGS) {
      words.add(capitals + ending);
      // RAPE: RAPING.
      if (ending === "ING" && capitals.endsWith("E")) words.add(capitals.slice(0, -1) + ending);
    }
  }
  return (word) => words.has(word) || STEMS.some((stem) => word.includes(stem));
}
