/**
 * Local enumeration: all values of the letters and carries of a few constraints, within their
 * candidates, different letters different. This is the one judge of whether a step follows. It is
 * small by its nature (a column has few letters), and gives up honestly at a number of nodes.
 *
 * Variables are bound one after the other; every constraint is cut by what its open terms can still
 * reach, and the last open letter of an equation is computed instead of tried.
 */
import type { Constraint } from "./constraint.js";
import { digitsIn, size } from "./digits.js";
import type { View } from "./view.js";

/** Symbols are variables by their index; carry c is variable `symbols + c`. */
interface Term {
  readonly coefficient: number;
  readonly variables: readonly number[];
}

interface Compiled {
  readonly constraint: Constraint;
  readonly terms: readonly Term[];
  /** For each level the terms whose last variable is bound there. */
  readonly closing: readonly (readonly Term[])[];
  /** The level at which everything is bound. */
  readonly last: number;
  /** The coefficient of the last variable when it stands alone in one term of an equation, else 0. */
  readonly solved: number;
}

export class LocalSearch {
  /** The variables in the order in which they are bound. */
  readonly order: readonly number[];
  readonly #compiled: readonly Compiled[];
  /** For each level the constraints with terms that close there. */
  readonly #touched: readonly (readonly number[])[];
  readonly #symbols: number;
  /** The value of each variable, while a search runs. */
  readonly values: Int32Array;

  constructor(constraints: readonly Constraint[], symbols: number, carries: number) {
    this.#symbols = symbols;
    this.values = new Int32Array(symbols + carries);
    const termed = constraints.map((constraint) => ({ constraint, terms: termsOf(constraint, symbols) }));
    this.order = orderOf(
      termed.map(({ terms }) => terms),
      symbols,
    );
    const levelOf = new Map(this.order.map((variable, level) => [variable, level]));
    const levelAt = (term: Term): number => Math.max(...term.variables.map((v) => levelOf.get(v) as number));
    this.#compiled = termed.map(({ constraint, terms }) => {
      const closing: Term[][] = this.order.map(() => []);
      for (const term of terms) (closing[levelAt(term)] as Term[]).push(term);
      const last = Math.max(-1, ...terms.map(levelAt));
      const final = closing[last] ?? [];
      const alone = constraint.demand === "zero" && final.length === 1 && final[0]?.variables.length === 1;
      return { constraint, terms, closing, last, solved: alone ? (final[0] as Term).coefficient : 0 };
    });
    this.#touched = this.order.map((_, level) =>
      this.#compiled.flatMap(({ closing }, i) => ((closing[level] as readonly Term[]).length > 0 ? [i] : [])),
    );
  }

  /** How many combinations there are, without what is computed, and without any cut. */
  size(view: View): number {
    let combinations = 1;
    for (const [level, variable] of this.order.entries()) {
      if ((this.#touched[level] as readonly number[]).some((i) => this.#computes(i, level))) continue;
      combinations *=
        variable < this.#symbols
          ? size(view.masks[variable] as number)
          : (view.highs[variable - this.#symbols] as number) -
            (view.lows[variable - this.#symbols] as number) +
            1;
    }
    return combinations;
  }

  /** Whether a constraint computes the variable of a level. */
  #computes(constraint: number, level: number): boolean {
    const c = this.#compiled[constraint] as Compiled;
    return c.last === level && c.solved !== 0;
  }

  /**
   * Visits every assignment, its values in `values`, until `visit` returns true. Returns "all" when
   * every one was visited, "stopped", or "too many" when more than `budget` nodes would be needed.
   */
  run(view: View, budget: number, visit: (values: Int32Array) => boolean): "all" | "stopped" | "too many" {
    const { order, values } = this;
    const compiled = this.#compiled;
    const levels = order.length;
    const { apart } = view.setting;
    const symbols = this.#symbols;
    const rest = compiled.map((c) => reaches(c, order, view, symbols));
    for (const [i, c] of compiled.entries()) {
      if (c.last >= 0) continue;
      if (!satisfied(c.constraint, c.constraint.constant)) return "all";
      (rest[i] as Reach).low[0] = 0;
    }
    const sums = compiled.map(({ constraint }) => {
      const partial = new Array<number>(levels + 1).fill(0);
      partial[0] = constraint.constant;
      return partial;
    });
    let nodes = 0;
    let outcome: "all" | "stopped" | "too many" = "all";

    const allowed = (level: number, value: number): boolean => {
      const variable = order[level] as number;
      if (variable >= symbols) return true;
      for (let i = 0; i < level; i++) {
        const other = order[i] as number;
        if (other < symbols && values[other] === value && apart[variable * symbols + other]) return false;
      }
      return true;
    };

    const bind = (level: number, value: number): boolean => {
      if (++nodes > budget) {
        outcome = "too many";
        return true;
      }
      values[order[level] as number] = value;
      for (let i = 0; i < compiled.length; i++) {
        const partial = sums[i] as number[];
        let sum = partial[level] as number;
        const c = compiled[i] as Compiled;
        for (const { coefficient, variables } of c.closing[level] as readonly Term[]) {
          let term = coefficient;
          for (const v of variables) term *= values[v] as number;
          sum += term;
        }
        partial[level + 1] = sum;
      }
      for (const i of this.#touched[level] as readonly number[]) {
        const c = compiled[i] as Compiled;
        const sum = (sums[i] as number[])[level + 1] as number;
        if (level === c.last) {
          if (!satisfied(c.constraint, sum)) return false;
        } else if (typeof c.constraint.demand === "string") {
          const { low, high } = rest[i] as Reach;
          if (sum + (high[level + 1] as number) < 0) return false;
          if (c.constraint.demand === "zero" && sum + (low[level + 1] as number) > 0) return false;
        }
      }
      return descend(level + 1);
    };

    /** Returns true when the search must stop. */
    const descend = (level: number): boolean => {
      if (level === levels) {
        if (!visit(values)) return false;
        outcome = "stopped";
        return true;
      }
      const variable = order[level] as number;
      for (const i of this.#touched[level] as readonly number[]) {
        const c = compiled[i] as Compiled;
        if (!this.#computes(i, level)) continue;
        const value = -((sums[i] as number[])[level] as number) / c.solved;
        if (!Number.isInteger(value) || !inDomain(view, variable, value, symbols)) return false;
        return allowed(level, value) && bind(level, value);
      }
      if (variable >= symbols) {
        const carry = variable - symbols;
        for (let v = view.lows[carry] as number; v <= (view.highs[carry] as number); v++)
          if (bind(level, v)) return true;
        return false;
      }
      for (const digit of digitsIn(view.masks[variable] as number))
        if (allowed(level, digit) && bind(level, digit)) return true;
      return false;
    };
    descend(0);
    return outcome;
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

/** For each level the least and greatest sum of the terms that close from there on. */
interface Reach {
  readonly low: number[];
  readonly high: number[];
}

function reaches({ closing }: Compiled, order: readonly number[], view: View, symbols: number): Reach {
  const low = new Array<number>(order.length + 1).fill(0);
  const high = new Array<number>(order.length + 1).fill(0);
  for (let level = order.length - 1; level >= 0; level--) {
    low[level] = low[level + 1] as number;
    high[level] = high[level + 1] as number;
    for (const { coefficient, variables } of closing[level] as readonly Term[]) {
      let [least, most] = [1, 1];
      for (const v of variables) {
        const [from, to] = bounds(view, v, symbols);
        // Digits are not negative; a carry stands in no product.
        [least, most] = variables.length === 1 ? [from, to] : [least * from, most * to];
      }
      low[level] = (low[level] as number) + (coefficient > 0 ? coefficient * least : coefficient * most);
      high[level] = (high[level] as number) + (coefficient > 0 ? coefficient * most : coefficient * least);
    }
  }
  return { low, high };
}

/** The least and greatest value of a variable. */
function bounds(view: View, variable: number, symbols: number): [number, number] {
  if (variable >= symbols) {
    return [view.lows[variable - symbols] as number, view.highs[variable - symbols] as number];
  }
  const mask = view.masks[variable] as number;
  return mask === 0 ? [0, 0] : [31 - Math.clz32(mask & -mask), 31 - Math.clz32(mask)];
}
