/** From the text of a puzzle to its formula, whether it is written in the language or as rows of arithmetic. */
import { parseOptions } from "../semantics/pose.js";
import type { RuleOptions } from "../semantics/rules.js";
import { type Parsed, parse } from "../syntax/parser.js";
import { type ReadLayout, readLayout } from "./read-layout.js";

/** The formula that is meant; of several readings of a layout the one that the options name, else the likeliest. */
export function readPuzzle(text: string, options: RuleOptions): Parsed {
  if (options.layout !== true) return parse(text, parseOptions(options));
  const read = readingsOf(text, options);
  if (!read.ok) return read;
  const at = options.reading ?? 0;
  const formula = read.readings[at];
  if (formula !== undefined) return { ok: true, formula };
  const count = read.readings.length;
  const message = `there is no reading ${at}: the layout has ${count === 1 ? "one reading" : `${count} readings`}`;
  return {
    ok: false,
    diagnostics: [
      { code: "layout-reading", message, span: [0, text.length], hint: "readings are counted from 0" },
    ],
  };
}

/** All readings of a text as written-out arithmetic, the likeliest first. */
export function readingsOf(text: string, options: RuleOptions): ReadLayout {
  return readLayout(text, parseOptions(options));
}
