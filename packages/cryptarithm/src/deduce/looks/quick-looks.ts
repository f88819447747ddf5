/**
 * Looks that cut a long table short, besides columns: the two sides of a part that is no sum squeezed
 * between their bounds, and short lists of the values of a part that has no columns (squares, primes,
 * functions). Asked when columns have nothing more to say.
 */

import type { Finding } from "../rule.js";
import { fewLettersLeft } from "../rules/few-letters-left.js";
import { listOfPowers } from "../rules/list-of-powers.js";
import { squeeze, squeezed } from "../rules/squeeze.js";
import type { Moment } from "../state/moment.js";
import { listNews, valueList } from "../state/value-list.js";
import { shortestListing } from "../state/values.js";

/** Longer lists cost more than they save. */
const MOST_LINES = 120;
/** Where columns see a part as well, only what is nearly known is listed. */
const FEW_LINES = 12;

/** The first such look that has something to say. */
export function quickLook(moment: Moment): Finding | undefined {
  const { view, setting } = moment;
  for (const part of setting.parts) {
    const spot = { part: part.index };
    const calculation = setting.calculations.find((other) => other.part === part.index);
    if (calculation?.weights === undefined) {
      const claims = squeezed(part, moment);
      if (claims.length > 0)
        return { rule: squeeze, spot, grounds: { kind: "bound", part: part.index }, claims };
    }
    const isList = calculation === undefined || shortestListing(part, view).listing.kind === "roots";
    const list = valueList(part, moment, isList ? MOST_LINES : FEW_LINES);
    const claims = list === undefined ? [] : listNews(list, view);
    if (list === undefined || claims.length === 0) continue;
    const rule = list.listing.kind === "roots" ? listOfPowers : fewLettersLeft;
    return { rule, spot, grounds: { kind: "values", part: part.index }, claims };
  }
  return undefined;
}
