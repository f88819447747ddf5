/** A link to the page of a rule, or to all rules. */
import type { ComponentChildren, JSX } from "preact";
import { go } from "../app/navigation.js";
import { PageLink } from "../app/page-link.js";
import { NO_KEYS } from "../state/view.js";

export interface LessonLinkProps {
  readonly rule?: string;
  readonly current?: boolean;
  readonly style?: string;
  readonly children: ComponentChildren;
}

export function LessonLink({ rule, current, style, children }: LessonLinkProps): JSX.Element {
  const to = { keys: rule === undefined ? NO_KEYS : new Map([["rule", rule]]) };
  return (
    <PageLink
      view="lesson"
      to={to}
      style={style}
      current={current === true ? "page" : undefined}
      follow={() => {
        go("lesson", to);
        scrollTo(0, 0);
      }}
    >
      {children}
    </PageLink>
  );
}
