/**
 * A sum of words, added and subtracted: = 0, or < 0. An automaton goes through the columns from the units, with the
 * carry as its state, and in each column from addend to addend, with the sum so far as its state; forwards and
 * back, and each digit that is on no path to an accepted end is taken away.
 *
 * For an equation each column's sum is base × carry; for a comparison anything may be left, as then the value is below 0
 * exactly when the last carry is (carries are rounded down). States are bits of a mask of one
 * integer, which is enough for differences and comparisons; longer sums are `WideSum`'s.
 */
import type { Propagator, Store } from "./store.js";
import { type Column, type SumOptions, SumShape } from "./sum-shape.js";
import { WideSum } from "./wide-sum.js";

/** The propagator of a sum. */
export function columnSum(columns: readonly Column[], options: SumOptions): Propagator {
  const shape = new SumShape(columns, options);
  return shape.width === 1 ? new ColumnSum(shape) : new WideSum(shape);
}

class ColumnSum implements Propagator {
  readonly scope: readonly number[];
  readonly priority = 1;
  readonly repeats: boolean;
  readonly #shape: SumShape;
  /** Carries into each column; sums before each term and, per column, after the last one. */
  readonly #carries: Int32Array;
  readonly #sums: Int32Array;

  constructor(shape: SumShape) {
    this.#shape = shape;
    this.scope = shape.scope;
    this.repeats = shape.repeats;
    this.#carries = new Int32Array(shape.columns + 1);
    this.#sums = new Int32Array(shape.variables.length + shape.columns);
  }

  propagate(store: Store): boolean {
    const { masks, base } = store;
    const { starts, zero, columns, variables, coefficients, constants, least, most, below } = this.#shape;
    const carries = this.#carries;
    carries[0] = 1 << zero;
    for (let i = 0; i < columns; i++) {
      let sums = shift(carries[i] as number, constants[i] as number);
      const end = starts[i + 1] as number;
      for (let t = starts[i] as number; t < end; t++) {
        this.#sums[t + i] = sums;
        const coefficient = coefficients[t] as number;
        let next = 0;
        for (let rest = masks[variables[t] as number] as number; rest !== 0; rest &= rest - 1)
          next |= shift(sums, coefficient * (31 - Math.clz32(rest & -rest)));
        sums = next;
      }
      this.#sums[end + i] = sums;
      let next = 0;
      for (let c = least[i + 1] as number; c <= (most[i + 1] as number); c++)
        if ((sums & this.#endings(c, base)) !== 0) next |= 1 << (c + zero);
      if (next === 0) return false;
      carries[i + 1] = next;
    }
    const last = carries[columns] as number;
    const accepted = below ? (1 << zero) - 1 : 1 << zero;
    let wanted = last & accepted;
    if (wanted === 0) return false;
    if (below && wanted === last) {
      store.decide(this.#shape.index);
      return true;
    }
    for (let i = columns - 1; i >= 0; i--) {
      const start = starts[i] as number;
      const end = starts[i + 1] as number;
      let ends = 0;
      for (let c = least[i + 1] as number; c <= (most[i + 1] as number); c++)
        if (((wanted >>> (c + zero)) & 1) !== 0) ends |= this.#endings(c, base);
      wanted = ends & (this.#sums[end + i] as number);
      for (let t = end - 1; t >= start; t--) {
        const before = this.#sums[t + i] as number;
        const coefficient = coefficients[t] as number;
        const variable = variables[t] as number;
        let found = 0;
        let next = 0;
        for (let rest = masks[variable] as number; rest !== 0; rest &= rest - 1) {
          const bit = rest & -rest;
          const from = shift(wanted, -coefficient * (31 - Math.clz32(bit))) & before;
          if (from !== 0) {
            found |= bit;
            next |= from;
          }
        }
        if (!store.narrow(variable, found)) return false;
        wanted = next;
      }
      wanted = shift(wanted, -(constants[i] as number));
    }
    return true;
  }

  /** The sums of a column that give a carry. */
  #endings(carry: number, base: number): number {
    const at = carry * base + this.#shape.zero;
    if (!this.#shape.below) return at < 32 && at >= 0 ? 1 << at : 0;
    // A comparison takes base sums together, some of which no column reaches.
    const all = base === 32 ? -1 : (1 << base) - 1;
    return at >= 32 || at <= -32 ? 0 : shift(all, at);
  }
}

const shift = (mask: number, by: number): number => (by >= 0 ? mask << by : mask >>> -by);
