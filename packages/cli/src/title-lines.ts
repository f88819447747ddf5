/** Conclusions in signs, as they stand on the left of their sentences. */
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";

/** Conclusions in lines of a width, broken at commas. */
export function titleLines(title: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const claim of harmless(crossedOut(title)).split(/(?<=,) /)) {
    if (line !== "" && displayWidth(line) + 1 + displayWidth(claim) > width) {
      lines.push(line);
      line = claim;
    } else line = line === "" ? claim : `${line} ${claim}`;
  }
  return [...lines, line];
}

/** What cannot be is crossed out. */
export const crossedOut = (title: string): string => title.replace("⨯", "✗");
