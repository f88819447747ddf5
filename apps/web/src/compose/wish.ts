/**
 * What the link's keys wish for: a search over words or number words, or nothing to search for. The keys are the only
 * state of the form, so a link opens the same search and Back undoes a choice.
 */
import type { Level } from "cryptarithm";
import type { NumberLanguageCode } from "cryptarithm-words";
import { language } from "../language/language.js";
import type { Keys } from "../state/view.js";
import type { Wish } from "./composing.js";

/** All levels, from the easiest: the engine's table of them comes with all its rules. */
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

export const KINDS = ["words", "numbers", "number-words"] as const;
export type Kind = (typeof KINDS)[number];

/** What is offered first; any other formula can be typed. */
export const SHAPES = ["A+B=C", "A+B+C=D", "A-B=C", "A*B=C", "A^2=B"] as const;
/** Calculations with all their rows. */
export const ROWS_SHAPES = ["A*B", "A/B"] as const;

const DEFAULT_SHAPE = "A+B=C";
/** With this there is something to see before anything was typed. */
const DEFAULT_THEME = "garden";
export const FAMILIAR = "familiar";
const FAMILIAR_WORDS = 400;
/** A page of puzzles; one asks for more. */
export const MOST = 24;

export const kindOf = (keys: Keys): Kind => KINDS.find((kind) => kind === keys.get("kind")) ?? "words";

/** Words between spaces, commas, full stops. */
export const listOf = (text: string): readonly string[] =>
  text.split(/[\s.,;]+/).filter((word) => word !== "");

/** The words that were typed; what is no word is left to the engine. */
export const wordsOf = (keys: Keys): readonly string[] => listOf(keys.get("words") ?? "");

/** The theme beside the words: none where there are words of one's own, unless it is chosen. */
export function themeOf(keys: Keys): string {
  return keys.get("theme") ?? (wordsOf(keys).length > 0 ? "none" : DEFAULT_THEME);
}

export const shapeOf = (keys: Keys): string => (keys.get("shape") ?? DEFAULT_SHAPE).replaceAll(" ", "");

export function levelsOf(keys: Keys): readonly Level[] {
  const wanted = (keys.get("level") ?? "").split(".").map(Number);
  return LEVELS.filter((level) => wanted.includes(level));
}

/** A whole number of a key within bounds; the default where it is none. */
export function numberOf(
  keys: Keys,
  key: string,
  [least, most]: readonly [number, number],
  usual: number,
): number {
  const n = Number(keys.get(key) ?? usual);
  return Number.isInteger(n) && n >= least && n <= most ? n : usual;
}

export function wishOf(keys: Keys, most: number): Wish | undefined {
  const levels = levelsOf(keys);
  const seed = numberOf(keys, "seed", [1, 1_000_000_000], 1);
  const shared = {
    seed,
    language: language.value,
    levels: levels.length === 0 ? LEVELS : levels,
    ...(keys.get("all") === "1" && { allDigits: true }),
  };
  const kind = kindOf(keys);
  if (kind === "numbers") return undefined;
  if (kind === "number-words") {
    // What is no language has no words, and so no puzzles.
    const words = (keys.get("language") ?? "en") as NumberLanguageCode;
    // Without a seed few addends and small numbers come first: what one would look at first.
    const options = {
      language: shared.language,
      levels: shared.levels,
      addends: numberOf(keys, "addends", [2, 6], 4),
      ...(shared.allDigits && { allDigits: true }),
    };
    return { kind, request: { words, to: numberOf(keys, "to", [10, 1000], 100), options, most } };
  }
  const words = wordsOf(keys);
  const theme = themeOf(keys);
  const include = listOf(keys.get("with") ?? "");
  if (theme === "none" && words.length < 3) return undefined;
  const rows = keys.get("rows") === "1";
  const options = {
    ...shared,
    words: [...words, ...include],
    shape: shapeOf(keys),
    ...(rows && { layout: true }),
    ...(include.length > 0 && { include }),
  };
  const choice = theme === FAMILIAR ? { mostFamiliar: FAMILIAR_WORDS } : { theme };
  return { kind, request: { options, most, ...(theme !== "none" && { choice }) } };
}
