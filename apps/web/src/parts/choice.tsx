/**
 * One of several values as chips, and a switch with its label: the browser's own radio buttons and checkboxes, so that
 * keys, names and states are right by themselves. The sign in front says what is chosen without colour.
 */
import type { JSX } from "preact";
import { ChipGroup } from "./chip-group.js";
import "./choice.css";
import { Icon } from "./icon.js";

export interface ChoiceProps<V extends string> {
  /** What is chosen, said to those who hear it and shown above. */
  readonly label: string;
  /** Groups radio buttons; no two choices of a page share it. */
  readonly name: string;
  readonly value: V;
  readonly values: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: V) => void;
}

export function Choice<V extends string>({
  label,
  name,
  value,
  values,
  onChange,
}: ChoiceProps<V>): JSX.Element {
  return (
    <ChipGroup label={label}>
      {values.map((each) => (
        <label key={each.value} class="chip" lang={each.lang}>
          <input
            class="visually-hidden"
            type="radio"
            name={name}
            value={each.value}
            checked={each.value === value}
            onChange={() => onChange(each.value)}
          />
          {each.value === value && <Icon name="check" />}
          {each.label}
        </label>
      ))}
    </ChipGroup>
  );
}

export interface SwitchProps {
  readonly label: string;
  /** What it means, in a sentence. */
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, onChange }: SwitchProps): JSX.Element {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
