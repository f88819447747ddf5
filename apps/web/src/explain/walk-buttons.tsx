/** Back and Next. They stay where they are and keep the focus, so that one key or tap leads through all of it. */
import type { JSX } from "preact";
import { Icon } from "../parts/icon.js";
import type { Walk } from "./walk.js";
import { words } from "./words.js";

export interface WalkButtonsProps {
  readonly walk: Walk;
  readonly position: number;
  readonly goTo: (position: number) => void;
}

export function WalkButtons({ walk, position, goTo }: WalkButtonsProps): JSX.Element {
  const isFirst = position === 0;
  const isLast = position === walk.stops.length - 1;
  return (
    <div class="explain-buttons">
      <button
        type="button"
        class="button"
        aria-disabled={isFirst}
        onClick={() => !isFirst && goTo(position - 1)}
      >
        <Icon name="left" />
        {words().back}
      </button>
      <button
        type="button"
        class={isLast ? "button" : "button main"}
        onClick={() => goTo(isLast ? 0 : position + 1)}
      >
        {isLast ? words().first : isFirst ? words().begin : words().next}
        {!isLast && <Icon name="right" />}
      </button>
    </div>
  );
}
