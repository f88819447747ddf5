/**
 * Linked columns (level 3). Two columns that share a letter are looked at together, although they are no
 * neighbours: what the letter may be in the one, it must be in the other.
 *
 * SOCIAL - GAMES = APPS, with 3 for E or P: the thousands say A + A = 10 + C and the tens E + P = A. A = 7
 * would make C 4, but then 3 + 4 would need C's digit.
 */
import { symbolsIn } from "../constraint.js";
import type { Finding, Rule } from "../rule.js";
import type { Column } from "../setting.js";
import { tellColumn } from "../tell-column.js";

const MOST_NODES = 2000;
/** More open letters in two columns are more than a person follows. */
const MOST_LETTERS = 5;

export const linkedColumns: Rule = {
  name: "linked-columns",
  level: 3,
  example: { formula: "SOCIAL - GAMES = APPS", solutions: 1, finds: [] },
  find(moment) {
    const { view, setting } = moment;
    const open = setting.columns
      .map((column) => ({ column, letters: symbolsIn(column).filter((s) => view.fixed[s] === -1) }))
      .filter(({ letters }) => letters.length > 0 && letters.length <= MOST_LETTERS);
    const findings: Finding[] = [];
    for (const [i, first] of open.entries()) {
      for (const second of open.slice(i + 1)) {
        if (areNeighbours(first.column, second.column)) continue;
        if (!first.letters.some((s) => second.letters.includes(s))) continue;
        if (new Set([...first.letters, ...second.letters]).size > MOST_LETTERS) continue;
        const pair = [first.column, second.column];
        const key = pair.map(({ part, place }) => `${part}:${place}`).join("&");
        const claims = moment.news(moment.together(key, pair, MOST_NODES));
        if (claims.length === 0) continue;
        findings.push({
          rule: linkedColumns,
          spot: { part: first.column.part, place: first.column.place },
          grounds: { kind: "local", constraints: pair },
          claims,
        });
      }
    }
    return findings;
  },
  tell: (finding, cited) => [tellColumn("linked-columns", finding, cited)],
};

const areNeighbours = (a: Column, b: Column): boolean =>
  a.part === b.part && Math.abs(a.place - b.place) === 1;
