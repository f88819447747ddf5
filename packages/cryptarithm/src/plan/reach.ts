/**
 * What the unbound symbols can still contribute: the least and the greatest of Σ cᵢ·dᵢ over
 * all their digits. Symbols that must differ cannot all take the best digit; taking that
 * into account makes the bounds tight, and it costs nothing at run time since it is done
 * once for every stage.
 */
import type { Puzzle } from "../semantics/puzzle.js";

export interface Weighted {
  readonly symbol: number;
  readonly coefficient: bigint;
}

export interface Reach {
  readonly least: bigint;
  readonly greatest: bigint;
}

/** The least and greatest sum; sound for every assignment that respects domains and groups. */
export function reach(puzzle: Puzzle, items: readonly Weighted[]): Reach {
  return plainReach(puzzle, items) ?? generalReach(puzzle, items);
}

/** What the quick way needs to know of a puzzle. */
interface PlainFacts {
  /** All digits that occur in a domain, ascending. */
  readonly digits: readonly number[];
  /** For each symbol whether its domain is all of them, or all but 0. */
  readonly isPlain: readonly boolean[];
  readonly mayBeZero: readonly boolean[];
  /** The group of each symbol that is in exactly one; -1 for none, -2 for several. */
  readonly groupOf: readonly number[];
}

/**
 * The facts of the puzzle that is planned now, since it asks many times. (A weak map of all
 * puzzles keeps the young ones from being collected cheaply.)
 */
let latest: { readonly puzzle: Puzzle; readonly facts: PlainFacts } | undefined;

function plainFacts(puzzle: Puzzle): PlainFacts {
  let facts = latest?.puzzle === puzzle ? latest.facts : undefined;
  if (facts === undefined) {
    const digits = [...new Set(puzzle.symbols.flatMap((s) => s.domain))].sort((a, b) => a - b);
    const groupOf = puzzle.symbols.map((_, s) => {
      const groups = puzzle.groups.flatMap((g, i) => (g.includes(s) ? [i] : []));
      return groups.length > 1 ? -2 : (groups[0] ?? -1);
    });
    facts = {
      digits,
      isPlain: puzzle.symbols.map(
        ({ domain }) => domain.length + (domain[0] === 0 || digits[0] !== 0 ? 0 : 1) === digits.length,
      ),
      mayBeZero: puzzle.symbols.map(({ domain }) => domain[0] === 0),
      groupOf,
    };
    latest = { puzzle, facts };
  }
  return facts;
}

/**
 * The same as the general way for symbols of one group with ordinary domains and coefficients
 * that doubles hold, which is nearly always: without a bigint, a set or a map.
 */
function plainReach(puzzle: Puzzle, items: readonly Weighted[]): Reach | undefined {
  const { digits, isPlain, mayBeZero, groupOf } = plainFacts(puzzle);
  const order: { readonly c: number; readonly zero: boolean }[] = [];
  let size = 0;
  let group: number | undefined;
  for (const { symbol, coefficient } of items) {
    if (coefficient === 0n) continue;
    group ??= groupOf[symbol] as number;
    if (!isPlain[symbol] || groupOf[symbol] !== group || group < 0) return undefined;
    const c = Number(coefficient);
    size += Math.abs(c) * puzzle.base;
    order.push({ c, zero: mayBeZero[symbol] as boolean });
  }
  if (!(size < 2 ** 53) || order.length > digits.length) return undefined;
  order.sort((a, b) => Math.abs(b.c) - Math.abs(a.c));
  const hasZero = digits[0] === 0;
  const first = hasZero ? 1 : 0;
  const last = digits.length - 1;
  let lowZero = hasZero;
  let highZero = hasZero;
  let [lowUp, lowDown, highUp, highDown] = [first, last, first, last];
  let [least, greatest, leastAlone, greatestAlone] = [0, 0, 0, 0];
  for (const { c, zero } of order) {
    const small = c * (zero ? 0 : (digits[first] as number));
    const large = c * (digits[last] as number);
    leastAlone += Math.min(small, large);
    greatestAlone += Math.max(small, large);
    if (c > 0) {
      if (lowZero && zero) lowZero = false;
      else least += c * (digits[lowUp++] ?? 0);
      greatest += c * (digits[highDown--] as number);
    } else {
      least += c * (digits[lowDown--] as number);
      if (highZero && zero) highZero = false;
      else greatest += c * (digits[highUp++] ?? 0);
    }
  }
  return {
    least: BigInt(Math.max(least, leastAlone)),
    greatest: BigInt(Math.min(greatest, greatestAlone)),
  };
}

function generalReach(puzzle: Puzzle, items: readonly Weighted[]): Reach {
  let least = 0n;
  let greatest = 0n;
  const rest = new Map(items.map((item) => [item.symbol, item.coefficient]));
  // Each symbol is counted in one of its groups only; what is left stands alone.
  for (const group of puzzle.groups) {
    const members = group.flatMap((symbol) => {
      const coefficient = rest.get(symbol);
      if (coefficient === undefined || coefficient === 0n) return [];
      rest.delete(symbol);
      return [{ symbol, coefficient }];
    });
    least += leastOfGroup(puzzle, members);
    greatest -= leastOfGroup(
      puzzle,
      members.map((m) => ({ ...m, coefficient: -m.coefficient })),
    );
  }
  for (const [symbol, coefficient] of rest) {
    const item = [{ symbol, coefficient }];
    least += relaxed(puzzle, item);
    greatest -= relaxed(puzzle, [{ symbol, coefficient: -coefficient }]);
  }
  return { least, greatest };
}

/** Each symbol by itself: ignores that they differ. */
function relaxed(puzzle: Puzzle, items: readonly Weighted[]): bigint {
  let total = 0n;
  for (const { symbol, coefficient } of items) {
    const domain = puzzle.symbols[symbol]?.domain as readonly number[];
    const digit = coefficient > 0n ? domain[0] : domain[domain.length - 1];
    total += coefficient * BigInt(digit ?? 0);
  }
  return total;
}

/**
 * For symbols that all differ: positive coefficients take small digits, the largest
 * coefficient first; negative ones large digits likewise. Giving each the best digit that is
 * still free in its own domain is optimal when the domains are all digits or all but 0
 * (exchange argument: a zero is best spent on the largest coefficient that may have it);
 * for other domains every symbol draws from the union instead, which can only be lower.
 */
function leastOfGroup(puzzle: Puzzle, items: readonly Weighted[]): bigint {
  if (items.length === 0) return 0n;
  const domains = items.map((i) => puzzle.symbols[i.symbol]?.domain as readonly number[]);
  const union = [...new Set(domains.flat())].sort((a, b) => a - b);
  const withoutZero = union[0] === 0 ? union.length - 1 : union.length;
  const nested = domains.every((d) => d.length === union.length || (d.length === withoutZero && d[0] !== 0));
  const smallest = [...union];
  const largest = [...union].reverse();
  let total = 0n;
  const order = items
    .map((item, i) => ({ coefficient: item.coefficient, mayBeZero: domains[i]?.[0] === 0 }))
    .sort((x, y) => (magnitude(y.coefficient) > magnitude(x.coefficient) ? 1 : -1));
  for (const { coefficient, mayBeZero } of order) {
    const from = coefficient > 0n ? smallest : largest;
    const at = nested && coefficient > 0n && !mayBeZero && from[0] === 0 ? 1 : 0;
    const [digit] = from.splice(at, 1);
    // More symbols than digits has been refused before; 0 keeps the bound sound.
    total += coefficient * BigInt(digit ?? 0);
  }
  const alone = relaxed(puzzle, items);
  return total > alone ? total : alone;
}

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);
