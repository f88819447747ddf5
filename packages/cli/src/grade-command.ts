/** `cryptarithm grade`: how hard a puzzle is for a person, and what it asks of one. */
import type { Grade, InvalidAnswer } from "cryptarithm";
import { countJson } from "./answer-json.js";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { gradeLines } from "./grade-report.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { languageOf } from "./language-option.js";
import { splitPuzzle } from "./split-puzzle.js";
import { tellingPage } from "./telling-page.js";

export async function runGrade(
  args: readonly string[],
  raw: RawOptions,
  { output, searcher, interruption }: Context,
): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const language = languageOf(raw);
  const options = { ...rules, ...limitsOf(raw, USUAL_TIME), language };
  const puzzles = await readPuzzles(args, raw.file, "grade");
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    const graded = await searcher.reason({ kind: "grade", puzzle, options });
    code = heavier(code, codeOf(graded));
    if (raw.json) await output.line(JSON.stringify(gradeJson(graded)));
    else if (graded.status === "invalid") {
      complainOf(puzzle, graded, output);
    } else if (raw.quiet) output.line(quietLine(graded));
    else {
      if (i > 0) output.line("");
      const page = tellingPage(puzzle, graded.rules, output, { language, layout: raw.layout });
      output.line(output.colors.bold(harmless(raw.layout ? graded.formula : puzzle.trim())));
      for (const line of gradeLines(graded, page)) output.line(line);
    }
  }
  if (interruption.asked && code === UNFINISHED) output.note("Interrupted before the grade was found.");
  return code;
}

/** Level, score and puzzle with tabs between, for scripts. */
function quietLine({ difficulty, formula }: Grade): string {
  const what = difficulty === undefined ? ["-", "-"] : [difficulty.level, difficulty.score];
  return [...what, harmless(formula.replace(/\s+/g, " "))].join("\t");
}

/** The keys in their published order. */
function gradeJson(graded: Grade | InvalidAnswer): Record<string, unknown> {
  if (graded.status === "invalid") return { ...graded };
  const { formula, status, count, difficulty, rules, notes } = graded;
  return {
    formula,
    status,
    count: countJson(count),
    difficulty: difficulty ?? null,
    rules,
    notes,
  };
}

const codeOf = ({ status }: Grade | InvalidAnswer): ExitCode =>
  status === "invalid" ? INVALID : status === "unfinished" ? UNFINISHED : status === "none" ? NONE : DONE;
