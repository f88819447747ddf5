/** Whatever stands behind `#`, it is read; and what was read and is written again stays the same from then on. */
import { array, assert as assertProperty, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { expect, it } from "vitest";
import { readLink, writeLink } from "./link.js";

/** Parts of links in any order, among any characters. */
const piece = oneof(
  string({ unit: "grapheme" }),
  constantFrom(
    "1/",
    "solve/",
    "play/",
    "daily/",
    "layout:",
    "z:",
    "&",
    "&amp;",
    "=",
    "given=",
    "base=",
    "distinct=",
  ),
  constantFrom("SEND+MORE=MONEY", "A=1", ";", "(", ")", "!", "~", "+", "%", "%2", "|", "%7C", "√", "\0"),
);

it("any fragment is read without a failure, and its link is the same again", async () => {
  await assertProperty(
    asyncProperty(array(piece, { maxLength: 12 }), async (pieces) => {
      const junk = pieces.join("");
      for (const fragment of [junk, `#1/solve/${junk}`, `#1/print/${junk}`, `#1/compose/${junk}`]) {
        const link = await readLink(fragment);
        const written = writeLink(link);
        const again = await readLink(written);
        expect(writeLink(again)).toBe(written);
        expect(again.complaints).toEqual([]);
        expect([...again.keys]).toEqual([...link.keys].map(([name, value]) => [name, value.trim()]));
      }
    }),
    { numRuns: 1000, seed: 7 },
  );
}, 60_000);
