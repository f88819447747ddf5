import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cryptarithm, type Ended, interrupted } from "./command.js";

// Each test starts the command, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

const folder = (): string => join(mkdtempSync(join(tmpdir(), "dataset-")), "made");

const read = (path: string, name: string): string => readFileSync(join(path, name), "utf8");

interface Row {
  readonly id: string;
  readonly formula: string;
  readonly solution: { readonly digits: Readonly<Record<string, number>>; readonly text: string };
  readonly level: number;
  readonly canonical: string;
  readonly split: string;
}

const rowsOf = (path: string, name = "puzzles.jsonl"): Row[] =>
  read(path, name)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** How many solutions a sum of two words has, by trying all digits for all letters, the leading ones not 0. */
function countByTrial(formula: string): number {
  const words = formula.split(/ [+=] /);
  const letters = [...new Set(words.join(""))];
  const weights = letters.map((letter) =>
    words.reduce((sum, word, w) => {
      const sign = w === words.length - 1 ? -1 : 1;
      const places = [...word].reverse();
      return places.reduce((total, each, place) => total + (each === letter ? sign * 10 ** place : 0), sum);
    }, 0),
  );
  const leads = letters.map((letter) => words.some((word) => word.length > 1 && word[0] === letter));
  const used = new Array<boolean>(10).fill(false);
  const fill = (i: number, sum: number): number => {
    if (i === letters.length) return sum === 0 ? 1 : 0;
    let count = 0;
    for (let digit = leads[i] ? 1 : 0; digit < 10; digit++) {
      if (used[digit]) continue;
      used[digit] = true;
      count += fill(i + 1, sum + (weights[i] as number) * digit);
      used[digit] = false;
    }
    return count;
  };
  return fill(0, 0);
}

const COUNT = 40;
/** Puzzles that are counted by trial; up to ten million trials each. */
const TRIALS = Number(process.env.CRYPTARITHM_RANDOM ?? 5);

describe("a data set", () => {
  const path = folder();
  let ended: Ended;
  beforeAll(() => {
    const asked = ["--count", String(Math.max(COUNT, TRIALS)), "--seed", "7", "--longest", "5"];
    ended = cryptarithm(["generate", ...asked, "--out", path]);
  }, 600_000);

  it("has its files under their names, and says on standard error how many there are", () => {
    expect(ended).toMatchObject({ code: 0, out: "", err: expect.stringContaining(`${COUNT} puzzles`) });
    const names = [
      "datasheet.md",
      ...[1, 2, 3, 4, 5].map((level) => `level-${level}.jsonl`),
      "puzzles.jsonl",
      "SCOWL.txt",
    ].sort();
    expect(readdirSync(path).sort()).toEqual(names);
  });

  it("has each puzzle once, in the file of its level, too", () => {
    const rows = rowsOf(path);
    expect(rows).toHaveLength(Math.max(COUNT, TRIALS));
    expect(new Set(rows.map(({ canonical }) => canonical)).size).toBe(rows.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const level of [1, 2, 3, 4, 5])
      expect(rowsOf(path, `level-${level}.jsonl`)).toEqual(rows.filter((row) => row.level === level));
  });

  it("has puzzles with exactly one solution, counted by trial of all digits", () => {
    const rows = rowsOf(path);
    const step = Math.max(1, Math.floor(rows.length / TRIALS));
    for (let i = 0; i < TRIALS; i++) {
      const { formula, solution } = rows[(i * step) % rows.length] as Row;
      expect(countByTrial(formula), formula).toBe(1);
      const [sum, total] = solution.text.split(" = ");
      expect(sum?.split(" + ").reduce((a, b) => a + Number(b), 0)).toBe(Number(total));
    }
  }, 3_600_000);

  it("has a sheet with the hashes of the files, the counts, and nothing of the day", () => {
    const sheet = read(path, "datasheet.md");
    const rows = rowsOf(path);
    for (const name of readdirSync(path).filter((each) => each.endsWith(".jsonl"))) {
      const hash = createHash("sha256").update(read(path, name)).digest("hex");
      expect(sheet).toContain(`| \`${name}\` | ${rowsOf(path, name).length} | \`${hash}\` |`);
    }
    for (const level of [1, 2, 3, 4, 5]) {
      const of = rows.filter((row) => row.level === level);
      const parts = ["train", "validation", "test"].map((s) => of.filter(({ split }) => split === s).length);
      expect(sheet).toContain(`| ${level} | ${parts.join(" | ")} | ${of.length} |\n`);
    }
    expect(sheet).toContain("--seed 7 --longest 5\n");
    expect(sheet).not.toContain(path);
    expect(read(path, "SCOWL.txt")).toContain("Copyright 2000-2016 by Kevin Atkinson");
    expect(sheet).not.toMatch(/\b20\d\d-\d\d/);
  });

  it("is the same, byte by byte, on two threads", () => {
    const other = folder();
    const asked = ["--count", String(Math.max(COUNT, TRIALS)), "--seed", "7", "--longest", "5"];
    cryptarithm(["generate", ...asked, "--threads", "2", "--out", other]);
    for (const name of readdirSync(path)) expect(read(other, name), name).toBe(read(path, name));
  }, 600_000);

  it("says that its own solutions are right", () => {
    const graded = cryptarithm(["check", "--batch", "--file", join(path, "puzzles.jsonl")]);
    expect(graded.code).toBe(0);
    const verdicts = graded.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(verdicts.map(({ id }) => id)).toEqual(rowsOf(path).map(({ id }) => id));
    expect(verdicts.every(({ right }) => right === true)).toBe(true);
  });
});

it("has as many of each level as are wanted, and says which level has no more", () => {
  const path = folder();
  const made = cryptarithm([
    ...["generate", "--theme", "winter", "--level", "2-3", "--each-level", "3", "--seed", "1", "--out", path],
  ]);
  expect(made.code).toBe(0);
  expect(
    rowsOf(path)
      .map(({ level }) => level)
      .sort(),
  ).toEqual([2, 2, 2, 3, 3, 3]);
  const beside = folder();
  cryptarithm([
    ...[
      "generate",
      "--theme",
      "winter",
      "--level",
      "2-3",
      "--each-level",
      "3",
      "--seed",
      "1",
      "--out",
      beside,
    ],
    ...["--threads", "2"],
  ]);
  expect(read(beside, "puzzles.jsonl")).toBe(read(path, "puzzles.jsonl"));
  const small = folder();
  const few = cryptarithm(["generate", "send", "more", "money", "--each-level", "2", "--out", small]);
  expect(few.code).toBe(0);
  expect(few.err).toContain("Level 3: only 1 puzzle.\n");
  expect(read(small, "datasheet.md")).toContain("- Level 3 has only 1");
}, 120_000);

it("keeps what has been made when it is interrupted, and says so in the sheet", async () => {
  const path = folder();
  const asked = ["generate", "--count", "1000000", "--no-grade", "--seed", "1", "--out", path];
  const { code } = await interrupted(asked, [{ after: 3000, signal: "SIGINT" }]);
  expect(code).toBe(3);
  expect(rowsOf(path).length).toBeGreaterThan(0);
  expect(read(path, "datasheet.md")).toMatch(/^# Data sheet\n\n.*\n\n\*\*The run was stopped/);
}, 60_000);

it("leaves an older data set as it is when it is killed", async () => {
  const path = folder();
  cryptarithm(["generate", "send", "more", "money", "--all", "--out", path]);
  const before = read(path, "puzzles.jsonl");
  const asked = ["generate", "--count", "1000000", "--no-grade", "--seed", "1", "--out", path];
  await interrupted(asked, [{ after: 2000, signal: "SIGKILL" }]);
  expect(read(path, "puzzles.jsonl")).toBe(before);
}, 60_000);

it("takes the place of an older data set, with nothing left of it, and says so", () => {
  const path = folder();
  cryptarithm(["generate", "--most-familiar", "300", "--count", "2", "--seed", "1", "--out", path]);
  writeFileSync(join(path, "notes.txt"), "mine");
  const { err } = cryptarithm(["generate", "send", "more", "money", "--no-grade", "--out", path]);
  expect(err).toContain(`The older data set in ${path} was replaced.\n`);
  expect(readdirSync(path).sort()).toEqual(["datasheet.md", "notes.txt", "puzzles.jsonl"]);
});

it("cannot be written where there is a file, or where nobody may write", () => {
  const file = join(mkdtempSync(join(tmpdir(), "dataset-")), "file");
  writeFileSync(file, "");
  const { code, err } = cryptarithm(["generate", "send", "more", "money", "--out", file]);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining(`${file} cannot be written: it is a file, not a folder`),
  ]);
  expect(existsSync(`${file}/puzzles.jsonl`)).toBe(false);
});
