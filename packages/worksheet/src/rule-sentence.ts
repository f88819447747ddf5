/** The rules of puzzles in one sentence, as it stands at the foot of a sheet. */
import type { LanguageCode, Rules } from "cryptarithm";

interface RuleWords {
  readonly different: string;
  readonly equal: string;
  readonly byCase: string;
  readonly within: (groups: string) => string;
  readonly noLeadingZero: string;
  readonly leadingZero: string;
  readonly noLoneZero: string;
  readonly reserved: string;
  readonly base: (base: number) => string;
  /** Of a single puzzle. */
  readonly inBase: (base: number) => string;
  /** Of unknown cells: beside letters, and alone. */
  readonly boxes: string;
  readonly onlyBoxes: string;
  readonly digits: (list: string) => string;
  readonly digitsOnce: (list: string) => string;
  readonly given: (list: string) => string;
}

const WORDS: Readonly<Record<LanguageCode, RuleWords>> = {
  en: {
    different: "Every letter stands for a digit, different letters for different digits",
    equal: "Every letter stands for a digit; different letters may stand for the same",
    byCase: "Every letter stands for a digit; capitals differ from each other, and so do small letters",
    within: (groups) => `Every letter stands for a digit; letters differ within ${groups}`,
    noLeadingZero: "no number begins with 0",
    leadingZero: "numbers may begin with 0",
    noLoneZero: "no letter alone is 0",
    reserved: "no letter equals a printed digit",
    base: (base) => `all in base ${base}`,
    inBase: (base) => `in base ${base}`,
    boxes: "a box in place of a letter may be any digit",
    onlyBoxes: "Every box stands for a digit",
    digits: (list) => `only the digits ${list}`,
    digitsOnce: (list) => `each of the digits ${list} exactly once`,
    given: (list) => `given ${list}`,
  },
  de: {
    different: "Jeder Buchstabe steht für eine Ziffer, verschiedene Buchstaben für verschiedene",
    equal: "Jeder Buchstabe steht für eine Ziffer; verschiedene dürfen für die gleiche stehen",
    byCase: "Jeder Buchstabe steht für eine Ziffer; große sind untereinander verschieden, kleine auch",
    within: (groups) => `Jeder Buchstabe steht für eine Ziffer; verschieden sind sie innerhalb von ${groups}`,
    noLeadingZero: "keine Zahl beginnt mit 0",
    leadingZero: "Zahlen dürfen mit 0 beginnen",
    noLoneZero: "kein einzelner Buchstabe ist 0",
    reserved: "kein Buchstabe gleicht einer gedruckten Ziffer",
    base: (base) => `alles in Basis ${base}`,
    inBase: (base) => `in Basis ${base}`,
    boxes: "ein Kästchen anstelle eines Buchstabens kann jede Ziffer sein",
    onlyBoxes: "Jedes Kästchen steht für eine Ziffer",
    digits: (list) => `nur die Ziffern ${list}`,
    digitsOnce: (list) => `jede der Ziffern ${list} genau einmal`,
    given: (list) => `gegeben ${list}`,
  },
};

/** What the digits of some puzzles stand behind. */
export interface Unknowns {
  readonly letters: boolean;
  readonly boxes: boolean;
}

/** The rules in a sentence. */
export function ruleSentence(rules: Rules, { letters, boxes }: Unknowns, language: LanguageCode): string {
  const words = WORDS[language];
  const said = letters || !boxes ? [distinctText(rules.distinct, words)] : [words.onlyBoxes];
  if (letters && boxes) said.push(words.boxes);
  said.push(rules.leadingZero === "forbid" ? words.noLeadingZero : words.leadingZero);
  said.push(...extraRules(rules, words, words.base));
  return `${said.join("; ")}.`;
}

/** What is not usual in the rules of a single puzzle beside those of its sheet; empty when nothing is. */
export function ruleRemark(rules: Rules, common: Rules, language: LanguageCode): string {
  if (rulesKey(rules) === rulesKey(common) && Object.keys(rules.given).length === 0) return "";
  const words = WORDS[language];
  const said: string[] = [];
  if (JSON.stringify(rules.distinct) !== JSON.stringify(common.distinct))
    said.push(distinctText(rules.distinct, words));
  if (rules.leadingZero !== common.leadingZero)
    said.push(rules.leadingZero === "forbid" ? words.noLeadingZero : words.leadingZero);
  const own = extraRules(rules, words, words.inBase);
  const shared = new Set(extraRules({ ...common, given: {} }, words, words.inBase));
  said.push(...own.filter((text) => !shared.has(text)));
  if (rules.base === 10 && common.base !== 10) said.push(words.inBase(10));
  const text = said.join("; ");
  return text === "" ? "" : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** Rules that are the same have the same key; what is given of single letters does not count. */
export function rulesKey(rules: Rules): string {
  const { base, distinct, leadingZero, loneZero, literals, digits } = rules;
  return JSON.stringify([base, distinct, leadingZero, loneZero, literals, digits, rules.case]);
}

function extraRules(rules: Rules, words: RuleWords, base: RuleWords["base"]): string[] {
  const said: string[] = [];
  if (rules.loneZero === "forbid") said.push(words.noLoneZero);
  if (rules.literals === "reserved") said.push(words.reserved);
  if (rules.base !== 10) said.push(base(rules.base));
  if (rules.digits !== (rules.base === 2 ? "0,1" : `0-${rules.base - 1}`))
    said.push(
      rules.digits.endsWith("!") ? words.digitsOnce(rules.digits.slice(0, -1)) : words.digits(rules.digits),
    );
  const given = Object.entries(rules.given);
  if (given.length > 0)
    said.push(
      words.given(
        given
          .map(([letter, what]) => {
            if (typeof what === "number") return `${letter} = ${what}`;
            return "not" in what ? `${letter} ≠ ${what.not.join(", ")}` : `${letter} = ${what.join("/")}`;
          })
          .join(", "),
      ),
    );
  return said;
}

function distinctText(distinct: Rules["distinct"], words: RuleWords): string {
  if (distinct === "all") return words.different;
  if (distinct === "case") return words.byCase;
  return distinct === "off" || distinct.length === 0 ? words.equal : words.within(distinct.join(", "));
}
