import { expect, it } from "vitest";
import { KEY_ORDERS } from "./encode/key.js";
import { type Encoded, type EncodeOptions, encode } from "./encode.js";
import { randomFrom } from "./number/random.js";
import { answer } from "./search/answer-puzzle.js";
import { count } from "./solve.js";

function made(calculation: string, options: EncodeOptions = {}): Encoded {
  const found = encode(calculation, options);
  if (found.status === "invalid") throw new Error(found.diagnostics[0]?.message);
  return found;
}

/** How a puzzle that was made is asked for again. */
const askedFor = ({ layout, reading, rules }: Encoded) => ({
  base: rules.base,
  ...(layout && { layout: true }),
  ...(reading !== undefined && { reading }),
});

it("writes what the key says, in each order", () => {
  const texts = KEY_ORDERS.map((keyOrder) => made("9567+1085", { key: "OMYBAERNDS", keyOrder }).text);
  expect(texts).toEqual([
    "SERN + MODE = MOREY",
    "OABY + DSMA = DSBAN",
    "DAER + OSNA = OSEAM",
    "MEAB + SOYE = SOAED",
  ]);
  for (const keyOrder of KEY_ORDERS) {
    const { key, text, solution } = made("9567+1085", { key: "OMYBAERNDS", keyOrder });
    const decoded = text.replace(/[A-Z]/g, (letter) => String(key.digits[letter]));
    expect(decoded).toBe("9567 + 1085 = 10652");
    expect(solution.text).toBe(decoded);
  }
});

it("has one solution or counts them as an independent count does", () => {
  const random = randomFrom(3);
  for (let i = 0; i < 60; i++) {
    const a = 1 + random.integer(99);
    const b = 1 + random.integer(99);
    const calculation = `${Math.max(a, b)}${random.pick(["+", "-", "*"])}${Math.min(a, b)}`;
    const puzzle = made(calculation, { seed: i, layout: false });
    expect(puzzle.count, calculation).toBe(BigInt(countByTrial(puzzle.text)));
    expect(puzzle.status).toBe(puzzle.count === 1n ? "unique" : "several");
  }
});

/** All ways to put different digits for the letters of `A + B = C`, tried one by one. */
function countByTrial(text: string): number {
  const letters = [...new Set(text.match(/[A-Z]/g) ?? [])];
  const [left = "", sign, right = "", , result = ""] = text.split(" ");
  const digits = new Map<string, number>();
  const value = (word: string): number =>
    [...word].reduce((sum, letter) => 10 * sum + (digits.get(letter) as number), 0);
  const leads = new Set([left, right, result].filter((word) => word.length > 1).map((word) => word[0]));
  let found = 0;
  const place = (at: number, used: number): void => {
    const letter = letters[at];
    if (letter === undefined) {
      const [a, b, c] = [value(left), value(right), value(result)];
      if ((sign === "+" ? a + b : sign === "-" ? a - b : a * b) === c) found++;
      return;
    }
    for (let digit = leads.has(letter) ? 1 : 0; digit < 10; digit++) {
      if (used & (1 << digit)) continue;
      digits.set(letter, digit);
      place(at + 1, used | (1 << digit));
    }
  };
  place(0, 0);
  return found;
}

it("names the fewest givens, and all of them", () => {
  const random = randomFrom(11);
  let several = 0;
  for (let i = 0; i < 30; i++) {
    const calculation = `${100 + random.integer(900)}${random.pick(["+", "*"])}${10 + random.integer(90)}`;
    const puzzle = made(calculation, { seed: i });
    if (puzzle.status === "unique") {
      expect(puzzle.givens).toBeUndefined();
      continue;
    }
    several++;
    const leavesOne = (given: Readonly<Record<string, number>>): boolean =>
      count(puzzle.text, { given }).count === 1n;
    const singles = Object.entries(puzzle.solution.digits).map(([letter, digit]) => ({ [letter]: digit }));
    const { givens } = puzzle;
    if (givens === undefined) {
      expect(singles.some(leavesOne)).toBe(false);
      continue;
    }
    const size = Object.keys(givens[0] ?? {}).length;
    if (size === 1) expect(givens).toEqual(singles.filter(leavesOne));
    else expect(singles.some(leavesOne)).toBe(false);
    for (const given of givens) {
      expect(leavesOne(given), `${puzzle.text} ${JSON.stringify(given)}`).toBe(true);
      expect(puzzle.solution.digits).toMatchObject(given);
    }
  }
  expect(several).toBeGreaterThan(5);
});

it("draws layouts that are read again as the same puzzle, with the same number of solutions", () => {
  const random = randomFrom(5);
  for (let i = 0; i < 60; i++) {
    const big = 1000 + random.integer(9_000_000);
    const small = 11 + random.integer(900);
    const calculation = random.pick([`${big}/${small}`, `${small}*${1 + (big % 999)}`, `√${big}`, `∛${big}`]);
    const zeroRows = random.pick(["skipped", "one-zero", "all-zeros"] as const);
    const style = random.pick(["above", "right", "below", "french", "line", "codebusters"] as const);
    const keyOrder = random.pick(KEY_ORDERS);
    const puzzle = made(calculation, { seed: i, layout: true, zeroRows, style, keyOrder });
    const again = answer(puzzle.text, { ...askedFor(puzzle), limit: 5000 });
    if (again.status === "invalid") throw new Error(`${puzzle.text}: ${again.diagnostics[0]?.message}`);
    if (again.reading !== undefined && again.reading !== (puzzle.reading ?? 0)) continue;
    expect(puzzle.notes.filter((note) => note.includes("not read back"))).toEqual([]);
    expect(again.count, puzzle.text).toBe(puzzle.count);
    expect(again.solutions.map(({ digits }) => digits)).toContainEqual(puzzle.solution.digits);
    for (const [letter, digit] of Object.entries(puzzle.solution.digits))
      expect(puzzle.key.digits[letter]).toBe(digit);
  }
});

it("gives the same number of solutions whatever the key", () => {
  for (const calculation of ["289*34", "567+1085", "123456/789", "√152399"]) {
    const counts = [0, 1, 2].map((seed) => made(calculation, { seed }).count);
    expect(new Set(counts).size).toBe(1);
  }
});

it("makes the two of the show: both have one solution", () => {
  const division = made("7375428/1254", { key: "BLACKSMITH", keyOrder: "0-1" });
  expect(division.layout?.join("\n")).toMatchInlineSnapshot(`
    "        SAAH
         ───────
    HTSM)CICSMTA
         KTCB
         ────
         HHBSM
         HBBIT
         ─────
          HBTTT
          HBBIT
          ─────
            HLBA
            HTSM
            ────
             KSM"
  `);
  const root = made("√7923147955", { key: "BLACKSMITH" });
  expect(root.layout?.join("\n")).toMatchInlineSnapshot(`
    "  T H B L A
     ──────────
    √IHACLKIHSS
     MK
     ──
     LSAC
     LSAL
     ────
        ALKIH
        LITBL
        ─────
         CMITSS
         CSMBKK
         ──────
          LLTLL"
  `);
  expect([division.status, root.status]).toEqual(["unique", "unique"]);
});

it("says that the rows would help where they do", () => {
  expect(made("289*34")).toMatchObject({ status: "several", count: 4n, uniqueWithRows: true });
  expect(made("289*34", { layout: true }).status).toBe("unique");
  expect(made("12*13")).toMatchObject({ uniqueWithRows: false });
  expect(made("12*13", { layout: true }).status).toBe("several");
});

it("writes remainders in one line as well", () => {
  expect(made("123/7", { key: "ABCDEFGHIJ", layout: false }).text).toBe("H * BH + E = BCD");
  expect(made("√150", { key: "ABCDEFGHIJ", layout: false }).text).toBe("BC^2 + G = BFA");
  expect(made("∛1729", { key: "ABCDEFGHIJ", layout: false }).text).toBe("BC^3 + B = BHCJ");
});

it("works in other bases", () => {
  const puzzle = made("1A2*B3", { base: 12, layout: true, seed: 3 });
  expect(puzzle.solution.text).toBe("1A2 * B3 = 18946");
  expect(answer(puzzle.text, { ...askedFor(puzzle) })).toMatchObject({ count: puzzle.count });
  expect(made("ZZ+1", { base: 36, key: keyOf36() }).solution.text).toBe("ZZ + 1 = 100");
});

const keyOf36 = (): string => "ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔЖЗИЛЯЮ";

it("ends soon when its time is over", () => {
  const started = performance.now();
  made("7395086*8213", { layout: false, milliseconds: 50 });
  made("12345+67890+11111", { milliseconds: 50 });
  expect(performance.now() - started).toBeLessThan(2000);
});

it("does not pretend to know what a limit has cut off", () => {
  const cut = made("567+1085", { nodes: 1 });
  expect(cut).toMatchObject({ status: "unfinished", complete: false });
  expect(made("567+1085", { signal: { aborted: true } }).status).toBe("unfinished");
});

it.each([
  ["12+13", { key: "HELLO" }, "rule-key"],
  ["12+13", { keyOrder: "9-1" as "9-0" }, "rule-key-order"],
  ["12+13", { base: 37 }, "rule-base"],
  ["12+13", { base: 30 }, "rule-key"],
  ["12+13", { words: ["one", "two"] }, "rule-key"],
  ["12+13=24", {}, "calculation-false"],
  ["2*3*4", { layout: true }, "calculation-form"],
])("refuses %s with %j", (calculation, options, code) => {
  const found = encode(calculation, options);
  expect(found.status === "invalid" && found.diagnostics[0]?.code).toBe(code);
});
