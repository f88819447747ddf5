/**
 * The ways in which columns can work, written out: `3 + 4 = 7`, `3 + 5 = 8`. And for a digit that a letter
 * cannot have: what would become of the column then, `5 + 5 = 10` with two letters alike.
 */

import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { digitsIn } from "../setting/digits.js";
import { type Column, isColumn } from "../setting/setting.js";
import { LocalSearch } from "../state/local-search.js";
import type { View } from "../state/view.js";
import { columnText } from "./column-text.js";

/** A search for rows stops here: so many are no table. */
const NODES = 4000;

/** The different rows of some columns, at most so many; undefined when there are more. */
export function rowsOf(constraints: readonly Constraint[], view: View, most: number): string[] | undefined {
  const { setting } = view;
  const n = setting.domains.length;
  const columns = constraints.filter(isColumn);
  const search = new LocalSearch(constraints, n, setting.carries.length);
  const rows = new Set<string>();
  const outcome = search.run(view, NODES, (values) => {
    const texts = columns.map((column) => rowText(column, values, view));
    // "2 = 2" says nothing beside another row.
    const telling = texts.filter((text) => !/^(\d+) = \1$/.test(text));
    rows.add((telling.length === 0 ? texts : telling).join(", "));
    return rows.size > most;
  });
  return outcome === "all" ? [...rows] : undefined;
}

/** In how many ways some columns can work; undefined when there are more than so many. */
export function waysOf(constraints: readonly Constraint[], view: View, most: number): number | undefined {
  return rowsOf(constraints, view, most)?.length;
}

/** A column with the digits and carries of one way. */
function rowText(column: Column, values: ArrayLike<number>, view: View): string {
  const filled = view.clone();
  const n = view.masks.length;
  for (const symbol of symbolsIn(column)) filled.fixed[symbol] = values[symbol] as number;
  for (const { carry } of column.carries) {
    filled.lows[carry] = values[n + carry] as number;
    filled.highs[carry] = values[n + carry] as number;
  }
  return columnText(column, filled);
}

/** Combinations of the other letters that are tried to tell why a digit is impossible. */
const MOST_TRIED = 1200;

/**
 * What a column would look like if a letter had a digit, as if letters could be alike and known digits were
 * not taken: at most so many rows; undefined when there are more.
 */
export function rowsWith(
  symbol: number,
  digit: number,
  column: Column,
  view: View,
  most: number,
): string[] | undefined {
  const n = view.masks.length;
  const values = new Int32Array(n + view.setting.carries.length);
  const variables: { readonly index: number; readonly choices: readonly number[] }[] = [];
  let tried = 1;
  const taken = view.fixed.reduce((set, held) => (held >= 0 ? set | (1 << held) : set), 0);
  for (const s of symbolsIn(column)) {
    const fixed = view.fixed[s] as number;
    const left = ((view.masks[s] as number) | taken) & (view.setting.domains[s] as number);
    const choices = s === symbol ? [digit] : fixed >= 0 ? [fixed] : digitsIn(left);
    variables.push({ index: s, choices });
    tried *= choices.length;
  }
  for (const { carry } of column.carries) {
    const choices: number[] = [];
    for (let v = view.lows[carry] as number; v <= (view.highs[carry] as number); v++) choices.push(v);
    variables.push({ index: n + carry, choices });
    tried *= choices.length;
  }
  if (tried > MOST_TRIED) return undefined;
  const rows = new Set<string>();
  const bind = (level: number): boolean => {
    const variable = variables[level];
    if (variable === undefined) {
      if (sumOf(column, values, n) === 0) rows.add(rowText(column, values, view));
      return rows.size > most;
    }
    return variable.choices.some((value) => {
      values[variable.index] = value;
      return bind(level + 1);
    });
  };
  return bind(0) ? undefined : [...rows];
}

function sumOf({ monomials, carries, constant }: Column, values: ArrayLike<number>, n: number): number {
  let sum = constant;
  for (const { coefficient, symbols } of monomials)
    sum += symbols.reduce((term, s) => term * (values[s] as number), coefficient);
  for (const { carry, coefficient } of carries) sum += coefficient * (values[n + carry] as number);
  return sum;
}
