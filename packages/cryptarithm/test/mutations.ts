/**
 * Ways to spoil a certificate: each makes from its lines a text that must be refused, or gives undefined
 * where it would change nothing. Careless ones alter one place; careful ones keep all sums right.
 */
import { type Random, randomFrom } from "../src/number/random.js";

/** What a mutation works on: the lines, and those of a certificate of another puzzle. */
export interface Spoiled {
  readonly lines: readonly string[];
  readonly other: readonly string[];
  readonly random: Random;
}

type Mutation = (spoiled: Spoiled) => string | undefined;

interface Line {
  readonly case?: string;
  readonly split?: string;
  readonly digits?: readonly number[];
  readonly solutions?: readonly string[];
  readonly count?: number | string;
  readonly ways?: number | string;
  readonly [key: string]: unknown;
}

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
const read = (line: string): Line => JSON.parse(line) as Line; // our own certificates
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
const replaced = <T>(list: readonly T[], at: number, by: T): T[] => list.map((x, i) => (i === at ? by : x));

/** Where the subtree of a line ends: the line behind it that is no part of it. */
function endOfBranch(lines: readonly string[], at: number): number {
  let open = 1;
  let i = at;
  for (; open > 0; i++) open += (read(lines[i] as string).digits?.length ?? 0) - 1;
  return i;
}

/** The lines with another count in the first and the last one. */
function claiming(lines: readonly string[], change: bigint): string[] {
  return lines.map((line, i) => {
    if (i > 0 && i < lines.length - 1) return line;
    const claim = read(line);
    return JSON.stringify({ ...claim, count: Number(BigInt(claim.count ?? 0) + change) });
  });
}

/** A line of the body (neither the first nor the last) with some property. */
function pick({ lines, random }: Spoiled, fits: (line: Line) => boolean): number | undefined {
  const found = lines.flatMap((line, i) => (i > 0 && i < lines.length - 1 && fits(read(line)) ? [i] : []));
  return found.length === 0 ? undefined : random.pick(found);
}

/** The number of solutions in some lines. */
function solutionsIn(lines: readonly string[]): bigint {
  return lines
    .map(read)
    .reduce((sum, line) => sum + BigInt(line.solutions?.length ?? line.count ?? line.ways ?? 0), 0n);
}

const anyOf = ({ lines, random }: Spoiled): number => random.integer(lines.length);

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  "a step dropped": (s) => joined(without(s.lines, anyOf(s))),
  "a step doubled": (s) => {
    const at = anyOf(s);
    return joined([...s.lines.slice(0, at), s.lines[at] as string, ...s.lines.slice(at)]);
  },
  "two steps swapped": (s) => {
    const [a, b] = [anyOf(s), anyOf(s)];
    if (s.lines[a] === s.lines[b]) return undefined;
    return joined(replaced(replaced(s.lines, a, s.lines[b] as string), b, s.lines[a] as string));
  },
  "neighbours swapped": (s) => {
    const a = s.random.integer(s.lines.length - 1);
    return joined(replaced(replaced(s.lines, a, s.lines[a + 1] as string), a + 1, s.lines[a] as string));
  },
  "a digit changed": (s) => {
    const text = joined(s.lines);
    const places = [...text.matchAll(/\d/g)].map((match) => match.index);
    const at = s.random.pick(places);
    const digit = (Number(text[at]) + 1 + s.random.integer(9)) % 10;
    return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`;
  },
  "a letter changed": (s) => {
    const text = joined(s.lines);
    const at = s.random.pick([...text.matchAll(/\p{L}/gu)].map((match) => match.index));
    const letter = s.random.pick([..."ABEKXZaeiÄЖ"].filter((x) => x !== text[at]));
    return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`;
  },
  "a character lost": (s) => {
    const text = joined(s.lines);
    const at = s.random.integer(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  "a character added": (s) => {
    const text = joined(s.lines);
    const at = s.random.integer(text.length + 1);
    return (
      text.slice(0, at) + s.random.pick([" ", "0", "\n", "}", '"', ",", "A", "\u0000", "\r"]) + text.slice(at)
    );
  },
  "cut off": (s) => {
    const text = joined(s.lines);
    return text.slice(0, s.random.integer(text.length));
  },
  "cut off at a line": (s) => joined(s.lines.slice(0, anyOf(s))),
  "something behind the end": (s) => joined([...s.lines, s.random.pick(s.lines)]),
  "a branch removed": (s) => {
    const at = pick(s, (line) => line.case !== "");
    return at === undefined
      ? undefined
      : joined([...s.lines.slice(0, at), ...s.lines.slice(endOfBranch(s.lines, at))]);
  },
  "a branch removed and everything kept right": (s) => {
    const at = pick(s, (line) => (line.digits?.length ?? 0) > 1);
    if (at === undefined) return undefined;
    const split = read(s.lines[at] as string);
    const which = s.random.integer(split.digits?.length ?? 0);
    let from = at + 1;
    for (let i = 0; i < which; i++) from = endOfBranch(s.lines, from);
    const to = endOfBranch(s.lines, from);
    const lost = solutionsIn(s.lines.slice(from, to));
    const digits = without(split.digits ?? [], which);
    const lines = replaced(s.lines, at, JSON.stringify({ ...split, digits }));
    return joined(claiming([...lines.slice(0, from), ...lines.slice(to)], -lost));
  },
  "a branch closed and everything kept right": (s) => {
    const at = pick(s, (line) => line.split !== undefined);
    if (at === undefined) return undefined;
    const to = endOfBranch(s.lines, at);
    const lost = solutionsIn(s.lines.slice(at, to));
    const leaf = JSON.stringify({ case: read(s.lines[at] as string).case, solutions: [] });
    return joined(claiming([...s.lines.slice(0, at), leaf, ...s.lines.slice(to)], -lost));
  },
  "another count in the first line": (s) => joined([claiming(s.lines, 1n)[0] as string, ...s.lines.slice(1)]),
  "another count in the claim": (s) => joined(claiming(s.lines, s.random.pick([1n, 2n, 10n]))),
  "a solution lost and everything kept right": (s) => {
    const at = pick(s, (line) => (line.solutions?.length ?? 0) > 0);
    if (at === undefined) return undefined;
    const leaf = read(s.lines[at] as string);
    const solutions = without(leaf.solutions ?? [], s.random.integer(leaf.solutions?.length ?? 0));
    return joined(claiming(replaced(s.lines, at, JSON.stringify({ ...leaf, solutions })), -1n));
  },
  "a solution invented and everything kept right": (s) => {
    const at = pick(s, (line) => line.solutions !== undefined);
    if (at === undefined) return undefined;
    const leaf = read(s.lines[at] as string);
    const { symbols } = read(s.lines[0] as string) as { symbols?: readonly string[] };
    const made = (symbols ?? []).map(() => `${s.random.integer(10)}`).join("");
    if (leaf.solutions?.includes(made)) return undefined;
    const solutions = [...(leaf.solutions ?? []), made].sort();
    return joined(claiming(replaced(s.lines, at, JSON.stringify({ ...leaf, solutions })), 1n));
  },
  "a count changed and everything kept right": (s) => {
    const at = pick(s, (line) => line.count !== undefined || line.ways !== undefined);
    if (at === undefined) return undefined;
    const { count, ways, ...leaf } = read(s.lines[at] as string);
    const changed = count === undefined ? { ways: Number(ways) + 1 } : { count: Number(count) + 1 };
    return joined(claiming(replaced(s.lines, at, JSON.stringify({ ...leaf, ...changed })), 1n));
  },
  "solutions in another order": (s) => {
    const at = pick(s, (line) => (line.solutions?.length ?? 0) > 1);
    if (at === undefined) return undefined;
    const leaf = read(s.lines[at] as string);
    return joined(
      replaced(s.lines, at, JSON.stringify({ ...leaf, solutions: leaf.solutions?.toReversed() })),
    );
  },
  "digits of a split in another order": (s) => {
    const at = pick(s, (line) => (line.digits?.length ?? 0) > 1);
    if (at === undefined) return undefined;
    const split = read(s.lines[at] as string);
    return joined(replaced(s.lines, at, JSON.stringify({ ...split, digits: split.digits?.toReversed() })));
  },
  "split on another symbol": (s) => {
    const at = pick(s, (line) => line.split !== undefined);
    if (at === undefined) return undefined;
    const { symbols } = read(s.lines[0] as string) as { symbols?: readonly string[] };
    const split = read(s.lines[at] as string);
    const other = s.random.pick(symbols ?? []);
    return other === split.split
      ? undefined
      : joined(replaced(s.lines, at, JSON.stringify({ ...split, split: other })));
  },
  "the first line altered": (s) => {
    const claim = read(s.lines[0] as string) as Record<string, unknown>;
    const rules = claim.rules as Record<string, unknown>;
    const order = claim.order as readonly string[];
    const changed = s.random.pick<object>([
      { certificate: 2 },
      { leaf: Number(claim.leaf) + 1 },
      { order: [...order.slice(1), order[0]] },
      { symbols: [...(claim.symbols as readonly string[]), "X"] },
      { extra: true },
      { rules: { ...rules, leadingZero: rules.leadingZero === "allow" ? "forbid" : "allow" } },
      { rules: { ...rules, loneZero: rules.loneZero === "allow" ? "forbid" : "allow" } },
      { rules: { ...rules, literals: rules.literals === "free" ? "reserved" : "free" } },
      { rules: { ...rules, distinct: "off" } },
      { rules: { ...rules, base: Number(rules.base) + 1 } },
      { rules: { ...rules, accents: rules.accents === "fold" ? "distinct" : "fold" } },
      { formula: `${claim.formula} ` },
    ]);
    const text = JSON.stringify({ ...claim, ...changed });
    return text === s.lines[0] ? undefined : joined(replaced(s.lines, 0, text));
  },
  "the same JSON in another spelling": (s) => {
    const at = anyOf(s);
    const spelled = Object.entries(read(s.lines[at] as string)).reverse();
    return joined(replaced(s.lines, at, JSON.stringify(Object.fromEntries(spelled))));
  },
  "a line of another certificate": (s) => {
    const at = anyOf(s);
    const line = s.random.pick(s.other);
    return line === s.lines[at] ? undefined : joined(replaced(s.lines, at, line));
  },
  "the claim of another certificate": (s) =>
    joined([s.other[0] as string, ...s.lines.slice(1, -1), s.other.at(-1) as string]),
};

/** Mutations that are only refused by those who say which puzzle they mean. */
export const SWAPS: Readonly<Record<string, Mutation>> = {
  "a certificate of another puzzle": (s) => joined(s.other),
  "the claim made for other rules": (s) => {
    const at = s.random.pick([
      { loneZero: "forbid" },
      { leadingZero: "allow" },
      { literals: "reserved" },
      { accents: "fold" },
    ]);
    const claim = (line: string): string => {
      const read_ = read(line) as { rules?: object };
      return JSON.stringify({ ...read_, rules: { ...read_.rules, ...at } });
    };
    const [first, last] = [claim(s.lines[0] as string), claim(s.lines.at(-1) as string)];
    return first === s.lines[0] ? undefined : joined([first, ...s.lines.slice(1, -1), last]);
  },
};

export const seeded = (seed: number): Random => randomFrom(seed);
