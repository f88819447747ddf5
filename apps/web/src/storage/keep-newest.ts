/** Maps that hold no more than their newest entries; a map keeps the order in which its keys were put. */

/** Puts an entry behind all others, in place of one with its key; only the newest `most` stay. */
export function keepNewest<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
