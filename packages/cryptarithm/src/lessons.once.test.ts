import { describe, expect, it } from "vitest";
import { RULES } from "./deduce/catalogue.js";
import { LANGUAGE_CODES, LANGUAGES } from "./deduce/language/languages.js";
import { lessonExample, lessons } from "./lessons.js";

describe("lessons", () => {
  it.each(LANGUAGE_CODES)("have a title and a text for every rule, in %s", (language) => {
    const all = lessons(language);
    expect(all.map(({ rule }) => rule)).toEqual(RULES.map(({ name }) => name));
    const named = LANGUAGES[language].rules;
    expect(all.filter(({ rule }) => named[rule] === undefined)).toEqual([]);
    expect(all.filter(({ text }) => !/[.?]$/.test(text))).toEqual([]);
  });

  it("are not the same in two languages", () => {
    const english = new Set(lessons("en").flatMap(({ title, text }) => [title, text]));
    expect(lessons("de").filter(({ title, text }) => english.has(title) || english.has(text))).toEqual([]);
  });

  it("work their examples out: what it concludes, where it looks, and what is known then", () => {
    expect(lessonExample("overflow-digit")).toEqual({
      formula: "AB + CD = EFG",
      rules: {},
      solutions: 284,
      step: {
        title: "E = 1, c2 = 1",
        text: "AB + CD is less than 200, but EFG has three digits. So it starts with 1.",
        at: { part: 0, place: 2 },
        digits: { E: 1 },
        carries: [{ part: 0, place: 2, value: 1 }],
      },
    });
  });

  it("tell the cases of a rule that looks at cases", () => {
    const { step } = lessonExample("short-refutation", "de") ?? {};
    expect(step?.text).toMatch(/^Angenommen, X = 3\. .* Das kann nicht sein\.$/);
  });

  it("know no example of a rule that there is not", () => {
    expect(lessonExample("no-such-rule")).toBeUndefined();
  });
});
