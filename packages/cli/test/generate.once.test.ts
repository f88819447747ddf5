import { readFileSync } from "node:fs";
import { check, isUnique } from "cryptarithm";
import { expect, it, vi } from "vitest";
import { cryptarithm, interrupted } from "./command.js";
import { fileOf, generate, lines } from "./generate-command.js";
import { misfits } from "./json-schema.js";

// Each test starts the command, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

const schema = JSON.parse(readFileSync(new URL("../answer.schema.json", import.meta.url), "utf8"));

it("prints the puzzle beside its answer, with its level", () => {
  const { code, out, err } = generate("send", "more", "money", "--seed", "1");
  expect(code).toBe(0);
  expect(out).toBe(`1.
    SEND        9567
  + MORE      + 1085
  ──────      ──────
   MONEY       10652
  level 3, putting two things together; score 46.5, 225 points
`);
  expect(err).toBe("1 puzzle: there are no more of this kind.\n");
});

it("leaves the answers out, or prints them at the end", () => {
  const words = ["send", "more", "money", "--all"];
  const without = generate(...words, "--no-answers");
  expect(without.out).not.toContain("9567");
  expect(without.out).toContain(" MONEY\n");
  const behind = generate(...words, "--answers", "end").out;
  expect(behind).toContain("\nAnswers\n1.   9567 + 1085 = 10652   S=9 E=5 N=6 D=7 M=1 O=0 R=8 Y=2\n");
});

/** Short words have puzzles that are graded quickly. */
const SEEDED = ["--seed", "7", "--count", "6", "--format", "jsonl", "--longest", "5"];

it("makes the same bytes for the same seed, twice and on two threads, and others for another", () => {
  const first = generate(...SEEDED);
  expect(first.code).toBe(0);
  expect(generate(...SEEDED).out).toBe(first.out);
  expect(generate(...SEEDED, "--threads", "2").out).toBe(first.out);
  expect(generate("--seed", "8", ...SEEDED.slice(2)).out).not.toBe(first.out);
}, 120_000);

it("makes these for seed 7: what a seed gives does not change from version to version", () => {
  expect(lines(generate("--seed", "7", "--count", "5", "--quiet", "--no-grade").out)).toMatchInlineSnapshot(`
    [
      "CRASH + PASSES = REFERS",
      "BASING + INSERTS = LARGEST",
      "STUFF + THIS = HAPPEN",
      "TYPE + INVENT = SUITED",
      "INCH + REPAIR = PLACED",
    ]
  `);
});

it("tells the seed that it chose, which gives the same again", () => {
  const { out, err } = generate("--count", "2", "--quiet", "--no-grade");
  const again = generate("--count", "2", "--quiet", "--no-grade", "--stats", "--seed", "0");
  expect(lines(out)).toHaveLength(2);
  // Quiet says nothing but the puzzles.
  expect(err).toBe("");
  expect(again.err).toMatch(/ candidates, .* nodes, /);
  const told = generate("--count", "2", "--no-grade");
  const [, seed] = /--seed (\d+)\.\n$/.exec(told.err) ?? [];
  expect(generate("--count", "2", "--no-grade", "--seed", seed ?? "").out).toBe(told.out);
});

it("grades only puzzles of the levels that are wanted, and gives none of the others", () => {
  const rows = lines(
    generate("--level", "2-3", "--seed", "1", "--count", "5", "--json", "--longest", "5").out,
  ).map((line) => JSON.parse(line));
  expect(rows).toHaveLength(5);
  for (const { level } of rows) expect([2, 3]).toContain(level);
});

it("takes shapes in turn", () => {
  const args = ["--shape", "A-B=C", "--shape", "A+A=B", "--count", "4", "--seed", "3"];
  const signs = lines(generate(...args, "--no-grade", "--quiet").out).map((line) => /[-+]/.exec(line)?.[0]);
  expect(signs).toEqual(["-", "+", "-", "+"]);
});

it("goes on with the other shapes when one has no more, and gives no puzzle in two shapes", () => {
  const words = ["send", "more", "money", "--shape", "A+A=B", "--shape", "A+B=C", "--shape", "A-B=C"];
  const { code, out } = generate(...words, "--all", "--quiet");
  expect([code, out.split("\n").sort()]).toEqual([0, ["", "SEND + MORE = MONEY"]]);
});

it("prints a list of every level the easy ones first", () => {
  const { out } = generate("--theme", "animals", "--level", "2-4", "--each-level", "2", "--seed", "1");
  expect(out.match(/^\d\.|level \d/gm)).toEqual([
    "1.",
    "level 2",
    "2.",
    "level 2",
    "3.",
    "level 3",
    "4.",
    "level 3",
    "5.",
    "level 4",
    "6.",
    "level 4",
  ]);
});

it("has as many of a level as are wanted where several shapes say the same puzzles", () => {
  const shapes = ["--shape", "A+B=C", "--shape", "C-A=B", "--shape", "C-B=A", "--level", "3-5"];
  const { code, out } = generate(
    "--theme",
    "animals",
    ...shapes,
    "--each-level",
    "3",
    "--seed",
    "1",
    "--json",
  );
  const levels = lines(out).map((line) => JSON.parse(line).level);
  expect([code, levels.sort()]).toEqual([0, [3, 3, 3, 4, 4, 4, 5, 5, 5]]);
});

it("counts what has been looked at when the puzzles come quickly", () => {
  const { err } = generate("--count", "2", "--seed", "1", "--no-grade", "--quiet", "--stats");
  const [candidates = "0", searched = "0", , unique = "0"] = err.match(/\d[\d,]*/g) ?? [];
  for (const count of [candidates, searched, unique])
    expect(Number(count.replaceAll(",", ""))).toBeGreaterThanOrEqual(2);
});

it("takes no more threads than there are processors, and says so", () => {
  const asked = ["send", "more", "money", "--seed", "1"];
  const { out, err } = generate(...asked, "--threads", "200");
  expect(out).toBe(generate(...asked).out);
  expect(err).toContain("there are no more processors.\n");
});

it("lists the languages, and knows them by the beginning of their code", () => {
  expect(generate("--numbers", "list").out).toContain("\nja-Latn  Japanese");
  const japanese = ["--to", "20", "--all", "--no-grade", "--quiet"];
  expect(generate("--numbers", "ja", ...japanese)).toEqual(generate("--numbers", "ja-Latn", ...japanese));
});

it("gives a hint when nothing is found in time", () => {
  const { code, err } = generate("--shape", "A^B=C", "--time", "500ms", "--seed", "1");
  expect([code, err]).toEqual([3, expect.stringContaining("(--longest 4)")]);
});

it("makes doubly true puzzles, with what the words mean", () => {
  const { code, out } = generate("--numbers", "en", "--to", "20", "--addends", "3", "--all");
  expect(code).toBe(0);
  expect(out).toContain("   SEVEN        68782\n");
  expect(out).toContain("  7 + 7 + 6 = 20\n");
  const german = generate(
    "--numbers",
    "German",
    "--accents",
    "fold",
    "--count",
    "3",
    "--seed",
    "1",
    "--json",
  );
  for (const line of lines(german.out)) {
    const { formula, values } = JSON.parse(line);
    expect([formula, isUnique(formula)]).toEqual([expect.stringMatching(/^[A-Z+= ]+$/), true]);
    const [sum, total] = values.split(" = ");
    expect(sum.split(" + ").reduce((a: number, b: string) => a + Number(b), 0)).toBe(Number(total));
  }
});

it("makes doubly true puzzles of any shape, with one word for each number if that is wanted", () => {
  const spanish = generate(
    "--numbers",
    "es",
    "--shape",
    "A*B=C",
    "--to",
    "12",
    "--all",
    "--quiet",
    "--no-grade",
  );
  expect([spanish.code, spanish.out]).toEqual([0, "DOS * DOS = CUATRO\n"]);
  const german = ["--numbers", "de", "--to", "10", "--addends", "3", "--all", "--quiet", "--no-grade"];
  expect(generate(...german).out).toContain("ZWO + ZWO + ZWEI = SECHS");
  expect(generate(...german, "--consistent").out).not.toMatch(/ZWO.*ZWEI/);
});

it("spells a word with the letters in the order of their digits", () => {
  const { out } = generate("--spells", "--count", "2", "--seed", "1", "--json", "--no-grade");
  for (const line of lines(out)) {
    const { solution, key } = JSON.parse(line);
    const spelt = Object.entries<number>(solution.digits).sort((a, b) => a[1] - b[1]);
    if (key.order === "0-9") expect(spelt.map(([letter]) => letter).join("")).toBe(key.word);
    expect([...key.word].sort()).toEqual(Object.keys(solution.digits).sort());
  }
});

it("each row says what it is: checked by substitution, unique, all that was asked", () => {
  const args = [
    "--base",
    "12",
    "--all-digits",
    "--include",
    "money,cash",
    "--count",
    "3",
    "--seed",
    "4",
    "--json",
  ];
  for (const line of lines(generate(...args).out)) {
    const { formula, solution, letters, rules, level, split, id } = JSON.parse(line);
    expect(check(formula, solution.text, rules).status).toBe("right");
    expect(isUnique(formula, rules)).toBe(true);
    expect([letters, rules.base]).toEqual([12, 12]);
    expect(formula).toMatch(/\b(?:MONEY|CASH)\b/);
    expect([1, 2, 3, 4, 5]).toContain(level);
    expect(["train", "validation", "test"]).toContain(split);
    expect(id).toMatch(/^[0-9a-f]{16}$/);
  }
});

it("is read again by batch, which finds the same solution and has nothing to say of the keys", () => {
  const rows = generate("--seed", "7", "--count", "4", "--format", "jsonl", "--longest", "5").out;
  const answers = lines(cryptarithm(["batch"], { input: rows }).out);
  expect(answers).toHaveLength(4);
  for (const [i, line] of answers.entries()) {
    const row = JSON.parse(lines(rows)[i] ?? "");
    expect(JSON.parse(line)).toMatchObject({ id: row.id, count: 1, notes: [], solutions: [row.solution] });
  }
});

it("explains on request", () => {
  const { out } = generate("send", "more", "money", "--all", "--json", "--explain");
  const { steps, end, stepCount } = JSON.parse(out);
  expect(steps[0].text).toContain("M");
  expect([steps.length, end.kind]).toEqual([stepCount, "solution"]);
});

it.each([
  [["send", "more", "money", "--explain"]],
  [["--numbers", "en", "--to", "20", "--no-grade"]],
  [["--spells", "--count", "1", "--no-grade"]],
  [["--layout", "--longest", "4", "--count", "2"]],
  [["--base", "16", "--count", "2", "--no-grade"]],
])(
  "the rows of %j fit the schema",
  (args) => {
    const { out } = generate(...args, "--seed", "1", "--json");
    for (const line of lines(out)) expect(misfits(JSON.parse(line), schema, schema)).toEqual([]);
  },
  60_000,
);

it("says that there is none, with its exit code, and what stops it early", async () => {
  expect(generate("send", "more", "--seed", "1")).toMatchObject({
    code: 1,
    out: "",
    err: "No puzzle: there is none of this kind with exactly one solution.\n",
  });
  const late = generate("--count", "100000", "--no-grade", "--quiet", "--time", "5s", "--seed", "1");
  expect([late.code, lines(late.out).length > 1]).toEqual([3, true]);
  const { code, out, err } = await interrupted(
    ["generate", "--count", "100000", "--no-grade", "--json", "--seed", "1"],
    [{ after: 4000, signal: "SIGINT" }],
  );
  expect(code).toBe(3);
  expect(err).toMatch(/^Interrupted: [\d,]+ puzzles so far\.\n$/);
  for (const line of lines(out)) JSON.parse(line);
});

it.each([
  [["--shape", "A+"], "A+\n"],
  [["A+B=C"], 'a shape stands behind --shape: --shape "A+B=C"'],
  [["--level", "6"], "--level 6 is no level"],
  [["--level", "3-2"], "--level 3-2 is no level"],
  [["--level", "3", "--no-grade"], "--level and --no-grade contradict each other"],
  [["--all", "--count", "3"], "--all and --count contradict each other"],
  [["--all", "--seed", "3"], "--all and --seed contradict each other"],
  [["--theme", "spaec"], "did you mean space?"],
  [["--theme", "xyzzy"], "the themes are animals, "],
  [["--theme-words", "2"], "add a --theme"],
  [["--theme", "space", "--theme-words", "4"], "A+B=C has 3 words"],
  [["--theme", "space", "sun"], "add --theme-words 1"],
  [["--theme", "a,b", "--familiarity", "10"], "--familiarity is about the English list"],
  [["--familiarity", "11"], "the sizes are 10, 20"],
  [["--spelling", "brtish"], "did you mean british?"],
  [["--numbers", "germn"], "did you mean German?"],
  [["--numbers", "en", "--theme", "space"], "--numbers and --theme contradict each other"],
  [["--numbers", "en", "--shape", "A+B=C", "--addends", "3"], "--addends and --shape contradict each other"],
  [["--numbers", "en", "--shape", "MOON+B=C"], "MOON is none of the number words"],
  [["--numbers", "en", "one"], "--numbers takes no words"],
  [["--numbers", "en", "--to", "100000"], "go to 1000"],
  [["--to", "5"], "add --numbers en"],
  [["--shortest", "9", "--longest", "3"], "no word has"],
  [["--words", "/no/such/file"], "there is no such file"],
  [["--words", "/"], "it is a folder"],
  [["--base", "99"], "base 99"],
  [["--base", "find"], "write a number"],
  [["--cuont", "3"], "did you mean --count?"],
  [["--given", "S=9"], "generate has no option --given"],
  [["--count", "1.5"], "--count 1.5 is not a whole number"],
  [["--seed", "-1"], "--seed -1 is not a whole number from 0 to 9007199254740991"],
  [["--include", "12"], "--include 12 is no word"],
  [["--spells", "letter"], "has no word that can be spelt"],
  [["--explain"], "add --format jsonl"],
  [["--json", "--no-answers"], "each line of JSON has its solution"],
  [["--format", "csv"], "Allowed choices are text, jsonl"],
  [["--containing", "QQQQ"], "there are no words like that"],
  [["--containing", "12"], "--containing 12 is no list of letters"],
  [["--words", "/dev/null"], "/dev/null has no words"],
  [["--words", fileOf("\0ELF")], "is no text"],
  [["--words", ""], "--words says no file"],
  [["--theme", "nofile.txt"], "there is no such file"],
  [["--spells", "reg.txt"], "there is no such file"],
  [["--count", "0"], "--count 0 is not a whole number from 1"],
  [["--count", "-3"], "--count -3 is not a whole number from 1"],
  [["--seed", "1e99"], "--seed 1e99 is not a whole number from 0 to 9007199254740991"],
  [["--numbers", "pt"], "did you mean pt-BR or pt-PT?"],
  [["--numbers", "qq"], "--numbers list has their names"],
  [["--numbers", "en", "--layout"], "is not true for its number words"],
  [["--include", "money,cash", "--without", "cash"], "CASH is in both"],
  [["--shape", "A*B"], '--layout --shape "A*B"'],
  [["send", "--out", "/proc/there/is/none"], "no folder can be made there"],
  [["--out", ""], " cannot be written"],
  [["--each-level", "0"], "--each-level 0 is not a whole number from 1"],
  [["--each-level", "3", "--count", "2"], "--count and --each-level contradict each other"],
  [["--shape", "A+B=C", "--shape", "X"], "no = or comparison found"],
])("refuses %j", (args, message) => {
  const { code, out, err } = generate(...args);
  expect([code, out, err]).toEqual([2, "", expect.stringContaining(message)]);
});
