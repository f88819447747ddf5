/**
 * A link to a view of this page: its address can be copied or opened elsewhere, and a plain click goes there without
 * loading anything. With a key held it opens where the browser opens it.
 */
import type { ComponentChildren, JSX } from "preact";
import type { ViewName } from "../state/view.js";
import { type Destination, go, hrefOf } from "./navigation.js";

export interface PageLinkProps {
  readonly view: ViewName;
  readonly to?: Destination;
  readonly style?: string | undefined;
  /** What it is heard as, where that is not what is seen. */
  readonly label?: string | undefined;
  readonly current?: "page" | "step" | undefined;
  /** What a plain click does, where it does not only go there. */
  readonly follow?: () => void;
  readonly children: ComponentChildren;
}

export function PageLink({
  view,
  to = {},
  style,
  label,
  current,
  follow = () => go(view, to),
  children,
}: PageLinkProps): JSX.Element {
  return (
    <a
      class={style}
      href={hrefOf(view, to)}
      aria-label={label}
      aria-current={current}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        follow();
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click is meant for this page: not for another tab or window, nor for a file. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
