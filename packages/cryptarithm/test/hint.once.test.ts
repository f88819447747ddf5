/**
 * Hints are held to two promises. From whatever a reader of an explanation knows, the next hint says
 * something true that is new. And of entries of which one is wrong, that one is named.
 */
import {
  type Explanation,
  explain,
  first,
  type Given,
  type Hint,
  type HintOptions,
  hint,
  LANGUAGE_CODES,
} from "cryptarithm";
import { describe, expect, it } from "vitest";
import { RULES } from "../src/deduce/catalogue.js";
import { lessonText } from "../src/deduce/language/hint-words.js";
import { randomFrom } from "../src/number/random.js";
import { type Case, readCases } from "./cases.js";

const SEND = "SEND + MORE = MONEY";

/** Puzzles of letters with one solution under the usual rules, shortest first. */
const UNIQUE: readonly Case[] = [...readCases("puzzles"), ...readCases("seeds")]
  .filter(({ count, rules, formula }) => count === 1 && rules === undefined && /\p{L}/u.test(formula))
  .sort((a, b) => a.formula.length - b.formula.length);

function hintFor(formula: string, options: HintOptions): Hint {
  const found = hint(formula, options);
  if (found.status === "invalid") throw new Error(`${formula} is not understood`);
  return found;
}

function explanationOf(formula: string): Explanation {
  const found = explain(formula);
  if (found.status === "invalid") throw new Error(`${formula} is not understood`);
  return found;
}

const isWithin = (digits: readonly number[], known: Given | undefined): boolean =>
  typeof known === "number"
    ? digits.includes(known)
    : Array.isArray(known) && known.every((d) => digits.includes(d));

describe("from every prefix of an explanation", () => {
  const explained = UNIQUE.filter(({ formula }) => explanationOf(formula).explained).slice(0, 50);

  it("there are fifty to look at", () => {
    expect(explained).toHaveLength(50);
  });

  it.each(explained.map(({ formula }) => formula))(
    "the next hint for %s is true and says something new",
    (formula) => {
      const solution = first(formula)?.digits ?? {};
      const known: Record<string, Given> = {};
      for (const { facts } of explanationOf(formula).steps) {
        const next = hintFor(formula, { given: known, level: 3 });
        if (next.status !== "done") {
          expect(next.status).toBe("hint");
          expect(next.step).toEqual(next.steps?.[0]);
          const claims = (next.steps ?? []).flatMap((step) => step.facts.map(({ claim }) => claim));
          for (const claim of claims)
            if ("letter" in claim && claim.letter in solution)
              expect(claim.digits).toContain(solution[claim.letter]);
          const last = (next.steps ?? []).at(-1)?.facts ?? [];
          const isNew = last.some(
            ({ claim }) => "letter" in claim && !isWithin(claim.digits, known[claim.letter]),
          );
          expect(isNew, JSON.stringify(known)).toBe(true);
        }
        for (const { claim } of facts) {
          if (!("letter" in claim) || claim.letter.startsWith("?")) continue;
          known[claim.letter] = claim.digits.length === 1 ? (claim.digits[0] as number) : claim.digits;
        }
      }
      expect(hintFor(formula, { given: solution }).status).toBe("done");
    },
  );
});

describe("one wrong entry", () => {
  const sums = UNIQUE.filter(({ formula }) => formula.length < 40);

  it("is named, with a reason, in 200 states", () => {
    const random = randomFrom(41);
    let reasons = 0;
    for (let i = 0; i < 200; i++) {
      const { formula } = random.pick(sums);
      const solution = Object.entries(first(formula)?.digits ?? {});
      const noted = random.shuffle(solution).slice(0, 1 + random.integer(solution.length));
      const [letter, digit] = random.pick(noted);
      const wrong = (digit + 1 + random.integer(9)) % 10;
      const given = { ...Object.fromEntries(noted), [letter]: wrong };
      const found = hintFor(formula, { given, level: 3 });
      expect(found.status, `${formula} ${JSON.stringify(given)}`).toBe("wrong");
      expect(found.wrong).toMatchObject({ letter, digit: wrong, others: [] });
      if (found.wrong?.because !== undefined) reasons++;
      else expect(wrong).toBe(0);
    }
    expect(reasons).toBeGreaterThan(180);
  });

  it("is no part of the reasons that are given for it", () => {
    const found = hintFor(SEND, { given: { M: 1, E: 4 }, level: 3 });
    expect(found.facts).toEqual([]);
    const claims = (found.wrong?.because?.facts ?? []).map(({ claim }) => claim);
    expect(
      claims.some((claim) => "letter" in claim && claim.letter === "E" && !claim.digits.includes(4)),
    ).toBe(true);
  });
});

describe("the levels", () => {
  it("tell where to look, then which rule, then the step", () => {
    const at = (level: 1 | 2 | 3): Hint => hintFor(SEND, { level });
    expect(at(1)).toMatchObject({
      status: "hint",
      sentence: "Look at the ten thousands.",
      where: { place: 4 },
    });
    expect(at(1)).not.toHaveProperty("rule");
    expect(at(2)).toMatchObject({ rule: { name: "overflow-digit", title: "overflow digit" } });
    expect(at(2).sentence).toMatch(/^Look at the ten thousands\. The rule is “overflow digit”: /);
    expect(at(2)).not.toHaveProperty("step");
    expect(at(3).step?.facts[0]?.claim).toEqual({ letter: "M", digits: [1] });
    expect(at(3).sentence).toContain("M = 1");
  });

  it("are there in every language", () => {
    expect(hintFor(SEND, { language: "de" }).sentence).toBe("Schau dir die Zehntausender an.");
  });
});

describe("what the user has", () => {
  it("counts when it is a set of digits or what a letter is not", () => {
    const { steps = [] } = hintFor("A + B = C", {
      given: { A: [4, 5], B: { not: [0, 2, 3, 5, 6, 7, 8, 9] } },
      level: 3,
    });
    expect(steps.length).toBeGreaterThan(0);
    expect(hintFor(SEND, { given: { E: { not: [5] } } })).toMatchObject({
      status: "wrong",
      wrong: { letter: "E", title: "E ≠ 5" },
    });
    expect(hintFor(SEND, { given: { E: [4, 5], N: 6 } }).status).toBe("hint");
  });

  it("is right when some solution has it", () => {
    expect(hintFor("TWO + TWO = FOUR", { given: { T: 8, O: 6 } }).status).toBe("hint");
    expect(hintFor("TWO + TWO = FOUR", { given: { T: 8, O: 6, W: 4 } })).toMatchObject({
      status: "hint",
      count: 1n,
    });
  });

  it("may be wrong only together: then the first entry that does not go with those before it is named", () => {
    expect(hintFor("TWO + TWO = FOUR", { given: { F: 1, T: 7, O: 6 }, level: 3 })).toMatchObject({
      status: "wrong",
      wrong: { letter: "O", digit: 6, others: ["T"] },
    });
  });

  it("is apart from the givens of the puzzle when it is passed as entries", () => {
    const puzzle = { given: { W: 9 } };
    expect(hintFor("EINS + EINS = ZWEI", { ...puzzle, entries: { W: 8 } })).toMatchObject({
      status: "wrong",
      wrong: { letter: "W", digit: 8 },
    });
    expect(hintFor("EINS + EINS = ZWEI", { ...puzzle, entries: {} }).status).toBe("hint");
  });

  it("that breaks a rule of the puzzle is told so at once", () => {
    expect(hintFor(SEND, { given: { S: 0 }, level: 3 }).sentence).toBe(
      "S = 0 is wrong: S begins a number, so it is not 0.",
    );
  });

  it("is an error when the puzzle has no such letter", () => {
    expect(hint(SEND, { given: { Q: 1 } })).toMatchObject({
      status: "invalid",
      diagnostics: [{ code: "rule-given" }],
    });
    expect(hint("SEND +").status).toBe("invalid");
  });
});

describe("the end", () => {
  it("is told when all is right", () => {
    const given = first(SEND)?.digits ?? {};
    expect(hintFor(SEND, { given })).toMatchObject({
      status: "done",
      sentence: "Everything is right: 9567 + 1085 = 10652",
    });
  });

  it("is told when nothing more is certain", () => {
    const given: Record<string, Given> = {};
    const next = (): Hint => hintFor("TWO + TWO = FOUR", { given, level: 3 });
    for (let found = next(); found.status === "hint"; found = next()) {
      for (const { facts } of found.steps ?? [])
        for (const { claim } of facts) if ("letter" in claim) given[claim.letter] = claim.digits;
    }
    expect(next()).toMatchObject({ status: "several", count: 7n });
    expect(next().sentence).toMatch(
      /^7 solutions are left, and [TWOUR] is not the same in all of them: it can be /,
    );
  });

  it("is told when there is no solution", () => {
    expect(hintFor("A + B = CDE", {})).toMatchObject({ status: "none", count: 0n });
  });
});

describe("every rule", () => {
  it("is told in one sentence in each language", () => {
    for (const language of LANGUAGE_CODES)
      for (const { name } of RULES)
        expect(lessonText(name, language), `${name} in ${language}`).toMatch(/[.?]$/);
  });
});
