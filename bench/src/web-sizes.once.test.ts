/**
 * The page stays as small as it is: each part has a budget, some parts in a hundred above what it takes (decision 24
 * says why they are what they are). `npm run bench -- page sizes` shows the figures.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FIRST, otherParts, scriptParts, WEB } from "./web-sizes.js";

/** kB after gzip. */
const BUDGETS: Readonly<Record<string, number>> = {
  page: 70,
  engine: 58,
  German: 21,
  "German of other views": 9,
  "written-out arithmetic": 50,
  checks: 8,
  repairs: 12,
  "making from numbers": 15,
  reasons: 91,
  "hints and grades": 11,
  Play: 28,
  Explain: 25,
  Compose: 9,
  "making from words": 37,
  "making from number words": 16,
  Print: 30,
  "sheets as text": 7,
  "other views": 18,
};

/** What is no script. */
const OTHER_BUDGETS: Readonly<Record<string, number>> = {
  HTML: 3,
  "styles of the first view": 8,
  "styles of other views": 12,
  "fonts of the first view": 34,
  "service worker": 3,
};

it("every part of the page keeps within its budget", () => {
  const parts = scriptParts().filter(({ name }) => name in BUDGETS);
  expect(parts.map(({ name }) => name).sort()).toEqual(Object.keys(BUDGETS).sort());
  for (const { name, bytes } of parts)
    expect(bytes / 1000, name).toBeLessThanOrEqual(BUDGETS[name] as number);
  const first = parts.filter(({ name }) => FIRST.includes(name));
  expect(first).toHaveLength(2);
  // Each file is asked for by itself.
  expect(first.flatMap(({ files }) => files).length).toBeLessThanOrEqual(7);
});

it("styles, fonts and the HTML keep within theirs", () => {
  const sizes = new Map(otherParts().map(({ name, bytes }) => [name, bytes / 1000]));
  for (const [name, most] of Object.entries(OTHER_BUDGETS))
    expect(sizes.get(name), name).toBeLessThanOrEqual(most);
});

it("the HTML asks for nothing of another view, no dictionary and no German", () => {
  const html = readFileSync(`${WEB}index.html`, "utf8");
  const later = scriptParts()
    .filter(({ name }) => !FIRST.includes(name))
    .flatMap(({ files }) => files);
  expect(later.length).toBeGreaterThan(10);
  expect(later.filter((file) => html.includes(file))).toEqual([]);
});

it("every script of the build belongs to a part", () => {
  expect(scriptParts().find(({ name }) => name === "everything else")?.files ?? []).toEqual([]);
});
