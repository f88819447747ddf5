/** What is said of a puzzle stays with it, wherever it stands on the sheet. */
import { expect, it } from "vitest";
import { exchanged, keysInOrder, without } from "./puzzle-order.js";

const KEYS = new Map([
  ["phrase", "two|some money|all games"],
  ["points", "|250"],
  ["author", "NUTMEG"],
  ["paper", "a4"],
]);

it("phrases and points go where their puzzles go", () => {
  const first = keysInOrder(KEYS, without(3, 0));
  expect(Object.fromEntries(first)).toEqual({
    phrase: "some money|all games",
    points: "250",
    author: "NUTMEG",
    paper: "a4",
  });
  expect(keysInOrder(KEYS, exchanged(3, 1, 1)).get("phrase")).toBe("two|all games|some money");
  expect(keysInOrder(KEYS, exchanged(3, 1, 1)).get("points")).toBe("||250");
  expect(keysInOrder(KEYS, [0]).has("points")).toBe(false);
});

it("authors of their own go with their puzzles, an author of all stays", () => {
  const own = new Map([["author", "NUTMEG|CLOVE"]]);
  expect(keysInOrder(own, exchanged(2, 0, 1)).get("author")).toBe("CLOVE|NUTMEG");
  expect(keysInOrder(own, [1]).get("author")).toBe("CLOVE");
});
