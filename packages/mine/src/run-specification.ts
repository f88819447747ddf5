/**
 * What a run makes, completely: the words themselves, the shape, the rules, and how it is cut into shards. It is a
 * JSON text whose hash names the run, so two machines that hold the same text do the same work, and results of
 * another text can never be mixed in.
 *
 * A specification says nothing of threads, machines or places: these change nothing in the result.
 */
import { type Diagnostic, type GenerateOptions, generate, type Level } from "cryptarithm";
import { ENGINE } from "./engine-revision.js";
import { sha256 } from "./hash.js";

const FORMAT = "cryptarithm-mine-1";

/** Everything that decides the result of a run. */
export interface RunSpecification {
  readonly format: typeof FORMAT;
  /** The version of the engine that does it, and the revision of its results. */
  readonly engine: string;
  readonly shape: string;
  /** Whether the calculation is written out with its rows. */
  readonly layout: boolean;
  readonly base: number;
  readonly allDigits: boolean;
  /** Each puzzle has one of these words; none: whichever. */
  readonly include: readonly string[];
  /** Each puzzle's letters spell one of these words in the order of their digits; none: whichever. */
  readonly spells: readonly string[];
  /** Puzzles of these levels only, each with its difficulty; none: all of them, not graded. */
  readonly levels: readonly Level[];
  /** Sets of outer words in a shard. */
  readonly shardSize: number;
  /** SHA-256 of the words, each with a line feed behind it. */
  readonly wordsHash: string;
  readonly words: readonly string[];
}

/** What a run is to make; everything but the words has a default. */
export interface RunOptions {
  readonly words: readonly string[];
  readonly shape?: string | undefined;
  readonly layout?: boolean | undefined;
  readonly base?: number | undefined;
  readonly allDigits?: boolean | undefined;
  readonly include?: readonly string[] | undefined;
  readonly spells?: readonly string[] | undefined;
  readonly levels?: readonly Level[] | undefined;
  /** Sets of outer words in a shard; when nothing is said, as many as some seconds of work have. */
  readonly shardSize?: number | undefined;
}

/** A specification, or what is wrong. */
export type Specified =
  | { readonly specification: RunSpecification }
  | { readonly diagnostics: readonly Diagnostic[] };

/** In a shard, about: the sets of outer words times the words that are looked through for each. */
const CANDIDATES_PER_SHARD = 100_000_000;
/** Even a small run has so many shards, so that several threads are busy until its end. */
const FEWEST_SHARDS = 400;
/** For each shard of a run in a folder 16 bytes are held in memory: these are 256 MB. */
export const MOST_SHARDS: number = 2 ** 24;

/**
 * The specification of a run, or what is wrong with the options: those that `generate` does not understand, words of
 * which nothing can be made, and runs that cannot be numbered or have more than 16,777,216 shards. Nothing is searched.
 *
 * @example
 * const made = specifyRun({ words: ["send", "more", "money"] });
 * "specification" in made && made.specification.shape; // "A+B=C"
 */
export function specifyRun(options: RunOptions): Specified {
  const { words, layout = false, base = 10, allDigits = false, shardSize } = options;
  const { shape = layout ? "A*B" : "A+B=C" } = options;
  const { include = [], spells = [], levels = [] } = options;
  const specification = {
    format: FORMAT,
    engine: ENGINE,
    shape,
    layout,
    base,
    allDigits,
    include: [...include],
    spells: [...spells],
    levels: [...levels],
    wordsHash: hashOfWords(words),
    words: [...words],
  } as const;
  const { diagnostics, size } = generate(generateOptions(specification));
  if (diagnostics.length > 0) return { diagnostics };
  if (size === 0)
    return spells.length > 0 && words.length > 0
      ? mistake(
          "no-words",
          "No words have only letters that are to be spelt, so there is no such puzzle.",
          "give other words, or others to spell",
        )
      : mistake("no-words", "There are no words to make puzzles from.", "give at least two words");
  if (!Number.isSafeInteger(size))
    return mistake(
      "too-many-sets",
      `There are about ${size.toExponential(1)} sets of outer words, more than can be numbered.`,
      "take fewer words, or a shape with fewer of them",
    );
  const usual = Math.max(
    1,
    Math.min(Math.ceil(size / FEWEST_SHARDS), Math.floor(CANDIDATES_PER_SHARD / words.length)),
  );
  const asked = shardSize ?? usual;
  if (!Number.isSafeInteger(asked) || asked < 1)
    return mistake("bad-shard-size", `A shard cannot have ${asked} sets of words.`, "a whole number from 1");
  const shards = Math.ceil(size / asked);
  if (shards > MOST_SHARDS)
    return mistake(
      "bad-shard-size",
      `With ${asked} sets of outer words each there would be ${shards} shards; ${MOST_SHARDS} are the most.`,
      `shards of at least ${Math.ceil(size / MOST_SHARDS)}, fewer words, or a shape with fewer of them`,
    );
  const { words: list, wordsHash, ...head } = specification;
  return { specification: { ...head, shardSize: asked, wordsHash, words: list } };
}

/** What `generate` is asked for, for all shards together. */
export function generateOptions(specification: Omit<RunSpecification, "shardSize">): GenerateOptions {
  const { words, shape, layout, base, allDigits, include, spells, levels } = specification;
  return {
    words,
    shape,
    base,
    allDigits,
    ...(layout && { layout }),
    ...(include.length > 0 && { include }),
    ...(spells.length > 0 && { spells }),
    ...(levels.length > 0 && { levels }),
  };
}

/**
 * The JSON text: the words one a line at the end. The same specification always has the same text.
 *
 * @example
 * const made = specifyRun({ words: ["send", "more", "money"] });
 * const text = "specification" in made ? printSpecification(made.specification) : "";
 * readSpecification(text); // equal to `made`
 */
export function printSpecification(specification: RunSpecification): string {
  const lines = KEYS.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(specification[name])},`);
  const list = specification.words.map((word) => `    ${JSON.stringify(word)}`).join(",\n");
  return `{\n${lines.join("\n")}\n  "words": [\n${list}\n  ]\n}\n`;
}

/**
 * Reads the text that `printSpecification` writes; anything else is told as a mistake, and so are words that were
 * changed afterwards, and a run of another version of the engine.
 */
export function readSpecification(text: string): Specified {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return mistake("bad-run", "This is no specification of a run: it is no JSON.", "`mine plan` writes one");
  }
  if (!isSpecification(value))
    return mistake(
      "bad-run",
      "This is no specification of a run.",
      `\`mine plan\` writes one, with "format": "${FORMAT}"`,
    );
  if (value.engine !== ENGINE)
    return mistake(
      "bad-run",
      `The run was begun with version ${value.engine} of the engine; this is version ${ENGINE}.`,
      "finish it with that version, or begin a new one: the two may find, grade or skip differently",
    );
  if (value.wordsHash !== hashOfWords(value.words))
    return mistake(
      "bad-run",
      "The words have been changed: their hash is another one.",
      "make a new run for them",
    );
  return specifyRun(value);
}

/** The name of a run: 20 hexadecimal digits of the hash of its specification. */
export function runIdOf(specification: RunSpecification): string {
  return sha256(printSpecification(specification), 20);
}

/** The order of the keys in the text. */
const KEYS = [
  "format",
  "engine",
  "shape",
  "layout",
  "base",
  "allDigits",
  "include",
  "spells",
  "levels",
  "shardSize",
  "wordsHash",
] as const satisfies readonly (keyof RunSpecification)[];

const hashOfWords = (words: readonly string[]): string => sha256(words.map((word) => `${word}\n`).join(""));

function isSpecification(value: unknown): value is RunSpecification {
  if (typeof value !== "object" || value === null) return false;
  const run = value as Readonly<Record<string, unknown>>; // every field is looked at below
  return (
    run.format === FORMAT &&
    typeof run.engine === "string" &&
    typeof run.shape === "string" &&
    typeof run.layout === "boolean" &&
    typeof run.base === "number" &&
    typeof run.allDigits === "boolean" &&
    typeof run.shardSize === "number" &&
    typeof run.wordsHash === "string" &&
    [run.include, run.spells, run.words].every(isTexts) &&
    Array.isArray(run.levels) &&
    // Whether there are such levels, `generate` says.
    run.levels.every((level) => typeof level === "number")
  );
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

const mistake = (code: string, message: string, hint: string): Specified => ({
  diagnostics: [{ code, message, span: [0, 0], hint }],
});
