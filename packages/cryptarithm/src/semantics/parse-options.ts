/** Which of the rules of a puzzle concern how it is read. */
import type { SymbolOptions } from "../syntax/symbols.js";
import type { RuleOptions } from "./rules.js";

/** `distinct: "case"` only makes sense with two cases, so it implies `case: "distinct"`. */
function caseRule(options: RuleOptions): "fold" | "distinct" {
  return options.case ?? (options.distinct === "case" ? "distinct" : "fold");
}

/**
 * The options of the parser among those of a puzzle.
 *
 * @example
 * parse("Aa + a = bA", parseOptions({ distinct: "case" })); // A and a are two letters
 */
export function parseOptions(options: RuleOptions): Required<SymbolOptions> {
  return {
    case: caseRule(options),
    accents: options.accents ?? "distinct",
    symbols: options.symbols ?? "graphemes",
  };
}
