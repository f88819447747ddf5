import { expect, it } from "vitest";
import { digitsInOrder, KEY_ORDERS, makeKey, readKey, readKeyOrder, suggestKeys } from "./key.js";

it("goes over the digits in each order", () => {
  expect(KEY_ORDERS.map((order) => digitsInOrder(order, 10).join(""))).toEqual([
    "0123456789",
    "9876543210",
    "1234567890",
    "0987654321",
  ]);
  expect(digitsInOrder("0-1", 4)).toEqual([0, 3, 2, 1]);
  for (const order of KEY_ORDERS)
    expect(digitsInOrder(order, 36).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, i) => i),
    );
});

it("reads a key of one word or several, in capitals", () => {
  expect(readKey("Black-smith", "9-0", 10)).toEqual({
    ok: true,
    key: {
      word: "BLACK SMITH",
      order: "9-0",
      digits: { B: 9, L: 8, A: 7, C: 6, K: 5, S: 4, M: 3, I: 2, T: 1, H: 0 },
    },
  });
  const read = readKey("абвг", "0-9", 4);
  expect(read.ok && read.key.digits).toEqual({ А: 0, Б: 1, В: 2, Г: 3 });
});

it.each([
  ["BLACKSMITT", 10, "the key has T twice"],
  ["BLACKSMITTT", 10, "the key has T 3 times"],
  ["BLACK", 10, "the key has 5 letters, but base 10 has 10 digits"],
  ["BLACKSMITH", 8, "the key has 10 letters, but base 8 has 8 digits"],
  ["BLACKSM1TH", 10, "the key has 1, which is no letter"],
  ["", 2, "the key has 0 letters, but base 2 has 2 digits"],
])("refuses the key %s in base %d", (word, base, message) => {
  const read = readKey(word, "0-9", base);
  expect(read.ok ? undefined : read.diagnostic.message).toBe(message);
});

it("knows the orders by name only", () => {
  expect(readKeyOrder("1-0")).toBe("1-0");
  expect(readKeyOrder("0 – 9")).toBe("0-9");
  expect(readKeyOrder("0-8")).toMatchObject({ code: "rule-key-order" });
});

it("makes keys of letters that are not mistaken for others", () => {
  const wordOf = (base: number, seed: number): string => {
    const made = makeKey("0-9", base, seed);
    return made.ok ? made.key.word : "";
  };
  for (let seed = 0; seed < 50; seed++) {
    const word = wordOf(10, seed);
    expect(word).toMatch(/^[A-HJ-NPR-WYZ]{10}$/);
    expect(new Set(word).size).toBe(10);
    expect(wordOf(10, seed)).toBe(word);
  }
  expect(wordOf(10, 1)).not.toBe(wordOf(10, 2));
  expect(new Set(wordOf(26, 0)).size).toBe(26);
  expect(makeKey("0-9", 27, 0).ok).toBe(false);
});

it("suggests words and pairs of words of different letters", () => {
  const words = ["Blacksmith", "letter", "moneys", "hard", "don't", "fist", "blockhead", "cobweb", "plumb"];
  expect(suggestKeys(words)).toEqual(["BLACKSMITH", "HARD MONEYS"]);
  expect(suggestKeys(words, { limit: 1 })).toEqual(["BLACKSMITH"]);
  expect(suggestKeys(["abc", "def", "ghi"], { base: 6, limit: 1 })).toHaveLength(1);
  expect(suggestKeys([])).toEqual([]);
  const many = Array.from({ length: 900 }, (_, i) => String.fromCharCode(0x4e00 + i).repeat(1));
  const triples = Array.from({ length: 300 }, (_, i) => many.slice(3 * i, 3 * i + 3).join(""));
  const keys = suggestKeys(triples, { base: 6, limit: 50, seed: 4 });
  expect(keys).toHaveLength(50);
  for (const key of keys) expect(readKey(key, "0-9", 6).ok).toBe(true);
  expect(suggestKeys(triples.toReversed(), { base: 6, limit: 50, seed: 4 })).toEqual(keys);
  expect(suggestKeys(triples, { base: 6, limit: 50, seed: 5 })).not.toEqual(keys);
});
