/** A link to a stop: the address is that of the stop, so it can be copied; a click only walks there. */
import type { ComponentChildren, JSX } from "preact";
import { hrefOf } from "../app/navigation.js";
import { isPlainClick } from "../parts/plain-click.js";
import { keys } from "../state/view.js";
import type { Walk } from "./walk.js";

export interface StopLinkProps {
  readonly walk: Walk;
  readonly position: number;
  readonly goTo: (position: number) => void;
  readonly current?: boolean;
  readonly style?: string;
  readonly children: ComponentChildren;
}

export function StopLink({ walk, position, goTo, current, style, children }: StopLinkProps): JSX.Element {
  const id = walk.stops[position]?.id ?? "0";
  const own = new Map([...keys.value, ["step", id]]);
  return (
    <a
      class={style}
      href={hrefOf("explain", { keys: own })}
      aria-current={current ? "step" : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        goTo(position);
      }}
    >
      {children}
    </a>
  );
}
