/**
 * Holds the number words to two sources that know nothing of them: n2words, and the spell-out rules
 * of Unicode's CLDR. Where a source says something else, the difference stands here with its reason,
 * and a difference that is not found any more fails, too.
 *
 * Basque, Galician and Latin are in neither source, and CLDR's Slovene is of no use. Galician and Slovene
 * agree with the number names of LibreOffice (libnumbertext), which were compared by hand; Basque and Latin
 * have no second opinion.
 */
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { asPuzzleWord, NUMBER_LANGUAGES, type NumberLanguageCode, numberPuzzleWords } from "../src/index.js";
import { type RuleSets, spellOut } from "./spellout-rules.js";

/** The languages of n2words that are here, and what it calls them. */
const IN_N2WORDS: Readonly<Partial<Record<NumberLanguageCode, readonly string[]>>> = {
  az: ["az-AZ"],
  cs: ["cs-CZ"],
  da: ["da-DK"],
  de: ["de-DE"],
  el: ["el-GR"],
  en: ["en-GB", "en-US"],
  es: ["es-ES"],
  fi: ["fi-FI"],
  fr: ["fr-FR", "fr-BE"],
  hr: ["hr-HR"],
  hu: ["hu-HU"],
  id: ["id-ID"],
  it: ["it-IT"],
  lt: ["lt-LT"],
  lv: ["lv-LV"],
  ms: ["ms-MY"],
  nb: ["nb-NO"],
  nl: ["nl-NL"],
  pl: ["pl-PL"],
  "pt-PT": ["pt-PT"],
  ro: ["ro-RO"],
  ru: ["ru-RU"],
  sr: ["sr-Cyrl-RS"],
  "sr-Latn": ["sr-Latn-RS"],
  sv: ["sv-SE"],
  sw: ["sw-KE"],
  tr: ["tr-TR"],
  uk: ["uk-UA"],
  vi: ["vi-VN"],
};

/** What CLDR calls a language, where it is not the code of here. */
const IN_CLDR: Readonly<Record<string, readonly string[]>> = {
  de: ["de", "de-CH"],
  fr: ["fr", "fr-BE", "fr-CH"],
  nb: ["no"],
  "pt-BR": ["pt"],
  "ja-Latn": ["ja"],
  "zh-Latn": ["zh"],
  eu: [],
  gl: [],
  la: [],
};

interface Difference {
  readonly code: NumberLanguageCode;
  readonly source: "n2words" | "CLDR";
  /** What the source writes, in small letters as it stands there. */
  readonly theirs: RegExp;
  readonly reason: string;
}

const DIFFERENCES: readonly Difference[] = [
  { code: "da", source: "n2words", theirs: /treds$/, reason: "60 is tres; treds is in no dictionary" },
  { code: "el", source: "n2words", theirs: /^εκατό /, reason: "εκατόν before others; CLDR agrees" },
  { code: "es", source: "n2words", theirs: /dieciseis$/, reason: "dieciséis has its accent" },
  { code: "fi", source: "n2words", theirs: / sata/, reason: "hundreds are in the partitive: kaksisataa" },
  { code: "hu", source: "n2words", theirs: /százkét$/, reason: "két stands before a noun; one counts kettő" },
  {
    code: "nb",
    source: "n2words",
    theirs: /^en (hundre|tusen)/,
    reason: "hundre and tusen are neuter: ett hundre",
  },
  { code: "ro", source: "n2words", theirs: /douăsprezece$/, reason: "feminine; one counts doisprezece" },
  { code: "sr", source: "n2words", theirs: /o/, reason: "a Latin o among Cyrillic letters" },
  {
    code: "sw",
    source: "n2words",
    theirs: /^mia \S+ (kumi|\S+ni)$/,
    reason: "a round ten is joined by na; CLDR agrees",
  },
  { code: "sv", source: "n2words", theirs: /^(\S+ )?\S*hundra och /, reason: "Swedish has no och there" },
  { code: "uk", source: "n2words", theirs: /i/, reason: "a Latin i among Cyrillic letters" },
  {
    code: "az",
    source: "CLDR",
    theirs: /atmış|səqsən/,
    reason: "60 is altmış, 80 is səksən; n2words agrees",
  },
  { code: "be", source: "CLDR", theirs: /i/, reason: "a Latin i among Cyrillic letters" },
  { code: "cs", source: "CLDR", theirs: /^jedna tisíc$/, reason: "tisíc is masculine" },
  { code: "cy", source: "CLDR", theirs: /^un deg$/, reason: "10 alone is deg" },
  { code: "el", source: "CLDR", theirs: /εννενήντα/, reason: "90 is written ενενήντα; n2words agrees" },
  { code: "is", source: "CLDR", theirs: /sjó$/, reason: "7 is sjö; sjó is the sea" },
  { code: "mk", source: "CLDR", theirs: /^еднасто$/, reason: "100 is сто" },
  { code: "sr", source: "CLDR", theirs: /^једна хиљаду$/, reason: "једна хиљада, or хиљаду alone" },
  { code: "sr-Latn", source: "CLDR", theirs: /^jedna hiljadu$/, reason: "the same in Latin letters" },
  { code: "ro", source: "CLDR", theirs: /patrusprezece$/, reason: "14 is paisprezece; n2words agrees" },
  {
    code: "ro",
    source: "CLDR",
    theirs: /șasesprezece$|șasezeci/,
    reason: "16 is șaisprezece, 60 șaizeci; n2words agrees",
  },
  { code: "sk", source: "CLDR", theirs: /^jedna(\u00adsto| tisíc$)/, reason: "100 is sto, 1000 tisíc" },
  {
    code: "sl",
    source: "CLDR",
    theirs: /./,
    reason: "not Slovene: štrinajst, asemnajst, dvaset, units last",
  },
];

/** Where CLDR's rule for 1000 has a plural, which the reader of its rules does not know. */
const THOUSAND: Readonly<Record<string, string>> = { be: "тысяча", ru: "тысяча", uk: "тисяча" };

/** How the signs of a source are read aloud, where it does not use our letters; the longer one first. */
const READINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "ja-Latn": {
    ...{ 三百: "sanbyaku", 六百: "roppyaku", 八百: "happyaku" },
    ...{
      〇: "zero",
      一: "ichi",
      二: "ni",
      三: "san",
      四: "yon",
      五: "go",
      六: "roku",
      七: "nana",
      八: "hachi",
    },
    ...{ 九: "kyū", 十: "jū", 百: "hyaku", 千: "sen" },
  },
  "zh-Latn": {
    ...{
      〇: "líng",
      一: "yī",
      二: "èr",
      三: "sān",
      四: "sì",
      五: "wǔ",
      六: "liù",
      七: "qī",
      八: "bā",
      九: "jiǔ",
    },
    ...{ 十: "shí", 百: "bǎi", 千: "qiān" },
  },
};

const readAloud = (text: string, code: string): string =>
  Object.entries(READINGS[code] ?? {}).reduce((read, [sign, sound]) => read.replaceAll(sign, sound), text);

type Cardinal = (n: number) => string;

const used = new Set<Difference>();

/** The numbers for which a source says what we do not, without those that are explained. */
function unexplained(code: NumberLanguageCode, source: Difference["source"], theirs: Cardinal): string[] {
  const largest = NUMBER_LANGUAGES.find((language) => language.code === code)?.largest ?? 0;
  const complaints: string[] = [];
  for (let n = 0; n <= largest; n++) {
    const text = theirs(n);
    if (numberPuzzleWords(code, n).includes(asPuzzleWord(text, code))) continue;
    const known = DIFFERENCES.find((d) => d.code === code && d.source === source && d.theirs.test(text));
    if (known === undefined)
      complaints.push(`${n} is ${text} in ${source}, not ${numberPuzzleWords(code, n)}`);
    else used.add(known);
  }
  return complaints;
}

const require = createRequire(import.meta.url);
const ruleSets = (language: string): RuleSets =>
  require(`cldr-rbnf/rbnf/${language}.json`).rbnf.rbnf.SpelloutRules;

describe("the number words", () => {
  for (const { code, name } of NUMBER_LANGUAGES) {
    for (const locale of IN_N2WORDS[code] ?? []) {
      test(`of ${name} are those of n2words (${locale})`, async () => {
        const { toCardinal } = await import(`n2words/${locale}`);
        expect(unexplained(code, "n2words", toCardinal)).toEqual([]);
      });
    }
    for (const language of IN_CLDR[code] ?? [code]) {
      test(`of ${name} are those of CLDR (${language})`, () => {
        const sets = ruleSets(language);
        for (const set of ["%spellout-numbering", "%spellout-numbering-verbose"].filter(
          (each) => each in sets,
        )) {
          const theirs = (n: number) =>
            (n === 1000 && THOUSAND[code]) || readAloud(spellOut(sets, set, n), code);
          expect(unexplained(code, "CLDR", theirs)).toEqual([]);
        }
      });
    }
  }

  test("differ from the sources in all the ways that are listed", () => {
    expect(DIFFERENCES.filter((difference) => !used.has(difference))).toEqual([]);
  });
});
