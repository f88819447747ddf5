/** What has been seen is kept, but not without end: a long table would else fill the memory with it. */

/** More entries are forgotten together; those that still matter are soon seen again. */
const MOST_KEPT = 10_000;

/** Keeps a value under its key in a map that is emptied when it has become too large. */
export function remember<K, V>(kept: Map<K, V>, key: K, value: V): V {
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, value);
  return value;
}
