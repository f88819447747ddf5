/** A set of numbers below a limit, one bit each. */
export class BitSet {
  readonly limit: number;
  private readonly bits: Uint8Array;

  constructor(limit: number) {
    this.limit = limit;
    this.bits = new Uint8Array(Math.ceil(limit / 8));
  }

  has(number: number): boolean {
    return ((this.bits[Math.floor(number / 8)] as number) & (1 << (number % 8))) !== 0;
  }

  add(number: number): void {
    const at = Math.floor(number / 8);
    this.bits[at] = (this.bits[at] as number) | (1 << (number % 8));
  }
}
