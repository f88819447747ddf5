/**
 * Asking the engine for an explanation, and what has come of it. The last few are kept, so that coming back is
 * instant; a question that is no longer wanted is stopped.
 */

import type { InvalidAnswer, LanguageCode } from "cryptarithm";
import { useEffect, useState } from "preact/hooks";
import { ask, type Job } from "../engine/engine.js";
import type { Explained } from "../engine/jobs.js";
import { puzzleKey } from "../link/link.js";
import type { Puzzle } from "../state/puzzle.js";
import { keepNewest } from "../storage/keep-newest.js";

/** How long the engine may think, in milliseconds, and how long when asked to go on. */
const FIRST_TIME = 10_000;
const LONG_TIME = 60_000;
const KEPT = 12;

export type Explaining =
  | { readonly status: "working"; readonly since: number }
  | { readonly status: "stopped" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "invalid"; readonly answer: InvalidAnswer }
  | { readonly status: "told"; readonly explanation: Explained };

export interface Asking {
  readonly state: Explaining;
  readonly stop: () => void;
  /** Asks again, with more time. */
  readonly goOn: () => void;
}

/** Explanations by question, the newest last. */
const kept = new Map<string, Explained>();

/** The explanation of a puzzle in a language. */
export function useExplanation(puzzle: Puzzle, language: LanguageCode): Asking {
  const question = `${language} ${puzzleKey(puzzle)}`;
  const [time, setTime] = useState(FIRST_TIME);
  const [asked, setAsked] = useState(0);
  const [told, setTold] = useState<{ readonly question: string; readonly state: Explaining } | undefined>();
  const [job, setJob] = useState<Job | undefined>();
  // The question says what the puzzle and its rules are
  useEffect(() => {
    const before = kept.get(question);
    // One that met its limits is asked again when there is more time.
    if (before !== undefined && (before.explained || before.complete || time === FIRST_TIME)) {
      setTold({ question, state: { status: "told", explanation: before } });
      return;
    }
    const tell = (state: Explaining): void => setTold({ question, state });
    tell({ status: "working", since: performance.now() });
    const options = { ...puzzle.rules, language, milliseconds: time };
    const running = ask("explain", { text: puzzle.text, options }, (reply) => {
      if (reply.status === "invalid") return tell({ status: "invalid", answer: reply });
      keepNewest(kept, question, reply, KEPT);
      tell({ status: "told", explanation: reply });
    });
    setJob(running);
    running.done.catch((error: unknown) =>
      tell({ status: "failed", message: error instanceof Error ? error.message : String(error) }),
    );
    return () => running.stop();
  }, [question, time, asked]);
  const state: Explaining =
    told?.question === question ? told.state : { status: "working", since: performance.now() };
  return {
    state,
    stop: () => {
      job?.stop();
      setTold({ question, state: { status: "stopped" } });
    },
    goOn: () => {
      setTime(LONG_TIME);
      setAsked((n) => n + 1);
    },
  };
}
