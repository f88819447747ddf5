/** The rules of an answer in words. Those that differ from the default are told apart, so that they can be made to stand out. */
import type { FoundAnswer, Given, Rules } from "cryptarithm";

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
export function rulesText(rules: Rules): RuleText[] {
  const said: RuleText[] = [
    { text: `base ${rules.base}${baseSource(rules)}`, usual: rules.base === 10 },
    { text: distinctText(rules.distinct), usual: rules.distinct === "all" },
    rules.leadingZero === "forbid" ? usual("no leading zero") : other("leading zero allowed"),
  ];
  if (rules.loneZero === "forbid") said.push(other("no one-letter word is 0"));
  if (rules.literals === "reserved") said.push(other("no letter equals a printed digit"));
  if (rules.digits !== allDigits(rules.base)) said.push(other(digitsText(rules.digits)));
  if (rules.case === "distinct" && rules.distinct !== "case")
    said.push(other("capitals and small letters differ"));
  if (rules.accents === "fold") said.push(other("accents do not count"));
  if (rules.symbols === "codepoints") said.push(other("each code point is a letter"));
  const given = Object.entries(rules.given);
  if (given.length > 0)
    said.push(other(`given ${given.map(([letter, what]) => givenText(letter, what)).join(", ")}`));
  return said;
}

const usual = (text: string): RuleText => ({ text, usual: true });
const other = (text: string): RuleText => ({ text, usual: false });

const baseSource = ({ baseRule }: Rules): string =>
  baseRule === "letters"
    ? " (the number of letters)"
    : baseRule === "find"
      ? " (the smallest that works)"
      : "";

function distinctText(distinct: Rules["distinct"]): string {
  if (distinct === "all") return "different letters";
  if (distinct === "off") return "letters may be equal";
  if (distinct === "case") return "capitals differ, small letters differ";
  return distinct.length === 0 ? "letters may be equal" : `different within ${distinct.join(" and ")}`;
}

const allDigits = (base: number): string => (base === 2 ? "0,1" : `0-${base - 1}`);

const digitsText = (digits: string): string =>
  digits.endsWith("!") ? `digits ${digits.slice(0, -1)}, each exactly once` : `digits ${digits}`;

/** "S=9", "E≠5", "A=4|5|8". */
function givenText(letter: string, what: Given): string {
  if (typeof what === "number") return `${letter}=${what}`;
  return "not" in what ? `${letter}≠${what.not.join("|")}` : `${letter}=${what.join("|")}`;
}
