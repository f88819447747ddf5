/**
 * What `parse` has read, answered and drawn with less code: the same answers and drawings, and none of the modules that
 * are left to be loaded when written-out arithmetic or long runs need them.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";
import { answerParsed } from "./answer-parsed.js";
import { readPuzzle } from "./layout/read-puzzle.js";
import { pictureOf } from "./picture.js";
import { pictureOfParsed } from "./picture-parsed.js";
import { answer } from "./search/answer-puzzle.js";
import type { Solution } from "./search/solution.js";
import { parse } from "./syntax/parser.js";

const PUZZLES = [
  "SEND + MORE = MONEY",
  "TWO * TWO = SQUARE",
  "A^2 + B^2 = C^2; A < B",
  "?A + 1? = B?",
  "ABC = A! + B! + C!",
  "√AB + C = D",
  "odd(AB) and AB % 7 = C",
  "CAT + WHO = CURRENT",
];

function formulaOf(text: string): Parameters<typeof answerParsed>[0] {
  const read = parse(text);
  if (!read.ok) throw new Error(read.diagnostics[0]?.message);
  return read.formula;
}

/** An answer without its times. */
const timeless = <T extends object>(found: T): unknown =>
  JSON.parse(
    JSON.stringify(found, (key, value) =>
      /Ms$/.test(key) ? 0 : typeof value === "bigint" ? `${value}` : value,
    ),
  );

describe("answerParsed", () => {
  it("gives the answer of `answer`, with as many nodes", () => {
    for (const text of PUZZLES) {
      const options = { limit: 20, nodes: 300_000 };
      expect(timeless(answerParsed(formulaOf(` ${text} `), options)), text).toEqual(
        timeless(answer(` ${text} `, { ...options, mode: "interpreted" })),
      );
    }
  });

  it("finds bases and what other rules would give", () => {
    for (const options of [{ base: "find" }, { contrast: true }, { given: { S: 1 } }, { base: 99 }] as const)
      expect(timeless(answerParsed(formulaOf("SEND + MORE = MONEY"), options))).toEqual(
        timeless(answer("SEND + MORE = MONEY", { ...options, mode: "interpreted" })),
      );
  });

  it("never makes code, whatever mode is asked for", () => {
    const made: unknown[] = [];
    const Original = globalThis.Function;
    globalThis.Function = new Proxy(Original, {
      construct: (target, args) => {
        made.push(args);
        return Reflect.construct(target, args);
      },
    });
    try {
      answerParsed(formulaOf("TWO * TWO = SQUARE"), { mode: "compiled" });
      expect(made).toEqual([]);
      answer("TWO * TWO = SQUARE", { mode: "compiled" });
      expect(made).not.toEqual([]);
    } finally {
      globalThis.Function = Original;
    }
  });

  it("refuses layouts", () => {
    const read = readPuzzle("AB\n+ C\n---\n DE", { layout: true });
    if (!read.ok) throw new Error("a sum is read");
    expect(() => answerParsed(read.formula)).toThrow(TypeError);
    expect(() => pictureOfParsed(read.formula)).toThrow(TypeError);
  });
});

describe("pictureOfParsed", () => {
  it("gives the picture of `pictureOf`", () => {
    for (const text of PUZZLES) {
      const found = answer(text, { limit: 1, nodes: 300_000 });
      const solutions: readonly Solution[] = found.status === "invalid" ? [] : found.solutions;
      for (const solution of [undefined, ...solutions]) {
        const options = {
          language: "de",
          fill: "corner",
          carries: true,
          ...(solution && { solution }),
        } as const;
        expect(pictureOfParsed(formulaOf(text), options)).toEqual(pictureOf(formulaOf(text), options));
      }
    }
  });
});

const SOURCES = fileURLToPath(new URL(".", import.meta.url));

/** The files that a file needs when it runs: its imports that are not only of types, and theirs. */
function neededBy(entry: string, found: Set<string> = new Set()): Set<string> {
  const file = join(SOURCES, entry);
  if (found.has(entry)) return found;
  found.add(entry);
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  for (const node of program.body) {
    if (!("source" in node) || node.source === null || typeof node.source.value !== "string") continue;
    const kind = "importKind" in node ? node.importKind : "exportKind" in node ? node.exportKind : "value";
    const named = "specifiers" in node ? node.specifiers : [];
    const types =
      named.length > 0 && named.every((each) => "importKind" in each && each.importKind === "type");
    if (kind === "type" || types) continue;
    const target = join(dirname(file), node.source.value).replace(/\.js$/, ".ts");
    neededBy(relative(SOURCES, target), found);
  }
  return found;
}

describe("what comes along", () => {
  const listed = (entry: string): string[] => [...neededBy(entry)];

  it("with answerParsed is no layout, no row kernel, no compiler and no reasoning", () => {
    const needed = listed("answer-parsed.ts");
    expect(needed.length).toBeGreaterThan(80);
    expect(
      needed.filter((file) => /^(layout|search\/rows|deduce|proof|render)\/|compile\.ts$/.test(file)),
    ).toEqual([]);
  });

  it("with pictureOfParsed is no reader, no search and no reasoning", () => {
    const needed = listed("picture-parsed.ts");
    expect(needed.length).toBeGreaterThan(30);
    expect(
      needed.filter((file) => /^(layout\/read|search|deduce|proof|number\/[a-ce-z])/.test(file)),
    ).toEqual(["search/gapped-text.ts"]);
    expect(needed.filter((file) => /^layout\//.test(file)).sort()).toEqual([
      "layout/line.ts",
      "layout/rows.ts",
      "layout/write/multiplication-page.ts",
      "layout/write/page-builder.ts",
      "layout/write/sum-page.ts",
    ]);
  });

  it("with answer is all of it", () => {
    const needed = listed("search/answer-puzzle.ts");
    for (const file of [
      "layout/read/read-division.ts",
      "layout/write/root-page.ts",
      "search/rows/run-rows.ts",
    ])
      expect(needed).toContain(file);
    expect(needed).toContain("search/compile.ts");
  });
});
