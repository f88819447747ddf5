/** What to say of a column when its equation says all: filled in with what the step stands on. */
import { columnText } from "./column-text.js";
import type { Finding, Slot, Telling } from "./rule.js";
import type { Column } from "./setting.js";
import type { View } from "./view.js";

/** The template with the column's name and equation; of two columns also the second's. */
export function tellColumn(template: string, { spot, grounds, claims }: Finding, cited: View): Telling {
  const columns = grounds.kind === "local" ? (grounds.constraints as readonly Column[]) : [];
  const [first, second] = columns;
  const slots: Record<string, Slot> = { column: { place: spot.place ?? 0 } };
  if (first !== undefined) slots.equation = columnText(first, cited);
  if (second !== undefined) {
    slots.next = columnText(second, cited);
    slots.other = { place: second.place };
  }
  const never = claims[0]?.kind === "impossible" ? ".never" : "";
  return { template: template + never, slots };
}
