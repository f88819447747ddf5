/**
 * Whether the text in the box is read as rows of written-out arithmetic. Rows that are no formula are, without being
 * told; that is said beside the drawing and can be changed there. The readers are loaded when rows are first seen.
 */
import type { RuleOptions } from "cryptarithm";
import { layoutReader, loadLayoutReader } from "../state/layout-reader.js";
import { puzzle, readingOf } from "../state/puzzle.js";
import { isAnotherPuzzle } from "./another-puzzle.js";
import { isClubStyle } from "./club-style.js";

/** The rules for a text that was just typed or pasted in place of another, with or without `layout`. */
export function rulesForText(
  text: string,
  rules: RuleOptions,
  { isPasted, before }: { readonly isPasted: boolean; readonly before: string },
): RuleOptions {
  if (isAnotherPuzzle(before, text)) {
    // What was known of the letters of the old one, and how it was read, ends with it.
    const { given: _, layout: __, reading: ___, distinct, ...rest } = rules;
    const kept = distinct === undefined || typeof distinct !== "string" ? rest : { ...rest, distinct };
    return text.trim() === "" ? kept : rulesForText(text, kept, { isPasted, before: text });
  }
  if (rules.layout === true) {
    const { layout: _, reading: __, ...asFormula } = rules;
    const isRows = readingOf({ text, rules }).status !== "bad";
    return isRows || readingOf({ text, rules: asFormula }).status !== "good" ? rules : asFormula;
  }
  if (!maybeWrittenOut(text, isPasted)) return rules;
  const read = layoutReader.peek();
  if (read === undefined) {
    void loadLayoutReader().then(() => {
      const now = puzzle.peek();
      if (now.text === text)
        puzzle.value = { text, rules: rulesForText(text, now.rules, { isPasted, before: text }) };
    });
    return rules;
  }
  const isFormula = readingOf({ text, rules }).status === "good";
  if (isFormula && !isClubStyle(text)) return rules;
  const found = read(text, { ...rules, layout: true });
  if (!found.ok) return rules;
  const kind = found.formula.layout?.kind;
  return isFormula && kind === "sum" ? rules : { ...rules, layout: true };
}

/** Cheap to ask: rows, or a pasted line in a style of clubs. */
function maybeWrittenOut(text: string, isPasted: boolean): boolean {
  const rows = text.split("\n").filter((row) => row.trim() !== "").length;
  return rows > 1 || (isPasted && isClubStyle(text));
}
