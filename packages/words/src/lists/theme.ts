/**
 * A theme: the list of words that somebody wants to see in puzzles. It is read from whatever people
 * write: one word a line, or commas, or a sentence.
 */
import { asPuzzleWord, foldedPuzzleWord } from "../puzzle-word.js";

/** How a theme is read. */
export interface ThemeOptions {
  /** Write É as E; otherwise accents stay. */
  readonly folded?: boolean;
  /** The code of the language, where capitals depend on it. */
  readonly language?: string;
}

/** The words of a theme, and what was no word. */
export interface Theme {
  /** In capital letters, each once, in the order of the text. */
  readonly words: readonly string[];
  /** Entries that have digits or no letters at all, as they were written. */
  readonly skipped: readonly string[];
}

/**
 * Reads a theme. Commas, semicolons and line ends part entries where there are any (`New York` is
 * then one word, `NEWYORK`); otherwise spaces do. `#` begins a comment.
 */
export function readTheme(text: string, options: ThemeOptions = {}): Theme {
  const { folded = false, language = "" } = options;
  const bare = text.replaceAll(/#.*/g, "").trim();
  const entries = bare.split(/[,;\n]/.test(bare) ? /[,;\r\n]+/ : /\s+/).map((entry) => entry.trim());
  const words = new Set<string>();
  const skipped: string[] = [];
  for (const entry of entries.filter((written) => written !== "")) {
    const word = folded ? foldedPuzzleWord(entry, language) : asPuzzleWord(entry, language);
    if (word === "" || /\p{N}/u.test(entry)) skipped.push(entry);
    else words.add(word);
  }
  return { words: [...words], skipped };
}
