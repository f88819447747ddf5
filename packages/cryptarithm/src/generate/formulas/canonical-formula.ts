/**
 * One text for all puzzles of general formulas that are the same but for the names of their letters, the order of
 * factors, addends, sides and statements, and what normal-form.ts evens out: A * B = C, C = B * A and C / B = A.
 *
 * Parts that may change places are sorted by what does not depend on letters; of the orders of those that look
 * alike, the one with the least text counts. A sum of words has the same form as in canonical-form.ts.
 *
 * Where more than ten thousand orders look alike, only the one in which the puzzle is written is taken, so such a
 * puzzle may have more than one form. No formula of eight blanks that people write comes near.
 */
import { type CanonicalAddend, canonicalForm } from "../sums/canonical-form.js";
import type { Normal, Term } from "./normal.js";
import { type NormalForm, onlyEquation } from "./normal-form.js";

/**
 * A word: its letters by small numbers, and as they are what is printed and unknown in it, such as "7" and "?". It
 * must never change.
 */
type Letters = ArrayLike<string | number>;

/** The words of a puzzle, by number. */
export type LettersOf = (word: number) => Letters;

const MOST_ORDERS = 10_000;

/** The canonical form of a normal form with these words. */
export function canonicalFormula(form: NormalForm, lettersOf: LettersOf): string {
  return sumOfWords(form, lettersOf) ?? leastText(form.statements, lettersOf);
}

/** The form of a sum whose result is one word. */
function sumOfWords(form: NormalForm, lettersOf: LettersOf): string | undefined {
  const equation = onlyEquation(form);
  if (equation === undefined || equation.divisors.length > 0) return undefined;
  const forms = equation.sides.flatMap((side, i) => {
    const [sum, more] = side;
    if (sum === undefined || more !== undefined || sum.times !== 1) return [];
    const result = wordOf(sum);
    const addends = (equation.sides[1 - i] as readonly Term[]).map((term): CanonicalAddend | undefined => {
      const word = wordOf(term);
      return word === undefined ? undefined : { letters: lettersOf(word), times: term.times };
    });
    if (result === undefined || addends.length === 0) return [];
    const known = addends.filter((addend) => addend !== undefined);
    if (known.length < addends.length) return [];
    const words = [...known.map(({ letters }) => letters), lettersOf(result)];
    if (words.some((word) => Array.from(word).some((letter) => typeof letter === "string"))) return [];
    return [canonicalForm(known, lettersOf(result))];
  });
  return forms.sort()[0];
}

const wordOf = ({ part }: Term): number | undefined =>
  part.kind === "word" && part.base === undefined ? part.word : undefined;

/** A part with its free parts sorted: a text without letters, and the words in the orders that look alike. */
interface Sorted {
  readonly text: string;
  readonly orders: readonly (readonly number[])[];
}

/** Stands for a word in a text. */
const WORD = "w";

function leastText(statements: readonly Normal[], lettersOf: LettersOf): string {
  const all: Normal = { kind: "free", operator: "and", parts: statements };
  const { text, orders } = sorted(all, lettersOf);
  let least: string | undefined;
  for (const order of orders) {
    const renamed = renamedWords(order, lettersOf);
    if (least === undefined || renamed < least) least = renamed;
  }
  return `${text} ${least ?? ""}`;
}

/** The words with their letters numbered by first appearance. */
function renamedWords(order: readonly number[], lettersOf: LettersOf): string {
  // Letters have small numbers.
  const names: number[] = [];
  let count = 0;
  let text = "";
  for (const [i, word] of order.entries()) {
    const letters = lettersOf(word);
    if (i > 0) text += " ";
    for (let j = 0; j < letters.length; j++) {
      const letter = letters[j] as string | number;
      if (j > 0) text += ".";
      if (typeof letter === "string") text += `#${letter}`;
      else {
        names[letter] ??= count++;
        text += names[letter];
      }
    }
  }
  return text;
}

/** What words are by themselves; each stands in many puzzles. */
const alone = new WeakMap<Letters, string>();

function renamedAlone(word: number, lettersOf: LettersOf): string {
  const letters = lettersOf(word);
  let text = alone.get(letters);
  if (text === undefined) {
    text = renamedWords([word], lettersOf);
    alone.set(letters, text);
  }
  return text;
}

function sorted(part: Normal, lettersOf: LettersOf): Sorted {
  if (part.kind === "number") return { text: part.value, orders: [[]] };
  if (part.kind === "word") {
    const own = part.base === undefined ? "" : `@${part.base}`;
    return { text: `${WORD}${renamedAlone(part.word, lettersOf)}${own}`, orders: [[part.word]] };
  }
  const inner = part.parts.map((one) => sorted(one, lettersOf));
  // A word of more letters comes first, as in canonical forms of sums.
  if (part.kind === "free")
    inner.sort((a, b) => b.text.length - a.text.length || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  let text = `(${part.operator}`;
  for (const one of inner) text += ` ${one.text}`;
  text += ")";
  const looksAlike = part.kind === "free" && inner.some((one, i) => one.text === inner[i + 1]?.text);
  if (!looksAlike && inner.every(({ orders }) => orders.length === 1)) {
    const only: number[] = [];
    for (const { orders } of inner) only.push(...(orders[0] as readonly number[]));
    return { text, orders: [only] };
  }
  return { text, orders: part.kind === "free" ? freeOrders(inner) : joined(inner) };
}

/** Every order of the words in which parts that look alike change places. */
function freeOrders(inner: readonly Sorted[]): readonly (readonly number[])[] {
  const groups: Sorted[][] = [];
  for (const one of inner) {
    const last = groups.at(-1);
    if (last?.[0]?.text === one.text) last.push(one);
    else groups.push([one]);
  }
  const inGroups = groups.map((group): Sorted => {
    const orders = permutations(group).flatMap((permutation) => joined(permutation));
    return { text: "", orders: limited(orders) };
  });
  return joined(inGroups);
}

/** The orders of parts that stand one after the other. */
function joined(parts: readonly Sorted[]): readonly (readonly number[])[] {
  let orders: readonly (readonly number[])[] = [[]];
  for (const part of parts)
    orders = limited(orders.flatMap((before) => part.orders.map((order) => [...before, ...order])));
  return orders;
}

const limited = (orders: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  orders.length > MOST_ORDERS ? orders.slice(0, 1) : orders;

/** All orders of items, unless there are too many: then the one that they have. */
function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  let found: readonly (readonly T[])[] = [[]];
  for (const item of items) {
    found = found.flatMap((order) =>
      Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, item)),
    );
    if (found.length > MOST_ORDERS) return [items];
  }
  return found;
}
