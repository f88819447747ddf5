/** The rules of a puzzle as JSON, in the names of section "rules" of an answer, checked key by key. */
import type { Diagnostic, Given, RuleOptions } from "cryptarithm";
import { nearest } from "./nearest.js";

/** What each key may be, in words for the message, and how it is checked. */
const RULES: Readonly<
  Record<string, { readonly means: string; readonly fits: (value: unknown) => boolean }>
> = {
  base: {
    means: 'a whole number from 2 to 36, "letters" or "find"',
    fits: (v) =>
      v === "letters" || v === "find" || (typeof v === "number" && Number.isInteger(v) && v >= 2 && v <= 36),
  },
  distinct: {
    means: '"all", "off", "case" or groups such as ["AB", "CDE"]',
    fits: (v) =>
      oneOf("all", "off", "case")(v) || (Array.isArray(v) && v.every((group) => typeof group === "string")),
  },
  leadingZero: { means: '"forbid" or "allow"', fits: oneOf("forbid", "allow") },
  loneZero: { means: '"allow" or "forbid"', fits: oneOf("allow", "forbid") },
  literals: { means: '"free" or "reserved"', fits: oneOf("free", "reserved") },
  digits: { means: 'a text such as "0-9", "0,2-5" or "1-9!"', fits: (v) => typeof v === "string" },
  case: { means: '"fold" or "distinct"', fits: oneOf("fold", "distinct") },
  accents: { means: '"distinct" or "fold"', fits: oneOf("distinct", "fold") },
  symbols: { means: '"graphemes" or "codepoints"', fits: oneOf("graphemes", "codepoints") },
  given: {
    means: 'an object such as {"S": 9, "A": [4, 5, 8], "E": {"not": [5]}}',
    fits: (v) => isObject(v) && Object.values(v).every(isGiven),
  },
};

/** The names of all rules. */
export const RULE_KEYS: readonly string[] = Object.keys(RULES);

/** The rules of a line; mistakes are added to the diagnostics. */
export function readRules(value: unknown, diagnostics: Diagnostic[]): RuleOptions {
  if (value === undefined) return {};
  if (!isObject(value)) {
    diagnostics.push({
      code: "json-rules",
      message: '"rules" must be an object',
      span: [0, 0],
      hint: 'write {"base": 16}, for example',
    });
    return {};
  }
  const rules: Record<string, unknown> = {};
  for (const [key, what] of Object.entries(value)) {
    // An answer says where its base came from; the base itself stands beside it.
    if (key === "baseRule") continue;
    const rule = Object.hasOwn(RULES, key) ? RULES[key] : undefined;
    if (rule === undefined) diagnostics.push(unknownRule(key));
    else if (rule.fits(what)) rules[key] = what;
    else
      diagnostics.push({
        code: `rule-${key}`,
        message: `the rule "${key}" must be ${rule.means}`,
        span: [0, 0],
      });
  }
  // Each value has just been checked against the type of its key.
  return rules as RuleOptions;
}

function unknownRule(key: string): Diagnostic {
  const near = nearest(key, RULE_KEYS);
  const hint = near === undefined ? `the rules are ${RULE_KEYS.join(", ")}` : `did you mean "${near}"?`;
  return { code: "rule-unknown", message: `there is no rule "${key}"`, span: [0, 0], hint };
}

function oneOf(...choices: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === "string" && choices.includes(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isGiven(value: unknown): value is Given {
  const digits = (list: unknown): boolean => Array.isArray(list) && list.every((d) => typeof d === "number");
  return (
    typeof value === "number" ||
    digits(value) ||
    (isObject(value) && Object.keys(value).join() === "not" && digits(value.not))
  );
}
