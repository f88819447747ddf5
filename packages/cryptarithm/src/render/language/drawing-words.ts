/**
 * What drawings say in words, for those who hear them: the names of rows and columns, and calculations read aloud. A
 * language is one table of this shape; the code knows no word of any language.
 */
import type { PageSign } from "../../layout/write/page.js";
import type { LayoutKind, Role } from "../../syntax/layout.js";
import type { MathSign } from "../math.js";

export interface DrawingWords {
  /** For the attribute `lang`. */
  readonly code: string;
  /** The names of the columns from the units on, and of those behind the point. */
  readonly places: readonly string[];
  readonly decimals: readonly string[];
  readonly placeBeyond: (place: number) => string;
  /** The names of rows, and where there are several of a kind, their numbers from 0. */
  readonly rows: Readonly<Record<Role | "minuend", string>>;
  readonly nth: (role: Role, index: number) => string;
  /** Of a row that belongs to a digit: "partial product of the tens". */
  readonly ofPlace: (row: string, place: string) => string;
  readonly carry: string;
  /** What stands where nothing is known: in a cell, and in the slot of a carry. */
  readonly blank: string;
  readonly empty: string;
  /** Rows of a grid: those of numbers, and those of signs between them. */
  readonly gridRow: (n: number) => string;
  readonly signRow: string;
  readonly signs: Readonly<Record<PageSign | MathSign, string>>;
  /** The decimal point as it is written and as it is read among blanks. */
  readonly point: string;
  readonly spokenPoint: string;
  /** A function with what is between its name and its arguments. */
  readonly called: (name: string) => string;
  /** Words that stand in formulas: "and", "mod". */
  readonly word: (word: string) => string;
  readonly power: string;
  readonly inBase: string;
  /** "square root of", of a degree in words: "root 4 of". */
  readonly squareRoot: string;
  readonly rootOf: (degree: string) => string;
  readonly wholePart: string;
  readonly absolute: string;
  /** A root that is written out, at the beginning of a sentence. */
  readonly writtenRoot: (degree: number) => string;
  readonly remainder: string;
  /** Between a division and the one that goes on with its quotient. */
  readonly next: string;
  readonly across: string;
  readonly magicSquare: string;
  /** What a drawing is: "A calculation with its numbers below each other". */
  readonly kinds: Readonly<Record<LayoutKind | "math", string>>;
  readonly rowCount: (n: number) => string;
  /** Of grids and magic squares. */
  readonly numberCount: (n: number) => string;
  readonly solved: string;
}
