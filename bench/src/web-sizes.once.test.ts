/**
 * The page stays as small as it is: each part has a budget, some parts in a hundred above what it takes (decision 24
 * says why they are what they are). `npm run bench -- page sizes` shows the figures.
 */
import { expect, it } from "vitest";
import { FIRST, scriptParts } from "./web-sizes.js";

/** kB after gzip. */
const BUDGETS: Readonly<Record<string, number>> = {
  page: 75,
  engine: 62,
  German: 32,
  "written-out arithmetic": 52,
  reasons: 125,
  Play: 26,
  Explain: 20,
  Compose: 75,
  Print: 28,
  "other views": 18,
};

it("every part of the page keeps within its budget", () => {
  const parts = scriptParts().filter(({ name }) => name in BUDGETS);
  expect(parts.map(({ name }) => name).sort()).toEqual(Object.keys(BUDGETS).sort());
  for (const { name, bytes } of parts)
    expect(bytes / 1000, name).toBeLessThanOrEqual(BUDGETS[name] as number);
  expect(parts.filter(({ name }) => FIRST.includes(name))).toHaveLength(2);
});
