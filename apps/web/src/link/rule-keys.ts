/**
 * The rules of a puzzle as keys of a link, in the names and spellings of the command line: `base=16`,
 * `leading-zero=allow`, `given=S=9,E!=5,A=4|5|8`. Written are only rules that differ from the default, always in the
 * same order. Read is with care, since anybody can write a link: a value that is none is a complaint, not a rule.
 */
import { type Given, type RuleOptions, readDigits } from "cryptarithm";
import type { LinkComplaint } from "./complaint.js";

interface RuleKey {
  readonly name: string;
  /** The value in the link, undefined for the default. */
  readonly write: (rules: RuleOptions) => string | undefined;
  /** The rule, undefined when the value is none. */
  readonly read: (value: string) => RuleOptions | undefined;
}

/** `layout` has no key: the puzzle itself says it. */
const RULE_KEYS: readonly RuleKey[] = [
  {
    name: "base",
    write: ({ base }) => (base === undefined || base === 10 ? undefined : `${base}`),
    read: readBase,
  },
  { name: "distinct", write: writeDistinct, read: readDistinct },
  choice("leading-zero", "leadingZero", ["forbid", "allow"]),
  choice("lone-zero", "loneZero", ["allow", "forbid"]),
  {
    name: "digits",
    write: ({ digits }) => digits,
    read: (value) => (readDigits(value) === undefined ? undefined : { digits: value }),
  },
  choice("literals", "literals", ["free", "reserved"]),
  choice("case", "case", ["fold", "distinct"]),
  choice("accents", "accents", ["distinct", "fold"]),
  choice("symbols", "symbols", ["graphemes", "codepoints"]),
  {
    name: "given",
    write: ({ given }) => (given === undefined ? undefined : writeGiven(given)),
    read: readGivenRule,
  },
  {
    name: "reading",
    write: ({ reading }) => (reading === undefined || reading === 0 ? undefined : `${reading}`),
    read: (value) => (/^\d{1,3}$/.test(value) ? { reading: Number(value) } : undefined),
  },
];

/** The rules that differ from the defaults, as name and value. */
export function rulesToKeys(rules: RuleOptions): readonly (readonly [string, string])[] {
  return RULE_KEYS.flatMap(({ name, write }) => {
    const value = write(rules);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** Whether a key of a link is a rule. */
export const isRuleKey = (name: string): boolean => RULE_KEYS.some((key) => key.name === name);

/** The rules that keys say, with the defaults left out; what is none is added to the complaints. */
export function keysToRules(
  keys: Iterable<readonly [string, string]>,
  complaints: LinkComplaint[],
): RuleOptions {
  let rules: RuleOptions = {};
  for (const [name, value] of keys) {
    const key = RULE_KEYS.find((known) => known.name === name);
    if (key === undefined) continue;
    // No rule has a plus sign: it is a space that a program changed, or that a person wrote.
    const rule = key.read(value.replaceAll(/[\s+]+/g, ""));
    if (rule === undefined) complaints.push({ code: "value", name, value });
    else if (key.write(rule) !== undefined) rules = { ...rules, ...rule };
  }
  return rules;
}

/** A rule that has one of two values, the default first. */
function choice<K extends keyof RuleOptions, V extends NonNullable<RuleOptions[K]> & string>(
  name: string,
  rule: K,
  values: readonly [V, V],
): RuleKey {
  return {
    name,
    write: (rules) => (rules[rule] === values[1] ? values[1] : undefined),
    read: (value) => (values.some((known) => known === value) ? { [rule]: value } : undefined),
  };
}

function readBase(value: string): RuleOptions | undefined {
  if (value === "letters" || value === "find") return { base: value };
  const base = Number(value);
  return /^\d{1,2}$/.test(value) && base >= 2 && base <= 36 ? { base } : undefined;
}

const NAMED = ["all", "off", "case"] as const;

function writeDistinct({ distinct }: RuleOptions): string | undefined {
  if (distinct === undefined || distinct === "all") return undefined;
  if (typeof distinct === "string") return distinct;
  if (distinct.length === 0) return "off";
  // A comma tells the group `all` from the word.
  const groups = distinct.join(",");
  return NAMED.some((name) => name === groups) ? `${groups},` : groups;
}

function readDistinct(value: string): RuleOptions | undefined {
  const name = NAMED.find((known) => known === value);
  if (name !== undefined) return { distinct: name };
  const groups = value.split(",").filter((group) => group !== "");
  return groups.length === 0 ? undefined : { distinct: groups };
}

/** "S=9,E!=5,A=4|5|8"; undefined when nothing is given. */
function writeGiven(given: Readonly<Record<string, Given>>): string | undefined {
  const parts = Object.entries(given).flatMap(([letter, what]) => {
    if (typeof what === "number") return [`${letter}=${what}`];
    const [sign, digits] = "not" in what ? ["!=", what.not] : ["=", what];
    return digits.length === 0 ? [] : [`${letter}${sign}${digits.join("|")}`];
  });
  return parts.length === 0 ? undefined : parts.join(",");
}

/** What `writeGiven` wrote; undefined when it is not understood. */
function readGiven(value: string): Readonly<Record<string, Given>> | undefined {
  const given = new Map<string, Given>();
  for (const part of value.split(/[,;]/)) {
    if (part === "") continue;
    const match = /^([^=!]+)(!?=)(\d{1,2}(?:\|\d{1,2})*)$/u.exec(part);
    if (match === null) return undefined;
    const [, letter = "", sign, list = ""] = match;
    const digits = list.split("|").map(Number);
    if (digits.some((digit) => digit > 35)) return undefined;
    const before = given.get(letter);
    if (sign === "=") {
      if (before !== undefined) return undefined;
      given.set(letter, digits.length === 1 ? (digits[0] ?? 0) : digits);
    } else if (before === undefined) given.set(letter, { not: digits });
    else if (typeof before === "object" && "not" in before)
      given.set(letter, { not: [...before.not, ...digits] });
    else return undefined;
  }
  return Object.fromEntries(given);
}

function readGivenRule(value: string): RuleOptions | undefined {
  const given = readGiven(value);
  return given === undefined ? undefined : { given };
}
