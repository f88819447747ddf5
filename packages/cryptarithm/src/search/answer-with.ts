/**
 * The whole answer to one formula: posed, planned, searched with the kernels that are handed in. An answer is always
 * honest: limits and undecided assignments make it "unfinished", and "none" is proved.
 */
import { whyImpossible } from "../plan/impossible.js";
import { pose } from "../semantics/pose.js";
import type { Puzzle } from "../semantics/puzzle.js";
import { LARGEST_BASE, type Rules, SMALLEST_BASE } from "../semantics/rules.js";
import type { Formula } from "../syntax/ast.js";
import { FUNCTION_ENTRIES, functionEntry } from "../syntax/functions.js";
import { print } from "../syntax/printer.js";
import { wordsOf } from "../syntax/walk.js";
import { say } from "../wording/say.js";
import { type Answer, type AnswerOptions, DEFAULT_LIMIT, type FoundAnswer } from "./answer.js";
import { contrastNote, contrastsOf } from "./contrast.js";
import type { Kernels } from "./kernels.js";
import { listSolutions } from "./listing.js";
import { Meter, now, type StopReason } from "./meter.js";
import type { Prepared } from "./prepared.js";
import { PreparedPuzzle, withoutDetermined } from "./prepared-puzzle.js";
import type { Mode } from "./run.js";
import { runPuzzle } from "./run-puzzle.js";
import type { RunResult } from "./run-result.js";
import type { Solution, SolutionWriter } from "./solution.js";
import { readsAsWrittenOut } from "./written-out.js";

/** What an answer is made with. */
export interface AnswerTools {
  readonly kernels: Kernels;
  readonly writer: (puzzle: Puzzle) => SolutionWriter;
}

/** A formula, and how its answer names it. */
export interface NamedFormula {
  readonly formula: Formula;
  readonly text: string;
}

export function answerWith(tools: AnswerTools, named: NamedFormula, options: AnswerOptions): Answer {
  if (options.base === "find") return findBase(tools, named, options);
  const { formula, text } = named;
  const started = now();
  const posed = pose(formula, options);
  if (!posed.ok) return { formula: text, status: "invalid", diagnostics: posed.diagnostics };
  const { puzzle } = posed;
  const notes = readingNotes(puzzle);
  // What posing has proved impossible needs no plan.
  const prepared =
    puzzle.contradiction === undefined
      ? new PreparedPuzzle(puzzle, new Set(options.without ?? []), tools.kernels)
      : undefined;
  // Planning is counted as such, and not where its result is first used.
  if (prepared !== undefined && prepared.kernel === undefined && prepared.rows === undefined)
    prepared.programs;
  const planned = now();
  const meter = new Meter(options, started);
  const outcome = prepared === undefined ? NOTHING : searchAll(prepared, options, { meter, tools });
  const { count, solutions, undecided, stopped } = outcome;
  const complete = stopped === undefined && undecided === 0;
  const status = !complete ? "unfinished" : count > 0n ? "solved" : "none";
  const reason = status === "none" ? (whyImpossible(puzzle) ?? proofText(meter.nodes)) : undefined;
  if (reason !== undefined) notes.unshift(reason);
  if (status === "none" && readsAsWrittenOut(formula)) notes.push(say(WRITTEN_OUT));
  if (stopped !== undefined) notes.push(stoppedNote(stopped));
  if (undecided > 0) notes.push(undecidedNote(undecided));
  const contrast =
    options.contrast && complete ? contrastsOf(puzzle, options, (o) => answerWith(tools, named, o)) : [];
  for (const c of contrast) notes.push(contrastNote(c, count, puzzle.base));
  const searchMs = now() - planned;
  return {
    formula: text,
    status,
    complete,
    count,
    solutions: written(solutions, puzzle, tools),
    rules: puzzle.rules,
    notes,
    ...(reason === undefined ? {} : { reason }),
    ...(options.contrast ? { contrast } : {}),
    stats: {
      nodes: meter.nodes,
      planMs: rounded(planned - started),
      searchMs: rounded(searchMs),
      strategy: prepared?.strategy ?? "bounds",
      ...(undecided > 0 ? { undecided } : {}),
    },
  };
}

function written(solutions: readonly Uint8Array[], puzzle: Puzzle, tools: AnswerTools): Solution[] {
  if (solutions.length === 0) return [];
  const writer = tools.writer(puzzle);
  return solutions.map((digits) => writer.write(digits));
}

interface Outcome {
  readonly count: bigint;
  readonly solutions: readonly Uint8Array[];
  readonly undecided: number;
  readonly stopped: StopReason | undefined;
}

const NOTHING: Outcome = { count: 0n, solutions: [], undecided: 0, stopped: undefined };

/** The exact count and the first solutions; what has been found when a limit is reached. */
function searchAll(
  prepared: Prepared,
  options: AnswerOptions,
  { meter, tools }: { readonly meter: Meter; readonly tools: AnswerTools },
): Outcome {
  const mode = options.mode ?? "auto";
  const limit = options.limit ?? DEFAULT_LIMIT;
  if (limit <= 0) {
    return { ...countAll(prepared, mode, meter), solutions: [] };
  }
  // Most puzzles have few solutions: one run finds, counts and lists them.
  let many = false;
  const onMany = (): void => {
    many = true;
  };
  const onFound = options.onSolution && firstFound(tools.writer(prepared.puzzle), limit, options.onSolution);
  const listing = listSolutions(prepared, { mode, meter, onMany, onFound });
  const solutions: Uint8Array[] = [];
  for (let step = listing.next(); ; step = listing.next()) {
    if (step.done) {
      const { undecided, stopped } = step.value;
      return { count: BigInt(solutions.length), solutions: solutions.slice(0, limit), undecided, stopped };
    }
    solutions.push(step.value);
    if (many && solutions.length >= limit) break;
  }
  const counted = countAll(prepared, mode, meter);
  const listed = BigInt(solutions.length);
  return {
    count: counted.count > listed ? counted.count : listed,
    solutions: solutions.slice(0, limit),
    undecided: counted.undecided,
    stopped: counted.stopped,
  };
}

/** Passes on what is found, up to a number of solutions. */
function firstFound(
  writer: SolutionWriter,
  most: number,
  onSolution: NonNullable<AnswerOptions["onSolution"]>,
): (digits: Uint8Array) => void {
  let told = 0;
  return (digits) => {
    if (told++ < most) onSolution(writer.write(digits));
  };
}

function countAll(prepared: Prepared, mode: Mode, meter: Meter): RunResult {
  const counted = runPuzzle({ prepared, purpose: "counting", mode, meter });
  return counted.undeterminable ? countAll(withoutDetermined(prepared), mode, meter) : counted;
}

/** Tries one base after the other, from the smallest that the puzzle allows. */
function findBase(tools: AnswerTools, named: NamedFormula, options: AnswerOptions): Answer {
  let last: FoundAnswer | undefined;
  let nodes = 0;
  const { milliseconds } = options;
  const started = now();
  for (let base = SMALLEST_BASE; base <= LARGEST_BASE; base++) {
    const left =
      milliseconds === undefined ? {} : { milliseconds: Math.max(1, milliseconds - (now() - started)) };
    const tried = answerWith(tools, named, { ...options, ...left, base });
    // A base without a printed digit is no base for this puzzle; any other mistake stays one.
    if (tried.status === "invalid") {
      if (tried.diagnostics.every((d) => d.code === "digit-not-in-base")) continue;
      if (base < LARGEST_BASE && tried.diagnostics.every((d) => /^rule-(digits|given)$/.test(d.code)))
        continue;
      return tried;
    }
    nodes += tried.stats.nodes;
    const rules: Rules = { ...tried.rules, baseRule: "find" };
    last = { ...tried, rules, stats: { ...tried.stats, nodes } };
    if (tried.status === "solved") {
      return {
        ...last,
        notes: [say("Base {base} is the smallest base with a solution.", { base }), ...tried.notes],
      };
    }
    if (tried.status === "unfinished") {
      return {
        ...last,
        notes: [
          say("Base {base} could not be finished; smaller bases have no solution.", { base }),
          ...tried.notes,
        ],
      };
    }
  }
  if (last === undefined) return answerWith(tools, named, { ...options, base: LARGEST_BASE });
  const reason = say("no base from {smallest} to {largest} has a solution.", {
    smallest: SMALLEST_BASE,
    largest: LARGEST_BASE,
  });
  return { ...last, reason, notes: [reason, ...last.notes.filter((note) => note !== last?.reason)] };
}

function readingNotes(puzzle: Puzzle): string[] {
  const { formula, rules } = puzzle;
  const notes: string[] = [];
  if (formula.wordList) notes.push(say("Read as {what}.", { what: print(formula) }));
  if (formula.accented) {
    notes.push(
      rules.accents === "fold"
        ? say("Letters that differ only in their accents count as one letter.")
        : say(
            "Letters with and without an accent count as different letters; --accents fold makes them one.",
          ),
    );
  }
  for (const name of wordsLikeFunctions(formula)) {
    notes.push(
      name === "not"
        ? say('Here "{name}" is a word; the operator is written {name}(…).', { name })
        : say('Here "{name}" is a word; the function is written {name}(…).', { name }),
    );
  }
  return notes;
}

/** Where the name of a yes/no function, or `not`, may stand as a word. */
const PREDICATE = new RegExp(
  `(?:${["not", ...FUNCTION_ENTRIES.filter((f) => f.predicate).map((f) => f.name)].join("|")})`,
);

/** Small-letter words that are the name of a yes/no function, as in `A is odd`, or `not`, as in `not -A = B`. */
function wordsLikeFunctions({ text, statements }: Formula): string[] {
  if (!PREDICATE.test(text)) return [];
  const written = statements.flatMap(wordsOf).map((word) => text.slice(word.span[0], word.span[1]));
  return [...new Set(written.filter((name) => name === "not" || functionEntry(name)?.predicate))];
}

/** What proves that there is no solution, when no single sentence does. */
function proofText(nodes: number): string {
  return nodes === 0
    ? say("whatever the digits, the two sides cannot meet.")
    : say("a complete search covers every assignment.");
}

const WRITTEN_OUT =
  "As arithmetic this line has no solution, but it reads as written-out arithmetic; --layout reads it as that.";

function stoppedNote(stopped: StopReason): string {
  if (stopped === "aborted") return say("Interrupted: there may be more solutions.");
  return stopped === "time"
    ? say("Stopped by the limit of time: there may be more solutions.")
    : say("Stopped by the limit of nodes: there may be more solutions.");
}

function undecidedNote(n: number): string {
  return n === 1
    ? say("1 assignment could not be decided within the limits of exact arithmetic.")
    : say("{n} assignments could not be decided within the limits of exact arithmetic.", { n });
}

/** Milliseconds to a thousandth. */
const rounded = (ms: number): number => Math.round(ms * 1000) / 1000;
