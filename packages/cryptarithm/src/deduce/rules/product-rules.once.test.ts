/**
 * The rules for products, powers and general relations along the way through random puzzles: whatever
 * they find follows from its grounds, and holds in every solution that is still possible. Also that the
 * cleared form of an equation and the lists of values say what the equation says.
 */
import { describe, expect, it } from "vitest";
import {
  carriesIn,
  choices,
  columnSum,
  expectRight,
  settingFrom,
  solutionsOf,
} from "../../../test/claims.js";
import { isTrue } from "../../semantics/evaluate.js";
import type { RuleOptions } from "../../semantics/rules.js";
import { RULES } from "../catalogue.js";
import { digitsIn } from "../setting/digits.js";
import type { Part } from "../setting/part.js";
import type { Setting } from "../setting/setting.js";
import { leadingConstraint } from "../state/extremes.js";
import { noteValue } from "../state/grounds.js";
import { satisfied } from "../state/local-search.js";
import { Moment, Notebook } from "../state/moment.js";
import { eachValue } from "../state/values.js";
import { View } from "../state/view.js";
import { orderOfRows } from "./order-of-rows.js";

/** A puzzle with a solution: made from numbers, their digits replaced by letters. */
function randomPuzzle(seed: number): { readonly formula: string; readonly rules: RuleOptions } {
  const random = choices(seed);
  const base = seed % 3 === 0 ? 4 + random(9) : 10;
  const letters = "ABCDEFGHIJKL";
  const shift = random(base);
  const write = (n: number): string =>
    [...n.toString(base)].map((digit) => letters[(Number.parseInt(digit, base) + shift) % base]).join("");
  const between = (from: number, to: number): number => from + random(Math.max(1, to - from));
  const number = between(base, base ** 3);
  const small = between(base, base ** 2);
  const digit = between(2, base);
  const [n, s, d] = [write(number), write(small), write(digit)];
  const printed = random(2) === 0 ? d : digit.toString(base).toUpperCase();
  const formulas = [
    () => `${n} * ${printed} = ${write(number * digit)}`,
    () => `${write(number * digit)} = ${d} * ${n}`,
    () => `${write(number * digit)} / ${printed} = ${n}`,
    () => `${n} * ${s} = ${write(number * small)}`,
    () => {
      const second = between(2, base);
      const sum = write(number * digit + number * second * base);
      return `${n} * ${d} = ${write(number * digit)}; ${n} * ${write(second)} = ${write(number * second)}; ${write(number * digit)} + ${write(number * second)}0 = ${sum}`;
    },
    () => `${s}^2 = ${write(small ** 2)}`,
    () => `${s}^3 = ${write(small ** 3)}`,
    () => `${write(small ** 2)}^(1/2) = ${s}`,
    () =>
      `${n} - ${write(number - small)} = ${write(small ** 2)}^0${base === 10 ? ".5" : ""} * ${base === 10 ? "1" : s}`,
    () => `${s} / ${write(small * digit)} = ${n} / ${write(number * digit)}`,
    () => {
      const rest = random(small);
      return `${s} * ${d} = ${write(small * digit)}; ${write(small * digit + rest)} - ${write(small * digit)} = ${write(rest)}; ${write(rest)} < ${s}`;
    },
    () =>
      `${s} * 2 = ${write(2 * small)}; ${s} * 3 = ${write(3 * small)}; ${write(5 * small)} = 5 * ${s}`.replace(
        base < 6 ? /; [^;]*$/ : /$/,
        "",
      ),
    () => `${s} * 1 <= ${write(random(small))}; ${write(random(small))} < ${s}`,
    () => `${s} * ${d} <= ${write(number)}; ${write(number)} < ${write(number + 1)}`,
    () => `is_square(${write(small ** 2)}); ${s} < ${n}`,
    () => `is_cube(${write(small ** 3)}); ${n} > ${s}`,
    () => `${n} + ${d} * ${s} = ${write(number + digit * small)}`,
    () => `${d}! = ${write(Math.min(factorial(digit), 1e9))}`,
    () => `${write(digit)}^3 + ${s}^2 = ${write(digit ** 3 + small ** 2)}`,
  ];
  return { formula: (formulas[seed % formulas.length] as () => string)(), rules: { base } };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe("along random products, powers and relations", () => {
  for (let seed = 1; seed <= 160; seed++) {
    it(`number ${seed}: every finding follows, and holds in every solution that is left`, () => {
      const { formula, rules } = randomPuzzle(seed);
      const setting = settingFrom(formula, rules);
      const solutions = solutionsOf(formula, rules, setting, 1000);
      if (solutions.length === 1000) return;
      const view = View.of(setting);
      const notebook = new Notebook();
      const random = choices(seed);
      let left = solutions;
      for (let step = 0; step < 40 && !view.contradictory; step++) {
        const moment = new Moment(view, notebook);
        const findings = RULES.flatMap((rule) => rule.find(moment));
        for (const finding of findings)
          expectRight(finding, view, left, `${formula} ${JSON.stringify(rules)}`);
        const next = findings[random(findings.length)];
        if (next !== undefined) {
          for (const claim of next.claims) view.learn(claim);
          continue;
        }
        // Nothing more is seen: a letter is given, and the solutions with another digit are gone.
        const open = [...view.masks.keys()].filter((s) => view.fixed[s] === -1);
        const symbol = open[random(open.length)];
        if (symbol === undefined) break;
        const digits = digitsIn(view.masks[symbol] as number);
        const digit = digits[random(digits.length)] as number;
        view.learn({ kind: "digits", symbol, digits: 1 << digit });
        left = left.filter((solution) => solution[symbol] === digit);
      }
      if (view.contradictory) expect(left).toHaveLength(0);
    });
  }
});

/** Two or three rows of one number, written in different ways; now and then with cells that are not known. */
function randomRows(seed: number): { readonly formula: string; readonly rules: RuleOptions } {
  const random = choices(seed * 104729);
  const base = 4 + (seed % 9);
  const letters = "ABCDEFGHIJKL";
  const shift = random(base);
  const hidden = random(5) === 0;
  const printed = random(4) === 0;
  const isPlain = printed || hidden;
  const write = (n: number): string =>
    [...n.toString(base)]
      .map((digit) =>
        hidden && random(3) === 0 ? "?" : letters[(Number.parseInt(digit, base) + shift) % base],
      )
      .join("");
  const number = 1 + random(base ** (1 + random(3)) - 1);
  const written = write(number);
  const rows = Array.from({ length: 2 + random(2) }, () => {
    const digit = 1 + random(base - 1);
    const by = isPlain && random(2) === 0 ? digit.toString(base).toUpperCase() : write(digit);
    const row = write(number * digit);
    const forms = [
      `${written} * ${by} = ${row}`,
      `${row} = ${by} * ${written}`,
      `${row} / ${by} = ${written}`,
    ];
    return forms[random(forms.length)];
  });
  return {
    formula: rows.join("; "),
    rules: { base, ...(random(4) === 0 && { leadingZero: "allow" as const }) },
  };
}

describe("along random rows of one number", () => {
  let found = 0;
  for (let seed = 1; seed <= 135; seed++) {
    it(`number ${seed}: the order of rows follows, and holds in every solution that is left`, () => {
      const { formula, rules } = randomRows(seed);
      const setting = settingFrom(formula, rules);
      const solutions = solutionsOf(formula, rules, setting, 3000);
      if (solutions.length === 3000) return;
      const view = View.of(setting);
      const notebook = new Notebook();
      const random = choices(seed);
      let left = solutions;
      for (let step = 0; step < 20 && !view.contradictory; step++) {
        const moment = new Moment(view, notebook);
        const findings = orderOfRows.find(moment);
        found += findings.length;
        for (const finding of findings)
          expectRight(finding, view, left, `${formula} ${JSON.stringify(rules)}`);
        for (const claim of findings.flatMap(({ claims }) => claims)) view.learn(claim);
        if (findings.length > 0) continue;
        // Half of the digits of a letter are struck, at one end: orders are seen before letters are known.
        const symbol = random(view.masks.length);
        const digits = digitsIn(view.masks[symbol] as number);
        const half = Math.max(1, digits.length >> 1);
        const kept = random(2) === 0 ? digits.slice(0, half) : digits.slice(-half);
        const mask = kept.reduce((bits, digit) => bits | (1 << digit), 0);
        view.learn({ kind: "digits", symbol, digits: mask });
        left = left.filter((solution) => kept.includes(solution[symbol] as number));
      }
      if (view.contradictory) expect(left).toHaveLength(0);
    });
  }
  it("finds something often", () => expect(found).toBeGreaterThan(100));
});

/** Every way to give the letters of a small puzzle digits, as the rules allow. */
function* assignments(setting: Setting): Generator<Int8Array> {
  const n = setting.domains.length;
  const digits = new Int8Array(n).fill(-1);
  function* from(symbol: number): Generator<Int8Array> {
    if (symbol === n) {
      yield digits;
      return;
    }
    for (const digit of digitsIn(setting.domains[symbol] as number)) {
      let free = true;
      for (let other = 0; other < symbol; other++)
        if (digits[other] === digit && setting.apart[symbol * n + other]) free = false;
      if (!free) continue;
      digits[symbol] = digit;
      yield* from(symbol + 1);
    }
  }
  yield* from(0);
}

describe("the values of a part", () => {
  for (const formula of [
    "AB * C = DB",
    "AB^2 = CDB",
    "is_square(ABA)",
    "is_cube(ABC)",
    "AB^0.5 = A + B - 1",
    "ABC^(1/2) = A * B + C",
    "AB^3 = CDA^2",
    "A! = BCD",
    "A^B = CD",
    "√AB = C",
    "A / B + C / D = 1",
    "AB % C = D",
    "A in {2, 3, B}",
    "is_prime(AB) or A < B",
  ]) {
    it(`${formula}: the list is that of trying everything`, () => {
      const setting = settingFrom(formula, { base: 8 });
      const [part] = setting.parts as [Part];
      const wanted: string[] = [];
      for (const digits of assignments(setting))
        if (isTrue(part.expression, setting.puzzle, digits) === "yes") wanted.push(digits.join(" "));
      const found: string[] = [];
      const view = View.of(setting);
      const outcome = eachValue(part, view, Number.POSITIVE_INFINITY, (digits) => {
        found.push(digits.join(" "));
        return false;
      });
      expect(outcome).toBe("all");
      expect(new Set(found)).toEqual(new Set(wanted));
    });
  }
});

describe("what follows from the first digits and from the cleared form", () => {
  for (const formula of [
    "AB * C = DEA",
    "AB * C < DE",
    "AB + C >= DA * 2",
    "AB > C * D",
    "A^2 * B = CD",
    "AB / CD = A / C",
    "A / B + C / D = 1",
    "AB^(1/2) = C",
    "2 * √AB = C",
    "A / B = C^0.5",
    "AB^(2/3) = C",
    "1 / A + 1 / B = 0.5",
    "(A - B / C)^2 = D",
  ]) {
    it(`${formula}: every column and every cut holds in all solutions`, () => {
      const setting = settingFrom(formula, { base: formula.includes(".") ? 10 : 7 });
      const { puzzle } = setting;
      const [part] = setting.parts as [Part];
      for (const digits of assignments(setting)) {
        if (isTrue(part.expression, puzzle, digits) !== "yes") continue;
        const carries = carriesIn([...digits], setting);
        expect(carries.every(Number.isInteger), `${digits}`).toBe(true);
        const top = setting.columns.at(-1);
        if (top !== undefined)
          expect(columnSum(top, [...digits]) + (top.carryIn < 0 ? 0 : (carries[top.carryIn] as number))).toBe(
            0,
          );
        for (const most of ["left", "right"] as const) {
          for (let kept = 0; kept < 3 ** 3; kept++) {
            const cut = [kept % 3, Math.floor(kept / 3) % 3, Math.floor(kept / 9)];
            const constraint = leadingConstraint(part, cut, most, puzzle);
            if (constraint !== undefined)
              expect(satisfied(constraint, noteValue(constraint, digits)), `${digits} ${cut} ${most}`).toBe(
                true,
              );
          }
        }
      }
    });
  }
});
