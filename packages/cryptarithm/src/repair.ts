/**
 * The library's way to mend a puzzle: for one that has no solution, or several, the nearest single changes that
 * leave exactly one. Each is proved by a complete search of the changed puzzle, and `prove` gives a certificate
 * of it. That none is found is said to be so only when all changes have been tried.
 */
import { allSolutions, MOST_LISTED } from "./all-solutions.js";
import { type UniqueGivens, uniqueGivens } from "./deduce/several/unique-givens.js";
import { asRead, readPuzzle, readPuzzles } from "./layout/read-puzzle.js";
import { writeLayout } from "./layout/write/write-layout.js";
import type { Change } from "./repair/change.js";
import { closestPair } from "./repair/closest-pair.js";
import { layoutKey } from "./repair/layout-draft.js";
import { notesOf, type OneTrial, tryOne } from "./repair/one-trial.js";
import type { Found } from "./repair/try-changes.js";
import type { FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import type { Solution } from "./search/solution.js";
import { writerFor } from "./search/writer-for.js";
import { pose } from "./semantics/pose.js";
import type { Puzzle } from "./semantics/puzzle.js";
import { LARGEST_BASE, type Rules } from "./semantics/rules.js";
import type { SolveOptions } from "./solve.js";
import type { Formula } from "./syntax/ast.js";
import type { Layout } from "./syntax/layout.js";
import { inLanguage, say } from "./wording/say.js";

/** Rules and limits; without a limit of time it takes 10 seconds at most. */
export interface RepairOptions extends SolveOptions {
  /** How many repairs are wanted (default 5). */
  readonly limit?: number;
}

/** One change that leaves exactly one solution. */
export interface Repair {
  readonly change: Change;
  /** The changed puzzle, to be used with these rules. */
  readonly text: string;
  readonly rules: Rules;
  /** The rows of the changed puzzle, when it is written-out arithmetic. */
  readonly layout?: readonly string[];
  /** Which of several readings of the changed text is meant, when it is not the likeliest. */
  readonly reading?: number;
  readonly solution: Solution;
  /** How far the change is from the puzzle; repairs are in this order. */
  readonly cost: number;
  /** Why it stands where it stands. */
  readonly why: readonly string[];
}

export interface Repairs {
  readonly formula: string;
  /**
   * "found": at least one repair; "none": proved that no single change helps; "unique": there is nothing to
   * repair; "unfinished": nothing was found within the limits.
   */
  readonly status: "found" | "none" | "unique" | "unfinished";
  /** The number of solutions of the puzzle as it is; what was found of them unless `complete`. */
  readonly count: bigint;
  readonly complete: boolean;
  /** The nearest first. */
  readonly repairs: readonly Repair[];
  /** Whether every change that is nearer than the last repair, or any if there are not enough, has been decided. */
  readonly finished: boolean;
  /** How many changes have been tried, of how many there are. */
  readonly tried: number;
  readonly of: number;
  /** Of several solutions the two that differ least, and the letters in which they do. */
  readonly closest?: {
    readonly letters: readonly string[];
    readonly solutions: readonly [Solution, Solution];
  };
  /** Of several solutions the fewest letters that leave one when they are given. */
  readonly givens?: UniqueGivens;
  readonly rules: Rules;
  readonly notes: readonly string[];
}

const USUAL_BASE = 10;
const USUAL_LIMIT = 5;
const USUAL_MILLISECONDS = 10_000;
/** The part of the time in which the puzzle as it is must be understood. */
const PART_FOR_ANSWER = 0.4;

/**
 * The nearest changes that give a puzzle exactly one solution.
 *
 * @example
 * const repairs = repair("SEND + MORE = MONYE");
 * if (repairs.status === "found") repairs.repairs[0]?.text; // "SEND + MORE = MONEY"
 */
export function repair(text: string, options: RepairOptions = {}): Repairs | InvalidAnswer {
  return inLanguage(options.language, () => repairsOf(text, options));
}

function repairsOf(text: string, options: RepairOptions): Repairs | InvalidAnswer {
  const started = now();
  const milliseconds = options.milliseconds ?? USUAL_MILLISECONDS;
  const limits = { ...options, milliseconds };
  const asked = { ...limits, milliseconds: PART_FOR_ANSWER * milliseconds, limit: MOST_LISTED };
  const found = answer(text, asked);
  if (found.status === "invalid") return found;
  const parsed = readPuzzle(text, asRead(options, found));
  const rules = settled(options, found, parsed.ok ? parsed.formula.letters.length : 0);
  const posed = parsed.ok ? pose(parsed.formula, rules) : parsed;
  if (!posed.ok) return { formula: found.formula, status: "invalid", diagnostics: posed.diagnostics };
  const head = headOf(found);
  if (found.status === "unfinished" && found.count < 2n) {
    const note = say("How many solutions the puzzle has as it is was not found out, so no change was tried.");
    return { ...head, status: "unfinished", finished: false, notes: [...found.notes, note] };
  }
  if (found.count === 1n) return { ...head, status: "unique", finished: true };
  if (posed.puzzle.formula.conditions !== undefined) {
    const note = say("Calculations with conditions below them are not changed.");
    return { ...head, status: "unfinished", finished: false, notes: [...found.notes, note] };
  }
  const solutions =
    found.count === 0n ? undefined : allSolutions(posed.puzzle, found, { ...rules, ...asked });
  const wanted = options.limit ?? USUAL_LIMIT;
  const trials = formulasOf(text, posed.puzzle.formula, found).map((formula, i, all): OneTrial => {
    const left = (milliseconds - (now() - started)) / (all.length - i);
    const setting = { options: rules, verdict: found.count === 0n ? "none" : "several", solutions } as const;
    return tryOne(formula, setting, { ...limits, milliseconds: Math.max(1, left), wanted });
  });
  const outcome = outcomeOf(trials);
  const repairs = trials.flatMap(({ tried }, i) =>
    tried.found.map((each) => repairOf(each, options.layout ? text : text.trim(), i * UNLIKELIER)),
  );
  return {
    ...head,
    ...outcome,
    repairs: nearest(repairs, wanted),
    ...(solutions === undefined ? {} : severalOf(posed.puzzle, solutions)),
    notes: [...found.notes.filter((note) => note !== found.reason), ...notesOf(trials)],
  };
}

/** What the repairs of another reading of a layout cost more, for each that is likelier. */
const UNLIKELIER = 4;

/** What is changed: of a layout without a solution every reading, since it may be meant by any. */
function formulasOf(
  text: string,
  formula: Formula,
  { count, rules, readings }: FoundAnswer,
): readonly Formula[] {
  if (count > 0n || readings === undefined) return [formula];
  const read = readPuzzles(text, { ...rules, layout: true });
  return read.ok ? read.readings : [formula];
}

/** The nearest of the repairs of all readings, each text once. */
function nearest(repairs: readonly Repair[], wanted: number): Repair[] {
  const seen = new Set<string>();
  return repairs
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ text, change }) => {
      const key = `${text}\n${change.rule ?? ""}${change.letter ?? ""}${change.to}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, wanted);
}

/**
 * The rules for all changes: a base that was looked for stays the one that was found. Where no base has a solution,
 * it is the usual one, or the smallest that has a digit for each letter.
 */
function settled(
  options: RepairOptions,
  { rules, reading, count }: FoundAnswer,
  letters: number,
): SolveOptions {
  const base = count > 0n ? rules.base : Math.min(LARGEST_BASE, Math.max(USUAL_BASE, letters));
  return {
    ...options,
    ...(options.base === "find" ? { base } : {}),
    ...(reading === undefined ? {} : { reading }),
  };
}

function headOf({ formula, count, complete, rules, notes }: FoundAnswer): Repairs {
  return {
    formula,
    status: "none",
    count,
    complete,
    repairs: [],
    finished: true,
    tried: 0,
    of: 0,
    rules,
    notes,
  };
}

function outcomeOf(trials: readonly OneTrial[]): Pick<Repairs, "status" | "finished" | "tried" | "of"> {
  const isFound = trials.some(({ tried }) => tried.found.length > 0);
  const finished = trials.every(
    ({ tried, cut }) =>
      tried.undecided === 0 && tried.stopped === undefined && (tried.found.length > 0 || !cut),
  );
  return {
    status: isFound ? "found" : finished ? "none" : "unfinished",
    finished,
    tried: trials.reduce((sum, { tried }) => sum + tried.tried, 0),
    of: trials.reduce((sum, { of }) => sum + of, 0),
  };
}

function repairOf({ candidate, edited, puzzle, digits }: Found, original: string, more: number): Repair {
  const { change, why } = candidate;
  const cost = candidate.cost + more;
  const text = edited?.text() ?? original;
  const { layout } = puzzle.formula;
  return {
    change,
    text,
    rules: puzzle.rules,
    ...(layout === undefined
      ? {}
      : { layout: writeLayout(layout).split("\n"), ...readingOf(layout, text, puzzle) }),
    solution: writerFor(puzzle).write(digits),
    cost,
    why,
  };
}

/** The reading of a text that is this layout, when there are likelier ones. */
function readingOf(layout: Layout, text: string, { rules }: Puzzle): Pick<Repair, "reading"> {
  const read = readPuzzles(text, { ...rules, layout: true });
  const key = layoutKey(layout);
  const at = read.ok
    ? read.readings.findIndex((f) => f.layout !== undefined && layoutKey(f.layout) === key)
    : 0;
  return at > 0 ? { reading: at } : {};
}

function severalOf(
  puzzle: Puzzle,
  solutions: readonly ArrayLike<number>[],
): Pick<Repairs, "closest" | "givens"> {
  const closest = closestPair(puzzle, solutions);
  const writer = writerFor(puzzle);
  const givens = uniqueGivens(puzzle, solutions);
  if (closest === undefined) return { givens };
  const [one, other] = closest.pair;
  return {
    closest: { letters: closest.differ, solutions: [writer.write(one), writer.write(other)] },
    givens,
  };
}
