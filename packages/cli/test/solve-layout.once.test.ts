import { expect, it } from "vitest";
import { cryptarithm, cryptarithmJson } from "./command.js";

/** Of its readings only the fourth has a solution. */
const FOURTH = ["12", "x ???", "----", "36", "??", "----", "3612"].join("\n");
/** It has more than 1,000 solutions, so that `--all` streams them. */
const MANY = ["  ???", "x  ??", "-----", " ????", "???", "-----", "?????"].join("\n");
const READ =
  "Read as a long multiplication: ??? times ??, product ?????; 2 partial products, from the units.";

it.each([[[]], [["--all"]], [["--all", "--time", "none"]], [["--nodes", "50"]]])(
  "tells with %j first how a layout was read, and draws it",
  (args) => {
    const { out, err } = cryptarithm(["--layout", MANY, ...args]);
    expect(err).toBe("");
    expect(out.split("\n").slice(0, 4)).toEqual([READ, "", "     ???", "  ×   ??"]);
    expect(out.split(READ)).toHaveLength(2);
  },
);

it("streams all solutions of a layout, as many as it counts", () => {
  const lines = cryptarithm(["--layout", MANY, "--all", "--quiet"]).out.trim().split("\n");
  expect(lines).toHaveLength(Number(cryptarithm(["count", "--layout", MANY, "--quiet"]).out));
  expect(lines).toEqual([...lines].sort((a, b) => Number(a.slice(0, 3)) - Number(b.slice(0, 3))));
  const { count, solutions } = cryptarithmJson(["--layout", MANY, "--all"]);
  expect(solutions).toHaveLength(count as number);
});

it.each([[[]], [["--all"]], [["--first"]], [["--quiet"]]])(
  "answers with %j of the reading that has a solution",
  (args) => {
    const { code, out } = cryptarithm(["--layout", FOURTH, ...args]);
    expect(code).toBe(0);
    expect(out).toContain("12 * 301 = 3612");
  },
);

it("judges an answer by the reading that it fits", () => {
  expect(cryptarithm(["check", "--layout", FOURTH, "12 * 301 = 3612"]).code).toBe(0);
  expect(cryptarithm(["check", "--layout", FOURTH, "12 * 302 = 3612"]).code).toBe(1);
  expect(
    cryptarithm(["check", "--layout", FOURTH, FOURTH.replace("???", "301").replace("??", "12")]).code,
  ).toBe(0);
});

it("draws the solution of the reading that has one", () => {
  const { out } = cryptarithm(["draw", "--layout", FOURTH, "--solved"]);
  expect(out).toBe("   12\n× 301\n─────\n 36\n   12\n─────\n 3612\n");
});
