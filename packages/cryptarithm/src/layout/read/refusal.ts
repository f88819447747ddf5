/** What is said of a text that no reader understands, where the whole text tells more than the place of the trouble. */
import type { Diagnostic } from "../../syntax/diagnostic.js";
import { parse } from "../../syntax/parser.js";
import type { SymbolOptions } from "../../syntax/symbols.js";
import { say } from "../../wording/say.js";

/** Dashes among cells, as some print unknown digits: `h---g-`, `-- )`. */
const DASHES = /[\p{L}\p{N}]-{2,}|-{2,}[\p{L}\p{N}]|-[\p{L}\p{N}]+-|^[ \t]*-+[ \t]*\)/mu;

/** A complaint with a better hint, if there is one. */
export function withHint(complaint: Diagnostic, text: string, options: SymbolOptions): Diagnostic {
  if (text.length > 1000) return complaint;
  const isLine = !/\n/.test(text.trim());
  if (isLine && parse(text, options).ok)
    return { ...complaint, hint: say("an equation is no layout: give it without --layout") };
  if (!isLine && DASHES.test(text))
    return {
      ...complaint,
      hint: say("a dash is a minus sign or part of a line: write ? for an unknown digit"),
    };
  return complaint;
}
