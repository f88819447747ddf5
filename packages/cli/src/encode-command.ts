/** `cryptarithm encode`: a cryptarithm from a calculation in digits and a key, with its solution and what it lacks. */
import type { Encoded, InvalidAnswer } from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { encodeOptionsOf, type RawEncodeOptions } from "./encode-asked.js";
import { keysOf } from "./encode-keys.js";
import { encodedLines } from "./encode-report.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
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
  const [key, ...others] = await keysOf(raw);
  const options = { ...asked, ...(key !== undefined && { key }), ...limitsOf(raw, USUAL_TIME) };
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
      await output.line([...blank, ...encodedLines(made, output, raw.style === "line")].join("\n"));
      if (others.length > 0) output.note(`Other keys: ${others.map(harmless).join(", ")}.`);
      if (made.layout !== undefined && !made.text.includes("\n"))
        output.note("This line is written-out arithmetic, which --layout reads.");
      for (const note of made.notes) output.note(harmless(note));
    }
  }
  return code;
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
function encodedJson(made: Encoded | InvalidAnswer, others: readonly string[]): Record<string, unknown> {
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
    rules,
    notes,
  };
}
