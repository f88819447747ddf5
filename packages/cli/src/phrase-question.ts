/**
 * Questions for a sheet of those who solve a puzzle, as contests ask them: digits that spell a phrase, or the number that
 * a phrase is. Each with its answer, which only the key has.
 */
import type { SpeltPhrase } from "cryptarithm";

export const QUESTIONS = ["decode", "value"] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The question that has this phrase as its answer, or in it; undefined when it has no digits. */
export function questionOf(
  { phrase, groups = [] }: SpeltPhrase,
  kind: QuestionKind,
  formula: string,
): Question | undefined {
  if (groups.length === 0) return undefined;
  const words = phrase.trim().replace(/\s+/g, " ").toUpperCase();
  const digits = groups.join(" ");
  return kind === "decode"
    ? { question: `When you have solved ${formula}, decode ${digits}.`, answer: words }
    : { question: `In ${formula}, which number is ${words}?`, answer: digits };
}
