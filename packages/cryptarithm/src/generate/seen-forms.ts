/**
 * The canonical forms that have been given already. Of each form 96 bits are kept instead of its text, twelve
 * bytes, in an open hash table: among a thousand million forms, the chance that two different ones are taken for
 * the same is below 1 to 10^11.
 */

const WORDS_EACH = 3;
/** How full the table may be. */
const FULLEST = 0.7;

/**
 * A set of texts, such as `canonical` of puzzles, that takes about twenty bytes each whatever their length.
 *
 * @example
 * const seen = new SeenForms();
 * seen.add("0.1+0.1=1.2"); // true
 * seen.add("0.1+0.1=1.2"); // false
 */
export class SeenForms {
  private table = new Uint32Array(WORDS_EACH * 1024);
  private count = 0;

  /** Notes a form; true when it is new. */
  add(form: string): boolean {
    if (this.count >= FULLEST * this.slots) this.grow();
    const [a, b, c] = hashed(form);
    const at = this.slotOf(a, b, c);
    if (this.table[at] !== 0) return false;
    this.table[at] = a;
    this.table[at + 1] = b;
    this.table[at + 2] = c;
    this.count++;
    return true;
  }

  private get slots(): number {
    return this.table.length / WORDS_EACH;
  }

  /** Where these bits stand, or the free place where they belong. */
  private slotOf(a: number, b: number, c: number): number {
    const { table, slots } = this;
    let slot = b & (slots - 1);
    for (;;) {
      const at = slot * WORDS_EACH;
      if (table[at] === 0 || (table[at] === a && table[at + 1] === b && table[at + 2] === c)) return at;
      slot = (slot + 1) & (slots - 1);
    }
  }

  private grow(): void {
    const before = this.table;
    this.table = new Uint32Array(before.length * 2);
    for (let from = 0; from < before.length; from += WORDS_EACH) {
      const [a, b, c] = [before[from] as number, before[from + 1] as number, before[from + 2] as number];
      if (a === 0) continue;
      const at = this.slotOf(a, b, c);
      this.table.set([a, b, c], at);
    }
  }
}

/** 96 bits of a text; the first 32 are never all 0, which means a free place. */
function hashed(text: string): readonly [number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) + b;
    b = Math.imul(b + code, 0x5bd1e995) ^ (a >>> 15);
    c = Math.imul(c ^ (code + a), 0x27d4eb2f) + (b >>> 13);
  }
  return [spread(a ^ c) || 1, spread(b + a), spread(c ^ (b >>> 7))];
}

/** Lets every bit depend on every other. */
function spread(x: number): number {
  let y = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  y = Math.imul(y ^ (y >>> 15), 0x735a2d97);
  return (y ^ (y >>> 15)) >>> 0;
}
