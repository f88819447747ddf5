/** The name of a rule as a link to its page in the lesson; without a rule to the whole lesson. */
import type { JSX } from "preact";
import { PageLink } from "../app/page-link.js";
import { NO_KEYS } from "../state/view.js";
import { ruleName, words } from "./words.js";

export interface RuleLinkProps {
  readonly rule?: string;
  /** What stands behind the name, such as how often it is used. */
  readonly note?: string;
  readonly chip?: boolean;
}

export function RuleLink({ rule, note, chip = false }: RuleLinkProps): JSX.Element {
  const keys = rule === undefined ? NO_KEYS : new Map([["rule", rule]]);
  return (
    <PageLink view="lesson" to={{ keys }} style={chip ? "chip explain-rule-chip" : "explain-rule"}>
      {rule === undefined ? words().lesson : ruleName(rule)}
      {note !== undefined && <span class="explain-note"> {note}</span>}
    </PageLink>
  );
}
