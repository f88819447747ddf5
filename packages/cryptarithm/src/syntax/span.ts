/** A half-open range of UTF-16 code units in the text that was parsed: [from, to). */
export type Span = readonly [from: number, to: number];

/** The smallest span that covers both. */
export function cover(a: Span, b: Span): Span {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
