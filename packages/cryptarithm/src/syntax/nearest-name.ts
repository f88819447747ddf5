/**
 * The nearest known name to a misspelt one, for "did you mean …".
 */

/**
 * The candidate with the fewest single changes (insert, delete, replace, swap of neighbours),
 * if they are few enough for the length of the name: one up to four characters, then two.
 */
export function nearestName<N extends string>(name: string, candidates: Iterable<N>): N | undefined {
  let best: N | undefined;
  let fewest = name.length > 4 ? 2.5 : 1.5;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= fewest) continue;
    const changes = editDistance(name, candidate);
    if (changes < fewest) {
      fewest = changes;
      best = candidate;
    }
  }
  return best;
}

/** Single changes between two texts, a swap of neighbours counted once (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same, swap));
    }
    [before, above] = [above, row];
  }
  return above[b.length] ?? 0;
}
