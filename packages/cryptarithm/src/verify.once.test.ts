/** Certificates in pieces, in other hands, and from people who mean harm. */
import { describe, expect, test } from "vitest";
import { prove } from "./prove.js";
import { Verifier, verify } from "./verify.js";

const SEND = "SEND + MORE = MONEY";
const { certificate } = prove(SEND);
const lines = certificate.trimEnd().split("\n");
const head = JSON.parse(lines[0] as string) as Record<string, unknown>;

/** A certificate whose first line says something else. */
const with_ = (change: object): string =>
  [JSON.stringify({ ...head, ...change }), ...lines.slice(1), ""].join("\n");

describe("a certificate", () => {
  test("may come as text, as lines, or in pieces of any size", () => {
    const valid = { valid: true, count: 1n, lines: lines.length, formula: SEND };
    expect(verify(certificate)).toMatchObject(valid);
    expect(verify(lines)).toMatchObject(valid);
    for (const size of [1, 7, 1000]) {
      const verifier = new Verifier();
      for (let i = 0; i < certificate.length; i += size) verifier.write(certificate.slice(i, i + size));
      expect(verifier.end()).toMatchObject(valid);
    }
  });

  test("is compared with the puzzle and the rules that are expected", () => {
    expect(verify(certificate, { formula: "send+more=money" }).valid).toBe(true);
    expect(verify(certificate, { formula: "send+more=money", digits: "0-9", given: {} }).valid).toBe(true);
    expect(verify(certificate, { formula: "SEND + MOST = MONEY" })).toEqual({
      valid: false,
      line: 1,
      message: "this is a certificate of SEND + MORE = MONEY",
    });
    expect(verify(certificate, { formula: SEND, loneZero: "forbid" })).toMatchObject({
      line: 1,
      message: "this is a certificate for other rules",
    });
    expect(verify(certificate, { formula: "SEND +" })).toMatchObject({ valid: false, line: 1 });
  });

  test("says where it is wrong, and how", () => {
    const wrong = certificate.replace('"solutions":["95671082"]', '"solutions":[]');
    expect(verify(wrong)).toMatchObject({
      valid: false,
      line: lines.findIndex((l) => l.includes("95671082")) + 1,
    });
    expect(verify(certificate.slice(0, -1))).toMatchObject({ message: "the last line has no end" });
    expect(verify("")).toMatchObject({ valid: false, message: "the certificate ends too early" });
    expect(verify(`${certificate}\n`)).toMatchObject({ message: "nothing may stand behind the end" });
  });

  test("does not go on being read when something is wrong", () => {
    const verifier = new Verifier();
    expect(verifier.write("{}\n")).toBe(false);
    expect(verifier.write(certificate)).toBe(false);
    expect(verifier.end()).toMatchObject({ line: 1 });
  });
});

describe("whoever means harm", () => {
  test.each<[string, string]>([
    ["garbage", "\u0000\u0001\ud800 garbage\n"],
    ["no JSON", "{\n"],
    ["an array", "[]\n"],
    ["null", "null\n"],
    ["deep brackets", `${"[".repeat(200_000)}\n`],
    ["deep brackets in a formula", with_({ formula: `${"(".repeat(50_000)}A${")".repeat(50_000)} = A` })],
    ["a number for a formula", with_({ formula: 7 })],
    ["no rules", with_({ rules: null })],
    ["rules of another kind", with_({ rules: [1, 2] })],
    [
      "strange rules",
      with_({ rules: { base: {}, distinct: { length: 3 }, digits: [], given: "S", case: 0 } }),
    ],
    ["strange givens", with_({ rules: { ...(head.rules as object), given: { S: null, __proto__: 1 } } })],
    ["a huge base", with_({ rules: { ...(head.rules as object), base: 1e308 } })],
    ["base find", with_({ rules: { ...(head.rules as object), baseRule: "find" } })],
    ["a huge count", with_({ count: 1e300 })],
    ["a count of many digits", with_({ count: "9".repeat(1_000_000) })],
    ["an infinite count", `${JSON.stringify(head).replace('"count":1', '"count":1e999')}\n`],
    ["a negative count", with_({ count: -1 })],
    ["a fraction", with_({ count: 0.5 })],
    ["an object for a count", with_({ count: { toString: 1 } })],
    ["a huge leaf", with_({ leaf: 1e9 })],
    ["a leaf of text", with_({ leaf: "8" })],
    ["names of a prototype", with_({ order: ["__proto__", "constructor", "toString"] })],
    ["an order of objects", with_({ order: [{}, {}, {}, {}, {}, {}, {}, {}] })],
    ["an order of nested arrays", with_({ order: [["S"], "E", "N", "D", "M", "O", "R", "Y"] })],
    ["a prototype in the first line", `{"__proto__":{"polluted":1},${JSON.stringify(head).slice(1)}\n`],
    ["a split on a prototype", `${lines[0]}\n{"case":"","split":"__proto__","digits":[1]}\n`],
    ["a split on a number", `${lines[0]}\n{"case":"","split":3,"digits":[1]}\n`],
    ["a split on nothing", `${lines[0]}\n{"case":"","split":null,"digits":[1]}\n`],
    ["many letters", with_({ formula: `${"ABCDEFGHIJ".repeat(20_000)} = A` })],
    ["many unknown cells", with_({ formula: `${"?".repeat(20_000)} = ${"?".repeat(20_000)}` })],
    ["a huge power", with_({ formula: "9^9^9^9^9 = S + E + N + D + M + O + R + Y" })],
  ])("with %s, is told what is wrong", (_, text) => {
    const started = performance.now();
    const result = verify(text);
    expect(result.valid).toBe(false);
    expect(result.valid ? "" : result.message.length).toBeGreaterThan(5);
    expect(result.valid ? "" : result.message.length).toBeLessThan(1000);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("with a line without end, is not listened to for ever", () => {
    const verifier = new Verifier();
    const piece = "a".repeat(1_000_000);
    let pieces = 0;
    while (verifier.write(piece) && pieces < 100) pieces++;
    expect(pieces).toBeLessThan(20);
    expect(verifier.end()).toMatchObject({ valid: false, line: 1, message: "a line is too long" });
  });

  test("cannot claim solutions of a puzzle that posing has shown to have none", () => {
    const formula = "ABCDEFGHIJK = A";
    const none = prove(formula).certificate.split("\n");
    const claim = JSON.parse(none[0] as string) as { symbols: string[] };
    const tree = ['{"case":"","split":"A","digits":[1,2,3,4,5,6,7,8,9]}', none[2]];
    expect(claim.symbols).toHaveLength(11);
    expect(verify([none[0] as string, ...(tree as string[])])).toMatchObject({ valid: false, line: 2 });
    expect(verify(none.slice(0, -1))).toMatchObject({ valid: true, count: 0n });
  });
});
