/** What the other usual choice of a rule would change: the count, and one click to choose it. */
import type { Contrast } from "cryptarithm";
import type { JSX } from "preact";
import { shownNumber, tableOf } from "../language/language.js";
import { answering } from "../state/answering.js";
import { beside } from "../state/beside.js";
import { changeRules } from "./change-rules.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** What a rule is when nothing is said. */
const DEFAULTS: Readonly<Record<Contrast["rule"], string>> = {
  leadingZero: "forbid",
  loneZero: "allow",
  literals: "free",
};

export function Contrasts(): JSX.Element {
  const { finding } = answering.value;
  const count = finding.kind === "answered" ? finding.answer.count : undefined;
  // A choice that changes nothing is not worth a line.
  const contrasts = (beside.value.contrasts ?? []).filter((each) => each.count !== count || !each.complete);
  return (
    <ul class="contrasts">
      {contrasts.map((contrast) => (
        <li key={contrast.rule}>
          <span>{`${nameOf(contrast)}: ${countOf(contrast)}.`}</span>
          <button
            type="button"
            class="chip"
            aria-label={`${words().use}: ${nameOf(contrast)}`}
            onClick={() =>
              changeRules({
                [contrast.rule]: contrast.value === DEFAULTS[contrast.rule] ? undefined : contrast.value,
              })
            }
          >
            {words().use}
          </button>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ rule, value }: Contrast): string {
  const names: Readonly<Record<string, string>> = words().contrast[rule];
  return names[value] ?? value;
}

function countOf({ count, complete }: Contrast): string {
  return count === 0n && complete
    ? words().contrastNone
    : words().contrastCount(shownNumber(count), complete);
}
