/** The rules of an answer in words. Those that differ from the default are told apart, so that they can be made to stand out. */
import type { FoundAnswer, Given, LanguageCode, Rules } from "cryptarithm";
import { RULE_WORDS, type RuleWords } from "./rule-words.js";

export interface RuleText {
  readonly text: string;
  readonly usual: boolean;
}

/** The rules to name beside an answer: a base that was looked for in vain is just the last one tried. */
export function shownRules({ status, rules }: Pick<FoundAnswer, "status" | "rules">): Rules {
  if (status !== "none" || rules.baseRule !== "find") return rules;
  const { baseRule: _, ...rest } = rules;
  return rest;
}

/** Base, distinctness and leading zero always; the other rules when they are not the default. */
export function rulesText(rules: Rules, language: LanguageCode = "en"): RuleText[] {
  const words = RULE_WORDS[language];
  const said: RuleText[] = [
    { text: words.base(rules.base) + baseSource(rules, words), usual: rules.base === 10 },
    { text: distinctText(rules.distinct, words), usual: rules.distinct === "all" },
    rules.leadingZero === "forbid" ? usual(words.noLeadingZero) : other(words.leadingZero),
  ];
  if (rules.loneZero === "forbid") said.push(other(words.noLoneZero));
  if (rules.literals === "reserved") said.push(other(words.reserved));
  if (rules.digits !== allDigits(rules.base)) said.push(other(digitsText(rules.digits, words)));
  if (rules.case === "distinct" && rules.distinct !== "case") said.push(other(words.cases));
  if (rules.accents === "fold") said.push(other(words.accents));
  if (rules.symbols === "codepoints") said.push(other(words.codepoints));
  const given = Object.entries(rules.given);
  if (given.length > 0)
    said.push(other(words.given(given.map(([letter, what]) => givenText(letter, what)).join(", "))));
  return said;
}

const usual = (text: string): RuleText => ({ text, usual: true });
const other = (text: string): RuleText => ({ text, usual: false });

const baseSource = ({ baseRule }: Rules, words: RuleWords): string =>
  baseRule === "letters" ? words.asManyAsLetters : baseRule === "find" ? words.smallest : "";

function distinctText(distinct: Rules["distinct"], words: RuleWords): string {
  if (distinct === "all") return words.different;
  if (distinct === "off") return words.equal;
  if (distinct === "case") return words.byCase;
  return distinct.length === 0 ? words.equal : words.within(distinct);
}

const allDigits = (base: number): string => (base === 2 ? "0,1" : `0-${base - 1}`);

const digitsText = (digits: string, words: RuleWords): string =>
  digits.endsWith("!") ? words.digitsOnce(digits.slice(0, -1)) : words.digits(digits);

/** "S=9", "E≠5", "A=4|5|8". */
function givenText(letter: string, what: Given): string {
  if (typeof what === "number") return `${letter}=${what}`;
  return "not" in what ? `${letter}≠${what.not.join("|")}` : `${letter}=${what.join("|")}`;
}
