/**
 * Table matching (level 4; ACA *double, triple table matching*). Rows of one multiplicand share its last
 * digit, so each row's last digits ask something of it, and it must suit them all.
 *
 * AB × C = DB and AB × E = FC: B × C ends in B, and B × E ends in C.
 */

import type { Finding, Rule } from "../rule.js";
import { productsOf, type Row } from "../setting/product-form.js";
import type { Column } from "../setting/setting.js";
import { digitText } from "../tell/claim-text.js";
import { columnAt, letterText } from "../tell/column-text.js";

const MOST_NODES = 4000;
const MOST_COMBINATIONS = 60_000;

export const tableMatching: Rule = {
  name: "table-matching",
  level: 4,
  example: {
    formula: "AB * C = DB; AB * E = FC",
    rules: { given: { C: { not: [0, 1] }, E: { not: [0, 1] } } },
    solutions: 1,
    finds: ["C = 6", "B = 2|4|8"],
  },
  find(moment) {
    const { setting, view } = moment;
    const findings: Finding[] = [];
    const { rows } = productsOf(setting);
    for (const [i, first] of rows.entries()) {
      for (const second of rows.slice(i + 1)) {
        const last = first.multiplicand.at(-1) as number;
        if (last < 0 || second.multiplicand.at(-1) !== last) continue;
        const columns = [first, second].map(({ form }) => columnAt(setting, form.part, 0));
        if (!columns.every((column): column is Column => column !== undefined && moment.isOpen(column)))
          continue;
        const key = `tables ${first.form.part} ${second.form.part}`;
        const analysis = moment.notebook.analyse(key, columns, view, MOST_NODES, MOST_COMBINATIONS);
        const claims = moment.news(analysis).filter(({ kind }) => kind !== "carry");
        if (claims.length === 0) continue;
        findings.push({
          rule: tableMatching,
          spot: { part: first.form.part, place: 0 },
          grounds: { kind: "local", constraints: columns },
          claims,
        });
      }
    }
    return findings;
  },
  tell: ({ grounds, claims }, cited) => {
    const parts =
      grounds.kind === "local" ? (grounds.constraints as readonly Column[]).map(({ part }) => part) : [];
    const rows = parts.flatMap((part) =>
      productsOf(cited.setting).rows.filter(({ form }) => form.part === part),
    );
    const [first, second] = rows;
    if (first === undefined || second === undefined) return [];
    const name = (place: number): string => (place < 0 ? digitText(-1 - place) : letterText(place, cited));
    const asked = ({ multiplicand, digit, result }: Row): [string, string] => [
      `${name(multiplicand.at(-1) as number)} × ${name(digit)}`,
      name(result.at(-1) as number),
    ];
    const [a, aEnd] = asked(first);
    const [b, bEnd] = asked(second);
    const never = claims[0]?.kind === "impossible" ? ".never" : "";
    return [{ template: `table-matching${never}`, slots: { a, aEnd, b, bEnd } }];
  },
};
