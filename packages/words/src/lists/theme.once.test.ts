import { describe, expect, test } from "vitest";
import { readTheme, SKIP_REASONS, type SkipReason } from "./theme.js";
import { filterWords } from "./word-filter.js";

describe("a theme", () => {
  const words = ["SUN", "MOON", "STAR"];
  test.each([
    "sun\nmoon\r\nstar\n",
    "sun, moon; star",
    "Sun moon  star",
    "Sun moon star.",
    "# sky\nsun\nmoon # at night\nstar",
    "\ufeffsun\r\nmoon\r\nstar",
    "\ufeff# sky\nsun\nmoon\nstar",
    "sun\rmoon\rstar",
    "sun\u2028moon\u2028star",
    "sun\tmoon\tstar",
    "\n\n  sun \n\n, moon ,, star;\n",
    '"sun", "moon", «star»',
    "¿sun?, (moon), ‘star’",
    "sun，moon、star",
    "s\u00adun, mo\u200con, ´star",
  ])("is read from %j", (text) => {
    expect(readTheme(text)).toEqual({ words, skipped: [], repeated: 0 });
  });

  test.each(["", "\n", "\ufeff", " \r\n\t", "# nothing", ",;,"])("may be empty: %j", (text) => {
    expect(readTheme(text)).toEqual({ words: [], skipped: [], repeated: 0 });
  });

  test("has one word an entry where there are separators", () => {
    expect(readTheme("New York, Rome").words).toEqual(["NEWYORK", "ROME"]);
    expect(readTheme("New York\nRome").words).toEqual(["NEWYORK", "ROME"]);
    expect(readTheme("New York").words).toEqual(["NEW", "YORK"]);
    expect(readTheme("ice_cream, Jack-in-the-box, St. John's, * C, - F").words).toEqual([
      "ICECREAM",
      "JACKINTHEBOX",
      "STJOHNS",
      "C",
      "F",
    ]);
  });

  test("has each word once, and counts what comes again", () => {
    expect(readTheme("moon, Moon, sun, mo-on")).toEqual({ words: ["MOON", "SUN"], skipped: [], repeated: 2 });
  });

  test.each([
    ["Käse Brot", undefined, ["KÄSE", "BROT"]],
    ["Käse Brot", "de", ["KAESE", "BROT"]],
    ["Straße, Fuß", undefined, ["STRASSE", "FUSS"]],
    ["l'été, garçon, cœur", undefined, ["LÉTÉ", "GARÇON", "CŒUR"]],
    ["l'été, garçon, cœur", "fr", ["LETE", "GARCON", "COEUR"]],
    ["мир, п’ять, ёлка", undefined, ["МИР", "ПЯТЬ", "ЁЛКА"]],
    ["мир, ёлка, чай", "ru", ["МИР", "ЕЛКА", "ЧАЙ"]],
    ["ποτάμι, θάλασσα, νησί", undefined, ["ΠΟΤΆΜΙ", "ΘΆΛΑΣΣΑ", "ΝΗΣΊ"]],
    ["col·legi, paral·lel", undefined, ["COLLEGI", "PARALLEL"]],
    ["e\u0301te\u0301, o\u0308l", undefined, ["ÉTÉ", "ÖL"]],
    ["x\u0323ola", undefined, ["X\u0323OLA"]],
    ["हिंदी, नमक", undefined, ["हिंदी", "नमक"]],
    ["שלום, עולם", undefined, ["שלום", "עולם"]],
    ["日本、東京", undefined, ["日本", "東京"]],
  ])("keeps the letters of %j, without accents in %j only", (text, language, wanted) => {
    const options = language === undefined ? {} : { folded: true, language };
    expect(readTheme(text, options)).toEqual({ words: wanted, skipped: [], repeated: 0 });
  });
});

describe("what a theme skips", () => {
  test.each<readonly [string, SkipReason]>([
    ["apollo 11", "digits"],
    ["42", "digits"],
    ["½cup", "digits"],
    ["3rd", "digits"],
    ["🍎 apple", "signs"],
    ["I ❤ NY", "signs"],
    ["and/or", "signs"],
    ["apple/MS", "signs"],
    ["rock & roll", "signs"],
    ["C#", "signs"],
    ["F# major", "signs"],
    ["@home", "signs"],
    ["a@b.com", "signs"],
    ["--", "no letters"],
    ["🍎", "no letters"],
    ["+", "no letters"],
    ["\u0301", "no letters"],
    ["ʼ", "no letters"],
    ["caf\ufffd", "wrong encoding"],
    ["s\u0000e\u0000n\u0000d\u0000", "wrong encoding"],
    ["\ud83c", "wrong encoding"],
    ["\u0420EAR", "two alphabets"],
    ["Αlpha", "two alphabets"],
    ["a".repeat(51), "too long"],
  ])("is %j, because of %s", (text, reason) => {
    const { words, skipped } = readTheme(`sun\n\n${text}\nmoon`);
    expect(words).toEqual(["SUN", "MOON"]);
    expect(skipped).toHaveLength(1);
    expect(skipped[0]).toMatchObject({ reason, line: 3 });
  });

  test("is shown as it was written, or its beginning", () => {
    expect(readTheme("sun, apollo 11").skipped).toEqual([{ text: "apollo 11", reason: "digits", line: 1 }]);
    expect(readTheme("a".repeat(1000)).skipped[0]?.text).toBe(`${"a".repeat(40)}…`);
    expect(readTheme(`🍎${"🍎".repeat(100)}`).skipped[0]?.text).toBe(`${"🍎".repeat(40)}…`);
    expect(readTheme("a".repeat(50)).words).toEqual(["A".repeat(50)]);
  });

  test("has every reason that is named", () => {
    const all = readTheme(`1, a+b, \ufffd, аb, ${"x".repeat(60)}, -`).skipped.map(({ reason }) => reason);
    expect(new Set(all)).toEqual(new Set(SKIP_REASONS.map((reason) => reason)));
  });
});

describe("large files are read in a moment", () => {
  const seconds = (work: () => void): number => {
    const before = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - before) / 1e6;
  };
  test.each([
    ["one word of a million letters", "a".repeat(1e6), 0, 1],
    ["a line of a megabyte", "sun moon ".repeat(111_111), 2, 0],
    ["a megabyte of commas", ",".repeat(1e6), 0, 0],
    ["a megabyte of punctuation", `${"!-".repeat(5e5)}`, 0, 1],
    ["a megabyte of hashes", "# ".repeat(5e5), 0, 0],
    ["a megabyte of spaces before a word", `${" ".repeat(1e6)}sun`, 1, 0],
    ["a megabyte of punctuation inside an entry", `b, a${"! ".repeat(5e5)}a`, 1, 1],
    ["a megabyte of marks", "\u0301".repeat(5e5), 0, 1],
    ["numbers, one a line", "1\n".repeat(1e5), 0, 1e5],
  ])("%s", (_name, text, words, skipped) => {
    let theme: ReturnType<typeof readTheme> | undefined;
    expect(seconds(() => (theme = readTheme(text)))).toBeLessThan(5);
    expect(theme?.words).toHaveLength(words);
    expect(Math.min(theme?.skipped.length ?? 0, 1e5)).toBeGreaterThanOrEqual(skipped);
  });
});

test("letters are counted with their marks, in any script", () => {
  expect(filterWords(["हिंदी", "नमक", "X\u0323O", "МИР"], { longest: 2 })).toEqual(["हिंदी", "X\u0323O"]);
  expect(filterWords(["ÉTÉ", "ETE", "ЁЛКА"], { without: "E" })).toEqual(["ÉTÉ", "ЁЛКА"]);
  expect(filterWords(["ÉTÉ", "ETE", "ЁЛКА"], { mustContain: "Ё" })).toEqual(["ЁЛКА"]);
});
