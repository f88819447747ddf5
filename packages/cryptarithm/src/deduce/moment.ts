/**
 * A moment: a view, and what each column says in it. Columns are enumerated once for each state of
 * their letters and carries, since most steps change only a few of them.
 */
import type { Claim } from "./claim.js";
import { type Constraint, symbolsIn } from "./constraint.js";
import { LocalSearch } from "./local-search.js";
import { noteKey } from "./note.js";
import { isKnown, type OpenColumn, openColumn } from "./open-column.js";
import { tighten } from "./reach.js";
import type { Column, Setting } from "./setting.js";
import type { View } from "./view.js";

/** All the ways in which some constraints can work, seen letter by letter. */
export interface Analysis {
  /** False when there were too many to look at; the rest then says nothing. */
  readonly complete: boolean;
  readonly ways: number;
  /** For each symbol of the constraints the digits that occur. */
  readonly digits: ReadonlyMap<number, number>;
  /** For each carry of the constraints the least and greatest value that occurs. */
  readonly carries: ReadonlyMap<number, readonly [number, number]>;
  /** The digits that some letter has in every way: no other letter can have them. */
  readonly always: number;
}

/** A person looks at no more ways than this, and a single column rarely has more. */
export const COLUMN_NODES = 3000;

/** Bounds cut away a part of all combinations, but not nearly all of them. */
const HOPELESS = 8;

const TOO_MANY: Analysis = { complete: false, ways: 0, digits: new Map(), carries: new Map(), always: 0 };

/** The analyses that are kept; one notebook serves an explanation with all its cases. */
export class Notebook {
  readonly #searches = new Map<string, LocalSearch>();
  readonly #analyses = new Map<string, Analysis>();

  analyse(
    key: string,
    constraints: readonly Constraint[],
    view: View,
    budget: number,
    combinations: number = HOPELESS * budget,
  ): Analysis {
    let search = this.#searches.get(key);
    if (search === undefined) {
      const { setting } = view;
      search = new LocalSearch(constraints, setting.puzzle.symbols.length, setting.carries.length);
      this.#searches.set(key, search);
    }
    if (search.size(view) > combinations) return TOO_MANY;
    const state = key + stateOf(search, view);
    let analysis = this.#analyses.get(state);
    if (analysis === undefined) {
      analysis = enumerate(search, view, budget);
      this.#analyses.set(state, analysis);
    }
    return analysis;
  }
}

function stateOf({ order }: LocalSearch, view: View): string {
  const n = view.masks.length;
  let text = "";
  for (const variable of order) {
    text +=
      variable < n ? `,${view.masks[variable]}` : `,${view.lows[variable - n]}-${view.highs[variable - n]}`;
  }
  return text;
}

function enumerate(search: LocalSearch, view: View, budget: number): Analysis {
  const n = view.masks.length;
  const { order } = search;
  const masks = new Int32Array(order.length);
  const lows = new Array<number>(order.length).fill(Number.POSITIVE_INFINITY);
  const highs = new Array<number>(order.length).fill(Number.NEGATIVE_INFINITY);
  let ways = 0;
  let always = -1;
  const outcome = search.run(view, budget, (values) => {
    ways++;
    let used = 0;
    for (let i = 0; i < order.length; i++) {
      const variable = order[i] as number;
      const value = values[variable] as number;
      if (variable < n) {
        masks[i] = (masks[i] as number) | (1 << value);
        used |= 1 << value;
      } else {
        if (value < (lows[i] as number)) lows[i] = value;
        if (value > (highs[i] as number)) highs[i] = value;
      }
    }
    always &= used;
    return false;
  });
  const digits = new Map<number, number>();
  const carries = new Map<number, readonly [number, number]>();
  for (const [i, variable] of order.entries()) {
    if (variable < n) digits.set(variable, masks[i] as number);
    else carries.set(variable - n, [lows[i] as number, highs[i] as number]);
  }
  return { complete: outcome === "all", ways, digits, carries, always: ways === 0 ? 0 : always };
}

export class Moment {
  readonly view: View;
  readonly notebook: Notebook;
  #openColumns: readonly OpenColumn[] | undefined;
  readonly #reaches = new Map<Constraint, readonly Claim[]>();

  constructor(view: View, notebook: Notebook) {
    this.view = view;
    this.notebook = notebook;
  }

  get setting(): Setting {
    return this.view.setting;
  }

  /** The columns without products that have something open. */
  get openColumns(): readonly OpenColumn[] {
    if (this.#openColumns === undefined) {
      const open: OpenColumn[] = [];
      for (const column of this.setting.columns) {
        const at = openColumn(column, this.view);
        if (at !== undefined && (at.open.length > 0 || !isKnown(at.carryIn) || !isKnown(at.carryOut)))
          open.push(at);
      }
      this.#openColumns = open;
    }
    return this.#openColumns;
  }

  /** What the least and greatest values of a linear equation say. */
  reach(constraint: Constraint): readonly Claim[] {
    let claims = this.#reaches.get(constraint);
    if (claims === undefined) {
      claims = tighten(constraint, this.view);
      this.#reaches.set(constraint, claims);
    }
    return claims;
  }

  /** All the ways in which a column can work. */
  column(column: Column): Analysis {
    return this.notebook.analyse(`${column.part}:${column.place}`, [column], this.view, COLUMN_NODES);
  }

  /** A column with the notes between its letters, to be looked at together. */
  withNotes(column: Column): readonly Constraint[] {
    const { notes } = this.view;
    if (notes.length === 0) return [column];
    const symbols = symbolsIn(column);
    return [column, ...notes.filter((note) => symbolsIn(note).every((s) => symbols.includes(s)))];
  }

  /** All the ways in which a column and the notes between its letters can work. */
  noted([column, ...notes]: readonly Constraint[], combinations?: number): Analysis {
    const { part, place } = column as Column;
    const key = [`${part}:${place}`, ...notes.map(noteKey)].join("&");
    return this.notebook.analyse(key, [column as Column, ...notes], this.view, COLUMN_NODES, combinations);
  }

  /** All the ways in which several constraints can work together; the key names them. */
  together(key: string, constraints: readonly Constraint[], budget: number): Analysis {
    return this.notebook.analyse(key, constraints, this.view, budget);
  }

  /** What an analysis says that is news; a single "impossible" when there is no way at all. */
  news(analysis: Analysis): Claim[] {
    if (!analysis.complete) return [];
    if (analysis.ways === 0) return [{ kind: "impossible" }];
    const claims: Claim[] = [];
    for (const [symbol, digits] of analysis.digits) claims.push({ kind: "digits", symbol, digits });
    for (const [carry, [low, high]] of analysis.carries) claims.push({ kind: "carry", carry, low, high });
    return claims.filter((claim) => this.view.isNews(claim));
  }

  /** Whether a column still has something open. */
  isOpen(column: Column): boolean {
    const { fixed, lows, highs } = this.view;
    return (
      symbolsIn(column).some((s) => fixed[s] === -1) ||
      column.carries.some(({ carry }) => lows[carry] !== highs[carry])
    );
  }
}
