/** The readers of written-out arithmetic, loaded when rows are first seen: most puzzles are lines. */
import { signal } from "@preact/signals";
import type { readPuzzle } from "cryptarithm";

export const layoutReader = signal<typeof readPuzzle | undefined>(undefined);

export async function loadLayoutReader(): Promise<void> {
  if (layoutReader.peek() !== undefined) return;
  layoutReader.value = (await import("./layout-readers.js")).readPuzzle;
}
