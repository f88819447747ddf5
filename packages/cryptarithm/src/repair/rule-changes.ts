/**
 * Changes of one rule, each named as such, and givens. Where there is no solution a rule is loosened, where there
 * are several one is tightened; another base may do either.
 */
import { digitText } from "../number/digit-text.js";
import { allows, type Given, type RuleOptions } from "../semantics/rules.js";
import type { Candidate, ChangedRule } from "./change.js";
import { weigh } from "./cost.js";
import { failsByList, openDigits, type RepairSetting } from "./setting.js";

/** What another digit of the same letter costs more at most; less than a digit printed in a blank. */
const MOST_MORE = 3;

/** The digit of one letter. */
export function* givenChanges(setting: RepairSetting): Generator<Candidate> {
  if (setting.verdict === "none") return;
  const { puzzle, options } = setting;
  for (let symbol = 0; symbol < puzzle.letterCount; symbol++) {
    const letter = puzzle.symbols[symbol]?.name ?? "";
    const open = openDigits(setting, symbol);
    if (open.length < 2) continue;
    // Each letter once before one of them again, so that the first few are different.
    let before = 0;
    for (const digit of open) {
      const fails = failsByList(setting, symbol, digit);
      yield {
        change: { kind: "given", from: "", to: digitText(digit), letter },
        ...weigh("given", { more: Math.min(before, MOST_MORE) }, "several"),
        rules: { given: { ...options.given, [keyIn(options, letter)]: digit } },
        ...(fails && { fails }),
      };
      if (!fails && setting.solutions !== undefined) before++;
    }
  }
}

export function* ruleChanges(setting: RepairSetting): Generator<Candidate> {
  for (const { rule, from, to, more, options } of settings(setting)) {
    yield {
      change: { kind: "rule", rule, from, to },
      ...weigh("rule", { more }, setting.verdict),
      rules: options,
    };
  }
  if (setting.verdict === "none") yield* givensLeftOut(setting);
}

interface RuleChange {
  readonly rule: ChangedRule;
  readonly from: string;
  readonly to: string;
  readonly more: number;
  readonly options: RuleOptions;
}

function settings({ puzzle, options, verdict }: RepairSetting): RuleChange[] {
  const { rules } = puzzle;
  const found: RuleChange[] = [];
  const isNone = verdict === "none";
  const set = (rule: ChangedRule, from: string, to: string, more: number): void => {
    if (from !== to) found.push({ rule, from, to, more, options: { [rule]: to } as RuleOptions });
  };
  set("leadingZero", rules.leadingZero, isNone ? "allow" : "forbid", 2);
  set("loneZero", rules.loneZero, isNone ? "allow" : "forbid", 0);
  set("literals", rules.literals, isNone ? "free" : "reserved", 0);
  const all = `0-${rules.base - 1}`;
  if (isNone && options.digits !== undefined) set("digits", rules.digits, rules.base === 2 ? "0,1" : all, 2);
  if (!isNone && options.digits === undefined && rules.base > 2)
    set("digits", rules.digits, rules.base === 3 ? "1,2" : `1-${rules.base - 1}`, 6);
  const distinct = typeof rules.distinct === "string" ? rules.distinct : rules.distinct.join(",");
  set("distinct", distinct, isNone ? "off" : "all", isNone ? 24 : 0);
  const letters = puzzle.letterCount;
  if (letters !== rules.base && letters >= 2 && letters <= 36 && options.digits === undefined)
    found.push({
      rule: "base",
      from: String(rules.base),
      to: String(letters),
      more: 14,
      options: { base: letters },
    });
  return found;
}

/** A given that is wrong. */
function* givensLeftOut({ puzzle, options }: RepairSetting): Generator<Candidate> {
  const given = Object.entries(options.given ?? {});
  for (const [letter, what] of given) {
    const others = Object.fromEntries(given.filter(([other]) => other !== letter));
    yield {
      change: { kind: "rule", rule: "given", letter, from: givenText(what, puzzle.base), to: "" },
      ...weigh("rule", { more: -12 }, "none"),
      rules: { given: others },
    };
  }
}

function givenText(given: Given, base: number): string {
  const digits = Array.from({ length: base }, (_, digit) => digit).filter((digit) => allows(given, digit));
  return digits.map(digitText).join("|");
}

/** The name under which the options know a letter, which may be written differently. */
function keyIn({ given = {} }: RuleOptions, letter: string): string {
  return Object.keys(given).find((key) => key.toUpperCase() === letter.toUpperCase()) ?? letter;
}
