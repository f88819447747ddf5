/** `cryptarithm draw`: the puzzle as text, picture, LaTeX, MathML or table; with its digits, or with a step marked. */
import {
  type DrawingFormat,
  type DrawOptions,
  drawFormula,
  type FoundAnswer,
  type InvalidAnswer,
  Known,
  LAYOUT_STYLES,
  type LayoutStyle,
  type RuleOptions,
  readPuzzle,
  type StatedStretch,
  stepsIn,
} from "cryptarithm";
import { limitsOf, type RawOptions, rulesOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, heavier, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf, readPuzzles } from "./inputs.js";
import { languageOf } from "./language-option.js";
import { nearest } from "./nearest.js";
import { splitPuzzle } from "./split-puzzle.js";
import { UsageError } from "./usage-error.js";
import { writeFile } from "./write-file.js";

type Drawn = { readonly code: ExitCode; readonly options: DrawOptions } | { readonly code: ExitCode };

export async function runDraw(args: readonly string[], raw: RawOptions, context: Context): Promise<ExitCode> {
  const rules = rulesOf(raw);
  const format = formatOf(raw);
  const style = styleOf(raw);
  const asked: DrawOptions = {
    ...rules,
    format,
    ...(style !== undefined && { style }),
    ...(raw.fill !== undefined && { fill: raw.fill }),
    ...(raw.ascii && { ascii: true }),
    ...(raw.carries && { carries: true }),
    language: languageOf(raw),
  };
  if (raw.solved && raw.step !== undefined)
    throw new UsageError("--step and --solved contradict each other", "a step has the digits that it knows");
  const puzzles = await readPuzzles(args, raw.file, "draw");
  splitPuzzle(puzzles, rules);
  if (raw.svg !== undefined && puzzles.length > 1)
    throw new UsageError("a picture is of one puzzle", "draw each of them with an --svg of its own");
  let code: ExitCode = DONE;
  for (const [i, puzzle] of puzzles.entries()) {
    if (context.interruption.asked) return heavier(code, UNFINISHED);
    if (i > 0 && format === "text") context.output.line("");
    code = heavier(code, await drawOne(puzzle, asked, raw, context));
  }
  return code;
}

async function drawOne(
  puzzle: string,
  asked: DrawOptions,
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const filled = await filledIn(puzzle, asked, raw, context);
  if (!("options" in filled)) return filled.code;
  const { options, code } = filled;
  const read = readPuzzle(puzzle, options);
  if (!read.ok) {
    const { diagnostics } = read;
    complainOf(puzzle, { formula: puzzle, status: "invalid", diagnostics }, context.output);
    return INVALID;
  }
  const drawing = drawFormula(read.formula, options);
  if (raw.svg !== undefined && raw.svg !== "-") writePicture(raw.svg, drawing);
  else
    await context.output.line(
      options.format === "text" ? drawing.split("\n").map(harmless).join("\n") : drawing,
    );
  return code;
}

/** What is to be drawn: with the digits of a solution, with a step, or with what is given. */
async function filledIn(
  puzzle: string,
  asked: DrawOptions,
  raw: RawOptions,
  context: Context,
): Promise<Drawn> {
  if (raw.solved) return solved(puzzle, asked, raw, context);
  if (raw.step !== undefined) return atStep(puzzle, asked, raw, context);
  const known: Record<string, number> = {};
  for (const [letter, given] of Object.entries(asked.given ?? {}))
    if (typeof given === "number") known[letter] = given;
  return { code: DONE, options: { ...asked, known } };
}

async function solved(
  puzzle: string,
  asked: DrawOptions,
  raw: RawOptions,
  { searcher, output }: Context,
): Promise<Drawn> {
  const answer = await searcher.answer(puzzle, {
    ...searchRules(asked),
    ...limitsOf(raw, USUAL_TIME),
    limit: 1,
  });
  if (answer.status === "invalid") return refused(puzzle, answer, output);
  const [solution] = answer.solutions;
  if (solution === undefined) {
    output.note(noSolution(answer));
    return { code: answer.status === "none" ? NONE : UNFINISHED };
  }
  if (answer.count > 1n && raw.quiet !== true)
    output.note(`The first of ${answer.complete ? "" : "at least "}${answer.count} solutions is drawn.`);
  const base = answer.rules.base;
  const reading = answer.reading === undefined ? {} : { reading: answer.reading };
  return { code: DONE, options: { ...asked, ...reading, base, solution } };
}

function noSolution({ status, reason }: FoundAnswer): string {
  if (status === "unfinished") return "No solution was found within the limits.";
  return `No solution${reason === undefined ? "" : `: ${harmless(reason)}`}.`.replace(/\.\.$/, ".");
}

/** The digits and carries that are known when a step of the explanation has been done, and where it looks. */
async function atStep(
  puzzle: string,
  asked: DrawOptions,
  raw: RawOptions,
  { searcher, output }: Context,
): Promise<Drawn> {
  const n = Number(raw.step);
  const options = { ...searchRules(asked), ...limitsOf(raw, USUAL_TIME), language: "en" as const };
  const explanation = await searcher.reason({ kind: "explain", puzzle, options });
  if (explanation.status === "invalid") return refused(puzzle, explanation, output);
  const steps = [...stepsIn(explanation)];
  const step = steps.find((each) => each.n === n);
  if (step === undefined) {
    throw new UsageError(
      `there is no step ${raw.step}`,
      steps.length === 0
        ? "this puzzle has no explanation"
        : `the explanation has steps 1 to ${steps.at(-1)?.n}`,
    );
  }
  const known = Known.atStart(explanation);
  learnUpTo(n, explanation, known);
  const reading = explanation.reading === undefined ? {} : { reading: explanation.reading };
  return {
    code: DONE,
    options: {
      ...asked,
      ...reading,
      base: explanation.rules.base,
      known: Object.fromEntries(known.settled),
      look: step.at,
      carries: (part, place) => known.carry({ part, place }),
    },
  };
}

/** Learns what holds when a step has been done: what its stretch and those around it have said so far. */
function learnUpTo(n: number, { steps, end }: StatedStretch, known: Known): void {
  for (const step of steps) {
    // A step that looks at cases is numbered in front of them or behind them.
    const inside = (step.cases ?? []).find((each) => [...stepsIn(each)].some((inner) => inner.n === n));
    if (inside !== undefined && step.n !== n) {
      known.learn([inside.assumes]);
      learnUpTo(n, inside, known);
      return;
    }
    known.learn(step.facts);
    if (step.n === n) return;
  }
  if (end.kind !== "fork") return;
  const inside = end.cases.find((each) => [...stepsIn(each)].some((inner) => inner.n === n));
  if (inside === undefined) return;
  known.learn([inside.assumes]);
  learnUpTo(n, inside, known);
}

function refused(puzzle: string, answer: InvalidAnswer, output: Context["output"]): Drawn {
  complainOf(puzzle, answer, output);
  return { code: INVALID };
}

/** The rules alone, without what is asked of the drawing. */
function searchRules(asked: DrawOptions): RuleOptions {
  const { format: _f, style: _s, fill: _i, ascii: _a, carries: _c, language: _l, ...rules } = asked;
  return rules;
}

const writePicture = (path: string, drawing: string): void =>
  writeFile(path, `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`);

function formatOf(raw: RawOptions): DrawingFormat {
  if (raw.svg !== undefined) return "svg";
  return raw.latex ? "latex" : raw.mathml ? "mathml" : raw.html ? "html" : "text";
}

function styleOf({ style }: RawOptions): LayoutStyle | undefined {
  if (style === undefined) return undefined;
  const found = LAYOUT_STYLES.find((each) => each === style);
  if (found !== undefined) return found;
  const near = nearest(style, LAYOUT_STYLES);
  throw new UsageError(
    `there is no style ${style}`,
    near === undefined ? `the styles are ${LAYOUT_STYLES.join(", ")}` : `did you mean ${near}?`,
  );
}
