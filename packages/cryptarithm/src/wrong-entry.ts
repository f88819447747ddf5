/**
 * Which entry of a user is wrong, and why it cannot be. An entry that no solution has is named by the
 * earliest fact of the explanation that it contradicts, and the steps that lead to that fact are the
 * reason. Where each entry alone is possible but not all together, the first one that does not go with
 * those made before it is named, with those that it does not go with.
 */

import { leadingTo } from "./deduce/path/leading-to.js";
import type { Fact, Node, Step } from "./deduce/path/step.js";
import type { Setting } from "./deduce/setting/setting.js";
import type { Claim } from "./deduce/state/claim.js";
import type { Entry } from "./deduce/state/entry.js";
import { relevantFacts, viewOf } from "./deduce/state/knowledge.js";
import { View } from "./deduce/state/view.js";
import type { Layout, Reasoning } from "./reasoning.js";

/** How the search and the rules are asked; all within the limits of one call. */
export interface Asking {
  readonly layout: Layout;
  /** Whether some solution has all of these entries; undefined when the limits were reached. */
  readonly possible: (entries: readonly Entry[]) => boolean | undefined;
  /** The path from what is given by these entries. */
  readonly reason: (entries: readonly Entry[]) => Reasoning;
}

export interface WrongEntry {
  readonly entry: Entry;
  /** The entries that it does not go with; empty when it is wrong by itself. */
  readonly others: readonly Entry[];
  /**
   * Why: the rules of the puzzle forbid it at once; the explanation says otherwise; or from the entries
   * follows what cannot be.
   */
  readonly kind: "forbidden" | "contradicted" | "refuted" | "unexplained";
  /** What the steps start from. */
  readonly given: readonly Fact[];
  /** The steps up to the reason, which is the last. */
  readonly steps: readonly Step[];
  /** What is then left for the letter, where the last step does not say so itself. */
  readonly left?: Claim;
}

/** The wrong one of entries that no solution has all of; undefined when the limits were reached. */
export function wrongEntry(entries: readonly Entry[], asking: Asking): WrongEntry | undefined {
  const { setting } = asking.layout;
  const wrong = entries.filter((entry) => asking.possible([entry]) === false);
  if (wrong.length === 0) return wrongTogether(entries, asking);
  const forbidden = wrong.find(({ symbol, digits }) => ((setting.domains[symbol] as number) & digits) === 0);
  if (forbidden !== undefined)
    return { entry: forbidden, others: [], kind: "forbidden", given: [], steps: [] };
  return contradicted(wrong, asking.reason([]).node, setting) ?? refuted(wrong[0] as Entry, [], asking);
}

/** By the earliest fact that leaves an entry no digit. */
function contradicted(entries: readonly Entry[], node: Node, setting: Setting): WrongEntry | undefined {
  const view = View.of(setting);
  const facts: Fact[] = [];
  for (const step of node.steps) {
    for (const fact of step.facts) {
      facts.push(fact);
      view.learn(fact.claim);
    }
    const entry = entries.find(({ symbol, digits }) => ((view.masks[symbol] as number) & digits) === 0);
    if (entry === undefined) continue;
    // The lines of a long table are no reason that anybody could follow.
    if (node.table === true && step.refuted !== undefined) return undefined;
    const { symbol } = entry;
    const steps = leadingTo(node.steps, against(entry, facts, view));
    const isSaid = step.facts.some(({ claim }) => claim.kind === "digits" && claim.symbol === symbol);
    const left: Claim = { kind: "digits", symbol, digits: view.masks[symbol] as number };
    return { entry, others: [], kind: "contradicted", given: [], steps, ...(!isSaid && { left }) };
  }
  return undefined;
}

/** As few of the facts as leave an entry no digit. */
function against({ symbol, digits }: Entry, facts: readonly Fact[], view: View): Fact[] {
  const { setting } = view;
  let kept = relevantFacts({ kind: "distinct", symbols: [symbol] }, facts, view);
  for (const fact of kept) {
    const fewer = kept.filter((other) => other !== fact);
    if (((viewOf(setting, fewer).masks[symbol] as number) & digits) === 0) kept = fewer;
  }
  return kept;
}

function wrongTogether(entries: readonly Entry[], asking: Asking): WrongEntry | undefined {
  for (let n = 2; n <= entries.length; n++) {
    const possible = asking.possible(entries.slice(0, n));
    if (possible === undefined) return undefined;
    if (possible) continue;
    const entry = entries[n - 1] as Entry;
    let others = entries.slice(0, n - 1);
    for (const other of others) {
      const fewer = others.filter((o) => o !== other);
      if (asking.possible([...fewer, entry]) === false) others = fewer;
    }
    return refuted(entry, others, asking);
  }
  return undefined;
}

/** From the entries to what cannot be. */
function refuted(entry: Entry, others: readonly Entry[], asking: Asking): WrongEntry {
  const { given, node } = asking.reason([...others, entry]);
  const ends = node.end.kind === "impossible";
  return { entry, others, kind: ends ? "refuted" : "unexplained", given, steps: ends ? node.steps : [] };
}
