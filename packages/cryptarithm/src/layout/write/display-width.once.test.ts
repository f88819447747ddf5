/** The quick ways to measure a text agree with cutting it into clusters. */
import { expect, test } from "vitest";
import { clusters, displayWidth } from "./display-width.js";

test("a text is as wide as its clusters", () => {
  const bySegments = (text: string): number => [...clusters(text)].reduce((sum, { width }) => sum + width, 0);
  const points = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x370, 0x4ff],
    [0x2200, 0x25ff],
    [0xf0000, 0xf0020],
  ] as const;
  for (const [from, to] of points) {
    for (let point = from; point <= to; point++) {
      const text = `A${String.fromCodePoint(point)}─${String.fromCodePoint(point)}√`;
      expect(displayWidth(text), point.toString(16)).toBe(bySegments(text));
    }
  }
  for (const text of ["", "─────", "√ΔΥΟ", "СЕМЬ×ДВА", "A\u0301─", "漢字─", "─👍🏽"])
    expect(displayWidth(text), text).toBe(bySegments(text));
});
