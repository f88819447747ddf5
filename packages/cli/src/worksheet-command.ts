/** `cryptarithm worksheet`: puzzles on paper, with their answers, as PDF, as SVG pages or as text. */
import type { Sheet, SheetPuzzle } from "cryptarithm-worksheet";
import { limitsOf, USUAL_TIME } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, INVALID, NONE, UNFINISHED } from "./exit-code.js";
import { complainOf } from "./inputs.js";
import { languageOf } from "./language-option.js";
import { counted } from "./number-text.js";
import { UsageError } from "./usage-error.js";
import { type RawWorksheetOptions, sheetAsked } from "./worksheet-asked.js";
import { writePdf, writeSvg } from "./worksheet-files.js";
import { type AskedPuzzle, askedPuzzles } from "./worksheet-puzzles.js";

type Library = typeof import("cryptarithm-worksheet");

export async function runWorksheet(
  args: readonly string[],
  raw: RawWorksheetOptions,
  context: Context,
): Promise<ExitCode> {
  // A package of its own, which no other command needs.
  const library = await import("cryptarithm-worksheet");
  const asked = sheetAsked(raw, library);
  const wanted = await askedPuzzles(args, raw);
  if (raw.phrase !== undefined && raw.phrase.length > wanted.length)
    throw new UsageError(
      `there are ${raw.phrase.length} phrases for ${counted(wanted.length, "puzzle")}`,
      "each --phrase belongs to the puzzle in the same place",
    );
  const puzzles: SheetPuzzle[] = [];
  let understood = true;
  for (const each of wanted) {
    const puzzle = await ready(each, raw, context, library);
    if (context.interruption.asked) {
      context.output.note("Interrupted: no sheet was written.");
      return UNFINISHED;
    }
    if (puzzle === undefined) understood = false;
    else puzzles.push(puzzle);
  }
  if (!understood) return INVALID;
  const sheet: Sheet = { ...asked, puzzles };
  const refused = judge(sheet, raw, context, library);
  if (refused !== undefined) return refused;
  await write(sheet, raw, context, library);
  return DONE;
}

/** A puzzle that is solved, graded and, where it is wanted, explained; undefined when it is not understood. */
async function ready(
  { text, rules, extras, difficulty }: AskedPuzzle,
  raw: RawWorksheetOptions,
  { searcher, output, interruption }: Context,
  library: Library,
): Promise<SheetPuzzle | undefined> {
  const options = { ...rules, ...limitsOf(raw, USUAL_TIME), limit: 1 };
  const found = await searcher.answer(text, options);
  if (found.status === "invalid") {
    complainOf(text, found, output);
    return undefined;
  }
  const unique = found.complete && found.count === 1n && !interruption.asked;
  const language = languageOf(raw);
  const grade = unique && difficulty === undefined && raw.grade !== false;
  const graded = grade
    ? await searcher.reason({ kind: "grade", puzzle: text, options: { ...options, language } })
    : undefined;
  const explanation =
    unique && raw.reasoning && !interruption.asked
      ? await searcher.reason({ kind: "explain", puzzle: text, options: { ...options, language } })
      : undefined;
  const known =
    difficulty ?? (graded !== undefined && "difficulty" in graded ? graded.difficulty : undefined);
  const puzzle = library.sheetPuzzleOf(text, rules, found, {
    ...extras,
    difficulty: known,
    explanation: explanation?.status === "invalid" ? undefined : explanation,
    language,
  });
  if (!("status" in puzzle)) return puzzle;
  complainOf(text, puzzle, output);
  return undefined;
}

/** Says what is wrong; the code of the command when there is to be no sheet. */
function judge(
  sheet: Sheet,
  { several }: RawWorksheetOptions,
  { output }: Context,
  library: Library,
): ExitCode | undefined {
  const problems = library.sheetProblems(sheet, "en");
  let code: ExitCode | undefined;
  for (const { code: kind, message, severe, puzzle } of problems) {
    const counts = kind === "several" || kind === "none" || kind === "unfinished";
    const refused = severe || (counts && several !== "allow");
    const text = puzzle === undefined ? "" : lineOf(sheet.puzzles[puzzle]?.text ?? "");
    const said = text === "" ? message : `${message.replace(/\.$/, "")}: ${text}`;
    if (refused) output.error(said);
    else output.note(harmless(said));
    if (refused)
      code = severe ? INVALID : code === INVALID ? code : kind === "unfinished" ? UNFINISHED : (code ?? NONE);
  }
  if (code === NONE || code === UNFINISHED)
    output.note(
      "  --several allow prints them, with a word about it; repair looks for changes that leave one",
    );
  return code;
}

/** By the beginning of a puzzle one knows which it is; in characters. */
const LONGEST_NAME = 80;

/** A puzzle as it is named in a message. */
function lineOf(text: string): string {
  const line = text.trim().replace(/\s+/g, " ");
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}

async function write(
  sheet: Sheet,
  raw: RawWorksheetOptions,
  { output }: Context,
  library: Library,
): Promise<void> {
  if (raw.pdf === undefined && raw.svg === undefined) {
    await output.write(library.sheetText(sheet).split("\n").map(harmless).join("\n"));
    return;
  }
  const pages = library.layOutSheet(sheet);
  const written: string[] = [];
  if (raw.pdf !== undefined) {
    await writePdf(pages, library.sheetTitle(sheet), raw.pdf);
    if (raw.pdf !== "-") written.push(raw.pdf);
  }
  if (raw.svg !== undefined) written.push(...writeSvg(pages.map(library.pageSvg), raw.svg));
  if (raw.quiet || written.length === 0) return;
  const files = written.length > 3 ? `${written[0]} … ${written.at(-1)}` : written.join(", ");
  output.note(`${files}: ${counted(sheet.puzzles.length, "puzzle")} on ${counted(pages.length, "page")}.`);
}
