/**
 * The puzzle that all views share: the text in the box with its rules, what was understood of it, and the last text
 * that made sense, which the other views keep while something new is being typed.
 *
 * Rows of written-out arithmetic need readers that are loaded when they are first needed; until then the text waits.
 */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import {
  type Diagnostic,
  type Formula,
  parse,
  parseOptions,
  type RuleOptions,
  type Wording,
} from "cryptarithm";
import { language as shownLanguage, shownNumber, wording } from "../language/language.js";
import { isLayoutMissing, layoutReader, loadLayoutReader } from "./layout-reader.js";

/** A text with the rules that differ from the defaults. */
export interface Puzzle {
  readonly text: string;
  readonly rules: RuleOptions;
}

/** A puzzle that is understood. */
export interface GoodPuzzle extends Puzzle {
  readonly formula: Formula;
}

export type Reading =
  | { readonly status: "empty" }
  /** The readers of written-out arithmetic are not there yet. */
  | { readonly status: "waiting" }
  | { readonly status: "good"; readonly puzzle: GoodPuzzle }
  | { readonly status: "bad"; readonly diagnostics: readonly Diagnostic[] };

export const puzzle = signal<Puzzle>({ text: "", rules: {} });

export const reading: ReadonlySignal<Reading> = computed(() => readingOf(puzzle.value, wording.value));

/** What was last typed or pasted into the box; other texts come from links, examples, days. */
export const typedText = signal<string | undefined>(undefined);

/** The last puzzle that made sense; undefined until there was one. */
export const lastGood = signal<GoodPuzzle | undefined>(undefined);

effect(() => {
  const now = reading.value;
  if (now.status === "good") lastGood.value = now.puzzle;
});

/** Changes of rules; a rule that is undefined goes back to its default. */
export type RuleChanges = { readonly [K in keyof RuleOptions]?: RuleOptions[K] | undefined };

/** The puzzle in the box under changed rules. */
export function withRules(changes: RuleChanges): Puzzle {
  const { text, rules } = puzzle.peek();
  const changed = Object.entries({ ...rules, ...changes }).filter(([, value]) => value !== undefined);
  return { text, rules: Object.fromEntries(changed) };
}

/** Changes rules while somebody types. */
export function setRules(changes: RuleChanges): void {
  puzzle.value = withRules(changes);
}

/** Longer texts are for the command: reading them would hold up the page. */
const LONGEST_TEXT = 10_000;

/** What is understood of a puzzle, with the readers that are there; what is not, in the language that is given. */
export function readingOf({ text, rules }: Puzzle, language?: Wording): Reading {
  if (text.trim() === "") return { status: "empty" };
  if (text.length > LONGEST_TEXT) return { status: "bad", diagnostics: [tooLong(text)] };
  if (rules.layout) {
    const read = layoutReader.value;
    if (read === undefined) {
      if (isLayoutMissing.value) return { status: "bad", diagnostics: [noReaders()] };
      void loadLayoutReader();
      return { status: "waiting" };
    }
    const found = read(text, { ...rules, language });
    return found.ok
      ? { status: "good", puzzle: { text, rules, formula: found.formula } }
      : { status: "bad", diagnostics: found.diagnostics };
  }
  const parsed = parse(text, { ...parseOptions(rules), language });
  return parsed.ok
    ? { status: "good", puzzle: { text, rules, formula: parsed.formula } }
    : { status: "bad", diagnostics: parsed.diagnostics };
}

/** The puzzle as an answer has read it: of several readings of rows the one that has a solution. */
export function asAnswered(good: GoodPuzzle, { reading: at }: { readonly reading?: number }): GoodPuzzle {
  const { text, rules } = good;
  if (at === undefined || at === (rules.reading ?? 0)) return good;
  const read = readingOf({ text, rules: { ...rules, reading: at } });
  return read.status === "good" ? read.puzzle : good;
}

const TOO_LONG = {
  en: (n: string): string =>
    `this page reads puzzles of up to ${n} characters; the command takes longer ones`,
  de: (n: string): string => `diese Seite liest Rätsel mit bis zu ${n} Zeichen; der Befehl nimmt längere`,
};

const tooLong = (text: string): Diagnostic => ({
  code: "too-long",
  message: TOO_LONG[shownLanguage.value](shownNumber(LONGEST_TEXT)),
  span: [LONGEST_TEXT, text.length],
});

/** The code of the mistake that is none of the user's: what reads rows is not there. */
export const NO_READERS = "readers-not-loaded";

const NOT_LOADED = {
  en: "what reads rows could not be loaded: there is no network, or the page is older than its files",
  de: "was Zeilen liest, ließ sich nicht laden: Das Netz fehlt, oder die Seite ist älter als ihre Dateien",
};

const noReaders = (): Diagnostic => ({
  code: NO_READERS,
  message: NOT_LOADED[shownLanguage.value],
  span: [0, 0],
});
