/** When a new puzzle begins, and when the old one is only changed. */
import { expect, test } from "vitest";
import { isAnotherPuzzle } from "./another-puzzle.js";

test.each([
  ["TWO + TWO = FOUR", ""],
  ["TWO + TWO = FOUR", "T"],
  ["TWO + TWO = FOUR", "SEND + MORE = MONEY"],
  ["TWO+TWO=FOUR", "      STP\nBT)KDNG"],
])("%j gives way to %j", (before, text) => expect(isAnotherPuzzle(before, text)).toBe(true));

test.each([
  ["", "S"],
  ["SEN", "SEND"],
  ["SEND + MORE = MONEY", "SEND + MORE = MONEYS"],
  ["SEND + MORE = MONEY", "SEND + MOST = MONEY"],
  ["SEND + MORE", "SEND + MORE + GOLD = MONEY"],
  ["A + B = C", "2 * A + B = C"],
])("%j is changed to %j", (before, text) => expect(isAnotherPuzzle(before, text)).toBe(false));
