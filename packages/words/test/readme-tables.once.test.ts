/** Holds the tables of the README to what they are about. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  englishWords,
  FAMILIARITIES,
  NUMBER_LANGUAGES,
  numberWords,
  THEMES,
  themeWords,
  valuedWords,
} from "../src/index.js";

const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test("the table of languages has all of them, with the number of their words", () => {
  const told = rows.filter((row) => row.length === 5 && row[0]?.startsWith("`"));
  expect(told.map((row) => row.slice(0, 4))).toEqual(
    NUMBER_LANGUAGES.map(({ code, name, largest }) => [
      `\`${code}\``,
      name,
      String(largest),
      String(valuedWords(code).length),
    ]),
  );
});

test("the variants that the table of languages names are variants", () => {
  const told = rows.filter((row) => row.length === 5 && row[0]?.startsWith("`"));
  for (const { code } of NUMBER_LANGUAGES) {
    const named = told.find(([first]) => first === `\`${code}\``)?.[4] ?? "";
    const variants = Array.from({ length: 101 }, (_, n) => numberWords(code, n));
    const usual = variants.map(([first]) => first);
    for (const word of named === "none" ? [] : named.replace(/ \(.*\)/, "").split(/, | \/ /)) {
      expect(variants.flat(), `${code}: ${word}`).toContain(word);
      // Of two with a stroke between them, the first is the usual one.
      if (!named.includes(`${word} /`)) expect(usual, `${code}: ${word}`).not.toContain(word);
    }
    // Where there is none, other spellings are at most the same letters.
    if (named === "none") expect(valuedWords(code).length).toBe(101);
  }
});

test("the table of themes has all of them, with the number of their words", async () => {
  const told = rows.filter((row) => row.length === 6 && row[0]?.startsWith("`"));
  const cells = [...told.map((row) => row.slice(0, 3)), ...told.map((row) => row.slice(3))];
  const themes = await Promise.all(
    THEMES.map(async ({ name, title }) => [`\`${name}\``, title, String((await themeWords(name)).length)]),
  );
  expect(cells.filter(([name]) => name !== "")).toEqual(themes);
});

test("the table of familiarity has the sizes of the lists", async () => {
  const words = await englishWords({ familiarity: 70 });
  const counts = FAMILIARITIES.map((size) => words.filter(({ familiarity }) => familiarity <= size).length);
  expect(rows).toContainEqual(["`familiarity`", ...FAMILIARITIES.map(String)]);
  expect(rows).toContainEqual(["words", ...counts.map((count) => count.toLocaleString("en-US"))]);
});
