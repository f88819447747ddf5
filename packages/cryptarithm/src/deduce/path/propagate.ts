/**
 * How far a view goes by itself: single columns, neighbouring columns and single digits, until nothing
 * changes. No reasons are kept; this only tells which case is worth looking at.
 */
import { isSingle } from "../setting/digits.js";
import { isTooFar } from "../state/grounds.js";
import { Moment, type Notebook } from "../state/moment.js";
import { listNews, valueList } from "../state/value-list.js";
import type { View } from "../state/view.js";

/** Columns with more combinations are left alone in an outlook. */
const OUTLOOK_WAYS = 1500;

/** Longer lists of values are not looked at for an outlook. */
const SHORT_LIST = 60;

/** Narrows the view as far as columns go; returns how many rounds of work that took. */
export function propagate(view: View, notebook: Notebook): number {
  const moment = new Moment(view, notebook);
  const { setting } = view;
  let rounds = 0;
  for (let changed = true; changed && !view.contradictory; ) {
    changed = false;
    for (const [symbol, mask] of view.masks.entries()) {
      if (view.fixed[symbol] === -1 && isSingle(mask)) view.learn({ kind: "digits", symbol, digits: mask });
    }
    for (const column of setting.columns) {
      for (const claim of moment.news(moment.noted(moment.withNotes(column), OUTLOOK_WAYS))) {
        view.learn(claim);
        changed = true;
        rounds++;
      }
      if (view.contradictory) return rounds;
    }
  }
  if (!view.contradictory)
    for (const part of setting.parts) {
      const list = setting.calculations.some((other) => other.part === part.index)
        ? undefined
        : valueList(part, moment, SHORT_LIST);
      for (const claim of list === undefined ? [] : listNews(list, view)) view.learn(claim);
    }
  if (!view.contradictory)
    for (const { index } of setting.parts) if (isTooFar(index, view)) view.impossible = true;
  return rounds;
}
