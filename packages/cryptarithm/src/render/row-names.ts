/** The names of rows and columns of written-out calculations: "second addend", "partial product of the tens". */
import type { PageRow } from "../layout/write/page.js";
import { ORDINALS } from "../semantics/count-words.js";

const ordinal = (i: number): string => ORDINALS[i] ?? `${i + 1}th`;

const PLACES = [
  "units",
  "tens",
  "hundreds",
  "thousands",
  "ten thousands",
  "hundred thousands",
  "millions",
  "ten millions",
  "hundred millions",
];
const DECIMALS = ["tenths", "hundredths", "thousandths"];

/** The name of a column: 0 = units. */
export function placeName(place: number): string {
  const known = place >= 0 ? PLACES[place] : DECIMALS[-1 - place];
  return known ?? (place > 0 ? `column ${place + 1}` : `decimal ${-place}`);
}

/** The names of rows: numbered where there are several of a kind. */
export function rowNames(rows: readonly PageRow[]): string[] {
  const total = new Map<string, number>();
  for (const { role } of rows) total.set(role, (total.get(role) ?? 0) + 1);
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    const number = seen.get(row.role) ?? 0;
    seen.set(row.role, number + 1);
    // A number from which others are taken away is the minuend.
    if (row.role === "addend" && index === 0 && rows[1]?.role === "subtrahend") return "minuend";
    return rowName(row, { index, number, alone: total.get(row.role) === 1 });
  });
}

function rowName(
  { role, place }: PageRow,
  { index, number, alone }: { readonly index: number; readonly number: number; readonly alone: boolean },
): string {
  switch (role) {
    case "addend":
    case "subtrahend":
    case "result":
    case "divisor":
    case "quotient":
    case "remainder":
      return alone ? role : `${ordinal(number)} ${role}`;
    case "partial-product":
    case "partial-dividend":
    case "root-product":
    case "partial-radicand":
    case "trial-divisor":
      return `${role.replace("-", " ")}${place === undefined ? "" : ` of the ${placeName(place)}`}`;
    case "entry":
      return `number ${index + 1}`;
    default:
      return role;
  }
}
