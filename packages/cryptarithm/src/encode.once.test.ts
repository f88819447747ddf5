import { expect, it } from "vitest";
import { KEY_ORDERS } from "./encode/key.js";
import { type Encoded, type EncodeOptions, encode } from "./encode.js";
import { randomFrom } from "./number/random.js";
import { answer } from "./search/answer-puzzle.js";
import { holds } from "./semantics/evaluate.js";
import { pose } from "./semantics/pose.js";
import { count } from "./solve.js";
import { parse } from "./syntax/parser.js";

function made(calculation: string, options: EncodeOptions = {}): Encoded {
  const found = encode(calculation, options);
  if (found.status === "invalid") throw new Error(found.diagnostics[0]?.message);
  return found;
}

/** How a puzzle that was made is asked for again. */
const askedFor = ({ layout, reading, rules }: Encoded) => ({
  base: rules.base,
  loneZero: rules.loneZero,
  literals: rules.literals,
  ...(layout && { layout: true, reading: reading ?? 0 }),
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
    const puzzle = made(calculation, { seed: i, layout: false, advice: false });
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
    const { givens = [] } = puzzle;
    expect(puzzle.givensAreFewest).toBe(true);
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
    const point = `${Math.floor(big / 100)}.${10 + (big % 90)}`;
    const calculation = random.pick([
      `${big}/${small}`,
      `${small}*${1 + (big % 999)}`,
      `√${big}`,
      `∛${big}`,
      `${point}+${small}.5-1`,
      `${point}/${1 + (small % 9)}`,
      `${point}*${small % 99}.5`,
      `√${point}`,
      `${big}/${2 + (small % 7)}/3`,
      `4√${big}`,
    ]);
    const form = random.pick(["long", "long", "without-partial-products", "short"] as const);
    const zerosBehind = random.pick([false, false, true]);
    const trialDivisors = random.pick([false, false, true]);
    const zeroRemainder = random.pick([false, true]);
    const zeroRows = random.pick(["skipped", "one-zero", "all-zeros"] as const);
    const style = random.pick(["above", "right", "below", "french", "line", "codebusters"] as const);
    const keyOrder = random.pick(KEY_ORDERS);
    const written = { zeroRows, style, form, zerosBehind, trialDivisors, zeroRemainder };
    const puzzle = made(calculation, { seed: i, layout: true, keyOrder, ...written, advice: false });
    const again = answer(puzzle.text, { ...askedFor(puzzle), limit: 5000 });
    if (again.status === "invalid") throw new Error(`${puzzle.text}: ${again.diagnostics[0]?.message}`);
    expect(again.count, puzzle.text).toBe(puzzle.count);
    if (again.count <= 5000n)
      expect(again.solutions.map(({ digits }) => digits)).toContainEqual(puzzle.solution.digits);
    for (const [letter, digit] of Object.entries(puzzle.solution.digits))
      expect(puzzle.key.digits[letter]).toBe(digit);
  }
});

it("gives the same number of solutions whatever the key", () => {
  for (const calculation of ["289*34", "567+1085", "123456/789", "√152399"]) {
    const counts = [0, 1, 2].map((seed) => made(calculation, { seed, advice: false }).count);
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

it("makes formulas of the language, and counts them as trial of all assignments does", () => {
  const random = randomFrom(9);
  const digit = (least = 1): number => least + random.integer(10 - least);
  for (let i = 0; i < 40; i++) {
    const [a, b, c] = [10 + random.integer(90), digit(), digit()];
    const [text, value] = random.pick<[string, number]>([
      [`${a}^2`, a ** 2],
      [`(${a} + ${b}) * ${c}`, (a + b) * c],
      [`${a} * ${b} + ${c}`, a * b + c],
      [`${a} * ${b} * ${c}`, a * b * c],
      [`${c}! + ${a}`, Array.from({ length: c }, (_, k) => k + 1).reduce((x, y) => x * y) + a],
      [`${a} mod ${b} + ${a}`, (a % b) + a],
    ]);
    const puzzle = made(text, { seed: i, advice: false });
    expect(puzzle.solution.text.replaceAll(/\s/g, ""), text).toBe(`${text} = ${value}`.replaceAll(/\s/g, ""));
    expect(puzzle.count, puzzle.text).toBe(BigInt(countFormula(puzzle)));
    expect(answer(puzzle.text)).toMatchObject({ count: puzzle.count });
  }
});

/** All ways to put different digits for the letters, each by the exact evaluator alone. */
function countFormula({ text }: Encoded): number {
  const read = parse(text);
  if (!read.ok) throw new Error(text);
  const posed = pose(read.formula, {});
  if (!posed.ok) throw new Error(text);
  const { puzzle } = posed;
  let found = 0;
  const digits: number[] = [];
  const place = (at: number): void => {
    const symbol = puzzle.symbols[at];
    if (symbol === undefined) found += holds(puzzle, digits) === "yes" ? 1 : 0;
    else
      for (const digit of symbol.domain)
        if (!digits.slice(0, at).includes(digit)) {
          digits[at] = digit;
          place(at + 1);
        }
  };
  place(0);
  return found;
}

it("proposes only options and numbers that leave one solution", () => {
  const random = randomFrom(21);
  let options = 0;
  let numbers = 0;
  for (let i = 0; i < 25; i++) {
    const [a, b] = [10 + random.integer(990), 2 + random.integer(90)];
    const calculation = random.pick([
      `${a}*${b}`,
      `${a}+${b}`,
      `${a}/${b}`,
      `${a}^2-${b}`,
      `√${a}`,
      `${a}.5*0.${b}`,
    ]);
    const own = random.pick<EncodeOptions>([{ seed: i }, { seed: i, layout: false }]);
    const puzzle = made(calculation, own);
    for (const change of puzzle.uniqueWith ?? []) {
      options++;
      expect(
        made(calculation, { ...own, ...change }).status,
        `${calculation} ${JSON.stringify(change)}`,
      ).toBe("unique");
    }
    for (const near of puzzle.nearest ?? []) {
      numbers++;
      const { count, text } = made(near, { ...own, advice: false });
      expect(count, `${calculation} ${near} ${text}`).toBe(1n);
    }
    if (puzzle.status !== "several") expect(puzzle).not.toHaveProperty("nearest");
  }
  expect(options).toBeGreaterThan(5);
  expect(numbers).toBeGreaterThan(20);
});

it("names the nearest numbers, which no nearer one with one solution is left out of", () => {
  const isUnique = (calculation: string): boolean => made(calculation, { advice: false }).count === 1n;
  for (const [a, b] of [
    [289, 34],
    [125, 80],
    [567, 12],
  ] as const) {
    const near: string[] = [];
    for (let step = 1; near.length < 3; step++)
      for (const change of [step, -step])
        for (const text of [`${a + change}*${b}`, `${a}*${b + change}`])
          if (near.length < 3 && isUnique(text)) near.push(text);
    expect(made(`${a}*${b}`).nearest).toEqual(near);
  }
});

it("says what a row, a rule or a row of zeros would do", () => {
  expect(made("289*34")).toMatchObject({ status: "several", count: 4n, uniqueWith: [{ layout: true }] });
  expect(made("289*34", { layout: true }).status).toBe("unique");
  expect(made("12*13").uniqueWith).toEqual([]);
  expect(made("289*34", { layout: true, form: "short" })).toMatchObject({ uniqueWith: [{ form: "long" }] });
  expect(made("2*5=10", { loneZero: "allow" }).rules.loneZero).toBe("allow");
});

it("keeps to the rules that solvers are told", () => {
  const free = made("2*34+7=75", { keep: ["2"] });
  const reserved = made("2*34+7=75", { keep: ["2"], literals: "reserved" });
  expect(reserved.count).toBeLessThan(free.count);
  expect(reserved.rules.literals).toBe("reserved");
  const refused = encode("120+0", { loneZero: "forbid", key: "ABCDEFGHIJ" });
  expect(refused.status === "invalid" && refused.diagnostics[0]).toMatchObject({
    code: "calculation-excluded",
    message: "the rules exclude the calculation itself: in it A is 0",
  });
  expect(encode("120+5", { digits: "1-9" })).toMatchObject({ status: "invalid" });
  expect(made("125+5", { digits: "0-5" }).rules.digits).toBe("0-5");
});

it("says what other readings of the text have", () => {
  const puzzle = made("12.5*3.8", { layout: true, key: "BLACKSMITH" });
  expect(puzzle.readings).toHaveLength(2);
  for (const [i, { status, count: has }] of (puzzle.readings ?? []).entries())
    expect(answer(puzzle.text, { layout: true, reading: i })).toMatchObject({ status, count: has });
});

it("prints all kinds in one line, as clubs and tests do", () => {
  const line = (calculation: string, style: "line" | "codebusters", more: EncodeOptions = {}): string =>
    made(calculation, { key: "BLACKSMITH", style, advice: false, ...more }).text;
  expect(line("567+1085", "codebusters")).toBe("SMI+LBTS=LMSA");
  expect(line("567+1085", "line")).toBe("SMI + LBTS = LMSA");
  expect(line("12.5-0.8", "codebusters")).toBe("LA.S-B.T=LL.I");
  expect(line("12.5*0.8", "line")).toBe("LA.S * B.T = LB.BB");
  expect(line("12^2+5^2=13^2", "codebusters")).toBe("LA^2+S^2=LC^2");
  expect(line("289*34", "codebusters", { layout: true })).toBe("ATH*CK=LLSM+TMI=HTAM");
  expect(line("7375428/1254", "codebusters")).toBe(
    "ICISKAT/LASK=STTL-MAIB=LLBSK-LBBCA=LBAAA-LBBCA=LHBT-LASK=MSK",
  );
  expect(line("√144", "codebusters")).toBe("√L'KK=LA-L=KK-KK");
  expect(line("√144", "codebusters", { zeroRemainder: true })).toBe("√L'KK=LA-L=KK-KK=B");
});

it("writes remainders in one line as well", () => {
  expect(made("123/7", { key: "ABCDEFGHIJ", layout: false, advice: false }).text).toBe("H * BH + E = BCD");
  expect(made("√150", { key: "ABCDEFGHIJ", layout: false, advice: false }).text).toBe("BC^2 + G = BFA");
  const stacked = made("43271/8/7", { key: "ABCDEFGHIJ", layout: false, advice: false });
  expect(stacked.text).toBe("I * FEAI + H = EDCHB; H * HHC + E = FEAI");
  expect(made("4√81", { key: "ABCDEFGHIJ", advice: false }).text).toBe("root(IB, 4) = D");
  expect(made("∛1729", { key: "ABCDEFGHIJ", layout: false, advice: false }).text).toBe("BC^3 + B = BHCJ");
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
  ["2*3*4", { layout: true }, "calculation-layout"],
  ["12^2", { layout: true }, "calculation-layout"],
])("refuses %s with %j", (calculation, options, code) => {
  const found = encode(calculation, options);
  expect(found.status === "invalid" && found.diagnostics[0]?.code).toBe(code);
});
