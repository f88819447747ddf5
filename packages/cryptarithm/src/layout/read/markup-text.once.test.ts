/** One calculation with the markup of web pages, LaTeX, tables and spreadsheets: it is always read as the same. */
import { describe, expect, it } from "vitest";
import { answer } from "../../search/answer-puzzle.js";
import { withoutMarkup } from "./markup-text.js";
import { plainText } from "./plain-text.js";

/** 415 × 382 = 158530, of Perelman. */
const TEXTS: readonly (readonly [string, string])[] = [
  [
    "HTML",
    "&nbsp; *1*<br>\n&times;3*2<br/>\n------<br>\n&nbsp; *3*<br>\n&nbsp;3*2*<br>\n*2*5<br>\n------<br>\n<b>1*8*30</b>",
  ],
  [
    "HTML on one line",
    "<pre>&#160; *1*<br>&#xD7;3*2<br>------<br>&nbsp; *3*<br>&nbsp;3*2*<br>*2*5<br>------<br>1*8*30</pre>",
  ],
  [
    "a LaTeX array",
    "\\begin{array}{r}\n*1* \\\\\n\\times 3*2 \\\\\n\\hline\n*3* \\\\\n3*2* \\\\\n*2*5 \\\\\n\\hline\n1*8*30\n\\end{array}",
  ],
  [
    "LaTeX on one line",
    "$\\begin{array}{r} *1* \\\\ \\times 3*2 \\\\ \\hline *3* \\\\ 3*2* \\\\ *2*5 \\\\ \\hline 1*8*30 \\end{array}$",
  ],
  [
    "a table",
    "|   |   |   | * | 1 | * |\n| × |   |   | 3 | * | 2 |\n|---|---|---|---|---|---|\n|   |   |   | * | 3 | * |\n|   |   | 3 | * | 2 | * |\n|   | * | 2 | * | 5 |   |\n|---|---|---|---|---|---|\n| 1 | * | 8 | * | 3 | 0 |",
  ],
  ["a narrow table", "||||*|1|*|\n|×|||3|*|2|\n||||*|3|*|\n|||3|*|2|*|\n||*|2|*|5||\n|1|*|8|*|3|0|"],
  [
    "fields of a spreadsheet",
    "\t\t\t*\t1\t*\n×\t\t\t3\t*\t2\n\t\t\t*\t3\t*\n\t\t3\t*\t2\t*\n\t*\t2\t*\t5\t\n1\t*\t8\t*\t3\t0",
  ],
  [
    "numbers behind the rows",
    "   *1* (1)\n × 3*2 (2)\n------\n   *3* (3)\n  3*2* (4)\n *2*5 (5)\n------\n1*8*30 (6)",
  ],
];

describe("markup is passed over", () => {
  it.each(TEXTS)("%s", (_, text) => {
    expect(plainText(text)).toHaveLength(text.length);
    const found = answer(text, { layout: true });
    expect(found.status === "solved" && found.solutions.map((solution) => solution.text)).toEqual([
      "415 * 382 = 158530",
    ]);
  });

  it("where there is some", () => {
    for (const text of ["A & B", " AB\n+<C\n--\nDE", "?2?|3\n 1 |4\n 0 |", "+ A +\n+ B +\n", "A\\B"])
      expect(withoutMarkup(text)).toBe(text);
  });
});

describe("divisions", () => {
  it.each([
    [
      "with the quotient above and the divisor behind",
      "  1?2\n-------\n?26?0 : 325\n325\n---\n2?15\n1950\n----\n 6?0\n 650\n ---\n   0",
    ],
    [
      "with the divisor in a corner of underscores",
      "  ?26?0 |_325__\n -325    1?2\n ----\n  2?15\n -1950\n ----\n   6?0\n  -650\n  ----\n     0",
    ],
  ])("%s", (_, text) => {
    const found = answer(text, { layout: true });
    expect(found.status === "solved" && found.solutions.map((solution) => solution.text)).toEqual([
      "52650 / 325 = 162",
    ]);
  });
});
