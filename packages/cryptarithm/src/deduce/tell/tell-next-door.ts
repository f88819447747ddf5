/** What to say of a letter that comes down as another one, with the carry that made the difference. */

import type { Finding, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { carryName, symbolName } from "../setting/names.js";
import { sidesOfColumn, sideText } from "../state/column-sides.js";
import { differenceOf } from "../state/note.js";
import type { View } from "../state/view.js";
import { digitToldText } from "./claim-text.js";
import { columnAt, columnText } from "./column-text.js";
import { tellColumn } from "./tell-column.js";
import { tellTaken } from "./tell-taken.js";

/** The sentence under the name of a rule: the plain case, or one of its variants. */
export function tellNextDoor(finding: Finding, cited: View): Telling[] {
  const { spot, claims, grounds } = finding;
  const { setting } = cited;
  const column = columnAt(setting, spot.part ?? 0, spot.place ?? 0);
  const inside = grounds.kind === "local" ? grounds.constraints.flatMap(symbolsIn) : [];
  const taken = tellTaken(inside, cited);
  const noted = grounds.kind === "local" ? grounds.constraints[0] : undefined;
  if (noted?.source.kind === "note") {
    const note = differenceOf(noted);
    if (note === undefined) return [];
    const slots = {
      first: symbolName(note.first, setting),
      second: symbolName(note.second, setting),
      by: note.by,
    };
    return [{ template: "next-door-letters.note", slots }, ...taken];
  }
  if (column === undefined) return [];
  const open = column.monomials.filter(({ symbols }) => cited.fixed[symbols[0] as number] === -1);
  const above = open.find(({ coefficient }) => coefficient === 1)?.symbols[0];
  const below = open.find(({ coefficient }) => coefficient === -1)?.symbols[0];
  const equation = {
    template: "column-bounds",
    slots: { column: { place: column.place }, equation: columnText(column, cited) },
  };
  if (above === undefined || below === undefined || open.length !== 2) return [equation, ...taken];
  const { added } = sidesOfColumn(column);
  const { base } = setting;
  const carryIn = carryName(column.carryIn, setting);
  const slots = {
    column: { place: column.place },
    above: symbolName(above, setting),
    below: symbolName(below, setting),
    added: sideText(added, cited),
    equation: columnText(column, cited),
    carry: carryIn,
    last: digitToldText(base - 1),
  };
  if (claims[0]?.kind === "impossible") return [{ template: "next-door-letters.never", slots }];
  const rest =
    column.constant +
    column.monomials.reduce((sum, { coefficient, symbols }) => {
      const digit = cited.fixed[symbols[0] as number] as number;
      return digit < 0 ? sum : sum + coefficient * digit;
    }, 0);
  const digits = claims.flatMap((claim) => (claim.kind === "digits" ? [claim] : []));
  const around = digits.length > 0;
  const isAround = ({ symbol, digits: kept }: (typeof digits)[number]): boolean =>
    kept === 1 << (symbol === above ? base - 1 : 0);
  if (around && !digits.every(isAround)) return tellColumn("column-table", finding, cited);
  if (((rest % base) + base) % base !== 0) return [{ template: "next-door-letters.nine", slots }, ...taken];
  if ((cited.highs[column.carryIn] as number) > 1)
    return [{ template: "next-door-letters.several", slots }, ...taken];
  if (around) return [{ template: "next-door-letters.around", slots }, ...taken];
  const stops = claims.some((claim) => claim.kind === "carry" && claim.carry === column.carryOut);
  const name = finding.rule.name;
  if (stops && name === "next-door-letters")
    return [{ template: "next-door-letters.stops", slots }, ...taken];
  return [{ template: name, slots }, ...taken];
}
