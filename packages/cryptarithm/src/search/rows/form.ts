/** Linear forms over words of variables: what sums and comparisons of the row kernel are made of. */
import type { Column } from "./sum-shape.js";

/** coefficient × word × base^shift; the word's variables from the units. */
export interface Term {
  readonly coefficient: number;
  readonly cells: readonly number[];
  readonly shift: number;
}

export interface Form {
  readonly terms: readonly Term[];
  readonly constant: bigint;
}

export const constantForm = (constant: bigint): Form => ({ terms: [], constant });

export function plus(a: Form, b: Form): Form {
  return { terms: [...a.terms, ...b.terms], constant: a.constant + b.constant };
}

export function negated({ terms, constant }: Form): Form {
  return { terms: terms.map((t) => ({ ...t, coefficient: -t.coefficient })), constant: -constant };
}

/** The digits of a natural number, the units first; none for 0. */
export function digitsOf(value: bigint, base: number): number[] {
  const text = value === 0n ? "" : value.toString(base);
  return [...text].reverse().map((c) => Number.parseInt(c, base));
}

/** The value of a form when all cells of its words are the largest digit. */
export function largestOf({ terms, constant }: Form, base: number): bigint {
  const b = BigInt(base);
  return terms.reduce(
    (sum, { coefficient, cells, shift }) =>
      sum + BigInt(coefficient) * (b ** BigInt(cells.length) - 1n) * b ** BigInt(shift),
    constant,
  );
}

/**
 * A form column by column. Cells that are one variable in one column are one term; `constantOf` tells the digit of
 * a constant, which is added to that of the column.
 */
export function columnsOf(
  { terms, constant }: Form,
  base: number,
  constantOf: (variable: number) => number | undefined,
): Column[] {
  const columns: { readonly terms: Map<number, number>; constant: number }[] = [];
  const column = (i: number): (typeof columns)[number] => {
    while (columns.length <= i) columns.push({ terms: new Map(), constant: 0 });
    return columns[i] as (typeof columns)[number];
  };
  for (const { coefficient, cells, shift } of terms)
    for (const [i, variable] of cells.entries()) {
      const at = column(i + shift);
      const digit = constantOf(variable);
      if (digit === undefined) at.terms.set(variable, (at.terms.get(variable) ?? 0) + coefficient);
      else at.constant += coefficient * digit;
    }
  const sign = constant < 0n ? -1 : 1;
  for (const [i, d] of digitsOf(constant < 0n ? -constant : constant, base).entries())
    column(i).constant += sign * d;
  return columns.map((c) => ({
    terms: [...c.terms]
      .filter(([, coefficient]) => coefficient !== 0)
      .map(([variable, coefficient]) => ({ variable, coefficient })),
    constant: c.constant,
  }));
}
