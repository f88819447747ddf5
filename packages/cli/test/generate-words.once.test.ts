/** Which words `generate` takes: themes, files, arguments, and how often each. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { cryptarithm } from "./command.js";
import { fileOf, generate, lines } from "./generate-command.js";

// Each test starts the command, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

it("has no word twice in a list of fresh words, while there are others", () => {
  const made = lines(generate("--seed", "5", "--count", "25", "--no-grade", "--quiet").out);
  const words = made.flatMap((line) => line.match(/[A-Z]+/g) ?? []);
  expect(words).toHaveLength(75);
  expect(new Set(words).size).toBe(75);
});

it("has fresh words beside those that are asked for, and in a list of every level", () => {
  const asked = ["--include", "MONEY", "--seed", "2", "--count", "8", "--no-grade", "--quiet"];
  const beside = lines(generate(...asked).out).flatMap((line) => line.match(/\b(?!MONEY\b)[A-Z]+/g) ?? []);
  expect([beside.length, new Set(beside).size]).toEqual([16, 16]);
  const each = generate(
    "--theme",
    "animals",
    "--level",
    "2-3",
    "--each-level",
    "2",
    "--seed",
    "1",
    "--quiet",
  );
  const words = each.out.match(/[A-Z]+/g) ?? [];
  expect([words.length, new Set(words).size]).toEqual([12, 12]);
});

it("uses words again where a theme has no more, the least used first, and no puzzle twice", () => {
  const asked = ["--theme", "space", "--seed", "5", "--count", "60", "--no-grade", "--quiet"];
  const made = lines(generate(...asked).out);
  expect(new Set(made).size).toBe(60);
  const uses = new Map<string, number>();
  for (const word of made.flatMap((line) => line.match(/[A-Z]+/g) ?? []))
    uses.set(word, (uses.get(word) ?? 0) + 1);
  const unhindered = lines(generate(...asked, "--no-fresh-words").out);
  expect(unhindered).not.toEqual(made);
  const most = new Map<string, number>();
  for (const word of unhindered.flatMap((line) => line.match(/[A-Z]+/g) ?? []))
    most.set(word, (most.get(word) ?? 0) + 1);
  expect(Math.max(...uses.values())).toBeLessThan(Math.max(...most.values()));
});

it("takes as many words from the theme as are wanted, the others from the English list", () => {
  const theme = ["moon", "star", "comet", "orbit", "planet", "earth", "venus", "rocket"];
  const asked = ["--theme", theme.join(), "--theme-words", "1", "--count", "5", "--seed", "2"];
  for (const line of lines(generate(...asked, "--quiet", "--no-grade").out)) {
    const words = line.match(/[A-Z]+/g) ?? [];
    expect(
      words.some((word) => theme.includes(word.toLowerCase())),
      line,
    ).toBe(true);
  }
});

it("reads a theme and words from files, and names what is no word", () => {
  const path = fileOf("send\nmore # twice\nmoney\napollo 11\n");
  for (const [option, named] of [
    ["--theme", "apollo 11"],
    ["--words", "11"],
  ] as const) {
    const { out, err } = generate(option, path, "--all");
    expect(out).toContain("   MONEY       10652\n");
    expect(err).toContain(`Left out, since they are no words: ${named} (digits)`);
  }
});

it("takes spaces for commas in files of words, and names words of too many letters", () => {
  const path = fileOf("send, more money # three\nuncopyrightable\n");
  const { out, err } = generate("--words", path, "--all");
  expect(out).toContain("   MONEY       10652\n");
  expect(err).toContain("Left out, since they have more than 10 different letters: UNCOPYRIGHTABLE.\n");
});

it("takes a word that is the name of a file for a word, unless it has a period or a folder", () => {
  const cwd = mkdtempSync(join(tmpdir(), "generate-"));
  writeFileSync(join(cwd, "send"), "");
  writeFileSync(join(cwd, "list.txt"), "");
  const asked = ["generate", "send", "more", "money", "--all", "--quiet"];
  expect(cryptarithm(asked, { cwd }).out).toBe("SEND + MORE = MONEY\n");
  expect(cryptarithm([...asked, "list.txt"], { cwd }).err).toContain("write --words list.txt");
});

it("joins themes, in a list or one after the other", () => {
  const asked = ["--seed", "1", "--count", "4", "--no-grade", "--quiet"];
  const joined = generate("--theme", "space,food", ...asked);
  expect(lines(joined.out)).toHaveLength(4);
  expect(generate("--theme", "space", "--theme", "food", ...asked).out).toBe(joined.out);
  for (const theme of ["space", "food"])
    expect(generate("--theme", theme, ...asked).out).not.toBe(joined.out);
});

it("is not confused by strange words", () => {
  const { code, out } = generate("\u001b[31mSEND", "more,money", "Æ", "😀", "ß", "İ", "--all", "--quiet");
  expect([code, out]).toEqual([1, ""]);
  const cyrillic = generate("УДАР", "ДРАМА", "--shape", "A+A=B", "--all", "--quiet");
  expect([cyrillic.code, cyrillic.out]).toEqual([0, "УДАР + УДАР = ДРАМА\n"]);
});
