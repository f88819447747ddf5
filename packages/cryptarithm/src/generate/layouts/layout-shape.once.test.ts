/** Shapes of written-out calculations, and texts that are none. */
import { expect, test } from "vitest";
import { randomFrom } from "../../number/random.js";
import { readLayoutShape } from "./layout-shape.js";

/** A shape in a few words. */
function shown(text: string): string {
  const read = readLayoutShape(text);
  if (!read.ok) return `${read.diagnostic.message} ${read.diagnostic.span.join("-")}`;
  const { kind, degree, numbers } = read.shape;
  const name = kind === "root" ? `root ${degree}` : kind;
  return `${name}: ${numbers
    .map((number) =>
      number.kind === "blank" ? number.name : number.kind === "word" ? number.letters.join("") : "?",
    )
    .join(" ")}`;
}

test("numbers are blanks, words or free", () => {
  expect(
    [
      "A*B",
      "a×a=b",
      "SUN*A=B",
      "A/B",
      "A÷B=C",
      "A:B = C r D",
      "?/A=B",
      "?/LIFE=A R rest",
      "√A",
      "√(A)=B r C",
      "sqrt ? = A",
      "∛A",
      "cbrt(один)",
      "Я*Ю",
      "R*r=A",
    ].map(shown),
  ).toMatchInlineSnapshot(`
    [
      "multiplication: A B ?",
      "multiplication: A A B",
      "multiplication: SUN A B",
      "division: A B ? ?",
      "division: A B C ?",
      "division: A B C D",
      "division: ? A B ?",
      "division: ? LIFE A REST",
      "root 2: A ? ?",
      "root 2: A B C",
      "root 2: ? A ?",
      "root 3: A ? ?",
      "root 3: ОДИН ? ?",
      "multiplication: Я Ю ?",
      "multiplication: R R A",
    ]
  `);
});

test("any text is read or told what is wrong with it, at a place inside of it", () => {
  const random = randomFrom(8);
  const pieces = [..."ABCr?=*/√∛()12+- é×"].concat("SUN", "sqrt", "cbrt", "😀", "e\u0301", "漢");
  let read = 0;
  for (let run = 0; run < 5000; run++) {
    const text = Array.from({ length: random.integer(8) }, () => random.pick(pieces)).join("");
    const found = readLayoutShape(text);
    if (found.ok) {
      read++;
      continue;
    }
    const [from, to] = found.diagnostic.span;
    expect(from >= 0 && from <= to && to <= text.length, text).toBe(true);
    expect(found.diagnostic.hint).toBeTruthy();
  }
  expect(read).toBeGreaterThan(50);
});
