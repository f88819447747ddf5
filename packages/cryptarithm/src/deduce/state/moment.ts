/**
 * A moment: a view, and what each column says in it. Columns are enumerated once for each state of
 * their letters and carries, since most steps change only a few of them.
 */

import { type Constraint, symbolsIn } from "../setting/constraint.js";
import type { Column, Setting } from "../setting/setting.js";
import type { Claim } from "./claim.js";
import { LocalSearch } from "./local-search.js";
import { noteKey } from "./note.js";
import { isKnown, type OpenColumn, openColumn } from "./open-column.js";
import { tighten } from "./reach.js";
import { remember } from "./remember.js";
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
const COLUMN_NODES = 3000;

/** Bounds cut away a part of all combinations, but not nearly all of them. */
const HOPELESS = 8;

const TOO_MANY: Analysis = { complete: false, ways: 0, digits: new Map(), carries: new Map(), always: 0 };

/** The analyses that are kept; one notebook serves an explanation with all its cases. */
export class Notebook {
  readonly #pages = new Map<string | Constraint, Page>();

  /** `key` names the constraints: a text, or the constraint itself when it is one alone. */
  analyse(
    key: string | Constraint,
    constraints: readonly Constraint[],
    view: View,
    budget: number,
    combinations: number = HOPELESS * budget,
  ): Analysis {
    let page = this.#pages.get(key);
    if (page === undefined) {
      const { setting } = view;
      const search = new LocalSearch(constraints, setting.puzzle.symbols.length, setting.carries.length);
      page = { search, kept: new Map() };
      this.#pages.set(key, page);
    }
    const { search, kept } = page;
    if (search.size(view) > combinations) return TOO_MANY;
    const hash = hashOf(search, view);
    const same = kept.get(hash) ?? remember(kept, hash, []);
    const known = same.find(({ state }) => isState(state, search, view));
    if (known !== undefined) return known.analysis;
    const analysis = enumerate(search, view, budget);
    same.push({ state: stateOf(search, view), analysis });
    return analysis;
  }
}

/** What is kept of some constraints: how to look at them, and what was seen, by a hash of what was known. */
interface Page {
  readonly search: LocalSearch;
  readonly kept: Map<number, { readonly state: Int32Array; readonly analysis: Analysis }[]>;
}

/** For each variable its mask, or its bounds. */
function stateOf({ order }: LocalSearch, view: View): Int32Array {
  const n = view.masks.length;
  const state = new Int32Array(2 * order.length);
  for (const [i, variable] of order.entries()) {
    state[2 * i] = (variable < n ? view.masks[variable] : view.lows[variable - n]) as number;
    state[2 * i + 1] = variable < n ? 0 : (view.highs[variable - n] as number);
  }
  return state;
}

function hashOf({ order }: LocalSearch, view: View): number {
  const n = view.masks.length;
  let hash = 0;
  for (const variable of order) {
    const known =
      variable < n
        ? (view.masks[variable] as number)
        : (view.lows[variable - n] as number) * 509 + (view.highs[variable - n] as number);
    hash = Math.imul(hash ^ known, 0x01000193) ^ (hash >>> 15);
  }
  return hash;
}

function isState(state: Int32Array, { order }: LocalSearch, view: View): boolean {
  const n = view.masks.length;
  for (let i = 0; i < order.length; i++) {
    const variable = order[i] as number;
    if (variable < n) {
      if (state[2 * i] !== view.masks[variable]) return false;
    } else if (state[2 * i] !== view.lows[variable - n] || state[2 * i + 1] !== view.highs[variable - n]) {
      return false;
    }
  }
  return true;
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
    return this.notebook.analyse(column, [column], this.view, COLUMN_NODES);
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
    const key =
      notes.length === 0 ? (column as Column) : [`${part}:${place}`, ...notes.map(noteKey)].join("&");
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
