/** Puzzles that tests put on sheets: each is solved once. */
import { type SheetPuzzle, type SheetPuzzleOptions, sheetPuzzle } from "../src/index.js";

const made = new Map<string, SheetPuzzle>();

/** A puzzle for a sheet, which is understood. */
export function puzzleOf(text: string, options: SheetPuzzleOptions = {}): SheetPuzzle {
  const key = JSON.stringify([text, options]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const puzzle = sheetPuzzle(text, options);
  if (!("text" in puzzle)) throw new Error(`${text} is not understood: ${JSON.stringify(puzzle)}`);
  made.set(key, puzzle);
  return puzzle;
}

/** Twelve sums with one solution each, of different shapes. */
export const TWELVE: readonly SheetPuzzle[] = [
  "SEND + MORE = MONEY",
  "BASE + BALL = GAMES",
  "SATURN + URANUS = PLANETS",
  "FORTY + TEN + TEN = SIXTY",
  "EIN + EIN + EIN + EIN = VIER",
  "SOCIAL - GAMES = APPS",
  "HAWAII + IDAHO + IOWA + OHIO = STATES",
  "КТО + КОТ = ТОК",
  "CROSS + ROADS = DANGER",
  "LEAF + MAPLE = AMBER",
  "USSR + USA = PEACE",
  "TEN + TEN + FORTY = SIXTY",
].map((text) => puzzleOf(text, { grade: false }));

/** A division with all its rows. */
export const DIVISION: SheetPuzzle = puzzleOf(
  `        STTL
     ───────
LASK)ICISKAT
     MAIB
     ────
     LLBSK
     LBBCA
     ─────
      LBAAA
      LBBCA
      ─────
        LHBT
        LASK
        ────
         MSK`,
  { layout: true, key: { word: "black smith", order: "0-9" }, author: "NUTMEG" },
);

export const MULTIPLICATION: SheetPuzzle = puzzleOf(
  `    TKI
×   HMS
───────
   KACS
  SBTA
 IMAC
───────
 TLICSS`,
  { layout: true },
);

/** A line of mathematics, with a statement beside it. */
export const LINE: SheetPuzzle = puzzleOf("√AB = C; A < C; B = 6", { grade: false });

export const SEVERAL: SheetPuzzle = puzzleOf("TWO + TWO = FOUR");
export const NONE: SheetPuzzle = puzzleOf("SO + MANY = DAYS");
