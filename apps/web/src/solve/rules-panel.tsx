/** The rules as switches that are always seen: what is on, what differs from the usual, and what it would change. */
import { useSignal } from "@preact/signals";
import type { Given } from "cryptarithm";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { Icon } from "../parts/icon.js";
import { puzzle } from "../state/puzzle.js";
import { BaseChoice } from "./base-choice.js";
import { changeGiven, changeRules } from "./change-rules.js";
import { Contrasts } from "./contrasts.js";
import { DigitsField } from "./digits-field.js";
import { ENGLISH } from "./english.js";
import { GivenForm } from "./given-form.js";
import { MoreRules, OtherRules } from "./more-rules.js";

const words = tableOf("solve", ENGLISH);

type Panel = "digits" | "given" | "more";

export function RulesPanel(): JSX.Element {
  const open = useSignal<Panel | undefined>(undefined);
  const { rules } = puzzle.value;
  const table = words();
  const toggle = (panel: Panel) => (): void => {
    open.value = open.value === panel ? undefined : panel;
  };
  const base = typeof rules.base === "number" ? rules.base : 10;
  return (
    <section class="rules" aria-labelledby="rules-title">
      <h2 id="rules-title">{table.rules}</h2>
      <div class="chips">
        <Chip
          pressed={(rules.distinct ?? "all") === "all"}
          onClick={() => changeRules({ distinct: (rules.distinct ?? "all") === "all" ? "off" : undefined })}
        >
          {table.distinct}
        </Chip>
        <Chip
          pressed={rules.leadingZero !== "allow"}
          onClick={() => changeRules({ leadingZero: rules.leadingZero === "allow" ? undefined : "allow" })}
        >
          {table.noLeadingZero}
        </Chip>
        <BaseChoice />
        <Opener isOpen={open.value === "digits"} onClick={toggle("digits")}>
          {table.digits(
            rules.digits ??
              (rules.base === undefined || typeof rules.base === "number" ? `0–${base - 1}` : "0–…"),
          )}
        </Opener>
        {open.value !== "more" && <OtherRules />}
        {Object.entries(rules.given ?? {}).map(([letter, given]) => (
          <GivenChip key={letter} letter={letter} given={given} />
        ))}
        <Opener isOpen={open.value === "given"} onClick={toggle("given")}>
          <Icon name="plus" />
          {table.knownDigit}
        </Opener>
        <Opener isOpen={open.value === "more"} onClick={toggle("more")}>
          {open.value === "more" ? table.fewer : table.more}
        </Opener>
      </div>
      {open.value === "digits" && <DigitsField />}
      {open.value === "given" && <GivenForm />}
      {open.value === "more" && <MoreRules />}
      <Contrasts />
    </section>
  );
}

interface OpenerProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  readonly children: JSX.Element | string | readonly (JSX.Element | string)[];
}

/** A chip that opens what stands below. */
function Opener({ isOpen, onClick, children }: OpenerProps): JSX.Element {
  return (
    <button type="button" class="chip opener" aria-expanded={isOpen} onClick={onClick}>
      {children}
    </button>
  );
}

/** What is known of a letter; a click forgets it. */
function GivenChip({ letter, given }: { readonly letter: string; readonly given: Given }): JSX.Element {
  const fact = givenText(letter, given);
  return (
    <button
      type="button"
      class="chip given"
      aria-label={words().remove(fact)}
      onClick={() => changeGiven(letter, undefined)}
    >
      <bdi dir="ltr">{fact}</bdi>
      <Icon name="cross" />
    </button>
  );
}

function givenText(letter: string, given: Given): string {
  if (typeof given === "number") return `${letter} = ${given}`;
  return "not" in given ? `${letter} ≠ ${given.not.join(", ")}` : `${letter} = ${given.join("|")}`;
}
