/** Where puzzles go that `generate` has chosen: what text, JSON lines and the files of a data set have in common. */
import type { GenerateEnding } from "./generate-ending.js";
import type { Judged } from "./generate-stream.js";

export interface PuzzleWriter {
  /** Writes a puzzle, numbered from 1. */
  write(judged: Judged, n: number): Promise<void> | void;
  /** Writes what comes behind all puzzles. */
  finish(ending: GenerateEnding): Promise<void> | void;
}
