/** The puzzles of a sheet as they are asked for: texts with rules, and what a sheet says of them besides. */
import { BANDS, KEY_ORDERS, LEVELS, type RuleOptions } from "cryptarithm";
import type { SheetDifficulty, SheetPuzzleExtras } from "cryptarithm-worksheet";
import { rulesOf } from "./asked.js";
import { readBatchLine } from "./batch-line.js";
import { readPuzzles } from "./inputs.js";
import { splitPuzzle } from "./split-puzzle.js";
import { UsageError } from "./usage-error.js";
import type { RawWorksheetOptions } from "./worksheet-asked.js";

export interface AskedPuzzle {
  readonly text: string;
  readonly rules: RuleOptions;
  readonly extras: SheetPuzzleExtras;
  /** A line of `generate` has it already. */
  readonly difficulty?: SheetDifficulty;
}

/** From the arguments, the file and standard input, in this order. */
export async function askedPuzzles(
  args: readonly string[],
  raw: RawWorksheetOptions,
): Promise<AskedPuzzle[]> {
  const rules = rulesOf(raw);
  splitPuzzle(args, rules);
  const puzzles: AskedPuzzle[] = [];
  for (const arg of args) {
    if (arg === "-" || isJson(arg))
      for (const text of await readPuzzles([arg], undefined)) puzzles.push(...inText(text, raw));
    else puzzles.push({ text: arg, rules, extras: {} });
  }
  if (raw.file !== undefined || args.length === 0)
    for (const text of await readPuzzles([], raw.file, "worksheet")) puzzles.push(...inText(text, raw));
  return puzzles.map((puzzle, i) => ({ ...puzzle, extras: { ...puzzle.extras, ...extrasOf(raw, i) } }));
}

/** What the options say of a puzzle. */
function extrasOf({ phrase, points, author }: RawWorksheetOptions, i: number): SheetPuzzleExtras {
  const own = phrase?.[i];
  return {
    ...(own !== undefined && { phrase: own }),
    ...(points !== undefined && { points: pointsAsked(points) }),
    ...(author !== undefined && { author }),
  };
}

function pointsAsked(text: string, name = "--points"): number {
  const points = Number(text);
  if (/^\d{1,5}$/.test(text)) return points;
  throw new UsageError(`${name} ${text} is not a number of points`, `write for example ${name} 250`);
}

/** What a line says; other numbers are refused, as those of the option are. */
const pointsOf = (points: unknown): SheetPuzzleExtras =>
  points === undefined ? {} : { points: pointsAsked(`${points}`, '"points":') };

const isJson = (line: string): boolean => line.trimStart().startsWith("{");

/** The puzzles of a text: a line each, or with --layout what stands between empty lines. */
function inText(text: string, raw: RawWorksheetOptions): AskedPuzzle[] {
  const lines = text.split(/\r?\n/);
  const rules = rulesOf(raw);
  if (lines.some(isJson) || !raw.layout)
    return lines
      .filter((line) => line.trim() !== "")
      .map((line) => (isJson(line) ? inJson(line, raw) : { text: line.trim(), rules, extras: {} }));
  const blocks: string[] = [];
  for (const block of text.split(/\r?\n[ \t]*\r?\n/)) {
    if (block.trim() === "") continue;
    // Conditions stand behind an empty line of their own.
    if (/^\s*where\b/.test(block) && blocks.length > 0) blocks.push(`${blocks.pop()}\n\n${block}`);
    else blocks.push(block.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, ""));
  }
  return blocks.map((block) => ({ text: block, rules, extras: {} }));
}

/** A line of JSON: what `batch` reads, and what only sheets know. */
function inJson(line: string, raw: RawWorksheetOptions): AskedPuzzle {
  const { own, rest } = parted(line);
  const { formula, rules, diagnostics } = readBatchLine(rest);
  const [mistake] = diagnostics;
  if (mistake !== undefined) throw new UsageError(mistake.message, mistake.hint);
  const { phrase, points, author, key, level, band } = own;
  const difficulty = difficultyOf(level, band, points);
  return {
    text: formula,
    rules: rulesOf({ ...raw, rules, layout: rules.layout === true || raw.layout === true }),
    extras: {
      ...(typeof phrase === "string" && { phrase }),
      ...(typeof author === "string" && { author }),
      // Beside a grade they are the grade's.
      ...(difficulty === undefined && pointsOf(points)),
      ...keyOf(key),
    },
    ...(difficulty !== undefined && { difficulty }),
  };
}

function parted(line: string): { readonly own: Readonly<Record<string, unknown>>; readonly rest: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { own: {}, rest: line };
  }
  if (typeof value !== "object" || value === null) return { own: {}, rest: line };
  const { phrase: _, author: __, ...rest } = { phrase: 0, author: 0, ...value };
  return { own: { ...value }, rest: JSON.stringify(rest) };
}

function difficultyOf(level: unknown, band: unknown, points: unknown): SheetDifficulty | undefined {
  const known = LEVELS.find((each) => each.level === level)?.level;
  const named = BANDS.find((each) => each === band);
  if (known === undefined || named === undefined) return undefined;
  return { level: known, band: named, points: typeof points === "number" ? points : 0 };
}

function keyOf(key: unknown): SheetPuzzleExtras {
  if (typeof key !== "object" || key === null || !("word" in key) || typeof key.word !== "string") return {};
  const asked = "order" in key ? key.order : undefined;
  return { key: { word: key.word, order: KEY_ORDERS.find((order) => order === asked) ?? "0-9" } };
}
