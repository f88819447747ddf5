/**
 * The next step only, from what a user has, in three levels: where to look, which rule, the step. Wrong
 * entries come first, since nothing follows from them; the puzzle is posed without the entries, so
 * that a wrong one can be told from a puzzle that has no solution.
 */

import type { HintName } from "./deduce/language/english-hints.js";
import { hintText } from "./deduce/language/hint-words.js";
import { LANGUAGES, type LanguageCode } from "./deduce/language/languages.js";
import { leadingTo } from "./deduce/path/leading-to.js";
import type { Step } from "./deduce/path/step.js";
import { cellNames } from "./deduce/setting/cell-names.js";
import { digitsIn } from "./deduce/setting/digits.js";
import { bothGiven, claimOf, digitOf, type Entry, entriesOf, entryText } from "./deduce/state/entry.js";
import { View } from "./deduce/state/view.js";
import { claimText } from "./deduce/tell/claim-text.js";
import type { Hint, HintOptions } from "./hint-answer.js";
import { chainText, type HintLevel, levelText, whereToLook } from "./hint-text.js";
import { asRead, readPuzzle } from "./layout/read-puzzle.js";
import { allowanceFor, isOpen, type Layout, layOut, posedAs, reason, stater } from "./reasoning.js";
import type { AnswerOptions, FoundAnswer, InvalidAnswer } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import type { StatedStep } from "./semantics/explanation.js";
import { pose } from "./semantics/pose.js";
import type { Given } from "./semantics/rules.js";
import { inLanguage, say } from "./wording/say.js";
import { languageCode } from "./wording/wording.js";
import { type WrongEntry, wrongEntry } from "./wrong-entry.js";

/** So many solutions are looked at to see which entries some solution has. */
const LISTED = 1000;

/**
 * Hints at the next step.
 *
 * @example
 * const hinted = hint("SEND + MORE = MONEY", { given: { M: 1, E: 4 } });
 * hinted.status === "wrong" ? hinted.wrong?.title : ""; // "E = 4"
 */
export function hint(text: string, options: HintOptions = {}): Hint | InvalidAnswer {
  const { language } = options;
  return inLanguage(language, () => hinted(text, options, languageCode(language)));
}

function hinted(text: string, options: HintOptions, language: LanguageCode): Hint | InvalidAnswer {
  const { given = {}, entries: noted, language: _, level = 1, ...rest } = options;
  const own = noted === undefined ? {} : given;
  const started = now();
  const found = answer(text, { ...rest, given: own, limit: LISTED });
  if (found.status === "invalid") return found;
  const asked = asRead({ ...rest, base: found.rules.base }, found);
  const letters = lettersOf(text, { ...asked, given: noted ?? given });
  if (letters.status === "invalid") return letters;
  const hinter = new Hinter(text, { options: { ...asked, given: own }, found, started, level, language });
  return hinter.hint(letters.given);
}

/** The entries by canonical letter. */
function lettersOf(
  text: string,
  options: AnswerOptions,
): InvalidAnswer | { readonly status: "read"; readonly given: Readonly<Record<string, Given>> } {
  const parsed = readPuzzle(text, options);
  const posed = parsed.ok ? pose(parsed.formula, options) : parsed;
  return posed.ok
    ? { status: "read", given: posed.puzzle.rules.given }
    : { formula: text.trim(), status: "invalid", diagnostics: posed.diagnostics };
}

interface Hinting {
  readonly options: AnswerOptions;
  /** The answer to the puzzle without the entries. */
  readonly found: FoundAnswer;
  readonly started: number;
  readonly level: HintLevel;
  readonly language: LanguageCode;
}

class Hinter {
  readonly #text: string;
  readonly #options: AnswerOptions;
  readonly #found: FoundAnswer;
  readonly #started: number;
  readonly #level: HintLevel;
  readonly #language: LanguageCode;
  /** What the unknown cells of a layout are called. */
  #names: ReadonlyMap<string, string> = new Map();

  constructor(text: string, { options, found, started, level, language }: Hinting) {
    this.#text = text;
    this.#options = options;
    this.#found = found;
    this.#started = started;
    this.#level = level;
    this.#language = language;
  }

  hint(given: Readonly<Record<string, Given>>): Hint {
    const found = this.#found;
    if (found.status === "none") return this.#bare("none", found.reason ? [found.reason] : []);
    if (found.count === 0n) return this.#bare("unfinished");
    const puzzle = posedAs(this.#text, this.#options, found);
    this.#names = cellNames(puzzle.formula);
    const layout = layOut(puzzle);
    if (layout === undefined) return this.#bare("unfinished");
    const entries = entriesOf(given, layout.setting);
    const left = entries.length === 0 ? found : this.#answer(entries);
    if (left.status === "none") return this.#wrong(entries, layout);
    if (left.count === 0n) return this.#bare("unfinished");
    const state = View.of(layout.setting, entries.map(claimOf));
    const isKnown = (letter: string): boolean => {
      const symbol = layout.setting.puzzle.symbols.findIndex(({ name }) => name === letter);
      return (state.fixed[symbol] as number) >= 0;
    };
    const { letters } = puzzle.formula;
    // The blanks of a layout are to be filled, too.
    const wanted = puzzle.formula.layout === undefined ? letters : puzzle.symbols.map(({ name }) => name);
    if (wanted.length > 0 && wanted.every(isKnown)) {
      const solution = left.solutions[0]?.text ?? "";
      return { ...this.#bare("done"), count: left.count, sentence: this.#say("done", { solution }) };
    }
    return this.#next(entries, state, layout, left);
  }

  /** The answer with these entries, too. */
  #answer(entries: readonly Entry[]): FoundAnswer {
    const given = bothGiven(this.#found.rules.given, entries);
    const found = answer(this.#text, { ...this.#options, given, limit: LISTED });
    if (found.status === "invalid") throw new Error("what has been answered can be answered with entries");
    return found;
  }

  /** The next step towards something new about a letter. */
  #next(entries: readonly Entry[], state: View, layout: Layout, left: FoundAnswer): Hint {
    const allowance = allowanceFor(left, this.#options, this.#started);
    const { given, node } = reason(layout, entries.map(claimOf), allowance);
    const target = node.steps.find(({ facts }) =>
      facts.some(({ claim }) => claim.kind === "digits" && state.isNews(claim)),
    );
    if (target === undefined)
      return isOpen(node) && left.count === 1n ? this.#bare("unfinished") : this.#several(layout, left);
    const chain = leadingTo(node.steps, target.facts);
    const first = chain[0] as Step;
    const language = LANGUAGES[this.#language];
    const where = whereToLook(first, layout.setting, this.#language);
    const stating = stater(layout, language);
    const facts = stating.facts(given);
    const { steps } = stating.stretch({ steps: chain, end: { kind: "open" } });
    const told = levelText(this.#level, where, first, steps, this.#language);
    const notes =
      left.count > 1n ? [say("There are {count} solutions that go with this.", { count: left.count })] : [];
    const step = steps[0] as StatedStep;
    return {
      ...this.#bare("hint", notes),
      count: left.count,
      sentence: told.sentence,
      where,
      ...(this.#level > 1 && { rule: told.rule }),
      ...(this.#level > 2 && { step, steps, facts }),
    };
  }

  /** Nothing more is certain: the letter with the fewest digits among the solutions. */
  #several({ setting }: Layout, { count, complete, solutions }: FoundAnswer): Hint {
    let best: { letter: string; digits: number } | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    if (complete && count <= BigInt(LISTED)) {
      for (const { name, kind } of setting.puzzle.symbols) {
        if (kind !== "letter") continue;
        const digits = solutions.reduce((mask, s) => mask | (1 << (s.digits[name] as number)), 0);
        const number = digitsIn(digits).length;
        if (number < 2 || number >= fewest) continue;
        best = { letter: name, digits };
        fewest = number;
      }
    }
    const sentence =
      best === undefined
        ? this.#say("several.open", { n: { big: count } })
        : this.#say("several", {
            n: { big: count },
            letter: best.letter,
            digits: { or: digitsIn(best.digits) },
          });
    return { ...this.#bare("several"), count, sentence };
  }

  #wrong(entries: readonly Entry[], layout: Layout): Hint {
    const found = this.#found;
    const isListed =
      found.complete &&
      found.count <= BigInt(LISTED) &&
      // Solutions list the digits of letters; those of unknown cells stand in their text only.
      entries.every(({ symbol }) => layout.setting.puzzle.symbols[symbol]?.kind === "letter");
    const wrong = wrongEntry(entries, {
      layout,
      possible: (some) => {
        if (isListed)
          return found.solutions.some(({ digits }) =>
            some.every((entry) => (entry.digits & (1 << (digits[entry.letter] as number))) !== 0),
          );
        const { count, complete } = this.#answer(some);
        return count > 0n ? true : complete ? false : undefined;
      },
      reason: (some) => reason(layout, some.map(claimOf), allowanceFor(found, this.#options, this.#started)),
    });
    return wrong === undefined ? this.#bare("unfinished") : this.#tellWrong(wrong, layout);
  }

  #tellWrong({ entry, others, kind, given, steps: chain, left }: WrongEntry, layout: Layout): Hint {
    const { setting } = layout;
    const stating = stater(layout, LANGUAGES[this.#language]);
    const facts = stating.facts(given);
    const { steps } = stating.stretch({ steps: chain, end: { kind: "open" } });
    const last = chain.at(-1);
    const where = last && whereToLook(last, setting, this.#language);
    const told = last && where && levelText(this.#level, where, last, steps.slice(-1), this.#language);
    const title = entryText(entry);
    const slots = {
      entry: title,
      letter: entry.name,
      others: { and: others.map(entryText) },
      reason: chainText(steps, left && claimText(left, setting), this.#language),
      where: where?.text ?? "",
      rule: told?.rule.title ?? "",
    };
    const name = ((): HintName => {
      if (this.#level === 1) return others.length > 0 ? "wrong.look" : "wrong.entry";
      if (kind === "forbidden") return entry.digits === 1 ? "wrong.zero" : "wrong.forbidden";
      if (kind === "unexplained") return others.length > 0 ? "wrong.together" : "wrong.unexplained";
      if (this.#level === 2) return "wrong.rule";
      if (others.length > 0) return "wrong.together";
      return kind === "contradicted" ? "wrong.contradicted" : "wrong.refuted";
    })();
    const digit = digitOf(entry);
    const because = steps.at(-1);
    return {
      ...this.#bare("wrong"),
      count: 0n,
      sentence: this.#say(name, slots).trim(),
      ...(where && this.#level > 1 && { where }),
      ...(told && this.#level > 1 && { rule: told.rule }),
      ...(this.#level > 2 && { steps, facts }),
      wrong: {
        letter: entry.letter,
        ...(digit === undefined ? {} : { digit }),
        title,
        others: others.map(({ letter }) => letter),
        ...(because && this.#level > 2 && { because }),
      },
    };
  }

  /** A hint that tells nothing but its status. */
  #bare(status: Hint["status"], notes: readonly string[] = []): Hint {
    const { formula, count, rules, reading } = this.#found;
    const sentence = status === "none" || status === "unfinished" ? this.#say(status, {}) : "";
    const told = reading === undefined ? {} : { reading };
    const names = Object.fromEntries(this.#names);
    return {
      ...{ formula, status, level: this.#level, sentence, count, rules, notes },
      ...told,
      ...(this.#names.size > 0 && { names }),
    };
  }

  #say(name: HintName, slots: Parameters<typeof hintText>[1]): string {
    return hintText(name, slots, this.#language);
  }
}
