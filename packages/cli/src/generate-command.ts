/**
 * `cryptarithm generate`: puzzles with exactly one solution each, as text to print or as a data set. Here is
 * how a run goes from beginning to end; words, making, choosing and writing have files of their own.
 */
import { availableParallelism } from "node:os";
import type { RawOptions } from "./asked.js";
import type { Context } from "./context.js";
import { harmless } from "./diagnostic-text.js";
import { DONE, type ExitCode, INVALID } from "./exit-code.js";
import { type GenerateAsked, generateAsked } from "./generate-asked.js";
import { endNotes, exitCodeOf, type GenerateEnding, statsNote } from "./generate-ending.js";
import { Picker, Wanted } from "./generate-picker.js";
import { GenerateProgress, type Look } from "./generate-progress.js";
import { type Runs, runsOf } from "./generate-runs.js";
import { GenerateStream } from "./generate-stream.js";
import { type MakeOptions, puzzlesFor } from "./generate-task.js";
import type { WordPool } from "./generate-words.js";
import { writerFor } from "./generate-writer.js";
import { counted } from "./number-text.js";
import { Team } from "./team.js";

/** Entries that were no words and are named; the others are counted. */
const NAMED = 5;
/** Where levels are to be filled, so many puzzles in a row without one that is lacking end the run. */
const DRY = 100_000;

export async function runGenerate(
  args: readonly string[],
  raw: RawOptions,
  context: Context,
): Promise<ExitCode> {
  const { output } = context;
  if (raw.theme === "list") return listThemes(output);
  if (raw.numbers === "list") return listLanguages(output);
  const asked = generateAsked(raw);
  const runs = await runsOf(args, raw, asked);
  for (const { shape, make } of runs.runs) {
    const { diagnostics } = puzzlesFor(make);
    if (diagnostics.length === 0) continue;
    output.diagnostics(diagnostics, shape);
    if (isLayoutShape(make)) output.note(`  written out with all its rows: --layout --shape "${shape}"`);
    return INVALID;
  }
  if (!raw.quiet) for (const note of skippedNotes(runs.pool, asked.base)) output.note(note);
  const ending = await makeAll(asked, runs, raw, context);
  if (!raw.quiet) for (const note of endNotes(asked, ending)) output.note(note);
  if (raw.stats) output.note(statsNote(ending));
  return exitCodeOf(ending);
}

async function listThemes(output: Context["output"]): Promise<ExitCode> {
  const { THEMES } = await import("cryptarithm-words");
  const width = Math.max(...THEMES.map(({ name }) => name.length));
  for (const { name, title } of THEMES) output.line(`${name.padEnd(width)}  ${title}`);
  return DONE;
}

async function listLanguages(output: Context["output"]): Promise<ExitCode> {
  const { NUMBER_LANGUAGES } = await import("cryptarithm-words");
  const width = Math.max(...NUMBER_LANGUAGES.map(({ code }) => code.length));
  for (const { code, name } of NUMBER_LANGUAGES) output.line(`${code.padEnd(width)}  ${name}`);
  return DONE;
}

/** Whether a shape that is no formula is one of a calculation that is written out. */
const isLayoutShape = (make: MakeOptions): boolean =>
  make.doublyTrue !== true &&
  make.layout !== true &&
  puzzlesFor({ ...make, layout: true }).diagnostics.length === 0;

/** Makes, chooses and writes until there are enough puzzles, or no more. */
async function makeAll(
  asked: GenerateAsked,
  { runs, wordsOf, pool }: Runs,
  raw: RawOptions,
  { output, interruption, searcher }: Context,
): Promise<GenerateEnding> {
  const { base, count, explain } = asked;
  // More threads than processors only wait for each other, and each takes its time to start.
  const threads = Math.min(searcher.threads, availableParallelism());
  if (threads < searcher.threads && raw.quiet !== true)
    output.note(`${counted(threads, "thread")}: there are no more processors.`);
  const started = performance.now();
  const isOver = (): boolean =>
    asked.milliseconds !== undefined && performance.now() - started > asked.milliseconds;
  const team = new Team(interruption, { threads });
  const wanted = new Wanted(asked.levels, asked.eachLevel, runs.length);
  const judge = asked.grade ? () => ({ base, explain, levels: wanted.openLevels }) : undefined;
  const streams = runs.map(
    ({ make, shape, isWanted }) =>
      new GenerateStream({ make, shape, isWanted, judge }, interruption, team, threads),
  );
  const isDry = (): boolean => asked.eachLevel !== undefined && wanted.sinceChosen >= DRY;
  const mayGoOn = (): boolean => !interruption.asked && !isOver() && !isDry();
  const pickers = streams.map(
    (stream) =>
      new Picker(stream, {
        wanted,
        wordsOf: asked.freshWords ? ({ puzzle }) => wordsOf(puzzle) : undefined,
        mayGoOn,
      }),
  );
  const writer = await writerFor(asked, pool, output, raw.quiet === true);
  let found = 0;
  const look = (): Look => ({
    found,
    lookedAt: wanted.lookedAt,
    candidates: streams.reduce((sum, { progress }) => sum + progress.candidates, 0),
  });
  const progress = new GenerateProgress(output.errorTerminal && raw.quiet !== true, look);
  try {
    for (let turn = 0; found < count && !wanted.full && pickers.length > 0 && mayGoOn(); ) {
      const at = turn % pickers.length;
      const judged = await pickers[at]?.next();
      if (judged === undefined) {
        if (mayGoOn()) pickers.splice(at, 1);
        continue;
      }
      turn = at + 1;
      progress.erase();
      await writer.write(judged, ++found);
    }
    const enough = found >= count || wanted.full;
    const why = interruption.asked
      ? "interrupted"
      : isDry()
        ? "dry"
        : pickers.length === 0
          ? "exhausted"
          : "time";
    const milliseconds = performance.now() - started;
    const ending = { found, wanted, streams, stopped: enough ? "enough" : why, milliseconds } as const;
    await writer.finish(ending);
    return ending;
  } finally {
    progress.close();
    for (const stream of streams) stream.close();
    team.close();
  }
}

function skippedNotes({ skipped, crowded }: WordPool, base: number): string[] {
  return [
    ...leftOut("they are no words", skipped),
    ...leftOut(`they have more than ${base} different letters`, crowded),
  ];
}

function leftOut(reason: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [];
  const named = entries.slice(0, NAMED).map(harmless).join(", ");
  const more = entries.length - NAMED;
  return [`Left out, since ${reason}: ${named}${more > 0 ? ` and ${more} more` : ""}.`];
}
