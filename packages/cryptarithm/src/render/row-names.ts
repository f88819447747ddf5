/** The names of rows and columns of written-out calculations: "second addend", "partial product of the tens". */
import type { LanguageCode } from "../deduce/language/languages.js";
import type { PageRow } from "../layout/write/page.js";
import type { DrawingWords } from "./language/drawing-words.js";
import { wordsOf } from "./language/words-of.js";

/**
 * The name of a column: 0 = units, -1 = tenths.
 *
 * @example
 * placeName(1); // "tens"
 * placeName(1, "de"); // "Zehner"
 */
export function placeName(place: number, language?: LanguageCode): string {
  const { places, decimals, placeBeyond } = wordsOf(language);
  return (place >= 0 ? places[place] : decimals[-1 - place]) ?? placeBeyond(place);
}

/** The names of the rows of a page, in their order: numbered where there are several of a kind. */
export function rowNames(rows: readonly PageRow[], language?: LanguageCode): string[] {
  const words = wordsOf(language);
  const total = new Map<string, number>();
  for (const { role } of rows) total.set(role, (total.get(role) ?? 0) + 1);
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    const number = seen.get(row.role) ?? 0;
    seen.set(row.role, number + 1);
    // A number from which others are taken away is the minuend.
    if (row.role === "addend" && index === 0 && rows[1]?.role === "subtrahend") return words.rows.minuend;
    const place = row.place === undefined ? undefined : placeName(row.place, language);
    return rowName(row, { words, index, number, place, alone: total.get(row.role) === 1 });
  });
}

interface RowAmongOthers {
  readonly words: DrawingWords;
  readonly index: number;
  /** How many of its role stand before it. */
  readonly number: number;
  readonly alone: boolean;
  readonly place: string | undefined;
}

function rowName({ role }: PageRow, { words, index, number, alone, place }: RowAmongOthers): string {
  const name = words.rows[role];
  switch (role) {
    case "addend":
    case "subtrahend":
    case "result":
    case "divisor":
    case "quotient":
    case "remainder":
      return alone ? name : `${words.nth(role, number)} ${name}`;
    case "partial-product":
    case "partial-dividend":
    case "root-product":
    case "partial-radicand":
    case "trial-divisor":
      return place === undefined ? name : words.ofPlace(name, place);
    case "entry":
      return `${name} ${index + 1}`;
    default:
      return name;
  }
}
