/**
 * What is nice to know beside the answer, asked when the answer is there and the typing has rested: the count under
 * the other usual choice of a rule, what several solutions have in common and what would leave one, how hard a puzzle
 * is, and what would mend one without a solution. None of it keeps anybody waiting; with the next key it is dropped.
 */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Contrast, Difficulty, FoundAnswer, Repairs, Several } from "cryptarithm";
import { ask, type Job } from "../engine/engine.js";
import { keepNewest } from "../storage/keep-newest.js";
import { answering, questionKey } from "./answering.js";
import type { GoodPuzzle } from "./puzzle.js";

/** What is known beside the answer; each comes when it is ready. */
export interface Beside {
  readonly contrasts?: readonly Contrast[];
  readonly several?: Several;
  readonly difficulty?: Difficulty;
  readonly repairs?: Repairs;
}

/** The rest after the answer. */
const REST = 300;
/** How long each of these questions may take. */
const MILLISECONDS = { contrast: 2000, several: 1500, grade: 3000, repair: 4000 } as const;
/** Of a search that took longer no other choice of a rule is counted. */
const CHEAP = 1500;
/** How many changes are proposed. */
const MOST_REPAIRS = 3;
/** More solutions have too little in common to be worth looking at. */
const MOST_SEVERAL = 5000n;
const KEPT = 50;

const NOTHING: Beside = {};
const current = signal<Beside>(NOTHING);
/** What is known beside the answer that `answering` has. */
export const beside: ReadonlySignal<Beside> = current;

/** What has been found out, whole, the newest last. */
const kept = new Map<string, Beside>();

/** Finds out what is nice to know of each answer, until the function that it returns is called. */
export function followAnswer(): () => void {
  let shown = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let jobs: Job[] = [];
  const drop = (): void => {
    clearTimeout(timer);
    for (const job of jobs) job.stop();
    jobs = [];
  };
  const unfollow = effect(() => {
    const { puzzle, finding } = answering.value;
    const key = puzzle !== undefined && finding.kind === "answered" ? questionKey(puzzle) : "";
    if (key === shown) return;
    shown = key;
    drop();
    const known = kept.get(key);
    current.value = known ?? NOTHING;
    if (puzzle === undefined || finding.kind !== "answered" || known !== undefined) return;
    timer = setTimeout(() => {
      askBeside(puzzle, finding.answer, key, jobs);
    }, REST);
  });
  return () => {
    unfollow();
    drop();
    current.value = NOTHING;
  };
}

/** One question after the other, so that a worker stays free for the next key. */
function askBeside(puzzle: GoodPuzzle, answer: FoundAnswer, key: string, jobs: Job[]): void {
  const { text } = puzzle;
  // Of several readings, the one that the answer is about.
  const rules = answer.reading === undefined ? puzzle.rules : { ...puzzle.rules, reading: answer.reading };
  const know = (more: Beside): void => {
    current.value = { ...current.peek(), ...more };
  };
  const questions: (() => Job)[] = [];
  if (answer.stats.searchMs < CHEAP)
    questions.push(() =>
      ask(
        "answer",
        { text, options: { ...rules, milliseconds: MILLISECONDS.contrast, limit: 1, contrast: true } },
        (reply) => {
          if (
            reply.kind === "answer" &&
            reply.answer.status !== "invalid" &&
            reply.answer.contrast !== undefined
          )
            know({ contrasts: reply.answer.contrast });
        },
      ),
    );
  if (answer.count > 1n && answer.count <= MOST_SEVERAL && answer.complete)
    questions.push(() =>
      ask(
        "explain",
        { text, options: { ...rules, milliseconds: MILLISECONDS.several, language: "en" } },
        (reply) => {
          if (reply.status !== "invalid" && reply.several !== undefined) know({ several: reply.several });
        },
      ),
    );
  if (answer.count === 1n && answer.complete)
    questions.push(() =>
      ask("grade", { text, options: { ...rules, milliseconds: MILLISECONDS.grade } }, (reply) => {
        if (reply.status === "unique" && reply.difficulty !== undefined)
          know({ difficulty: reply.difficulty });
      }),
    );
  if (answer.status === "none")
    questions.push(() =>
      ask(
        "repair",
        { text, options: { ...rules, milliseconds: MILLISECONDS.repair }, most: MOST_REPAIRS },
        (reply) => {
          if (reply.status !== "invalid") know({ repairs: reply });
        },
      ),
    );
  const next = (): void => {
    const question = questions.shift();
    if (question === undefined) {
      keepNewest(kept, key, current.peek(), KEPT);
      return;
    }
    const job = question();
    jobs.push(job);
    job.done.then(
      (how) => how === "done" && next(),
      // What is only nice to know may fail without a word.
      () => {},
    );
  };
  next();
}
