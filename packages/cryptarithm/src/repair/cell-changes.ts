/**
 * Changes of one cell of a word or row: neighbours exchanged, a doubled sign, one sign for another, a blank, a cell
 * too few or too many. What cannot help is not proposed: a blank for a sign never makes several
 * solutions fewer, and a sign for a blank never makes a solution where there is none.
 */
import type { Span } from "../syntax/span.js";
import { say } from "../wording/say.js";
import type { Candidate, Change, ChangeKind, Slot } from "./change.js";
import { type Features, weigh } from "./cost.js";
import type { DraftCell, DraftLine, NewCell } from "./draft.js";
import { likeness, newLetter } from "./likeness.js";
import { failsByList, letterCounts, letterForms, printable, type RepairSetting } from "./setting.js";

export function* cellChanges(setting: RepairSetting): Generator<Candidate> {
  const changes = new CellChanges(setting);
  for (const [i, line] of setting.draft.lines.entries()) yield* changes.ofLine(line, i);
}

const BLANK: NewCell = { kind: "unknown", sign: "?", shown: "?" };

interface Placed {
  readonly line: DraftLine;
  readonly at: number;
  readonly index: number;
}

class CellChanges {
  readonly #setting: RepairSetting;
  readonly #counts: ReadonlyMap<string, number>;
  readonly #letters: readonly NewCell[];
  readonly #taken: ReadonlySet<string>;
  /** How often each word is written. */
  readonly #words = new Map<string, number>();

  constructor(setting: RepairSetting) {
    this.#setting = setting;
    this.#counts = letterCounts(setting.draft);
    const forms = letterForms(setting.draft);
    this.#letters = [...forms].map(([sign, shown]) => ({ kind: "letter", sign, shown }));
    this.#taken = new Set(forms.keys());
    for (const { cells } of setting.draft.lines) {
      const word = wordOf(cells);
      if (word !== undefined) this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
    }
  }

  *ofLine(line: DraftLine, index: number): Generator<Candidate> {
    for (const at of line.cells.keys()) {
      const placed = { line, at, index };
      yield* this.#transposed(placed);
      yield* this.#replaced(placed);
      if (!line.elastic) continue;
      yield* this.#doubled(placed);
      yield* this.#leftOut(placed);
      yield* this.#inserted(placed);
    }
    if (line.elastic) yield* this.#inserted({ line, at: line.cells.length, index });
  }

  *#transposed(placed: Placed): Generator<Candidate> {
    const { cells } = placed.line;
    const [a, b] = [cells[placed.at], cells[placed.at + 1]];
    if (a === undefined || b === undefined || a.sign === b.sign) return;
    const edited = cells.with(placed.at, b).with(placed.at + 1, a);
    yield this.#candidate("transposed", placed, edited, {
      from: a.shown + b.shown,
      to: b.shown + a.shown,
      span: [a.span[0], b.span[1]],
    });
  }

  *#doubled(placed: Placed): Generator<Candidate> {
    const { cells } = placed.line;
    const cell = cells[placed.at] as DraftCell;
    const isDouble = cells[placed.at + 1]?.sign === cell.sign;
    // In a run of the same sign, one more or one less is the same wherever.
    if (!isDouble)
      yield this.#candidate("doubled", placed, cells.toSpliced(placed.at, 0, cell), {
        from: cell.shown,
        to: cell.shown + cell.shown,
        span: cell.span,
      });
    else if (cells[placed.at - 1]?.sign !== cell.sign)
      yield this.#candidate("undoubled", placed, cells.toSpliced(placed.at, 1), {
        from: cell.shown + cell.shown,
        to: cell.shown,
        span: [cell.span[0], cells[placed.at + 1]?.span[1] ?? cell.span[1]],
      });
  }

  *#replaced(placed: Placed): Generator<Candidate> {
    const { verdict } = this.#setting;
    const cell = placed.line.cells[placed.at] as DraftCell;
    const written: readonly NewCell[] = placed.line.cells;
    const slot = this.#slot(placed, written.with(placed.at, BLANK));
    const put = (kind: ChangeKind, to: NewCell, features: Features, isNew = false): Candidate => ({
      filling: { slot, kind: to.kind, sign: to.sign },
      ...this.#candidate(
        kind,
        placed,
        written.with(placed.at, shownLike(to, cell)),
        {
          from: cell.shown,
          to: shownLike(to, cell).shown,
          span: cell.span,
          ...(isNew && { newLetter: true }),
        },
        features,
      ),
    });
    const fills = cell.kind === "unknown";
    if (fills && verdict === "none" && !this.#isExact) return;
    const vanishes =
      cell.kind === "letter" && this.#counts.get(cell.sign) === 1 ? { vanishes: cell.shown } : {};
    for (const digit of printable(this.#setting)) {
      const sign = String(digit);
      if (sign === cell.sign || (digit === 0 && placed.at === 0 && placed.line.cells.length > 1)) continue;
      const to: NewCell = { kind: "digit", sign, shown: sign };
      if (fills) {
        const candidate = put("printed", to, {});
        yield this.#isPlainDigit(cell, digit) ? { ...candidate, fails: true } : candidate;
      } else
        yield put("replaced", to, { ...alike(cell, to), ...vanishes, foreign: this.#isForeign(cell, to) });
    }
    for (const to of this.#letters) {
      if (to.sign === cell.sign) continue;
      if (fills) yield put("printed", to, { more: 10, phrase: say("with a letter") });
      else yield put("replaced", to, { ...alike(cell, to), ...vanishes, foreign: this.#isForeign(cell, to) });
    }
    const fresh = cell.kind === "letter" ? newLetter(cell.sign, this.#taken) : undefined;
    if (fresh !== undefined) {
      const to: NewCell = { kind: "letter", sign: fresh, shown: fresh };
      yield put("replaced", to, { ...alike(cell, to), ...vanishes, isNew: shownLike(to, cell).shown }, true);
    }
    if (!fills && verdict === "none") yield put("blanked", BLANK, vanishes);
  }

  *#leftOut(placed: Placed): Generator<Candidate> {
    const { cells } = placed.line;
    const cell = cells[placed.at] as DraftCell;
    const neighbours = [cells[placed.at - 1]?.sign, cells[placed.at + 1]?.sign];
    if (cells.length === 1 || neighbours.includes(cell.sign)) return;
    if (placed.at === 0 && cells.length > 2 && cells[1]?.sign === "0") return;
    const vanishes = cell.kind === "letter" && this.#counts.get(cell.sign) === 1 ? cell.shown : undefined;
    const change = { from: cell.shown, to: "", span: cell.span };
    yield this.#candidate("left-out", placed, cells.toSpliced(placed.at, 1), change, { vanishes });
  }

  *#inserted(placed: Placed): Generator<Candidate> {
    const { cells } = placed.line;
    const neighbours = [cells[placed.at - 1], cells[placed.at]];
    const near = (neighbours[0] ?? neighbours[1]) as DraftCell;
    const at = neighbours[1]?.span[0] ?? near.span[1];
    const slot = this.#slot(placed, (cells as readonly NewCell[]).toSpliced(placed.at, 0, BLANK));
    const put = (to: NewCell, features: Features, isNew = false): Candidate => {
      const shown = shownLike(to, near);
      const change: Told = { from: "", to: shown.shown, span: [at, at], ...(isNew && { newLetter: true }) };
      const edited = (cells as readonly NewCell[]).toSpliced(placed.at, 0, shown);
      const filling = { slot, kind: to.kind, sign: to.sign };
      return { filling, ...this.#candidate("inserted", placed, edited, change, features) };
    };
    // A sign beside its like is a doubled one.
    const isOther = (sign: string): boolean => neighbours.every((cell) => cell?.sign !== sign);
    const hasLetters = cells.some(({ kind }) => kind === "letter");
    const isSkeleton = cells.some(({ kind }) => kind === "unknown");
    if (hasLetters || isSkeleton) {
      for (const to of this.#letters) if (isOther(to.sign)) yield put(to, { foreign: !hasLetters });
    }
    if (isSkeleton && isOther("?")) yield put(BLANK, {});
    if (!hasLetters) {
      for (const digit of printable(this.#setting)) {
        const sign = String(digit);
        if (isOther(sign) && !(digit === 0 && placed.at === 0))
          yield put({ kind: "digit", sign, shown: sign }, { more: 10 });
      }
      return;
    }
    const fresh = newLetter(near.kind === "letter" ? near.sign : "X", this.#taken);
    if (fresh !== undefined) yield put({ kind: "letter", sign: fresh, shown: fresh }, { isNew: fresh }, true);
  }

  /** Whether a word is written elsewhere in the puzzle, as it is or as it becomes. */
  #twins(kind: ChangeKind, { cells: before }: DraftLine, after: readonly NewCell[]): Features {
    const [from, to] = [wordOf(before), wordOf(after)];
    const hasTwin = kind !== "printed" && from !== undefined && (this.#words.get(from) ?? 0) > 1;
    return { hasTwin, getsTwin: !hasTwin && to !== undefined && this.#words.has(to) };
  }

  #slot({ at, index }: Placed, cells: readonly NewCell[]): Slot {
    return { line: index, cell: at, edit: () => this.#setting.draft.withLine(index, cells) };
  }

  /** Whether each digit must occur exactly once, so that a printed digit is more than a given. */
  get #isExact(): boolean {
    return this.#setting.puzzle.rules.digits.endsWith("!");
  }

  /** Whether the list of solutions tells that a digit printed in a blank does not help. */
  #isPlainDigit({ symbol }: DraftCell, digit: number): boolean {
    const isGiven = this.#setting.puzzle.rules.literals === "free" && !this.#isExact;
    return isGiven && symbol !== undefined && failsByList(this.#setting, symbol, digit);
  }

  #isForeign(cell: DraftCell, to: NewCell): boolean {
    return cell.kind !== to.kind;
  }

  #candidate(
    kind: ChangeKind,
    { line, at, index }: Placed,
    cells: readonly NewCell[],
    told: Told,
    features: Features = {},
  ): Candidate {
    const { draft, verdict } = this.#setting;
    const { row, role, written } = line;
    const first = at === 0 && kind !== "printed";
    return {
      change: {
        kind,
        ...told,
        word: written,
        cell: at,
        ...(row === undefined ? {} : { row }),
        ...(role === undefined ? {} : { role }),
      },
      ...weigh(
        kind,
        { keeps: isLetters(told), ...features, ...this.#twins(kind, line, cells), first },
        verdict,
      ),
      edit: () => draft.withLine(index, cells),
    };
  }
}

/** What is known by its letters; short words and numbers are the same by chance. */
function wordOf(cells: readonly NewCell[]): string | undefined {
  const isWord = cells.length >= SHORTEST_WORD && cells.every(({ kind }) => kind === "letter");
  return isWord ? cells.map(({ sign }) => sign).join(" ") : undefined;
}

const SHORTEST_WORD = 3;

type Told = Pick<Change, "from" | "to" | "newLetter"> & { readonly span: Span };

function alike(from: DraftCell, to: NewCell): Features {
  const { distance, why } = likeness(from.sign, to.sign);
  return { distance, alike: why };
}

/** Whether a change concerns letters only. */
const isLetters = ({ from, to }: Told): boolean => from !== "" && !/[0-9?_□]/.test(from + to);

/** A letter in the case of what it replaces, or of its neighbour. */
function shownLike(to: NewCell, near: DraftCell): NewCell {
  if (to.kind !== "letter" || near.kind !== "letter") return to;
  const lower = to.sign.toLowerCase();
  const isSmall = near.shown !== near.sign && near.shown === near.shown.toLowerCase();
  return isSmall && lower.length === to.sign.length ? { ...to, shown: lower } : to;
}
