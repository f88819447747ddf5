/** ← and → walk back and on, Home and End lead to both ends, wherever the focus is except where text is written. */
import { useLayoutEffect, useRef } from "preact/hooks";

export interface ArrowKeys {
  readonly position: number;
  readonly last: number;
  readonly goTo: (position: number) => void;
}

export function useArrowKeys(now: ArrowKeys): void {
  // Keys come faster than the page is drawn: each starts from where the last one has led.
  const latest = useRef(now);
  latest.current = now;
  // Before the walk is seen: its first key may come at once.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event.target)) return;
      const { position, last, goTo } = latest.current;
      const to = destination(event.key, position, last);
      if (to === undefined) return;
      event.preventDefault();
      latest.current = { position: to, last, goTo };
      goTo(to);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function destination(key: string, position: number, last: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, position - 1);
    case "ArrowRight":
      return Math.min(last, position + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}

/** Fields have their own use for these keys, and so has a sum that is wider than its room. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
