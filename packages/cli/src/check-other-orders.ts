/**
 * An answer with its numbers in another order than the puzzle's words, 10652 = 1085 + 9567 to SEND + MORE = MONEY, in the
 * order of the puzzle. Sides of an equation, addends, factors and what is subtracted may be exchanged.
 *
 * Which numbers are meant for which words is found from their lengths and from letters that come again; whether that is
 * right is found out by checking. Brackets and other signs are left as they are.
 */

/** Terms with the signs before them, "+" before the first; of one kind, so that those of one sign may change places. */
interface Side {
  readonly terms: readonly { readonly sign: string; readonly text: string }[];
}

/** More orders that fit than a puzzle worth solving has. */
const MOST_ORDERS = 50;
const MOST_STEPS = 20_000;

/** The answer in orders that fit the words of the puzzle, without the one that it has. */
export function otherOrders(formula: string, answer: string): string[] {
  const words = sidesOf(formula);
  const numbers = sidesOf(answer);
  if (words === undefined || numbers === undefined) return [];
  const [first, second] = numbers;
  const found = new Set([...orders(words, [first, second]), ...orders(words, [second, first])]);
  found.delete(written(numbers));
  return [...found];
}

const SIGNS: Readonly<Record<string, string>> = { "−": "-", "–": "-", "×": "*", "·": "*" };

/** Both sides of one equation of sums, or of products; undefined when it is anything else. */
function sidesOf(text: string): readonly [Side, Side] | undefined {
  const [left, right, ...more] = text.split(/==?/);
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  const [first, second] = [sideOf(left), sideOf(right)];
  return first === undefined || second === undefined ? undefined : [first, second];
}

function sideOf(text: string): Side | undefined {
  const pieces = text.trim().split(/\s*([-+−–*×·])\s*/);
  if (pieces.some((piece) => !/^(?:[\p{L}\p{M}\p{Nd}?]+|[-+−–*×·])$/u.test(piece))) return undefined;
  const terms = pieces.flatMap((piece, i) => {
    if (i % 2 === 1) return [];
    const sign = pieces[i - 1];
    return [{ sign: sign === undefined ? "" : (SIGNS[sign] ?? sign), text: piece }];
  });
  const isProduct = terms.some(({ sign }) => sign === "*");
  if (isProduct && terms.some(({ sign }) => sign === "+" || sign === "-")) return undefined;
  // The first term is one of the addends, or of the factors.
  return { terms: terms.map((term) => (term.sign === "" ? { ...term, sign: isProduct ? "*" : "+" } : term)) };
}

/** All ways to give the words numbers of their signs and lengths so that no letter has two digits. */
function orders(words: readonly [Side, Side], numbers: readonly [Side, Side]): string[] {
  const places = words.flatMap(({ terms }, side) => terms.map((term) => ({ ...term, side })));
  if (words.some(({ terms }, side) => terms.length !== numbers[side]?.terms.length)) return [];
  const free = numbers.map(({ terms }) => terms.map((term) => ({ ...term, taken: false })));
  const chosen: string[] = [];
  const found: string[] = [];
  let steps = 0;
  const place = (at: number, digits: ReadonlyMap<string, string>): void => {
    const word = places[at];
    if (word === undefined) {
      found.push(writtenWith(words, chosen));
      return;
    }
    const tried = new Set<string>();
    for (const number of free[word.side] ?? []) {
      if (found.length >= MOST_ORDERS || ++steps > MOST_STEPS) return;
      if (number.taken || number.sign !== word.sign || tried.has(number.text)) continue;
      tried.add(number.text);
      const more = filled(word.text, number.text, digits);
      if (more === undefined) continue;
      number.taken = true;
      chosen[at] = number.text;
      place(at + 1, more);
      number.taken = false;
    }
  };
  place(0, new Map());
  return found;
}

/** The digits of letters when a word is this number, with those that are known; undefined when they contradict. */
function filled(
  word: string,
  number: string,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> | undefined {
  const cells = [...word.normalize("NFC").toUpperCase()];
  const digits = [...number.toUpperCase()];
  if (cells.length !== digits.length) return undefined;
  const all = new Map(known);
  for (const [i, cell] of cells.entries()) {
    const digit = digits[i] as string;
    if (cell === "?") continue;
    const before = /\p{Nd}/u.test(cell) ? cell : all.get(cell);
    if (before !== undefined && before !== digit) return undefined;
    all.set(cell, digit);
  }
  return all;
}

const written = (sides: readonly [Side, Side]): string =>
  writtenWith(
    sides,
    sides.flatMap(({ terms }) => terms.map(({ text }) => text)),
  );

/** Other texts in the places of the terms. */
function writtenWith(sides: readonly [Side, Side], texts: readonly string[]): string {
  const left = texts.slice(0, sides[0].terms.length);
  const right = texts.slice(sides[0].terms.length);
  const joined = ({ terms }: Side, own: readonly string[]): string =>
    own.map((text, i) => (i === 0 ? text : ` ${terms[i]?.sign} ${text}`)).join("");
  return `${joined(sides[0], left)} = ${joined(sides[1], right)}`;
}
