/** How hard the explained puzzle is: nice to know, so it is asked when the explanation stands, after a moment of rest. */

import type { Difficulty, LanguageCode } from "cryptarithm";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../engine/engine.js";
import { puzzleKey } from "../link/link.js";
import type { Puzzle } from "../state/puzzle.js";

/** After the explanation, in milliseconds. */
const REST = 300;
const TIME = 10_000;

const kept = new Map<string, Difficulty>();

/** The difficulty, once it is known; `ready` when it may be asked. */
export function useDifficulty(
  puzzle: Puzzle,
  language: LanguageCode,
  ready: boolean,
): Difficulty | undefined {
  const question = `${language} ${puzzleKey(puzzle)}`;
  const [, setKnown] = useState("");
  // The question says what the puzzle and its rules are
  useEffect(() => {
    if (!ready || kept.has(question)) return;
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const options = { ...puzzle.rules, language, milliseconds: TIME };
      const job = ask("grade", { text: puzzle.text, options }, (reply) => {
        if (reply.status === "invalid" || reply.difficulty === undefined) return;
        kept.set(question, reply.difficulty);
        setKnown(question);
      });
      // Without a grade nothing is missing.
      job.done.catch(() => {});
      stop = job.stop;
    }, REST);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [question, ready]);
  return kept.get(question);
}
