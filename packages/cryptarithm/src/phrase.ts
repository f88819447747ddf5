/**
 * The library's way to the phrases that a puzzle's letters can spell: which of many can be spelt, what each of them is in
 * digits (what Codebusters asks to decode), and which letter the puzzle lacks for one that cannot.
 */
import { Spelling, type SpeltPhrase } from "./encode/spelling.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import type { AnswerOptions, FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { parseOptions } from "./semantics/parse-options.js";
import type { Rules } from "./semantics/rules.js";

/** Phrases and a puzzle. */
export interface SpeltPhrases {
  readonly formula: string;
  /** "solved": one solution, which gives the digits; else what the search has found of the solutions. */
  readonly status: "solved" | "several" | "none" | "unfinished";
  readonly count: bigint;
  readonly complete: boolean;
  /** In the order in which they first appear. */
  readonly letters: readonly string[];
  /** Of the only solution. */
  readonly digits?: Readonly<Record<string, number>>;
  /** All phrases, in their order. */
  readonly phrases: readonly SpeltPhrase[];
  readonly rules: Rules;
  readonly notes: readonly string[];
}

/**
 * Spells phrases with the letters of a puzzle.
 *
 * @example
 * const spelt = phrase("SEND + MORE = MONEY", ["some modern rye", "more time"]);
 * "phrases" in spelt ? spelt.phrases[0]?.groups : undefined; // ["9015", "107586", "825"]
 */
export function phrase(
  puzzle: string,
  phrases: Iterable<string>,
  options: Omit<AnswerOptions, "limit" | "contrast"> = {},
): SpeltPhrases | InvalidAnswer {
  const found = answer(puzzle, { ...options, limit: 1 });
  if (found.status === "invalid") return found;
  const { spelling, letters, digits, status } = spellingOf(puzzle, found);
  return {
    formula: found.formula,
    status,
    count: found.count,
    complete: found.complete,
    letters,
    ...(digits === undefined ? {} : { digits }),
    phrases: Array.from(phrases, (each) => spelling.spell(each)),
    rules: found.rules,
    notes: found.notes,
  };
}

export interface PuzzleSpelling extends Pick<SpeltPhrases, "status" | "letters" | "digits"> {
  readonly spelling: Spelling;
}

/** What a puzzle that has been answered can spell; the answer should have one solution listed. */
export function spellingOf(puzzle: string, found: FoundAnswer): PuzzleSpelling {
  const { rules, complete, count, solutions } = found;
  const layout = found.layout === undefined ? {} : { layout: true, reading: found.reading ?? 0 };
  const read = readPuzzle(puzzle, { ...rules, ...layout });
  const letters = read.ok ? read.formula.letters : [];
  const digits = complete && count === 1n ? solutions[0]?.digits : undefined;
  const options = parseOptions({ case: rules.case, accents: rules.accents });
  const spelling = new Spelling(letters, digits, options);
  const status = !complete ? "unfinished" : count === 0n ? "none" : count === 1n ? "solved" : "several";
  return { status, letters, ...(digits === undefined ? {} : { digits }), spelling };
}
