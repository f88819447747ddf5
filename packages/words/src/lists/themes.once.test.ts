import { beforeAll, describe, expect, test } from "vitest";
import { foldedPuzzleWord } from "../puzzle-word.js";
import { englishWords } from "./english-words.js";
import { offensiveWords } from "./offensive-words.js";
import { isThemeName, THEMES, type ThemeName, themeWords } from "./themes.js";

/** Themes of names, which word lists do not have. */
const OF_NAMES: readonly ThemeName[] = ["countries", "names", "states"];

/** Words that are right, but in none of the lists: names and what is younger than they are. */
const ALSO_RIGHT =
  `BANDANA CYBER LINUX WIFI NIHONIUM DONUT ICECREAM LYCHEE DRACULA OCTOBER MODULO ETUDE LATIN MATHS
  SPANISH BOSUN EUROPA GEMINI JUPITER LUNA NEPTUNE ORION PHOBOS PLUTO POLARIS SATURN SIRIUS SKYLAB URANUS VEGA VENUS
  OLYMPICS GRETEL RAPUNZEL DECEMBER GELT NICHOLAS RUDOLPH SANTA`.split(/\s+/);

/** Countries that Unicode has under a longer name, or as a part of another. */
const COUNTRIES_TOO = ["BRITAIN", "ENGLAND", "KOREA", "SCOTLAND", "TURKEY", "VATICAN", "WALES"];

let known: ReadonlySet<string> = new Set();

beforeAll(async () => {
  known = new Set((await englishWords({ familiarity: 70, spelling: "both" })).map(({ word }) => word));
});

describe("the themes", () => {
  test("are many, in the order of their names", () => {
    const names = THEMES.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(names).toEqual([...names].sort());
    expect(names.every(isThemeName)).toBe(true);
    for (const name of ["", "toString", "Animals", "no such theme"]) expect(isThemeName(name)).toBe(false);
  });

  test.each(THEMES.map(({ name }) => name))(
    "%s has enough short words, each once, none offensive",
    async (name) => {
      const words = await themeWords(name);
      const offensive = await offensiveWords();
      expect(words.length).toBeGreaterThanOrEqual(60);
      expect(words).toEqual([...new Set(words)].sort());
      expect(words.filter((word) => !/^[A-Z]{2,8}$/.test(word))).toEqual([]);
      expect(words.filter(offensive)).toEqual([]);
    },
  );

  test("are spelt as in the word lists, but for words that are listed here", async () => {
    const unknown: string[] = [];
    for (const { name } of THEMES.filter((theme) => !OF_NAMES.includes(theme.name)))
      unknown.push(...(await themeWords(name)).filter((word) => !known.has(word)));
    expect([...new Set(unknown)].sort()).toEqual([...ALSO_RIGHT].sort());
  });

  test("name countries as Unicode does, but for those that are listed here", async () => {
    const unicode = new Set(countriesOfUnicode());
    expect((await themeWords("countries")).filter((word) => !unicode.has(word))).toEqual(COUNTRIES_TOO);
  });
});

/** The English names of all regions, whole and in parts: Trinidad & Tobago, Congo - Kinshasa, Myanmar (Burma). */
function countriesOfUnicode(): string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters
    .flatMap((first) => letters.map((second) => names.of(first + second) ?? ""))
    .flatMap((name) => [name, ...name.split(/ [&–-] | \(/)])
    .map((name) => foldedPuzzleWord(name));
}
