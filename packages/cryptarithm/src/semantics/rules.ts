/**
 * The rules of a puzzle: what the user may choose, the defaults, and the resolved form that
 * every answer carries. Rules are read here and turned into digit domains by `pose`;
 * no rule is ever changed silently.
 */

/** What a letter may be: one digit, one of several, or none of some. */
export type Given = number | readonly number[] | { readonly not: readonly number[] };

/** Whether a given lets its letter be this digit. */
export function allows(given: Given, digit: number): boolean {
  if (typeof given === "number") return digit === given;
  return "not" in given ? !given.not.includes(digit) : given.includes(digit);
}

/** The rules as a caller gives them; whatever is left out has its default. */
export interface RuleOptions {
  /** 2 to 36 (default 10); "letters" = the number of letters; "find" = the smallest base with a solution. */
  readonly base?: number | "letters" | "find";
  /** Which letters must differ: all of them (default), none, those of the same case, or the groups listed. */
  readonly distinct?: "all" | "off" | "case" | readonly string[];
  /** Whether a number of two or more digits may start with 0 (default "forbid"). */
  readonly leadingZero?: "forbid" | "allow";
  /** Whether a number of one letter may be 0 (default "allow"). */
  readonly loneZero?: "allow" | "forbid";
  /** Whether a letter may equal a digit that is printed in the puzzle (default "free": it may). */
  readonly literals?: "free" | "reserved";
  /** The digits that may be used, such as "0-9", "0,2-5" or "1-9!" (each of them exactly once). */
  readonly digits?: string;
  /** Whether `a` and `A` are one letter (default "fold") or two ("distinct"). */
  readonly case?: "fold" | "distinct";
  /** Whether `e` and `é` are two letters (default "distinct") or one ("fold"). */
  readonly accents?: "distinct" | "fold";
  /** What one symbol is: a grapheme (default) or a code point. */
  readonly symbols?: "graphemes" | "codepoints";
  /** What is known of single letters, and of unknown cells by number: "?1" is the first. */
  readonly given?: Readonly<Record<string, Given>>;
  /** Whether the text is written-out arithmetic: rows below each other, or a line with partial products. */
  readonly layout?: boolean;
  /** Which reading of an ambiguous written-out calculation is meant, from 0, the likeliest (the default). */
  readonly reading?: number;
}

/** The rules of a posed puzzle, complete; the shape of `rules` in JSON. */
export interface Rules {
  readonly base: number;
  /** How the base was asked for, when it was not given as a number. */
  readonly baseRule?: "letters" | "find";
  readonly distinct: "all" | "off" | "case" | readonly string[];
  readonly leadingZero: "forbid" | "allow";
  readonly loneZero: "allow" | "forbid";
  readonly literals: "free" | "reserved";
  /** Canonical: ranges joined by commas, "!" behind if each must occur exactly once. */
  readonly digits: string;
  readonly case: "fold" | "distinct";
  readonly accents: "distinct" | "fold";
  readonly symbols?: "codepoints";
  /** Keyed by canonical letter. */
  readonly given: Readonly<Record<string, Given>>;
}

export const SMALLEST_BASE = 2;
export const LARGEST_BASE = 36;

/** The digits named by a text such as "0,2-5" or "1-9!"; undefined when it is not understood. */
export function readDigits(
  text: string,
): { readonly digits: readonly number[]; readonly exactlyOnce: boolean } | undefined {
  const exactlyOnce = text.trimEnd().endsWith("!");
  const body = exactlyOnce ? text.trimEnd().slice(0, -1) : text;
  const found = new Set<number>();
  for (const part of body.split(",")) {
    const match = /^\s*(\d{1,2})\s*(?:-\s*(\d{1,2})\s*)?$/.exec(part);
    if (match === null) return undefined;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    if (from > to || to >= LARGEST_BASE) return undefined;
    for (let d = from; d <= to; d++) found.add(d);
  }
  return { digits: [...found].sort((a, b) => a - b), exactlyOnce };
}

/** The canonical text of a set of digits: "0-9", "0,2-5", "1-9!". */
export function printDigits(digits: readonly number[], exactlyOnce = false): string {
  const parts: string[] = [];
  for (let i = 0; i < digits.length; ) {
    let j = i;
    while (j + 1 < digits.length && digits[j + 1] === (digits[j] as number) + 1) j++;
    const from = digits[i] as number;
    const to = digits[j] as number;
    parts.push(i === j ? `${from}` : j === i + 1 ? `${from},${to}` : `${from}-${to}`);
    i = j + 1;
  }
  return parts.join(",") + (exactlyOnce ? "!" : "");
}
