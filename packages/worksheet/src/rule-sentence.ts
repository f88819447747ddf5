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
  readonly loneZero: string;
  readonly reserved: string;
  readonly free: string;
  readonly caseDistinct: string;
  readonly caseFolded: string;
  readonly base: (base: number) => string;
  /** Of a single puzzle. */
  readonly inBase: (base: number) => string;
  /** Of unknown cells: beside letters, and alone. */
  readonly boxes: string;
  readonly onlyBoxes: string;
  readonly digits: (list: string) => string;
  readonly allDigits: (list: string) => string;
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
    loneZero: "a letter alone may be 0",
    reserved: "no letter equals a printed digit",
    free: "letters may equal printed digits",
    caseDistinct: "capitals and small letters are different letters",
    caseFolded: "capitals and small letters are the same letters",
    base: (base) => `all in base ${base}`,
    inBase: (base) => `in base ${base}`,
    boxes: "a box in place of a letter may be any digit",
    onlyBoxes: "Every box stands for a digit",
    digits: (list) => `only the digits ${list}`,
    allDigits: (list) => `all the digits ${list}`,
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
    loneZero: "ein einzelner Buchstabe darf 0 sein",
    reserved: "kein Buchstabe gleicht einer gedruckten Ziffer",
    free: "Buchstaben dürfen gedruckten Ziffern gleichen",
    caseDistinct: "große und kleine Buchstaben sind verschiedene Buchstaben",
    caseFolded: "große und kleine Buchstaben sind dieselben",
    base: (base) => `alles in Basis ${base}`,
    inBase: (base) => `in Basis ${base}`,
    boxes: "ein Kästchen anstelle eines Buchstabens kann jede Ziffer sein",
    onlyBoxes: "Jedes Kästchen steht für eine Ziffer",
    digits: (list) => `nur die Ziffern ${list}`,
    allDigits: (list) => `alle Ziffern ${list}`,
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
  if (rules.case === "distinct") said.push(words.caseDistinct);
  if (rules.loneZero === "forbid") said.push(words.noLoneZero);
  if (rules.literals === "reserved") said.push(words.reserved);
  if (rules.base !== 10) said.push(words.base(rules.base));
  if (!hasUsualDigits(rules)) said.push(digitsText(rules, words));
  said.push(...givenText(rules, words));
  return `${said.join("; ")}.`;
}

export interface RemarkWish {
  /** The base is told elsewhere, unless it is ten and the others' is not (default false). */
  readonly baseIsSaid?: boolean;
}

/**
 * Where the rules of a single puzzle are not those of its sheet, in either direction: from the sentence at the foot and
 * this remark its rules follow. Empty where they are the same.
 */
export function ruleRemark(
  rules: Rules,
  common: Rules,
  language: LanguageCode,
  { baseIsSaid = false }: RemarkWish = {},
): string {
  const words = WORDS[language];
  const said: string[] = [];
  const differs = (name: keyof Rules): boolean =>
    JSON.stringify(rules[name]) !== JSON.stringify(common[name]);
  if (differs("distinct")) said.push(distinctText(rules.distinct, words));
  if (differs("leadingZero"))
    said.push(rules.leadingZero === "forbid" ? words.noLeadingZero : words.leadingZero);
  if (differs("case")) said.push(rules.case === "distinct" ? words.caseDistinct : words.caseFolded);
  if (differs("loneZero")) said.push(rules.loneZero === "forbid" ? words.noLoneZero : words.loneZero);
  if (differs("literals")) said.push(rules.literals === "reserved" ? words.reserved : words.free);
  if (differs("base") && !(baseIsSaid && rules.base !== 10)) said.push(words.inBase(rules.base));
  // Usual digits are other ones in another base.
  const bothUsual = hasUsualDigits(rules) && hasUsualDigits(common);
  if ((differs("digits") || differs("base")) && !bothUsual) said.push(digitsText(rules, words));
  said.push(...givenText(rules, words));
  const text = said.join("; ");
  return text === "" ? "" : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** Rules that are the same have the same key; what is given of single letters does not count. */
export function rulesKey(rules: Rules): string {
  const { base, distinct, leadingZero, loneZero, literals, digits } = rules;
  return JSON.stringify([base, distinct, leadingZero, loneZero, literals, digits, rules.case]);
}

const usualDigits = ({ base }: Rules): string => (base === 2 ? "0,1" : `0-${base - 1}`);

const hasUsualDigits = (rules: Rules): boolean => rules.digits === usualDigits(rules);

function digitsText(rules: Rules, words: RuleWords): string {
  const { digits } = rules;
  if (hasUsualDigits(rules)) return words.allDigits(digits);
  return digits.endsWith("!") ? words.digitsOnce(digits.slice(0, -1)) : words.digits(digits);
}

function givenText(rules: Rules, words: RuleWords): string[] {
  const given = Object.entries(rules.given).map(([letter, what]) => {
    if (typeof what === "number") return `${letter} = ${what}`;
    return "not" in what ? `${letter} ≠ ${what.not.join(", ")}` : `${letter} = ${what.join("/")}`;
  });
  return given.length === 0 ? [] : [words.given(given.join(", "))];
}

function distinctText(distinct: Rules["distinct"], words: RuleWords): string {
  if (distinct === "all") return words.different;
  if (distinct === "case") return words.byCase;
  return distinct === "off" || distinct.length === 0 ? words.equal : words.within(distinct.join(", "));
}
