/** `cryptarithm explain`: how a person gets to the answer, step by step, each step with its reason. */
import type { Explanation, InvalidAnswer } from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { explanationJson } from "./explain-json.js";
import { explanationLines, isTooMany } from "./explain-report.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { languageOf } from "./language-option.js";
import { splitPuzzle } from "./split-puzzle.js";
import { statsText } from "./stats-text.js";
import { tellingPage } from "./telling-page.js";

export async function runExplain(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { output, searcher, interruption } = context;
  const rules = rulesOf(raw);
  const language = languageOf(raw);
  const ask = raw.ask === undefined ? {} : { ask: raw.ask };
  const options = { ...rules, ...limitsOf(raw, USUAL_TIME), language, ...ask };
  const puzzles = await readPuzzles(args, raw.file, "explain");
  splitPuzzle(puzzles, rules);
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (interruption.asked) return heavier(code, UNFINISHED);
    if (i > 0 && !raw.json) output.line("");
    const explanation = await searcher.reason({ kind: "explain", puzzle, options });
    await print(explanation, puzzle, raw, context);
    code = heavier(code, codeOf(explanation));
  }
  if (interruption.asked && code === UNFINISHED) output.note("Interrupted before the reasons were found.");
  return code;
}

async function print(
  explanation: Explanation | InvalidAnswer,
  puzzle: string,
  raw: RawOptions,
  { output }: Context,
): Promise<void> {
  if (raw.json) {
    await output.line(JSON.stringify(explanationJson(explanation, puzzle, raw)));
  } else if (explanation.status === "invalid") {
    complainOf(puzzle, explanation, output);
  } else {
    const wish = {
      language: languageOf(raw),
      draw: raw.draw === true,
      cases: raw.cases === true,
      layout: raw.layout,
      reading: explanation.reading,
    };
    const page = tellingPage(puzzle, explanation.rules, output, wish);
    const lines = explanationLines(explanation, page, raw.quiet === true);
    await output.write(`${lines.join("\n")}\n`);
  }
  if (raw.stats && explanation.status !== "invalid") output.note(statsText(explanation.stats));
}

/** An explanation that did not get to its end is not finished, even when the answer is known. */
function codeOf(explanation: Explanation | InvalidAnswer): ExitCode {
  if (explanation.status === "invalid") return INVALID;
  if (explanation.status === "none") return NONE;
  return explanation.status === "solved" && (explanation.explained || isTooMany(explanation))
    ? DONE
    : UNFINISHED;
}
