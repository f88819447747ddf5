/**
 * What was typed into the box is kept for "Continue", a moment after it was last changed. Links, examples and the puzzle
 * of the day are nobody's draft, and do not take its place.
 */
import { effect } from "@preact/signals";
import { lastGood, typedText } from "../state/puzzle.js";
import { keepDraft } from "../storage/settings.js";

/** So long nothing is typed, in milliseconds. */
const REST = 1500;

export function keepDrafts(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const good = lastGood.value;
    clearTimeout(timer);
    if (good === undefined || good.text !== typedText.value) return;
    timer = setTimeout(() => keepDraft({ text: good.text, rules: good.rules }), REST);
  });
}
