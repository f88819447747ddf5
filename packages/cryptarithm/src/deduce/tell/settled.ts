/**
 * What is cited, together with the carries that follow from it in the very column that is told. They need
 * no mention, but with them the equation reads as a person has it before them: `S + 1 = 10`, not
 * `S + 1 = 10·c4`.
 */
import type { Constraint } from "../setting/constraint.js";
import type { Column } from "../setting/setting.js";
import { LocalSearch } from "../state/local-search.js";
import type { View } from "../state/view.js";

/** Larger columns are told as they are. */
const NODES = 2000;

/** The cited facts with the carries of these constraints that have only one value left. */
export function settled(constraints: readonly Constraint[], cited: View): View {
  const n = cited.setting.domains.length;
  const open = constraints
    .flatMap(({ carries }) => carries)
    .filter(({ carry }) => cited.lows[carry] !== cited.highs[carry])
    .map(({ carry }) => n + carry);
  return open.length === 0 ? cited : withForced(open, constraints, cited);
}

/** The same with the digits below the line of a column, for a column that is finished. */
export function finished(column: Column, cited: View): View {
  const n = cited.setting.domains.length;
  const above = new Set(column.added.flatMap(({ symbols }) => symbols));
  const below = column.result.flatMap(({ symbols }) => symbols).filter((symbol) => !above.has(symbol));
  return withForced([...column.carries.map(({ carry }) => n + carry), ...below], [column], cited);
}

function withForced(variables: readonly number[], constraints: readonly Constraint[], cited: View): View {
  const { setting } = cited;
  const n = setting.domains.length;
  const seen = new Map<number, number>();
  const several = new Set<number>();
  const search = new LocalSearch(constraints, n, setting.carries.length);
  const outcome = search.run(cited, NODES, (values) => {
    for (const variable of variables) {
      const value = values[variable] as number;
      if (seen.has(variable) && seen.get(variable) !== value) several.add(variable);
      seen.set(variable, value);
    }
    return several.size === variables.length;
  });
  if (outcome !== "all") return cited;
  const filled = cited.clone();
  for (const [variable, value] of seen) {
    if (several.has(variable)) continue;
    if (variable < n) filled.fixed[variable] = value;
    else [filled.lows[variable - n], filled.highs[variable - n]] = [value, value];
  }
  return filled;
}
