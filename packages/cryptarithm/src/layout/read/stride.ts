/** Texts whose cells all stand apart, as in `S E N D`: how many columns it is from one to the next. */
import type { LayoutSource, Mark } from "./layout-source.js";

/** How far the cells stand apart, if all do. */
export function strideOf({ lines }: LayoutSource): { readonly stride: number; readonly phase: number } {
  let stride = 0;
  let steps = 0;
  let single = 0;
  let rows = 0;
  let phase = Number.POSITIVE_INFINITY;
  for (const { marks } of lines) {
    let before: Mark | undefined;
    let stepped = false;
    for (const [i, mark] of marks.entries()) {
      const isRule = mark.sign === "_" && (marks[i - 1] ?? marks[i + 1])?.sign === "_";
      const isTimes = mark.sign === "*" && i === 0;
      if (mark.cell === undefined || isRule || isTimes) {
        before = undefined;
        continue;
      }
      phase = Math.min(phase, mark.column);
      if (before !== undefined) {
        stride = divisorOf(stride, mark.column - before.column);
        steps++;
        stepped = true;
        if (mark.column - before.column <= 3) single++;
      }
      before = mark;
    }
    if (stepped) rows++;
  }
  if (stride < 2 || stride > 8 || rows < 2 || single * 2 < steps) return { stride: 1, phase: 0 };
  return { stride, phase: phase % stride };
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}
