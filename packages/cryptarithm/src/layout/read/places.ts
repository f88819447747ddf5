/**
 * Which places rows that are shifted against each other belong to: by their columns where these tell, else by
 * what the lengths of the rows allow. The columns may be wrong by a little, and all of them by the same.
 *
 * A beam of the best choices is carried from row to row, so that time is linear in the rows.
 */

export interface PlaceQuestion {
  /** One for each step; the places of a step's rows by their columns, counted from the units to the left. */
  readonly steps: readonly (readonly number[])[];
  /** The largest and the smallest place. */
  readonly highest: number;
  readonly lowest: number;
  /** Whether the places of the steps rise or fall. */
  readonly direction: "up" | "down";
  /** Whether a step may have a place, given that of the step before. */
  readonly fits: (step: number, place: number, before: number | undefined) => boolean;
  /** Whether the places after the last step may all be without a row. */
  readonly ends: (last: number) => boolean;
  /** The column, as a place, of a row behind the last step, and what it should be. */
  readonly behind?: readonly [column: number, place: number];
}

export interface Places {
  readonly places: readonly number[];
  /** How many columns the rows are off, all together. */
  readonly cost: number;
}

interface Path {
  readonly place: number;
  readonly before: Path | undefined;
  readonly cost: number;
}

const BEAM = 16;
const WINDOW = 2;

/** The best places by columns; none if the columns are too far off. */
export function placesByColumns(question: PlaceQuestion): readonly Places[] {
  const { steps, highest, lowest, direction } = question;
  const start = direction === "down" ? highest : lowest;
  const shifts = new Set([0, 1, -1, 2, -2, (steps[0]?.[0] ?? start) - start]);
  if (question.behind !== undefined) shifts.add(question.behind[0] - question.behind[1]);
  const found: Places[] = [];
  for (const shift of shifts) {
    let paths: Path[] = [];
    for (const [i, columns] of steps.entries()) {
      const from = columns[0] === undefined ? start : columns[0] - shift;
      const next: Path[] = [];
      for (const before of i === 0 ? [undefined] : paths) {
        for (let place = from - WINDOW; place <= from + WINDOW; place++) {
          if (place < lowest || place > highest) continue;
          if (before !== undefined && (direction === "down" ? place >= before.place : place <= before.place))
            continue;
          if (!question.fits(i, place, before?.place)) continue;
          let cost = before?.cost ?? Math.min(2, Math.abs(shift));
          for (const column of columns) cost += Math.abs(column - shift - place);
          next.push({ place, before, cost });
        }
      }
      paths = next.sort((a, b) => a.cost - b.cost).slice(0, BEAM);
      if (paths.length === 0) break;
    }
    for (const path of paths) {
      if (!question.ends(path.place)) continue;
      // The last row is often written a little off, as a lone 0.
      const off =
        question.behind === undefined ? 0 : Math.abs(question.behind[0] - shift - question.behind[1]);
      found.push({ places: listed(path), cost: path.cost + Math.min(1, off) * 0.5 });
    }
  }
  found.sort((a, b) => a.cost - b.cost);
  const rows = steps.reduce((sum, columns) => sum + columns.length, 0);
  return found.filter(({ cost }) => cost <= Math.max(2, rows / 2));
}

/** The places that the lengths allow, up to a limit; by tries, so for few rows only. */
export function placesByLengths(question: PlaceQuestion, limit: number): readonly Places[] {
  const { steps, highest, lowest, direction } = question;
  const found: Places[] = [];
  let tries = 4000;
  const choose = (step: number, path: Path | undefined): void => {
    if (found.length >= limit || tries-- <= 0) return;
    if (step === steps.length) {
      if (path !== undefined && question.ends(path.place)) found.push({ places: listed(path), cost: 0 });
      return;
    }
    const rest = steps.length - step - 1;
    if (direction === "down") {
      const from = path === undefined ? highest : path.place - 1;
      for (let place = from; place >= lowest + rest; place--)
        if (question.fits(step, place, path?.place)) choose(step + 1, { place, before: path, cost: 0 });
    } else {
      const from = path === undefined ? lowest : path.place + 1;
      for (let place = from; place <= highest - rest; place++)
        if (question.fits(step, place, path?.place)) choose(step + 1, { place, before: path, cost: 0 });
    }
  };
  if (steps.length <= 200 && highest - lowest <= 500) choose(0, undefined);
  return found;
}

function listed(path: Path): readonly number[] {
  const places: number[] = [];
  for (let at: Path | undefined = path; at !== undefined; at = at.before) places.push(at.place);
  return places.reverse();
}

/** What of the places is as good as the best, each choice once. */
export function bestPlaces(found: readonly Places[]): readonly Places[] {
  const best = found[0];
  if (best === undefined) return [];
  const seen = new Set<string>();
  return found.filter(({ places, cost }) => {
    const key = places.join();
    if (cost > best.cost || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
