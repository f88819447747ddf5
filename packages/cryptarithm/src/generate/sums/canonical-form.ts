/**
 * One text for all sums that are the same but for the names of their letters and the order of what is
 * added: SEND + MORE = MONEY and BACE + DIFA = DIBAG are one puzzle, and so is MORE + SEND = MONEY.
 *
 * Longer addends come first, then those that are added more often; among the orders that are left, the
 * one with the least text counts.
 */

/** A word that is added, by its letters (any values that tell them apart), and how often it is added. */
export interface CanonicalAddend {
  readonly letters: ArrayLike<string | number>;
  readonly times: number;
}

/**
 * The canonical form of a sum of words.
 *
 * @example
 * canonicalForm([{ letters: "AB", times: 2 }], "ACD"); // "2*0.1=0.2.3"
 */
export function canonicalForm(addends: readonly CanonicalAddend[], sum: ArrayLike<string | number>): string {
  let least: string | undefined;
  for (const order of orders(addends)) {
    const text = renamed(order, sum);
    if (least === undefined || text < least) least = text;
  }
  return least ?? "";
}

/** The text of a sum with its letters numbered by first appearance. */
function renamed(addends: readonly CanonicalAddend[], sum: ArrayLike<string | number>): string {
  const names = new Map<string | number, number>();
  const rename = (letters: ArrayLike<string | number>): string => {
    let text = "";
    for (let i = 0; i < letters.length; i++) {
      const letter = letters[i] as string | number;
      let name = names.get(letter);
      if (name === undefined) {
        name = names.size;
        names.set(letter, name);
      }
      text += i === 0 ? name : `.${name}`;
    }
    return text;
  };
  const terms = addends.map(({ letters, times }) => (times === 1 ? "" : `${times}*`) + rename(letters));
  return `${terms.join("+")}=${rename(sum)}`;
}

/** All orders by falling length and number. */
function* orders(
  addends: readonly CanonicalAddend[],
  before: readonly CanonicalAddend[] = [],
): Generator<readonly CanonicalAddend[]> {
  if (addends.length === 0) {
    yield before;
    return;
  }
  const isFirst = (a: CanonicalAddend): boolean =>
    addends.every(
      (b) =>
        a.letters.length > b.letters.length || (a.letters.length === b.letters.length && a.times >= b.times),
    );
  for (const [i, addend] of addends.entries()) {
    if (isFirst(addend)) yield* orders(addends.toSpliced(i, 1), [...before, addend]);
  }
}
