/**
 * What the box knows of the text in it: where the caret is, whether the typing has paused, and whether the text is
 * whole, unfinished or wrong. A mistake is marked at once when it stands before the caret, and put into words after a
 * pause; what is only missing at the caret is no mistake.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Diagnostic, parseOptions } from "cryptarithm";
import { answering } from "../state/answering.js";
import { puzzle, reading, readingOf } from "../state/puzzle.js";
import { type Edit, fixOf } from "./fix.js";
import { type Missing, missingOf } from "./unfinished.js";

export type TextState =
  | { readonly kind: "empty" }
  | { readonly kind: "waiting" }
  | { readonly kind: "good" }
  | { readonly kind: "unfinished"; readonly missing: Missing }
  | {
      readonly kind: "wrong";
      readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]];
      /** Whether it may be put into words. */
      readonly worded: boolean;
    };

/** From the last key to a pause, in which mistakes are put into words, and to a rest, in which the caret excuses nothing. */
const PAUSE = 400;
const REST = 1500;

/** Where the caret is in the box; undefined when the box does not have the focus. */
export const caret = signal<number | undefined>(undefined);

/** Whether an input method is composing: what stands in the box is not meant yet. */
export const composing = signal(false);

/** How long nothing was typed. */
export const stillness = signal<"typing" | "pause" | "rest">("rest");

let timers: ReturnType<typeof setTimeout>[] = [];

/** Something was typed just now. */
export function noteTyping(): void {
  for (const timer of timers) clearTimeout(timer);
  stillness.value = "typing";
  timers = [
    setTimeout(() => {
      stillness.value = "pause";
    }, PAUSE),
    setTimeout(() => {
      stillness.value = "rest";
    }, REST),
  ];
}

export const textState: ReadonlySignal<TextState> = computed(() => {
  const read = reading.value;
  if (read.status === "bad") {
    if (composing.value) return { kind: "unfinished", missing: "more" };
    const { text } = puzzle.value;
    const typing = { caret: caret.value, rested: stillness.value === "rest" };
    const missing = missingOf(text, read.diagnostics, typing);
    return missing === undefined ? wrong(read.diagnostics) : { kind: "unfinished", missing };
  }
  if (read.status !== "good") return { kind: read.status };
  // The text is understood, but a rule does not go with it: a digit that the base lacks, a letter that is not there.
  const { finding } = answering.value;
  return finding.kind === "invalid" ? wrong(finding.diagnostics) : { kind: "good" };
});

function wrong([first, ...more]: readonly Diagnostic[]): TextState {
  if (first === undefined) return { kind: "good" };
  return { kind: "wrong", diagnostics: [first, ...more], worded: stillness.value !== "typing" };
}

/** The edit that mends the first mistake. What the engine proposes is read in English, whatever the page speaks. */
export const fix: ReadonlySignal<Edit | undefined> = computed(() => {
  const state = textState.value;
  if (state.kind !== "wrong" || !state.worded) return undefined;
  const { text, rules } = puzzle.value;
  if (rules.layout === true) return undefined;
  const read = readingOf({ text, rules });
  const [diagnostic] = read.status === "bad" ? read.diagnostics : [];
  if (diagnostic === undefined) return undefined;
  return fixOf(text, diagnostic, parseOptions(rules));
});
