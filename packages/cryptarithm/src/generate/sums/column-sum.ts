/**
 * Solutions of a + b = c, column by column: faster than the linear kernel for the small trees of sums of
 * two words, where reading a puzzle in takes as long as solving it.
 *
 * Columns are taken in the order that leaves least to try: next comes the one with the fewest new letters,
 * wherever it stands; carries that are not known yet are tried. The order depends on the words alone, so
 * what is new in a column is found out before the search. In a column a + b = a, whatever a is, b is 0 or
 * the greatest digit; a waits for another column.
 */

/** What one step of the search does. */
const COLUMN = 0;
const NEUTRAL = 1;
const LOOSE = 2;

/** Whether the letters of a column get their digits in it, as flags. */
const NEW_X = 1;
const NEW_Y = 2;
const NEW_Z = 4;

const MOST_COLUMNS = 56;

export class ColumnSum {
  /** The digits of the first solution, by letter. */
  readonly solution: Uint8Array;
  /** Nodes of the last run. */
  nodes = 0;
  /** Whether the last run was ended by its nodes. */
  stopped = false;
  private readonly base: number;
  private readonly all: number;
  private readonly mostNodes: number;
  /** A letter that is always 0, for the places before a word. */
  private readonly blank: number;
  private readonly digits: Uint8Array;
  private readonly known: Uint8Array;
  private readonly domains: Int32Array;
  private readonly carries = new Int8Array(MOST_COLUMNS + 1);
  private readonly carryKnown = new Uint8Array(MOST_COLUMNS + 1);
  private readonly x = new Int32Array(MOST_COLUMNS);
  private readonly y = new Int32Array(MOST_COLUMNS);
  private readonly z = new Int32Array(MOST_COLUMNS);
  private readonly waiting = new Uint8Array(MOST_COLUMNS);
  /** The steps: kind, column, its letters, what is new, which carries are known. */
  private steps = 0;
  private readonly kinds: Uint8Array;
  private readonly columns: Int32Array;
  private readonly stepX: Int32Array;
  private readonly stepY: Int32Array;
  private readonly stepZ: Int32Array;
  private readonly fresh: Uint8Array;
  private readonly inKnown: Uint8Array;
  private readonly outKnown: Uint8Array;
  private found = 0;

  /** For words of letters numbered below `letters`; a run is ended after so many nodes. */
  constructor(base: number, letters: number, mostNodes: number) {
    this.base = base;
    this.all = 2 ** base - 1;
    this.mostNodes = mostNodes;
    this.blank = letters;
    this.solution = new Uint8Array(letters);
    this.digits = new Uint8Array(letters + 1);
    this.known = new Uint8Array(letters + 1);
    this.domains = new Int32Array(letters + 1);
    const most = MOST_COLUMNS + letters;
    this.kinds = new Uint8Array(most);
    this.columns = new Int32Array(most);
    this.stepX = new Int32Array(most);
    this.stepY = new Int32Array(most);
    this.stepZ = new Int32Array(most);
    this.fresh = new Uint8Array(most);
    this.inKnown = new Uint8Array(most);
    this.outKnown = new Uint8Array(most);
  }

  /** The number of solutions of a + b = c, counted up to 2. `used` are its letters, each once. */
  run(a: Int32Array, b: Int32Array, c: Int32Array, used: readonly number[]): number {
    this.found = 0;
    this.nodes = 0;
    this.stopped = false;
    for (let i = 0; i < used.length; i++) {
      this.domains[used[i] as number] = this.all;
      this.known[used[i] as number] = 0;
    }
    // What has more digits is greater.
    if (c.length < a.length || c.length < b.length) return 0;
    const { all, domains } = this;
    if (a.length > 1) domains[a[0] as number] = all & ~1;
    if (b.length > 1) domains[b[0] as number] = all & ~1;
    if (c.length > 1) domains[c[0] as number] = all & ~1;
    this.known[this.blank] = 1;
    this.plan(a, b, c, used);
    this.step(0, 0);
    return this.found;
  }

  /** Lays down the steps. */
  private plan(a: Int32Array, b: Int32Array, c: Int32Array, used: readonly number[]): void {
    const { x, y, z, waiting, known, carryKnown, carries, blank } = this;
    const size = Math.max(a.length, b.length, c.length);
    for (let i = 0; i < size; i++) {
      x[i] = i < a.length ? (a[a.length - 1 - i] as number) : blank;
      y[i] = i < b.length ? (b[b.length - 1 - i] as number) : blank;
      z[i] = i < c.length ? (c[c.length - 1 - i] as number) : blank;
      waiting[i] = 1;
      carryKnown[i + 1] = 0;
    }
    carryKnown[0] = 1;
    carryKnown[size] = 1;
    carries[0] = 0;
    carries[size] = 0;
    for (let step = 0; step < size; step++) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let i = size - 1; i >= 0; i--) {
        if (waiting[i] === 0) continue;
        const cost = this.cost(i);
        if (cost < least) {
          least = cost;
          best = i;
        }
      }
      waiting[best] = 0;
      this.lay(step, best);
      carryKnown[best] = 1;
      carryKnown[best + 1] = 1;
    }
    this.steps = size;
    for (let i = 0; i < used.length; i++) {
      const letter = used[i] as number;
      if (known[letter] === 1) continue;
      this.kinds[this.steps] = LOOSE;
      this.stepX[this.steps++] = letter;
    }
  }

  /** How much there is to try in a column: digits count ten, carries three. */
  private cost(i: number): number {
    const { known, carryKnown } = this;
    const [x, y, z] = [this.x[i] as number, this.y[i] as number, this.z[i] as number];
    const carries = 2 - (carryKnown[i] as number) - (carryKnown[i + 1] as number);
    if (x === z || y === z) {
      const other = x === z ? y : x;
      return (known[other] === 1 ? -10 : -5) + carries;
    }
    let unknown = 1 - (known[x] as number);
    if (y !== x) unknown += 1 - (known[y] as number);
    unknown += 1 - (known[z] as number);
    return (unknown - 1) * 10 + carries * 3;
  }

  private lay(step: number, i: number): void {
    const { known, kinds, fresh } = this;
    let [x, y] = [this.x[i] as number, this.y[i] as number];
    const z = this.z[i] as number;
    this.columns[step] = i;
    this.inKnown[step] = this.carryKnown[i] as number;
    this.outKnown[step] = this.carryKnown[i + 1] as number;
    let flags = 0;
    if (x === z || y === z) {
      kinds[step] = NEUTRAL;
      if (x === z) x = y;
      if (known[x] === 0) flags = NEW_X;
      known[x] = 1;
    } else {
      kinds[step] = COLUMN;
      // A known letter first: the other one may follow from it and the sum.
      if (known[x] === 0 && known[y] === 1) [x, y] = [y, x];
      if (known[x] === 0) flags |= NEW_X;
      known[x] = 1;
      if (known[y] === 0) flags |= NEW_Y;
      known[y] = 1;
      if (known[z] === 0) flags |= NEW_Z;
      known[z] = 1;
    }
    this.stepX[step] = x;
    this.stepY[step] = y;
    this.stepZ[step] = z;
    fresh[step] = flags;
  }

  /** Takes a step with these digits given away; true when the search must stop. */
  private step(step: number, given: number): boolean {
    if (step === this.steps) return this.report();
    if (this.kinds[step] !== COLUMN) {
      return this.kinds[step] === NEUTRAL ? this.neutral(step, given) : this.loose(step, given);
    }
    const { base, blank, digits, domains, carries } = this;
    const column = this.columns[step] as number;
    const [x, y, z] = [this.stepX[step] as number, this.stepY[step] as number, this.stepZ[step] as number];
    const flags = this.fresh[step] as number;
    const outKnown = this.outKnown[step] === 1;
    const inKnown = this.inKnown[step] === 1;
    const to = inKnown ? (carries[column] as number) : 1;
    for (let carry = inKnown ? to : 0; carry <= to; carry++) {
      carries[column] = carry;
      let openX = flags & NEW_X ? (domains[x] as number) & ~given : 1 << (digits[x] as number);
      for (; openX !== 0; openX &= openX - 1) {
        const bitX = openX & -openX;
        const digitX = 31 - Math.clz32(bitX);
        digits[x] = digitX;
        const givenX = flags & NEW_X ? given | bitX : given;
        const added = digitX + carry;
        // Without a change of the digit two letters would be equal.
        if (y !== blank && (added === 0 || added === base)) continue;
        const full = base - added;
        // The digits of y for which the sum's digit is free or right: those digits, turned by what is added.
        const openZ = flags & NEW_Z ? (domains[z] as number) & ~givenX : 1 << (digits[z] as number);
        let openY = (openZ >>> added) | (openZ << full);
        openY &= flags & NEW_Y ? (domains[y] as number) & ~givenX : 1 << (digits[y] as number);
        if (outKnown) openY &= carries[column + 1] === 1 ? -(1 << full) : (1 << full) - 1;
        for (; openY !== 0; openY &= openY - 1) {
          const bitY = openY & -openY;
          const digitY = 31 - Math.clz32(bitY);
          const out = digitY >= full ? 1 : 0;
          const sum = digitY + added - (out === 1 ? base : 0);
          this.nodes++;
          let givenAll = flags & NEW_Y ? givenX | bitY : givenX;
          if (flags & NEW_Z) givenAll |= 1 << sum;
          digits[y] = digitY;
          digits[z] = sum;
          carries[column + 1] = out;
          if (this.nodes > this.mostNodes) {
            this.stopped = true;
            return true;
          }
          if (this.step(step + 1, givenAll)) return true;
        }
      }
    }
    return false;
  }

  /** A column that adds to a letter without changing it: 0, or the greatest digit and a carry. */
  private neutral(step: number, given: number): boolean {
    const { base, digits, domains, carries } = this;
    const column = this.columns[step] as number;
    const x = this.stepX[step] as number;
    for (let carry = 0; carry <= 1; carry++) {
      if (this.inKnown[step] === 1 && carries[column] !== carry) continue;
      if (this.outKnown[step] === 1 && carries[column + 1] !== carry) continue;
      const digit = carry === 0 ? 0 : base - 1;
      const isNew = this.fresh[step] !== 0;
      this.nodes++;
      if (isNew ? ((domains[x] as number) & ~given & (1 << digit)) === 0 : digits[x] !== digit) continue;
      digits[x] = digit;
      carries[column] = carry;
      carries[column + 1] = carry;
      if (this.step(step + 1, isNew ? given | (1 << digit) : given)) return true;
    }
    return false;
  }

  /** A letter that no column asks for: any digit that is left. */
  private loose(step: number, given: number): boolean {
    const x = this.stepX[step] as number;
    for (let open = (this.domains[x] as number) & ~given; open !== 0; open &= open - 1) {
      const bit = open & -open;
      this.nodes++;
      this.digits[x] = 31 - Math.clz32(bit);
      if (this.step(step + 1, given | bit)) return true;
    }
    return false;
  }

  private report(): boolean {
    if (++this.found > 1) return true;
    for (let i = 0; i < this.solution.length; i++) this.solution[i] = this.digits[i] as number;
    return false;
  }
}
