/**
 * The words that `generate` makes puzzles of: the user's own, a theme, the familiar English ones, or a
 * theme with others beside it. Lists are loaded when they are asked for, never before.
 */
import type { WordFilter } from "cryptarithm-words";
import { type RawOptions, wholeNumber } from "./asked.js";
import { isFile, seemsFile, textOf, wordByWord } from "./generate-word-files.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

/** A list of words with where it comes from. */
interface WordSource {
  /** What it is, as a sentence without a full stop. */
  readonly title: string;
  readonly words: readonly string[];
  readonly licence?: string;
}

/** The words of a run. */
export interface WordPool {
  /** All words, the theme first. */
  readonly words: readonly string[];
  readonly sources: readonly WordSource[];
  /** The words of the theme, where others stand beside them, and how many of them each puzzle has. */
  readonly theme?: ReadonlySet<string>;
  readonly themeWords: number;
  /** Entries of the user's lists that are no words. */
  readonly skipped: readonly string[];
  /** Words of the user's lists with more different letters than there are digits. */
  readonly crowded: readonly string[];
}

/** How the user's lists are read. */
interface Reading {
  /** What is no word is added to these. */
  readonly skipped: string[];
  readonly folded: boolean;
}

type Words = typeof import("cryptarithm-words");

const ENGLISH_LICENCE =
  "SCOWL, by Kevin Atkinson and others: free for any purpose as long as its notices go with it";
/** Familiar words are those that everybody knows. */
const USUAL_FAMILIARITY = 10;
const USUAL_SHORTEST = 3;
const USUAL_LONGEST = 8;

/** The words that the options name; with their letters at most as many as the base has digits. */
export async function readPool(args: readonly string[], raw: RawOptions, base: number): Promise<WordPool> {
  const library = await import("cryptarithm-words");
  const skipped: string[] = [];
  const reading = { skipped, folded: raw.accents === "fold" };
  const own = await ownWords(args, raw, library, reading);
  const theme = raw.theme === undefined ? undefined : await themesOf(raw.theme, library, reading);
  const themeWords =
    raw.themeWords === undefined ? undefined : wholeNumber("--theme-words", raw.themeWords, 1);
  if (themeWords !== undefined && theme === undefined)
    throw new UsageError("--theme-words says how many words come from the theme", "add a --theme");
  if (theme !== undefined && own !== undefined && themeWords === undefined)
    throw new UsageError(
      "--theme alone takes all words from the theme",
      "add --theme-words 1 to use others beside them",
    );
  const takesEnglish = own === undefined && (theme === undefined || themeWords !== undefined);
  if (!takesEnglish) refuseEnglishOptions(raw);
  const others = own ?? (takesEnglish ? await english(raw, library, base) : undefined);
  const passes = wishesOf(raw, base);
  const crowded = [theme, own].flatMap((source) => source?.words.filter(hasMoreLettersThan(base)) ?? []);
  const sources = [theme, others]
    .filter((source) => source !== undefined)
    .map((source) => ({ ...source, words: library.filterWords(source.words, passes) }));
  const words = [...new Set(sources.flatMap((source) => source.words))];
  if (words.length === 0)
    throw new UsageError("there are no words like that", "give more words, or ask for less of them");
  return {
    words,
    sources,
    ...(themeWords !== undefined && theme !== undefined && { theme: new Set(theme.words) }),
    themeWords: themeWords ?? 0,
    skipped,
    crowded,
  };
}

const hasMoreLettersThan =
  (most: number) =>
  (word: string): boolean =>
    new Set(word.match(/\P{M}\p{M}*/gu)).size > most;

/** The words of the arguments and of the files. */
async function ownWords(
  args: readonly string[],
  raw: RawOptions,
  library: Words,
  reading: Reading,
): Promise<WordSource | undefined> {
  if (args.length === 0 && raw.words === undefined) return undefined;
  const shape = args.find((arg) => /[=+*^√]/.test(arg));
  if (shape !== undefined)
    throw new UsageError(`${shape} is no word`, `a shape stands behind --shape: --shape "${shape}"`);
  // A file without a period or a folder in its name may be called like a word.
  const file = args.find((arg) => arg.length < 1000 && /[./\\]/.test(arg) && isFile(arg));
  if (file !== undefined) throw new UsageError(`${file} is a file, not a word`, `write --words ${file}`);
  const files = splitList(raw.words ?? "");
  if (raw.words !== undefined && files.length === 0)
    throw new UsageError("--words says no file", "write for example --words list.txt");
  const words = args.flatMap((text) => read(text, library, reading));
  for (const path of files) words.push(...read(wordByWord(await textOf(path)), library, reading, path));
  const titles = [
    ...(args.length > 0 ? ["words of the command line"] : []),
    ...files.map((path) => `words of the file ${path}`),
  ];
  return { title: titles.join(", "), words };
}

/** One theme, or several that are joined. */
async function themesOf(text: string, library: Words, reading: Reading): Promise<WordSource> {
  const parts = splitList(text).flatMap((part) => {
    const names = part.split(/[,;]/).map((name) => name.trim());
    const areThemes = names.every((name) => library.isThemeName(name.toLowerCase()));
    return areThemes ? names : [part];
  });
  const themes: WordSource[] = [];
  for (const part of parts.length > 0 ? parts : [text]) themes.push(await themeOf(part, library, reading));
  return {
    title: themes.map(({ title }) => title).join(", "),
    words: [...new Set(themes.flatMap(({ words }) => words))],
  };
}

/** A theme: the name of one, a file, or words with commas. */
async function themeOf(text: string, library: Words, reading: Reading): Promise<WordSource> {
  if (/[,;]/.test(text)) return { title: "a theme of the command line", words: read(text, library, reading) };
  if (isFile(text))
    return { title: `a theme of the file ${text}`, words: read(await textOf(text), library, reading, text) };
  const entry = library.THEMES.find(({ name }) => name === text.toLowerCase());
  if (entry !== undefined)
    return { title: `the theme ${entry.name} (${entry.title})`, words: await library.themeWords(entry.name) };
  if (seemsFile(text)) throw new UsageError(`--theme ${text} cannot be read: there is no such file`);
  const names = library.THEMES.map(({ name }) => name);
  const near = nearest(text, names);
  throw new UsageError(
    `there is no theme ${text}`,
    near === undefined
      ? `the themes are ${names.join(", ")}; others are a file, or words with commas: --theme sun,moon,star`
      : `did you mean ${near}?`,
  );
}

/** The familiar English words. */
async function english(raw: RawOptions, library: Words, base: number): Promise<WordSource> {
  const familiarity = familiarityOf(raw.familiarity, library);
  const spelling = spellingOf(raw.spelling, library);
  const shortest = raw.shortest === undefined ? USUAL_SHORTEST : wholeNumber("--shortest", raw.shortest, 1);
  const longest =
    raw.longest === undefined ? Math.max(shortest, USUAL_LONGEST) : wholeNumber("--longest", raw.longest, 1);
  const wishes = wishesOf(raw, base);
  const isOffensive = raw.offensive === "allow" ? () => false : await library.offensiveWords();
  const list = await library.englishWords({ familiarity, spelling });
  const words = library.filterWords(list, {
    ...wishes,
    shortest,
    longest,
    ...(raw.mostFamiliar !== undefined && {
      mostFamiliar: wholeNumber("--most-familiar", raw.mostFamiliar, 1),
    }),
    offensive: (word) => wishes.offensive(word) || isOffensive(word),
  });
  const parts = [
    `English words of SCOWL up to size ${familiarity}, ${SPELLINGS[spelling]}, ${shortest} to ${longest} letters`,
    ...(raw.mostFamiliar === undefined ? [] : [`the first ${words.length} that pass`]),
    raw.offensive === "allow" ? "offensive ones too" : "without offensive ones",
  ];
  return { title: parts.join(", "), words, licence: ENGLISH_LICENCE };
}

const SPELLINGS = {
  none: "no regional spelling",
  american: "American spelling",
  british: "British spelling",
  both: "both spellings",
} as const;

/** What all words must be like, whoever gave them. */
function wishesOf(
  raw: RawOptions,
  base: number,
): WordFilter & { readonly offensive: (word: string) => boolean } {
  const shortest = raw.shortest === undefined ? 1 : wholeNumber("--shortest", raw.shortest, 1);
  const longest = raw.longest === undefined ? undefined : wholeNumber("--longest", raw.longest, 1);
  if (longest !== undefined && longest < shortest)
    throw new UsageError(`no word has at least ${shortest} and at most ${longest} letters`);
  const left = new Set(raw.without === undefined ? [] : readWordList(splitList(raw.without), "--without"));
  return {
    shortest,
    differentLetters: base,
    ...(longest !== undefined && { longest }),
    ...(raw.containing !== undefined && { mustContain: lettersOf(raw.containing) }),
    // The filter has one place for words that are to be left out.
    offensive: (word) => left.has(word),
  };
}

/** Letters that words must have, in capitals. */
function lettersOf(text: string): string {
  if (/^[\p{L}\p{M}]+$/u.test(text)) return text.normalize("NFC").toUpperCase();
  throw new UsageError(`--containing ${text} is no list of letters`, "write for example --containing EE");
}

function refuseEnglishOptions(raw: RawOptions): void {
  const asked = [
    ["--familiarity", raw.familiarity],
    ["--most-familiar", raw.mostFamiliar],
    ["--spelling", raw.spelling],
    ["--offensive", raw.offensive],
  ].find(([, value]) => value !== undefined);
  if (asked === undefined) return;
  const hint =
    raw.theme === undefined ? "leave one of them out" : "add --theme-words 2 to use them beside the theme";
  throw new UsageError(`${asked[0]} is about the English list, which is not used here`, hint);
}

function familiarityOf(text: string | undefined, { FAMILIARITIES }: Words): (typeof FAMILIARITIES)[number] {
  if (text === undefined) return USUAL_FAMILIARITY;
  const found = FAMILIARITIES.find((size) => String(size) === text);
  if (found !== undefined) return found;
  throw new UsageError(
    `--familiarity ${text} is no size of the English list`,
    `the sizes are ${FAMILIARITIES.join(", ")}: 10 are words that all know, 70 those of large dictionaries`,
  );
}

function spellingOf(text: string | undefined, { SPELLINGS: names }: Words): (typeof names)[number] {
  if (text === undefined) return "american";
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  const near = nearest(text, names);
  throw new UsageError(
    `there is no spelling ${text}`,
    near === undefined ? `the spellings are ${names.join(", ")}` : `did you mean ${near}?`,
  );
}

function read(text: string, library: Words, { skipped, folded }: Reading, path?: string): readonly string[] {
  const theme = library.readTheme(text, { folded });
  if (path !== undefined && theme.words.length === 0) throw new UsageError(`${path} has no words`);
  skipped.push(...theme.skipped.map((entry) => `${entry.text} (${entry.reason})`));
  return theme.words;
}

/** Letters of the words that a key may spell without anybody asking for them. */
const SHORTEST_KEY = 4;
const KEY_FAMILIARITY = 35;

/** The words that a key may spell: those of a file, those that are written, or English ones. */
export async function keyWordsOf(asked: string | true, base: number): Promise<readonly string[]> {
  const library = await import("cryptarithm-words");
  const different = (word: string): boolean =>
    new Set(word).size === [...word].length && [...word].length <= base;
  if (asked !== true) {
    if (!isFile(asked) && seemsFile(asked))
      throw new UsageError(`--spells ${asked} cannot be read: there is no such file`);
    const text = isFile(asked) ? await textOf(asked) : asked;
    const words = library.readTheme(text).words.filter(different);
    if (words.length > 0) return words;
    throw new UsageError(
      `--spells ${asked} has no word that can be spelt`,
      `its letters must be different, and at most ${base} of them`,
    );
  }
  const list = await library.englishWords({ familiarity: KEY_FAMILIARITY });
  return library
    .filterWords(list, { shortest: SHORTEST_KEY, longest: base, offensive: await library.offensiveWords() })
    .filter(different);
}

/** Several values of one option, as the option keeps them. */
export function splitList(text: string): string[] {
  return text.split("\n").filter((each) => each !== "");
}

/** Words that an option names, in capitals; commas or spaces part them. */
export function readWordList(texts: readonly string[], option: string): string[] {
  const words = texts.flatMap((text) => text.split(/[\s,;]+/)).filter((word) => word !== "");
  const mistaken = words.find((word) => !/^\p{L}[\p{L}\p{M}]*$/u.test(word));
  if (mistaken !== undefined || words.length === 0)
    throw new UsageError(
      `${option} ${mistaken ?? texts.join(",")} is no word`,
      `write for example ${option} MONEY`,
    );
  return words.map((word) => word.normalize("NFC").toUpperCase());
}
