/**
 * German says all that English says: every sentence of its tables is one that the engine says, with the same gaps, and
 * who asks in German is told no English word; nor a German one who asks in English.
 */
import { describe, expect, it } from "vitest";
import { GERMAN, parse, type Wording } from "../src/index.js";
import { MISTAKES } from "../src/syntax/mistakes.js";
import { GERMAN_ANSWERS } from "../src/wording/german-answers.js";
import { GERMAN_CHECKS } from "../src/wording/german-checks.js";
import { GERMAN_COMPOSING } from "../src/wording/german-composing.js";
import { GERMAN_FORMULAS } from "../src/wording/german-formulas.js";
import { GERMAN_LAYOUTS } from "../src/wording/german-layouts.js";
import { GERMAN_REPAIRS } from "../src/wording/german-repairs.js";
import { inLanguage, say } from "../src/wording/say.js";
import { QUESTIONS } from "./said/questions.js";

const TABLES = [
  GERMAN_ANSWERS,
  GERMAN_CHECKS,
  GERMAN_COMPOSING,
  GERMAN_FORMULAS,
  GERMAN_LAYOUTS,
  GERMAN_REPAIRS,
] as const;

/** What no question makes the engine say, and why. */
const UNSAID: readonly string[] = [
  // what the compiler asks for, and never happens
  "this does not belong here",
  "the answer is empty",
  "the statement is not true",
  "not written",
  "this text shows no calculation",
  "no line has both a dividend and a divisor",
  "a calculation",
  "a layout is an object with a kind",
  "{name} must be a list of numbers",
  "a number is missing",
  "zero",
  "zero-digit",
  "one",
  "choose another style",
  "The text of these rows is not read back as the calculation that was written; the drawing is right.",
  // no function takes so many numbers
  "{name} takes at least {least} numbers, not {found}",
  // limits that would have to be met by a hair
  "1 assignment could not be decided within the limits of exact arithmetic.",
  "Interrupted before the proof was finished.",
  "The proof was stopped by the limit of time.",
  "The proof was stopped by the limit of nodes.",
  "Interrupted before all changes were tried.",
  "whether this is true cannot be decided exactly",
  // what takes minutes
  "The puzzle is so long that only some of its changes are looked at.",
  // written-out calculations whose text can be read in another way, which are hard to come by
  "In one line the rows would not be read back as they are; so they stand below each other.",
  "The text of these rows can be read in {n} ways; meant is reading {reading}.",
  "Whether reading {i} of the text has solutions was not found out.",
  "Read in another way, as reading {i}, the text has {several} as well.",
];

/** Of which one or another is said, as the clock will have it. */
const BY_THE_CLOCK = /^Stopped by the limit of|^Of one change|^Of \{n\} changes|is not finished$/;

const ENGLISH =
  /\b(?:the|are|of|has|have|there|with|which|write|this|that|must|cannot|puzzle|only|digits?|letters?|number|leave|than|more|found|reading|about)\b/;
const ENGLISH_ONLY = /[äöüßÄÖÜ„]|\b(?:der|die|das|ist|sind|nicht|eine?|keine?|hat|von|mit|und|oder)\b/;

/** Everything in a result that is told to people. */
function textsIn(value: unknown, told = false): string[] {
  if (typeof value === "string") return told ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, told));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, TOLD.has(key)));
}

const TOLD: ReadonlySet<string> = new Set(["message", "hint", "reason", "notes", "why"]);

const gapsOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe("the tables of German", () => {
  it("have each sentence once", () => {
    const all = TABLES.flatMap((table) => Object.keys(table));
    expect(all.filter((sentence, i) => all.indexOf(sentence) !== i)).toEqual([]);
    expect(Object.keys(GERMAN.sentences).toSorted()).toEqual(all.toSorted());
  });

  it.each(Object.entries(GERMAN.sentences))("have the same gaps: %s", (english, german) => {
    expect(gapsOf(german)).toEqual(gapsOf(english));
  });

  it("hold no English word", () => {
    const plain = Object.values(GERMAN.sentences).map((german) => german.replaceAll(/\{\w+\}|„[^“]*“/g, ""));
    expect(plain.filter((german) => ENGLISH.test(german))).toEqual([]);
  });

  it("end as English does", () => {
    for (const [english, german] of Object.entries(GERMAN.sentences))
      expect([german, /\.$/.test(german)]).toEqual([german, /\.$/.test(english)]);
  });
});

describe("asked in German", () => {
  const said = new Set<string>();
  const listening: Wording = {
    ...GERMAN,
    sentences: new Proxy(GERMAN.sentences, {
      get(sentences, sentence) {
        said.add(String(sentence));
        return Reflect.get(sentences, sentence);
      },
    }),
  };

  it.each(Object.entries(QUESTIONS))(
    "%s: no English word is said, and in English no German one",
    (_, all) => {
      const english: string[] = [];
      const german: string[] = [];
      for (const question of all) {
        english.push(...textsIn(question("en")).filter((text) => ENGLISH_ONLY.test(text)));
        const texts = textsIn(question(listening)).map((text) => text.replaceAll(/„[^“]*“/g, ""));
        german.push(...texts.filter((text) => ENGLISH.test(text)));
      }
      expect(english).toEqual([]);
      expect(german).toEqual([]);
    },
    300_000,
  );

  it("all sentences are said but those that are named here", () => {
    const missing = Object.keys(GERMAN.sentences).filter(
      (sentence) => !said.has(sentence) && !BY_THE_CLOCK.test(sentence),
    );
    expect(missing.toSorted()).toEqual(UNSAID.toSorted());
  });

  it.each(MISTAKES)("the mistake $code is told in German", ({ code, example }) => {
    const [english, german] = (["en", GERMAN] as const).map((language) => {
      const parsed = parse(example.replace(" …", "\u0301".repeat(90)).replace(/^\(+$/, "(".repeat(3000)), {
        language,
      });
      return parsed.ok ? undefined : parsed.diagnostics[0];
    });
    expect(german?.code).toBe(english?.code);
    expect(german?.code === code || example.includes("((((")).toBe(true);
    expect(german?.span).toEqual(english?.span);
    expect(german?.message).not.toBe(english?.message);
  });
});

describe("a language", () => {
  const sentence = "the root is missing";

  it("is spoken for one call only, whatever its end", () => {
    expect(inLanguage(GERMAN, () => say(sentence))).toBe("die Wurzel fehlt");
    expect(say(sentence)).toBe(sentence);
    expect(() =>
      inLanguage(GERMAN, () => {
        throw new Error(say(sentence));
      }),
    ).toThrow("die Wurzel fehlt");
    expect(say(sentence)).toBe(sentence);
  });

  it("is that of the call around, unless another is asked for", () => {
    const inside = inLanguage(GERMAN, () => [
      inLanguage(undefined, () => say(sentence)),
      inLanguage("en", () => say(sentence)),
      say(sentence),
    ]);
    expect(inside).toEqual(["die Wurzel fehlt", sentence, "die Wurzel fehlt"]);
  });

  it("never fills a gap with what another gap was filled with", () => {
    const slots = { left: "{right}", right: "$&" };
    expect(say("there is no operator between {left} and {right}", slots)).toBe(
      "there is no operator between {right} and $&",
    );
  });
});
