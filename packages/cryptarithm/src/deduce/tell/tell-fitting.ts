/**
 * What fits an equation of letters that are not those of one column: their digits, when there are few ways,
 * as "L E = 2 7 or 4 2". A rule that says so gives its reader something to check.
 */
import type { Finding, Telling } from "../rule.js";
import { type Constraint, symbolsIn } from "../setting/constraint.js";
import { symbolName } from "../setting/names.js";
import { LocalSearch } from "../state/local-search.js";
import type { View } from "../state/view.js";
import { digitText } from "./claim-text.js";

/** Combinations of digits that are named, and nodes to find them. */
const MOST_NAMED = 4;
const NODES = 4000;

export function tellFitting({ claims }: Finding, constraint: Constraint, cited: View): Telling[] {
  const { setting } = cited;
  if (claims[0]?.kind === "note") return [];
  if (claims[0]?.kind === "impossible") return [{ template: "fits.never", slots: {} }];
  const open = symbolsIn(constraint).filter((s) => cited.fixed[s] === -1);
  const ways = new Map<string, readonly number[]>();
  const search = new LocalSearch([constraint], setting.domains.length, setting.carries.length);
  const outcome = search.run(cited, NODES, (values) => {
    const digits = open.map((s) => values[s] as number);
    ways.set(digits.join(), digits);
    return ways.size > MOST_NAMED;
  });
  if (outcome !== "all" || ways.size === 0) return [{ template: "fits.others", slots: {} }];
  const names = open.map((s) => symbolName(s, setting));
  return [{ template: "fits", slots: { ways: { or: waysText(names, [...ways.values()]) } } }];
}

/** "A = 3, B = 5" for one way; for several the letters once: "A B = 3 5", "3 7", "7 8". */
export function waysText(names: readonly string[], ways: readonly (readonly number[])[]): string[] {
  const [only, ...others] = ways;
  if (only !== undefined && others.length === 0)
    return [names.map((name, i) => `${name} = ${digitText(only[i] as number)}`).join(", ")];
  const texts = ways.map((digits) => digits.map(digitText).join(" "));
  return texts.map((text, i) => (i === 0 ? `${names.join(" ")} = ${text}` : text));
}
