/**
 * Sentences of a written-out calculation say which of its rows they are about: "Tens of the first partial product:
 * 7 × a + k1 = 8." Rules do not know of rows; what they tell is completed here.
 */
import type { Finding, Slot, Telling } from "../rule.js";
import { type RowName, rowNameOf } from "../setting/row-names.js";
import { isColumn, type Setting } from "../setting/setting.js";

/** The same tellings with the rows of their columns, or with the row in front. */
export function withRows(tellings: readonly Telling[], finding: Finding, setting: Setting): Telling[] {
  const { spot, grounds } = finding;
  const row = spot.part === undefined ? undefined : rowNameOf(spot.part, setting);
  if (row === undefined || row.kind === "empty-digit" || row.kind === "brought-zero") return [...tellings];
  if (grounds.kind === "rows" || grounds.kind === "combination") return [...tellings];
  const columns = grounds.kind === "local" ? grounds.constraints.filter(isColumn) : [];
  const second = columns.find(({ part }) => part !== spot.part)?.part;
  const other = second === undefined ? row : rowNameOf(second, setting);
  const named = tellings.map((telling) => inRows(telling, row, other));
  const [first, ...rest] = named;
  if (first === undefined || second !== undefined || named.some(namesPlace)) return named;
  return [{ template: "in-row", slots: { row: rowHeading(row), text: first } }, ...rest];
}

/** The row in the middle of a sentence: "the first partial product". */
export const rowPhrase = ({ kind, nth }: RowName): Telling => ({
  template: nth === undefined ? `row.${kind}.only` : `row.${kind}`,
  slots: nth === undefined ? {} : { nth: { ordinal: nth } },
});

/** The row in front of a sentence: "First partial product". */
const rowHeading = ({ kind, nth }: RowName): Telling => ({
  template: nth === undefined ? `row-heading.${kind}.only` : `row-heading.${kind}`,
  slots: nth === undefined ? {} : { nth: { ordinal: nth } },
});

function inRows({ template, slots }: Telling, row: RowName, other: RowName | undefined): Telling {
  const filled = Object.entries(slots).map(([gap, slot]): [string, Slot] => {
    if (typeof slot !== "object") return [gap, slot];
    if ("template" in slot) return [gap, inRows(slot, row, other)];
    const own = gap === "other" ? other : row;
    if (!("place" in slot) || own === undefined) return [gap, slot];
    // "Tens and hundreds of the first partial product".
    if (gap === "column" && slots.other !== undefined && other === row) return [gap, slot];
    return [gap, { place: slot.place, row: rowPhrase(own) }];
  });
  return { template, slots: Object.fromEntries(filled) };
}

const namesPlace = ({ slots }: Telling): boolean =>
  Object.values(slots).some(
    (slot) => typeof slot === "object" && ("place" in slot || ("template" in slot && namesPlace(slot))),
  );
