import { describe, expect, test } from "vitest";
import { clusterEnds } from "./graphemes.js";
import { SIGNS } from "./operators.js";
import { parse } from "./parser.js";
import { letterKey, type SymbolOptions, splitLetters, symbolReader } from "./symbols.js";

const clusters = (text: string): string[] => {
  const endOf = clusterEnds(text);
  const found: string[] = [];
  for (let at = 0; at < text.length; at = endOf(at)) found.push(text.slice(at, endOf(at)));
  return found;
};

const PREPENDED = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u0d4e]/;

describe("letter keys", () => {
  test.each([
    ["a", "A"],
    ["A", "A"],
    ["к", "К"],
    ["ß", "ß"],
    ["ẞ", "ß"],
    ["ı", "ı"],
    ["i", "I"],
    ["İ", "İ"],
    ["ς", "Σ"],
    ["σ", "Σ"],
    ["ſ", "S"],
    ["\u212a", "K"],
    ["\u212b", "Å"],
    ["µ", "Μ"],
    ["ǆ", "Ǆ"],
    ["ǅ", "Ǆ"],
    ["é", "É"],
    ["e\u0301", "É"],
    ["ё", "Ё"],
    ["ŉ", "ŉ"],
    ["ﬁ", "ﬁ"],
    ["ǰ", "J\u030c"],
    ["J\u030c", "J\u030c"],
    ["ᾳ", "ᾼ"],
    ["Ø", "Ø"],
    ["ა", "Ა"],
    ["ꭰ", "Ꭰ"],
    ["ａ", "Ａ"],
    ["ⅳ", "Ⅳ"],
    ["ⓐ", "Ⓐ"],
    ["か\u3099", "が"],
    ["漢", "漢"],
    ["가", "가"],
    ["○", "○"],
    ["★\ufe0f", "★"],
    ["▷", "▷"],
    ["😀", "😀"],
    ["🇩🇪", "🇩🇪"],
    ["👨‍👩‍👧", "👨‍👩‍👧"],
    ["👍🏽", "👍🏽"],
    ["1\ufe0f\u20e3", "1\u20e3"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["𐐨", "𐐀"],
  ])("%s is %s", (text, key) => {
    expect(letterKey(text)).toBe(key);
    expect(letterKey(key)).toBe(key);
  });

  test("ß, ss, ı, i and İ are told apart", () => {
    const keys = ["ß", "s", "ı", "i", "İ"].map((letter) => letterKey(letter));
    expect(new Set(keys).size).toBe(5);
    expect(letterKey("ss")).toBeUndefined();
  });

  test("with case distinct each letter keeps its case", () => {
    const distinct: SymbolOptions = { case: "distinct" };
    expect(["a", "A", "ς", "σ", "e\u0301"].map((letter) => letterKey(letter, distinct))).toEqual([
      "a",
      "A",
      "ς",
      "σ",
      "é",
    ]);
  });

  test("with accents folded a letter loses its marks", () => {
    const fold: SymbolOptions = { accents: "fold" };
    const keys = ["é", "Ё", "й", "ñ", "が", "İ", "ø", "ǆ", "한", "कु"].map((letter) =>
      letterKey(letter, fold),
    );
    expect(keys).toEqual(["E", "Е", "И", "N", "か", "I", "Ø", "Ǆ", "한", "क"]);
    expect(letterKey("É", { accents: "fold", case: "distinct" })).toBe("E");
  });

  test("only a single letter has one", () => {
    const none = [
      "",
      "AB",
      "5",
      "?",
      "_",
      "□",
      "+",
      " ",
      "²",
      "\u0301",
      "\ud800",
      "\u200b",
      "٣",
      "\ufffd",
      "─",
    ];
    expect(none.map((text) => letterKey(text))).toEqual(none.map(() => undefined));
  });

  test("two code points have one key exactly when simple case folding makes them equal", () => {
    const letters: string[] = [];
    for (let point = 0x41; point < 0x1ffff; point++) {
      const letter = String.fromCodePoint(point);
      if (/^[\p{L}\p{Nl}\p{So}]$/u.test(letter) && letter.normalize("NFC") === letter) letters.push(letter);
    }
    const cased = letters.filter(
      (letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter,
    );
    const all = cased.join("");
    const keys = new Map(cased.map((letter) => [letter, letterKey(letter)]));
    const wrong: string[] = [];
    for (const letter of cased) {
      // Code points whose canonical decompositions fold together are one letter, too (ΐ and its capital).
      if (letter.normalize("NFD") !== letter) continue;
      const twins = all.match(new RegExp(`\\u{${letter.codePointAt(0)?.toString(16)}}`, "giu")) ?? [];
      for (const twin of twins) if (keys.get(twin) !== keys.get(letter)) wrong.push(letter + twin);
      const key = keys.get(letter) ?? "";
      if (![...twins].includes(key) || letterKey(key) !== key) wrong.push(letter);
    }
    expect(cased.length).toBeGreaterThan(2500);
    expect(wrong).toEqual([]);
    for (const letter of letters) {
      const key = letterKey(letter);
      if (key === undefined || letterKey(key) !== key) wrong.push(letter);
    }
    expect(
      wrong.filter(
        (letter) =>
          !SIGNS.has(letter) &&
          !/[\u2500-\u257f\ufffc\ufffd\u25a1\u2800\u3164\u115f\u1160\uffa0]/.test(letter),
      ),
    ).toEqual([]);
  });
});

describe("digits and unknown cells", () => {
  test.each([
    ["5", 5],
    ["５", 5],
    ["٣", 3],
    ["۷", 7],
    ["९", 9],
    ["๐", 0],
    ["𝟘", 0],
    ["𝟡", 9],
    ["𝟿", 9],
    ["𞥐", 0],
  ])("%s is the digit %i", (text, value) => {
    expect(symbolReader()(text)).toMatchObject([{ kind: "digit", value }]);
  });

  test.each(["?", "_", "□", "？", "＿"])("%s is an unknown digit", (text) => {
    expect(symbolReader()(text)).toMatchObject([{ kind: "unknown" }]);
  });
});

describe("symbols by code points", () => {
  const options: SymbolOptions = { symbols: "codepoints" };
  const letters = (text: string): readonly string[] => {
    const parsed = parse(`${text} = 1`, options);
    return parsed.ok ? parsed.formula.letters : parsed.diagnostics.map(({ code }) => code);
  };
  test("a cluster is as many letters as it has code points after composition", () => {
    expect(letters("नि")).toEqual(["न", "ि"]);
    expect(letters("🇩🇪")).toEqual(["🇩", "🇪"]);
    expect(letters("e\u0301x\u0304")).toEqual(["É", "X", "\u0304"]);
    expect(letters("👨‍👩")).toEqual(["👨", "👩"]);
  });
  test("a mark that does not compose is no letter where accents do not count", () => {
    const parsed = parse("É\u0301x\u0304 = 1", { ...options, accents: "fold" });
    expect(parsed).toMatchObject({ ok: true, formula: { letters: ["E", "X"] } });
  });
  test("by graphemes it is one", () => {
    expect(parse("नि+🇩🇪=x\u0304")).toMatchObject({ formula: { letters: ["नि", "🇩🇪", "X\u0304"] } });
  });
});

describe("groups of letters", () => {
  test("are split into keys, and what is no letter is given back", () => {
    expect(splitLetters("aB é1+", {})).toEqual(["A", "B", "É", "1", "+"]);
    expect(splitLetters("🇩🇪ß")).toEqual(["🇩🇪", "ß"]);
  });
});

describe("clusters", () => {
  test("end where Intl.Segmenter says, however long the text is", () => {
    const pieces = [
      "a",
      "e\u0301",
      "К",
      "й",
      "😀",
      "👨‍👩‍👧",
      "🇩🇪",
      "한",
      "ᄀ",
      "\r\n",
      "क्षि",
      "か\u3099",
      "\u200b",
      "1\ufe0f\u20e3",
    ];
    let text = "";
    for (let i = 0; text.length < 5000; i += 7) text += pieces[(i * i + (i >> 3)) % pieces.length];
    const expected = [...new Intl.Segmenter("und").segment(text)].map(({ segment }) => segment);
    // A line break is two clusters here; both part statements.
    const joined = clusters(text).join("|").replaceAll("\r|\n", "\r\n");
    expect(joined).toBe(expected.join("|"));
  });
});

test("every character ends a cluster or goes on with it as Intl.Segmenter says", () => {
  const segmenter = new Intl.Segmenter("und");
  const wrong: string[] = [];
  for (let unit = 0x20; unit < 0xffff; unit++) {
    // Before a plain character a prepended sign is cut off; it is no symbol anyway.
    if ((unit >= 0xd800 && unit < 0xe000) || PREPENDED.test(String.fromCharCode(unit))) continue;
    const text = `a${String.fromCharCode(unit)}К${String.fromCharCode(unit, unit)}+`;
    const expected = [...segmenter.segment(text)].map(({ segment }) => segment).join("|");
    if (clusters(text).join("|") !== expected) wrong.push(unit.toString(16));
  }
  expect(wrong).toEqual([]);
});

describe("what cannot be seen", () => {
  test.each([
    "\ufeff",
    "\u200b",
    "\u200e",
    "\u200f",
    "\u202a",
    "\u202e",
    "\u2066",
    "\u2069",
    "\u00ad",
    "\u2060",
    "\u00a0",
    "\u3000",
    "\u3164",
  ])("U+%s is white space", (space) => {
    expect(parse(`A${space}+${space}B =${space}C${space}`)).toMatchObject({
      ok: true,
      formula: { letters: ["A", "B", "C"] },
    });
  });
});
