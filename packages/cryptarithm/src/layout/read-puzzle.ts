/** From the text of a puzzle to its formula, whether it is written in the language or as rows of arithmetic. */
import { parseOptions } from "../semantics/parse-options.js";
import type { RuleOptions } from "../semantics/rules.js";
import { type Parsed, parse } from "../syntax/parser.js";
import { inLanguage, say } from "../wording/say.js";
import type { LanguageOption } from "../wording/wording.js";
import { layoutLine, writtenCell } from "./line.js";
import { type ReadLayout, readLayout } from "./read-layout.js";

/** The formula that is meant; of several readings of a layout the one that the options name, else the likeliest. */
export function readPuzzle(text: string, options: RuleOptions & LanguageOption): Parsed {
  return inLanguage(options.language, () => readOne(text, options));
}

function readOne(text: string, options: RuleOptions): Parsed {
  if (options.layout !== true) {
    const parsed = parse(text, parseOptions(options));
    return parsed.ok ? parsed : (asForgottenLayout(text, options) ?? parsed);
  }
  const read = readLayout(text, parseOptions(options));
  if (!read.ok) return read;
  const at = options.reading ?? 0;
  const formula = read.readings[at];
  if (formula !== undefined) return { ok: true, formula };
  const count = read.readings.length;
  const message =
    count === 1
      ? say("there is no reading {at}: the layout has one reading", { at })
      : say("there is no reading {at}: the layout has {count} readings", { at, count });
  return {
    ok: false,
    diagnostics: [
      { code: "layout-reading", message, span: [0, text.length], hint: say("readings are counted from 0") },
    ],
  };
}

/** Lines that are no puzzle but read as a layout: one message instead of one for each line. */
function asForgottenLayout(text: string, options: RuleOptions): Parsed | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "").length;
  if (lines < 3) return undefined;
  const read = readLayout(text, parseOptions(options));
  const layout = read.ok ? read.readings[0]?.layout : undefined;
  if (layout === undefined) return undefined;
  const message = say("these lines are written-out arithmetic: {line}", {
    line: layoutLine(layout, writtenCell),
  });
  return {
    ok: false,
    diagnostics: [{ code: "layout-forgotten", message, span: [0, text.length], hint: say("add --layout") }],
  };
}

/** All formulas that may be meant: those of all readings of a layout, the likeliest first, unless the options name one. */
export function readPuzzles(text: string, options: RuleOptions): ReadLayout {
  if (options.layout === true && options.reading === undefined)
    return readLayout(text, parseOptions(options));
  const parsed = readPuzzle(text, options);
  return parsed.ok ? { ok: true, readings: [parsed.formula] } : parsed;
}

/** The options with the reading that an answer is about, where a layout can be read in several ways. */
export function asRead<T extends RuleOptions>(options: T, { reading }: { readonly reading?: number }): T {
  return reading === undefined ? options : { ...options, reading };
}
