/**
 * The box as an element that is edited from outside: by a fix, by a key of the signs row. Everything goes through the
 * browser's own editing, so that Ctrl+Z takes it back; setting the value would end what can be undone.
 */
import { signal } from "@preact/signals";
import type { Edit } from "./fix.js";

/** The textarea while it is shown. */
export const boxElement = signal<HTMLTextAreaElement | undefined>(undefined);

/** Makes an edit as if it were typed. */
export function applyEdit({ from, to, insert }: Edit): void {
  const box = boxElement.peek();
  if (box === undefined) return;
  box.focus();
  box.setSelectionRange(from, to);
  insertText(box, insert);
}

/** Types a text where the caret is; what is selected is replaced. The focus stays where it was. */
export function typeText(text: string): void {
  const box = boxElement.peek();
  if (box === undefined) return;
  box.focus({ preventScroll: true });
  insertText(box, text);
}

/** Marks a part of the text and shows it. */
export function selectSpan([from, to]: readonly [number, number]): void {
  const box = boxElement.peek();
  if (box === undefined) return;
  box.focus();
  box.setSelectionRange(from, Math.max(to, from));
}

function insertText(box: HTMLTextAreaElement, text: string): void {
  // The old command is the only way that keeps the browser's own undo.
  const done = text === "" ? document.execCommand("delete") : document.execCommand("insertText", false, text);
  if (done) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
