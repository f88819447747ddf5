/**
 * Shapes nobody would think of, made at random: what comes of them is exactly what trying every choice of words and
 * every digit finds. Holds what shapes say against arithmetic of its own, so that nothing that cancels, divides or
 * changes places is believed.
 */
import { expect, test } from "vitest";
import { drained, randomWords } from "../../../test/letter-trials.js";
import { generate } from "../../generate.js";
import { type Random, randomFrom } from "../../number/random.js";

/** Undefined for what has no value. */
type Value = number | undefined;
type Values = readonly number[];

/** A random shape as text, and what it is worth; truth is 1. */
interface Made {
  readonly text: string;
  readonly value: (values: Values) => Value;
}

/** Values are small, so different ones are further apart. */
const SAME = 1e-9;

const both =
  (of: (a: number, b: number) => Value) =>
  (a: Value, b: Value): Value =>
    a === undefined || b === undefined ? undefined : of(a, b);

const OPERATORS: Readonly<Record<string, (a: Value, b: Value) => Value>> = {
  "+": both((a, b) => a + b),
  "-": both((a, b) => a - b),
  "*": both((a, b) => a * b),
  "/": both((a, b) => (Math.abs(b) < SAME ? undefined : a / b)),
  "=": both((a, b) => Number(Math.abs(a - b) < SAME)),
  "!=": both((a, b) => Number(Math.abs(a - b) >= SAME)),
  "<": both((a, b) => Number(a < b - SAME)),
};
// The first that decides ends it, and what has no value is neither true nor false.
const isTrue = (value: Value): boolean => value !== undefined && value !== 0;
const and = (a: Value, b: Value): Value => (isTrue(a) ? b : a);
const not = (a: Value): Value => (a === undefined ? undefined : Number(a === 0));
const or = (a: Value, b: Value): Value => (a === undefined || isTrue(a) ? a : b);

/** An expression of so many leaves. */
function expression(random: Random, leaves: number, leaf: () => Made): Made {
  if (leaves > 1) {
    const first = 1 + random.integer(leaves - 1);
    const operator = "++--**//+-"[random.integer(10)] as string;
    const a = expression(random, first, leaf);
    const b = expression(random, leaves - first, leaf);
    const of = OPERATORS[operator] as (a: Value, b: Value) => Value;
    return { text: `(${a.text}${operator}${b.text})`, value: (v) => of(a.value(v), b.value(v)) };
  }
  const a = leaf();
  const kind = random.integer(12);
  if (kind === 0)
    return {
      text: `${a.text}^2`,
      value: (v) => (OPERATORS["*"] as typeof and)(a.value(v), a.value(v)),
    };
  if (kind > 1) return a;
  return {
    text: `√${a.text}`,
    value: (v) => {
      const value = a.value(v);
      return value === undefined || value < 0 ? undefined : Math.sqrt(value);
    },
  };
}

function relation(random: Random, leaves: number, leaf: () => Made): Made {
  const first = 1 + random.integer(leaves - 1);
  const operator = ["=", "=", "=", "=", "=", "<", "!="][random.integer(7)] as string;
  const a = expression(random, first, leaf);
  const b = expression(random, leaves - first, leaf);
  const of = OPERATORS[operator] as (a: Value, b: Value) => Value;
  return { text: `${a.text} ${operator} ${b.text}`, value: (v) => of(a.value(v), b.value(v)) };
}

function shape(random: Random, blanks: number): Made {
  const pool = Array.from({ length: blanks }, (_, i) => i);
  const waiting = [...pool];
  const leaf = (): Made => {
    const at = waiting.length > 0 ? random.integer(waiting.length) : 0;
    const [blank = random.integer(blanks)] = waiting.splice(at, 1);
    return { text: "ABCDE"[blank] as string, value: (v) => v[blank] };
  };
  const leaves = Math.max(2, blanks + random.integer(3));
  if (leaves < 4 || random.integer(3) > 0) return relation(random, leaves, leaf);
  const first = 2 + random.integer(leaves - 3);
  const a = relation(random, first, leaf);
  const b = relation(random, leaves - first, leaf);
  const word = ["and", "or", "and", "or", "not"][random.integer(5)];
  if (word === "not")
    return {
      text: `${a.text} and not (${b.text})`,
      value: (v) => and(a.value(v), not(b.value(v))),
    };
  return {
    text: `${a.text} ${word} ${b.text}`,
    value: (v) => (word === "and" ? and : or)(a.value(v), b.value(v)),
  };
}

/** The values of words in all solutions, up to two. */
function solutions(words: readonly string[], base: number, holds: (values: Values) => boolean): Values[] {
  const letters = [...new Set(words.join(""))];
  const found: Values[] = [];
  const digits = new Map<string, number>();
  const bind = (i: number): void => {
    const letter = letters[i];
    if (letter === undefined) {
      if (words.some((w) => w.length > 1 && digits.get(w[0] as string) === 0)) return;
      const values = words.map((w) => [...w].reduce((n, c) => n * base + (digits.get(c) as number), 0));
      if (holds(values)) found.push(values);
      return;
    }
    for (let d = 0; d < base && found.length < 2; d++) {
      if ([...digits.values()].includes(d)) continue;
      digits.set(letter, d);
      bind(i + 1);
      digits.delete(letter);
    }
  };
  if (letters.length <= base) bind(0);
  return found;
}

function choices(words: readonly string[], blanks: number): string[][] {
  if (blanks === 0) return [[]];
  return choices(words, blanks - 1).flatMap((chosen) =>
    words.filter((word) => !chosen.includes(word)).map((word) => [...chosen, word]),
  );
}

const sortedText = (values: Values): string => [...values].sort((a, b) => a - b).join(" ");

/** The puzzles that a shape has of some words, checked; how many there are. */
function check({ text, value }: Made, blanks: number, words: readonly string[], base: number): number {
  const made = generate({ words, shape: text, base });
  if (made.diagnostics.length > 0) return 0;
  const { puzzles } = drained(made);
  const names = [...text.replace(/and|or|not/g, "").matchAll(/[A-Z]/g)].map(([name]) => name);
  const order = "ABCDE".slice(0, blanks).split("");
  const unique = new Map<string, Values>();
  for (const chosen of choices(words, blanks)) {
    const [one, two] = solutions(chosen, base, (values) => isTrue(value(values)));
    if (one !== undefined && two === undefined) unique.set(chosen.join(" "), one);
  }
  const told = `${text}, base ${base}, ${words.join(" ")}`;
  const forms = new Map<string, string>();
  for (const { formula, canonical } of puzzles) {
    const printed = [...formula.replace(/\b(and|or|not)\b/g, "").matchAll(/[A-Z]+/g)].map(([word]) => word);
    const chosen = order.map((name) => printed[names.indexOf(name)]).join(" ");
    const values = unique.get(chosen);
    expect(values, `${told}: ${formula} is wrong`).toBeDefined();
    expect(forms.has(canonical), `${told}: ${formula} twice`).toBe(false);
    forms.set(canonical, sortedText(values as Values));
  }
  for (const [chosen, values] of unique) {
    // In the order of the list, since blanks that may change places are filled in that order.
    const own = chosen.split(" ");
    const [found] = [
      ...generate({ words: words.filter((word) => own.includes(word)), shape: text, base }),
    ].filter(({ canonical }) => forms.get(canonical) === sortedText(values));
    expect(found, `${told}: ${chosen} is lost`).toBeDefined();
  }
  return unique.size;
}

const is = (a: number, b: number): Value => Number(Math.abs(a - b) < SAME);

/** Shapes in which words cancel, or divisors and what they divide are of one kind; values by the letters of blanks. */
const KNOWN: readonly (readonly [string, number, (values: Values) => Value])[] = [
  ["A+B=A+C+D", 4, ([, b = 0, c = 0, d = 0]) => is(b, c + d)],
  ["A-A+B+C=D", 4, ([, b = 0, c = 0, d = 0]) => is(b + c, d)],
  ["A/B+C=A/B+D+E", 5, ([, b = 0, c = 0, d = 0, e = 0]) => (b === 0 ? undefined : is(c, d + e))],
  ["A/B+B+C=A/B+D", 4, ([, b = 0, c = 0, d = 0]) => (b === 0 ? undefined : is(b + c, d))],
  ["A*B+C=A*B+D", 4, ([, , c = 0, d = 0]) => is(c, d)],
  ["A*B+C+D=A*B+E", 5, ([, , c = 0, d = 0, e = 0]) => is(c + d, e)],
  ["A+√B+C=√B+D", 4, ([a = 0, , c = 0, d = 0]) => is(a + c, d)],
  ["(A-B-C)/D=E", 5, ([a = 0, b = 0, c = 0, d = 0, e = 0]) => (d === 0 ? undefined : is(a - b - c, d * e))],
  ["(A-B)/C=D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (c === 0 ? undefined : is(a - b, c * d))],
  ["A/B+C=D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (b === 0 ? undefined : is(a / b + c, d))],
  ["A/(B+C)=D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (b + c === 0 ? undefined : is(a / (b + c), d))],
  ["A/(B-C)=D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (b === c ? undefined : is(a / (b - c), d))],
  ["A/B=C/D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (b * d === 0 ? undefined : is(a * d, b * c))],
  ["A/B/C=D", 4, ([a = 0, b = 0, c = 0, d = 0]) => (b * c === 0 ? undefined : is(a, b * c * d))],
  ["A*(A+B)=C", 3, ([a = 0, b = 0, c = 0]) => is(a * (a + b), c)],
  [
    "D=(A/B)*(C*A-B)",
    4,
    ([a = 0, b = 0, c = 0, d = 0]) => (b === 0 ? undefined : is(d * b, a * (c * a - b))),
  ],
  ["A+B=C or A-B=C", 3, ([a = 0, b = 0, c = 0]) => or(is(a + b, c), is(a - b, c))],
  ["C/B=A or A+B=C", 3, ([a = 0, b = 0, c = 0]) => or(b === 0 ? undefined : is(a * b, c), is(a + b, c))],
  [
    "A+B=C and not (C/B=D)",
    4,
    ([a = 0, b = 0, c = 0, d = 0]) => (b === 0 ? 0 : and(is(a + b, c), not(is(c, b * d)))),
  ],
];

test.each(KNOWN)(
  "%s",
  (text, blanks, value) => {
    const random = randomFrom(11);
    let total = 0;
    for (let run = 0; run < 20 && (run < 4 || total < 4); run++) {
      const base = 3 + (run % 3);
      const words = randomWords(random, 7, base, 2).slice(0, blanks > 4 ? 6 : 7);
      total += check({ text, value }, blanks, words, base);
    }
    // A test that makes nothing would prove nothing; values of two different words are never the same.
    if (text !== "A*B+C=A*B+D") expect(total).toBeGreaterThan(0);
  },
  60_000,
);

test("a sum or a difference is the same as the difference or the sum", () => {
  // HE + H = B or HE - H = B is the first of them.
  const made = generate({ words: ["B", "H", "HE"], shape: "A+B=C or A-B=C", base: 7 });
  expect([...made].map(({ formula }) => formula)).toEqual([
    "B + H = HE or B - H = HE",
    "H + B = HE or H - B = HE",
  ]);
});

test("what is divided by and what comes out do not change places where the latter may be 0", () => {
  const words = ["P", "QQ", "PS", "S", "Q"];
  const made = generate({ words, shape: "(A-B-C)/D=E", base: 4 });
  expect([...made].map(({ formula }) => formula)).toContain("(PS - P - Q) / S = QQ");
});

const RUNS = 60;

test("random shapes", () => {
  const random = randomFrom(5);
  let total = 0;
  for (let run = 0; run < RUNS; run++) {
    const blanks = 2 + random.integer(4);
    const base = 2 + random.integer(4);
    const made = shape(random, blanks);
    const count = blanks < 4 ? 7 : 6;
    const words = randomWords(random, count, Math.min(base, 5), 1 + random.integer(3)).slice(
      0,
      blanks === 5 ? 5 : 7,
    );
    if (words.length >= blanks) total += check(made, blanks, words, base);
  }
  expect(total).toBeGreaterThan(RUNS);
}, 60_000);
