/**
 * The answer to the puzzle in the box, live. A text that is understood is asked at once; when the one before it was
 * still being searched after a moment, the next waits for a rest in the typing, since its search will be as dear.
 * What has been answered is kept, so that going back costs nothing.
 *
 * Nothing here says more than is proved: solutions that have been found while the search goes on are `busy`, those of
 * a search that has not come to its end are `stopped`, and only a whole answer is `answered`.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Answer, Diagnostic, FoundAnswer, Solution } from "cryptarithm";
import { ask, type Job } from "../engine/engine.js";
import { language } from "../language/language.js";
import { keepNewest } from "../storage/keep-newest.js";
import { type GoodPuzzle, type Puzzle, reading } from "./puzzle.js";

/** What is known of the answer. */
export type Finding =
  /** Nothing is asked: there is no text, or it is not understood. */
  | { readonly kind: "nothing" }
  /** Asked less than a moment ago. */
  | { readonly kind: "asked" }
  | (Progress & { readonly kind: "busy" })
  /** Not finished: the time was over, or the user has stopped it. */
  | (Progress & { readonly kind: "stopped"; readonly by: "time" | "user" })
  | { readonly kind: "answered"; readonly answer: FoundAnswer }
  /** The rules do not go with the puzzle. */
  | { readonly kind: "invalid"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "failed"; readonly message: string };

/** How far a search is. */
interface Progress {
  readonly solutions: readonly Solution[];
  readonly count: bigint;
  readonly nodes: number;
  /** What the plan expects, once it is known. */
  readonly expectedNodes?: number;
  readonly milliseconds: number;
}

/** The finding with the puzzle that it belongs to. */
export interface Answering {
  readonly puzzle: GoodPuzzle | undefined;
  readonly finding: Finding;
}

/** How many solutions are listed; the count is always whole. */
const MOST_LISTED = 100;
/** How long a search may take by itself, and how long when it is told to go on. */
const USUAL_MILLISECONDS = 10_000;
const LONG_MILLISECONDS = 60_000;

/** A search that is not done by then is dear: the next text waits for a rest. */
const DEAR = 20;
/** The rest in the typing that a dear search waits for. */
const REST = 150;
/** Only then is it said that a search goes on. */
const UNSEEN = 200;
/** How many answers are kept. */
const KEPT = 50;

const NOTHING: Answering = { puzzle: undefined, finding: { kind: "nothing" } };

const current = signal<Answering>(NOTHING);
/** What is known of the answer to the puzzle in the box. */
export const answering: ReadonlySignal<Answering> = current;

/** What the answers are in: their reasons are sentences. */
let spoken = language.peek();

/** The newest last. */
const kept = new Map<string, FoundAnswer>();

interface Search {
  readonly puzzle: GoodPuzzle;
  readonly started: number;
  /** How long it may take. */
  readonly milliseconds: number;
  readonly jobs: Job[];
  readonly timers: ReturnType<typeof setTimeout>[];
  progress: Progress;
  /** What this search itself has found; one that goes on finds what is known once more. */
  readonly found: Solution[];
  isPlanAsked: boolean;
}

let search: Search | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Answers whatever stands in the box, until the function that it returns is called. */
export function followPuzzle(): () => void {
  const unfollow = effect(() => {
    const now = reading.value;
    if (spoken !== language.value) {
      spoken = language.value;
      kept.clear();
      current.value = NOTHING;
    }
    if (now.status === "good") consider(now.puzzle);
    else leave();
  });
  return () => {
    unfollow();
    leave();
  };
}

/** Ends the search that goes on; what it has found stays. */
export function stopSearch(): void {
  if (search === undefined) return;
  const { puzzle } = search;
  const progress = progressNow(search);
  drop();
  current.value = { puzzle, finding: { ...progress, kind: "stopped", by: "user" } };
}

/** Searches once more, with more time. What was found before stays in view, and stays when it is stopped. */
export function searchLonger(): void {
  const { puzzle, finding } = current.peek();
  if (puzzle === undefined) return;
  begin(puzzle, LONG_MILLISECONDS, finding.kind === "stopped" ? finding : undefined);
}

/** What tells puzzles apart whose answers may differ. */
export function questionKey({ text, rules }: Puzzle): string {
  return JSON.stringify([text.trim(), Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function leave(): void {
  drop();
  current.value = NOTHING;
}

function consider(puzzle: GoodPuzzle): void {
  const key = questionKey(puzzle);
  const before = current.peek();
  if (before.puzzle !== undefined && questionKey(before.puzzle) === key) {
    // Spaces at an end, or the same rules anew: the search may go on.
    current.value = { ...before, puzzle };
    return;
  }
  const wasDear =
    (search !== undefined && performance.now() - search.started > DEAR) || waiting !== undefined;
  drop();
  const known = kept.get(key);
  if (known !== undefined) {
    current.value = { puzzle, finding: { kind: "answered", answer: known } };
    return;
  }
  current.value = { puzzle, finding: { kind: "asked" } };
  if (!wasDear) begin(puzzle, USUAL_MILLISECONDS);
  else
    waiting = setTimeout(() => {
      waiting = undefined;
      begin(puzzle, USUAL_MILLISECONDS);
    }, REST);
}

function begin(puzzle: GoodPuzzle, milliseconds: number, before?: Progress): void {
  drop();
  const mine: Search = {
    puzzle,
    started: performance.now(),
    milliseconds,
    jobs: [],
    timers: [],
    progress: {
      solutions: before?.solutions ?? [],
      count: before?.count ?? 0n,
      nodes: 0,
      ...(before?.expectedNodes !== undefined && { expectedNodes: before.expectedNodes }),
      milliseconds: 0,
    },
    found: [],
    isPlanAsked: false,
  };
  search = mine;
  if (before === undefined) {
    current.value = { puzzle, finding: { kind: "asked" } };
    mine.timers.push(setTimeout(() => showBusy(mine), UNSEEN));
  } else showBusy(mine);
  const request = {
    text: puzzle.text,
    options: { ...puzzle.rules, milliseconds, limit: MOST_LISTED, language: language.peek() },
  };
  const job = ask("answer", request, (reply) => {
    if (search !== mine) return;
    if (reply.kind === "found") {
      const { solutions, count } = mine.progress;
      if (mine.found.length >= MOST_LISTED) return;
      mine.found.push(reply.solution);
      if (mine.found.length <= solutions.length) return;
      const more = [...mine.found];
      mine.progress = { ...mine.progress, solutions: more, count: max(count, BigInt(more.length)) };
    } else if (reply.kind === "progress") {
      const { nodes, found } = reply;
      mine.progress = { ...mine.progress, nodes, count: max(found, mine.progress.count) };
      askPlan(mine);
      update(mine);
    } else settle(mine, reply.answer);
  });
  mine.jobs.push(job);
  job.done.catch((error: unknown) => {
    if (search !== mine) return;
    drop();
    current.value = { puzzle, finding: { kind: "failed", message: String(error) } };
  });
}

const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);

const progressNow = ({ progress, started }: Search): Progress => ({
  ...progress,
  milliseconds: performance.now() - started,
});

/** From now on it is seen that a search goes on, and how far it may be. */
function showBusy(mine: Search): void {
  if (search !== mine) return;
  current.value = { puzzle: mine.puzzle, finding: { ...progressNow(mine), kind: "busy" } };
  mine.timers.push(setInterval(() => update(mine), 500));
}

/** What the plan expects is asked for when the search itself goes on, not while the engine is still being loaded. */
function askPlan(mine: Search): void {
  if (mine.isPlanAsked || performance.now() - mine.started < UNSEEN) return;
  mine.isPlanAsked = true;
  const planned = ask("plan", { text: mine.puzzle.text, options: mine.puzzle.rules }, ({ expectedNodes }) => {
    if (expectedNodes > 0) mine.progress = { ...mine.progress, expectedNodes };
  });
  planned.done.catch(() => {});
  mine.jobs.push(planned);
}

function update(mine: Search): void {
  if (search === mine && current.peek().finding.kind === "busy")
    current.value = { puzzle: mine.puzzle, finding: { ...progressNow(mine), kind: "busy" } };
}

function settle(mine: Search, answer: Answer): void {
  const { puzzle } = mine;
  const progress = progressNow(mine);
  drop();
  if (answer.status === "invalid") {
    current.value = { puzzle, finding: { kind: "invalid", diagnostics: answer.diagnostics } };
    return;
  }
  const isOver = progress.milliseconds >= mine.milliseconds;
  if (answer.status === "unfinished" && (isOver || answer.stats.undecided === undefined)) {
    const { solutions, count, stats } = answer;
    const finding: Finding = {
      ...progress,
      kind: "stopped",
      by: "time",
      solutions: solutions.length < progress.solutions.length ? progress.solutions : solutions,
      count: max(count, progress.count),
      nodes: stats.nodes,
    };
    current.value = { puzzle, finding };
    return;
  }
  keepNewest(kept, questionKey(puzzle), answer, KEPT);
  current.value = { puzzle, finding: { kind: "answered", answer } };
}

/** Nothing is searched any more, and nothing waits to be. */
function drop(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const ended = search;
  search = undefined;
  for (const timer of ended?.timers ?? []) clearTimeout(timer);
  for (const job of ended?.jobs ?? []) job.stop();
}
