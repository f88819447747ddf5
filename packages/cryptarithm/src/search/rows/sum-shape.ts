/** The columns of a sum as flat arrays, with the ranges of its carries and of the sums within its columns. */

/** The addends of a column: variables with coefficients, and a constant. */
export interface Column {
  readonly terms: readonly { readonly variable: number; readonly coefficient: number }[];
  readonly constant: number;
}

export interface SumOptions {
  readonly base: number;
  /** The index of the propagator. */
  readonly index: number;
  /** Whether the value is to be below 0 instead of 0. */
  readonly below: boolean;
}

export class SumShape {
  readonly index: number;
  readonly below: boolean;
  readonly columns: number;
  /** Column i has the terms from starts[i] to starts[i + 1]. */
  readonly starts: Int32Array;
  readonly variables: Int32Array;
  readonly coefficients: Int32Array;
  readonly constants: Int32Array;
  /** The range of the carry into each column. */
  readonly least: Int32Array;
  readonly most: Int32Array;
  /** The bit that stands for 0; that of sum s is s further. */
  readonly zero: number;
  /** Integers a mask. */
  readonly width: number;
  readonly scope: readonly number[];
  readonly repeats: boolean;

  constructor(columns: readonly Column[], { base, index, below }: SumOptions) {
    this.index = index;
    this.below = below;
    this.columns = columns.length;
    const terms = columns.flatMap((c) => c.terms);
    this.variables = Int32Array.from(terms, (t) => t.variable);
    this.coefficients = Int32Array.from(terms, (t) => t.coefficient);
    this.constants = Int32Array.from(columns, (c) => c.constant);
    this.starts = new Int32Array(columns.length + 1);
    this.least = new Int32Array(columns.length + 1);
    this.most = new Int32Array(columns.length + 1);
    let low = 0;
    let high = 0;
    for (const [i, column] of columns.entries()) {
      this.starts[i + 1] = (this.starts[i] as number) + column.terms.length;
      let least = this.least[i] as number;
      let most = this.most[i] as number;
      const add = (from: number, to: number): void => {
        least += Math.min(from, to);
        most += Math.max(from, to);
        low = Math.min(low, least);
        high = Math.max(high, most);
      };
      add(column.constant, column.constant);
      for (const { coefficient } of column.terms) add(0, coefficient * (base - 1));
      this.least[i + 1] = below ? Math.floor(least / base) : Math.ceil(least / base);
      this.most[i + 1] = Math.floor(most / base);
      low = Math.min(low, this.least[i + 1] as number);
      high = Math.max(high, this.most[i + 1] as number);
    }
    this.zero = -low;
    this.width = (high - low + 1 + 31) >> 5;
    this.scope = [...new Set(terms.map((t) => t.variable))];
    this.repeats = this.scope.length < terms.length;
  }
}
