/**
 * From what was asked for to runs: each shape with the words and wishes that its puzzles are made of, or
 * the number words of a language.
 */
import type { RawOptions } from "./asked.js";
import { blanksOf, type GenerateAsked, type NumbersAsked } from "./generate-asked.js";
import type { Made, MakeOptions } from "./generate-task.js";
import { keyWordsOf, readPool, type WordPool } from "./generate-words.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

/** Puzzles of one kind. */
interface GenerateRun {
  /** The shape, or the language of the number words. */
  readonly shape: string;
  readonly make: MakeOptions;
  /** Whether a puzzle has enough words of the theme. */
  readonly isWanted: (puzzle: Made) => boolean;
}

export interface Runs {
  readonly runs: readonly GenerateRun[];
  readonly pool: WordPool;
  /** The words of a puzzle that come from the lists. */
  readonly wordsOf: (puzzle: Made) => readonly string[];
}

export async function runsOf(args: readonly string[], raw: RawOptions, asked: GenerateAsked): Promise<Runs> {
  const { base, allDigits, seed, milliseconds } = asked;
  const common = { base, allDigits, seed, milliseconds };
  if (asked.numbers !== undefined) {
    if (args.length > 0)
      throw new UsageError(
        "--numbers takes no words",
        "doubly true puzzles are of all number words of a language",
      );
    return numberRuns(asked.numbers, asked.shapes, raw, common);
  }
  const pool = await readPool(args, raw, base);
  const { theme, themeWords } = pool;
  // The words that are asked for come again and again; only the others can be fresh.
  const words = new Set(pool.words);
  for (const word of asked.include ?? []) words.delete(word);
  const wordsOf = (puzzle: Made): readonly string[] => lettersOf(puzzle).filter((word) => words.has(word));
  const spells = raw.spells === undefined ? undefined : await keyWordsOf(raw.spells, base);
  const include = asked.include ?? (theme && [...theme]);
  const runs = asked.shapes.map((shape): GenerateRun => {
    const blanks = blanksOf(shape);
    if (themeWords > blanks && blanks > 0)
      throw new UsageError(`${shape} has ${blanks} words, so ${themeWords} of a theme do not fit`);
    return {
      shape,
      make: {
        ...common,
        words: pool.words,
        shape,
        ...(asked.layout && { layout: true }),
        ...(include && { include }),
        ...(spells && { spells }),
      },
      isWanted: (puzzle) =>
        theme === undefined || lettersOf(puzzle).filter((word) => theme.has(word)).length >= themeWords,
    };
  });
  return { runs, pool, wordsOf };
}

/** The different words of a formula. */
function lettersOf({ formula }: Made): readonly string[] {
  return [...new Set(formula.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])];
}

async function numberRuns(
  { language, to, addends, consistent }: NumbersAsked,
  shapes: readonly string[],
  raw: RawOptions,
  common: Pick<MakeOptions, "base" | "allDigits" | "seed" | "milliseconds">,
): Promise<Runs> {
  const { NUMBER_LANGUAGES, valuedWords } = await import("cryptarithm-words");
  const entry = languageEntry(language, NUMBER_LANGUAGES);
  if (to > entry.largest)
    throw new UsageError(
      `the number words of ${entry.name} go to ${entry.largest}`,
      `write --to ${entry.largest}`,
    );
  const folded = raw.accents === "fold";
  const words = valuedWords(entry.code, { to, folded });
  const kinds = shapes.length > 0 ? shapes : [undefined];
  const listed = words.map(({ word }) => word);
  return {
    runs: kinds.map((shape) => ({
      shape: shape ?? `sum of number words, ${entry.code}`,
      make: { ...common, doublyTrue: true, words, addends, consistent, shape },
      isWanted: () => true,
    })),
    pool: {
      words: listed,
      sources: [
        {
          title: `number words of ${entry.name} to ${to}${folded ? ", without accents" : ""}`,
          words: listed,
        },
      ],
      themeWords: 0,
      skipped: [],
      crowded: [],
    },
    wordsOf: lettersOf,
  };
}

/** Codes of languages that have another one here. */
const ALIASES: ReadonlyMap<string, string> = new Map([["no", "nb"]]);

/** The language of a code, of a name, or of the beginning of a code that belongs to one language only. */
function languageEntry<E extends { readonly code: string; readonly name: string }>(
  asked: string,
  entries: readonly E[],
): E {
  const wanted = ALIASES.get(asked.toLowerCase()) ?? asked.toLowerCase();
  const exact = entries.find(({ code, name }) => [code, name].some((each) => each.toLowerCase() === wanted));
  if (exact !== undefined) return exact;
  const alike = entries.filter(({ code }) => code.toLowerCase().startsWith(`${wanted}-`));
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return only;
  const near = nearest(
    asked,
    // Two letters are near to nearly all others.
    entries.flatMap(({ code, name }) => (asked.length > 2 ? [code, name] : [])),
  );
  throw new UsageError(
    `there are no number words for ${asked}`,
    alike.length > 1
      ? `did you mean ${alike.map(({ code }) => code).join(" or ")}?`
      : near === undefined
        ? `the languages are ${entries.map(({ code }) => code).join(", ")}; --numbers list has their names`
        : `did you mean ${near}?`,
  );
}
