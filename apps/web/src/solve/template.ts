/**
 * Fill in: a text with the digits of a solution in place of letters, as geocachers need it, and digits turned back
 * into letters, as Codebusters do. Where a template has brackets, only what stands in them is replaced; without
 * brackets every letter of the puzzle is. A template of digits alone is decoded.
 */
import { Spelling } from "cryptarithm";

export interface Filled {
  readonly text: string;
  /** Letters that the puzzle does not have, or digits that no letter has; each once, as they were written. */
  readonly lacks: readonly string[];
}

export type SpellingOptions = ConstructorParameters<typeof Spelling>[2];

const BRACKETED = /\[([^[\]]*)\]/gu;
const LETTERS = /\p{L}\p{M}*/gu;
/** Digits in groups, nothing else. */
const DIGITS = /^[\s\d.,;:/-]*\d[\s\d.,;:/-]*$/u;

/** The template filled in; undefined when there is nothing to fill in. */
export function fillTemplate(
  template: string,
  digits: Readonly<Record<string, number>>,
  options: SpellingOptions = {},
): Filled | undefined {
  const trimmed = template.trim();
  if (trimmed === "") return undefined;
  const spelling = new Spelling(Object.keys(digits), digits, options);
  if (DIGITS.test(trimmed)) return spelling.decode(trimmed);
  const lacks = new Set<string>();
  const spell = (letter: string): string => {
    const { groups, lacks: missing } = spelling.spell(letter);
    if (missing.length > 0) lacks.add(letter);
    return groups === undefined || groups.length === 0 ? letter : groups.join("");
  };
  const hasBrackets = new RegExp(BRACKETED).test(trimmed);
  if (hasBrackets) {
    const text = trimmed.replaceAll(BRACKETED, (whole, inside: string) => {
      const filled = inside.replaceAll(LETTERS, spell);
      const letters = inside.match(LETTERS) ?? [];
      return letters.some((letter) => lacks.has(letter)) ? whole : filled;
    });
    return { text, lacks: [...lacks] };
  }
  // Words may stand beside the letters ("N 51"): what the puzzle lacks is left as it is and not complained of.
  return { text: trimmed.replaceAll(LETTERS, spell), lacks: [] };
}
