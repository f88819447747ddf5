/**
 * How a puzzle is solved, in words: what pages of reasoning say, before it is known where it stands. It is told once, where
 * the puzzle is explained; laying it out needs no language and no engine.
 */
import type { LanguageCode, Look } from "cryptarithm";

/** What is known when a step begins, for the small drawing beside it. */
export interface ReasoningState {
  /** Where the step looks. */
  readonly look: Look;
  /** The digits of letters, and of unknown cells by their names. */
  readonly known: Readonly<Record<string, number>>;
  readonly carries: readonly (readonly [part: number, place: number, carry: number])[];
}

/** A step, or a sentence between steps. */
export interface ReasoningParagraph {
  /** The number of a step. */
  readonly number?: number;
  /** What is concluded or assumed, to stand out. */
  readonly title?: string;
  /** Stands before the title where it leads to it, otherwise behind it. */
  readonly text?: string;
  readonly textFirst?: true;
  /** How many assumptions it stands under. */
  readonly depth: number;
  /** Stands in one column with what follows. */
  readonly keep?: true;
  readonly state?: ReasoningState;
}

export interface SheetReasoning {
  readonly language: LanguageCode;
  readonly paragraphs: readonly ReasoningParagraph[];
  /** Whether it reaches the end. */
  readonly complete: boolean;
}
