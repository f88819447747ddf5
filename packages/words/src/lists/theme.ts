/**
 * A theme: the list of words that somebody wants to see in puzzles. It is read from whatever people
 * have: one word a line, or commas, or a sentence; any language, any line ends, with or without a mark
 * of the byte order.
 *
 * Nothing is mended in silence: an entry becomes the word that it plainly is, or it is skipped with a
 * reason. `apple 2` is not APPLE, `caf\ufffd` is not CAF, and РEAR with a Russian Р is no English word.
 */
import { asPuzzleWord, foldedPuzzleWord, lettersOf } from "../puzzle-word.js";

/** How a theme is read. */
export interface ThemeOptions {
  /** Write É as E; otherwise accents stay. */
  readonly folded?: boolean;
  /** The code of the language, where capitals depend on it. */
  readonly language?: string;
}

/**
 * Why an entry is no word: it has digits; signs such as emoji, `+` or `/`; characters that are left when a file is
 * read in the wrong encoding; letters of two alphabets that look alike; more than 50 letters; or no letters at all.
 */
export const SKIP_REASONS = [
  "digits",
  "signs",
  "wrong encoding",
  "two alphabets",
  "too long",
  "no letters",
] as const;

/** Why an entry is no word. */
export type SkipReason = (typeof SKIP_REASONS)[number];

/** An entry that is no word. */
export interface SkippedEntry {
  /** As it was written; only its beginning and … when it is long. */
  readonly text: string;
  readonly reason: SkipReason;
  /** From 1. */
  readonly line: number;
}

/** The words of a theme, and what was no word. */
export interface Theme {
  /** In capital letters, each once, in the order of the text. */
  readonly words: readonly string[];
  readonly skipped: readonly SkippedEntry[];
  /** How many entries were the same word as an earlier one. */
  readonly repeated: number;
}

/** Longer than any word of a puzzle that can be printed. */
const MOST_LETTERS = 50;
/** Characters of a skipped entry that are shown. */
const SHOWN = 40;

const LINE_END = /\r\n|[\n\r\u0085\u2028\u2029]/;
const SEPARATOR = /[,;\t，、；،؛]+/;

/**
 * Reads a theme. Commas, semicolons, tabs and line ends part entries where there are any (`New York` is
 * then one word, `NEWYORK`); otherwise spaces do. `#` at the beginning of a line, or after a space, begins a
 * comment. Hyphens, apostrophes, periods, spaces and the punctuation around an entry are no part of the word.
 *
 * @example
 * readTheme("crème, apollo 11").words; // ["CRÈME"]
 */
export function readTheme(text: string, options: ThemeOptions = {}): Theme {
  const { folded = false, language = "" } = options;
  const words = new Set<string>();
  const skipped: SkippedEntry[] = [];
  let repeated = 0;
  for (const { entry, line } of entriesOf(text)) {
    const reason = reasonToSkip(entry);
    if (reason === undefined) {
      const word = folded ? foldedPuzzleWord(entry, language) : asPuzzleWord(entry, language);
      if (words.has(word)) repeated++;
      words.add(word);
    } else {
      const shown = [...entry.slice(0, 2 * SHOWN)].slice(0, SHOWN).join("");
      skipped.push({ text: shown === entry ? entry : `${shown}…`, reason, line });
    }
  }
  return { words: [...words], skipped, repeated };
}

interface Entry {
  readonly entry: string;
  readonly line: number;
}

/** What stands between separators, with the line on which it stands. */
function entriesOf(text: string): Entry[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(LINE_END)
    .map((line) => line.replace(/(^|\s)#.*/u, "").trim());
  const several =
    lines.filter((line) => line !== "").length > 1 || lines.some((line) => SEPARATOR.test(line));
  return lines
    .flatMap((line, i) =>
      line.split(several ? SEPARATOR : /\s+/).map((entry) => ({ entry: entry.trim(), line: i + 1 })),
    )
    .filter(({ entry }) => entry !== "");
}

/** Punctuation around an entry: quotes, brackets, the period of a sentence, the bullet of a list. */
const AROUND = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Pd}\p{Pc}.:!?¡¿'"`´*•·…]/u;
/** What may stand inside a word without being a letter: spaces, hyphens, apostrophes, periods, dots of Catalan. */
const INSIDE = /[\s\p{Pd}_'’‘´`.·‧・׳\u00ad\u200c\u200d]/gu;

/** An entry without the punctuation around it. A pattern that ends with $ would take its time on long ones. */
function core(entry: string): string {
  let from = 0;
  let to = entry.length;
  while (from < to && AROUND.test(entry.charAt(from))) from++;
  while (from < to && AROUND.test(entry.charAt(to - 1))) to--;
  return entry.slice(from, to);
}

/** Why an entry is no word; undefined when it is one. */
function reasonToSkip(entry: string): SkipReason | undefined {
  const bare = core(entry).replace(INSIDE, "");
  if (bare === "") return "no letters";
  if (/[\ufffd\p{Cc}\p{Cn}\p{Co}\p{Cs}]/u.test(bare)) return "wrong encoding";
  if (/\p{N}/u.test(bare)) return "digits";
  if (/[^\p{L}\p{M}]/u.test(bare)) return /\p{L}/u.test(bare) ? "signs" : "no letters";
  if (ALPHABETS.filter((alphabet) => alphabet.test(bare)).length > 1) return "two alphabets";
  if (lettersOf(asPuzzleWord(bare)).length > MOST_LETTERS) return "too long";
  return asPuzzleWord(bare) === "" ? "no letters" : undefined;
}

/** Alphabets whose letters look alike. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
