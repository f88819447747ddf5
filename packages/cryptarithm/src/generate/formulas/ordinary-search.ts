/**
 * Whether a filled-in shape has exactly one solution, asked the ordinary way: posed, planned, searched, without a
 * text. It knows the whole language and takes some tenths of a millisecond, so other ways come first where
 * there are any.
 */
import { type AbortSignalLike, Meter } from "../../search/meter.js";
import { prepare } from "../../search/prepare.js";
import type { Prepared } from "../../search/prepared.js";
import { withoutDetermined } from "../../search/prepared-puzzle.js";
import { runPuzzle } from "../../search/run-puzzle.js";
import { pose } from "../../semantics/pose.js";
import type { Formula } from "../../syntax/ast.js";
import type { LeanVerdict } from "../sums/lean-sum.js";

export class OrdinarySearch {
  /** The digits of the one solution, letters by first appearance and then unknown cells. */
  digits: Uint8Array = new Uint8Array(0);
  /** Nodes of all searches together. */
  nodes = 0;
  private readonly base: number;
  private readonly mostNodes: number;
  private readonly signal: AbortSignalLike;

  /** A puzzle that needs more nodes is left open, and so is the one that is searched when `mayGoOn` says no. */
  constructor(base: number, mostNodes: number, mayGoOn: () => boolean = () => true) {
    this.base = base;
    this.mostNodes = mostNodes;
    this.signal = {
      get aborted() {
        return !mayGoOn();
      },
    };
  }

  /** The verdict on a formula. */
  ask(formula: Formula): LeanVerdict {
    const { found, open } = this.count(formula, 2);
    return found === 1 && !open ? "one" : found > 1 || !open ? "not-one" : "open";
  }

  /** Whether a formula has a solution; true as well when that is not known. */
  mayHold(formula: Formula): boolean {
    const { found, open } = this.count(formula, 1);
    return found > 0 || open;
  }

  /** Solutions, counted up to `most`; open when there may be more than were found. */
  private count(formula: Formula, most: number): { readonly found: number; readonly open: boolean } {
    const posed = pose(formula, { base: this.base });
    if (!posed.ok) return { found: 0, open: true };
    if (posed.puzzle.contradiction !== undefined) return { found: 0, open: false };
    return this.search(prepare(posed.puzzle), most);
  }

  private search(prepared: Prepared, most: number): { readonly found: number; readonly open: boolean } {
    let found = 0;
    const onSolution = (digits: Uint8Array): boolean => {
      if (++found === 1) this.digits = digits.slice();
      return found >= most;
    };
    const meter = new Meter({ nodes: this.mostNodes, signal: this.signal });
    const result = runPuzzle({ prepared, purpose: "listing", mode: "interpreted", meter, onSolution });
    this.nodes += meter.nodes;
    // What was found is not reliable then.
    if (result.undeterminable) return this.search(withoutDetermined(prepared), most);
    if (found >= most) return { found, open: false };
    return { found, open: result.undecided > 0 || result.stopped !== undefined };
  }
}
