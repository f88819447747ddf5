/** Text in lines of a given width, broken at spaces; what belongs together stays together. */
import { displayWidth } from "./display-width.js";

/** A space at which no line is broken; it is printed as a plain space. */
const FIRM = "\u00a0";
/** A calculation is kept on one line up to this width. */
const LONGEST_KEPT = 36;

/** Lines of at most so many columns; a longer word has a line of its own. */
export function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && displayWidth(line) + 1 + displayWidth(word) > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => each.replaceAll(FIRM, " "));
}

/** A text that `wrapped` leaves on one line. */
export const unbroken = (text: string): string => text.replaceAll(" ", FIRM);

/** A sentence whose short calculations, such as `E + 0 + c2 = N`, are not broken. */
export function withWholeCalculations(sentence: string): string {
  return sentence.replace(CALCULATION, (found) => (found.length > LONGEST_KEPT ? found : unbroken(found)));
}

const TERM = String.raw`[^\s,;:.]+`;
const SIGN = "[-+=×·≥≤<>*/−]";
const CALCULATION = new RegExp(`${TERM}(?: ${SIGN} ${TERM})+`, "gu");
