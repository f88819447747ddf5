/**
 * The machine that runs programs without code generation: registers, the operations, and
 * binding symbols. The interpreter walks the whole tree with it, the sampler single paths.
 * Hot: typed arrays only, no allocation while running.
 */
import {
  type DetermineStage,
  OPERATIONS,
  type Operation,
  type OperationName,
  type Program,
} from "../plan/program.js";
import type { Environment } from "./environment.js";

const CODE = Object.fromEntries(OPERATIONS.map((name, i) => [name, i])) as Record<OperationName, number>;

/** Four integers an operation: its number in OPERATIONS, the target, a, b. */
export type Code = Int32Array;

function encode(operations: readonly Operation[]): Code {
  const out = new Int32Array(operations.length * 4);
  operations.forEach((o, i) => {
    out.set([CODE[o.name], o.to, o.a, o.b], i * 4);
  });
  return out;
}

const EPSILON = 2.220446049250313e-16;
const TINY = 5e-324;
const MAX = Number.MAX_VALUE;
const EMPTY = new Int32Array(0);

export class Machine {
  readonly program: Program;
  readonly env: Environment;
  readonly registers: Float64Array;
  /** The operations of each stage, and those that a `determine` stage runs first. */
  readonly codes: readonly Code[];
  readonly preludes: readonly Code[];
  readonly prelude: Code;

  constructor(program: Program, env: Environment) {
    this.program = program;
    this.env = env;
    this.registers = new Float64Array(program.registerCount);
    for (const [register, value] of program.constants) this.registers[register] = value;
    this.codes = program.stages.map((s) => encode(s.operations));
    this.preludes = program.stages.map((s) => (s.kind === "determine" ? encode(s.prelude) : EMPTY));
    this.prelude = encode(program.prelude);
  }

  isFree(symbol: number, digit: number): boolean {
    const groups = this.program.groupsOf[symbol] as readonly number[];
    for (let i = 0; i < groups.length; i++) {
      if (this.env.used[(groups[i] as number) * this.program.base + digit] === 1) return false;
    }
    return true;
  }

  take(symbol: number, digit: number): void {
    this.mark(symbol, digit, 1);
    this.env.digits[symbol] = digit;
    this.registers[symbol] = digit;
  }

  release(symbol: number): void {
    this.mark(symbol, this.env.digits[symbol] as number, 0);
  }

  private mark(symbol: number, digit: number, value: 0 | 1): void {
    const groups = this.program.groupsOf[symbol] as readonly number[];
    for (let i = 0; i < groups.length; i++)
      this.env.used[(groups[i] as number) * this.program.base + digit] = value;
  }

  /** The digit that a `solve` stage computes, or -1 when there is none that may be taken. */
  solve(symbol: number, sum: number, coefficient: number): number {
    const { base } = this.program;
    const digit = -(this.registers[sum] as number) / coefficient;
    if (!(digit >= 0 && digit < base) || Math.floor(digit) !== digit) return -1;
    return this.env.allowed[symbol * base + digit] === 1 && this.isFree(symbol, digit) ? digit : -1;
  }

  /**
   * Reads the places of a `determine` stage off its value, least significant first, and binds
   * the open ones. Returns how many places were read; all of them, or the rest does not fit.
   */
  read(stage: DetermineStage): number {
    const { places, binds, value } = stage;
    const { base } = this.program;
    const { env } = this;
    let rest = value < 0 ? 0 : (this.registers[value] as number);
    for (let i = 0; i < places.length; i++) {
      let digit: number;
      if (value < 0) digit = env.scratch[i] as number;
      else {
        digit = rest % base;
        rest = (rest - digit) / base;
      }
      const place = places[i] as number;
      if (!binds[i]) {
        if (digit !== (place < 0 ? -1 - place : (env.digits[place] as number))) return i;
      } else {
        if (env.allowed[place * base + digit] === 0 || !this.isFree(place, digit)) return i;
        this.take(place, digit);
      }
    }
    return places.length;
  }

  /** Releases what `read` bound among the first `count` places. */
  unread(stage: DetermineStage, count: number): void {
    for (let i = count - 1; i >= 0; i--) if (stage.binds[i]) this.release(stage.places[i] as number);
  }

  /** Runs operations; false when one fails. */
  execute(code: Code, stage: number): boolean {
    const { registers, env } = this;
    for (let i = 0; i < code.length; i += 4) {
      const to = code[i + 1] as number;
      const ia = code[i + 2] as number;
      const ib = code[i + 3] as number;
      const a = registers[ia] as number;
      const b = registers[ib] as number;
      switch (code[i]) {
        case 0:
          registers[to] = a + b;
          break;
        case 1:
          registers[to] = a - b;
          break;
        case 2:
          registers[to] = a * b;
          break;
        case 3:
          registers[to] = a / b;
          break;
        case 4:
          registers[to] = Math.min(a, b);
          break;
        case 5:
          registers[to] = Math.max(a, b);
          break;
        case 6: {
          const r = a % b;
          registers[to] = r < 0 ? r + b : r;
          break;
        }
        case 7:
          registers[to] = Math.floor(a);
          break;
        case 8:
          registers[to] = Math.round(a);
          break;
        case 9:
          registers[to] = a ** b;
          break;
        case 10:
          registers[to] = Math.log(a);
          break;
        case 11:
          registers[to] = a > MAX ? MAX : a - Math.abs(a) * EPSILON - TINY;
          break;
        case 12:
          registers[to] = a < -MAX ? -MAX : a + Math.abs(a) * EPSILON + TINY;
          break;
        case 13:
          registers[to] = a > MAX ? MAX : a - Math.abs(a) * 1e-12 - TINY;
          break;
        case 14:
          registers[to] = a < -MAX ? -MAX : a + Math.abs(a) * 1e-12 + TINY;
          break;
        case 15:
          registers[to] = a < b ? 1 : 0;
          break;
        case 16:
          registers[to] = a <= b ? 1 : 0;
          break;
        case 17:
          registers[to] = a === b ? 1 : 0;
          break;
        case 18:
          registers[to] = 1 - a;
          break;
        case 19:
          registers[to] = (env.natives[ib] as (n: number) => number)(a);
          break;
        case 20:
          if (a < b) return false;
          break;
        case 21:
          if (a > b) return false;
          break;
        case 22:
          if (!(a === b)) return false;
          break;
        case 23:
          if (a === b) return false;
          break;
        case 24:
          if (a === 0) return false;
          break;
        case 25:
          if (!env.exact(ia)) return false;
          break;
        case 26:
          if (a === 1 && env.decided(stage)) return false;
          break;
      }
    }
    return true;
  }
}
