/** `cryptarithm encode`: a cryptarithm from a calculation in digits and a key, with its solution and what it lacks. */
import {
  type Encoded,
  type EncodeOptions,
  type InvalidAnswer,
  Spelling,
  type SpeltPhrase,
} from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";
import { encodeOptionsOf, type RawEncodeOptions } from "./encode-asked.js";
import { inoffensiveFirst, keysOf, offensiveIn } from "./encode-keys.js";
import { encodedLines } from "./encode-report.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { phraseLine } from "./phrase-line.js";
import { UsageError } from "./usage-error.js";

const CODES: Readonly<Record<(Encoded | InvalidAnswer)["status"], ExitCode>> = {
  unique: DONE,
  several: NONE,
  unfinished: UNFINISHED,
  invalid: INVALID,
};

/** Milliseconds for one calculation when nothing is asked. */
const USUAL_TIME = 10_000;

export async function runEncode(
  args: readonly string[],
  raw: RawEncodeOptions,
  { output, searcher, interruption }: Context,
): Promise<ExitCode> {
  const calculations = await readCalculations(args, raw);
  const asked = encodeOptionsOf(raw);
  const keys = await keysOf(raw);
  const isPicked = raw.key === undefined && raw.words === undefined;
  const limits = limitsOf(raw, USUAL_TIME);
  let code: ExitCode = DONE;
  for (const [i, calculation] of calculations.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    const encode = (options: EncodeOptions): Promise<Encoded | InvalidAnswer> =>
      searcher.reason({ kind: "encode", puzzle: calculation, options: { ...asked, ...options } });
    // The text does not hang on what a search finds, so that none is needed.
    const textWith = async (key: string): Promise<string> => {
      const made = await encode({ key, nodes: 1, advice: false });
      return made.status === "invalid" ? "" : made.text;
    };
    const [key, ...others] = isPicked ? await inoffensiveFirst(keys, textWith) : keys;
    const made = await encode({ ...limits, ...(key !== undefined && { key }) });
    code = heavier(code, CODES[made.status]);
    const phrases = made.status === "invalid" ? [] : phrasesIn(made, raw);
    if (raw.json) await output.line(JSON.stringify(encodedJson(made, others, phrases)));
    else if (made.status === "invalid") complainOf(calculation, made, output);
    else if (raw.quiet) await output.line(quietLine(made));
    else {
      const blank = i > 0 ? [""] : [];
      const lines = [...encodedLines(made, output, raw.style === "line"), ...phraseLines(phrases)];
      await output.line([...blank, ...lines].join("\n"));
      if (others.length > 0) output.note(`Other keys: ${others.map(harmless).join(", ")}.`);
      if (made.layout !== undefined && !made.text.includes("\n"))
        output.note("This line is written-out arithmetic, which --layout reads.");
      for (const note of made.notes) output.note(harmless(note));
      for (const word of await offensiveIn(made.text)) output.note(`It has a word that may offend: ${word}.`);
    }
  }
  return code;
}

/** The phrases that are to be asked for, in the letters of the puzzle. */
function phrasesIn({ solution: { digits } }: Encoded, { phrase = [] }: RawEncodeOptions): SpeltPhrase[] {
  const spelling = new Spelling(Object.keys(digits), digits);
  return phrase.map((each) => spelling.spell(each));
}

function phraseLines(phrases: readonly SpeltPhrase[]): string[] {
  if (phrases.length === 0) return [];
  const width = Math.max(...phrases.map(({ phrase }) => displayWidth(harmless(phrase))));
  return ["", ...phrases.map((each) => phraseLine(each, width))];
}

/** Those of the arguments, and one on each line of a file or of standard input. */
async function readCalculations(args: readonly string[], { file }: RawEncodeOptions): Promise<string[]> {
  if (args.length === 0 && file === undefined)
    throw new UsageError("there is no calculation", 'write for example: cryptarithm encode "9567+1085"');
  const calculations: string[] = [];
  // Without quotes, `9567 + 1085` comes as three arguments, of which a sign is none by itself.
  const whole = args.some((arg) => /^[+*×·/÷:=]$/.test(arg)) ? [args.join(" ")] : args;
  for (const source of [...whole, ...(file === undefined ? [] : [undefined])]) {
    if (source !== undefined && source !== "-") calculations.push(source);
    else {
      const [text = ""] = await readPuzzles([], source ?? file);
      calculations.push(...text.split(/\r?\n/).filter((line) => line.trim() !== ""));
    }
  }
  return calculations;
}

/** The puzzle on one line; rows keep their columns as the line that `batch` reads. */
function quietLine({ text, layout, rules, reading }: Encoded): string {
  const own = {
    ...(rules.base !== 10 && { base: rules.base }),
    ...(reading !== undefined && { reading }),
  };
  const needed = Object.keys(own).length > 0 ? { rules: own } : {};
  return harmless(
    layout === undefined || !text.includes("\n")
      ? text
      : JSON.stringify({ layout: text.split("\n"), ...needed }),
  );
}

/** The keys in their published order. */
function encodedJson(
  made: Encoded | InvalidAnswer,
  others: readonly string[],
  phrases: readonly SpeltPhrase[],
): Record<string, unknown> {
  if (made.status === "invalid") return { ...made };
  const {
    formula,
    operation,
    status,
    count,
    complete,
    text,
    layout,
    reading,
    key,
    unused,
    solution,
    rules,
    notes,
  } = made;
  const { readings, givens, givensAreFewest, uniqueWith, nearest } = made;
  return {
    formula,
    operation,
    status,
    count: countJson(count),
    complete,
    text,
    layout,
    reading,
    readings: readings?.map((each) => ({ ...each, count: countJson(each.count) })),
    key,
    unused,
    solution,
    givens,
    givensAreFewest,
    uniqueWith,
    nearest,
    ...(others.length > 0 && { otherKeys: others }),
    ...(phrases.length > 0 && { phrases }),
    rules,
    notes,
  };
}
