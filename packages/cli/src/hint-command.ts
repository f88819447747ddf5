/** `cryptarithm hint`: the next step only, from what the user has: where to look, which rule, or the whole step. */
import {
  drawnLayout,
  type Hint,
  type HintLevel,
  type InvalidAnswer,
  Known,
  LARGEST_EXPLAINED_BASE,
} from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { openText } from "./explain-report.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { languageOf } from "./language-option.js";
import { splitPuzzle } from "./split-puzzle.js";
import { StepLines } from "./step-lines.js";
import { framed, type TellingPage, tellingPage } from "./telling-page.js";
import { UsageError } from "./usage-error.js";
import { withWholeCalculations, wrapped } from "./wrap.js";

const CODES: Readonly<Record<(Hint | InvalidAnswer)["status"], ExitCode>> = {
  hint: DONE,
  done: DONE,
  several: DONE,
  wrong: NONE,
  none: NONE,
  unfinished: UNFINISHED,
  invalid: INVALID,
};

export async function runHint(
  args: readonly string[],
  raw: RawOptions,
  { output, searcher, interruption }: Context,
): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const language = languageOf(raw);
  const options = { ...rules, ...limitsOf(raw, USUAL_TIME), language, level: levelOf(raw) };
  const puzzles = await readPuzzles(args, raw.file, "hint");
  splitPuzzle(puzzles, rules);
  refuseEntries(puzzles);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    const hinted = await searcher.reason({ kind: "hint", puzzle, options });
    code = heavier(code, CODES[hinted.status]);
    if (raw.json) await output.line(JSON.stringify(hintJson(hinted)));
    else if (hinted.status === "invalid") {
      complainOf(puzzle, hinted, output);
    } else {
      if (i > 0) output.line("");
      if (puzzles.length > 1 && raw.quiet !== true)
        output.line(output.colors.bold(harmless(raw.layout ? hinted.formula : puzzle.trim())));
      const page = tellingPage(puzzle, hinted.rules, output, {
        language,
        draw: raw.draw === true,
        layout: raw.layout,
        reading: hinted.reading,
      });
      for (const line of hintLines(hinted, page, raw.quiet === true)) output.line(line);
    }
  }
  if (interruption.asked && code === UNFINISHED) output.note("Interrupted before a hint was found.");
  return code;
}

/** Entries behind the puzzle, such as "S=9 E=5", would be read as another puzzle; hardly anybody means that. */
function refuseEntries([, ...others]: readonly string[]): void {
  const entries = others.find((text) => ENTRIES.test(text));
  if (entries === undefined) return;
  const list = entries
    .trim()
    .split(/[\s,;]+/)
    .join(",");
  throw new UsageError(`${entries} is not a second puzzle`, `what you have stands in --given ${list}`);
}

const ENTRIES = /^\s*\p{L}\s*=\s*\d{1,2}([\s,;]+\p{L}\s*=\s*\d{1,2})*\s*$/u;

function levelOf({ level = "1" }: RawOptions): HintLevel {
  const n = Number(level);
  if (n === 1 || n === 2 || n === 3) return n;
  throw new UsageError(
    `--level ${level} is no level`,
    "write 1 (where to look), 2 (which rule) or 3 (the whole step)",
  );
}

function hintLines(hinted: Hint, page: TellingPage, quiet: boolean): string[] {
  const { status, level, sentence, steps } = hinted;
  const { bold, dim } = page.colors;
  const lines: string[] = [];
  const whole = level === 3 && steps !== undefined && steps.length > 0;
  if (status !== "hint" || !whole) {
    const said = whole ? whyWrong(hinted, page) : sentence;
    const isOpen = status === "unfinished" && page.rules.base > LARGEST_EXPLAINED_BASE;
    const text = withWholeCalculations(harmless(isOpen ? openText(page) : said));
    lines.push(...wrapped(text, page.columns).map(status === "wrong" ? bold : same));
  }
  if (whole) {
    const writer = new StepLines(page, { steps, end: { kind: "open" } });
    const known = Known.atStart(hinted);
    known.learn(hinted.facts ?? []);
    // Without it nobody would know which blank is which.
    if (!quiet && page.names.size > 0 && page.formula !== undefined)
      lines.push(...drawnLayout(page.formula, known.settled).map((line) => `  ${harmless(line)}`), "");
    writer.steps(steps, known);
    lines.push(...writer.lines);
  }
  if (!quiet && status === "none") lines.push(dim(`(${framed(page, "hint.none")})`));
  if (!quiet && status === "wrong" && level < 3) lines.push(dim(`(${framed(page, "hint.why")})`));
  if (!quiet && status === "hint" && level < 3)
    lines.push(dim(`(${framed(page, level === 1 ? "hint.more" : "hint.most")})`));
  return lines;
}

/** What stands before the steps that show why an entry is wrong. */
function whyWrong({ wrong, sentence }: Hint, page: TellingPage): string {
  if (wrong === undefined) return sentence;
  const { title: claim, others } = wrong;
  return others.length === 0
    ? framed(page, "hint.wrong", { claim })
    : framed(page, "hint.wrong.with", { claim, letters: { and: others } });
}

const same = (text: string): string => text;

/** The keys in their published order. */
function hintJson(hinted: Hint | InvalidAnswer): Record<string, unknown> {
  if (hinted.status === "invalid") return { ...hinted };
  const {
    formula,
    status,
    level,
    sentence,
    where,
    rule,
    step,
    steps,
    facts,
    wrong,
    names,
    count,
    rules,
    notes,
    reading,
  } = hinted;
  return {
    formula,
    status,
    level,
    sentence,
    where,
    rule,
    step,
    steps,
    facts,
    wrong,
    names,
    count: countJson(count),
    rules,
    notes,
    reading,
  };
}
