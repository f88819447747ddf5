/**
 * The notation of all tables of number words. A table is one text, its entries parted by white
 * space; an entry may have variants parted by `|`, the usual one first; `_` is a space inside an
 * entry. `zwei|zwo` and `vingt_et_un|vingt-et-un` are entries. Rules put such entries together, and
 * every variant of one part goes with every variant of the others.
 */

/** Variants of one word, parted by `|`. */
export type Choices = string;

/** The entries of a table. */
export const table = (text: string): readonly Choices[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll("_", " "));

/** The entry at a place that the table must have. */
export function entry(entries: readonly Choices[], at: number): Choices {
  const found = entries[at];
  if (found === undefined) throw new RangeError(`the table has no entry ${at}`);
  return found;
}

/** The parts written one after the other, with every choice of their variants. */
export function joined(...parts: readonly Choices[]): Choices {
  let all: readonly string[] = [""];
  for (const part of parts) {
    const variants = part.split("|");
    all = all.flatMap((start) => variants.map((variant) => start + variant));
  }
  return all.join("|");
}

/** The variants of all these entries, in this order. */
export const either = (...choices: readonly Choices[]): Choices => choices.join("|");

/** Every variant changed by the same rule. */
export const eachChoice = (choices: Choices, change: (word: string) => string): Choices =>
  choices.split("|").map(change).join("|");

/** The variants as a list in which nothing stands twice. */
export const listed = (choices: Choices): readonly string[] => [...new Set(choices.split("|"))];
