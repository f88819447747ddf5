/** Runs the computing operations of an emitter on plain numbers: what a range comes to for bound letters. */
import { nativeFunction } from "../src/number/native.js";
import { COMPUTE, type Emitter, type Operand } from "../src/plan/emitter.js";

/** The register file after all operations of an emitter, the bound symbols holding their digits. */
export class Registers {
  private readonly values: number[];

  constructor(emitter: Emitter, base: number, digits: ReadonlyMap<number, number>) {
    this.values = new Array<number>(emitter.registerCount).fill(Number.NaN);
    for (const [register, value] of emitter.constants()) this.values[register] = value;
    for (const [symbol, digit] of digits) this.values[symbol] = digit;
    for (const { name, to, a, b } of emitter.take()) {
      if (to < 0) throw new Error(`${name} only tests`);
      const x = this.values[a] as number;
      this.values[to] =
        name === "call"
          ? nativeFunction(emitter.natives[b] as string, base)(x)
          : (COMPUTE[name] as (a: number, b: number) => number)(x, this.values[b] as number);
    }
  }

  /** The number that an operand stands for. */
  valueOf(operand: Operand): number {
    return "constant" in operand ? operand.constant : (this.values[operand.register] as number);
  }
}
