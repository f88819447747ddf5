/**
 * What is to be made: a sum whose words are still open, such as `A+B=C`.
 *
 * A capital stands for a word, the same capital for the same word. Differences are sums read the other
 * way round: `A-B=C` is searched as `B+C=A` and printed as a difference.
 *
 * Not done: other formulas (see formula-source.ts).
 */

/** A sum of words that are still open. */
export interface SumShape {
  /** How often each word is added; as many as there are different addends, at least one. */
  readonly addends: readonly number[];
  /** The formula with such words, the addends in order and then the sum. */
  readonly write: (words: readonly string[]) => string;
  /** Such items in the order in which the formula reads. */
  readonly read: (items: ArrayLike<number>) => readonly number[];
}

const TEXT = /^\s*([A-Z](?:\s*[-+]\s*[A-Z])*)\s*=\s*([A-Z](?:\s*[-+]\s*[A-Z])*)\s*$/;

/** The most words that are added, repetitions counted. */
const MOST_ADDENDS = 6;

/** Reads a shape; undefined when it is none, or none with a single sum. */
export function readSumShape(text: string): SumShape | undefined {
  const match = TEXT.exec(text);
  if (match === null) return undefined;
  const net = new Map<string, number>();
  const count = (side: string, sign: number): void => {
    for (const [, operator, name] of side.matchAll(/([-+]?)\s*([A-Z])/g)) {
      const letter = name as string;
      net.set(letter, (net.get(letter) ?? 0) + (operator === "-" ? -sign : sign));
    }
  };
  count(match[1] as string, 1);
  count(match[2] as string, -1);
  const positive = [...net].filter(([, n]) => n > 0);
  const negative = [...net].filter(([, n]) => n < 0);
  if (positive.length + negative.length !== net.size) return undefined;
  const isSingle = (side: readonly (readonly [string, number])[]): boolean =>
    side.length === 1 && Math.abs(side[0]?.[1] ?? 0) === 1;
  const sumIsNegative = isSingle(negative);
  if (!sumIsNegative && !isSingle(positive)) return undefined;
  const [sum] = sumIsNegative ? negative : positive;
  const added = sumIsNegative ? positive : negative;
  const addends = added.map(([, n]) => Math.abs(n));
  const total = addends.reduce((a, n) => a + n, 0);
  if (sum === undefined || total < 2 || total > MOST_ADDENDS) return undefined;
  const places = new Map([...added.map(([name]) => name), sum[0]].map((name, i) => [name, i]));
  const spaced = text.replace(/\s/g, "").replace(/[-+=]/g, " $& ");
  return {
    addends,
    read: (items) =>
      [...spaced.matchAll(/[A-Z]/g)].map(([name]) => items[places.get(name) as number] as number),
    write: (words) => spaced.replace(/[A-Z]/g, (name) => words[places.get(name) as number] as string),
  };
}
