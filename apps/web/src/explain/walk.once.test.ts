import { type Explanation, explain } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { type Stop, surelyKnown, type Walk, walkOf } from "./walk.js";

function explained(text: string): Explanation {
  const explanation = explain(text);
  if (explanation.status === "invalid") throw new Error(text);
  return explanation;
}

const walkFor = (text: string): Walk => walkOf(explained(text));
const kinds = ({ stops }: Walk): string => stops.map(({ kind }) => kind).join(" ");
const digitsAt = (stop: Stop | undefined): string =>
  [...(stop?.known.settled ?? [])].map(([letter, digit]) => `${letter}${digit}`).join(" ");

describe("the walk through an explanation", () => {
  it("has a stop for each step of SEND + MORE, a start and an end", () => {
    const walk = walkFor("SEND + MORE = MONEY");
    expect(walk.steps).toBe(12);
    expect(walk.stops.map(({ id }) => id)).toEqual([..."0123456789".split(""), "10", "11", "12", "end"]);
  });

  it("knows at each stop what its step concludes, and no more", () => {
    const { stops } = walkFor("SEND + MORE = MONEY");
    expect(digitsAt(stops[0])).toBe("");
    expect(digitsAt(stops[2])).toBe("M1 O0");
    expect([...(stops[2]?.fresh ?? [])]).toEqual(["O"]);
    expect(digitsAt(stops.at(-1)).split(" ")).toHaveLength(8);
  });

  it("meets a step with a case twice, and leaves what was supposed in the case", () => {
    const walk = walkFor("FORTY + TEN + TEN = SIXTY");
    const at = walk.stops.findIndex(({ id }) => id === "12");
    expect(walk.stops.slice(at, at + 5).map(({ id }) => id)).toEqual(["12", "13", "14", "15", "12so"]);
    expect(walk.stops[at + 1]?.turns.map(({ assumed, kind }) => [kind, assumed.title])).toEqual([
      ["suppose", "X = 3"],
    ]);
    expect(digitsAt(walk.stops[at + 1])).toContain("X3");
    const [before, inside] = [walk.stops[at], walk.stops[at + 1]];
    expect(before && inside && [...surelyKnown(inside, walk).settled]).toEqual([
      ...(before?.known.settled ?? []),
    ]);
    expect(walk.stops[at + 3]).toMatchObject({ kind: "step", closes: "cannot" });
    expect(digitsAt(walk.stops[at + 4])).toContain("X4");
    const last = walk.stops[at];
    expect(last?.kind === "step" && walk.exits.get(last.step)).toBe(at + 4);
  });

  it("goes all ways of a fork, each to its solution, and names no stop twice", () => {
    const walk = walkFor("TWO + TWO = FOUR");
    expect(walk.stops.filter(({ kind }) => kind === "solution")).toHaveLength(7);
    expect(walk.stops.at(-1)?.id).toBe("end");
    const ids = walk.stops.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+$/);
    for (const [each, at] of walk.beginnings) expect(walk.stops[at]?.turns.at(-1)?.assumed).toBe(each);
  });

  it("ends where there is no solution", () => {
    const walk = walkFor("CAT + WHO = CURRENT");
    expect(kinds(walk)).toBe("start step end");
    expect(walk.stops.at(-1)).toMatchObject({ end: { kind: "impossible" } });
  });

  it("stops before cases that are too many, and counts them", () => {
    const explanation = explained("SO + MANY + MORE + MEN + SEEM + TO + SAY + THAT + THEY + MAY = TESTS");
    expect(explanation.table).toBe(true);
    const walk = walkOf(explanation);
    expect(walk.stops.some(({ turns }) => turns.length > 0)).toBe(false);
    const { rows } = walk.table ?? { rows: [] };
    expect(rows.filter(({ solution }) => solution !== undefined)).toHaveLength(30);
    expect(rows.length).toBeGreaterThan(30);
  });

  it("counts no cases where the limits were met before the first of them", () => {
    const walk = walkOf({ ...explained("SEND + MORE = MONEY"), table: true, end: { kind: "open" } });
    expect(walk.table).toBeUndefined();
    expect(walk.steps).toBe(12);
    expect(walk.stops.at(-1)).toMatchObject({ kind: "end", end: { kind: "open" } });
  });

  it("starts with what is given", () => {
    const explanation = explain("TWO + TWO = FOUR", { given: { R: 0 } });
    if (explanation.status === "invalid") throw new Error();
    expect(digitsAt(walkOf(explanation).stops[0])).toBe("R0");
  });
});
