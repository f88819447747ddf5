/**
 * What a player has written on a board: digits, crossed-out digits and carries. Values are never changed; each change
 * makes a new writing. Knows nothing of puzzles, so it can be kept, compared and undone without one.
 *
 * Digits stand in the order in which they were written: when some do not go together, the later one is to blame.
 */

/** A digit that was entered, and how many tries were open when it was. */
export interface Entry {
  readonly digit: number;
  readonly fork: number;
}

export interface Writing {
  /** By symbol: a letter, or an unknown cell as "?1". */
  readonly digits: ReadonlyMap<string, Entry>;
  /** The crossed-out digits of each symbol, ascending; never an empty list. */
  readonly crosses: ReadonlyMap<string, readonly number[]>;
  /** By slot: part and place, as "0:1" for what is carried into the tens of the first part. */
  readonly carries: ReadonlyMap<string, number>;
}

export const NOTHING: Writing = { digits: new Map(), crosses: new Map(), carries: new Map() };

export const slotOf = (part: number, place: number): string => `${part}:${place}`;

export const digitOf = (writing: Writing, symbol: string): number | undefined =>
  writing.digits.get(symbol)?.digit;

const NO_DIGITS: readonly number[] = [];

export const crossesOf = (writing: Writing, symbol: string): readonly number[] =>
  writing.crosses.get(symbol) ?? NO_DIGITS;

/** With a digit for a symbol, or without one. What is entered is no longer crossed out. */
export function withDigit(writing: Writing, symbol: string, entry: Entry | undefined): Writing {
  const digits = new Map(writing.digits);
  digits.delete(symbol);
  if (entry === undefined) return { ...writing, digits };
  digits.set(symbol, entry);
  const crossed = crossesOf(writing, symbol).filter((digit) => digit !== entry.digit);
  return { ...withCrosses(writing, symbol, crossed), digits };
}

export function withCrosses(writing: Writing, symbol: string, crossed: readonly number[]): Writing {
  const crosses = new Map(writing.crosses);
  if (crossed.length === 0) crosses.delete(symbol);
  else
    crosses.set(
      symbol,
      [...new Set(crossed)].sort((a, b) => a - b),
    );
  return { ...writing, crosses };
}

export function withCarry(writing: Writing, slot: string, value: number | undefined): Writing {
  const carries = new Map(writing.carries);
  if (value === undefined) carries.delete(slot);
  else carries.set(slot, value);
  return { ...writing, carries };
}

/** All of a writing, and over it what a later one says. */
export const written = (before: Writing, later: Writing): Writing => ({
  digits: new Map([...before.digits, ...later.digits]),
  crosses: new Map([...before.crosses, ...later.crosses]),
  carries: new Map([...before.carries, ...later.carries]),
});

/** Whether two writings say the same; the order of digits does not count. */
export function sameWriting(a: Writing, b: Writing): boolean {
  return (
    sameMap(a.digits, b.digits, (x, y) => x.digit === y.digit && x.fork === y.fork) &&
    sameMap(a.crosses, b.crosses, (x, y) => x.join() === y.join()) &&
    sameMap(a.carries, b.carries, (x, y) => x === y)
  );
}

function sameMap<V>(
  a: ReadonlyMap<string, V>,
  b: ReadonlyMap<string, V>,
  same: (x: V, y: V) => boolean,
): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !same(value, other)) return false;
  }
  return true;
}
