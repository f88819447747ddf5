/**
 * Counting without listing: how many ways there are to give the symbols of the stages still
 * to come different digits, when nothing else can fail any more.
 *
 * Symbols of one group whose domains lie inside one another are counted by a product:
 * smallest domain first, each has as many choices as its domain has free digits, less those
 * already taken. The few symbols that spoil this (a given, a second group) are tried one by
 * one before; where they are too many, `possible` says no and the search goes on as usual.
 */
import type { Program } from "../plan/program.js";

interface Rest {
  readonly symbol: number;
  readonly domain: readonly number[];
  readonly groups: readonly number[];
}

/** The symbols after a stage: those to be tried, then those that the product counts. */
interface Prepared {
  readonly tried: readonly Rest[];
  readonly counted: readonly Rest[];
  readonly possible: boolean;
}

const MOST_TRIED = 20_000;

export class Completions {
  private readonly program: Program;
  private readonly domains: readonly (readonly number[])[];
  private readonly used: Uint8Array;
  private readonly stages: Prepared[] = [];

  constructor(program: Program, domains: readonly (readonly number[])[], used: Uint8Array) {
    this.program = program;
    this.domains = domains;
    this.used = used;
  }

  /** Whether the completions after a stage (-1: before the first one) can be counted. */
  possible(stage: number): boolean {
    return (this.stages[stage + 1] ?? this.prepare(stage)).possible;
  }

  /** The number of completions after a stage. */
  count(stage: number): bigint {
    const { tried, counted } = this.stages[stage + 1] ?? this.prepare(stage);
    return this.try(tried, 0, counted);
  }

  private prepare(stage: number): Prepared {
    const { stages, groupsOf, symbolCount } = this.program;
    const bound = new Set<number>();
    for (const s of stages.slice(0, stage + 1)) {
      const symbols = s.kind === "determine" ? s.places.filter((_, i) => s.binds[i]) : [s.symbol];
      for (const symbol of symbols) bound.add(symbol);
    }
    const rest: Rest[] = [];
    for (let symbol = 0; symbol < symbolCount; symbol++) {
      if (bound.has(symbol)) continue;
      rest.push({ symbol, domain: this.domains[symbol] as number[], groups: groupsOf[symbol] as number[] });
    }
    // The largest domains form the nested chain; a symbol that does not fit into it is tried.
    rest.sort((a, b) => b.domain.length - a.domain.length);
    const tried: Rest[] = [];
    const counted: Rest[] = [];
    for (const r of rest) {
      const above = counted.filter((c) => c.groups.some((g) => r.groups.includes(g)));
      const fits = r.groups.length <= 1 && above.every((c) => r.domain.every((d) => c.domain.includes(d)));
      (fits ? counted : tried).push(r);
    }
    counted.reverse();
    const cost = tried.reduce((product, r) => product * r.domain.length, 1);
    const prepared = { tried, counted, possible: cost <= MOST_TRIED };
    this.stages[stage + 1] = prepared;
    return prepared;
  }

  private try(tried: readonly Rest[], from: number, counted: readonly Rest[]): bigint {
    const next = tried[from];
    if (next === undefined) return this.product(counted);
    const { base } = this.program;
    let total = 0n;
    for (const d of next.domain) {
      if (next.groups.some((g) => this.used[g * base + d] === 1)) continue;
      for (const g of next.groups) this.used[g * base + d] = 1;
      total += this.try(tried, from + 1, counted);
      for (const g of next.groups) this.used[g * base + d] = 0;
    }
    return total;
  }

  /** `rest` has the smallest domain first; those of one group are nested. */
  private product(rest: readonly Rest[]): bigint {
    let total = 1n;
    let small = 1;
    for (let i = 0; i < rest.length; i++) {
      const { domain, groups } = rest[i] as Rest;
      const group = groups[0] ?? -1;
      let free = 0;
      if (group < 0) free = domain.length;
      else {
        const offset = group * this.program.base;
        for (const d of domain) if (this.used[offset + d] === 0) free++;
        for (let j = 0; j < i; j++) if ((rest[j] as Rest).groups[0] === group) free--;
      }
      if (free <= 0) return 0n;
      // Products stay in doubles as long as they are exact there.
      if (small * free > Number.MAX_SAFE_INTEGER) {
        total *= BigInt(small);
        small = free;
      } else small *= free;
    }
    return total * BigInt(small);
  }
}
