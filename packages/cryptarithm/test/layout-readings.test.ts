/** Layouts that can be read in several ways: every question is answered of the reading that has a solution. */
import { describe, expect, it } from "vitest";
import { check } from "../src/check.js";
import { answer } from "../src/search/answer-puzzle.js";
import { count, first, isUnique, solve } from "../src/solve.js";

/** Of its readings only the fourth has a solution: 36 in the hundreds, 12 in the units. */
const FOURTH = ["12", "x ???", "----", "36", "??", "----", "3612"].join("\n");
const LAYOUT = { layout: true } as const;

describe("a layout whose fourth reading alone has a solution", () => {
  it("is answered of that reading, as it is listed and counted", () => {
    const found = answer(FOURTH, LAYOUT);
    expect(found).toMatchObject({ status: "solved", count: 1n, reading: 3 });
    expect([...solve(FOURTH, LAYOUT)].map(({ text }) => text)).toEqual(["12 * 301 = 3612"]);
    expect(first(FOURTH, LAYOUT)?.text).toBe("12 * 301 = 3612");
    expect(isUnique(FOURTH, LAYOUT)).toBe(true);
    expect(count(FOURTH, LAYOUT).count).toBe(1n);
  });

  it("is listed in the base that is found for that reading", () => {
    const found = answer(FOURTH, { ...LAYOUT, base: "find" });
    const listed = [...solve(FOURTH, { ...LAYOUT, base: "find" })];
    expect(found.status === "solved" && found.count).toBe(BigInt(listed.length));
  });

  it("has no solution where another reading is meant", () => {
    expect(answer(FOURTH, { ...LAYOUT, reading: 0 })).toMatchObject({ status: "none", count: 0n });
    expect([...solve(FOURTH, { ...LAYOUT, reading: 0 })]).toEqual([]);
    expect(solve(FOURTH, { ...LAYOUT, reading: 9 }).diagnostics[0]?.code).toBe("layout-reading");
    expect(answer(FOURTH, { ...LAYOUT, reading: 9 })).toMatchObject({ status: "invalid" });
  });

  it("is checked of that reading", () => {
    expect(check(FOURTH, "12 * 301 = 3612", LAYOUT).status).toBe("right");
    expect(check(FOURTH, "12 * 301 = 3612", { ...LAYOUT, reading: 0 }).status).toBe("wrong");
  });
});

describe("a layout of several readings that are not finished", () => {
  /** The first reading has none, which is proved at once; the others have many. */
  const MANY = [" 99", "x ???", "----", "???", "???", "----", "?????"].join("\n");

  it("keeps to the limit of nodes with all its readings", () => {
    const found = answer(MANY, { ...LAYOUT, nodes: 40, limit: 0 });
    expect(found).toMatchObject({ status: "unfinished" });
    const { readings = [] } = found as { readings?: readonly { readonly count: bigint }[] };
    expect(readings.length).toBeGreaterThan(2);
    // A solution needs a node, so that many readings with the whole limit each would find more.
    expect(readings.reduce((sum, reading) => sum + reading.count, 0n)).toBeLessThanOrEqual(40n);
  });

  it("is unfinished where the first reading has none and another is not known", () => {
    const found = answer(FOURTH, { ...LAYOUT, nodes: 1, without: ["rows"] });
    expect(found.status).not.toBe("none");
  });
});
