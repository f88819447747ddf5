import { parse } from "cryptarithm";
import { expect, test } from "vitest";
import { edited, fixOf } from "./fix.js";

/** The text after its first mistake was mended. */
function mended(text: string): string | undefined {
  const parsed = parse(text);
  const [diagnostic] = parsed.ok ? [] : parsed.diagnostics;
  const edit = diagnostic && fixOf(text, diagnostic);
  return edit && edited(text, edit);
}

test.each([
  ["MONEY = 2(MORE)", "MONEY = 2*(MORE)"],
  ["2(MORE)", "2*(MORE)"],
  ["A = 2 (B + C)", "A = 2*(B + C)"],
  ["A + B) = C", "A + B = C"],
  ["(A + B = C", "(A + B) = C"],
  ["sqrrt(A) = B", "sqrt(A) = B"],
  ["SQRT(A) = B", "sqrt(A) = B"],
  ["sqrt A = B", "sqrt(A) = B"],
  ["A = 007", "A = 7"],
  ["A => B", "A >= B"],
  ["A : B = C", "A / B = C"],
  ["A = 1 OR B = 1", "A = 1 or B = 1"],
  ["A ++ B = C", "A + B = C"],
  ["A B = C", "A*B = C"],
  ["[A + B] = C", "(A + B] = C"],
  ["A = B + .5", "A = B + 0.5"],
  ["!A = B", "A! = B"],
  ["A²! = B", "(A²)! = B"],
])("%s is mended to %s", (text, wanted) => {
  expect(mended(text)).toBe(wanted);
});

test.each(["A + $ = B", "A in {}", "A + = B", "root(A) = B"])("%s has no obvious edit", (text) => {
  expect(mended(text)).toBeUndefined();
});

test.each(["NORTH / PEN = SO; base 11", "NORTH / PEN = SO (base 11)", "NORTH / PEN = SO, Base 11."])(
  "%s has its base made a rule",
  (text) => {
    const parsed = parse(text);
    const [diagnostic] = parsed.ok ? [] : parsed.diagnostics;
    const edit = diagnostic && fixOf(text, diagnostic);
    expect(edit && edited(text, edit)).toBe("NORTH / PEN = SO");
    expect(edit?.base).toBe(11);
  },
);
