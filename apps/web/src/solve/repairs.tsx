/** The nearest puzzles with one solution, for one that has none: each is a click away. */
import type { Repair, RuleOptions } from "cryptarithm";
import type { JSX } from "preact";
import { go } from "../app/navigation.js";
import { tableOf } from "../language/language.js";
import { beside } from "../state/beside.js";
import { puzzle } from "../state/puzzle.js";
import { textState } from "./box-state.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

export function Repairs(): JSX.Element | null {
  const repairs = beside.value.repairs?.repairs ?? [];
  if (textState.value.kind !== "good" || repairs.length === 0) return null;
  return (
    <section class="repairs">
      <h2>{words().nearest}</h2>
      <ul>
        {repairs.map((repair) => (
          <li key={repair.text + JSON.stringify(repair.change)}>
            <button type="button" class="repair" onClick={() => takeRepair(repair)}>
              <bdi dir="ltr" class="repair-text">
                {repair.layout === undefined ? repair.text : repair.solution.text}
              </bdi>
              <span class="repair-change">{changeText(repair)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is changed, in signs: they are the same in every language. */
function changeText({ change: { kind, from, to, rule, letter } }: Repair): string {
  if (kind === "rule") {
    const values: Readonly<Record<string, string>> = words().ruleValue;
    return `${rule === undefined ? "" : words().ruleNames[rule]}: ${values[to] ?? to}`;
  }
  if (letter !== undefined) return `${letter} = ${to}`;
  if (from === "") return `+ ${to}`;
  return to === "" ? `− ${from}` : `${from} → ${to}`;
}

/** What a button says of it: the whole text, or the rule when the text stays. */
export const changeOrText = (repair: Repair): string =>
  repair.change.kind === "rule" || repair.change.letter !== undefined ? changeText(repair) : repair.text;

/** Puts the changed puzzle into the box. */
export function takeRepair({ text, rules, change, reading }: Repair): void {
  const own = puzzle.peek().rules;
  const changed: RuleOptions =
    change.kind === "rule" && change.rule !== undefined
      ? { ...own, [change.rule]: rules[change.rule] }
      : change.letter !== undefined
        ? { ...own, given: rules.given }
        : own;
  const { reading: _, ...kept } = changed;
  go("solve", { puzzle: { text, rules: reading === undefined ? kept : { ...kept, reading } } });
}
