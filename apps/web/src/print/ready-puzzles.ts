/** The puzzles of the sheet as they are worked out by the engine, one after the other; what is known is kept. */
import type { InvalidAnswer } from "cryptarithm";
import type { SheetPuzzle } from "cryptarithm-worksheet";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../engine/engine.js";
import type { PuzzleForSheet } from "../engine/jobs.js";
import type { LanguageCode } from "../language/language.js";

export interface Ready {
  /** By the place of the puzzle; undefined while it is worked out. */
  readonly puzzles: readonly (SheetPuzzle | InvalidAnswer | undefined)[];
  readonly done: number;
  readonly failed?: string;
}

type Known = SheetPuzzle | InvalidAnswer;

/** What has been worked out in this session, by what was asked. */
const known = new Map<string, Known>();

export function useReadyPuzzles(
  wanted: readonly PuzzleForSheet[],
  language: LanguageCode,
  explain: boolean,
): Ready {
  const names = wanted.map((puzzle) => JSON.stringify([puzzle.text, puzzle.rules, explain, language]));
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState<string | undefined>();
  const key = names.join("\n");
  useEffect(() => {
    setFailed(undefined);
    const missing = wanted.flatMap((puzzle, i) => (known.has(names[i] as string) ? [] : [{ puzzle, i }]));
    if (missing.length === 0) return;
    const puzzles = missing.map(({ puzzle: { text, rules } }) => ({ text, rules }));
    const job = ask("sheet", { puzzles, language, explain }, ({ at, puzzle }) => {
      const { i } = missing[at] as { readonly i: number };
      known.set(names[i] as string, puzzle);
      setCount((n) => n + 1);
    });
    job.done.catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
    return job.stop;
    // `wanted` and `names` are what the key says.
  }, [key, language, explain]);
  const puzzles = wanted.map((said, i) => {
    const found = known.get(names[i] as string);
    if (found === undefined || "diagnostics" in found) return found;
    const { phrase, points, author } = said;
    return {
      ...found,
      ...(phrase !== undefined && { phrase }),
      ...(points !== undefined && { points }),
      ...(author !== undefined && { author }),
    };
  });
  const done = puzzles.filter((puzzle) => puzzle !== undefined).length;
  return { puzzles, done, ...(failed !== undefined && { failed }) };
}
