/** Forms are new once, whatever their number. */
import { expect, test } from "vitest";
import { randomFrom } from "../number/random.js";
import { SeenForms } from "./seen-forms.js";

test("as a set of the texts themselves says", () => {
  const random = randomFrom(5);
  const seen = new SeenForms();
  const texts = new Set<string>();
  for (let i = 0; i < 200_000; i++) {
    // Short texts over few signs, so that many come again and many differ in one place only.
    const text = Array.from({ length: 3 + random.integer(6) }, () => "0.1+2=3"[random.integer(7)]).join("");
    expect(seen.add(text)).toBe(!texts.has(text));
    texts.add(text);
  }
  expect(texts.size).toBeGreaterThan(50_000);
  expect(texts.size).toBeLessThan(200_000);
});
