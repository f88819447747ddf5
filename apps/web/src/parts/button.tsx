/** The buttons of the page: one kind for what is done, one for what is switched. */
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.js";

export interface ButtonProps {
  /** `main` for what one came for, `quiet` for what stands back. */
  readonly kind?: "main" | "plain" | "quiet";
  readonly icon?: IconName;
  /** The name, where the content is no text. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly children?: ComponentChildren;
  readonly id?: string;
}

export function Button({
  kind = "plain",
  icon,
  label,
  disabled,
  onClick,
  children,
  id,
}: ButtonProps): JSX.Element {
  return (
    <button
      type="button"
      id={id}
      class={kind === "plain" ? "button" : `button ${kind}`}
      aria-label={label}
      title={children === undefined ? label : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface ChipProps {
  readonly pressed?: boolean;
  readonly label?: string;
  readonly onClick: (event: MouseEvent) => void;
  readonly children: ComponentChildren;
}

/** A switch when `pressed` is given, else a small button. The sign in front says so without colour. */
export function Chip({ pressed, label, onClick, children }: ChipProps): JSX.Element {
  return (
    <button type="button" class="chip" aria-pressed={pressed} aria-label={label} onClick={onClick}>
      {pressed === true && <Icon name="check" />}
      {children}
    </button>
  );
}
