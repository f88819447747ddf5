import { expect, it } from "vitest";
import { Spelling } from "./encode/spelling.js";
import { phrase, spellingOf } from "./phrase.js";
import { answer } from "./search/answer-puzzle.js";

const MONEY = "SEND + MORE = MONEY";

it("spells what the letters of the puzzle allow, in groups of digits", () => {
  const spelt = phrase(MONEY, ["Some modern rye!", "More time", "  ", "SEND"]);
  expect(spelt).toMatchObject({
    status: "solved",
    letters: ["S", "E", "N", "D", "M", "O", "R", "Y"],
    phrases: [
      { phrase: "Some modern rye!", lacks: [], groups: ["9015", "107586", "825"] },
      { phrase: "More time", lacks: ["T", "I"] },
      { phrase: "  ", lacks: [], groups: [] },
      { lacks: [], groups: ["9567"] },
    ],
  });
});

it("has no digits where there is not one solution", () => {
  const several = phrase("A + B = CD", ["cab", "bade"]);
  expect(several).toMatchObject({ status: "several", phrases: [{ lacks: [] }, { lacks: ["E"] }] });
  expect(several).not.toHaveProperty("digits");
  expect("phrases" in several && several.phrases[0]?.groups).toBeUndefined();
  expect(phrase("CAT + WHO = CURRENT", ["cat"])).toMatchObject({ status: "none", phrases: [{ lacks: [] }] });
  expect(phrase("2(A) = B", ["a"])).toMatchObject({ status: "invalid" });
});

it("decodes what it has spelt", () => {
  const found = answer(MONEY);
  if (found.status === "invalid") throw new Error("not understood");
  const { spelling } = spellingOf(MONEY, found);
  for (const text of ["SEND", "MORE MONEY", "DEN DRY ROSES"]) {
    const { groups = [] } = spelling.spell(text);
    expect(spelling.decode(groups.join("  "))).toEqual({ text, lacks: [] });
  }
  expect(spelling.decode("9 - 34")).toEqual({ text: "S - 34", lacks: ["3", "4"] });
});

it("names all letters of a digit, and digits above 9", () => {
  const spelling = new Spelling(["A", "B", "C"], { A: 1, B: 1, C: 11 });
  expect(spelling.decode("1b")).toEqual({ text: "[AB]C", lacks: [] });
  expect(spelling.spell("cab").groups).toEqual(["B11"]);
});

it("takes capitals and accents as the puzzle does", () => {
  expect(phrase("Кто + кот = ток", ["кот"])).toMatchObject({ phrases: [{ lacks: [] }] });
  const accents = phrase("É + E = AB", ["été"], { accents: "fold" });
  expect("phrases" in accents && accents.phrases[0]?.lacks).toEqual(["T"]);
  const distinct = phrase("É + E = AB", ["bée", "è"]);
  expect("phrases" in distinct && distinct.phrases.map(({ lacks }) => lacks)).toEqual([[], ["È"]]);
});

it("spells with the letters of layouts", () => {
  const spelt = phrase("KDNG / BT = STP; - PK = FN; - TN = BGG; - NB = N", ["kings", "dbt"], {
    layout: true,
  });
  expect(spelt).toMatchObject({ phrases: [{ lacks: ["I"] }, { lacks: [] }] });
});
