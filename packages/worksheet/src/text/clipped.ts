/** A text of at most so many symbols; of a longer one the start, with an ellipsis. */
import { clusters } from "cryptarithm";

/** No page has a use for them, and SVG forbids them. */
const CONTROLS = /\p{Cc}+/gu;

export function clipped(text: string, most: number): string {
  const plain = text.replace(CONTROLS, " ");
  const symbols = Array.from(clusters(plain), (cluster) => cluster.text);
  if (symbols.length <= most) return plain;
  return `${symbols
    .slice(0, most - 1)
    .join("")
    .trimEnd()}…`;
}
