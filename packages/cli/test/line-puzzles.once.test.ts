import { describe, expect, it, vi } from "vitest";
import { cryptarithm } from "./command.js";

// Each test starts the command, some of them several times.
vi.setConfig({ testTimeout: 120_000 });

const LAYOUT = ["  AB", "x C", "---", " DE"];
const DRAWN = cryptarithm(["draw", "--layout", LAYOUT.join("\n")]).out;
const LINE = JSON.stringify({ layout: LAYOUT });

describe("a line of JSON", () => {
  it("is a puzzle with its rules for every command, from a file or as an argument", () => {
    expect(DRAWN).toContain("AB");
    expect(cryptarithm(["draw", LINE])).toMatchObject({ code: 0, out: DRAWN });
    expect(cryptarithm(["draw", "-"], { input: `${LINE}\n\n${LINE}\n` }).out).toBe(`${DRAWN}\n${DRAWN}`);
    expect(cryptarithm(["draw", "--layout", "--file", "-"], { input: `\ufeff${LINE}\r\n` }).out).toBe(DRAWN);
    // All but the times, which differ from run to run.
    const found = (args: readonly string[]): string =>
      cryptarithm([...args, "--json"], { input: LINE }).out.replaceAll(/"\w+Ms":[\d.]+/g, "");
    for (const command of ["solve", "count", "explain", "hint", "grade"])
      expect(found([command, "-"])).toBe(found([command, "--layout", LAYOUT.join("\n")]));
    const own = JSON.stringify({ formula: "AB + B = BA", rules: { base: 11 } });
    expect(cryptarithm(["count", "--quiet", own])).toEqual(
      cryptarithm(["count", "--quiet", "--base", "11", "AB + B = BA"]),
    );
  });

  it("comes from encode and generate without any change", () => {
    const made = cryptarithm(["encode", "--quiet", "7375428/1254", "9567+1085"]).out;
    const { code, out } = cryptarithm(["draw", "-"], { input: made });
    expect([code, out.split("\n\n").length]).toEqual([0, 2]);
  });

  it("is told what is wrong with it", () => {
    const { code, err } = cryptarithm(["grade", JSON.stringify({ formula: "A+B=C", rules: { bas: 3 } })]);
    expect([code, err]).toEqual([2, expect.stringContaining("did you mean")]);
    expect(cryptarithm(["draw", "--svg", "x.svg", "-"], { input: `${LINE}\n${LINE}` })).toMatchObject({
      code: 2,
      err: expect.stringContaining("a picture is of one puzzle"),
    });
  });
});

describe("lines that are puzzles each", () => {
  const NOTE = "2 lines were read as one puzzle; batch reads each line as a puzzle of its own.";
  it("are one puzzle, which is said", () => {
    const input = "OAR + SEAL = INLET\n\nTURTLE + VESSEL = SAILOR\n";
    for (const command of ["grade", "solve", "phrase"])
      expect(cryptarithm([command, "--file", "-"], { input }).err).toContain(NOTE);
  });

  it("are not spoken of where they can be one puzzle", () => {
    for (const input of [
      "SEND + MORE = MONEY\nMORE > SEED",
      "AB + C = DE\nA < B\nF = 3",
      "SEND + MORE = MONEY\n",
    ])
      expect(cryptarithm(["solve", "--file", "-"], { input }).err).not.toContain("lines were read");
  });
});
