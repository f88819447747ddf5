/** A link to the page of a rule, or to all rules. */
import type { ComponentChildren, JSX } from "preact";
import { go, hrefOf } from "../app/navigation.js";
import { isPlainClick } from "../parts/plain-click.js";
import { NO_KEYS } from "../state/view.js";

export interface LessonLinkProps {
  readonly rule?: string;
  readonly current?: boolean;
  readonly style?: string;
  readonly children: ComponentChildren;
}

export function LessonLink({ rule, current, style, children }: LessonLinkProps): JSX.Element {
  const keys = rule === undefined ? NO_KEYS : new Map([["rule", rule]]);
  return (
    <a
      class={style}
      href={hrefOf("lesson", { keys })}
      aria-current={current ? "page" : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        go("lesson", { keys });
        scrollTo(0, 0);
      }}
    >
      {children}
    </a>
  );
}
