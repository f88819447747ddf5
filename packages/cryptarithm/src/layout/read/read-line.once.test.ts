import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import { pose } from "../../semantics/pose.js";
import type { Formula } from "../../syntax/ast.js";
import { layoutLine } from "../line.js";
import { layoutSource } from "./layout-source.js";
import { readLine } from "./read-line.js";
import type { ReadLayout } from "./read-result.js";

const read = (text: string): ReadLayout => readLine(layoutSource(text));

function readings(text: string): readonly Formula[] {
  const result = read(text);
  if (!result.ok) throw new Error(`${text}: ${result.diagnostics[0]?.message}`);
  return result.readings;
}

/** Rows as `role:cells@right/place`. */
function rows(formula: Formula | undefined): string[] {
  const text = formula?.text ?? "";
  return (formula?.layout?.rows ?? []).map(({ role, cells, right, place }) => {
    const written = cells.map(({ span }) => text.slice(...span)).join("");
    return `${role}:${written}@${right}${place === undefined ? "" : `/${place}`}`;
  });
}

/** Whether digits at the places of the text make all statements true, and unknown cells that are one are one. */
function isTrue(formula: Formula, digitAt: (at: number) => number, base: number): boolean {
  const posed = pose(formula, { base, distinct: "off" });
  if (!posed.ok) throw new Error(posed.diagnostics[0]?.message);
  const { symbols, letterCount } = posed.puzzle;
  const digits: number[] = new Array(symbols.length).fill(0);
  const seen = new Set<number>();
  for (const row of formula.layout?.rows ?? []) {
    for (const cell of row.cells) {
      const digit = digitAt(cell.span[0]);
      if (cell.kind === "digit") {
        if (cell.value !== digit) return false;
        continue;
      }
      const at =
        cell.kind === "unknown"
          ? letterCount + cell.index
          : symbols.findIndex(({ name }) => name === cell.letter);
      if (seen.has(at) && digits[at] !== digit) return false;
      seen.add(at);
      digits[at] = digit;
    }
  }
  return (
    holds(posed.puzzle, digits) === "yes" &&
    symbols.every(({ domain }, at) => !seen.has(at) || domain.includes(digits[at] as number))
  );
}

/** The digits of a text of letters by a key `LETTERS` = 0123…. */
const byKey =
  (text: string, key: string) =>
  (at: number): number =>
    key.indexOf(text[at] as string);

describe("calculations in one line", () => {
  test("a division with all its rows has its roles, columns and places", () => {
    const [first, ...others] = readings("KDNG/BT=STP-PK=FN-TN=BGG-NB=N");
    expect(others).toEqual([]);
    expect(rows(first)).toEqual([
      "divisor:BT@0",
      "dividend:KDNG@0",
      "quotient:STP@0",
      "partial-product:PK@2/2",
      "partial-dividend:FN@1/1",
      "partial-product:TN@1/1",
      "partial-dividend:BGG@0/0",
      "partial-product:NB@0/0",
      "remainder:N@0",
    ]);
    // The answer, and the same with two letters exchanged.
    expect(isTrue(first as Formula, byKey(first?.text ?? "", "GBDTF-SPKN"), 10)).toBe(true);
    expect(isTrue(first as Formula, byKey(first?.text ?? "", "GBDTF-SPNK"), 10)).toBe(false);
  });

  test("spaces, other signs and other dashes mean the same", () => {
    const [plain] = readings("1234/12=102-12=34-24=10");
    for (const text of [
      "1234 ÷ 12 = 102 − 12 = 34 – 24 = 10",
      "1234 : 12 = 102; — 12 = 34; — 24 = 10.",
      "1234/12=102,\n-12=34,\n-24=10",
    ]) {
      const [other] = readings(text);
      expect(rows(other), text).toEqual(rows(plain));
    }
    const [times] = readings("12*34=48+36=408");
    for (const text of ["12 x 34 = 48 + 36 = 408", "12×34=48+36=408", "12x34 = 48+36 = 408"])
      expect(rows(readings(text)[0]), text).toEqual(rows(times));
    expect(rows(readings("XY*YX=AXB+CXX=DEFG")[0])[0]).toBe("multiplicand:XY@0");
    expect(rows(readings("A X B = CD")[0])).toEqual(["multiplicand:A@0", "multiplier:B@0", "product:CD@0"]);
  });

  test("the multiplication OPERA * PLAY comes out true for its answer", () => {
    const text = "OPERA*PLAY=DYYDPD+PFAPRM+YDLALP+OPERA=PERFORMED";
    const [first, ...others] = readings(text);
    expect(others).toEqual([]);
    expect(rows(first).slice(2, 7)).toEqual([
      "partial-product:DYYDPD@0/0",
      "partial-product:PFAPRM@1/1",
      "partial-product:YDLALP@2/2",
      "partial-product:OPERA@3/3",
      "product:PERFORMED@0",
    ]);
    const key = new Map([..."OPERAPLAYDFM"].map((letter) => [letter, -1]));
    for (const [i, letter] of [..."OPERA"].entries()) key.set(letter, Number("61053"[i]));
    for (const [i, letter] of [..."PLAY"].entries()) key.set(letter, Number("1734"[i]));
    for (const [i, letter] of [..."PERFORMED"].entries()) key.set(letter, Number("105865902"[i]));
    expect(isTrue(first as Formula, (at) => key.get(text[at] as string) ?? -1, 10)).toBe(true);
  });

  test("the root BASKETBALL has the row of a zero", () => {
    const text = "√BASKETBALL=JAMES-HT=ELSK-ELSE=SET-M=SETBA-EBJME=KHBJLL-KLHMTT=EEJEE";
    const [first, ...others] = readings(text);
    expect(others).toEqual([]);
    expect(first?.layout?.degree).toBe(2);
    expect(rows(first)).toEqual([
      "radicand:BASKETBALL@0",
      "root:JAMES@0",
      "root-product:HT@8/4",
      "partial-radicand:ELSK@6/3",
      "root-product:ELSE@6/3",
      "partial-radicand:SET@4/2",
      "root-product:M@4/2",
      "partial-radicand:SETBA@2/1",
      "root-product:EBJME@2/1",
      "partial-radicand:KHBJLL@0/0",
      "root-product:KLHMTT@0/0",
      "remainder:EEJEE@0",
    ]);
    expect(isTrue(first as Formula, byKey(text, "MESKTLHBJA"), 10)).toBe(true);
    expect(isTrue(first as Formula, byKey(text, "MESKTLHBAJ"), 10)).toBe(false);
  });

  test("groups and words give the degree of a root", () => {
    const square = readings("AB'CD gives root EF; - G = HCD; - IJK = L");
    expect(square[0]?.layout?.degree).toBe(2);
    expect(readings("A'BCD gives root EF; - G = HBCD; - IJKL = M")[0]?.layout?.degree).toBe(3);
    expect(readings("∛ABCD=EF-G=HBCD-IJKL=M")[0]?.layout?.degree).toBe(3);
    expect(readings("ABCD gives cube root EF - G = HBCD - IJKL = M")[0]?.layout?.degree).toBe(3);
    expect(readings("√AB CD = EF - G = HCD - IJK = L")[0]?.layout?.rows).toHaveLength(6);
    expect(readings("4√ABCDE = FG r HIJ")[0]?.layout?.degree).toBe(4);
  });

  test("a digit without a row is found by what is brought down", () => {
    const places = (text: string): (number | undefined)[] =>
      (readings(text)[0]?.layout?.rows ?? [])
        .filter(({ role }) => role === "partial-product" || role === "root-product")
        .map(({ place }) => place);
    // 12345 / 12 = 1028 r 9: the zero has no row.
    expect(places("12345/12=1028-12=34-24=105-96=9")).toEqual([3, 1, 0]);
    expect(places("ABCDE/AB=AFBG-AB=CD-BD=AFE-HI=H")).toEqual([3, 1, 0]);
    // 102² = 10404
    expect(places("√10404=102-1=404-404=0")).toEqual([2, 0]);
    // 12 * 101
    expect(places("12*101=12+12=1212")).toEqual([0, 2]);
    expect(places("12*110=12+12=1320")).toEqual([1, 2]);
  });

  test("rows that letters place in several ways give several readings", () => {
    const result = readings("AB*CDEF=GAB+HAB=IJKLMN");
    expect(result.length).toBeGreaterThan(1);
    expect(result.length).toBeLessThanOrEqual(6);
    for (const formula of result) expect(rows(formula).at(-1)).toBe("product:IJKLMN@0");
  });

  test("a row may be written with the zeros of its shift", () => {
    const [first] = readings("25*24=100+500=600");
    expect(rows(first).slice(2, 4)).toEqual(["partial-product:100@0/0", "partial-product:50@1/1"]);
    expect(isTrue(first as Formula, (at) => Number("25*24=100+500=600"[at]), 10)).toBe(true);
  });

  test("sums and calculations without rows are read", () => {
    expect(rows(readings("A + B - C = D + E = F")[0])).toEqual([
      "addend:A@0",
      "addend:B@0",
      "subtrahend:C@0",
      "result:D@0",
      "addend:E@0",
      "result:F@0",
    ]);
    for (const line of ["KDNG / BT = STP r N", "√ABCD = EF r GH", "289 * 34 = 9826", "A + B - C = D"]) {
      const [formula] = readings(line);
      const text = layoutLine(formula?.layout as NonNullable<Formula["layout"]>, ({ span }) =>
        line.slice(...span),
      );
      expect(text).toBe(line);
    }
  });

  test("points are decimals where all stand inside of numbers, and unknown cells elsewhere", () => {
    const [first] = readings("12.5/5=2.5-10=25-25=0");
    expect(rows(first).slice(0, 3)).toEqual(["divisor:5@0", "dividend:125@-1", "quotient:25@-1"]);
    expect(readings("..5/.=.5-.=.5-.5=0")[0]?.unknowns).toBeGreaterThan(3);
    expect(readings("1*5/*=3*-9=1*-15=0")[0]?.layout?.kind).toBe("division");
  });

  test.each([
    ["AB/C", "layout-line", "= is expected"],
    ["AB/C=DE-F=G-", "layout-line", "a partial product is expected"],
    ["AB/C=DE-F=G-H=I-J=K", "layout-rows", "3 numbers are subtracted"],
    ["AB/C=DE-FGHI=G-H=I", "layout-rows", "do not fit"],
    ["ABCDE/C=DE-F=G", "layout-quotient", "too few digits"],
    ["AB*CD=EFG+HIJ", "layout-line", "= is expected"],
    ["AB*C=EFG+HIJ=KLM", "layout-rows", "2 partial products for a multiplier of 1 digit"],
    ["AB'C gives root D", "layout-root", "digit for each group"],
    ["AB'CDE'F gives root GHI", "layout-root", "digit for each group"],
    ["A & B = C", "layout-sign", "& has no meaning"],
    ["", "layout-line", "a number is expected"],
    ["=", "layout-line", "a number is expected"],
    ["A.B/.C=D", "layout-rows", "?"],
  ])("%s is a diagnostic", (text, code, part) => {
    const result = read(text);
    if (part === "?") return expect(result).toBeDefined();
    if (result.ok) throw new Error("it was read");
    const [diagnostic] = result.diagnostics;
    expect([diagnostic?.code, diagnostic?.message]).toEqual([code, expect.stringContaining(part)]);
    expect(diagnostic?.hint).toBeTruthy();
    const [from, to] = diagnostic?.span ?? [-1, -1];
    expect(from >= 0 && to <= text.length && from <= to).toBe(true);
  });

  test("nothing that is written makes it throw or hang", () => {
    const random = randomFrom(5);
    const signs = [..."AB12?*.x/=-+√∛' ,;\nr_:)|~é☺", "gives root ", " r "];
    const started = performance.now();
    for (let i = 0; i < 3000; i++) {
      let text = "";
      for (let k = random.integer(40); k > 0; k--) text += signs[random.integer(signs.length)];
      const result = read(text);
      expect(result.ok ? result.readings.length : result.diagnostics.length).toBeGreaterThan(0);
    }
    const many = "?".repeat(60);
    read(`${many}/?=${many}${"-?=??".repeat(30)}`);
    read(`${many}*${many}=${Array.from({ length: 30 }, () => many).join("+")}=${many}${many}`);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** True calculations as text of digits in a base, in which letters then take the place of digits. */
function trueCalculation(random: Random, base: number, skip: boolean): string {
  const number = (digits: number): bigint => {
    let value = BigInt(1 + random.integer(base - 1));
    for (let i = 1; i < digits; i++)
      value = value * BigInt(base) + BigInt(random.integer(3) ? random.integer(base) : 0);
    return value;
  };
  const b = BigInt(base);
  const written = (value: bigint): string => value.toString(base);
  const kind = random.integer(4);
  if (kind === 0) {
    const multiplicand = number(1 + random.integer(5));
    const multiplier = number(2 + random.integer(4));
    const partials = [...written(multiplier)].reverse().map((d) => multiplicand * BigInt(DIGITS.indexOf(d)));
    const rows = partials.filter((value) => value > 0n || !skip).map(written);
    if (rows.length === 1) return trueCalculation(random, base, skip);
    return `${written(multiplicand)}*${written(multiplier)}=${rows.join("+")}=${written(multiplicand * multiplier)}`;
  }
  if (kind === 1) {
    const divisor = number(1 + random.integer(4));
    const quotient = number(2 + random.integer(4));
    const dividend = divisor * quotient + BigInt(random.integer(Number(divisor)));
    const digits = [...written(dividend)];
    const places = written(quotient);
    let current = BigInt(0);
    let text = `${written(dividend)}/${written(divisor)}=${places}`;
    let open = false;
    for (const [i, d] of digits.entries()) {
      current = current * b + BigInt(DIGITS.indexOf(d));
      const at = i - (digits.length - places.length);
      if (at < 0) continue;
      const digit = BigInt(DIGITS.indexOf(places[at] as string));
      if (digit === 0n && skip) continue;
      if (open) text += `=${written(current)}`;
      text += `-${written(divisor * digit)}`;
      current -= divisor * digit;
      open = true;
    }
    return `${text}=${written(current)}`;
  }
  const degree = kind;
  const root = number(2 + random.integer(3));
  let next = root + 1n;
  let gap = next ** BigInt(degree) - root ** BigInt(degree);
  if (gap > 1_000_000n) gap = 1_000_000n;
  next = root ** BigInt(degree) + BigInt(random.integer(Number(gap)));
  const digits = written(next);
  const places = written(root);
  const first = digits.length - degree * (places.length - 1);
  let text = `${degree === 2 ? "√" : "∛"}${digits}=${places}`;
  let current = 0n;
  let found = 0n;
  let open = false;
  for (let i = 0; i < places.length; i++) {
    const group =
      i === 0 ? digits.slice(0, first) : digits.slice(first + degree * (i - 1), first + degree * i);
    for (const d of group) current = current * b + BigInt(DIGITS.indexOf(d));
    const before = found * b;
    const digit = BigInt(DIGITS.indexOf(places[i] as string));
    found = before + digit;
    if (digit === 0n && skip) continue;
    if (open) text += `=${written(current)}`;
    const subtracted = found ** BigInt(degree) - before ** BigInt(degree);
    text += `-${written(subtracted)}`;
    current -= subtracted;
    open = true;
  }
  return `${text}=${written(current)}`;
}

describe("true calculations of all kinds in bases 2 to 16", () => {
  const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVW"];
  test.each([
    ["with letters and all rows", false, 0, 0, 1],
    ["with letters and no rows for zeros", true, 0, 0, 0.97],
    ["with some printed digits and no rows for zeros", true, 0, 0.3, 0.97],
    ["with some unknown cells and no rows for zeros", true, 0.2, 0, 0.93],
    ["with cells of all kinds and all rows", false, 0.4, 0.3, 1],
  ])("%s are true for what they were made of", (_, skip, unknown, printed, likely) => {
    const random = randomFrom(11);
    let first = 0;
    const count = 1500;
    for (let i = 0; i < count; i++) {
      const base = 2 + random.integer(15);
      const truth = trueCalculation(random, base, skip);
      const letters = random.shuffle([...LETTERS]);
      const text = truth.replace(/[0-9a-f]/g, (d) => {
        const kind = random.integer(1000) / 1000;
        if (kind < unknown) return "?";
        return kind < unknown + printed && d < "a" ? d : (letters[DIGITS.indexOf(d)] as string);
      });
      const result = read(text);
      if (!result.ok) throw new Error(`${truth} ${text} base ${base}: ${result.diagnostics[0]?.message}`);
      const right = result.readings.map((formula) =>
        isTrue(formula, (at) => DIGITS.indexOf(truth[at] as string), base),
      );
      if (!right.includes(true) && right.length < 6)
        throw new Error(`no reading: ${truth} ${text} base ${base}`);
      if (right[0]) first++;
    }
    expect(first / count).toBeGreaterThanOrEqual(likely);
  });
});
