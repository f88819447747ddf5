/** A text on one line, as names of puzzles are shown; a longer one is shortened, but no character cut in two. */
export function oneLine(text: string, longest: number = Number.POSITIVE_INFINITY): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest).replace(/\p{Surrogate}$/u, "")}…` : line;
}
