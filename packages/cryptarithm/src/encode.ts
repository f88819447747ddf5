/**
 * The library's way to set a puzzle from numbers: a true calculation and a key give the cryptarithm as it is printed,
 * in a line or written out with all its rows. A complete search tells whether it has that one solution; where it has
 * more, the fewest letters to be given are found. The choice of key changes neither.
 */
import { fewestGivens, type LeavesOne } from "./encode/fewest-givens.js";
import { type Key, type KeyOrder, makeKey, readKey, readKeyOrder, suggestKeys } from "./encode/key.js";
import { formulaText, hasSteps, inLetters, letterLayout, lettersByDigit } from "./encode/letter-puzzle.js";
import { type NumberCalculation, numeral, readCalculation } from "./encode/read-calculation.js";
import type { WriteOutOptions } from "./layout/calculate/rows.js";
import { formulaOfLayout } from "./layout/formula-of-layout.js";
import { layoutLine, writtenCell } from "./layout/line.js";
import { readLayout } from "./layout/read-layout.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { type LayoutStyle, writeLayout } from "./layout/write/write-layout.js";
import { layoutKey } from "./repair/layout-draft.js";
import type { InvalidAnswer, SearchOptions } from "./search/answer.js";
import { answerFormula } from "./search/answer-formula.js";
import { listSolutions } from "./search/listing.js";
import { Meter, now } from "./search/meter.js";
import { prepare } from "./search/prepare.js";
import { type Solution, SolutionWriter } from "./search/solution.js";
import { pose } from "./semantics/pose.js";
import { LARGEST_BASE, type Rules, SMALLEST_BASE } from "./semantics/rules.js";
import type { Formula } from "./syntax/ast.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import type { Layout } from "./syntax/layout.js";

/** Limits, how the key is read, and how the calculation is written; without `milliseconds` 10 seconds at most. */
export interface EncodeOptions extends SearchOptions {
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
  /** Whether all rows are written; default for divisions and roots, but not for sums and products. */
  readonly layout?: boolean;
  /** Where the quotient or root stands, or "line" or "codebusters" for a layout in one line. */
  readonly style?: LayoutStyle;
  /** The row of a digit 0 of a multiplier, quotient or root: none (default), one 0, or as many as the factor has digits. */
  readonly zeroRows?: WriteOutOptions["zeroRows"];
}

/** A cryptarithm that was made from numbers. */
export interface Encoded {
  /** The puzzle in one line, without its rows. */
  readonly formula: string;
  /** "unique": exactly the solution that was meant; "several"; "unfinished": not known within the limits. */
  readonly status: "unique" | "several" | "unfinished";
  readonly count: bigint;
  readonly complete: boolean;
  /** The puzzle, to be used with these rules, and with `layout: true` when it has rows. */
  readonly text: string;
  readonly rules: Rules;
  /** The rows, when it is written out. */
  readonly layout?: readonly string[];
  /** Which of several readings of the text is meant, when it is not the likeliest. */
  readonly reading?: number;
  readonly key: Key;
  /** Letters of the key that the puzzle does not have. */
  readonly unused: readonly string[];
  readonly solution: Solution;
  /**
   * Of several solutions, all smallest choices of letters that leave the one that is meant when they are given; when
   * a limit was reached, those that were found.
   */
  readonly givens?: readonly Readonly<Record<string, number>>[];
  /** Of a puzzle in a line with several solutions: whether it has one when all rows are written. */
  readonly uniqueWithRows?: boolean;
  readonly notes: readonly string[];
}

const USUAL_BASE = 10;
const USUAL_MILLISECONDS = 10_000;

/**
 * Makes a cryptarithm from a calculation in digits, with its result or without.
 *
 * @example
 * const made = encode("9567 + 1085", { key: "OMYABENDRS" });
 * "text" in made ? made.text : ""; // "SEND + MORE = MONEY"
 */
export function encode(calculation: string, options: EncodeOptions = {}): Encoded | InvalidAnswer {
  const started = now();
  const { base = USUAL_BASE, milliseconds = USUAL_MILLISECONDS } = options;
  const refused = (diagnostic: Diagnostic): InvalidAnswer => ({
    formula: calculation.trim(),
    status: "invalid",
    diagnostics: [diagnostic],
  });
  if (!Number.isInteger(base) || base < SMALLEST_BASE || base > LARGEST_BASE) {
    const message = `${base} is not a base from ${SMALLEST_BASE} to ${LARGEST_BASE}`;
    return refused({ code: "rule-base", message, span: [0, 0] });
  }
  const read = readCalculation(calculation, base);
  if (!read.ok) return refused(read.diagnostic);
  const key = keyFor(options, base);
  if ("code" in key) return refused(key);
  const printed = print(read.calculation, key, options);
  if ("code" in printed) return refused(printed);
  const posed = pose(printed.formula, { base });
  if (!posed.ok) return refused(posed.diagnostics[0] as Diagnostic);
  const { puzzle } = posed;

  const { layout } = printed.formula;
  const line = layout === undefined ? printed.text : layoutLine(layout, writtenCell);
  const rest = (): SearchOptions => ({
    ...options,
    milliseconds: Math.max(1, milliseconds - (now() - started)),
  });
  const found = answerFormula(printed.formula, line, { ...rest(), base, limit: 0 });
  if (found.status === "invalid") return found;
  const digits = puzzle.symbols.map(({ name }) => key.digits[name] as number);
  const own = Object.fromEntries(puzzle.symbols.map(({ name }, i) => [name, digits[i] as number]));
  const status = !found.complete ? "unfinished" : found.count === 1n ? "unique" : "several";
  const several = status === "several" || (status === "unfinished" && found.count > 1n);
  const givens = several ? fewestGivens(own, leavesOne(printed.formula, base, rest)) : undefined;
  const rows =
    several && layout === undefined ? withRows(read.calculation, key, { ...options, base }, rest) : undefined;
  return {
    formula: line,
    status,
    count: found.count,
    complete: found.complete,
    text: printed.text,
    rules: puzzle.rules,
    ...(layout === undefined ? {} : { layout: rowsText(layout, options.style).split("\n") }),
    ...(printed.reading > 0 ? { reading: printed.reading } : {}),
    key,
    unused: Object.keys(key.digits).filter((letter) => !(letter in own)),
    solution: new SolutionWriter(puzzle).write(digits),
    ...(givens === undefined ? {} : { givens }),
    ...(rows === undefined ? {} : { uniqueWithRows: rows }),
    notes: [...printed.notes, ...found.notes],
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
  const message = `no word and no two words have ${base} different letters together`;
  return { code: "rule-key", message, span: [0, 0], hint: "give a key, or more words" };
}

const keyOrMistake = (read: ReturnType<typeof readKey>): Key | Diagnostic =>
  read.ok ? read.key : read.diagnostic;

/** A puzzle as it is printed. */
interface Printed {
  readonly formula: Formula;
  readonly text: string;
  readonly reading: number;
  readonly notes: readonly string[];
}

function print(calculation: NumberCalculation, key: Key, options: EncodeOptions): Printed | Diagnostic {
  const letters = lettersByDigit(key.digits);
  const isWrittenOut = calculation.kind === "division" || calculation.kind === "root";
  if (!(options.layout ?? isWrittenOut)) return printedLine(formulaText(calculation, inLetters(letters)));
  const layout = letterLayout(calculation, letters, written(options));
  if (layout !== undefined) return printedRows(layout, options.style);
  const number = (value: bigint): string => numeral(value, letters.length);
  const message = `${formulaText(calculation, number)} has more factors than are written below each other`;
  return {
    code: "calculation-form",
    message,
    span: [0, 0],
    hint: "leave the layout out, or use two factors",
  };
}

const written = ({ zeroRows }: EncodeOptions): Pick<WriteOutOptions, "zeroRows"> =>
  zeroRows === undefined ? {} : { zeroRows };

function printedLine(text: string): Printed | Diagnostic {
  const read = readPuzzle(text, {});
  return read.ok
    ? { formula: read.formula, text, reading: 0, notes: [] }
    : (read.diagnostics[0] as Diagnostic);
}

/** The rows below each other, whatever the style of the text. */
function rowsText(layout: Layout, style: LayoutStyle | undefined): string {
  return style === undefined || style === "line" || style === "codebusters"
    ? writeLayout(layout)
    : writeLayout(layout, { style });
}

/** The rows as text, and which reading of it they are. */
function printedRows(layout: Layout, style: LayoutStyle | undefined): Printed {
  const text = writeLayout(layout, style === undefined ? {} : { style });
  const formula = formulaOfLayout(layout, text);
  const read = readLayout(text, {});
  const key = layoutKey(layout);
  const at = read.ok
    ? read.readings.findIndex((each) => each.layout !== undefined && layoutKey(each.layout) === key)
    : -1;
  const more = read.ok ? read.readings.length : 0;
  const notes =
    at < 0
      ? ["The text of these rows is not read back as the calculation that was written; the drawing is right."]
      : at > 0
        ? [`The text of these rows can be read in ${more} ways; meant is reading ${at}.`]
        : [];
  return { formula, text, reading: Math.max(0, at), notes };
}

/** Whether given digits leave one solution, by a search that ends with the second one. */
function leavesOne(formula: Formula, base: number, rest: () => SearchOptions): LeavesOne {
  return (given) => {
    const posed = pose(formula, { base, given });
    if (!posed.ok) return false;
    const options = rest();
    const prepared = prepare(posed.puzzle, { without: options.without });
    const listing = listSolutions(prepared, { mode: options.mode ?? "auto", meter: new Meter(options) });
    const first = listing.next();
    const second = first.done ? first : listing.next();
    if (!second.done) return false;
    return second.value.stopped === undefined && second.value.undecided === 0 ? !first.done : undefined;
  };
}

/** Whether the calculation has one solution when all its rows are written; undefined where there are no more rows. */
function withRows(
  calculation: NumberCalculation,
  key: Key,
  options: EncodeOptions & { readonly base: number },
  rest: () => SearchOptions,
): boolean | undefined {
  const layout = letterLayout(calculation, lettersByDigit(key.digits), written(options));
  if (layout === undefined || !hasSteps(layout)) return undefined;
  return leavesOne(formulaOfLayout(layout, ""), options.base, rest)({});
}
