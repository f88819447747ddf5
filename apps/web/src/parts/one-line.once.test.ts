import { expect, it } from "vitest";
import { oneLine } from "./one-line.js";

it("shows rows on one line", () => {
  expect(oneLine("  SEND\r\n+ MORE\n\n= MONEY ")).toBe("SEND + MORE = MONEY");
});

it("shortens what is longer, and cuts no character in two", () => {
  expect(oneLine("ABCDEF", 6)).toBe("ABCDEF");
  expect(oneLine("ABCDEFG", 6)).toBe("ABCDEF…");
  expect(oneLine("🍎🍎🍎", 3)).toBe("🍎…");
  expect(oneLine("🍎🍎🍎", 4)).toBe("🍎🍎…");
});
