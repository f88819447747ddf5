/** The name of a rule as a link to its page in the lesson; without a rule to the whole lesson. */
import type { JSX } from "preact";
import { go, hrefOf } from "../app/navigation.js";
import { isPlainClick } from "../parts/plain-click.js";
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
    <a
      class={chip ? "chip explain-rule-chip" : "explain-rule"}
      href={hrefOf("lesson", { keys })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go("lesson", { keys });
      }}
    >
      {rule === undefined ? words().lesson : ruleName(rule)}
      {note !== undefined && <span class="explain-note"> {note}</span>}
    </a>
  );
}
