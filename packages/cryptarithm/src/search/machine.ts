/**
 * The machine that runs programs without code generation: batches of lanes, one for each
 * stage on the path. `fill` makes the children of lanes, `check` runs the operations of the
 * stage on all of them at once. The interpreter walks the whole tree with it, the sampler
 * single paths. Hot: typed arrays only, no allocation while running.
 *
 * Whatever speaks to the environment is done lane by lane, in the order of the tree, so a
 * batch only ever runs ahead with arithmetic.
 */
import type { BranchStage, DetermineStage, Program, SolveStage } from "../plan/program.js";
import { domainMasks, spread } from "./digit-mask.js";
import type { Environment } from "./environment.js";
import { type Effect, type Layout, type Location, layoutOf, type StageLayout } from "./layout.js";
import type { PlacedOperation } from "./loops.js";

/** The arrays of the last machine that was released, for the next one: to make them anew costs more than many a search. */
let pool: { readonly registers: Float64Array; readonly index: Int32Array } | undefined;

export class Machine {
  readonly layout: Layout;
  readonly env: Environment;
  /** For batch b, how many of its lanes passed; they are the first in `lanes` of stage b - 1. */
  readonly size: Int32Array;
  /** For batch b, the first of its lanes (counted in `lanes`) whose children are not all made. */
  readonly next: Int32Array;
  /** For batch b, how many nodes it was filled with. */
  readonly filled: Int32Array;
  /** For batch b, 1 when the effects of lane `next` have been run. */
  readonly entered: Int32Array;
  /** The digits that lane `next` has still to try, when it has been begun; else 0. */
  private readonly restLow: Int32Array;
  private readonly restHigh: Int32Array;
  private readonly registers: Float64Array;
  private readonly index: Int32Array;
  private readonly domains: Int32Array;

  constructor(program: Program, env: Environment) {
    const layout = layoutOf(program);
    const depth = layout.stages.length;
    this.layout = layout;
    this.env = env;
    const state = new Int32Array(6 * (depth + 1));
    const part = (i: number): Int32Array => state.subarray(i * (depth + 1), (i + 1) * (depth + 1));
    this.size = part(0);
    this.next = part(1);
    this.filled = part(2);
    this.restLow = part(3);
    this.restHigh = part(4);
    this.entered = part(5);
    this.domains = domainMasks(env.domains, program.base);
    const old = pool;
    pool = undefined;
    const fits =
      old !== undefined &&
      old.registers.length >= layout.registerLength &&
      old.index.length >= layout.indexLength;
    this.registers = fits ? old.registers : new Float64Array(layout.registerLength);
    this.index = fits ? old.index : new Int32Array(layout.indexLength);
    this.registers.set(layout.constants);
    // The zeros of constants, the lane of the root, and its sets of digits.
    this.index.fill(0, 0, layout.width + 1);
    for (let p = 0; p < layout.planes; p++) this.index[layout.masks + p * layout.width] = 0;
    this.size[0] = 1;
    this.filled[0] = 1;
  }

  /** Hands the arrays on; the machine may not be used any more. */
  release(): void {
    if (pool === undefined || pool.index.length < this.index.length)
      pool = { registers: this.registers, index: this.index };
  }

  /** The lane at a position of those that passed in a batch. */
  lane(batch: number, position: number): number {
    return this.index[this.lanesOf(batch) + position] as number;
  }

  private lanesOf(batch: number): number {
    return batch === 0 ? this.layout.rootLanes : (this.layout.stages[batch - 1] as StageLayout).lanes;
  }

  private masksOf(batch: number): number {
    return this.layout.masks + batch * this.layout.planes * this.layout.width;
  }

  /** Makes a lane of a batch the next one whose children are made. */
  begin(batch: number, position: number): void {
    this.next[batch] = position;
    this.restLow[batch] = 0;
    this.restHigh[batch] = 0;
    this.entered[batch] = 0;
  }

  /** Whether the lanes of a batch have effects, so that their children are made for one lane after the other. */
  hasEffects(batch: number): boolean {
    const of = batch === 0 ? this.layout : (this.layout.stages[batch - 1] as StageLayout);
    return of.effects.length > 0;
  }

  /**
   * Fills the batch of a stage with children of the lanes around it, from `next` up to `end`,
   * and no more than `most`. Returns the number of nodes.
   */
  fill(at: number, end: number, most: number): number {
    const layout = this.layout.stages[at] as StageLayout;
    const { stage } = layout;
    const nodes =
      stage.kind === "branch"
        ? layout.simple
          ? this.branch(layout, stage, at, end, most)
          : this.branchInGroups(layout, stage, at, end, most)
        : stage.kind === "solve"
          ? this.solve(layout, stage, at, end, most)
          : this.determine(layout, stage, at, end, most);
    this.filled[at + 1] = nodes;
    return nodes;
  }

  /** Runs the operations of a stage for all its lanes; returns how many passed. */
  check(at: number): number {
    const layout = this.layout.stages[at] as StageLayout;
    const { registers, index } = this;
    const count = this.execute(layout.operations, this.size[at + 1] as number);
    const { carried, lanes, parents } = layout;
    for (let c = 0; c < carried.length; c += 2) {
      const from = carried[c] as number;
      const to = carried[c + 1] as number;
      for (let j = 0; j < count; j++) {
        registers[to + (index[lanes + j] as number)] = registers[
          from + (index[parents + j] as number)
        ] as number;
      }
    }
    this.size[at + 1] = count;
    return count;
  }

  private execute(operations: readonly PlacedOperation[], lanes: number): number {
    const { registers, index } = this;
    let count = lanes;
    for (let i = 0; i < operations.length && count > 0; i++) {
      const operation = operations[i] as PlacedOperation;
      count = operation.loop(operation, count, registers, index);
    }
    return count;
  }

  /** Branching where the digits in use are one integer. */
  private branch(layout: StageLayout, stage: BranchStage, at: number, end: number, most: number): number {
    const { registers, index } = this;
    const { lanes, parents, up } = layout;
    const column = layout.columns[0] as number;
    const domain = this.domains[stage.symbol] as number;
    const around = this.lanesOf(at);
    const masks = this.masksOf(at);
    const own = this.masksOf(at + 1);
    let rest = this.restLow[at] as number;
    let nodes = 0;
    let position = this.next[at] as number;
    for (; position < end; position++) {
      const parent = index[around + position] as number;
      const used = index[masks + parent] as number;
      let free = rest !== 0 ? rest : domain & ~used;
      rest = 0;
      while (free !== 0) {
        if (nodes === most) {
          this.next[at] = position;
          this.restLow[at] = free;
          this.size[at + 1] = nodes;
          return nodes;
        }
        const digit = 31 - Math.clz32(free & -free);
        free &= free - 1;
        index[lanes + nodes] = nodes;
        index[parents + nodes] = parent;
        index[up + nodes] = parent;
        index[own + nodes] = used | (1 << digit);
        registers[column + nodes] = digit;
        nodes++;
      }
    }
    return this.made(at, position, nodes);
  }

  /** Notes how far the parents of a stage have been used, and how many nodes that has made. */
  private made(at: number, position: number, nodes: number): number {
    this.begin(at, position);
    this.size[at + 1] = nodes;
    return nodes;
  }

  /** Branching where a symbol is in no group or in several, or digits are more than the bits of an integer. */
  private branchInGroups(
    layout: StageLayout,
    { symbol }: BranchStage,
    at: number,
    end: number,
    most: number,
  ): number {
    const { index } = this;
    const { words } = this.layout;
    const around = this.lanesOf(at);
    let low = this.restLow[at] as number;
    let high = this.restHigh[at] as number;
    let nodes = 0;
    let position = this.next[at] as number;
    for (; position < end; position++) {
      const parent = index[around + position] as number;
      if ((low | high) === 0) {
        low = (this.domains[symbol * words] as number) & ~this.used(at, parent, symbol, 0);
        if (words === 2) high = (this.domains[symbol * 2 + 1] as number) & ~this.used(at, parent, symbol, 1);
      }
      while ((low | high) !== 0) {
        if (nodes === most) {
          this.next[at] = position;
          this.restLow[at] = low;
          this.restHigh[at] = high;
          this.size[at + 1] = nodes;
          return nodes;
        }
        const digit = low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);
        if (low !== 0) low &= low - 1;
        else high &= high - 1;
        this.add(layout, at, nodes, parent);
        this.bind(layout, at, nodes, 0, digit);
        nodes++;
      }
    }
    return this.made(at, position, nodes);
  }

  private solve(
    layout: StageLayout,
    { symbol, coefficient }: SolveStage,
    at: number,
    end: number,
    most: number,
  ): number {
    const { index, registers } = this;
    const { base } = this.layout.program;
    const { column, of } = layout.value;
    const around = this.lanesOf(at);
    let nodes = 0;
    let position = this.next[at] as number;
    for (; position < end && nodes < most; position++) {
      const parent = index[around + position] as number;
      const digit = -(registers[column + (of === "constant" ? 0 : parent)] as number) / coefficient;
      if (!(digit >= 0 && digit < base) || Math.floor(digit) !== digit) continue;
      if (!this.isFree(at, parent, symbol, digit)) continue;
      this.add(layout, at, nodes, parent);
      this.bind(layout, at, nodes, 0, digit);
      nodes++;
    }
    return this.made(at, position, nodes);
  }

  /** Reads words off values. Lanes that fail before are no nodes; those that do not fit are. */
  private determine(
    layout: StageLayout,
    stage: DetermineStage,
    at: number,
    end: number,
    most: number,
  ): number {
    const { index } = this;
    const { lanes, parents } = layout;
    const around = this.lanesOf(at);
    // The exact evaluator is asked for one lane at a time, in the order of the tree.
    const bound = stage.value < 0 ? 1 : most;
    let count = 0;
    let position = this.next[at] as number;
    for (; position < end && count < bound; position++) {
      this.add(layout, at, count, index[around + position] as number);
      count++;
    }
    this.begin(at, position);
    count = this.execute(layout.before, count);
    if (count > 0 && stage.value < 0) {
      this.tellDigits(at, index[parents] as number);
      if (!this.env.determine(stage.expression, stage.places.length)) count = 0;
    }
    let left = 0;
    for (let j = 0; j < count; j++) {
      const lane = index[lanes + j] as number;
      const parent = index[parents + j] as number;
      index[layout.order + lane] = j;
      if (!this.read(layout, stage, at, lane, parent)) continue;
      index[lanes + left] = lane;
      index[parents + left] = parent;
      left++;
    }
    this.size[at + 1] = left;
    return count;
  }

  /** Binds the open places of a word to the digits of its value, least significant first; false when the rest does not fit. */
  private read(
    layout: StageLayout,
    stage: DetermineStage,
    at: number,
    lane: number,
    parent: number,
  ): boolean {
    const { registers, env } = this;
    const { base } = this.layout.program;
    const { places, binds, value } = stage;
    let rest = value < 0 ? 0 : this.at(layout.value, lane, parent);
    let bound = 0;
    for (let i = 0; i < places.length; i++) {
      let digit: number;
      if (value < 0) digit = env.scratch[i] as number;
      else {
        const above = Math.floor(rest / base);
        digit = rest - above * base;
        rest = above;
      }
      const place = places[i] as number;
      if (binds[i]) {
        // Places that the same word has bound before are in the lane already.
        if (!this.isFree(at + 1, lane, place, digit)) return false;
        this.bind(layout, at, lane, bound++, digit);
      } else if (place < 0) {
        if (digit !== -1 - place) return false;
      } else {
        const { column, of } = layout.places[i] as Location;
        if (digit !== registers[column + (of === "lane" ? lane : parent)]) return false;
      }
    }
    return true;
  }

  private at({ column, of }: Location, lane: number, parent: number): number {
    return this.registers[column + (of === "lane" ? lane : of === "parent" ? parent : 0)] as number;
  }

  /** Begins a lane as a copy of its parent's sets of digits. */
  private add({ lanes, parents, up }: StageLayout, at: number, lane: number, parent: number): void {
    const { index } = this;
    const { planes, width } = this.layout;
    index[lanes + lane] = lane;
    index[parents + lane] = parent;
    index[up + lane] = parent;
    const from = this.masksOf(at) + parent;
    const to = this.masksOf(at + 1) + lane;
    for (let p = 0; p < planes * width; p += width) index[to + p] = index[from + p] as number;
  }

  /** Binds symbol number i of a stage in a lane to a digit. */
  private bind({ symbols, columns }: StageLayout, at: number, lane: number, i: number, digit: number): void {
    const { index } = this;
    const { words, width, program } = this.layout;
    this.registers[(columns[i] as number) + lane] = digit;
    const groups = program.groupsOf[symbols[i] as number] as readonly number[];
    const masks = this.masksOf(at + 1) + (digit >>> 5) * width + lane;
    for (let g = 0; g < groups.length; g++) {
      const plane = masks + (groups[g] as number) * words * width;
      index[plane] = (index[plane] as number) | (1 << (digit & 31));
    }
  }

  /** One word of the digits that the groups of a symbol use in a lane. */
  private used(batch: number, lane: number, symbol: number, word: number): number {
    const { words, width, program } = this.layout;
    const groups = program.groupsOf[symbol] as readonly number[];
    const masks = this.masksOf(batch) + word * width + lane;
    let used = 0;
    for (let g = 0; g < groups.length; g++)
      used |= this.index[masks + (groups[g] as number) * words * width] as number;
    return used;
  }

  /** Whether a symbol may have a digit, and no other symbol of its groups has it in a lane. */
  private isFree(batch: number, lane: number, symbol: number, digit: number): boolean {
    const word = digit >>> 5;
    const domain = this.domains[symbol * this.layout.words + word] as number;
    return (((domain & ~this.used(batch, lane, symbol, word)) >>> (digit & 31)) & 1) === 1;
  }

  /** How many nodes have been made that come after a lane of a batch in the order of the tree, in all batches. */
  ahead(batch: number, lane: number): number {
    let nodes = 0;
    let of = lane;
    for (let b = batch; b > 0; b--) {
      nodes += (this.filled[b] as number) - 1 - this.ordinal(b, of);
      of = this.index[(this.layout.stages[b - 1] as StageLayout).up + of] as number;
    }
    return nodes;
  }

  /** Lanes are numbered in the order of the tree; lanes that failed before a word was read are no nodes. */
  private ordinal(batch: number, lane: number): number {
    const { order } = this.layout.stages[batch - 1] as StageLayout;
    return order < 0 ? lane : (this.index[order + lane] as number);
  }

  /**
   * Takes back all nodes that come after the first lane of the batch of a stage, so that they
   * are made later, in their turn. Returns how many there were.
   */
  narrow(at: number): number {
    let lane = this.index[(this.layout.stages[at] as StageLayout).up] as number;
    const nodes = this.ahead(at, lane);
    for (let b = at; b > 0; b--) {
      const layout = this.layout.stages[b - 1] as StageLayout;
      this.size[b] = this.positionOf(b, lane) + 1;
      this.filled[b] = this.ordinal(b, lane) + 1;
      const parent = this.index[layout.up + lane] as number;
      const position = this.positionOf(b - 1, parent);
      this.begin(b - 1, position + 1);
      if (layout.stage.kind === "branch") this.resume(b - 1, position, layout.stage.symbol, lane);
      lane = parent;
    }
    return nodes;
  }

  private positionOf(batch: number, lane: number): number {
    const lanes = this.lanesOf(batch);
    return this.index.indexOf(lane, lanes) - lanes;
  }

  /** Makes the digits of a symbol that come after the one in a lane the next ones to be tried. */
  private resume(batch: number, position: number, symbol: number, lane: number): void {
    const { words, stages } = this.layout;
    const parent = this.lane(batch, position);
    const digit = this.registers[((stages[batch] as StageLayout).columns[0] as number) + lane] as number;
    const free = (word: number): number =>
      (this.domains[symbol * words + word] as number) & ~this.used(batch, parent, symbol, word);
    // The digits above one are the bits that remain when all up to it are cleared.
    const above = (word: number): number => {
      const from = digit + 1 - 32 * word;
      return from >= 32 ? 0 : from <= 0 ? free(word) : free(word) & (-1 << from);
    };
    const low = above(0);
    const high = words === 2 ? above(1) : 0;
    if ((low | high) === 0) return;
    this.next[batch] = position;
    this.restLow[batch] = low;
    this.restHigh[batch] = high;
    this.entered[batch] = 1;
  }

  /** Runs what speaks to the environment, in a lane of a batch; false when it fails. */
  effects(batch: number, lane: number): boolean {
    const effects: readonly Effect[] =
      batch === 0 ? this.layout.effects : (this.layout.stages[batch - 1] as StageLayout).effects;
    for (let i = 0; i < effects.length; i++) {
      const { name, condition, value } = effects[i] as Effect;
      if (name === "exact") {
        this.tellDigits(batch, lane);
        if (!this.env.exact(condition)) return false;
      } else {
        const parent =
          batch === 0 ? 0 : (this.index[(this.layout.stages[batch - 1] as StageLayout).up + lane] as number);
        if (this.at(value, lane, parent) !== 1) continue;
        this.tellUsed(batch, lane);
        if (this.env.decided(batch - 1)) return false;
      }
    }
    return true;
  }

  /** Writes the digits of a lane, and of those around it, where the environment reads them. */
  tellDigits(batch: number, lane: number): void {
    const { digits } = this.env;
    let of = lane;
    for (let b = batch; b > 0; b--) {
      const { symbols, columns, up } = this.layout.stages[b - 1] as StageLayout;
      for (let i = 0; i < symbols.length; i++)
        digits[symbols[i] as number] = this.registers[(columns[i] as number) + of] as number;
      of = this.index[up + of] as number;
    }
  }

  /** Writes the digits that are in use in a lane where completions are counted. */
  private tellUsed(batch: number, lane: number): void {
    const { words, width, program } = this.layout;
    const { base, groupCount } = program;
    const masks = this.masksOf(batch) + lane;
    for (let g = 0; g < groupCount; g++) {
      for (let w = 0; w < words; w++) {
        const word = this.index[masks + (g * words + w) * width] as number;
        spread(word, this.env.used, g * base + 32 * w, Math.min(32, base - 32 * w));
      }
    }
  }
}
