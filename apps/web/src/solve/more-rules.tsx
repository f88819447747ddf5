/** The rules that few puzzles need; those that differ from the usual are seen even when the panel is closed. */
import { useSignal } from "@preact/signals";
import type { RuleOptions } from "cryptarithm";
import type { JSX } from "preact";
import { tableOf } from "../language/language.js";
import { Chip } from "../parts/button.js";
import { puzzle, type RuleChanges, setRules } from "../state/puzzle.js";
import { changeRules } from "./change-rules.js";
import { ENGLISH } from "./english.js";

const words = tableOf("solve", ENGLISH);

/** A switch that is off as a rule: the rule that it changes, and to what. */
interface Switch {
  readonly name:
    | "loneZeroForbid"
    | "literalsReserved"
    | "caseDistinct"
    | "doubleKey"
    | "accentsFold"
    | "codepoints";
  readonly isOn: (rules: RuleOptions) => boolean;
  readonly turn: (isOn: boolean) => RuleChanges;
}

const SWITCHES: readonly Switch[] = [
  {
    name: "loneZeroForbid",
    isOn: ({ loneZero }) => loneZero === "forbid",
    turn: (isOn) => ({ loneZero: isOn ? "forbid" : undefined }),
  },
  {
    name: "literalsReserved",
    isOn: ({ literals }) => literals === "reserved",
    turn: (isOn) => ({ literals: isOn ? "reserved" : undefined }),
  },
  {
    name: "caseDistinct",
    isOn: (rules) => rules.case === "distinct",
    turn: (isOn) => ({ case: isOn ? "distinct" : undefined }),
  },
  {
    name: "doubleKey",
    isOn: ({ distinct }) => distinct === "case",
    turn: (isOn) => ({ distinct: isOn ? "case" : undefined, case: undefined }),
  },
  {
    name: "accentsFold",
    isOn: ({ accents }) => accents === "fold",
    turn: (isOn) => ({ accents: isOn ? "fold" : undefined }),
  },
  {
    name: "codepoints",
    isOn: ({ symbols }) => symbols === "codepoints",
    turn: (isOn) => ({ symbols: isOn ? "codepoints" : undefined }),
  },
];

/** Those that differ from the usual, to be switched back. */
export function OtherRules(): JSX.Element {
  const { rules } = puzzle.value;
  return (
    <>
      {SWITCHES.filter(({ isOn }) => isOn(rules)).map(({ name, turn }) => (
        <Chip key={name} pressed={true} onClick={() => changeRules(turn(false))}>
          {words()[name]}
        </Chip>
      ))}
      {typeof rules.distinct === "object" && (
        <Chip pressed={true} onClick={() => changeRules({ distinct: undefined })}>
          {`${words().groups}: ${rules.distinct.join(", ")}`}
        </Chip>
      )}
    </>
  );
}

export function MoreRules(): JSX.Element {
  const { rules } = puzzle.value;
  const groups = useSignal(typeof rules.distinct === "object" ? rules.distinct.join(",") : "");
  const table = words();
  const takeGroups = (value: string): void => {
    groups.value = value;
    const written = value.split(/[\s,;]+/).filter((group) => group !== "");
    setRules({ distinct: written.length === 0 ? undefined : written });
  };
  return (
    <div class="panel">
      <div class="chips">
        {SWITCHES.map(({ name, isOn, turn }) => (
          <Chip key={name} pressed={isOn(rules)} onClick={() => changeRules(turn(!isOn(rules)))}>
            {table[name]}
          </Chip>
        ))}
      </div>
      <label class="field">
        <span>{table.groups}</span>
        <input
          class="input mono short"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          placeholder="AB,CDE"
          aria-describedby="groups-help"
          value={groups.value}
          onInput={(event) => takeGroups(event.currentTarget.value)}
        />
      </label>
      <p id="groups-help" class="help">
        {table.groupsHelp}
      </p>
      {Object.keys(rules).some((rule) => rule !== "layout") && (
        <Chip onClick={usualRules}>{table.allDefault}</Chip>
      )}
    </div>
  );
}

/** All rules as usual; how the text is read stays. */
function usualRules(): void {
  const { layout: _, reading: __, ...rules } = puzzle.peek().rules;
  changeRules(Object.fromEntries(Object.keys(rules).map((rule) => [rule, undefined])));
}
