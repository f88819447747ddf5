import { expect, test } from "vitest";
import { isClubStyle } from "./club-style.js";
import { linkIn, puzzlesIn } from "./pasted.js";

test("a link of this page is known by its fragment, wherever the page lies", () => {
  expect(linkIn(" https://example.org/x/index.html#1/solve/SEND+MORE=MONEY\n")).toBe(
    "1/solve/SEND+MORE=MONEY",
  );
  expect(linkIn("file:///a/b.html#1/daily/2026-11-30")).toBe("1/daily/2026-11-30");
  expect(linkIn("#1/settings")).toBe("1/settings");
});

test.each(["SEND + MORE = MONEY", "see https://x.y/#1/solve/A=B", "#2/solve/A", "#1/elsewhere/A=B"])(
  "%s is no link",
  (text) => {
    expect(linkIn(text)).toBeUndefined();
  },
);

test("lines of JSON are puzzles, with their rules", () => {
  const text = '{"formula":"A+B=C","rules":{"base":16}}\n\n{"layout":["  AB","+ CD","----"," EFG"]}\n';
  expect(puzzlesIn(text)).toEqual([
    { text: "A+B=C", rules: { base: 16 } },
    { text: "  AB\n+ CD\n----\n EFG", rules: { layout: true } },
  ]);
});

test.each(["", "{", '{"formula":3}', '{"formula":"A=B"}\nA + B = C', "A = {1}"])(
  "%j is no list of puzzles",
  (text) => {
    expect(puzzlesIn(text)).toBeUndefined();
  },
);

test("clubs write a whole calculation in one line", () => {
  expect(isClubStyle("AB*CD=EFG+HIJ=KLMN")).toBe(true);
  expect(isClubStyle("√AB'CD=EF-GH=IJ")).toBe(true);
  expect(isClubStyle("SEND+MORE=MONEY")).toBe(false);
  expect(isClubStyle("A*B=C")).toBe(false);
  expect(isClubStyle("A+B=C=D")).toBe(false);
});
