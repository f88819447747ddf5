/**
 * The compiler: turns a program into one JavaScript function of nested loops. Only numbers
 * and names made here reach the source, never text of the user's. Where a content security
 * policy forbids it, `compile` returns undefined and the interpreter does the same work.
 */
import type { BranchStage, DetermineStage, Operation, Program, SolveStage } from "../plan/program.js";
import { domainMasks, spread, wordsIn } from "./digit-mask.js";
import type { Environment } from "./environment.js";
import { boundBy, leanProgram } from "./lean.js";

/** Loops nested deeper than this are left to the interpreter. */
const MOST_STAGES = 200;

export type Compiled = (env: Environment) => number;

type Generated = (env: Environment, domains: Int32Array, tell: typeof spread) => number;

/** The function of a program, or undefined where code may not be generated. */
export function compile(program: Program): Compiled | undefined {
  if (program.stages.length > MOST_STAGES) return undefined;
  try {
    const run = new Function("env", "domains", "spread", source(program)) as Generated;
    return (env) => run(env, domainMasks(env.domains, program.base), spread);
  } catch (error) {
    // A policy without unsafe-eval throws an EvalError; anything else is a fault of the source.
    if (error instanceof SyntaxError) throw error;
    return undefined;
  }
}

/** The body of the generated function, as `plan --code` shows it. */
export function source(program: Program): string {
  return new Writer(leanProgram(program)).text();
}

const EPSILON = "2.220446049250313e-16";

/**
 * The digits that a group uses are bits of local variables (`u0`, `u1` …, and `v0` … for the
 * digits from 32), a new one at each place that binds a symbol, so nothing is undone when a
 * loop goes on. Only the environment, when it is asked, is told digits as bytes.
 */
class Writer {
  private readonly program: Program;
  private readonly lines: string[] = [];
  private indent = 0;
  private readonly constants: ReadonlyMap<number, number>;
  private readonly words: 1 | 2;
  /** For each group, the number of the variable that has its digits at present. */
  private readonly using: number[];
  private variables = 0;
  /** The symbols that are bound at present. */
  private readonly bound: number[] = [];

  constructor(program: Program) {
    this.program = program;
    this.constants = new Map(program.constants);
    this.words = wordsIn(program.base);
    this.using = Array.from({ length: program.groupCount }, () => this.variables++);
  }

  text(): string {
    const { program, words } = this;
    this.line('"use strict";');
    this.line("const { used, digits, scratch, natives, naturalPower, gcd, meter } = env;");
    this.line("let nodes = 0, allowance = meter.allowance(0);");
    for (let s = 0; s < program.symbolCount; s++) {
      this.line(
        `const d${s} = domains[${s * words}]${words === 2 ? `, e${s} = domains[${s * 2 + 1}]` : ""};`,
      );
    }
    for (const u of this.using) this.line(`const u${u} = 0${words === 2 ? `, v${u} = 0` : ""};`);
    this.block("prelude: {", () => {
      this.operations(program.prelude, "break prelude;", -1);
      this.stage(0);
    });
    this.line("return nodes;");
    return this.lines.join("\n");
  }

  private line(text: string): void {
    this.lines.push("  ".repeat(Math.min(this.indent, 20)) + text);
  }

  private block(head: string, body: () => void): void {
    this.line(head);
    this.indent++;
    body();
    this.indent--;
    this.line("}");
  }

  private stage(at: number): void {
    const stage = this.program.stages[at];
    if (stage === undefined) {
      this.tellDigits();
      this.line("if (env.solution()) return nodes;");
      return;
    }
    const using = [...this.using];
    if (stage.kind === "branch") this.branch(stage, at);
    else if (stage.kind === "solve") this.solve(stage, at);
    else this.determine(stage, at);
    this.using.splice(0, using.length, ...using);
    this.bound.length -= boundBy(stage).length;
  }

  private branch({ symbol, operations }: BranchStage, at: number): void {
    const digit = `r${symbol}`;
    const low = `d${symbol}${this.usedBy(symbol, "u")}`;
    const head =
      this.words === 1
        ? `s${at}: for (let f${at} = ${low}; f${at} !== 0; f${at} &= f${at} - 1) {`
        : `s${at}: for (let f${at} = ${low}, g${at} = e${symbol}${this.usedBy(symbol, "v")}; (f${at} | g${at}) !== 0; ) {`;
    this.block(head, () => {
      if (this.words === 1) this.line(`const ${digit} = 31 - Math.clz32(f${at} & -f${at});`);
      else {
        this.line(`let ${digit};`);
        this.line(
          `if (f${at} !== 0) { ${digit} = 31 - Math.clz32(f${at} & -f${at}); f${at} &= f${at} - 1; } ` +
            `else { ${digit} = 63 - Math.clz32(g${at} & -g${at}); g${at} &= g${at} - 1; }`,
        );
      }
      this.visit();
      this.bind(symbol, digit);
      this.operations(operations, `continue s${at};`, at);
      this.stage(at + 1);
    });
  }

  private solve(stage: SolveStage, at: number): void {
    const { base } = this.program;
    const digit = `r${stage.symbol}`;
    this.block(`s${at}: {`, () => {
      this.line(`const ${digit} = -${this.register(stage.sum)} / ${number(stage.coefficient)};`);
      this.line(
        `if (!(${digit} >= 0 && ${digit} < ${base}) || Math.floor(${digit}) !== ${digit} || ${this.taken(stage.symbol, digit)}) break s${at};`,
      );
      this.visit();
      this.bind(stage.symbol, digit);
      this.operations(stage.operations, `break s${at};`, at);
      this.stage(at + 1);
    });
  }

  private determine(stage: DetermineStage, at: number): void {
    const { base } = this.program;
    const { places, binds, value } = stage;
    const leave = `break s${at};`;
    this.block(`s${at}: {`, () => {
      this.operations(stage.prelude, leave, at);
      if (value < 0) {
        this.tellDigits();
        this.line(`if (!env.determine(${stage.expression}, ${places.length})) ${leave}`);
      }
      this.visit();
      let rest = value < 0 ? "" : this.register(value);
      places.forEach((p, i) => {
        const digit = binds[i] ? `r${p}` : `q${at}_${i}`;
        if (value < 0) this.line(`const ${digit} = scratch[${i}];`);
        else {
          const above = `t${at}_${i}`;
          this.line(
            `const ${above} = Math.floor(${rest} / ${base}), ${digit} = ${rest} - ${above} * ${base};`,
          );
          rest = above;
        }
        if (binds[i]) {
          this.line(`if (${this.taken(p, digit)}) ${leave}`);
          this.bind(p, digit);
        } else this.line(`if (${digit} !== ${p < 0 ? `${-1 - p}` : `r${p}`}) ${leave}`);
      });
      this.operations(stage.operations, leave, at);
      this.stage(at + 1);
    });
  }

  /** ` & ~(…)`: without the digits that the groups of a symbol use, low (u) or high (v). */
  private usedBy(symbol: number, word: "u" | "v"): string {
    const groups = this.groupsOf(symbol).map((g) => `${word}${this.using[g]}`);
    return groups.length === 0 ? "" : ` & ~(${groups.join(" | ")})`;
  }

  /** Whether a symbol may not have a digit. */
  private taken(symbol: number, digit: string): string {
    const low = `(d${symbol}${this.usedBy(symbol, "u")}) >>> ${digit} & 1`;
    if (this.words === 1) return `(${low}) === 0`;
    return `((${digit} < 32 ? ${low} : (e${symbol}${this.usedBy(symbol, "v")}) >>> ${digit} - 32 & 1)) === 0`;
  }

  /** Marks a digit as used in the groups of a symbol. */
  private bind(symbol: number, digit: string): void {
    for (const g of this.groupsOf(symbol)) {
      const old = this.using[g];
      const own = this.variables++;
      this.line(
        this.words === 1
          ? `const u${own} = u${old} | 1 << ${digit};`
          : `const u${own} = ${digit} < 32 ? u${old} | 1 << ${digit} : u${old}, v${own} = ${digit} < 32 ? v${old} : v${old} | 1 << ${digit} - 32;`,
      );
      this.using[g] = own;
    }
    this.bound.push(symbol);
  }

  private groupsOf(symbol: number): readonly number[] {
    return this.program.groupsOf[symbol] as readonly number[];
  }

  /** Writes the digits bound so far where the environment reads them. */
  private tellDigits(): void {
    if (this.bound.length > 0) this.line(this.bound.map((s) => `digits[${s}] = r${s};`).join(" "));
  }

  /** Calls that write the digits in use where completions are counted. */
  private tellUsed(): string {
    const { base } = this.program;
    const low = Math.min(32, base);
    return this.using
      .map((u, g) => {
        const first = `spread(u${u}, used, ${g * base}, ${low})`;
        return this.words === 1 ? first : `${first}, spread(v${u}, used, ${g * base + 32}, ${base - 32})`;
      })
      .map((call) => `${call}, `)
      .join("");
  }

  private visit(): void {
    this.line("if (nodes >= allowance && (allowance = meter.look(nodes)) < 0) return nodes; nodes++;");
  }

  private register(index: number): string {
    const value = this.constants.get(index);
    return value === undefined ? `r${index}` : number(value);
  }

  private operations(operations: readonly Operation[], fail: string, stage: number): void {
    for (const operation of operations) {
      if (operation.name === "exact") this.tellDigits();
      this.line(this.operation(operation, fail, stage));
    }
  }

  private operation({ name, to, a: ia, b: ib }: Operation, fail: string, stage: number): string {
    const a = this.register(ia);
    const b = this.register(ib);
    const set = (value: string): string => `const r${to} = ${value};`;
    switch (name) {
      case "add":
        return set(`${a} + ${b}`);
      case "subtract":
        return set(`${a} - ${b}`);
      case "multiply":
        return set(`${a} * ${b}`);
      case "divide":
        return set(`${a} / ${b}`);
      case "minimum":
        return set(`Math.min(${a}, ${b})`);
      case "maximum":
        return set(`Math.max(${a}, ${b})`);
      case "modulo":
        return `let r${to} = ${a} - Math.trunc(${a} / ${b}) * ${b}; if (r${to} < 0) r${to} += ${b};`;
      case "floor":
        return set(`Math.floor(${a})`);
      case "round":
        return set(`Math.round(${a})`);
      case "naturalPower":
        return set(`naturalPower(${a}, ${b})`);
      case "gcd":
        return set(`gcd(${a}, ${b})`);
      case "power":
        return set(`Math.pow(${a}, ${b})`);
      case "logarithm":
        return set(`Math.log(${a})`);
      case "down":
        return set(
          `${a} > Number.MAX_VALUE ? Number.MAX_VALUE : ${a} - Math.abs(${a}) * ${EPSILON} - 5e-324`,
        );
      case "up":
        return set(
          `${a} < -Number.MAX_VALUE ? -Number.MAX_VALUE : ${a} + Math.abs(${a}) * ${EPSILON} + 5e-324`,
        );
      case "below":
        return set(`${a} > Number.MAX_VALUE ? Number.MAX_VALUE : ${a} - Math.abs(${a}) * 1e-12 - 5e-324`);
      case "above":
        return set(`${a} < -Number.MAX_VALUE ? -Number.MAX_VALUE : ${a} + Math.abs(${a}) * 1e-12 + 5e-324`);
      case "less":
        return set(`${a} < ${b} ? 1 : 0`);
      case "lessOrEqual":
        return set(`${a} <= ${b} ? 1 : 0`);
      case "equal":
        return set(`${a} === ${b} ? 1 : 0`);
      case "not":
        return set(`1 - ${a}`);
      case "call":
        return set(`natives[${ib}](${a})`);
      case "failIfLess":
        return `if (${a} < ${b}) ${fail}`;
      case "failIfGreater":
        return `if (${a} > ${b}) ${fail}`;
      case "failIfDifferent":
        return `if (!(${a} === ${b})) ${fail}`;
      case "failIfEqual":
        return `if (${a} === ${b}) ${fail}`;
      case "failIfZero":
        return `if (${a} === 0) ${fail}`;
      case "exact":
        return `if (!env.exact(${ia})) ${fail}`;
      case "decided":
        return `if (${a} === 1 && (${this.tellUsed()}env.decided(${stage}))) ${fail}`;
    }
  }
}

/** A number as source text; negative ones in brackets. */
function number(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "Infinity";
  if (value === Number.NEGATIVE_INFINITY) return "(-Infinity)";
  return value < 0 ? `(${value})` : `${value}`;
}
