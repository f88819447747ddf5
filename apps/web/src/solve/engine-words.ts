/** The sentences of the engine as the page shows them: with a capital and a full stop. */
import type { Diagnostic } from "cryptarithm";

/** A mistake in a sentence; its proposal stands on a button, so it is left out here unless it is no edit. */
export function sentence({ message, hint }: Pick<Diagnostic, "message" | "hint">): string {
  const told = whole(message);
  return hint === undefined || /^(write|did you mean|leave out)/.test(hint) ? told : `${told} ${whole(hint)}`;
}

function whole(text: string): string {
  const trimmed = text.trim();
  const first = trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}
