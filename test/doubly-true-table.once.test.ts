/**
 * Holds the table of doubly true sums in docs/doubly-true.md to the search: a row for every language, and the counts
 * of all languages whose search is short. The search itself is held to trying everything in the engine's tests.
 *
 *   UPDATE_DOCS=1 npx vitest run --project once test/doubly-true-table     writes all rows anew (about 30 seconds)
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { doublyTrue, isUnique } from "cryptarithm";
import { NUMBER_LANGUAGES, type NumberLanguageEntry, valuedWords } from "cryptarithm-words";
import { expect, test } from "vitest";

const PAGE = fileURLToPath(new URL("../docs/doubly-true.md", import.meta.url));
const TABLE = /(<!-- table of counts -->\n)([\s\S]*?)(<!-- end -->)/;

/** With so many words, the search takes seconds. */
const MOST_WORDS = 115;

const HEAD = ["language", "", "words", "2 addends", "3", "4", "without accents", "for example"];

/** The doubly true sums of at most four addends among the words to 100, by the number of addends. */
function puzzlesOf(code: NumberLanguageEntry["code"], folded: boolean): string[][] {
  const byAddends: string[][] = [[], [], []];
  for (const { formula } of doublyTrue({ words: valuedWords(code, { folded }) }))
    byAddends[formula.split(" + ").length - 2]?.push(formula);
  return byAddends;
}

const sizeOf = (words: readonly unknown[]): string => words.length.toLocaleString("en");

/** The shortest one, of those of fewest different words. */
function exampleOf(puzzles: readonly string[]): string {
  const rank = (formula: string): number =>
    100 * new Set(formula.split(/[ +=]+/)).size + formula.replaceAll(/[ +=]/g, "").length;
  return puzzles.toSorted((a, b) => rank(a) - rank(b))[0] ?? "";
}

function rowOf({ code, name }: NumberLanguageEntry): string[] {
  const written = puzzlesOf(code, false);
  const folded = puzzlesOf(code, true);
  const words = valuedWords(code).filter(({ value }) => value > 0);
  const example = exampleOf(written.flat());
  return [
    name,
    `\`${code}\``,
    sizeOf(words),
    ...written.map(sizeOf),
    sizeOf(folded.flat()),
    example === "" ? "" : `\`${example}\``,
  ];
}

/** The rows of the page by the code of their language. */
function rowsOfPage(): Map<string, string[]> {
  const [, , text = ""] = TABLE.exec(readFileSync(PAGE, "utf8")) ?? [];
  const rows = text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return new Map(rows.slice(2).map((row) => [(row[1] ?? "").replaceAll("`", ""), row]));
}

function writeTable(): void {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;
  const rows = [
    HEAD,
    ["---", "---", "--:", "--:", "--:", "--:", "--:", "---"],
    ...NUMBER_LANGUAGES.map(rowOf),
  ];
  const page = readFileSync(PAGE, "utf8");
  writeFileSync(
    PAGE,
    page.replace(TABLE, (_, start, __, end) => `${start}\n${rows.map(line).join("")}\n${end}`),
  );
}

test("the table is that of the search", { timeout: 300_000 }, () => {
  if (process.env.UPDATE_DOCS !== undefined) writeTable();
  const rows = rowsOfPage();
  expect([...rows.keys()]).toEqual(NUMBER_LANGUAGES.map(({ code }) => code));
  const short = NUMBER_LANGUAGES.filter(({ code }) => valuedWords(code).length <= MOST_WORDS);
  expect(short.length).toBeGreaterThan(20);
  for (const language of short) expect(rows.get(language.code), language.name).toEqual(rowOf(language));
});

test("every example has one solution and is true of the numbers", () => {
  for (const [code, row] of rowsOfPage()) {
    const example = (row[7] ?? "").replaceAll("`", "");
    if (example === "") continue;
    expect(isUnique(example), example).toBe(true);
    const language = NUMBER_LANGUAGES.find((entry) => entry.code === code) as NumberLanguageEntry;
    const values = new Map(valuedWords(language.code).map(({ word, value }) => [word, value]));
    const [addends = "", sum = ""] = example.split(" = ");
    const total = addends.split(" + ").reduce((n, word) => n + (values.get(word) ?? Number.NaN), 0);
    expect(total, example).toBe(values.get(sum));
  }
});
