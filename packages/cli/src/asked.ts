/** The values of options, read and checked: what the user asked for, in the terms of the engine. */
import { type AnswerOptions, PASSES, type PassName, type RuleOptions, readDigits } from "cryptarithm";
import { readDuration } from "./duration.js";
import { readGiven } from "./given.js";
import { nearest } from "./nearest.js";
import { UsageError } from "./usage-error.js";

/** Option values as commander gives them. */
export interface RawOptions {
  readonly base?: string;
  readonly distinct?: string;
  readonly leadingZero?: "forbid" | "allow";
  readonly loneZero?: "allow" | "forbid";
  readonly digits?: string;
  readonly literals?: "free" | "reserved";
  readonly case?: "fold" | "distinct";
  readonly accents?: "distinct" | "fold";
  readonly symbols?: "graphemes" | "codepoints";
  readonly given?: string;
  readonly layout?: boolean;
  readonly reading?: string;
  /** Those that stand in the puzzle's own line, which go before the options. */
  readonly rules?: RuleOptions;
  readonly file?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly mode?: "auto" | "interpreted" | "compiled";
  readonly without?: string;
  readonly threads?: string;
  readonly all?: boolean;
  readonly limit?: string;
  readonly first?: boolean;
  readonly contrast?: boolean;
  readonly json?: boolean;
  readonly stats?: boolean;
  readonly quiet?: boolean;
  readonly color?: boolean;
  readonly code?: boolean;
  readonly language?: string;
  readonly draw?: boolean;
  readonly cases?: boolean;
  readonly ask?: string;
  readonly level?: string;
  readonly output?: string;
  readonly puzzle?: string;
  readonly solved?: boolean;
  readonly step?: string;
  readonly text?: boolean;
  readonly svg?: string;
  readonly latex?: boolean;
  readonly mathml?: boolean;
  readonly html?: boolean;
  readonly style?: string;
  readonly fill?: "below" | "corner" | "replace";
  readonly ascii?: boolean;
  readonly carries?: boolean;
  readonly key?: string;
  readonly keyOrder?: string;
  readonly words?: string;
  readonly seed?: string;
  readonly zeroRows?: "skipped" | "one-zero" | "all-zeros";
  readonly phrase?: readonly string[];
  readonly phrases?: string;
  readonly decode?: string;
  readonly shape?: readonly string[];
  readonly theme?: string;
  readonly themeWords?: string;
  readonly familiarity?: string;
  readonly mostFamiliar?: string;
  readonly spelling?: string;
  readonly shortest?: string;
  readonly longest?: string;
  readonly containing?: string;
  readonly include?: string;
  readonly offensive?: "allow" | "leave-out";
  readonly allDigits?: boolean;
  readonly spells?: string | true;
  readonly numbers?: string;
  readonly to?: string;
  readonly addends?: string;
  readonly consistent?: boolean;
  readonly count?: string;
  readonly eachLevel?: string;
  readonly format?: "text" | "jsonl";
  readonly out?: string;
  readonly answers?: "below" | "end" | "none" | false;
  readonly freshWords?: boolean;
  readonly explain?: boolean;
  readonly grade?: boolean;
  readonly batch?: boolean;
  readonly port?: string;
  readonly open?: boolean;
}

/** Milliseconds after which a search stops when nothing is asked. */
export const USUAL_TIME = 60_000;
/** Solutions that are listed when nothing else is asked. */
const USUAL_LIMIT = 10;
/** More threads than this would only wait for each other. */
const MOST_THREADS = 256;

/** The rules, with the defaults left out. */
export function rulesOf(raw: RawOptions): RuleOptions {
  if (raw.reading !== undefined && !raw.layout)
    throw new UsageError("--reading is only for written-out arithmetic", "add --layout");
  const { leadingZero, loneZero, literals, case: letterCase, accents, symbols } = raw;
  return {
    ...(raw.base === undefined ? {} : { base: readBase(raw.base) }),
    ...(raw.distinct === undefined ? {} : { distinct: readDistinct(raw.distinct) }),
    ...(leadingZero && { leadingZero }),
    ...(loneZero && { loneZero }),
    ...(raw.digits === undefined ? {} : { digits: readDigitList(raw.digits) }),
    ...(literals && { literals }),
    ...(letterCase && { case: letterCase }),
    ...(accents && { accents }),
    ...(symbols && { symbols }),
    ...(raw.given === undefined ? {} : { given: readGiven(raw.given) }),
    ...(raw.layout && { layout: true }),
    ...(raw.reading === undefined ? {} : { reading: wholeNumber("--reading", raw.reading, 0) }),
    ...raw.rules,
  };
}

export type Limits = Pick<AnswerOptions, "milliseconds" | "nodes" | "mode" | "without">;

/** Time, nodes and ways to search; `usual` is the time in milliseconds when none is given. */
export function limitsOf(raw: RawOptions, usual: number | undefined): Limits {
  const milliseconds = raw.time === undefined ? usual : readDuration(raw.time);
  return {
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(raw.nodes === undefined ? {} : { nodes: wholeNumber("--nodes", raw.nodes, 1) }),
    ...(raw.mode === undefined ? {} : { mode: raw.mode }),
    ...(raw.without === undefined ? {} : { without: readPasses(raw.without) }),
  };
}

/** On how many threads is searched. */
export function threadsOf(raw: RawOptions): number {
  const threads = raw.threads === undefined ? 1 : wholeNumber("--threads", raw.threads, 1);
  return Math.min(threads, MOST_THREADS);
}

/** How many solutions are listed; infinite for all. */
export function listLimitOf(raw: RawOptions): number {
  if (raw.all) return Number.POSITIVE_INFINITY;
  if (raw.first) return 1;
  return raw.limit === undefined ? USUAL_LIMIT : wholeNumber("--limit", raw.limit, 0);
}

function readBase(text: string): NonNullable<RuleOptions["base"]> {
  if (text === "letters" || text === "find") return text;
  const base = Number(text);
  if (/^\d+$/.test(text) && base >= 2 && base <= 36) return base;
  throw new UsageError(`--base ${text} is not a base`, "write a number from 2 to 36, letters or find");
}

function readDistinct(text: string): NonNullable<RuleOptions["distinct"]> {
  if (text === "all" || text === "off" || text === "case") return text;
  return text
    .split(",")
    .map((group) => group.trim())
    .filter((group) => group !== "");
}

function readDigitList(text: string): string {
  if (readDigits(text) !== undefined) return text;
  throw new UsageError(
    `--digits ${text} is not a list of digits`,
    "write for example 0-9, 1-9 or 0,2-5; digits above 9 by value, as in 0-9,10-11",
  );
}

function readPasses(text: string): PassName[] {
  const names = PASSES.map((pass) => pass.name);
  return text.split(",").map((part) => {
    const name = names.find((n) => n === part.trim());
    if (name !== undefined) return name;
    const near = nearest(part.trim(), names);
    throw new UsageError(
      `the planner has no pass ${part.trim()}`,
      near === undefined ? `its passes are ${names.join(", ")}` : `did you mean ${near}?`,
    );
  });
}

/** The number that an option says. */
export function wholeNumber(option: string, text: string, least: number): number {
  const n = Number(text.replaceAll(/[,_](?=\d{3})/g, ""));
  if (Number.isSafeInteger(n) && n >= least && /^\d/.test(text)) return n;
  throw new UsageError(`${option} ${text} is not a whole number${least > 0 ? ` from ${least}` : ""}`);
}
