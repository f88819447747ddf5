/** What follows from what is written: pale crosses, columns, carries, slips, the text of an answer, keys of links. */
import { type Formula, parse, type RuleOptions, readPuzzle } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { answerText } from "./answer-text.js";
import { keysToWriting, writingToKeys } from "./board-link.js";
import { boardTables, neighbour } from "./cells.js";
import { carrySlips, columnSum } from "./columns.js";
import { factsOf } from "./facts.js";
import { crossTheObvious, Knowledge } from "./knowledge.js";
import { slipsOf } from "./slips.js";
import { NOTHING, type Writing, withCarry, withCrosses, withDigit } from "./writing.js";

function formulaOf(text: string): Formula {
  const read = parse(text);
  if (!read.ok) throw new Error(text);
  return read.formula;
}

function known(
  text: string,
  digits: Readonly<Record<string, number>>,
  rules: RuleOptions = {},
  more = NOTHING,
) {
  const formula = formulaOf(text);
  const tables = boardTables(formula);
  let writing: Writing = more;
  for (const [symbol, digit] of Object.entries(digits))
    writing = withDigit(writing, symbol, { digit, fork: 0 });
  return { formula, tables, known: new Knowledge(factsOf(formula, rules, tables), writing) };
}

const SEND = "SEND + MORE = MONEY";

describe("pale crosses", () => {
  it("follow from entries and leading zeros and go with them", () => {
    const { known: with1 } = known(SEND, { M: 1 });
    expect(with1.note("E", 1)).toBe("follows");
    expect(with1.note("S", 0)).toBe("follows");
    expect(with1.note("E", 0)).toBe("open");
    expect(known(SEND, {}).known.note("E", 1)).toBe("open");
  });

  it("do not pass from letters that may be the same", () => {
    expect(known(SEND, { M: 1 }, { distinct: "off" }).known.note("E", 1)).toBe("open");
    expect(known(SEND, { M: 1 }, { distinct: ["ME"] }).known.note("E", 1)).toBe("follows");
    expect(known(SEND, { M: 1 }, { distinct: ["ME"] }).known.note("S", 1)).toBe("open");
  });

  it("become crosses when the obvious is crossed out", () => {
    const { known: own } = known(SEND, { M: 1, O: 0 });
    const { writing, count } = crossTheObvious(own.facts, own.writing);
    expect(writing.crosses.get("E")).toEqual([0, 1]);
    expect(count).toBe(12);
  });

  it("leave what is given alone", () => {
    const { known: own } = known(SEND, {}, { given: { M: 1, S: [8, 9] } });
    expect(own.digit("M")).toBe(1);
    expect(own.open("S")).toEqual([8, 9]);
  });
});

describe("slips", () => {
  it.each([
    ["two letters with one digit", { E: 5, N: 5 }, { kind: "same-digit", digit: 5, symbols: ["E", "N"] }],
    ["a leading zero", { M: 0 }, { kind: "leading-zero", symbol: "M" }],
    ["a column", { D: 7, E: 5, Y: 3 }, { kind: "column", slip: { place: 0, sum: 12, total: 3 } }],
  ])("name %s", (_, digits, problem) => {
    const { tables, known: own } = known(SEND, digits);
    expect(slipsOf(tables, own)).toEqual([expect.objectContaining({ kind: problem.kind })]);
    expect(slipsOf(tables, own)[0]).toMatchObject(problem);
  });

  it("count the carry of the columns before", () => {
    const { tables, known: own } = known(SEND, { D: 7, E: 5, Y: 2, N: 6, R: 9 });
    expect(slipsOf(tables, own)).toMatchObject([
      { kind: "column", slip: { place: 1, carry: [1, 1], sum: 16, total: 5 } },
    ]);
  });

  it("do not name what may still come out", () => {
    const { tables, known: own } = known(SEND, { E: 5, N: 6, R: 8 });
    expect(slipsOf(tables, own)).toEqual([]);
  });

  it("read differences upwards", () => {
    const { tables, known: own } = known("MONEY - SEND = MORE", { D: 7, E: 5, Y: 3 });
    expect(slipsOf(tables, own)).toMatchObject([
      { kind: "column", slip: { difference: true, sum: 12, total: 3 } },
    ]);
  });
});

describe("carries", () => {
  const slips = (digits: Readonly<Record<string, number>>, slot: string, value: number) => {
    const { tables, known: own } = known(SEND, digits, {}, withCarry(NOTHING, slot, value));
    const sum = columnSum(tables[0] as NonNullable<(typeof tables)[0]>);
    return sum === undefined ? [] : carrySlips(sum, own);
  };

  it("are known where the columns below are full", () => {
    expect(slips({ D: 7, E: 5 }, "0:1", 0)).toMatchObject([{ place: 1, wrote: 0, range: [1, 1] }]);
    expect(slips({ D: 7, E: 5 }, "0:1", 1)).toEqual([]);
  });

  it("are bounded from above, even before a digit is known", () => {
    expect(slips({}, "0:4", 0)).toMatchObject([{ place: 4, range: [1, 1] }]);
    expect(slips({}, "0:2", 2)).toMatchObject([{ place: 2, range: [0, 1] }]);
    expect(slips({}, "0:2", 0)).toEqual([]);
  });
});

describe("cells", () => {
  it("of a line of mathematics stand in reading order", () => {
    const [table] = boardTables(formulaOf("√(AB) + C^2 = D/EF"));
    const written = table?.cells.map((cell) => (cell.kind === "symbol" ? cell.written : "2"));
    expect(written?.join("")).toBe("ABC2DEF");
  });

  it.each([
    "SEND + MORE = MONEY",
    "A + B = C; A - B = D",
    "√(AB) + C^(D + E) = (F/G)!",
    "A < B < C and not A in {1, 2, D}",
    "gcd(AB, CD) = root(E, 3) + F * 2.5",
    "?A * B? = C??",
    "AB@7 + C = DE",
    "AB * CD = EF * GH",
  ])("hold every letter and blank of %s", (text) => {
    const formula = formulaOf(text);
    const tables = boardTables(formula);
    const shown = tables.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.kind === "symbol" ? [cell.symbol] : [])),
    );
    expect(new Set(shown)).toEqual(new Set(factsOf(formula, {}, tables).symbols));
  });

  it("lead to their neighbours, from the first row to the carries", () => {
    const cells = boardTables(formulaOf(SEND)).flatMap((table) => table.cells);
    const s = cells.find((cell) => cell.kind === "symbol" && cell.symbol === "S");
    if (s === undefined) throw new Error("no S");
    expect(neighbour(cells, s, "up")).toMatchObject({ kind: "carry", slot: "0:3" });
    expect(neighbour(cells, s, "right")).toMatchObject({ symbol: "E" });
    expect(neighbour(cells, s, "left")).toBeUndefined();
    expect(neighbour(cells, s, "down")).toMatchObject({ symbol: "M", line: 2 });
  });
});

describe("the text of an answer", () => {
  it("has digits in the places of letters and keeps everything else", () => {
    const { formula, tables, known: own } = known("(SEND) + MORE==MONEY", { S: 9, E: 5, M: 1 });
    expect(answerText(formula, tables, (symbol) => own.digit(symbol))).toBe("(95??) + 1??5==1??5?");
  });

  it("keeps the rows of layouts", () => {
    const read = readPuzzle("   ??\n* 7?\n----\n ?3?\n??\n----\n???2", { layout: true });
    if (!read.ok) throw new Error(read.diagnostics[0]?.message);
    const text = answerText(read.formula, boardTables(read.formula), (symbol) =>
      symbol === "?1" ? 4 : undefined,
    );
    expect(text.split("\n")).toHaveLength(7);
    expect(text).toContain("4?\n* 7?");
  });
});

/** What can be written on the board of SEND + MORE = MONEY. */
const SEND_BOARD = { symbols: [..."SENDMORY"], slots: new Set(["0:1", "0:2", "0:3", "0:4"]), base: 10 };

describe("links", () => {
  it("carry what is written, and back", () => {
    let writing = withDigit(NOTHING, "M", { digit: 1, fork: 0 });
    writing = withCarry(withCrosses(writing, "E", [2, 3, 4]), "0:4", 1);
    const keys = writingToKeys(writing);
    expect([...keys]).toEqual([
      ["fill", "M=1"],
      ["not", "E=2.3.4"],
      ["carry", "4=1"],
    ]);
    expect(keysToWriting(keys, SEND_BOARD)).toEqual({ writing, unread: [] });
  });

  it("take only symbols and digits that there are", () => {
    const keys = new Map([
      ["fill", "X=1,M=99,S=9,<b>=1"],
      ["carry", "x=1,9=1,2=12,3=-1"],
    ]);
    const { writing, unread } = keysToWriting(keys, SEND_BOARD);
    expect([...(writing?.digits ?? [])]).toEqual([["S", { digit: 9, fork: 0 }]]);
    expect([...(writing?.carries ?? [])]).toEqual([["0:2", 12]]);
    expect(unread).toEqual(["X = 1", "M = 99", "<b> = 1", "cx = 1", "c9 = 1", "c3 = -1"]);
    expect(keysToWriting(new Map(), SEND_BOARD).writing).toBeUndefined();
  });
});
