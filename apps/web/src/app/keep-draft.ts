/** The puzzle in the box is kept for "Continue", a moment after it was last changed. */
import { effect } from "@preact/signals";
import { lastGood } from "../state/puzzle.js";
import { keepDraft } from "../storage/settings.js";

/** So long nothing is typed, in milliseconds. */
const REST = 1500;

export function keepDrafts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const good = lastGood.value;
    clearTimeout(timer);
    if (good === undefined) return;
    timer = setTimeout(() => keepDraft({ text: good.text, rules: good.rules }), REST);
  });
}
