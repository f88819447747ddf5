/**
 * What to say of a column that is finished: `7 + 5 = 12`. Carries that follow from the column itself are
 * filled in, and the digit below the line; a letter that is looked for above the line stays a letter.
 */

import type { Finding, Telling } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import { isSingle, least } from "../setting/digits.js";
import { carryName, symbolName } from "../setting/names.js";
import { isProduct, rowNameOf } from "../setting/row-names.js";
import type { Column, Setting } from "../setting/setting.js";
import type { Claim } from "../state/claim.js";
import type { View } from "../state/view.js";
import { columnText, letterText } from "./column-text.js";
import { finished } from "./settled.js";
import { tellTaken, tellTakenBriefly } from "./tell-taken.js";

/** The letter that stands alone above the line and comes down as itself. */
function unchanged({ added, result, carryIn }: Column): number | undefined {
  const [above, ...more] = added;
  const [below] = result;
  if (above === undefined || more.length > 0 || carryIn < 0 || above.coefficient !== 1) return undefined;
  if (above.symbols.length !== 1 || below?.symbols.length !== 1) return undefined;
  return above.symbols[0] === below.symbols[0] ? above.symbols[0] : undefined;
}

export function tellFinished({ spot, grounds, claims }: Finding, cited: View): Telling[] {
  const column = (grounds.kind === "local" ? grounds.constraints[0] : undefined) as Column | undefined;
  if (column === undefined) return [];
  const place = { place: spot.place ?? 0 };
  const taken = tellTaken(symbolsIn(column), cited);
  if (claims[0]?.kind === "impossible") {
    const slots = { column: place, equation: columnText(column, cited) };
    return [{ template: "finish-the-column.never", slots }, ...tellTakenBriefly(symbolsIn(column), cited)];
  }
  const through = unchanged(column);
  if (through !== undefined && claims.every(({ kind }) => kind === "carry")) {
    const slots = { column: place, letter: letterText(through, cited) };
    return [{ template: "finish-the-column.unchanged", slots }];
  }
  if (symbolsIn(column).length === 0 && claims[0]?.kind === "carry") {
    const { carry, low } = claims[0];
    const slots = { column: place, carry: carryName(carry, cited.setting), digit: low };
    return [{ template: "finish-the-column.carried", slots }];
  }
  const equation = columnText(column, finished(column, cited));
  const [claim] = claims;
  const row = rowNameOf(column.part, cited.setting)?.kind;
  if (claim?.kind === "digits" && row !== undefined && isSame(equation, claim, cited.setting))
    return [
      {
        template: `finish-the-column.${isProduct(row) ? "known" : "same"}`,
        slots: {
          column: place,
          letter: symbolName(claim.symbol, cited.setting),
          digit: least(claim.digits),
        },
      },
      ...taken,
    ];
  const slots = { column: place, equation };
  return [{ template: "finish-the-column", slots }, ...taken];
}

/** Whether an equation says no more than the digit that is found: `4 = 4`, `25 = 25`, `h = 4`. */
function isSame(
  equation: string,
  { symbol, digits }: Extract<Claim, { readonly kind: "digits" }>,
  setting: Setting,
): boolean {
  if (!isSingle(digits)) return false;
  const digit = `${least(digits)}`;
  const sides = equation.split(" = ");
  if (sides[0] === sides[1]) return true;
  return (
    sides.includes(digit) && sides.every((side) => side === digit || side === symbolName(symbol, setting))
  );
}
