/**
 * How a person gets there: the whole reasoning from the puzzle to its end, step by step, each with its
 * reason. The search is asked first, since it is quick and its count is the measure: an explanation
 * is complete when its ends are exactly the solutions. Of several solutions it also says what they have
 * in common and what would leave one; of none, which single rule stands in the way.
 */
import { allSolutions, MOST_LISTED } from "./all-solutions.js";
import { askSearch } from "./ask-search.js";
import { LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
import type { Node } from "./deduce/path/step.js";
import { cellNames } from "./deduce/setting/cell-names.js";
import { type Asked, askedOf } from "./deduce/several/asked.js";
import { FEW_SOLUTIONS, forkOf } from "./deduce/several/letter-fork.js";
import { type Several, severalOf } from "./deduce/several/several.js";
import { type None, noneOf } from "./deduce/tell/tell-none.js";
import { asRead } from "./layout/read-puzzle.js";
import { allowanceFor, isOpen, isRefuted, layOutAnyway, posedAs, reason, stater } from "./reasoning.js";
import { rescuesOf } from "./rescue.js";
import { type AnswerOptions, DEFAULT_LIMIT, type FoundAnswer, type InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import type { StatedEnd, StatedStep } from "./semantics/explanation.js";
import { parseOptions } from "./semantics/parse-options.js";
import type { Puzzle } from "./semantics/puzzle.js";
import type { Diagnostic } from "./syntax/diagnostic.js";
import { splitLetters } from "./syntax/symbols.js";
import { inLanguage, say } from "./wording/say.js";
import { languageCode } from "./wording/wording.js";

export interface ExplainOptions extends AnswerOptions {
  /** Letters whose value is asked for, spelled as a word; several words with commas between them. */
  readonly ask?: string;
}

/** An answer with the reasoning that leads to it. */
export interface Explanation extends FoundAnswer {
  readonly steps: readonly StatedStep[];
  readonly end: StatedEnd;
  /** Whether the steps reach every end; false when the limits were reached first. */
  readonly explained: boolean;
  /** Whether the cases are too many to be read one by one. */
  readonly table: boolean;
  /** Of a written-out calculation, what its unknown cells ("?1", "?2" …) are called in titles and sentences. */
  readonly names?: Readonly<Record<string, string>>;
  /** What was asked for: unique or not. Missing when there is no solution, or the limits came first. */
  readonly asked?: readonly Asked[];
  /** Of two or more solutions: what they have in common, where they part, and what would leave one. */
  readonly several?: Several;
  /** Of no solution: how long the proof is, and which single rule stands in the way. */
  readonly none?: None;
}

/**
 * Explains a puzzle.
 *
 * @example
 * const explanation = explain("SEND + MORE = MONEY");
 * "steps" in explanation ? explanation.steps[0]?.title : ""; // "M = 1, c4 = 1"
 */
export function explain(text: string, options: ExplainOptions = {}): Explanation | InvalidAnswer {
  const { language } = options;
  return inLanguage(language, () => explained(text, options, languageCode(language)));
}

function explained(
  text: string,
  wished: ExplainOptions,
  language: LanguageCode,
): Explanation | InvalidAnswer {
  const started = now();
  const { limit = DEFAULT_LIMIT } = wished;
  // Solutions of layouts are drawings, and thousands of them take long; they are searched again as digits.
  const most = wished.layout === true ? limit : Math.max(limit, MOST_LISTED);
  const all = answer(text, { ...searched(wished), limit: most });
  if (all.status === "invalid") return all;
  const options = asRead(searched(wished), all);
  const puzzle = posedAs(text, options, all);
  const words = wordsAsked(wished.ask, options, puzzle);
  if (!words.ok) return { formula: all.formula, status: "invalid", diagnostics: words.diagnostics };
  const shown = { ...all, solutions: all.solutions.slice(0, limit) };
  const listed = allSolutions(puzzle, all, options);
  let asked = listed?.length ? askedOf(puzzle, listed, words.asked) : [];
  if (listed === undefined && all.complete) asked = askSearch(text, options, all.rules, words.asked);
  const names = cellNames(puzzle.formula);
  const more = {
    ...(asked.length > 0 ? { asked } : {}),
    ...(all.complete && all.count > 1n ? { several: severalOf(puzzle, all.count, listed) } : {}),
    ...(names.size > 0 ? { names: Object.fromEntries(names) } : {}),
  };
  const layout = layOutAnyway(puzzle);
  const rescues = (): None["rescues"] => (all.status === "none" ? rescuesOf(text, options, all.rules) : []);
  if (layout === undefined) {
    const end = { kind: all.status === "none" ? "impossible" : "open" } as const;
    const none = all.status === "none" ? { none: noneOf(undefined, rescues()) } : {};
    return { ...shown, ...more, ...none, steps: [], end, explained: false, table: false };
  }
  const few = listed !== undefined && listed.length > 1 && listed.length <= FEW_SOLUTIONS;
  const { node: found } = reason(layout, [], {
    ...allowanceFor(all, options, started),
    exchange: all.count !== 1n,
    ...(few ? { forkAt: forkOf(layout.inOrder(listed)) } : {}),
  });
  const node = puzzle.contradiction === undefined || isRefuted(found) ? found : SETTLED;
  const stretch = stater(layout, LANGUAGES[language]).stretch(node);
  const none = all.status === "none" ? { none: noneOf(node, rescues()) } : {};
  return { ...shown, ...more, ...none, ...stretch, explained: !isOpen(node), table: node.table === true };
}

/** Of a puzzle that contradicts itself in a way that its parts do not show: there is nothing to conclude. */
const SETTLED: Node = { steps: [], end: { kind: "impossible" } };

/** The options of the search alone. */
const searched = ({ ask: _, language: __, limit: ___, ...asking }: ExplainOptions): AnswerOptions => asking;

type Words =
  | { readonly ok: true; readonly asked: readonly (readonly string[])[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The letters of each word that is asked for. */
function wordsAsked(ask: string | undefined, options: AnswerOptions, puzzle: Puzzle): Words {
  const { letters } = puzzle.formula;
  const asked = (ask ?? "")
    .split(/[\s,;]+/)
    .map((word) => splitLetters(word, parseOptions(options)))
    .filter((word) => word.length > 0);
  const strange = asked.flat().find((letter) => !letters.includes(letter) && !/^\d$/.test(letter));
  if (strange === undefined) return { ok: true, asked };
  const diagnostic: Diagnostic = {
    code: "ask-letter",
    message: say("the puzzle has no letter {letter}", { letter: strange }),
    span: [0, 0],
    hint: say("its letters are {letters}", { letters: letters.join(" ") }),
  };
  return { ok: false, diagnostics: [diagnostic] };
}
