/**
 * What to say of a column that is finished: `7 + 5 = 12`. Carries that follow from the column itself are
 * filled in, and the digit below the line; a letter that is looked for above the line stays a letter.
 */

import type { Finding, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import type { Column } from "../setting/setting.js";
import type { View } from "../state/view.js";
import { columnText } from "./column-text.js";
import { finished } from "./settled.js";
import { tellTaken } from "./tell-taken.js";

export function tellFinished({ spot, grounds, claims }: Finding, cited: View): Telling[] {
  const column = (grounds.kind === "local" ? grounds.constraints[0] : undefined) as Column | undefined;
  if (column === undefined) return [];
  const place = { place: spot.place ?? 0 };
  const taken = tellTaken(symbolsIn(column), cited);
  if (claims[0]?.kind === "impossible") {
    const slots = { column: place, equation: columnText(column, cited) };
    return [{ template: "finish-the-column.never", slots }, ...taken];
  }
  const slots = { column: place, equation: columnText(column, finished(column, cited)) };
  return [{ template: "finish-the-column", slots }, ...taken];
}
