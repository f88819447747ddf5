/** The sentences of the engine as the page shows them: with a capital and a full stop. */
import type { Diagnostic } from "cryptarithm";

/**
 * A mistake in a sentence, with what to do about it unless a button does that. What the command calls an option is a
 * switch here, so such proposals are left out.
 */
export function mistakeSentence({ message, hint }: Diagnostic, withHint = true): string {
  return withHint && hint !== undefined && !hint.includes("--")
    ? `${sentence(message)} ${sentence(hint)}`
    : sentence(message);
}

/** A sentence of its own. */
export const sentence = (text: string): string => capitalised(ended(text));

/**
 * What ends a sentence, with the stop that it has or a full stop. What stands in brackets about options of the
 * command is left out: here they are switches.
 */
export function ended(text: string): string {
  const trimmed = text.replaceAll(/\s*\([^()]*--[^()]*\)/g, "").trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** With a capital letter in front: that of the page's languages, whatever the browser speaks. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
