/** The rules of a puzzle in the words of each language. */
import type { LanguageCode } from "cryptarithm";

export interface RuleWords {
  readonly base: (base: number) => string;
  readonly asManyAsLetters: string;
  readonly smallest: string;
  readonly different: string;
  readonly equal: string;
  readonly byCase: string;
  readonly within: (groups: readonly string[]) => string;
  readonly noLeadingZero: string;
  readonly leadingZero: string;
  readonly noLoneZero: string;
  readonly reserved: string;
  readonly digits: (list: string) => string;
  readonly digitsOnce: (list: string) => string;
  readonly cases: string;
  readonly accents: string;
  readonly codepoints: string;
  readonly given: (list: string) => string;
  /** Of the search. */
  readonly nodes: (n: string, one: boolean) => string;
}

export const RULE_WORDS: Readonly<Record<LanguageCode, RuleWords>> = {
  en: {
    base: (base) => `base ${base}`,
    asManyAsLetters: " (the number of letters)",
    smallest: " (the smallest that works)",
    different: "different letters",
    equal: "letters may be equal",
    byCase: "capitals differ, small letters differ",
    within: (groups) => `different within ${groups.join(" and ")}`,
    noLeadingZero: "no leading zero",
    leadingZero: "leading zero allowed",
    noLoneZero: "no one-letter word is 0",
    reserved: "no letter equals a printed digit",
    digits: (list) => `digits ${list}`,
    digitsOnce: (list) => `digits ${list}, each exactly once`,
    cases: "capitals and small letters differ",
    accents: "accents do not count",
    codepoints: "each code point is a letter",
    given: (list) => `given ${list}`,
    nodes: (n, one) => `${n} node${one ? "" : "s"}`,
  },
  de: {
    base: (base) => `Basis ${base}`,
    asManyAsLetters: " (so viele wie Buchstaben)",
    smallest: " (die kleinste, die geht)",
    different: "verschiedene Buchstaben",
    equal: "Buchstaben dürfen gleich sein",
    byCase: "große verschieden, kleine verschieden",
    within: (groups) => `verschieden innerhalb von ${groups.join(" und ")}`,
    noLeadingZero: "keine führende Null",
    leadingZero: "führende Null erlaubt",
    noLoneZero: "kein einzelner Buchstabe ist 0",
    reserved: "kein Buchstabe gleicht einer gedruckten Ziffer",
    digits: (list) => `Ziffern ${list}`,
    digitsOnce: (list) => `Ziffern ${list}, jede genau einmal`,
    cases: "Groß- und Kleinbuchstaben sind verschieden",
    accents: "Akzente zählen nicht",
    codepoints: "jeder Codepunkt ist ein Buchstabe",
    given: (list) => `gegeben ${list}`,
    nodes: (n) => `${n} Knoten`,
  },
};
