/** Whatever a text holds, reading it ends soon, and with readings or a diagnostic whose span is in the text. */
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../number/random.js";
import { describeLayout } from "../describe-layout.js";
import { readLayout } from "../read-layout.js";

/** Milliseconds of the processor in which any text of 100,000 characters is answered. */
const LIMIT = 4000;

function readSafely(text: string): void {
  // Not the clock, which goes on while other programs run.
  const before = process.cpuUsage();
  const read = readLayout(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000, JSON.stringify(text.slice(0, 200))).toBeLessThan(LIMIT);
  if (read.ok) {
    expect(read.readings.length).toBeGreaterThan(0);
    expect(read.readings.length).toBeLessThanOrEqual(6);
    for (const { layout } of read.readings)
      if (layout !== undefined) expect(describeLayout(layout)).not.toBe("");
    return;
  }
  expect(read.diagnostics.length).toBeGreaterThan(0);
  for (const { span, message, code } of read.diagnostics) {
    expect(code).toMatch(/^[a-z-]+$/);
    expect(message).not.toBe("");
    expect(span[0]).toBeGreaterThanOrEqual(0);
    expect(span[1]).toBeGreaterThanOrEqual(span[0]);
    expect(span[1]).toBeLessThanOrEqual(text.length);
  }
}

const SIGNS = [
  ..."+-*/=()|_.,:'xXRr?~√∛ABC0123456789□×÷–—─│┌└⟌‾ \t\n\r",
  "\r\n",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\u200d",
  "\u202e",
  "\u2067",
  "e\u0301",
  "👩‍👩‍👧",
  "🍎",
  "א",
  "م",
  "\u0660",
  "\ud800",
  "\u0000",
  "…",
  "²",
  "----",
  "\n----\n",
  "\n  ",
];

describe("hostile layouts", () => {
  it("of random marks are answered", () => {
    const random = randomFrom(3);
    for (let run = 0; run < 800; run++) {
      const length = 1 + random.integer(random.pick([8, 30, 120, 400]));
      let text = "";
      for (let i = 0; i < length; i++) text += random.pick(SIGNS);
      readSafely(text);
    }
  });

  it("of random characters are answered", () => {
    const random = randomFrom(4);
    for (let run = 0; run < 300; run++) {
      const units = Array.from({ length: random.integer(200) }, () =>
        random.integer(3) === 0 ? 10 : random.integer(0x10000),
      );
      readSafely(String.fromCharCode(...units));
    }
  });

  it("that are calculations with a mark changed are answered", () => {
    const random = randomFrom(5);
    const texts = [
      "    STP\nBT)KDNG\n   PK\n   --\n    FN\n    TN\n    --\n    BGG\n     NB\n    ---\n      N",
      "  ?52?\nx   3?\n------\n  ?0?8\n 4??2\n------\n 4?7?8",
      "    3  5\n   √12 34\n    9\n    --\n65) 3 34\n    3 25\n    ----\n       9",
      "8236 | 29\n58   |----\n--   | 284\n243  |\n232  |\n",
      "  SEND\n+ MORE\n------\n MONEY",
    ];
    for (let run = 0; run < 800; run++) {
      let text = random.pick(texts);
      for (let change = 0; change <= random.integer(4); change++) {
        const at = random.integer(text.length);
        text = text.slice(0, at) + random.pick(["", random.pick(SIGNS)]) + text.slice(at + random.integer(3));
      }
      readSafely(text);
    }
  });

  const LONG: readonly (readonly [string, string])[] = [
    ["one long line of digits", "7".repeat(100_000)],
    ["long lines of digits", `${"7".repeat(33_000)}\n+${"6".repeat(33_000)}\n---\n${"8".repeat(33_000)}`],
    [
      "a long multiplication",
      `${"7".repeat(30_000)}\nx 45\n---\n${"7".repeat(30_000)}\n${"7".repeat(30_000)}\n--\n${"7".repeat(30_000)}`,
    ],
    [
      "a multiplication of many rows",
      `${"7".repeat(300)}\n× ${"6".repeat(150)}\n---\n${`${"8".repeat(300)}\n`.repeat(150)}---\n${"9".repeat(450)}`,
    ],
    [
      "a multiplication of two long numbers",
      `${"7".repeat(50_000)}\n× ${"6".repeat(50_000)}\n---\n${"8".repeat(100)}\n${"8".repeat(100)}`,
    ],
    ["a division of many rows", `${"?".repeat(1000)} : ?? = ${"?".repeat(999)}\n${"???\n".repeat(2000)}`],
    [
      "a division of a long number",
      `${"?".repeat(40_000)} : ${"?".repeat(20_000)} = ${"?".repeat(20_000)}\n${`${"?".repeat(20_000)}\n`.repeat(3)}`,
    ],
    [
      "a division of very many rows",
      `${"?".repeat(30_000)} : ? = ${"?".repeat(30_000)}\n${"??\n".repeat(3900)}`,
    ],
    ["a root of many groups", `√${"?".repeat(20_000)} = ${"?".repeat(10_000)}\n${"???\n".repeat(3000)}`],
    ["many short rows", "1\n".repeat(50_000)],
    ["many rows", "12\n".repeat(3900)],
    ["many signs", "+-x".repeat(33_000)],
    ["many brackets", "1)".repeat(50_000)],
    ["many bars in many lines", "1|2\n".repeat(25_000)],
    ["many upright lines", "|\n".repeat(3000) + "|".repeat(50_000)],
    ["many ruled lines", "--\n".repeat(33_000)],
    ["a very long ruled line", `12\n+3\n${"-".repeat(100_000)}\n15`],
    ["many dots", `${".".repeat(50_000)}\n${".".repeat(50_000)}`],
    ["many underscores", `${"_".repeat(50_000)}\n${"_".repeat(50_000)}`],
    ["underscores between digits", `${"_1".repeat(25_000)}\n${"1_".repeat(25_000)}`],
    ["many letters X", `${"x".repeat(30_000)}\n${"X ".repeat(30_000)}`],
    ["many commas", `${"1,".repeat(30_000)}\n${"1,234".repeat(10_000)}`],
    ["many tabs", `${"\t".repeat(50_000)}1\n+2\n${"\t3".repeat(20_000)}`],
    ["many combining marks", `a${"\u0301".repeat(100_000)}\n+b\n--\nc`],
    ["many invisible marks", `1${"\u200b".repeat(100_000)}\n+2\n--\n3`],
    ["text from right to left", `${"א".repeat(20_000)}\n+${"ב".repeat(20_000)}\n--\n${"ג".repeat(20_000)}`],
    ["emoji", `${"🍎".repeat(10_000)}\n+${"🍐".repeat(10_000)}\n--\n${"🍊".repeat(10_000)}`],
    ["more than there may be", "1".repeat(2_000_000)],
    ["nothing", ""],
    ["white space", " \n\t\n\u3000"],
    ["a ruled line", "-----"],
    ["words", "Dear Sir,\nplease find enclosed\nour invoice."],
  ];

  it.each(LONG)("such as %s are answered soon", (_, text) => readSafely(text));
});
