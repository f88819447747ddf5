/** Links survive what people and programs do to them, and say what of them was not understood. */
import { parse, print, type RuleOptions } from "cryptarithm";
import { describe, expect, it } from "vitest";
import { randomPuzzle } from "../../test/random-puzzle.js";
import { type Link, linkOf, packLink, puzzleKey, readLink, readPuzzleKey, writeLink } from "./link.js";
import { MOST_PACKED, MOST_UNPACKED, pack, unpack } from "./packed.js";

const read = async (fragment: string): Promise<Link> => readLink(fragment);
const solve = (text: string, rules: RuleOptions = {}): string =>
  writeLink({ view: "solve", puzzle: { text, rules } });
const complaints = async (fragment: string): Promise<readonly string[]> =>
  (await read(fragment)).complaints.map(({ code, name, value }) => [code, name, value].join(" ").trim());

describe("a link", () => {
  it.each<[string, RuleOptions, string]>([
    ["send + more = money", {}, "1/solve/SEND+MORE=MONEY"],
    [
      "SEND + MORE = MONEY",
      { base: 16, leadingZero: "allow", given: { S: 9 } },
      "1/solve/SEND+MORE=MONEY&base=16&leading-zero=allow&given=S=9",
    ],
    ["PLUTO not in {PLANETS}", {}, "1/solve/PLUTO~not~in~%7BPLANETS%7D"],
    ["A² = √B", {}, "1/solve/A**2=sqrt(B%29"],
    ["A! = B", {}, "1/solve/A!~=B"],
    ["A % B = C", {}, "1/solve/A%25B=C"],
    ["A < B; B ≠ C", {}, "1/solve/A%3CB;B!=C"],
    ["7? * ? = 5?", {}, "1/solve/7_*_=5%5F"],
    ["Кто + кот = ток", {}, "1/solve/КТО+КОТ=ТОК"],
    ["○△ + △○ = ★★", {}, "1/solve/%E2%97%8B%E2%96%B3+%E2%96%B3%E2%97%8B=%E2%98%85%E2%98%85"],
    ["A + a = B", { case: "distinct", distinct: ["Aa", "B"] }, "1/solve/A+a=B&distinct=Aa,B&case=distinct"],
    [
      "A + B = C",
      { digits: "0-2!", given: { A: [4, 5], B: { not: [1] } } },
      "1/solve/A+B=C&digits=0-2!&given=A=4%7C5,B!=1",
    ],
    ["A + B = C", { digits: "0-2!" }, "1/solve/A+B=C&digits=0-2%21"],
    ["SEND + ", {}, "1/solve/SEND~%2B"],
    ["2(MORE) = SOS", {}, "1/solve/2(MORE)~=~SOS"],
    [" SEND\n+MORE\n-----\nMONEY", { layout: true }, "1/solve/layout:%20SEND;%2BMORE;-----;MONEY"],
    ["  AB\n  CD", { layout: true, reading: 1 }, "1/solve/layout:AB;CD&reading=1"],
  ])("of %j with %j can be read by a person", async (text, rules, link) => {
    expect(solve(text, rules)).toBe(link);
    const back = await read(`#${link}`);
    expect(back.complaints).toEqual([]);
    expect(back.puzzle?.rules).toEqual(rules);
    // Writing what was read gives the same link.
    expect(writeLink(back)).toBe(link);
  });

  it("is read back in the pretty spelling", async () => {
    expect((await read("#1/solve/sqrt(AB)=C**2")).puzzle?.text).toBe(print(formula("√AB = C^2")));
    expect((await read("#1/solve/PLUTO~not~in~%7BPLANETS%7D")).puzzle?.text).toBe("PLUTO not in {PLANETS}");
  });

  it("keeps text that is no puzzle, mistakes and all", async () => {
    for (const text of [
      "2(MORE) = SOS",
      "SEND + MORE",
      "<b>&#amp;</b> ~ % %7e",
      "layout:AB",
      "z:AAAA",
      "a\nb c",
    ])
      expect((await read(solve(text))).puzzle?.text, text).toBe(text);
  });

  it("names the view and its own keys", async () => {
    const keys = new Map([
      ["fill", "M=1,O=0"],
      ["not", "E=2.3.4"],
    ]);
    const link = writeLink({ view: "play", puzzle: { text: "SEND+MORE=MONEY", rules: {} }, keys });
    expect(link).toBe("1/play/SEND+MORE=MONEY&fill=M=1,O=0&not=E=2.3.4");
    expect(await read(link)).toMatchObject({ view: "play", keys, complaints: [] });
  });

  it("of a day or a lesson has it behind the view", async () => {
    const link = writeLink({ view: "daily", keys: new Map([["day", "2026-11-30"]]) });
    expect(link).toBe("1/daily/2026-11-30");
    expect((await read(link)).keys.get("day")).toBe("2026-11-30");
    expect(writeLink({ view: "settings" })).toBe("1/settings");
    expect(await read("#1/settings")).toMatchObject({ view: "settings", complaints: [] });
    expect(await read("")).toMatchObject({ view: "solve", complaints: [] });
    expect(await read("#1/solve/")).toMatchObject({ view: "solve", complaints: [] });
  });
});

describe("a link in a message", () => {
  const behind = [")", ".", ").", "!", "'", '"', ",", "?", ">", "…"];
  it.each(behind)("followed by %s is still the puzzle", async (sign) => {
    for (const rules of [{}, { base: 16 as const }, { given: { S: 9 } }])
      expect(await read(`#${solve("SEND + MORE = MONEY", rules)}${sign}`)).toMatchObject({
        puzzle: { text: "SEND + MORE = MONEY", rules },
        complaints: [],
      });
  });

  it("keeps a bracket of its own that a person wrote", async () => {
    expect((await read("#1/solve/A*(B+C)=(D+E)")).puzzle?.text).toBe("A * (B + C) = D + E");
    expect((await read("#1/solve/A*(B+C)=(D+E)).")).puzzle?.text).toBe("A * (B + C) = D + E");
  });

  it("with + turned into a space, raw or escaped, is still the puzzle", async () => {
    for (const space of [" ", "%20"])
      expect((await read(`#1/solve/SEND${space}MORE=MONEY`)).puzzle?.text).toBe("SEND + MORE = MONEY");
  });

  it("escaped once more, or through HTML, is still the puzzle", async () => {
    const link = solve("SEND + MORE = MONEY", { base: 16 });
    for (const form of [encodeURIComponent(link), link.replace("&", "&amp;"), link.replaceAll("=", "%3D")])
      expect(await read(`#${form}`)).toMatchObject({
        puzzle: { text: "SEND + MORE = MONEY", rules: { base: 16 } },
        complaints: [],
      });
  });
});

describe("complaints", () => {
  it.each([
    ["#2/solve/SEND+MORE=MONEY", ["version 2"]],
    ["#1/solve/SEND+MORE=MONEY&colour=red", ["key colour"]],
    ["#1/dance/SEND+MORE=MONEY", ["view dance"]],
    ["#SEND+MORE=MONEY", ["no-link"]],
    ["#1/solve/SEND+MORE=MONEY&base=99", ["value base 99"]],
    ["#1/solve/SEND+MORE=MONEY&given=S=99", ["value given S=99"]],
    [
      "#1/solve/SEND+MORE=MONEY&distinct=&leading-zero=perhaps",
      ["value distinct", "value leading-zero perhaps"],
    ],
  ])("of %s name what is not known; the rest is opened", async (fragment, expected) => {
    expect(await complaints(fragment)).toEqual(expected);
    expect((await read(fragment)).puzzle).toEqual({ text: "SEND + MORE = MONEY", rules: {} });
  });

  it("name rules where there is no puzzle", async () => {
    expect(await complaints("#1/settings&base=16")).toEqual(["key base"]);
    expect(await complaints("#1/daily/2026-11-30&given=A=1")).toEqual(["key given"]);
  });

  it("come from any junk without an exception", async () => {
    const junk = [
      "#%",
      "#%FF%",
      "#1/",
      "#1//",
      "#1/solve/%",
      "#1/solve/&&&=&=",
      "#///",
      "#1/z:",
      "#1/solve/z:",
      "#\0\u202e",
    ];
    for (const fragment of junk) await expect(read(fragment), fragment).resolves.toHaveProperty("view");
  });

  it("of a place in the prototype are complaints, not rules", async () => {
    expect(await complaints("#1/solve/A+B=C&__proto__=1&constructor=2")).toEqual([
      "key __proto__",
      "key constructor",
    ]);
    expect(await complaints("#1/constructor/A+B=C")).toEqual(["view constructor"]);
  });
});

describe("a packed link", () => {
  const long = `${Array.from({ length: 400 }, (_, i) => `A${i + 1}`).join(" + ")} = B`;

  it("holds long texts", async () => {
    const link = await linkOf({ view: "solve", puzzle: { text: long, rules: { base: 16 } } });
    expect(link).toMatch(/^1\/solve\/z:[\w%-]*[A-Za-z0-9]$/);
    expect(link?.length).toBeLessThan(1500);
    expect((await read(`#${link})`)).puzzle).toEqual({ text: long, rules: { base: 16 } });
  });

  it("holds the puzzles of a sheet, each with its rules, and the keys of the view", async () => {
    const puzzles = [
      { text: "SEND + MORE = MONEY", rules: {} },
      { text: " AB\n*CD\n---", rules: { layout: true } },
      { text: "A + B = CA", rules: { base: 5 } },
    ];
    const keys = new Map([["title", "Autumn + winter sums"]]);
    const link = await linkOf({ view: "print", puzzles, keys });
    expect(await read(`#${link}`)).toEqual({
      view: "print",
      puzzle: puzzles[0],
      puzzles,
      keys,
      complaints: [],
    });
    expect((await read(`#${link}&paper=letter`)).keys.get("paper")).toBe("letter");
  });

  it("that is cut or changed is named", async () => {
    const link = (await packLink({ view: "solve", puzzle: { text: long, rules: {} } })) ?? "";
    for (const bad of [link.slice(0, -40), `${link.slice(0, 40)}!${link.slice(41)}`, "1/solve/z:%%%"])
      expect(await complaints(`#${bad}`), bad).toEqual(["packed"]);
  });

  it("that would unpack to more than a link may is stopped on the way", async () => {
    const bomb = await bombOf(48 * MOST_UNPACKED);
    expect(bomb.length).toBeLessThan(MOST_PACKED);
    const before = process.memoryUsage().arrayBuffers;
    expect(await unpack(bomb)).toEqual({ ok: false, problem: "too-long" });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * MOST_UNPACKED);
    expect(await complaints(`#1/solve/z:${bomb}`)).toEqual(["too-long"]);
  });

  it("of five megabytes is not unpacked at all", async () => {
    expect(await complaints(`#1/solve/z:${"A".repeat(5_000_000)}`)).toEqual(["too-long"]);
    expect(await pack("A".repeat(MOST_UNPACKED + 1))).toBeUndefined();
  });
});

describe("a hundred random puzzles", () => {
  const puzzles = Array.from({ length: 100 }, (_, seed) => randomPuzzle(seed + 1));

  it("are the same after a link, and their link is the same again", async () => {
    for (const puzzle of puzzles) {
      const link = solve(puzzle.text, puzzle.rules);
      const back = (await read(`#${link}`)).puzzle;
      expect(back, link).toEqual(puzzle);
      expect(puzzleKey(back ?? puzzle)).toBe(puzzleKey(puzzle));
      expect(readPuzzleKey(puzzleKey(puzzle))).toEqual(puzzle);
    }
  });

  it("are still the same with + as a space, and with ) or . behind", async () => {
    for (const puzzle of puzzles) {
      const link = solve(puzzle.text, puzzle.rules);
      for (const form of [
        link.replaceAll("+", " "),
        link.replaceAll("+", "%20"),
        `${link})`,
        `${link}.`,
        `${link}).`,
      ])
        expect((await read(`#${form}`)).puzzle, form).toEqual(puzzle);
    }
  });

  it("are still the same after the URL parser of a browser", async () => {
    for (const puzzle of puzzles) {
      const { hash } = new URL(`http://127.0.0.1/#${solve(puzzle.text, puzzle.rules)}`);
      expect((await read(hash)).puzzle, hash).toEqual(puzzle);
    }
  });
});

function formula(text: string) {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text} is no puzzle`);
  return parsed.formula;
}

/** Zeros, packed: as many bytes as asked. */
async function bombOf(length: number): Promise<string> {
  const stream = new Blob([new Uint8Array(length)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}
