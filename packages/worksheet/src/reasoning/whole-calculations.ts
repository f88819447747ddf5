/** Short calculations inside of sentences stay on one line. */
const FIRM = "\u00a0";
/** A longer one is broken like any text. */
const LONGEST_KEPT = 30;
const TERM = String.raw`[^\s,;:.]+`;
const SIGN = "[-+=×·≥≤<>*/−]";
const CALCULATION = new RegExp(`${TERM}(?: ${SIGN} ${TERM})+`, "gu");

/** A text that is not broken. */
export const unbroken = (text: string): string => text.replaceAll(" ", FIRM);

/** A sentence whose short calculations, such as `E + 0 + c2 = N`, are not broken. */
export function withWholeCalculations(sentence: string): string {
  return sentence.replace(CALCULATION, (found) => (found.length > LONGEST_KEPT ? found : unbroken(found)));
}
