/**
 * The form of an explanation as data: what `explain` gives, what the page and the terminal print, and
 * what a checker checks. It stands beside the puzzle, since those who make explanations and those who
 * check them must share nothing else.
 *
 * An explanation is a tree. A stretch of steps ends in a solution, in an impossibility, or in a fork
 * into cases, each a stretch under an assumption. A step concludes facts; it cites the facts that it
 * stands on by number, and its grounds say how the conclusion can be derived again: look at every
 * case that the cited facts and the rules of the puzzle allow; the conclusion holds in each.
 */

/** Everything that is said about digits in an explanation. */
export type FactClaim =
  /** The letter (or unknown cell: "?1") is one of these digits. */
  | { readonly letter: string; readonly digits: readonly number[] }
  /** The carry of a part into a column lies between two numbers. */
  | { readonly carry: CarryPlace; readonly from: number; readonly to: number }
  /** One of these letters is the digit, so no letter that must differ from all of them is. */
  | { readonly taken: number; readonly by: readonly string[] }
  /** Σ coefficient · product of letters + constant is 0, at least 0, or a multiple of a number. */
  | { readonly note: NoteClaim }
  /** It cannot be: no assignment is left. */
  | { readonly impossible: true };

/** The carry into a column of a part; the units have none, so place is at least 1. */
export interface CarryPlace {
  readonly part: number;
  readonly place: number;
}

export interface NoteClaim {
  readonly terms: readonly { readonly coefficient: number; readonly letters: readonly string[] }[];
  readonly constant: number;
  readonly demand: "zero" | "at-least-zero" | { readonly multipleOf: number };
}

/** A numbered fact. Numbers are unique in an explanation and grow in reading order. */
export interface StatedFact {
  readonly id: number;
  readonly claim: FactClaim;
}

/** An equation between letters and carries, as it is written down from the puzzle. */
export type StatedConstraint =
  /** A column of a part; place 0 is the units. */
  | { readonly kind: "column"; readonly part: number; readonly place: number }
  /**
   * All columns of a part added up: the digits lose base - 1 for every carry. A `total` adds that many times
   * "all letters together are all digits together", where there are as many letters as digits.
   */
  | { readonly kind: "column-sum"; readonly part: number; readonly total?: number }
  /** All columns of a part times their place values; no carries are left. */
  | { readonly kind: "weights"; readonly part: number }
  /** The part, without carries, modulo a number; `total` as above. */
  | { readonly kind: "residue"; readonly part: number; readonly modulus: number; readonly total?: number }
  /**
   * The first digits of a part, which is a comparison (an equation in its cleared form) of sums and
   * products of words and numerals. Of the i-th word or numeral in reading order only the first `kept[i]`
   * digits count; the others are taken as 0 for the least value and as base - 1 for the most. The most of
   * the side `most` less the least of the other side is at least 0, or at least 1 where the part says `<`
   * or `>`. Nothing subtracted, no division, no other operation.
   */
  | {
      readonly kind: "leading";
      readonly part: number;
      readonly kept: readonly number[];
      readonly most: "left" | "right";
    }
  /**
   * A part that says word × digit = word (in any order): what is carried into a place is less than the
   * digit d, or 0 with it, since (base^place - 1)·d < base^place·d. So (base - 1)·d - base·carry ≥ 0.
   */
  | { readonly kind: "small-carry"; readonly part: number; readonly place: number }
  /** A note that an earlier step concluded. */
  | { readonly kind: "note"; readonly fact: number };

export type StatedGrounds =
  /** All values of the letters and carries of these constraints together. */
  | { readonly kind: "local"; readonly constraints: readonly StatedConstraint[] }
  /** The least and greatest value that the terms of a linear constraint can add up to. */
  | { readonly kind: "reach"; readonly constraint: StatedConstraint }
  /** The least and greatest value of both sides of a part. */
  | { readonly kind: "bound"; readonly part: number }
  /** These letters must all differ, and there are not digits enough otherwise. */
  | { readonly kind: "distinct"; readonly letters: readonly string[] }
  /** The letters of the part are known, and it is not true. */
  | { readonly kind: "value"; readonly part: number }
  /**
   * Some parts, each times a whole number, added up give the note: `left - right = 0` for an equation (cleared
   * of fractions and roots), `b - a - 1 ≥ 0` for a < b, `b - a ≥ 0` for a ≤ b (inequalities are only added),
   * with the letters that the cited facts fix put in. A congruence may differ by multiples of its modulus,
   * and a note that is at least 0 may be greater by terms with natural coefficients.
   */
  | {
      readonly kind: "combination";
      readonly shares: readonly { readonly part: number; readonly times: number }[];
    }
  /** Every assignment of the letters of the part that makes it true. */
  | { readonly kind: "values"; readonly part: number }
  /**
   * Any two of these letters can be exchanged: that turns the puzzle into itself, up to the order of
   * addends and factors and of the sides of an equation. So one order of their digits stands for all.
   * Only the first steps of an explanation, which cite nothing, have these grounds, each for other
   * letters; they conclude notes "the next letter is greater". Every solution at an end then stands for
   * all the solutions that exchanging these letters makes of it.
   */
  | { readonly kind: "swap"; readonly letters: readonly string[] }
  /**
   * Two parts that say the same number N times one digit, N × d = R and N × e = S, where N cannot be 0 (some
   * digit of it is not 0, or two of its letters must differ): R is less than S exactly when d is less than
   * e, and equal when they are equal. Look at all values of the two digits and of the first place in which
   * the rows may differ (the shorter row with zeros in front; places with the same letter, or whose digits
   * are known and the same, are passed over), and keep those in which the rows compare as the digits do.
   * Where the rows do not differ in that place, they are equal if no place behind it may differ; otherwise
   * every order of the digits is kept.
   */
  | { readonly kind: "rows"; readonly parts: readonly [number, number] }
  /** Every case of a letter or carry has been refuted but those that the conclusion leaves. */
  | { readonly kind: "cases"; readonly of: { readonly letter: string } | { readonly carry: CarryPlace } };

export interface StatedStep {
  /** Its number, from 1 in reading order. */
  readonly n: number;
  /** The rule of deduction, such as "overflow-digit", and its level from 1 to 5. */
  readonly rule: string;
  readonly level: number;
  /** Where to look: a part of the puzzle (from 0), and one of its columns (0 = units). */
  readonly at: { readonly part?: number; readonly place?: number };
  readonly grounds: StatedGrounds;
  /** The numbers of the facts that it stands on. */
  readonly cites: readonly number[];
  readonly facts: readonly StatedFact[];
  /** What it concludes in signs: `M = 1, c4 = 1`. */
  readonly title: string;
  /** Why, in words of the language that was asked for; the cases of a table go without. */
  readonly text?: string;
  /** The cases that are refuted, or that agree on what is concluded, when it looks at cases. */
  readonly cases?: readonly StatedCase[];
}

export interface StatedCase extends StatedStretch {
  readonly assumes: StatedFact;
  /** What it assumes in signs: `T = 6`. */
  readonly title: string;
}

export interface StatedStretch {
  readonly steps: readonly StatedStep[];
  readonly end: StatedEnd;
}

export type StatedEnd =
  /** Every letter has its digit. */
  | {
      readonly kind: "solution";
      readonly digits: Readonly<Record<string, number>>;
      readonly text: string;
      /** How many solutions it stands for, with those that exchanging letters makes of it; 1 when left out. */
      readonly standsFor?: number;
    }
  /** The last step says that it cannot be. */
  | { readonly kind: "impossible" }
  /** Two or more cases; the cited facts leave no other. */
  | { readonly kind: "fork"; readonly cites: readonly number[]; readonly cases: readonly StatedCase[] }
  /** Only of a case of a step: what the step concludes holds at the end of the case, too. */
  | { readonly kind: "agreed" }
  /** The limits were reached. */
  | { readonly kind: "open" };
