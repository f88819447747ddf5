/** What the values of parts say, as findings of a rule that asks for a certain kind of list. */
import type { Finding, Rule } from "../rule.js";
import type { Part } from "../setting/part.js";
import type { Moment } from "../state/moment.js";
import { listNews, valueList } from "../state/value-list.js";

type Listing = NonNullable<ReturnType<typeof valueList>>["listing"];

/** Lists of at most so many lines for a part (all that are kept when left out), and whether they suit the rule. */
interface Wish {
  readonly lines?: (part: Part) => number;
  readonly suits: (listing: Listing) => boolean;
}

export function valueFindings(rule: Rule, moment: Moment, { lines, suits }: Wish): Finding[] {
  const findings: Finding[] = [];
  for (const part of moment.setting.parts) {
    const list = valueList(part, moment, lines?.(part));
    if (list === undefined || !suits(list.listing)) continue;
    const claims = listNews(list, moment.view);
    if (claims.length === 0) continue;
    const { index } = part;
    findings.push({ rule, spot: { part: index }, grounds: { kind: "values", part: index }, claims });
  }
  return findings;
}
