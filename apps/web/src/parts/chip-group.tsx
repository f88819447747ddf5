/** Chips under one label: what can be chosen together, and below them what belongs to the choice. */
import type { ComponentChildren, JSX } from "preact";
import "./choice.css";

export interface ChipGroupProps {
  readonly label: string;
  readonly below?: ComponentChildren;
  /** The chips. */
  readonly children: ComponentChildren;
}

export function ChipGroup({ label, below, children }: ChipGroupProps): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="chips">{children}</div>
      {below}
    </fieldset>
  );
}
