/**
 * What is wrong with a sheet before it is printed: a puzzle with several solutions or none never gets on paper unnoticed,
 * and a phrase is refused that the letters of its puzzle cannot spell. The sheet itself says the same in its place.
 */
import { clusters, type LanguageCode } from "cryptarithm";
import { fitOf } from "./fit.js";
import { LARGE_CELL } from "./paper.js";
import { phraseDigits } from "./phrase-digits.js";
import { LONGEST_TITLE, type Sheet, type SheetPuzzle } from "./sheet.js";

export const SHEET_PROBLEMS = [
  "no-puzzle",
  "title-too-long",
  "several",
  "none",
  "unfinished",
  "no-phrase",
  "phrase-letters",
  "not-explained",
  "too-small",
  "too-large",
  "ambiguous-phrase",
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

export interface SheetProblem {
  readonly code: SheetProblemCode;
  /** In words of the sheet's language, or the one that was asked for. */
  readonly message: string;
  /** Which puzzle it is about, from 0. */
  readonly puzzle?: number;
  /** Whether the sheet cannot be printed as it is: its pages would lack what they are for. */
  readonly severe: boolean;
}

/** Letters are three quarters of it; millimetres. */
const SMALLEST_CELL = 3;
/** Nobody reads letters of a millimetre. */
const UNREADABLE = 1.5;

interface ProblemWords {
  readonly noPuzzle: string;
  readonly titleTooLong: string;
  readonly several: (number: number, count: string) => string;
  readonly none: (number: number) => string;
  readonly unfinished: (number: number) => string;
  readonly noPhrase: (number: number) => string;
  readonly lacks: (number: number, letters: string) => string;
  readonly notExplained: (number: number) => string;
  readonly tooSmall: (number: number) => string;
  readonly notLarge: (number: number) => string;
  readonly tooLarge: (number: number) => string;
  readonly ambiguous: (number: number, letters: string) => string;
  readonly and: string;
  readonly also: string;
}

const WORDS: Readonly<Record<LanguageCode, ProblemWords>> = {
  en: {
    noPuzzle: "The sheet has no puzzle.",
    titleTooLong: `The title has more than ${LONGEST_TITLE} characters; its end is left out.`,
    several: (number, count) => `Puzzle ${number} has ${count} solutions.`,
    none: (number) => `Puzzle ${number} has no solution.`,
    unfinished: (number) => `Puzzle ${number} was not solved within the limits, so the key has no answer.`,
    noPhrase: (number) => `Puzzle ${number} has no phrase to decode.`,
    lacks: (number, letters) =>
      `The phrase of puzzle ${number} cannot be spelt: the puzzle has no ${letters}.`,
    tooSmall: (number) => `Puzzle ${number} is too large for the paper: its letters are very small.`,
    notLarge: (number) => `Puzzle ${number} is too large for large print: its letters are smaller.`,
    notExplained: (number) => `No explanation of puzzle ${number} was found.`,
    tooLarge: (number) => `Puzzle ${number} does not fit into its place on the paper.`,
    ambiguous: (number, letters) =>
      `The digits of puzzle ${number} do not tell its phrase: ${letters} are the same digit.`,
    and: " and no ",
    also: " and ",
  },
  de: {
    noPuzzle: "Auf dem Blatt steht kein Rätsel.",
    titleTooLong: `Der Titel hat mehr als ${LONGEST_TITLE} Zeichen; sein Ende fällt weg.`,
    several: (number, count) => `Rätsel ${number} hat ${count} Lösungen.`,
    none: (number) => `Rätsel ${number} hat keine Lösung.`,
    unfinished: (number) =>
      `Rätsel ${number} wurde in der gegebenen Zeit nicht gelöst; bei den Lösungen fehlt es.`,
    noPhrase: (number) => `Zu Rätsel ${number} gibt es keinen Text zu entschlüsseln.`,
    lacks: (number, letters) =>
      `Der Text zu Rätsel ${number} lässt sich nicht schreiben: Dem Rätsel ${letters.includes(" ") ? "fehlen" : "fehlt"} ${letters}.`,
    tooSmall: (number) => `Rätsel ${number} ist zu groß für das Papier: Die Buchstaben sind sehr klein.`,
    notLarge: (number) => `Rätsel ${number} ist zu groß für Großdruck: Die Buchstaben sind kleiner.`,
    notExplained: (number) => `Zu Rätsel ${number} wurde kein Lösungsweg gefunden.`,
    tooLarge: (number) => `Rätsel ${number} passt nicht an seinen Platz auf dem Papier.`,
    ambiguous: (number, letters) =>
      `Die Ziffern von Rätsel ${number} verraten seinen Text nicht: ${letters} sind die gleiche Ziffer.`,
    and: " und ",
    also: " und ",
  },
};

/** Everything that whoever prints a sheet should know first; empty when all is well. */
export function sheetProblems(sheet: Sheet, language: LanguageCode = sheet.language ?? "en"): SheetProblem[] {
  const words = WORDS[language];
  const problems: SheetProblem[] = [];
  if (sheet.puzzles.length === 0) problems.push({ code: "no-puzzle", message: words.noPuzzle, severe: true });
  if (Array.from(clusters(sheet.title?.trim() ?? "")).length > LONGEST_TITLE)
    problems.push({ code: "title-too-long", message: words.titleTooLong, severe: false });
  const fits = fitOf(sheet);
  for (const [puzzle, each] of sheet.puzzles.entries()) {
    const say = (code: SheetProblemCode, message: string, severe = false): void => {
      problems.push({ code, message, puzzle, severe });
    };
    const number = puzzle + 1;
    const count = countProblem(each);
    if (count === "unfinished") say(count, words.unfinished(number));
    else if (count === "none") say(count, words.none(number));
    // The values of a question are those of one solution, and others would decode them to something else.
    else if (count === "several")
      say(count, words.several(number, `${each.count}`), sheet.block === "codebusters");
    if (sheet.block === "codebusters") {
      const { groups, lacks } = phraseDigits(each);
      if (lacks.length > 0) say("phrase-letters", words.lacks(number, lacks.join(words.and)), true);
      else if (groups.length === 0 && each.solution !== undefined)
        say("no-phrase", words.noPhrase(number), true);
    }
    const same = sheet.block === "codebusters" ? sameDigits(each) : [];
    if (same.length > 0) say("ambiguous-phrase", words.ambiguous(number, same.join(words.also)), true);
    const { inside, cell } = fits[puzzle] ?? { inside: true, cell: LARGE_CELL };
    if (!inside) say("too-large", words.tooLarge(number), true);
    else if (cell < UNREADABLE) say("too-small", words.tooSmall(number), true);
    else if (cell < SMALLEST_CELL) say("too-small", words.tooSmall(number));
    else if (sheet.large && cell < LARGE_CELL) say("too-small", words.notLarge(number));
    if (sheet.reasoning && count === undefined && each.reasoning?.complete !== true)
      say("not-explained", words.notExplained(number));
  }
  return problems;
}

/** Letters that have the digit of a letter of the phrase, and that letter. */
function sameDigits({ phrase = "", solution }: SheetPuzzle): string[] {
  const digits = solution?.digits ?? {};
  const asked = Object.keys(digits).filter((letter) => phrase.toUpperCase().includes(letter.toUpperCase()));
  for (const letter of asked) {
    const same = Object.keys(digits).filter((other) => digits[other] === digits[letter]);
    if (same.length > 1) return same;
  }
  return [];
}

function countProblem({ count, complete }: SheetPuzzle): "unfinished" | "none" | "several" | undefined {
  if (!complete) return "unfinished";
  return `${count}` === "0" ? "none" : `${count}` === "1" ? undefined : "several";
}
