/** When a text in the box is the beginning of another puzzle: rules that speak of the old one's letters end with it. */

/**
 * Whether this is the beginning of another puzzle, and no change of the old one: nothing is left, or of a longer text
 * one sign, or the two have less than a third in common at their ends.
 */
export function isAnotherPuzzle(before: string, text: string): boolean {
  const [old, now] = [before.trim(), text.trim()];
  if (now === "" || (now.length === 1 && old.length > 3)) return true;
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start++;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return old !== "" && (start + end) * 3 < least;
}
