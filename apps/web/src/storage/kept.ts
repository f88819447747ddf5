/**
 * What the browser's small storage (localStorage) holds of ours: one text in JSON, with the settings and the draft.
 * It is read with care, since other programs of the same address, older versions and people can write it. Where the
 * browser forbids it (private windows, blocked cookies) everything works for as long as the page is open.
 */
import { signal } from "@preact/signals";
import { fromJson, isRecord } from "./json.js";

/** The one key that we use. */
const KEY = "cryptarithm";
/** In bytes; the draft is left out when it would be more. */
export const MOST_KEPT = 8 * 1024;

/** Whether the browser did not keep what it should; the page says so once. */
export const storageBlocked = signal(false);

export type Kept = Readonly<Record<string, unknown>>;

/** What is kept; nothing when there is none, or when it is not ours. */
export function readKept(): Kept {
  try {
    return keptOf(localStorage.getItem(KEY));
  } catch {
    // Said when something is to be kept.
    return {};
  }
}

/** Keeps all of it in place of what was there; false when it is too long or forbidden. */
export function writeKept(kept: Kept): boolean {
  const text = JSON.stringify(kept);
  if (new TextEncoder().encode(text).length > MOST_KEPT) return false;
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    storageBlocked.value = true;
    return false;
  }
}

/** Leaves nothing of ours. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    storageBlocked.value = true;
  }
}

/** Calls back when another tab of ours has changed what is kept. */
export function onKeptElsewhere(changed: (kept: Kept) => void): void {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY) changed(keptOf(newValue));
    // Everything of this address was deleted.
    else if (key === null) changed({});
  });
}

function keptOf(text: string | null): Kept {
  if (text === null || text.length > MOST_KEPT) return {};
  const value = fromJson(text);
  return isRecord(value) ? value : {};
}
