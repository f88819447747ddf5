/** Conditions below layouts: published puzzles of odd and even digits and the like, mistakes, and what `where` is not. */
import { describe, expect, it } from "vitest";
import { check } from "../check.js";
import { prove } from "../prove.js";
import { repair } from "../repair.js";
import { answer } from "../search/answer-puzzle.js";
import { verify } from "../verify.js";
import { partConditions } from "./conditions.js";
import { readLayout } from "./read-layout.js";

function solved(text: string): readonly string[] | string {
  const found = answer(text, { layout: true, limit: 100 });
  if (found.status === "invalid") return found.diagnostics.map(({ code }) => code).join();
  expect(found.complete).toBe(true);
  return found.solutions.map((solution) => solution.text);
}

const ODD_EVEN = "  OEE\nx  EE\n-----\n EOEE\n EOE\n-----\n OOEE";

describe("a letter for any digit of a kind", () => {
  it("finds what brute force finds", () => {
    const kinds = (n: number): string => [...`${n}`].map((d) => (Number(d) % 2 === 1 ? "O" : "E")).join("");
    const expected: string[] = [];
    for (let a = 100; a < 1000; a++)
      for (let b = 10; b < 100; b++) {
        const rows = [a, b, a * (b % 10), a * Math.floor(b / 10), a * b];
        if (rows.map(kinds).join() === "OEE,EE,EOEE,EOE,OOEE") expected.push(`${a} * ${b} = ${a * b}`);
      }
    expect(expected).toEqual(["348 * 28 = 9744"]);
    for (const where of [
      "where each O in {1,3,5,7,9}; each E in {0,2,4,6,8}",
      "where each O % 2 = 1\neach E % 2 = 0\n",
      "\nWHERE: each o % 2 != 0; each e % 2 = 0;",
    ])
      expect(solved(`${ODD_EVEN}\n${where}`)).toEqual(expected);
  });

  it("stands next to letters that are letters", () => {
    expect(solved("  2A\n+ X0\n----\n  BA\nwhere each X < 3; A > 7; A != 9")).toEqual([
      "28 + 10 = 38",
      "28 + 20 = 48",
    ]);
  });

  it("may be all unknown digits", () => {
    const knuth = "   ???\nx ????\n------\n  ???7\n ????\n????\n???\n------\n777777";
    expect(solved(knuth)).toHaveLength(2);
    expect(solved(`${knuth}\n\nwhere each ? != 7`)).toEqual(["539 * 1443 = 777777"]);
    expect(solved(`${knuth.replaceAll("?", "N")}\n\nwhere each N != 7`)).toEqual(["539 * 1443 = 777777"]);
  });

  it("may be told from a letter", () => {
    const take =
      "      .......\n×      ......\n     ........\n     OO.....\n  ..O..O..\n ...O..O.\n...O..O\n ....OO......";
    expect(solved(`${take}\nwhere each ? != O`)).toEqual(["2208068 * 357029 = 788344309972"]);
  });
});

describe("conditions on letters", () => {
  it("take away solutions", () => {
    const text = "   ...\n × ...\n ------\n   ...\n  ...\n ODD\n ------\n PUZZLE";
    expect(solved(text)).toHaveLength(3);
    expect(solved(`${text}\n\nwhere E % 2 = 1`)).toEqual(["161 * 635 = 102235"]);
    expect(solved(`${text}\nwhere is_prime(OD); O < 7`)).toEqual([]);
  });

  it("belong to JSON layouts, too", () => {
    const json = '{"kind":"multiplication","multiplicand":"289","multiplier":"AB","product":"9826"}';
    expect(solved(`${json}\nwhere A < B`)).toEqual(["289 * 34 = 9826"]);
    expect(solved(`${json}\nwhere A > B`)).toEqual([]);
  });

  it("are asked of answers", () => {
    const text = "  289\nx  AB\n-----\n 9826\nwhere A";
    expect(check(`${text} < B`, "289 * 34 = 9826", { layout: true }).status).toBe("right");
    for (const answerText of ["289 * 34 = 9826", "A=3 B=4"])
      expect(check(`${text} > B`, answerText, { layout: true }).status).toBe("wrong");
    const each = "  OE\n+  E\n---\n EE\nwhere each O in {1,3,5,7,9}; each E in {0,2,4,6,8}";
    expect(check(each, "13 + 8 = 21", { layout: true }).status).toBe("wrong");
  });

  it("are told, proved and verified, and keep their layout from being changed", () => {
    const text = `${ODD_EVEN}\nwhere each O % 2 = 1; each E % 2 = 0`;
    const found = answer(text, { layout: true });
    expect(found.status === "solved" && found.notes[1]).toBe(
      "Its conditions: each O % 2 = 1; each E % 2 = 0.",
    );
    const proof = prove(text, { layout: true });
    expect(proof.certificate && verify(proof.certificate)).toMatchObject({ valid: true });
    const none = repair("  289\nx  AB\n-----\n 9826\nwhere A > B", { layout: true });
    expect(none.status).toBe("unfinished");
  });
});

describe("mistakes", () => {
  it.each([
    ["where Q < 3", "layout-condition", "Q"],
    ["where S <", "missing-operand", "<"],
    ["where ? < 3", "layout-condition", "?"],
    ["where each X < 3", "layout-condition", "X < 3"],
    ["where S odd", "two-words", "S odd"],
  ])("%s", (where, code, at) => {
    const text = ` S?ND\n+MORE\n-----\nMONEY\n${where}`;
    const read = readLayout(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.diagnostics.map((d) => [d.code, text.slice(...d.span)])).toEqual([[code, at]]);
  });

  it("each is about one digit", () => {
    const read = readLayout(" SEND\n+MORE\n-----\nMONEY\nwhere each S < 3*SE");
    expect(read.ok || read.diagnostics[0]?.code).toBe("layout-condition");
  });
});

it("WHERE may be a number", () => {
  for (const text of [
    " WHERE\n+THERE\n------\nABCDEF",
    "WHERE\nTHERE\nHERE",
    " THERE +\n WHERE =\n------\nABCDEF",
  ]) {
    expect(partConditions(text, {})).toEqual({ calculation: text });
  }
});
