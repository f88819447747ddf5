/**
 * What is said to those who hear the page: one polite line, always in the document. It is cleared and then set, at most
 * once in 700 ms; of what comes faster the newest is said.
 */
import { signal } from "@preact/signals";
import type { JSX } from "preact";

/** Between two announcements, in milliseconds. */
const PAUSE = 700;
/** Between clearing and setting, so that the same words are said again. */
const GAP = 60;

const said = signal("");
let last = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a sentence; what is still waiting to be said is dropped. */
export function announce(text: string): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      last = performance.now();
      said.value = "";
      timer = setTimeout(() => {
        said.value = text;
      }, GAP);
    },
    Math.max(0, last + PAUSE - performance.now()),
  );
}

/** Forgets what was said: it was about another view. */
export function hush(): void {
  clearTimeout(timer);
  said.value = "";
}

export function Announcer(): JSX.Element {
  return (
    <div role="status" aria-live="polite" class="visually-hidden" id="status">
      {said}
    </div>
  );
}
