/** Which digits are left for which letters, where all letters differ: what one keeps in mind between two steps. */
import { type Explanation, pageDrawings, readDigits } from "cryptarithm";
import type { JSX } from "preact";
import { digitText } from "../parts/digit-text.js";
import type { GoodPuzzle } from "../state/puzzle.js";
import type { Stop } from "./walk.js";
import { framed } from "./words.js";

/** More letters than this are not listed. */
const MOST_LETTERS = 14;

export interface LeftDigitsProps {
  readonly puzzle: GoodPuzzle;
  readonly rules: Explanation["rules"];
  readonly stop: Stop;
}

export function LeftDigits({ puzzle, rules, stop }: LeftDigitsProps): JSX.Element {
  return <p class="explain-left">{textOf(puzzle, rules, stop)}</p>;
}

function textOf(puzzle: GoodPuzzle, rules: Explanation["rules"], { known }: Stop): string {
  const { formula } = puzzle;
  const { settled } = known;
  // In a line of mathematics a digit takes the place of its letter, so that it is told which is which.
  const inLine = pageDrawings(formula).some(({ kind }) => kind !== "page");
  const found = inLine ? [...settled].map(([letter, digit]) => `${letter} = ${digitText(digit)}`) : [];
  const open = formula.letters.filter((letter) => !settled.has(letter));
  const isListed =
    settled.size > 0 && open.length > 0 && open.length <= MOST_LETTERS && rules.distinct === "all";
  if (!isListed) return found.join(", ");
  const used = new Set(settled.values());
  const digits = (readDigits(rules.digits)?.digits ?? []).filter((digit) => !used.has(digit));
  const left = framed("left", { digits: digits.map(digitText).join(" "), letters: open.join(", ") });
  return found.length === 0 ? left : `${found.join(", ")} · ${left}`;
}
