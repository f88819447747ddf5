/**
 * How many rows a person lists to see a finding: the ways in which some columns can work together, or the
 * values of a part that are tried. A sentence that needs no list has none.
 */

import type { Finding } from "../rule.js";
import type { Part } from "../setting/part.js";
import { LocalSearch } from "../state/local-search.js";
import { shortestListing } from "../state/values.js";
import type { View } from "../state/view.js";

/** Rules below this level are told without a list. */
const LISTED_FROM = 3;
const MOST_NODES = 6000;

/** The rows of a finding at the moment at which it is found; 0 when nothing is listed. */
export function rowsListed({ grounds, rule }: Finding, view: View): number {
  if (grounds.kind === "values") return shortestListing(view.setting.parts[grounds.part] as Part, view).lines;
  if (grounds.kind !== "local" || rule.level < LISTED_FROM) return 0;
  if (grounds.constraints.some(({ source }) => source.kind !== "column")) return 0;
  const { setting } = view;
  const search = new LocalSearch(grounds.constraints, setting.puzzle.symbols.length, setting.carries.length);
  let rows = 0;
  search.run(view, MOST_NODES, () => {
    rows++;
    return false;
  });
  return rows;
}
