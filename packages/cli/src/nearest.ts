/** The known name that a misspelt one most likely means. */

/** The candidate with the fewest changed letters, if they are few; undefined when none is near. */
export function nearest<N extends string>(name: string, candidates: readonly N[]): N | undefined {
  // One change in four letters: more would make any short name like any other.
  const most = Math.max(1, Math.floor(name.length / 4));
  const near = candidates
    .map((candidate) => ({ candidate, changes: changesBetween(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ changes }) => changes <= most)
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.candidate;
}

/** Letters to insert, delete, replace or swap with their neighbour. */
function changesBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
