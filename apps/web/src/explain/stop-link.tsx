/** A link to a stop: the address is that of the stop, so it can be copied; a click only walks there. */
import type { ComponentChildren, JSX } from "preact";
import { PageLink } from "../app/page-link.js";
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
    <PageLink
      view="explain"
      to={{ keys: own }}
      style={style}
      current={current === true ? "step" : undefined}
      follow={() => goTo(position)}
    >
      {children}
    </PageLink>
  );
}
