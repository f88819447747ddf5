/** What the worker thread and its owner say to each other, and the cells of the memory they share. */
import type { Answer, CheckResult, GenerateEnd, GenerateProgress, Proof } from "cryptarithm";
import type { Made, Verdict } from "./generate-task.js";
import type { LinesResult, ListEnd, Reasoned } from "./task.js";

/** Not 0: stop the search. */
export const STOP = 0;
/** Batches of solutions, or of puzzles, that have been sent and not been used yet. */
export const BATCHES_UNDERWAY = 1;
export const CELLS = 2;

export type FromWorker =
  | { readonly kind: "progress"; readonly nodes: number; readonly found: bigint }
  | { readonly kind: "solutions"; readonly text: string; readonly count: number }
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "checked"; readonly result: CheckResult }
  | { readonly kind: "reasoned"; readonly result: Reasoned[keyof Reasoned] }
  | { readonly kind: "proved"; readonly proof: Proof }
  | { readonly kind: "listed"; readonly end: ListEnd }
  | { readonly kind: "lined"; readonly result: LinesResult }
  | { readonly kind: "puzzles"; readonly puzzles: readonly Made[] }
  | { readonly kind: "making"; readonly progress: GenerateProgress }
  | { readonly kind: "made"; readonly end: GenerateEnd }
  | { readonly kind: "judged"; readonly verdicts: readonly Verdict[] };
