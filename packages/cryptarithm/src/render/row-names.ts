/** The names of rows and columns of written-out calculations: "second addend", "partial product of the tens". */
import type { PageRow } from "../layout/write/page.js";

const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

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

/** The name of a row among the others. */
export function rowName(rows: readonly PageRow[], index: number, { role, place }: PageRow): string {
  const same = rows.filter((row) => row.role === role).length;
  const number = rows.slice(0, index).filter((row) => row.role === role).length;
  switch (role) {
    case "addend":
    case "subtrahend":
    case "result":
    case "divisor":
    case "quotient":
    case "remainder":
      // A number from which others are taken away is the minuend.
      if (role === "addend" && index === 0 && rows[1]?.role === "subtrahend") return "minuend";
      return same > 1 ? `${ordinal(number)} ${role}` : role;
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
