/** A text of at most so many symbols; of a longer one the start, with an ellipsis. */
import { clusters } from "cryptarithm";

export function clipped(text: string, most: number): string {
  const symbols = Array.from(clusters(text), (cluster) => cluster.text);
  return symbols.length <= most
    ? text
    : `${symbols
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}
