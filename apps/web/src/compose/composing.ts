/**
 * The search for puzzles while it runs: what has been found, how far it is, and how it ended. One search at a time; a
 * new wish ends the old one. It begins a moment after the last change, so that typing does not start many.
 */
import { batch, signal } from "@preact/signals";
import type { Diagnostic, DoublyTruePuzzle, GeneratedPuzzle, RuleOptions } from "cryptarithm";
import { ask, type Job } from "../engine/engine.js";
import type { ComposeReply, Jobs } from "../engine/jobs.js";
import { announce } from "../parts/announce.js";
import type { ComposedPuzzle } from "./found-puzzle.js";

/** What is asked for: a search over words or over number words. */
export type Wish =
  | { readonly kind: "words"; readonly request: Jobs["generate"]["request"] }
  | { readonly kind: "number-words"; readonly request: Jobs["doublyTrue"]["request"] };

interface Progress {
  readonly found: number;
  readonly candidates: number;
  /** The part of the way, from 0 to 1, where it is known. */
  readonly part?: number;
}

export type Composing =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: Progress }
  | { readonly status: "ended"; readonly progress: Progress; readonly how: "all" | "enough" | "stopped" }
  | { readonly status: "invalid"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly status: "failed"; readonly message: string };

export const composing = signal<Composing>({ status: "idle" });
export const composed = signal<readonly ComposedPuzzle[]>([]);

const NOTHING: Progress = { found: 0, candidates: 0 };

/** The wait after the last change, in milliseconds. */
const REST = 250;
/** Between two announcements of how many there are, in milliseconds. */
const TELL = 5000;

let job: Job | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWish = "";

/** Searches for what is wished; nothing happens when it is what is searched for already. */
export function compose(wish: Wish | undefined, sentence: (n: number) => string): void {
  const key = JSON.stringify(wish ?? "");
  if (key === lastWish) return;
  lastWish = key;
  clearTimeout(timer);
  job?.stop();
  job = undefined;
  batch(() => {
    composed.value = [];
    composing.value = { status: "idle" };
  });
  if (wish === undefined) return;
  composing.value = { status: "running", progress: NOTHING };
  timer = setTimeout(() => start(wish, sentence), REST);
}

/** Ends the search; what has been found stays. */
export function stopComposing(): void {
  job?.stop();
  job = undefined;
  clearTimeout(timer);
  const now = composing.peek();
  if (now.status === "running") composing.value = { status: "ended", progress: now.progress, how: "stopped" };
}

/** Forgets the last wish, so that the next one is searched for even if it is the same. */
export function leaveComposing(): void {
  stopComposing();
  lastWish = "";
}

function start(wish: Wish, sentence: (n: number) => string): void {
  let told = performance.now();
  const receive = (reply: ComposeReply<GeneratedPuzzle> | ComposeReply<DoublyTruePuzzle>): void => {
    const now = composing.peek();
    const before = "progress" in now ? now.progress : NOTHING;
    if (reply.kind === "puzzle") {
      const found = composed.peek().length + 1;
      batch(() => {
        composed.value = [...composed.peek(), composedOf(reply.puzzle, wish)];
        composing.value = { status: "running", progress: { ...before, found } };
      });
      if (performance.now() - told > TELL) {
        told = performance.now();
        announce(sentence(found));
      }
    } else if (reply.kind === "progress") {
      const { candidates, part } = reply;
      const progress = { ...before, candidates, ...(part !== undefined && { part }) };
      composing.value = { status: "running", progress };
    } else if (reply.kind === "invalid") {
      composing.value = { status: "invalid", diagnostics: reply.diagnostics };
    } else {
      const { how, candidates } = reply;
      composing.value = { status: "ended", progress: { ...before, candidates }, how };
      announce(sentence(before.found));
    }
  };
  const running =
    wish.kind === "words" ? ask("generate", wish.request, receive) : ask("doublyTrue", wish.request, receive);
  job = running;
  running.done.catch((error: unknown) => {
    if (job !== running) return;
    composing.value = { status: "failed", message: error instanceof Error ? error.message : String(error) };
  });
}

function composedOf(found: GeneratedPuzzle | DoublyTruePuzzle, wish: Wish): ComposedPuzzle {
  const { base } = wish.request.options;
  const rules: RuleOptions = {
    ...(base !== undefined && base !== 10 && { base }),
    ...(found.layout !== undefined && { layout: true }),
  };
  return {
    puzzle: { text: found.layout ?? found.formula, rules },
    solution: found.solution,
    ...("values" in found && { values: found.values }),
    ...(found.difficulty !== undefined && { difficulty: found.difficulty }),
  };
}
