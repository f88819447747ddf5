/**
 * For a projector: an element that fills the screen while it is on, and holds the keyboard. Leaving the full screen by
 * the browser's own means, or Escape, ends it; then the focus is where it was before.
 */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

export function useFullScreen(screen: RefObject<HTMLElement | null>, isOn: boolean, close: () => void): void {
  // The screen is filled once, when it is on, and hears its keys from the beginning.
  useLayoutEffect(() => {
    const { current } = screen;
    if (!isOn || current === null) return undefined;
    const before = document.activeElement;
    // A browser may refuse to fill the screen; the window is filled all the same.
    current.requestFullscreen?.().catch(() => {});
    let filled = false;
    const onChange = (): void => {
      if (document.fullscreenElement === current) filled = true;
      else if (filled) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
      else if (event.key === "Tab") keepInside(event, current);
    };
    document.addEventListener("fullscreenchange", onChange);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      document.removeEventListener("keydown", onKey);
      if (document.fullscreenElement !== null) void document.exitFullscreen();
      // What had the focus is shown again only after this.
      if (before instanceof HTMLElement) setTimeout(() => before.focus());
    };
  }, [isOn]);
}

/** Tab goes round inside. */
function keepInside(event: KeyboardEvent, screen: HTMLElement): void {
  const all = [...screen.querySelectorAll<HTMLElement>("button, a[href], [tabindex]")].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  const at = document.activeElement;
  if (event.shiftKey && at === first) last?.focus();
  else if (!event.shiftKey && at === last) first?.focus();
  else return;
  event.preventDefault();
}
