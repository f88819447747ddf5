/**
 * Local enumeration: all values of the letters and carries of a few constraints, within their
 * candidates, different letters different. This is the one judge of whether a step follows. It is
 * small by its nature (a column has few letters), and gives up honestly at a number of nodes.
 *
 * Variables are bound one after the other; every constraint is cut by what its open terms can still
 * reach, and the last open letter of an equation is computed instead of tried.
 */
import type { Constraint } from "../setting/constraint.js";
import { size } from "../setting/digits.js";
import type { View } from "./view.js";

/** Symbols are variables by their index; carry c is variable `symbols + c`. */
interface Term {
  readonly coefficient: number;
  readonly variables: readonly number[];
}

/** The terms of one constraint whose last variable is bound at one level. */
interface Closing {
  /** The index of the constraint. */
  readonly constraint: number;
  readonly terms: readonly Term[];
  /** Nothing of the constraint is open behind this level. */
  readonly final: boolean;
  /** The coefficient of the variable when it stands alone and ends an equation, so that it is computed; else 0. */
  readonly solved: number;
}

type Outcome = "all" | "stopped" | "too many";

export class LocalSearch {
  /** The variables in the order in which they are bound. */
  readonly order: readonly number[];
  readonly #constraints: readonly Constraint[];
  readonly #terms: readonly (readonly Term[])[];
  /** For each level what closes there. */
  readonly #closings: readonly (readonly Closing[])[];
  readonly #symbols: number;
  /** The value of each variable, while a search runs. */
  readonly values: Int32Array;

  constructor(constraints: readonly Constraint[], symbols: number, carries: number) {
    this.#symbols = symbols;
    this.#constraints = constraints;
    this.values = new Int32Array(symbols + carries);
    this.#terms = constraints.map((constraint) => termsOf(constraint, symbols));
    this.order = orderOf(this.#terms, symbols);
    const levelOf = new Map(this.order.map((variable, level) => [variable, level]));
    const closings: Closing[][] = this.order.map(() => []);
    for (const [c, terms] of this.#terms.entries()) {
      const byLevel = new Map<number, Term[]>();
      for (const term of terms) {
        const level = Math.max(...term.variables.map((v) => levelOf.get(v) as number));
        byLevel.set(level, [...(byLevel.get(level) ?? []), term]);
      }
      const last = Math.max(...byLevel.keys());
      for (const [level, closing] of byLevel) {
        const final = level === last;
        const [term] = closing;
        const alone = closing.length === 1 && term?.variables.length === 1;
        const computed = final && alone && constraints[c]?.demand === "zero";
        const solved = computed ? (term as Term).coefficient : 0;
        (closings[level] as Closing[]).push({ constraint: c, terms: closing, final, solved });
      }
    }
    this.#closings = closings;
  }

  /** How many combinations there are, without what is computed, and without any cut. */
  size(view: View): number {
    let combinations = 1;
    for (const [level, variable] of this.order.entries()) {
      if ((this.#closings[level] as readonly Closing[]).some(({ solved }) => solved !== 0)) continue;
      const carry = variable - this.#symbols;
      combinations *=
        carry < 0
          ? size(view.masks[variable] as number)
          : (view.highs[carry] as number) - (view.lows[carry] as number) + 1;
    }
    return combinations;
  }

  /**
   * Visits every assignment, its values in `values`, until `visit` returns true. Returns "all" when
   * every one was visited, "stopped", or "too many" when more than `budget` nodes would be needed.
   */
  run(view: View, budget: number, visit: (values: Int32Array) => boolean): Outcome {
    for (const [c, constraint] of this.#constraints.entries())
      if (this.#terms[c]?.length === 0 && !satisfied(constraint, constraint.constant)) return "all";
    const run = new Run(this.#constraints, this.order, this.#closings, this.values, {
      view,
      symbols: this.#symbols,
      budget,
      visit,
    });
    run.descend(0);
    return run.outcome;
  }
}

interface Asked {
  readonly view: View;
  readonly symbols: number;
  readonly budget: number;
  readonly visit: (values: Int32Array) => boolean;
}

/** One search. Sums are kept one a constraint and taken back on return, so that nothing is allocated in it. */
class Run {
  outcome: Outcome = "all";
  #nodes = 0;
  /** The digits of the letters so far, where all letters differ. */
  #used = 0;
  readonly #constraints: readonly Constraint[];
  readonly #order: readonly number[];
  readonly #closings: readonly (readonly Closing[])[];
  readonly #values: Int32Array;
  readonly #asked: Asked;
  readonly #allApart: boolean;
  /** For each constraint its constant and its closed terms. */
  readonly #sums: Float64Array;
  readonly #reaches: readonly Reach[];

  constructor(
    constraints: readonly Constraint[],
    order: readonly number[],
    closings: readonly (readonly Closing[])[],
    values: Int32Array,
    asked: Asked,
  ) {
    this.#constraints = constraints;
    this.#order = order;
    this.#closings = closings;
    this.#values = values;
    this.#asked = asked;
    this.#allApart = asked.view.setting.allApart;
    this.#sums = Float64Array.from(constraints, ({ constant }) => constant);
    this.#reaches = constraints.map((_, c) => reachOf(c, closings, asked));
  }

  /** Returns true when the search must stop. */
  descend(level: number): boolean {
    const { view, symbols, visit } = this.#asked;
    if (level === this.#order.length) {
      if (!visit(this.#values)) return false;
      this.outcome = "stopped";
      return true;
    }
    const variable = this.#order[level] as number;
    for (const { constraint, solved } of this.#closings[level] as readonly Closing[]) {
      if (solved === 0) continue;
      const value = -(this.#sums[constraint] as number) / solved;
      return Number.isInteger(value) && inDomain(view, variable, value, symbols) && this.#bind(level, value);
    }
    if (variable >= symbols) {
      const high = view.highs[variable - symbols] as number;
      for (let value = view.lows[variable - symbols] as number; value <= high; value++)
        if (this.#bind(level, value)) return true;
      return false;
    }
    let rest = view.masks[variable] as number;
    if (this.#allApart) rest &= ~this.#used;
    for (; rest !== 0; rest &= rest - 1) if (this.#bind(level, 31 - Math.clz32(rest & -rest))) return true;
    return false;
  }

  #bind(level: number, value: number): boolean {
    const { symbols, budget } = this.#asked;
    const variable = this.#order[level] as number;
    const isLetter = variable < symbols;
    if (isLetter && !this.#mayBe(variable, value, level)) return false;
    if (++this.#nodes > budget) {
      this.outcome = "too many";
      return true;
    }
    this.#values[variable] = value;
    const usedBefore = this.#used;
    if (isLetter) this.#used |= 1 << value;
    const closings = this.#closings[level] as readonly Closing[];
    const sums = this.#sums;
    let possible = true;
    let done = 0;
    for (; done < closings.length && possible; done++) {
      const closing = closings[done] as Closing;
      const sum = (sums[closing.constraint] as number) + this.#sumOf(closing);
      sums[closing.constraint] = sum;
      possible = this.#isPossible(closing, sum, level + 1);
    }
    const stop = possible && this.descend(level + 1);
    while (done-- > 0) {
      const closing = closings[done] as Closing;
      sums[closing.constraint] = (sums[closing.constraint] as number) - this.#sumOf(closing);
    }
    this.#used = usedBefore;
    return stop;
  }

  #mayBe(variable: number, value: number, level: number): boolean {
    if (this.#allApart) return (this.#used & (1 << value)) === 0;
    const { view, symbols } = this.#asked;
    for (let i = 0; i < level; i++) {
      const other = this.#order[i] as number;
      if (other >= symbols || this.#values[other] !== value) continue;
      if (view.setting.apart[variable * symbols + other]) return false;
    }
    return true;
  }

  #sumOf({ terms }: Closing): number {
    let sum = 0;
    for (const { coefficient, variables } of terms) {
      let term = coefficient;
      for (const v of variables) term *= this.#values[v] as number;
      sum += term;
    }
    return sum;
  }

  #isPossible({ constraint, final }: Closing, sum: number, next: number): boolean {
    const asked = this.#constraints[constraint] as Constraint;
    if (final) return satisfied(asked, sum);
    if (typeof asked.demand !== "string") return true;
    const { low, high } = this.#reaches[constraint] as Reach;
    return sum + (high[next] as number) >= 0 && (asked.demand !== "zero" || sum + (low[next] as number) <= 0);
  }
}

function inDomain(view: View, variable: number, value: number, symbols: number): boolean {
  if (variable >= symbols) {
    const carry = variable - symbols;
    return value >= (view.lows[carry] as number) && value <= (view.highs[carry] as number);
  }
  return value >= 0 && value < view.setting.base && ((view.masks[variable] as number) & (1 << value)) !== 0;
}

export function satisfied({ demand }: Constraint, sum: number): boolean {
  if (demand === "zero") return sum === 0;
  if (demand === "at-least-zero") return sum >= 0;
  return sum % demand.multipleOf === 0;
}

function termsOf(constraint: Constraint, symbols: number): Term[] {
  return [
    ...constraint.monomials.map((m) => ({ coefficient: m.coefficient, variables: m.symbols })),
    ...constraint.carries.map((c) => ({ coefficient: c.coefficient, variables: [symbols + c.carry] })),
  ];
}

/**
 * Constraint by constraint: carries first, then letters, a letter that can be computed last. Letters
 * in products and with large coefficients come early, since they decide most.
 */
function orderOf(constraints: readonly (readonly Term[])[], symbols: number): number[] {
  const order: number[] = [];
  const bound = new Set<number>();
  for (const terms of constraints) {
    const weight = new Map<number, number>();
    for (const { coefficient, variables } of terms) {
      for (const v of variables) {
        const extra = variables.length > 1 ? 1e9 : Math.abs(coefficient);
        weight.set(v, (weight.get(v) ?? 0) + (v >= symbols ? 1e12 : extra));
      }
    }
    const open = [...weight.keys()].filter((v) => !bound.has(v));
    open.sort((a, b) => (weight.get(b) as number) - (weight.get(a) as number) || a - b);
    for (const v of open) {
      bound.add(v);
      order.push(v);
    }
  }
  return order;
}

/** For each level the least and greatest sum of the terms that close there or later. */
interface Reach {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

function reachOf(constraint: number, closings: readonly (readonly Closing[])[], asked: Asked): Reach {
  const low = new Float64Array(closings.length + 1);
  const high = new Float64Array(closings.length + 1);
  for (let level = closings.length - 1; level >= 0; level--) {
    let [least, most] = [low[level + 1] as number, high[level + 1] as number];
    for (const closing of closings[level] as readonly Closing[]) {
      if (closing.constraint !== constraint) continue;
      for (const { coefficient, variables } of closing.terms) {
        let [from, to] = bounds(variables[0] as number, asked);
        for (let i = 1; i < variables.length; i++) {
          // Digits are not negative; a carry stands in no product.
          const [next, last] = bounds(variables[i] as number, asked);
          [from, to] = [from * next, to * last];
        }
        least += coefficient > 0 ? coefficient * from : coefficient * to;
        most += coefficient > 0 ? coefficient * to : coefficient * from;
      }
    }
    low[level] = least;
    high[level] = most;
  }
  return { low, high };
}

/** The least and greatest value of a variable. */
function bounds(variable: number, { view, symbols }: Asked): [number, number] {
  if (variable >= symbols) {
    return [view.lows[variable - symbols] as number, view.highs[variable - symbols] as number];
  }
  const mask = view.masks[variable] as number;
  return mask === 0 ? [0, 0] : [31 - Math.clz32(mask & -mask), 31 - Math.clz32(mask)];
}
