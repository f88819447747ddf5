/** Changes of whole words and rows: two that changed places, a partial product one place aside, a sign of a sum. */
import type { LayoutRow } from "../syntax/layout.js";
import { say } from "../wording/say.js";
import type { Candidate, Change } from "./change.js";
import { weigh } from "./cost.js";
import type { DraftLine } from "./draft.js";
import type { LayoutDraft } from "./layout-draft.js";
import type { RepairSetting } from "./setting.js";

/** Of more words only neighbours are exchanged. */
const MOST_EXCHANGED = 12;

/** Two words or numerals of a text that changed places. */
export function* wordExchanges({ draft, verdict }: RepairSetting): Generator<Candidate> {
  const { lines } = draft;
  for (const [i, a] of lines.entries()) {
    const last = lines.length > MOST_EXCHANGED ? i + 2 : lines.length;
    for (let j = i + 1; j < Math.min(last, lines.length); j++) {
      const b = lines[j] as DraftLine;
      if (a.written === b.written) continue;
      const change: Change = {
        kind: "words-exchanged",
        from: `${a.written} … ${b.written}`,
        to: `${b.written} … ${a.written}`,
        span: [a.cells[0]?.span[0] ?? 0, b.cells.at(-1)?.span[1] ?? 0],
      };
      yield { change, ...weigh("words-exchanged", {}, verdict), edit: () => draft.exchanged(i, j) };
    }
  }
}

/** Changes of the rows of a layout. */
export function* rowChanges(setting: RepairSetting, draft: LayoutDraft): Generator<Candidate> {
  yield* rowExchanges(setting, draft);
  if (draft.layout.kind === "multiplication") yield* shifts(setting, draft);
  if (draft.layout.kind === "sum") yield* signsOfRows(setting, draft);
}

/** Two rows of the same role, or the two factors, whose cells changed places. */
function* rowExchanges({ verdict }: RepairSetting, draft: LayoutDraft): Generator<Candidate> {
  const { rows, kind } = draft.layout;
  for (const [i, a] of rows.entries()) {
    for (const [j, b] of rows.entries()) {
      if (j <= i || draft.lines[i]?.written === draft.lines[j]?.written) continue;
      const areFactors = a.role === "multiplicand" && b.role === "multiplier";
      if (a.role !== b.role && !areFactors) continue;
      // Only in a multiplication no other row depends on how long these are.
      if (a.cells.length !== b.cells.length && kind !== "multiplication") continue;
      if (areFactors && a.cells.length !== b.cells.length) continue;
      const [one, other] = [draft.lines[i]?.written ?? "", draft.lines[j]?.written ?? ""];
      const change: Change = {
        kind: "rows-exchanged",
        from: `${one} … ${other}`,
        to: `${other} … ${one}`,
        row: i,
        role: a.role,
      };
      // The rows of a grid are its numbers, and nobody calls them rows.
      const alike = a.role === "entry" ? say("two numbers changed places") : "";
      const features = { more: 2 * (j - i - 1), alike };
      yield { change, ...weigh("rows-exchanged", features, verdict), edit: () => draft.exchanged(i, j) };
    }
  }
}

/** A partial product that belongs to the next digit of the multiplier, where that has no row. */
function* shifts({ verdict }: RepairSetting, draft: LayoutDraft): Generator<Candidate> {
  const { rows } = draft.layout;
  const places = rows.flatMap((row) => (row.role === "partial-product" ? [row.place ?? 0] : []));
  const length = rows.find(({ role }) => role === "multiplier")?.cells.length ?? 0;
  for (const [i, row] of rows.entries()) {
    if (row.role !== "partial-product") continue;
    for (const step of [1, -1]) {
      const place = (row.place ?? 0) + step;
      if (place < 0 || place >= length || places.includes(place)) continue;
      const shifted = (each: LayoutRow, at: number): LayoutRow =>
        at === i ? { ...each, right: each.right + step, place } : each;
      const change: Change = {
        kind: "row-shifted",
        from: say("place {place}", { place: row.place ?? 0 }),
        to: say("place {place}", { place }),
        word: draft.lines[i]?.written ?? "",
        row: i,
        role: row.role,
      };
      yield { change, ...weigh("row-shifted", {}, verdict), edit: () => draft.withRows(shifted) };
    }
  }
}

/** A row that is subtracted instead of added, or the other way round. */
function* signsOfRows({ verdict }: RepairSetting, draft: LayoutDraft): Generator<Candidate> {
  for (const [i, row] of draft.layout.rows.entries()) {
    if (i === 0 || (row.role !== "addend" && row.role !== "subtrahend")) continue;
    const role = row.role === "addend" ? "subtrahend" : "addend";
    const change: Change = {
      kind: "sign",
      from: row.role === "addend" ? "+" : "-",
      to: row.role === "addend" ? "-" : "+",
      word: draft.lines[i]?.written ?? "",
      row: i,
      role: row.role,
    };
    const edit = () => draft.withRows((each, at) => (at === i ? { ...each, role } : each));
    yield { change, ...weigh("sign", {}, verdict), edit };
  }
}
