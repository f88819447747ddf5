/** A phrase for people: its digits, or the letters that the puzzle lacks for it. */
import type { SpeltPhrase } from "cryptarithm";
import { harmless } from "./diagnostic-text.js";
import { displayWidth } from "./display-width.js";

/** The line of a phrase; phrases are as wide as the widest of them. */
export function phraseLine({ phrase, lacks, groups }: SpeltPhrase, width: number): string {
  const shown = harmless(phrase);
  const gap = " ".repeat(width - displayWidth(shown) + 3);
  if (groups?.length === 0) return `  ${shown}${gap}has no letters`;
  if (lacks.length === 0) return `  ${shown}${gap}${groups?.join(" ") ?? "can be spelt"}`;
  return `  ${shown}${gap}cannot be spelt: the puzzle has no ${orList(lacks.map(harmless))}`;
}

export const orList = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
