/** `cryptarithm repair`: the nearest changes that give a puzzle with none or several solutions exactly one. */
import type { InvalidAnswer, Repair, Repairs } from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf, listLimitOf, type RawOptions, rulesOf } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { repairLines, ruleText } from "./repair-report.js";
import { splitPuzzle } from "./split-puzzle.js";

const CODES: Readonly<Record<(Repairs | InvalidAnswer)["status"], ExitCode>> = {
  found: DONE,
  unique: DONE,
  none: NONE,
  unfinished: UNFINISHED,
  invalid: INVALID,
};

/** Milliseconds for one puzzle when nothing is asked. */
const USUAL_TIME = 10_000;
const USUAL_REPAIRS = 5;

export async function runRepair(
  args: readonly string[],
  raw: RawOptions,
  { output, searcher, interruption }: Context,
): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const limit = raw.limit === undefined ? USUAL_REPAIRS : Math.max(1, listLimitOf(raw));
  const options = { ...rules, ...limitsOf(raw, USUAL_TIME), limit };
  const puzzles = await readPuzzles(args, raw.file, "repair");
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    const found = await searcher.reason({ kind: "repair", puzzle, options });
    code = heavier(code, CODES[found.status]);
    if (raw.json) await output.line(JSON.stringify(repairsJson(found)));
    else if (found.status === "invalid") complainOf(puzzle, found, output);
    else if (raw.quiet) await output.write(found.repairs.map((repair) => `${quietLine(repair)}\n`).join(""));
    else {
      const blank = i > 0 ? [""] : [];
      const title = puzzles.length > 1 ? [output.colors.bold(harmless(puzzle.trim()))] : [];
      await output.line([...blank, ...title, ...repairLines(found, output)].join("\n"));
      for (const note of found.notes) output.note(harmless(note));
    }
  }
  return code;
}

/**
 * The puzzle on one line, and behind a tab the option that it needs, if any. A layout keeps its columns as the line
 * that `batch` reads.
 */
function quietLine({ change, text, layout }: Repair): string {
  const option = ruleText(change);
  const hasRows = layout !== undefined && text.includes("\n");
  const puzzle = hasRows
    ? JSON.stringify({ layout: text.split(/\r?\n/) })
    : text.trim().replace(/\s*\r?\n/g, "; ");
  return harmless(puzzle) + (option === "" ? "" : `\t${option}`);
}

/** The keys in their published order. */
function repairsJson(found: Repairs | InvalidAnswer): Record<string, unknown> {
  if (found.status === "invalid") return { ...found };
  const { formula, status, count, complete, closest, givens, repairs, finished, tried, of, rules, notes } =
    found;
  return {
    formula,
    status,
    count: countJson(count),
    complete,
    closest,
    givens,
    repairs,
    finished,
    tried,
    of,
    rules,
    notes,
  };
}
