/** Texts as pages print them, with what stands around the calculation; each is read as the same one without it. */
import { describe, expect, it } from "vitest";
import { answer } from "../../search/answer-puzzle.js";
import { layoutLine, writtenCell } from "../line.js";
import { readLayout } from "../read-layout.js";
import { plainText } from "./plain-text.js";

/** The first reading in one line, and how many rows it has. */
function lineOf(text: string): string | undefined {
  const read = readLayout(text);
  const layout = read.ok ? read.readings[0]?.layout : undefined;
  return layout && `${layoutLine(layout, writtenCell)} (${layout.rows.length})`;
}

const TIMES = "??? * ?? = ????? (5)";

describe("what stands around a calculation is passed over", () => {
  it.each([
    [
      "remarks behind arrows",
      "   ***\nx   **\n-----\n  ****  <-- partial product 1\n ****   ← partial product 2\n-----\n *****",
      TIMES,
    ],
    ["colons of a quotation", ": * * * X\n: * *\n: -----\n: * * * *\n: * * * *\n: -----\n: * * * * *", TIMES],
    ["signs of a comment", "#    ???\n# x   ??\n# ------\n#   ????\n#  ????\n# ------\n#  ?????", TIMES],
    [
      "underscores that keep columns",
      "_____*_*_* X\n_______*_*\n-------------\n____* * * *\n__* * * *\n-------------\n__* * * * *",
      TIMES,
    ],
    ["a sign behind the ruled line", "   ???\n    ??\n------ *\n  ????\n ????\n------\n ?????", TIMES],
    ["dots of a list", "   •••\nx   ••\n------\n  ••••\n ••••\n------\n •••••", TIMES],
    [
      "a quotient behind a backslash",
      "? ? 9 / 6 ? 8 ? ? ? \\ ? 5 3\n        ? ? ? 2\n        -------\n          ? 9 ? ?\n          ? ? 4 ?\n          -------\n            ? ? 4 ?\n            ? ? ? ?",
      "6?8??? / ??9 = ?53 (8)",
    ],
    ["lines over spaces", "7)3?5?6\n  ̄ ̄ ̄ ̄ ̄\n  ?93?", "3?5?6 / 7 = ?93? (3)"],
    [
      "ruled lines of underscores below underscores that stand apart",
      "1 _ 6 0 _ :57 =3_ _\n_ _ 1\n_____\n  2 _ 0\n  _ _ _\n_____\n    _ _ _\n    _ _ _\n_____\n        0",
      "1?60? / 57 = 3?? (9)",
    ],
  ])("%s", (_, text, line) => {
    expect(plainText(text)).toHaveLength(text.length);
    expect(lineOf(text)).toBe(line);
  });

  it("leaves other texts as they are", () => {
    for (const text of [
      "_2?5\n ?3\n---\n 12",
      "  AB7\n- 7BA\n-----\n  1AB",
      "....\n.  9",
      "SEND + MORE <-- MONEY",
      "1.5\n+2.25\n-----\n3.75",
    ])
      expect(plainText(text)).toBe(text);
  });
});

describe("zeros and X", () => {
  it("a remainder of several zeros is 0", () => {
    const text =
      "Y F Y\n------\nA Y | N E L L Y\nN L Y\n------\nP P L\nP N H\n------\nN L Y\nN L Y\n------\n0 0 0";
    const { count, solutions } = answer(text, { layout: true }) as ReturnType<typeof answer> & {
      solutions: readonly { text: string }[];
      count: bigint;
    };
    expect([count, solutions[0]?.text]).toEqual([1n, "19775 / 35 = 565"]);
  });

  it("an X that is the only letter may be any digit, behind the readings as a letter", () => {
    const text =
      " x x x x\n---------\n√xxxxxx3x\n x\n--\n xxx\n  xx\n----\n  xxxx\n  xxxx\n  ----\n    xxx3x\n    xxx3x";
    const read = readLayout(text);
    expect(read.ok && read.readings.map(({ letters, unknowns }) => [letters, unknowns > 0])).toEqual([
      [["X"], false],
      [[], true],
    ]);
    const found = answer(text, { layout: true });
    expect(found.status === "solved" && found.solutions.map(({ text: line }) => line)).toEqual([
      "√10201636 = 3194",
    ]);
  });

  it("an X next to other unknown digits is a letter", () => {
    const read = readLayout(
      "    ????\n  ------\n?X)XX??X\n   ?X\n   --\n   ???\n    ??\n   ---\n    ???\n    ?X?\n    ---\n     ?X\n     ?X",
    );
    expect(read.ok && read.readings.every(({ letters }) => letters.join() === "X")).toBe(true);
  });
});
