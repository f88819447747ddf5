/**
 * Pairs of columns that say more together than each alone: neighbours, which share a carry, and columns
 * that share a letter. How many letters are open in a pair decides whether a person can follow it.
 */

import type { Finding, Rule } from "../rule.js";
import { symbolsIn } from "../setting/constraint.js";
import type { Column } from "../setting/setting.js";
import type { Moment } from "../state/moment.js";

type PairKind = "neighbours" | "linked";

export interface PairSearch {
  readonly kind: PairKind;
  /** The open letters that the two columns may have together. */
  readonly letters: { readonly from: number; readonly to: number };
  readonly nodes: number;
}

/** What the pairs of columns of a kind say, as findings of a rule. */
export function pairFindings(rule: Rule, moment: Moment, { kind, letters, nodes }: PairSearch): Finding[] {
  const findings: Finding[] = [];
  const open = moment.setting.columns
    .filter((column) => moment.isOpen(column))
    .map((column) => ({ column, letters: symbolsIn(column).filter((s) => moment.view.fixed[s] === -1) }))
    .filter((c) => c.letters.length <= letters.to);
  for (const [i, first] of open.entries()) {
    for (const second of open.slice(i + 1)) {
      const neighbours = areNeighbours(first.column, second.column);
      if (neighbours !== (kind === "neighbours")) continue;
      const common = first.letters.filter((s) => second.letters.includes(s)).length;
      if (!neighbours && common === 0) continue;
      const together = first.letters.length + second.letters.length - common;
      if (together < letters.from || together > letters.to) continue;
      const pair = [first.column, second.column];
      const key = pair.map(({ part, place }) => `${part}:${place}`).join("&");
      const claims = moment.news(moment.together(key, pair, nodes));
      if (claims.length === 0) continue;
      const { part, place } = first.column;
      findings.push({ rule, spot: { part, place }, grounds: { kind: "local", constraints: pair }, claims });
    }
  }
  return findings;
}

const areNeighbours = (a: Column, b: Column): boolean =>
  a.part === b.part && Math.abs(a.place - b.place) === 1;
