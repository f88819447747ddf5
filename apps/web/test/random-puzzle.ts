/** Puzzles of all kinds for tests of links: signs, scripts and rules by chance, but always the same for a seed. */
import { type Given, parse, print, type RuleOptions } from "cryptarithm";

/** A puzzle with many kinds of signs, scripts and rules, always the same for a seed. */
export function randomPuzzle(seed: number): { text: string; rules: RuleOptions } {
  let state = seed * 2_654_435_761;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const letters = pick(["ABCDEFG", "КТОЛИЕ", "אבגדה", "ΑΒΓΔΕ", "○△★□", "🍎🍐🍇", "ÄÖÜßE", "AB7?C", "क्षत्रि"]);
  const symbols = [...new Intl.Segmenter().segment(letters)].map(({ segment }) => segment);
  const word = (): string => Array.from({ length: 1 + below(4) }, () => pick(symbols)).join("");
  const term = (): string =>
    pick([
      word,
      word,
      word,
      () => `${word()}^2`,
      () => `√${word()}`,
      () => `(${word()} - ${word()})`,
      () => `${word()}!`,
      () => `digit_sum(${word()})`,
      () => `dec(20) * ${word()}`,
    ])();
  const expression = (): string => `${term()}${pick([" + ", " - ", " * ", " / ", " % ", " // "])}${term()}`;
  const statement = (): string =>
    pick([
      () => `${expression()} = ${term()}`,
      () => `${expression()} + ${term()} = ${word()}`,
      () => `${word()} < ${expression()} != ${word()}`,
      () => `${word()} not in {${word()}, ${word()}}`,
      () => `not ${word()} = ${word()} or is_prime(${word()})`,
      () => `${word()} = ${word()} and ${word()} >= ${word()}`,
    ])();
  const given: Record<string, Given> = {};
  for (const symbol of symbols.slice(0, below(3)))
    if (!/[\d?]/.test(symbol)) given[symbol] = pick<Given>([3, [1, 5], { not: [0, 2] }]);
  const rules: RuleOptions = {
    ...pick<RuleOptions>([{}, {}, { base: 16 }, { base: "letters" }, { base: "find" }]),
    ...pick<RuleOptions>([
      {},
      {},
      { leadingZero: "allow" },
      { loneZero: "forbid" },
      { literals: "reserved" },
    ]),
    ...pick<RuleOptions>([
      {},
      {},
      { distinct: "off" },
      { distinct: [symbols.join("")] },
      { digits: "0-3,5!" },
    ]),
    ...(Object.keys(given).length > 0 && { given }),
  };
  for (;;) {
    const parsed = parse(Array.from({ length: 1 + below(2) }, statement).join("; "));
    if (parsed.ok) return { text: print(parsed.formula), rules };
  }
}
