/** The sheet as it leaves the page: kept on the shelf, or as a file of JSON lines that every command reads. */
import type { LinkPuzzle } from "../link/link.js";

export async function saveSheet(_puzzles: readonly LinkPuzzle[]): Promise<void> {
  // The shelf comes next.
}

/** One line a puzzle: `{"formula": …}` or `{"layout": …}`, with the rules that differ from the defaults. */
export function sheetLines(puzzles: readonly LinkPuzzle[]): string {
  return puzzles
    .map(({ text, rules: { layout, ...rules } }) => {
      const what = layout ? { layout: text.split("\n") } : { formula: text };
      return `${JSON.stringify(Object.keys(rules).length === 0 ? what : { ...what, rules })}\n`;
    })
    .join("");
}

export function downloadSheet(puzzles: readonly LinkPuzzle[]): void {
  const url = URL.createObjectURL(new Blob([sheetLines(puzzles)], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "cryptarithms.jsonl";
  link.click();
  URL.revokeObjectURL(url);
}
