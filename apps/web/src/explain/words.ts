/** The texts of this view in the language that is shown, and the engine's words around the steps. */
import { type FrameName, frameText, LANGUAGES, type Language } from "cryptarithm";
import { capitalised } from "../language/engine-words.js";
import { language, tableOf } from "../language/language.js";
import { ENGLISH } from "./english.js";

export const words = tableOf("explain", ENGLISH);

/** The engine's language: names of rules, and pieces of its sentences. */
export const spoken = (): Language => LANGUAGES[language.value];

/** A piece of the frame around an explanation, for the inside of a sentence. */
export const framePart = (name: FrameName, slots: Parameters<typeof frameText>[1] = {}): string =>
  frameText(name, slots, spoken());

/** The same as a sentence. */
export function framed(name: FrameName, slots: Parameters<typeof frameText>[1] = {}): string {
  return capitalised(framePart(name, slots));
}

/** The name of a rule as a heading. */
export function ruleName(rule: string): string {
  return capitalised(spoken().rules[rule] ?? rule);
}

/** A sentence whose short calculations, such as `E + 0 + c2 = N`, stay on one line. */
export const unbroken = (sentence: string): string =>
  sentence.replace(CALCULATION, (found) =>
    found.length > LONGEST ? found : found.replaceAll(" ", "\u00a0"),
  );

const LONGEST = 26;
const TERM = String.raw`[^\s,;:.]+`;
const CALCULATION = new RegExp(`${TERM}(?: [-+=×·≥≤<>*/−] ${TERM})+`, "gu");
