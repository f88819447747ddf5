/**
 * What the rules of a puzzle say of its symbols, as far as a board needs it: which digits there are, which symbols must
 * differ, what is given. The engine is the judge of everything; this is for showing what follows at once, and for the
 * slips that can be named without a search.
 */
import { type Formula, type Given, parse, parseOptions, type RuleOptions, readDigits } from "cryptarithm";
import { type BoardTable, writtenNumber } from "./cells.js";

export interface Facts {
  readonly base: number;
  /** Letters by first appearance, then unknown cells. */
  readonly symbols: readonly string[];
  /** The digits that the rules leave each symbol. */
  readonly domains: ReadonlyMap<string, readonly number[]>;
  /** What is given as a single digit: it belongs to the puzzle and cannot be changed. */
  readonly given: ReadonlyMap<string, number>;
  /** Symbols that must differ. */
  readonly groups: readonly (readonly string[])[];
  /** Symbols that begin a number of two or more digits and so cannot be 0, with such a number. */
  readonly leading: ReadonlyMap<string, string>;
  /** Symbols that are a number by themselves and cannot be 0. */
  readonly alone: ReadonlySet<string>;
}

/** `base` is that of the answer, where the rules leave it open. */
export function factsOf(
  formula: Formula,
  rules: RuleOptions,
  tables: readonly BoardTable[],
  base: number = baseOf(formula, rules),
): Facts {
  const symbols = [...formula.letters, ...Array.from({ length: formula.unknowns }, (_, i) => `?${i + 1}`)];
  const numbers = tables.flatMap((table) => table.numbers);
  const leading = new Map<string, string>();
  const alone = new Set<string>();
  for (const { cells, zeroLed } of numbers) {
    const [first] = cells;
    if (first?.kind !== "symbol" || zeroLed) continue;
    if (cells.length > 1) {
      if (rules.leadingZero !== "allow" && !leading.has(first.symbol))
        leading.set(first.symbol, writtenNumber(cells));
    } else if (rules.loneZero === "forbid") alone.add(first.symbol);
  }
  const allowed = rules.digits === undefined ? undefined : readDigits(rules.digits);
  const digits = (allowed?.digits ?? Array.from({ length: base }, (_, i) => i)).filter((d) => d < base);
  const domains = new Map(
    symbols.map((symbol) => {
      const own = rules.given?.[symbol];
      const open = digits.filter(
        (digit) =>
          (own === undefined || allows(own, digit)) &&
          (digit !== 0 || !(leading.has(symbol) || alone.has(symbol))),
      );
      return [symbol, open];
    }),
  );
  const given = new Map<string, number>();
  for (const symbol of symbols) {
    const own = rules.given?.[symbol];
    if (typeof own === "number") given.set(symbol, own);
  }
  const groups = allowed?.exactlyOnce === true ? [symbols] : groupsOf(formula, rules);
  return { base, symbols, domains, given, groups, leading, alone };
}

function baseOf(formula: Formula, { base = 10 }: RuleOptions): number {
  if (base === "letters") return Math.max(2, formula.letters.length);
  return base === "find" ? 10 : base;
}

function allows(given: Given, digit: number): boolean {
  if (typeof given === "number") return given === digit;
  return "not" in given ? !given.not.includes(digit) : given.includes(digit);
}

function groupsOf(formula: Formula, rules: RuleOptions): readonly (readonly string[])[] {
  const { distinct = "all" } = rules;
  const { letters } = formula;
  if (distinct === "off") return [];
  if (distinct === "all") return [letters];
  if (distinct === "case") {
    const isLower = (letter: string): boolean =>
      letter !== letter.toUpperCase() && letter === letter.toLowerCase();
    return [letters.filter((letter) => !isLower(letter)), letters.filter(isLower)];
  }
  const spelling = parseOptions(rules);
  // A group is letters as they are typed; the parser knows which letters of the puzzle these are.
  return distinct.map((group) => {
    const read = parse(`${group} = 0`, spelling);
    return read.ok ? letters.filter((letter) => read.formula.letters.includes(letter)) : [];
  });
}

/** The other symbols that must differ from one. */
export function rivalsOf(facts: Facts, symbol: string): ReadonlySet<string> {
  const rivals = new Set(facts.groups.filter((group) => group.includes(symbol)).flat());
  rivals.delete(symbol);
  return rivals;
}
