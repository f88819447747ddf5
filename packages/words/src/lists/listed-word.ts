/**
 * A word of a list, with how familiar it is. Lists of all sources are read into this one form, so
 * that the filters know only one.
 */

/**
 * How familiar English words are: the sizes of SCOWL's lists. Words of 10 are known to all, those of
 * 35 to nearly all; 70 has the words of large dictionaries.
 */
export const FAMILIARITIES = [10, 20, 35, 40, 50, 55, 60, 70] as const;

/** One of the sizes of SCOWL's lists; a smaller number is more familiar. */
export type Familiarity = (typeof FAMILIARITIES)[number];

/** A word in capital letters, and the smallest of SCOWL's lists that has it. */
export interface ListedWord {
  readonly word: string;
  readonly familiarity: Familiarity;
}
