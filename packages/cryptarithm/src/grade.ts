/**
 * How hard a puzzle is for a person: a level, named by what it asks for, and a score of all the work that
 * the explanation takes. Graded is the whole proof, so a puzzle with several solutions or with none has
 * a grade of its proof, and the answer says so.
 */

import { LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
import { closesWithin } from "./deduce/path/derive.js";
import { type Band, gradePath } from "./deduce/path/grade.js";
import { LEVELS, type Level } from "./deduce/rule.js";
import { Knowledge } from "./deduce/state/knowledge.js";
import { Notebook } from "./deduce/state/moment.js";
import { View } from "./deduce/state/view.js";
import type { ExplainOptions } from "./explain.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { suggestedPoints } from "./points.js";
import { allowanceFor, isOpen, layOut, posedAs, reason } from "./reasoning.js";
import type { AnswerOptions, FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import { pose } from "./semantics/pose.js";
import type { RuleOptions, Rules } from "./semantics/rules.js";
import { inLanguage, say } from "./wording/say.js";
import { languageCode } from "./wording/wording.js";

/** A rule that a puzzle needs. */
export interface NeededTechnique {
  /** Its name in kebab case: "overflow-digit". */
  readonly rule: string;
  /** Its name in the language that was asked for. */
  readonly title: string;
  readonly count: number;
}

/** What is said of the work that a puzzle takes. */
export interface Difficulty {
  /** 1 (seen at a glance) to 5 (cases): the rules up to this level are enough, those below are not. */
  readonly level: Level;
  /** What the level asks for, in a few words. */
  readonly levelName: string;
  readonly band: Band;
  readonly score: number;
  /** The rules in the order in which they are first needed. */
  readonly techniques: readonly NeededTechnique[];
  /** The steps of the explanation, those inside of cases included; of a table only those before it. */
  readonly steps: number;
  /** How many cases are looked at. */
  readonly cases: number;
  /** How deep cases are nested: 0 when there are none. */
  readonly depth: number;
  /** Whether the cases are too many to be followed one by one. */
  readonly table: boolean;
  /** Points for a Codebusters test, from the score. */
  readonly points: number;
}

export interface Grade {
  readonly formula: string;
  /** "unique", or what kind of proof has been graded instead of a solution; "unfinished" has no grade. */
  readonly status: "unique" | "several" | "none" | "unfinished";
  readonly count: bigint;
  readonly difficulty?: Difficulty;
  readonly rules: Rules;
  readonly notes: readonly string[];
}

/**
 * Grades a puzzle.
 *
 * @example
 * const graded = grade("SEND + MORE = MONEY");
 * "difficulty" in graded ? graded.difficulty?.level : 0; // 3
 */
export function grade(text: string, options: ExplainOptions = {}): Grade | InvalidAnswer {
  const { language, ...asking } = options;
  return inLanguage(language, () => graded(text, asking, languageCode(language)));
}

function graded(text: string, options: AnswerOptions, language: LanguageCode): Grade | InvalidAnswer {
  const started = now();
  const found = answer(text, { ...options, limit: 0 });
  if (found.status === "invalid") return found;
  const result = {
    formula: found.formula,
    count: found.count,
    rules: found.rules,
    notes: [...found.notes],
  };
  if (!found.complete) return { ...result, status: "unfinished" };
  const puzzle = posedAs(text, options, found);
  const status = found.count === 1n ? "unique" : found.count === 0n ? "none" : "several";
  if (puzzle.contradiction !== undefined) {
    result.notes.push(...proofNotes(found));
    return { ...result, status, difficulty: AT_ONCE };
  }
  const layout = layOut(puzzle);
  if (layout === undefined) {
    result.notes.push(say("Puzzles in base {base} are not graded.", { base: puzzle.base }));
    return { ...result, status: "unfinished" };
  }
  const { derived, node } = reason(layout, [], {
    ...allowanceFor(found, options, started),
    exchange: found.count !== 1n,
  });
  if (isOpen(node)) {
    result.notes.push(say("The reasons were not found within the limits, so there is no grade."));
    return { ...result, status: "unfinished" };
  }
  result.notes.push(...proofNotes(found));
  const { techniques, ...path } = gradePath(derived, node, layout.setting);
  const names = LANGUAGES[language].rules;
  return {
    ...result,
    status,
    difficulty: {
      ...path,
      levelName: LEVELS[path.level - 1]?.name ?? "",
      techniques: techniques.map(({ rule, count }) => ({ rule, title: names[rule] ?? rule, count })),
      table: node.table === true,
      points: suggestedPoints(path.score),
    },
  };
}

/**
 * Whether the rules up to a level are enough for a puzzle that is known to have one solution: its level is that or
 * lower. Costs a tenth of a grade, so that generators can sort out most of what they do not want. Undefined when
 * the puzzle is not understood or its base is not graded.
 */
export function isWithinLevel(
  text: string,
  level: 1 | 2 | 3,
  options: RuleOptions = {},
): boolean | undefined {
  const read = readPuzzle(text, options);
  const posed = read.ok ? pose(read.formula, options) : undefined;
  const layout = posed?.ok ? layOut(posed.puzzle) : undefined;
  return layout && closesWithin(level, new Knowledge(View.of(layout.setting)), new Notebook());
}

/** What posing alone proves impossible: one look. */
const AT_ONCE: Difficulty = {
  level: 1,
  levelName: LEVELS[0].name,
  band: "gentle",
  score: 1,
  techniques: [],
  steps: 0,
  cases: 0,
  depth: 0,
  table: false,
  points: suggestedPoints(1),
};

function proofNotes({ count }: FoundAnswer): string[] {
  if (count === 1n) return [];
  if (count === 0n) return [say("There is no solution: graded is the proof of that.")];
  return [
    say("There are {count} solutions: graded is the proof that these are all, not a way to one answer.", {
      count,
    }),
  ];
}
