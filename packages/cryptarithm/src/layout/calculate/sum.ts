/** Sums and differences below each other, with as many results between the terms as are wanted. */
import type { Layout } from "../../syntax/layout.js";
import { RowWriter, type WriteOutOptions } from "./rows.js";

/** One row: a term, or the result of all that stands above it. */
type SumRow =
  | {
      /** Without its decimal point: 125 for 1.25. */
      readonly value: bigint;
      readonly decimals?: number;
      readonly subtracted?: boolean;
    }
  | "result";

export interface SumCalculation {
  readonly kind: "sum";
  /** From the top; the last one is a result, and no result may be negative. */
  readonly rows: readonly SumRow[];
}

/** Writes a sum; throws when a result is negative. */
export function writeOutSum({ rows }: SumCalculation, options: WriteOutOptions): Layout {
  const writer = new RowWriter(options);
  let total = 0n;
  // A result has as many decimals as the longest of the terms above it.
  let decimals = 0;
  for (const row of rows) {
    if (row === "result") {
      if (total < 0n) throw new RangeError("a result of a sum is negative");
      writer.add("result", { value: total, right: -decimals, decimals });
      continue;
    }
    const own = row.decimals ?? 0;
    if (own > decimals) {
      total = writer.shift(total, own - decimals);
      decimals = own;
    }
    const value = writer.shift(row.value, decimals - own);
    total += row.subtracted ? -value : value;
    writer.add(row.subtracted ? "subtrahend" : "addend", { value: row.value, right: -own, decimals: own });
  }
  return { kind: "sum", rows: writer.rows };
}
