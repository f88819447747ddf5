import { describe, expect, test } from "vitest";
import { asPuzzleWord, foldedPuzzleWord } from "./puzzle-word.js";

describe("a puzzle word", () => {
  test.each([
    ["twenty-one", "TWENTYONE"],
    ["vingt et un", "VINGTETUN"],
    ["dreißig", "DREISSIG"],
    ["fünf", "FÜNF"],
    ["fu\u0308nf", "FÜNF"],
    ["п’ять", "ПЯТЬ"],
    ["пʼять", "ПЯТЬ"],
    ["εννέα", "ΕΝΝΈΑ"],
    ["drei\u00adhundert", "DREIHUNDERT"],
    ["don't 2", "DONT"],
    ["42", ""],
  ])("of %j is %j", (text, word) => {
    expect(asPuzzleWord(text)).toBe(word);
  });

  test("has a dotted capital in Turkish and Azerbaijani only", () => {
    expect(asPuzzleWord("bir", "tr")).toBe("BİR");
    expect(asPuzzleWord("iyirmi", "az")).toBe("İYİRMİ");
    expect(asPuzzleWord("altı", "tr")).toBe("ALTI");
    expect(asPuzzleWord("bir")).toBe("BIR");
  });
});

describe("a folded puzzle word", () => {
  test.each([
    ["fünf", "de", "FUENF"],
    ["fünf", "", "FUNF"],
    ["åtte", "nb", "ATTE"],
    ["zéro", "fr", "ZERO"],
    ["þrír", "is", "THRIR"],
    ["bir", "tr", "BIR"],
    ["səkkiz", "az", "SEKKIZ"],
    ["εννέα", "el", "ΕΝΝΕΑ"],
    ["ноль", "ru", "НОЛЬ"],
    ["йод её", "ru", "ЙОДЕЕ"],
    ["ѓавол", "mk", "ЃАВОЛ"],
    ["ħġieġa", "mt", "HGIEGA"],
    ["Þǿ", "", "THO"],
    ["thuở", "vi", "THUO"],
    ["x\u0323o", "", "XO"],
    ["שָׁלוֹם", "he", "שלום"],
    ["हिंदी", "hi", "हिंदी"],
    ["が", "ja", "が"],
    ["한글", "ko", "한글"],
    ["ภาษาไทย", "th", "ภาษาไทย"],
  ])("of %j (%s) is %j", (text, language, word) => {
    expect(foldedPuzzleWord(text, language)).toBe(word);
  });
});
