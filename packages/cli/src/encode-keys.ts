/**
 * The keys of `encode`: the one that is given; of the words of a file; or of English words, whose lists are read only
 * when there is no other key.
 */
import { suggestKeys } from "cryptarithm";
import type { RawOptions } from "./asked.js";
import { baseOf, seedOf } from "./encode-asked.js";
import { readPuzzles } from "./inputs.js";
import { UsageError } from "./usage-error.js";

/** So many keys are looked for: one to be used, and others that are named. */
const KEYS = 6;
/** Of two words are so many of them. */
const PAIRS = 2;
/** Keys beyond the most familiar ones come again from the start. */
const FAMILIAR = 300;

/** The key to be used first, and others; empty where no words have as many letters as the base has digits. */
export async function keysOf(raw: RawOptions): Promise<readonly string[]> {
  if (raw.key !== undefined) return [raw.key];
  const base = baseOf(raw);
  const options = { base, seed: seedOf(raw), limit: KEYS };
  if (raw.words === undefined) return englishKeys(base, options.seed);
  const [text = ""] = await readPuzzles([], raw.words);
  const keys = suggestKeys(text.split(/\r?\n/), options);
  if (keys.length > 0) return keys;
  throw new UsageError(
    `no words of ${raw.words} have ${base} different letters together`,
    "give a --key, or more words",
  );
}

/** The first key with which the text of a puzzle has no offensive word, moved to the front; as they are where there is none. */
export async function inoffensiveFirst(
  keys: readonly string[],
  textWith: (key: string) => Promise<string>,
): Promise<readonly string[]> {
  for (const key of keys) {
    const text = await textWith(key);
    if ((await offensiveIn(text)).length === 0) return [key, ...keys.filter((other) => other !== key)];
  }
  return keys;
}

/** The words of a text that may offend; letters that stand together by chance can spell anything. */
export async function offensiveIn(text: string): Promise<readonly string[]> {
  const { offensiveWords } = await import("cryptarithm-words");
  const offensive = await offensiveWords();
  return [...new Set((text.match(/[A-Z]{3,}/g) ?? []).filter((word) => offensive(word)))];
}

/**
 * English words, and pairs of them, with so many letters, none of them twice; the most familiar ones for seed 0, the next
 * ones for the next seed.
 */
async function englishKeys(letters: number, seed: number): Promise<readonly string[]> {
  const { keyWords } = await import("cryptarithm-words");
  const page = async (words: 1 | 2, size: number): Promise<string[]> => {
    const keys = (await keyWords({ letters, words, count: FAMILIAR })).map((key) => key.words.join(" "));
    const pages = Math.max(1, Math.floor(keys.length / size));
    const from = (seed % pages) * size;
    return keys.slice(from, from + size);
  };
  return [...(await page(1, KEYS - PAIRS)), ...(await page(2, PAIRS))];
}
