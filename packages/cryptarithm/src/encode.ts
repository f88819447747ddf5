/**
 * The library's way to set a puzzle from numbers: a true calculation and a key give the cryptarithm as it is printed,
 * in a line or written out with all its rows. A complete search tells whether it has that one solution; where it has
 * more, the least changes that leave one are looked for. The choice of key changes neither.
 */
import type { CalculationChoice, OptionChange, PrintChoice } from "./encode/choices.js";
import { fewestGivens } from "./encode/fewest-givens.js";
import { type Key, type KeyOrder, makeKey, readKey, readKeyOrder, suggestKeys } from "./encode/key.js";
import { lettersByDigit } from "./encode/letter-puzzle.js";
import { operationOf } from "./encode/number-calculation.js";
import { excludedLetter, isOnlySolution, otherSolution, ownDigits } from "./encode/one-solution.js";
import type { Operation } from "./encode/operation.js";
import { type PrintedPuzzle, printPuzzle } from "./encode/print-puzzle.js";
import { readCalculation } from "./encode/read-calculation.js";
import { type Encoding, nearbyUnique, uniqueWith } from "./encode/unique-with.js";
import { layoutLine, writtenCell } from "./layout/line.js";
import { writeLayout } from "./layout/write/write-layout.js";
import type { InvalidAnswer, ReadingAnswer, SearchOptions } from "./search/answer.js";
import { answerFormula } from "./search/answer-formula.js";
import { now } from "./search/meter.js";
import type { Solution } from "./search/solution.js";
import { solutionsText } from "./search/solutions-text.js";
import { writerFor } from "./search/writer-for.js";
import { pose } from "./semantics/pose.js";
import { LARGEST_BASE, type RuleOptions, type Rules, SMALLEST_BASE } from "./semantics/rules.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import type { Layout } from "./syntax/layout.js";
import { inLanguage, say } from "./wording/say.js";
import type { LanguageOption } from "./wording/wording.js";

/** Limits, how the key is read, and how the calculation is written; without `milliseconds` 10 seconds at most. */
export interface EncodeOptions
  extends SearchOptions,
    LanguageOption,
    PrintChoice,
    CalculationChoice,
    Pick<RuleOptions, "leadingZero" | "loneZero" | "literals" | "digits"> {
  /** As many different letters as the base has digits, in one word or several; made when left out. */
  readonly key?: string;
  /** The digits of the letters of the key: "0-9" (default), "9-0", "1-0" (1 first, 0 last), "0-1" (0, then 9 to 1). */
  readonly keyOrder?: KeyOrder;
  /** Words of which a key is made when none is given. */
  readonly words?: Iterable<string>;
  /** For the key that is made, the same for the same seed (default 0). */
  readonly seed?: number;
  /** 2 to 36; default 10. */
  readonly base?: number;
  /** Whether changes that leave one solution are looked for (default), which takes longer than to count them. */
  readonly advice?: boolean;
}

/** A cryptarithm that was made from numbers. */
export interface Encoded {
  /** The puzzle in one line, without its rows. */
  readonly formula: string;
  readonly operation: Operation;
  /** "unique": exactly the solution that was meant; "several"; "unfinished": not known within the limits. */
  readonly status: "unique" | "several" | "unfinished";
  readonly count: bigint;
  readonly complete: boolean;
  /** The puzzle, to be used with these rules, and with `layout: true` when it has rows or decimals. */
  readonly text: string;
  readonly rules: Rules;
  /** The rows, when it is written out, or has decimals. */
  readonly layout?: readonly string[];
  /** Which of several readings of the text is meant, when it is not the likeliest. */
  readonly reading?: number;
  /** What each reading of the text has, when it can be read in several ways. */
  readonly readings?: readonly ReadingAnswer[];
  readonly key: Key;
  /** Letters of the key that the puzzle does not have. */
  readonly unused: readonly string[];
  readonly solution: Solution;
  /**
   * Of several solutions, all smallest choices of letters that leave the one that is meant when they are given; when
   * a limit was reached, those that were found.
   */
  readonly givens?: readonly Readonly<Record<string, number>>[];
  /** Whether it is proved that no fewer letters are enough. */
  readonly givensAreFewest?: boolean;
  /** Of several solutions, the options that leave one when any of them is changed. */
  readonly uniqueWith?: readonly OptionChange[];
  /** Of several solutions, calculations with a number near that has one, the nearest first. */
  readonly nearest?: readonly string[];
  readonly notes: readonly string[];
}

const USUAL_BASE = 10;
const USUAL_MILLISECONDS = 10_000;

/**
 * Makes a cryptarithm from a calculation in digits, with its result or without: a sum, product, division, root, or any
 * formula of the language.
 *
 * @example
 * const made = encode("9567 + 1085", { key: "OMYABENDRS" });
 * "text" in made ? made.text : ""; // "SEND + MORE = MONEY"
 */
export function encode(calculation: string, options: EncodeOptions = {}): Encoded | InvalidAnswer {
  return inLanguage(options.language, () => encoded(calculation, options));
}

function encoded(calculation: string, options: EncodeOptions): Encoded | InvalidAnswer {
  const started = now();
  const { base = USUAL_BASE, milliseconds = USUAL_MILLISECONDS } = options;
  const refused = (diagnostic: Diagnostic): InvalidAnswer => ({
    formula: calculation.trim(),
    status: "invalid",
    diagnostics: [diagnostic],
  });
  if (!Number.isInteger(base) || base < SMALLEST_BASE || base > LARGEST_BASE) {
    const message = say("{base} is not a base from {smallest} to {largest}", {
      base,
      smallest: SMALLEST_BASE,
      largest: LARGEST_BASE,
    });
    return refused({ code: "rule-base", message, span: [0, 0] });
  }
  const read = readCalculation(calculation, base, options);
  if (!read.ok) return refused(read.diagnostic);
  const key = keyFor(options, base);
  if ("code" in key) return refused(key);
  const letters = lettersByDigit(key.digits);
  const printed = printPuzzle(read.calculation, letters, options);
  if ("code" in printed) return refused(printed);
  const rules = rulesOf(options, base);
  const posed = pose(printed.formula, rules);
  if (!posed.ok) return refused(posed.diagnostics[0] as Diagnostic);
  const { puzzle } = posed;
  const excluded = excludedLetter(puzzle, key.digits);
  if (excluded !== undefined) return refused(excludedMistake(excluded, key));

  const { layout } = printed;
  const line = layout === undefined ? printed.text : layoutLine(layout, writtenCell);
  const rest = (): SearchOptions => ({
    ...options,
    milliseconds: Math.max(1, milliseconds - (now() - started)),
  });
  const found = answerFormula(printed.formula, line, { ...rest(), ...rules, limit: 0 });
  if (found.status === "invalid") return found;
  const digits = ownDigits(puzzle, key.digits);
  const own = Object.fromEntries(puzzle.symbols.map(({ name }, i) => [name, digits[i] as number]));
  const status = !found.complete ? "unfinished" : found.count === 1n ? "unique" : "several";
  const readings = readingsOf(printed, found, { ...rules, milliseconds: rest().milliseconds });
  const isSeveral = status === "several" || (status === "unfinished" && found.count > 1n);
  const encoding: Encoding = {
    calculation: read.calculation,
    letters,
    choice: options,
    rules,
    isUnique: (other, otherRules) => isOnlySolution(other.formula, otherRules, key.digits, rest()),
  };
  const advice = isSeveral && options.advice !== false ? adviceOn(encoding, printed, own, options, rest) : {};
  return {
    formula: line,
    operation: operationOf(read.calculation),
    status,
    count: found.count,
    complete: found.complete,
    text: printed.text,
    rules: puzzle.rules,
    ...(layout === undefined ? {} : { layout: rowsText(layout, options).split("\n") }),
    ...(printed.reading > 0 ? { reading: printed.reading } : {}),
    ...(readings.length > 1 ? { readings } : {}),
    key,
    unused: Object.keys(key.digits).filter((letter) => !(letter in own)),
    solution: writerFor(puzzle).write(digits),
    ...advice,
    notes: [...printed.notes, ...found.notes, ...readingNotes(readings, printed.reading)],
  };
}

function rulesOf({ leadingZero, loneZero, literals, digits }: EncodeOptions, base: number): RuleOptions {
  return {
    base,
    ...(leadingZero !== undefined && { leadingZero }),
    ...(loneZero !== undefined && { loneZero }),
    ...(literals !== undefined && { literals }),
    ...(digits !== undefined && { digits }),
  };
}

function excludedMistake(letter: string, { digits }: Key): Diagnostic {
  const message = say("the rules exclude the calculation itself: in it {letter} is {digit}", {
    letter,
    digit: digits[letter] ?? "",
  });
  return {
    code: "calculation-excluded",
    message,
    span: [0, 0],
    hint: say("change the rule, or the calculation"),
  };
}

/** The key that is given, or made. */
function keyFor({ key, keyOrder, words, seed = 0 }: EncodeOptions, base: number): Key | Diagnostic {
  const order = readKeyOrder(keyOrder ?? "0-9");
  if (typeof order !== "string") return order;
  if (key !== undefined) return keyOrMistake(readKey(key, order, base));
  if (words === undefined) return keyOrMistake(makeKey(order, base, seed));
  const [suggested] = suggestKeys(words, { base, seed, limit: 1 });
  if (suggested !== undefined) return keyOrMistake(readKey(suggested, order, base));
  const message = say("no words have {base} different letters together", { base });
  return { code: "rule-key", message, span: [0, 0], hint: say("give a key, or more words") };
}

const keyOrMistake = (read: ReturnType<typeof readKey>): Key | Diagnostic =>
  read.ok ? read.key : read.diagnostic;

/** What would leave one solution: givens, other options, other numbers. */
function adviceOn(
  encoding: Encoding,
  printed: PrintedPuzzle,
  own: Readonly<Record<string, number>>,
  options: EncodeOptions,
  rest: () => SearchOptions,
): Pick<Encoded, "givens" | "givensAreFewest" | "uniqueWith" | "nearest"> {
  const { rules } = encoding;
  const givens = fewestGivens(own, (given) =>
    otherSolution(printed.formula, { ...rules, given }, own, rest()),
  );
  return {
    ...(givens && { givens: givens.choices, givensAreFewest: givens.least }),
    uniqueWith: uniqueWith(encoding, printed),
    nearest: nearbyUnique(encoding, options),
  };
}

/** The rows below each other, whatever the style of the text. */
function rowsText(layout: Layout, { style }: EncodeOptions): string {
  return style === undefined || style === "line" || style === "codebusters"
    ? writeLayout(layout)
    : writeLayout(layout, { style });
}

/** What all readings of a text have, that which is meant included. */
function readingsOf(
  { readings, reading }: PrintedPuzzle,
  meant: Pick<ReadingAnswer, "status" | "count">,
  options: SearchOptions & RuleOptions,
): ReadingAnswer[] {
  if (readings.length < 2) return [];
  return readings.map((formula, i) => {
    const layout = writeLayout(formula.layout as Layout).split("\n");
    if (i === reading) return { layout, status: meant.status, count: meant.count };
    const found = answerFormula(formula, formula.text, { ...options, limit: 0 });
    return { layout, status: found.status, count: found.status === "invalid" ? 0n : found.count };
  });
}

function readingNotes(readings: readonly ReadingAnswer[], meant: number): string[] {
  return readings.flatMap(({ status, count }, i) => {
    if (i === meant || status === "none" || status === "invalid") return [];
    if (status === "unfinished" && count === 0n)
      return [say("Whether reading {i} of the text has solutions was not found out.", { i })];
    const several = solutionsText(count, status !== "unfinished");
    return [say("Read in another way, as reading {i}, the text has {several} as well.", { i, several })];
  });
}
