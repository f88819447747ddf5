/** What `--threads` must not change: every byte of the answers but the figures of the search. */
import { describe, expect, it } from "vitest";
import { cryptarithm, type Ended, interrupted } from "./command.js";

/** Times and nodes differ; nothing else may. */
const comparable = ({ code, out, err }: Ended): readonly unknown[] => [
  code,
  ...[out, err].map((text) =>
    text
      .replace(/[\d,]+ nodes?, [\d.]+ m?s/g, "…")
      .replace(/"nodes":\d+,"planMs":[\d.]+,"searchMs":[\d.]+/g, "…"),
  ),
];

/** Puzzles that take longer than a moment, so that other threads are asked at all. */
describe.each([
  ["is_prime(ABCDE) and is_prime(FGHIJ)", []],
  ["is_prime(ABCDE * FG + H?)", ["--given", "A=7,B!=3", "--lone-zero", "forbid"]],
  ["is_prime(AB * CD + EF)", ["--distinct", "ABC,DEF", "--leading-zero", "allow"]],
  ["is_prime(?AB * C?D + 1)", ["--contrast", "--base", "12"]],
  ["is_square(ABCDEFGHI + J)", ["--base", "find"]],
] as const)("%s %j", (puzzle, rules) => {
  it.each([
    ["count", "4", ["count"]],
    ["JSON", "2", ["--json", "--limit", "7"]],
  ])("the %s on %s threads is that of one", (_, n, how) => {
    const asked = [...how, puzzle, ...rules];
    const alone = comparable(cryptarithm(asked));
    expect(comparable(cryptarithm([...asked, "--threads", n]))).toEqual(alone);
  });
});

describe.each([
  ["is_prime(ABCDE * FG + 1)", ["--given", "A=3|4"]],
  ["is_prime(ABCD * E + ?)", []],
] as const)("%s %j", (puzzle, rules) => {
  it.each([
    ["all solutions", "2", ["--all"]],
    ["all solutions as JSON", "4", ["--all", "--json"]],
    ["more than are held in memory", "2", ["--limit", "1500", "--quiet"]],
  ])("%s come in the same order from %s threads", (_, n, how) => {
    const asked = [puzzle, ...rules, ...how];
    const alone = comparable(cryptarithm(asked));
    expect(comparable(cryptarithm([...asked, "--threads", n]))).toEqual(alone);
  });
});

const LONG = ["is_prime(ABCDEFGHIJ * K + 1)", "--base", "12", "--threads", "2"];

it("stops several threads at the limit of time", () => {
  const { code, out } = cryptarithm([...LONG, "--time", "700ms", "--json"]);
  expect(code).toBe(3);
  const { status, complete, rules, notes } = JSON.parse(out);
  expect({ status, complete, notes }).toEqual({
    status: "unfinished",
    complete: false,
    notes: ["Stopped by the limit of time: there may be more solutions."],
  });
  expect(rules.given).toEqual({});
});

it("counts nodes on one thread, so that they stop it at the same place", () => {
  const asked = [...LONG, "--nodes", "300000", "--json"];
  expect(JSON.parse(cryptarithm(asked).out).stats.nodes).toBe(300_000);
});

it.each([[["--json"]], [["--all"]]])("stops several threads at Ctrl-C, with %j", async (how) => {
  const { code, out, milliseconds } = await interrupted(
    [...LONG, "--time", "none", ...how],
    [{ after: 2000, signal: "SIGINT" }],
  );
  expect(code).toBe(3);
  expect(out).toContain("Interrupted: there may be more solutions.");
  expect(milliseconds).toBeLessThan(6000);
});

it("answers the lines of a batch in their order", () => {
  const lines = Array.from({ length: 300 }, (_, i) => `{"id":${i},"formula":"A + ${i % 17} = B${i % 3}"}`);
  lines[40] = "is_prime(ABCDE) and is_prime(FGHIJ)";
  lines[41] = "A! = B";
  lines[99] = "no puzzle at all";
  lines[200] = "";
  const input = `\ufeff${lines.join("\n")}`;
  const alone = comparable(cryptarithm(["batch"], { input }));
  expect(comparable(cryptarithm(["batch", "--threads", "3"], { input }))).toEqual(alone);
});

it.each(["0", "-1", "two", "1.5"])("%s is no number of threads", (n) => {
  const { code, err } = cryptarithm(["A = B", `--threads=${n}`]);
  expect([code, err]).toEqual([2, `error: --threads ${n} is not a whole number from 1\n`]);
});
