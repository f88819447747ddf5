/**
 * What `mine` was asked for: an action, the place where results are kept, and the run. The package that mines is
 * loaded when this is called and not before.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { RunSpecification, ShardQueue } from "cryptarithm-mine";
import { type RawOptions, threadsOf } from "./asked.js";
import { readDuration } from "./duration.js";
import { generateAsked } from "./generate-asked.js";
import { runsOf } from "./generate-runs.js";
import { systemReason } from "./inputs.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

const ACTIONS = ["run", "worker", "status", "export", "plan", "estimate"] as const;
type MineAction = (typeof ACTIONS)[number];

export type MineLibrary = typeof import("cryptarithm-mine");

/** The options of `mine` beside those of `generate`. */
export interface MineOptions extends RawOptions {
  readonly run?: string;
  readonly shardSize?: string;
  readonly database?: string;
}

export interface MineAsked {
  readonly action: MineAction;
  /** Where results are kept in files. */
  readonly folder: string | undefined;
  /** The address of a database. */
  readonly database: string | undefined;
  /** Words on the command line. */
  readonly words: readonly string[];
  readonly threads: number;
  readonly milliseconds: number | undefined;
}

const NEEDS_FOLDER: readonly MineAction[] = ["run"];
const NEEDS_DATABASE: readonly MineAction[] = ["worker"];
const NEEDS_EITHER: readonly MineAction[] = ["status", "export"];

export function mineAsked(args: readonly string[], raw: MineOptions): MineAsked {
  const [name, ...rest] = args;
  const action = ACTIONS.find((each) => each === name);
  if (action === undefined) throw noAction(name);
  const { database } = raw;
  if (NEEDS_DATABASE.includes(action) && database === undefined)
    throw new UsageError(`mine ${action} needs a --database`, "without one it is `mine run FOLDER`");
  if (NEEDS_FOLDER.includes(action) && database !== undefined)
    throw new UsageError("mine run keeps its results in a folder", "with a --database it is `mine worker`");
  const takesFolder =
    NEEDS_FOLDER.includes(action) || (NEEDS_EITHER.includes(action) && database === undefined);
  const [folder] = takesFolder ? rest : [];
  if (takesFolder && folder === undefined)
    throw new UsageError(
      `mine ${action} needs a folder`,
      NEEDS_EITHER.includes(action) ? "or a --database" : "it is made if it is not there",
    );
  const words = takesFolder ? rest.slice(1) : rest;
  if (NEEDS_EITHER.includes(action) && words.length > 0)
    throw new UsageError(`mine ${action} takes no words`, "the run knows its words");
  const threads = raw.threads === undefined ? availableParallelism() : threadsOf(raw);
  const milliseconds = raw.time === undefined ? undefined : readDuration(raw.time);
  return { action, folder, database, words, threads, milliseconds };
}

function noAction(name: string | undefined): UsageError {
  if (name === undefined)
    return new UsageError(
      "mine needs to know what to do",
      `write mine ${ACTIONS.join(", mine ")}; see mine --help`,
    );
  const near = nearest(name, ACTIONS);
  return new UsageError(
    `mine has no action ${name}`,
    near === undefined ? `its actions are ${ACTIONS.join(", ")}` : `did you mean mine ${near}?`,
  );
}

/** Whether the options say what the run is to make. */
function saysWhat(words: readonly string[], raw: MineOptions): boolean {
  const { shape, layout, base, allDigits, level, spells, include, theme, themeWords, without, containing } =
    raw;
  const { shortest, longest, familiarity, mostFamiliar, spelling, offensive, accents, shardSize } = raw;
  const own = [raw.words, shape, layout, base, allDigits, level, spells, include, theme, themeWords, without];
  const english = [containing, shortest, longest, familiarity, mostFamiliar, spelling, offensive, accents];
  return words.length > 0 || [...own, ...english, shardSize].some((value) => value !== undefined);
}

/** The run that the options name; undefined when they say nothing of it. */
export async function specificationOf(
  words: readonly string[],
  raw: MineOptions,
  library: MineLibrary,
): Promise<RunSpecification | undefined> {
  if (raw.run !== undefined) {
    const { run: file, ...others } = raw;
    if (saysWhat(words, others))
      throw new UsageError(`--run ${file} says already what is made`, "leave the other options out");
    return specified(library.readSpecification(textOf(file)), file);
  }
  if (!saysWhat(words, raw)) return undefined;
  return specified(library.specifyRun(await runOptions(words, raw)), undefined);
}

async function runOptions(
  args: readonly string[],
  raw: MineOptions,
): Promise<Parameters<MineLibrary["specifyRun"]>[0]> {
  const { shardSize, themeWords, time: _time, ...others } = raw;
  if (themeWords !== undefined && themeWords !== "1")
    throw new UsageError(`mine cannot ask for ${themeWords} words of a theme`, "leave it at 1");
  const whole = { ...others, ...(themeWords !== undefined && { themeWords }), all: true, json: true };
  const asked = generateAsked(whole);
  const { runs } = await runsOf(args, whole, asked);
  const [run] = runs;
  if (run === undefined || runs.length > 1)
    throw new UsageError("a run has one shape", "make a run for each");
  const { make } = run;
  if (make.doublyTrue === true)
    throw new UsageError("mine makes no doubly true sums", "that is `generate --numbers`");
  const { words, shape, layout, include, spells } = make;
  const { base, allDigits, levels } = asked;
  return {
    words,
    shape,
    base,
    allDigits,
    layout,
    include,
    spells,
    levels,
    ...(shardSize !== undefined && { shardSize: Number(shardSize) }),
  };
}

function specified(made: ReturnType<MineLibrary["specifyRun"]>, file: string | undefined): RunSpecification {
  if ("specification" in made) return made.specification;
  const [mistake] = made.diagnostics;
  const message = mistake?.message ?? "the run is not understood";
  throw new UsageError(file === undefined ? message : `${file}: ${message}`, mistake?.hint);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${systemReason(error)}`);
  }
}

/** Opens the place of the results: to mine, or only to look. */
export async function openQueue(
  { action, folder, database }: MineAsked,
  specification: RunSpecification | undefined,
  { LedgerQueue, PostgresQueue }: MineLibrary,
): Promise<ShardQueue> {
  if (database !== undefined) return PostgresQueue.open(database, specification);
  if (folder === undefined) throw new Error("neither a folder nor a database");
  if (action !== "run" && specification !== undefined)
    throw new UsageError(`the folder ${folder} says which run it is`, "leave the other options out");
  return action === "run" ? LedgerQueue.open(folder, specification) : LedgerQueue.look(folder);
}
