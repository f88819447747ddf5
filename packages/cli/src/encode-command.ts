/** `cryptarithm encode`: a cryptarithm from a calculation in digits and a key, with its solution and what it lacks. */
import {
  type Encoded,
  type EncodeOptions,
  type InvalidAnswer,
  KEY_ORDERS,
  LAYOUT_STYLES,
  suggestKeys,
} from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf, type RawOptions, rulesOf, wholeNumber } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { encodedLines } from "./encode-report.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

const CODES: Readonly<Record<(Encoded | InvalidAnswer)["status"], ExitCode>> = {
  unique: DONE,
  several: NONE,
  unfinished: UNFINISHED,
  invalid: INVALID,
};

/** Milliseconds for one calculation when nothing is asked. */
const USUAL_TIME = 10_000;
/** Other keys of the words that are named. */
const OTHER_KEYS = 5;

export async function runEncode(
  args: readonly string[],
  raw: RawOptions,
  { output, searcher, interruption }: Context,
): Promise<ExitCode> {
  const calculations = await readCalculations(args, raw);
  const keys = raw.key === undefined ? await keysOf(raw) : [raw.key];
  const options = { ...encodeOptions(raw, keys?.[0]), ...limitsOf(raw, USUAL_TIME) };
  const others = keys?.slice(1) ?? [];
  let code: ExitCode = DONE;
  for (const [i, calculation] of calculations.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    const made = await searcher.reason({ kind: "encode", puzzle: calculation, options });
    code = heavier(code, CODES[made.status]);
    if (raw.json) await output.line(JSON.stringify(encodedJson(made, others)));
    else if (made.status === "invalid") complainOf(calculation, made, output);
    else if (raw.quiet) await output.line(quietLine(made));
    else {
      const blank = i > 0 ? [""] : [];
      await output.line([...blank, ...encodedLines(made, output)].join("\n"));
      if (others.length > 0) output.note(`Other keys of these words: ${others.map(harmless).join(", ")}.`);
      for (const note of made.notes) output.note(harmless(note));
    }
  }
  return code;
}

async function readCalculations(args: readonly string[], { file }: RawOptions): Promise<string[]> {
  if (args.length === 0 && file === undefined)
    throw new UsageError("there is no calculation", 'write for example: cryptarithm encode "9567+1085"');
  return readPuzzles(args, file, "encode");
}

/** Keys of the words of a file, the one to be used first; undefined when there is no file. */
async function keysOf({ words, seed, base }: RawOptions): Promise<readonly string[] | undefined> {
  if (words === undefined) return undefined;
  const [text = ""] = await readPuzzles([], words);
  const { base: digits = 10 } = rulesOf(base === undefined ? {} : { base });
  if (typeof digits !== "number") throw noNumber(digits);
  const keys = suggestKeys(text.split(/\r?\n/), { base: digits, seed: seedOf(seed), limit: 1 + OTHER_KEYS });
  if (keys.length > 0) return keys;
  throw new UsageError(
    `no word and no two words of ${words} have ${digits} different letters together`,
    "give a --key, or more words",
  );
}

const seedOf = (seed: string | undefined): number =>
  seed === undefined ? 0 : wholeNumber("--seed", seed, 0);

function encodeOptions(raw: RawOptions, key: string | undefined): EncodeOptions {
  const { base } = rulesOf(raw.base === undefined ? {} : { base: raw.base });
  if (typeof base === "string") throw noNumber(base);
  const { keyOrder, layout, style, zeroRows } = raw;
  return {
    seed: seedOf(raw.seed),
    ...(key !== undefined && { key }),
    ...(base !== undefined && { base }),
    ...(keyOrder !== undefined && { keyOrder: oneOf("key order", keyOrder, KEY_ORDERS) }),
    ...(layout !== undefined && { layout }),
    ...(style !== undefined && { style: oneOf("style", style, LAYOUT_STYLES) }),
    ...(zeroRows !== undefined && { zeroRows }),
  };
}

const noNumber = (base: string): UsageError =>
  new UsageError(`--base ${base} is for puzzles to be solved`, "write a number from 2 to 36");

function oneOf<T extends string>(what: string, text: string, names: readonly T[]): T {
  const found = names.find((name) => name === text);
  if (found !== undefined) return found;
  const near = what === "style" ? nearest(text, names) : undefined;
  throw new UsageError(
    `there is no ${what} ${text}`,
    near === undefined ? `the ${what}s are ${names.join(", ")}` : `did you mean ${near}?`,
  );
}

/** The puzzle on one line; rows keep their columns as the line that `batch` reads. */
function quietLine({ text, layout, rules }: Encoded): string {
  const base = rules.base === 10 ? {} : { rules: { base: rules.base } };
  return harmless(
    layout === undefined || !text.includes("\n")
      ? text
      : JSON.stringify({ layout: text.split("\n"), ...base }),
  );
}

/** The keys in their published order. */
function encodedJson(made: Encoded | InvalidAnswer, others: readonly string[]): Record<string, unknown> {
  if (made.status === "invalid") return { ...made };
  const { formula, status, count, complete, text, layout, reading, key, unused, solution, rules, notes } =
    made;
  const { givens, uniqueWithRows } = made;
  return {
    formula,
    status,
    count: countJson(count),
    complete,
    text,
    layout,
    reading,
    key,
    unused,
    solution,
    givens,
    uniqueWithRows,
    ...(others.length > 0 && { otherKeys: others }),
    rules,
    notes,
  };
}
