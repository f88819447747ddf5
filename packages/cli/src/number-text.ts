/** Numbers for people: thousands parted by commas. */

/** "2,903,040". */
export function grouped(n: number | bigint): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 node", "2,345 nodes". */
export function counted(n: number | bigint, noun: string): string {
  return `${grouped(n)} ${noun}${n === 1 || n === 1n ? "" : "s"}`;
}
