/**
 * Executes the rules by which Unicode's CLDR spells out numbers (RBNF), as far as whole numbers to
 * 1000 need it. A second source of number words, which shares nothing with the tables of this
 * package; rules with plurals throw.
 */

/** `[base or base/radix, text]`; other names of rules ("-x") are for numbers that do not occur here. */
type Rule = readonly [string, string];

/** The rule sets of a language by name, `%spellout-numbering` and others. */
export type RuleSets = Readonly<Record<string, readonly Rule[] | string>>;

interface Numbered {
  readonly base: number;
  readonly divisor: number;
  readonly text: string;
}

/** Rules that have been read, since every number asks for them again. */
const read = new WeakMap<RuleSets, Map<string, readonly Numbered[]>>();

function numbered(sets: RuleSets, name: string): readonly Numbered[] {
  const known = read.get(sets) ?? new Map<string, readonly Numbered[]>();
  read.set(sets, known);
  const rules = known.get(name) ?? readRules(sets, name);
  known.set(name, rules);
  return rules;
}

function readRules(sets: RuleSets, name: string): readonly Numbered[] {
  const set = sets[name];
  if (set === undefined || typeof set === "string") throw new Error(`there is no rule set ${name}`);
  return set.flatMap(([head, text]) => {
    const [, base, radix = "10"] = /^(\d+)(?:\/(\d+))?$/.exec(head) ?? [];
    if (base === undefined) return [];
    let divisor = 1;
    while (divisor * Number(radix) <= Number(base)) divisor *= Number(radix);
    return [{ base: Number(base), divisor, text: text.replace(/;$/, "").replace(/^'/, "") }];
  });
}

/** The words of a number by one rule set. */
export function spellOut(sets: RuleSets, name: string, n: number): string {
  const rules = numbered(sets, name).filter(({ base }) => base <= n);
  let rule = rules.at(-1);
  if (rule === undefined) throw new Error(`${name} has no rule for ${n}`);
  const twice = /[←].*[→]/.test(rule.text);
  // A multiple of the divisor is left to the rule before, where this one says ten and unit.
  if (twice && n % rule.divisor === 0 && rule.base % rule.divisor !== 0) rule = rules.at(-2) ?? rule;
  const { divisor, text } = rule;
  if (text.includes("$(")) throw new Error(`${name} has a plural for ${n}`);
  const kept = text.replace(/\[([^\]]*)\]/g, n % divisor === 0 ? "" : "$1");
  return kept.replace(/([←→=])([^←→=]*)\1/g, (_, sign: string, other: string) => {
    const part = sign === "=" ? n : sign === "→" ? n % divisor : Math.floor(n / divisor);
    return spellOut(sets, other === "" ? name : other, part);
  });
}
