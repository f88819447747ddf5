import { describe, expect, it } from "vitest";
import { explain } from "../../explain.js";
import { parse } from "../../syntax/parser.js";
import { type StackedSum, stackedSums } from "../setting/stacked-sum.js";
import { Known } from "../state/known.js";
import { drawColumn } from "./draw-column.js";
import { filledIn } from "./filled-in.js";

const only = (text: string): StackedSum => stackedSums(text)[0] as StackedSum;

describe("a stacked sum", () => {
  it("has its numbers below each other, units first, and names for its carries", () => {
    expect(only("SEND + MORE = MONEY")).toEqual({
      part: 0,
      rows: [
        { sign: "", cells: ["D", "N", "E", "S"] },
        { sign: "+", cells: ["E", "R", "O", "M"] },
      ],
      result: { sign: "", cells: ["Y", "E", "N", "O", "M"] },
      carries: ["c1", "c2", "c3", "c4"],
    });
  });

  it("of a difference says how its columns are read", () => {
    const { rows, upwards } = only("SOCIAL - GAMES = APPS");
    expect(rows.map(({ sign }) => sign)).toEqual(["", "-"]);
    expect(upwards).toBe("APPS + GAMES = SOCIAL");
  });

  it("may have its result on the left, printed digits and unknown cells", () => {
    const { rows, result } = only("A? = 7 + B2");
    expect(rows.map(({ cells }) => cells)).toEqual([[7], [2, "B"]]);
    expect(result.cells).toEqual(["?1", "A"]);
  });

  it("is made of each equation, and of nothing else", () => {
    expect(stackedSums("A + B = C; D + A = BC; A < C").map(({ part }) => part)).toEqual([0, 1]);
    expect(stackedSums("A * B = CD")).toEqual([]);
    expect(stackedSums("2 * AB + C = DE")).toEqual([]);
    expect(stackedSums("A +")).toEqual([]);
  });
});

describe("what is known", () => {
  it("grows with the facts of steps, and a copy grows by itself", () => {
    const known = new Known();
    known.learn([{ id: 1, claim: { letter: "A", digits: [3, 4] } }]);
    const copy = known.copy();
    copy.learn([
      { id: 2, claim: { letter: "A", digits: [4, 5] } },
      { id: 3, claim: { carry: { part: 0, place: 1 }, from: 1, to: 1 } },
    ]);
    expect([known.digit("A"), copy.digit("A")]).toEqual([undefined, 4]);
    expect([known.carry({ part: 0, place: 1 }), copy.carry({ part: 0, place: 1 })]).toEqual([undefined, 1]);
  });

  it("at the end of an explanation is its solution", () => {
    const explanation = explain("SEND + MORE = MONEY");
    if (explanation.status === "invalid") throw new Error("it is understood");
    const known = new Known();
    for (const { facts } of explanation.steps) known.learn(facts);
    expect(Object.fromEntries(known.settled)).toEqual(explanation.solutions[0]?.digits);
  });
});

describe("a drawn column", () => {
  const sum = only("SEND + MORE = MONEY");

  it("stands between its neighbours, with what is known", () => {
    const known = new Known();
    known.learn([
      { id: 1, claim: { letter: "O", digits: [0] } },
      { id: 2, claim: { carry: { part: 0, place: 2 }, from: 1, to: 1 } },
    ]);
    const { columns, signs } = drawColumn(sum, 2, known);
    expect(signs).toEqual(["", "+", ""]);
    expect(columns.map(({ place }) => place)).toEqual([3, 2, 1]);
    expect(columns[1]).toEqual({
      place: 2,
      carry: { name: "c2", value: 1 },
      cells: [{ letter: "E" }, { letter: "O", digit: 0 }, { letter: "N" }],
    });
  });

  it("has one neighbour at either end, and no carry into the units", () => {
    const [units, first] = [drawColumn(sum, 0, new Known()), drawColumn(sum, 4, new Known())];
    expect(units.columns.map(({ place, carry }) => [place, carry?.name])).toEqual([
      [1, "c1"],
      [0, undefined],
    ]);
    expect(first.columns.map(({ place, cells }) => [place, cells[0]])).toEqual([
      [4, null],
      [3, { letter: "S" }],
    ]);
  });
});

it("a puzzle is filled in as far as it is known, in the user's own spelling", () => {
  const parsed = parse("send + MoRe = money; ? > 1");
  if (!parsed.ok) throw new Error("it is understood");
  expect(filledIn(parsed.formula, new Map([["M", 1]]))).toBe("send + 1oRe = 1oney; ? > 1");
});
