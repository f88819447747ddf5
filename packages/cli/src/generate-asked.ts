/** What `generate` was asked for, read from its options; whatever contradicts itself is refused here. */
import { KEY_ORDERS, type Level } from "cryptarithm";
import { type RawOptions, USUAL_TIME, wholeNumber } from "./asked.js";
import { readDuration } from "./duration.js";
import { readWordList, splitList } from "./generate-words.js";
import { UsageError } from "./usage-error.js";

/** Where text has the answers. */
export type AnswersPlace = "below" | "end" | "none";

/** Doubly true puzzles: the language of the number words, the largest number, the most addends. */
export interface NumbersAsked {
  readonly language: string;
  readonly to: number;
  /** The most addends of sums; as the library has it when undefined. */
  readonly addends: number | undefined;
  /** Whether no number may have two words in one puzzle. */
  readonly consistent: boolean;
}

export interface GenerateAsked {
  /** Taken in turn; none for doubly true sums. */
  readonly shapes: readonly string[];
  readonly layout: boolean;
  readonly numbers: NumbersAsked | undefined;
  readonly base: number;
  /** Undefined: every puzzle, in the order of the words. */
  readonly seed: number | undefined;
  /** Whether nobody asked for this seed. */
  readonly seedChosen: boolean;
  /** How many puzzles; infinite for all. */
  readonly count: number;
  /** So many of each level, instead of a count. */
  readonly eachLevel: number | undefined;
  /** The levels that are wanted; all when undefined. */
  readonly levels: readonly Level[] | undefined;
  readonly allDigits: boolean;
  /** Words of which each puzzle has one. */
  readonly include: readonly string[] | undefined;
  readonly format: "text" | "jsonl";
  readonly out: string | undefined;
  readonly grade: boolean;
  readonly explain: boolean;
  readonly answers: AnswersPlace;
  /** Whether words are used again only when there is nothing else. */
  readonly freshWords: boolean;
  readonly milliseconds: number | undefined;
}

const USUAL_SHAPE = "A+B=C";
const USUAL_LAYOUT = "A*B";
const ALL_LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
const USUAL_COUNT = 10;
/** Longer lists in text have the same word twice without a word. */
const MOST_FRESH = 100;
/** Seeds that are chosen for the user are short enough to be typed. */
const CHOSEN_SEEDS = 1_000_000;
/** More kinds than this in turn would be as many threads. */
const MOST_SHAPES = 16;

export function generateAsked(raw: RawOptions): GenerateAsked {
  refuseContradictions(raw);
  const base = baseOf(raw.base);
  const format = raw.format ?? (raw.json || raw.out !== undefined ? "jsonl" : "text");
  const eachLevel = raw.eachLevel === undefined ? undefined : wholeNumber("--each-level", raw.eachLevel, 1);
  const count =
    raw.all || eachLevel !== undefined
      ? Number.POSITIVE_INFINITY
      : raw.count === undefined
        ? USUAL_COUNT
        : wholeNumber("--count", raw.count, 1);
  const asked = raw.level === undefined ? undefined : levelsOf(raw.level);
  const levels = eachLevel === undefined ? asked : (asked ?? ALL_LEVELS);
  const most = eachLevel === undefined ? count : eachLevel * (levels?.length ?? 1);
  const include = raw.include === undefined ? undefined : readWordList(splitList(raw.include), "--include");
  refuseLeftOut(include, raw);
  const unlimited = raw.all === true || format === "jsonl";
  return {
    shapes: raw.numbers === undefined || raw.shape !== undefined ? shapesOf(raw) : [],
    layout: raw.layout === true,
    numbers: raw.numbers === undefined ? undefined : numbersOf(raw.numbers, raw),
    base,
    seed: raw.all ? undefined : seedOf(raw.seed),
    seedChosen: raw.seed === undefined && !raw.all,
    count,
    eachLevel,
    levels,
    allDigits: raw.allDigits === true,
    include,
    format,
    out: raw.out,
    // A line with the puzzle only does not say how hard it is.
    grade: raw.grade !== false && (levels !== undefined || format === "jsonl" || raw.quiet !== true),
    explain: raw.explain === true,
    answers: raw.answers === false ? "none" : (raw.answers ?? "below"),
    freshWords: raw.freshWords ?? (format === "text" && most <= MOST_FRESH && raw.numbers === undefined),
    milliseconds: raw.time === undefined ? (unlimited ? undefined : USUAL_TIME) : readDuration(raw.time),
  };
}

/** Options that cannot be had together, and what to do instead. */
function refuseContradictions(raw: RawOptions): void {
  const both = (one: string, other: string, hint: string): never => {
    throw new UsageError(`${one} and ${other} contradict each other`, hint);
  };
  if (raw.all) {
    const all = "--all lists every puzzle in the order of the words";
    if (raw.count !== undefined) both("--all", "--count", all);
    if (raw.seed !== undefined) both("--all", "--seed", `${all}; a seed is for a random order`);
    if (raw.eachLevel !== undefined) both("--all", "--each-level", all);
  }
  if (raw.count !== undefined && raw.eachLevel !== undefined)
    both("--count", "--each-level", "--each-level 100 makes 100 puzzles of every level");
  if (raw.grade === false) {
    const graded = "levels come from grading";
    if (raw.level !== undefined) both("--level", "--no-grade", graded);
    if (raw.eachLevel !== undefined) both("--each-level", "--no-grade", graded);
  }
  if (raw.format === "text") {
    if (raw.json) both("--json", "--format text", "leave one of them out");
    if (raw.out !== undefined) both("--out", "--format text", "the files of a data set are JSON lines");
  }
  const isText = raw.format === "text" || (raw.format === undefined && !raw.json && raw.out === undefined);
  if (raw.explain && isText)
    throw new UsageError("--explain adds the steps to JSON lines", "add --format jsonl, or use explain");
  if (raw.answers !== undefined && !isText)
    throw new UsageError("answers can be left out of text only", "each line of JSON has its solution");
  if (raw.numbers !== undefined && raw.layout)
    both("--numbers", "--layout", "a calculation that is written out is not true for its number words, too");
  if (raw.numbers !== undefined)
    for (const [name, given] of ONLY_WORDS(raw))
      if (given) both("--numbers", name, "doubly true puzzles are of all number words of a language");
  if (raw.addends !== undefined && raw.shape !== undefined)
    both("--addends", "--shape", "a shape says by itself how many words there are");
  for (const [name, given] of [
    ["--to", raw.to],
    ["--addends", raw.addends],
    ["--consistent", raw.consistent],
  ] as const)
    if (given !== undefined && raw.numbers === undefined)
      throw new UsageError(`${name} is for doubly true puzzles`, "add --numbers en, or another language");
}

/** A word cannot be in each puzzle and in none. */
function refuseLeftOut(include: readonly string[] | undefined, raw: RawOptions): void {
  if (include === undefined || raw.without === undefined) return;
  const left = new Set(readWordList(splitList(raw.without), "--without"));
  const both = include.find((word) => left.has(word));
  if (both === undefined) return;
  throw new UsageError("--include and --without contradict each other", `${both} is in both`);
}

/** The options that say which words there are. */
const ONLY_WORDS = (raw: RawOptions): readonly (readonly [string, boolean])[] => [
  ["--words", raw.words !== undefined],
  ["--theme", raw.theme !== undefined],
  ["--include", raw.include !== undefined],
  ["--without", raw.without !== undefined],
  ["--spells", raw.spells !== undefined],
  ["--familiarity", raw.familiarity !== undefined],
  ["--most-familiar", raw.mostFamiliar !== undefined],
  ["--containing", raw.containing !== undefined],
  ["--shortest", raw.shortest !== undefined],
  ["--longest", raw.longest !== undefined],
];

function baseOf(text: string | undefined): number {
  if (text === undefined) return 10;
  if (text === "letters" || text === "find")
    throw new UsageError(`--base ${text} is for puzzles to be solved`, "write a number such as 10");
  return wholeNumber("--base", text, 2);
}

function seedOf(text: string | undefined): number {
  // Which seed it is decides nothing but which puzzles come; it is told, so that they can come again.
  if (text === undefined) return Math.floor(Math.random() * CHOSEN_SEEDS);
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new UsageError(`--seed ${text} is not a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`);
}

function shapesOf({ shape, layout }: RawOptions): readonly string[] {
  if (shape === undefined) return [layout ? USUAL_LAYOUT : USUAL_SHAPE];
  if (shape.length > MOST_SHAPES) throw new UsageError(`there are more than ${MOST_SHAPES} shapes`);
  return shape;
}

/** The number of different blanks of a shape: single capitals. */
export function blanksOf(shape: string): number {
  return new Set([...shape.matchAll(/(?<![\p{L}\p{N}])\p{Lu}(?![\p{L}\p{N}])/gu)].map(([name]) => name)).size;
}

/** "3", "2-4", "1,3". */
function levelsOf(text: string): readonly Level[] {
  const levels = new Set<number>();
  for (const part of text.split(",")) {
    const match = /^\s*([1-5])(?:\s*(?:-|\.\.)\s*([1-5]))?\s*$/.exec(part);
    const from = Number(match?.[1]);
    const to = Number(match?.[2] ?? from);
    if (!(from <= to)) throw new UsageError(`--level ${text} is no level`, "write for example 3, 2-4 or 1,5");
    for (let level = from; level <= to; level++) levels.add(level);
  }
  return ALL_LEVELS.filter((level) => levels.has(level));
}

function numbersOf(language: string, { to, addends, consistent }: RawOptions): NumbersAsked {
  return {
    language,
    to: to === undefined ? 100 : wholeNumber("--to", to, 1),
    addends: addends === undefined ? undefined : wholeNumber("--addends", addends, 2),
    consistent: consistent === true,
  };
}

/** How the order of a key that is spelt reads. */
export const keyOrderText = (order: (typeof KEY_ORDERS)[number]): string =>
  order === KEY_ORDERS[0] ? "in the order of the digits" : `in the order ${order}`;
