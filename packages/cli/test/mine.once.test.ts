/** `cryptarithm mine` as a process: plan, run, status, export, and what happens at Ctrl-C and kill -9. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { cryptarithm, MAIN } from "./command.js";

const WORDS =
  "send more money two four six seven nine ten eat that apple pear plum sun moon star earth near base ball games";

let folder: string;
let file: (name: string) => string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cryptarithm-mine-"));
  file = (name) => join(folder, name);
  writeFileSync(file("words.txt"), WORDS.replaceAll(" ", "\n"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A run of 242 shards in a file. */
function planned(): string {
  const args = ["mine", "plan", "--words", file("words.txt"), "--shard-size", "2", "-o", file("run.json")];
  const { code, out, err } = cryptarithm(args);
  expect([code, out]).toEqual([0, ""]);
  expect(err).toMatch(/^Run [0-9a-f]{20}: A\+B=C over 22 words, 484 sets of outer words in 242 shards\.\n$/);
  return file("run.json");
}

/** Starts the command, and sends it a signal when its ledger has so many lines. */
async function stopped(
  args: readonly string[],
  {
    ledger,
    lines,
    signal,
  }: { readonly ledger: string; readonly lines: number; readonly signal: NodeJS.Signals },
): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  const end = once(child, "close");
  const size = (): number => (existsSync(ledger) ? readFileSync(ledger, "utf8").split("\n").length : 0);
  while (child.exitCode === null && size() <= lines) await sleep(5);
  child.kill(signal);
  const [code] = await end;
  return { code, out };
}

it("mines, and says what it has covered", () => {
  const args = ["mine", "run", file("sums"), "--run", planned(), "--threads", "2", "--quiet"];
  const { code, out, err } = cryptarithm(args);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(
    /^All [\d,]+ candidates of A\+B=C over 22 words \(SHA-256 \w{16}…\): [\d,]+ with one solution, [\d,]+ different up to letters and order; nothing skipped\.\nRun /,
  );
  // Nothing is left to do.
  expect(cryptarithm(["mine", "run", file("sums"), "--quiet"]).out).toBe(out);
  const status = cryptarithm(["mine", "status", file("sums"), "--json"]);
  expect(status.code).toBe(0);
  expect(JSON.parse(status.out)).toMatchObject({
    shape: "A+B=C",
    words: 22,
    shards: 242,
    done: 242,
    skipped: 0,
  });
  expect(cryptarithm(["mine", "status", file("sums")]).out).toContain("242 of 242 shards (100%)");
});

it("exports the same bytes after kills and Ctrl-C as of an undisturbed run", async () => {
  const run = planned();
  const args = ["mine", "run", file("sums"), "--run", run, "--threads", "1"];
  const ledger = join(file("sums"), "ledger.jsonl");
  for (const [lines, signal] of [
    [20, "SIGKILL"],
    [60, "SIGINT"],
    [120, "SIGKILL"],
  ] as const) {
    const { code, out } = await stopped(args, { ledger, lines, signal });
    expect(code).toBe(signal === "SIGINT" ? 3 : null);
    if (signal === "SIGINT") expect(out).toMatch(/^MISSING: [\d,]+ of 242 shards: /m);
  }
  const partial = cryptarithm(["mine", "export", file("sums"), "--quiet"]);
  expect([partial.code, partial.err]).toEqual([3, expect.stringContaining("MISSING: ")]);
  expect(cryptarithm(args).code).toBe(0);
  expect(cryptarithm(["mine", "run", file("other"), "--run", run, "--quiet"]).code).toBe(0);
  const exported = cryptarithm(["mine", "export", file("sums")]);
  expect(exported.code).toBe(0);
  expect(exported.err).toContain("nothing skipped");
  expect(cryptarithm(["mine", "export", file("other"), "-o", file("other.jsonl")]).code).toBe(0);
  expect(readFileSync(file("other.jsonl"), "utf8")).toBe(exported.out);
  for (const line of exported.out.trimEnd().split("\n"))
    expect(JSON.parse(line)).toMatchObject({ formula: expect.any(String), canonical: expect.any(String) });
}, 60_000);

it("makes the puzzles that generate makes", () => {
  cryptarithm(["mine", "run", file("sums"), "--run", planned(), "--quiet"]);
  const formulas = (text: string): Set<string> =>
    new Set(
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).formula),
    );
  const all = cryptarithm(["generate", "--words", file("words.txt"), "--all", "--no-grade", "--json"]);
  const mined = formulas(cryptarithm(["mine", "export", file("sums")]).out);
  expect(mined.size).toBeGreaterThan(5);
  expect(mined).toEqual(formulas(all.out));
});

it.each([
  ["base 12", ["--base", "12"]],
  ["with grades", ["--level", "1-5"]],
  ["written out", ["--layout", "--shape", "A*B"]],
])(
  "exports rows that are read without anything beside them, as those of generate: %s",
  (_, options) => {
    const short = "so is it as at to toe tie sit sat oat ta eat that apple";
    writeFileSync(file("few.txt"), short.replaceAll(" ", "\n"));
    const what = ["--words", file("few.txt"), ...options];
    expect(cryptarithm(["mine", "run", file("few"), ...what, "--quiet"]).code).toBe(0);
    const exported = cryptarithm(["mine", "export", file("few"), "--quiet"]).out;
    const generated = cryptarithm(["generate", ...what, "--all", "--json", "--quiet"]).out;
    const rows = (text: string) =>
      text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
    const keys = (row: object): string[] => Object.keys(row);
    const [row] = rows(exported);
    const alike = rows(generated).find(({ id }) => id === row.id);
    expect(rows(exported).length).toBeGreaterThan(0);
    if (options.includes("--level")) expect({ ...alike, formula: row.formula }).toMatchObject(row);
    expect(keys(alike)).toEqual(expect.arrayContaining(keys(row)));
    const answers = cryptarithm(["batch", "--quiet"], { input: exported }).out;
    expect(rows(answers).map(({ status, count }) => [status, count])).toEqual(
      rows(exported).map(() => ["solved", 1]),
    );
    const checked = cryptarithm(["check", "--batch", "--quiet"], { input: exported });
    expect(checked.code).toBe(0);
  },
  60_000,
);

it("goes on when the time is longer than a timer of Node can be", () => {
  const args = ["mine", "run", file("sums"), "--run", planned(), "--time", "600h", "--quiet"];
  expect(cryptarithm(args).code).toBe(0);
});

it("leaves other files as they are when it exports", () => {
  const words = ["send", "more", "money"];
  cryptarithm(["mine", "run", file("sums"), ...words, "--quiet"]);
  writeFileSync(file("out.jsonl.new"), "mine");
  const names = readdirSync(folder);
  expect(cryptarithm(["mine", "export", file("sums"), "-o", file("out.jsonl"), "--quiet"]).code).toBe(0);
  expect(readFileSync(file("out.jsonl.new"), "utf8")).toBe("mine");
  expect(readFileSync(file("out.jsonl"), "utf8")).toContain("SEND + MORE = MONEY");
  expect(readdirSync(folder).sort()).toEqual([...names, "out.jsonl"].sort());
  // A ledger that is damaged under its hands.
  const ledger = join(file("sums"), "ledger.jsonl");
  writeFileSync(ledger, readFileSync(ledger, "utf8").replace("SEND", "LEND"));
  cryptarithm(["mine", "export", file("sums"), "-o", file("out.jsonl"), "--quiet"]);
  expect(readdirSync(folder).sort()).toEqual([...names, "out.jsonl"].sort());
});

it("estimates what a run costs", () => {
  const args = ["mine", "estimate", "--words", file("words.txt"), "--time", "1s"];
  const { code, out } = cryptarithm([...args, "--threads", "4"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}1,000 machines +.* with 4 threads each$/m);
  expect(JSON.parse(cryptarithm([...args, "--json"]).out)).toMatchObject({ words: 22, size: 484 });
});

it.each([
  [["mine"], "mine needs to know what to do"],
  [["mine", "ruin"], "did you mean mine run?"],
  [["mine", "run"], "mine run needs a folder"],
  [["mine", "status"], "or a --database"],
  [["mine", "worker"], "mine worker needs a --database"],
  [["mine", "run", "x", "--database", "y"], "with a --database it is `mine worker`"],
  [["mine", "status", "nowhere"], "there is no run in the folder nowhere"],
  [["mine", "status", "x", "--base", "9"], "the folder x says which run it is"],
  [["mine", "plan"], "there is nothing to make"],
  [["mine", "plan", "send", "more", "--shape", "?"], "error:"],
  [["mine", "plan", "send", "more", "--shard-size", "0"], "A shard cannot have 0 sets of words"],
  [["mine", "plan", "--shape", "A+B+C=D", "--familiarity", "70"], "shards; 16777216 are the most"],
  [["mine", "run", "x", "--shape", "A+B=C", "--familiarity", "70", "--shard-size", "1"], "at least 171"],
  [["mine", "run", "words.txt/sub", "send", "more", "money"], "a part of its name is a file"],
  [["mine", "export", "x", "-o", "nowhere/x"], "there is no run in the folder x"],
  [["mine", "run", "x", "--run", "missing.json"], "there is no such file"],
  [["mine", "run", "x", "--run", "missing.json", "--base", "9"], "says already what is made"],
  [["mine", "worker", "--database", "postgres://127.0.0.1:1/x"], "the database cannot be used"],
])("tells what is wrong: %j", (args, message) => {
  const { code, err } = cryptarithm(args, { cwd: folder });
  expect(err).toContain(message);
  expect(code).toBe(2);
});
