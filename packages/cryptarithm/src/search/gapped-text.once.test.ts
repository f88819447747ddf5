import { expect, it } from "vitest";
import { GappedText, gapFor, MOST_GAPS } from "./gapped-text.js";

it("fills digits into their gaps, and reads them again", () => {
  const text = GappedText.of(`√${gapFor(1)}x${gapFor(0)}${gapFor(1)}\n= ${gapFor(MOST_GAPS - 1)}`);
  const digits = { 0: 7, 1: 35, [MOST_GAPS - 1]: 0, length: MOST_GAPS };
  expect(text.fill(digits)).toBe("√Zx7Z\n= 0");
  const read = text.read("√Zx7Z\n= 0");
  expect([read[0], read[1], read[MOST_GAPS - 1]]).toEqual(["7", "Z", "0"]);
});

it("leaves a text without gaps as it is", () => {
  expect(GappedText.of("1 + 1 = 2").fill([])).toBe("1 + 1 = 2");
});
