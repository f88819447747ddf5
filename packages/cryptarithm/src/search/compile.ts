/**
 * The compiler: turns a program into one JavaScript function of nested loops. Only numbers
 * and names made here reach the source, never text of the user's. Where a content security
 * policy forbids it, `compile` returns undefined and the interpreter does the same work.
 */
import type { BranchStage, DetermineStage, Operation, Program, SolveStage } from "../plan/program.js";
import type { Environment } from "./environment.js";

/** Loops nested deeper than this are left to the interpreter. */
const MOST_STAGES = 200;

export type Compiled = (env: Environment) => number;

/** The function of a program, or undefined where code may not be generated. */
export function compile(program: Program): Compiled | undefined {
  if (program.stages.length > MOST_STAGES) return undefined;
  try {
    return new Function("env", source(program)) as Compiled;
  } catch (error) {
    // A policy without unsafe-eval throws an EvalError; anything else is a fault of the source.
    if (error instanceof SyntaxError) throw error;
    return undefined;
  }
}

/** The body of the generated function, as `plan --code` shows it. */
export function source(program: Program): string {
  return new Writer(program).text();
}

const EPSILON = "2.220446049250313e-16";

class Writer {
  private readonly program: Program;
  private readonly lines: string[] = [];
  private indent = 0;
  private readonly constants: ReadonlyMap<number, number>;

  constructor(program: Program) {
    this.program = program;
    this.constants = new Map(program.constants);
  }

  text(): string {
    const { program } = this;
    this.line('"use strict";');
    this.line("const { used, allowed, digits, scratch, natives, meter, domains } = env;");
    this.line("let nodes = 0, allowance = meter.allowance(0);");
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
      this.line("if (env.solution()) return nodes;");
      return;
    }
    if (stage.kind === "branch") this.branch(stage, at);
    else if (stage.kind === "solve") this.solve(stage, at);
    else this.determine(stage, at);
  }

  private branch(stage: BranchStage, at: number): void {
    const { symbol } = stage;
    const digit = `r${symbol}`;
    this.block(
      `for (let i${at} = 0, d${at} = domains[${symbol}]; i${at} < d${at}.length; i${at}++) {`,
      () => {
        this.line(`const ${digit} = d${at}[i${at}];`);
        const free = this.freeTest(symbol, digit);
        if (free !== "") this.line(`if (${free}) continue;`);
        this.visit();
        this.take(symbol, digit);
        this.block(`s${at}: {`, () => {
          this.operations(stage.operations, `break s${at};`, at);
          this.stage(at + 1);
        });
        this.release(symbol, digit);
      },
    );
  }

  private solve(stage: SolveStage, at: number): void {
    const { base } = this.program;
    const digit = `r${stage.symbol}`;
    this.block(`s${at}: {`, () => {
      this.line(`const ${digit} = -${this.register(stage.sum)} / ${number(stage.coefficient)};`);
      this.line(
        `if (!(${digit} >= 0 && ${digit} < ${base}) || Math.floor(${digit}) !== ${digit}) break s${at};`,
      );
      const free = this.freeTest(stage.symbol, digit);
      this.line(
        `if (allowed[${stage.symbol * base} + ${digit}] === 0${free === "" ? "" : ` || ${free}`}) break s${at};`,
      );
      this.visit();
      this.take(stage.symbol, digit);
      this.block(`t${at}: {`, () => {
        this.operations(stage.operations, `break t${at};`, at);
        this.stage(at + 1);
      });
      this.release(stage.symbol, digit);
    });
  }

  /** Binding places are nested blocks, so that leaving at any place releases just what was taken. */
  private determine(stage: DetermineStage, at: number): void {
    const { base } = this.program;
    this.block(`s${at}: {`, () => {
      this.operations(stage.prelude, `break s${at};`, at);
      if (stage.value < 0) {
        this.line(`if (!env.determine(${stage.expression}, ${stage.places.length})) break s${at};`);
      } else this.line(`let v${at} = ${this.register(stage.value)};`);
      this.visit();
      const place = (i: number): void => {
        if (i === stage.places.length) {
          this.block(`t${at}: {`, () => {
            this.operations(stage.operations, `break t${at};`, at);
            this.stage(at + 1);
          });
          return;
        }
        const p = stage.places[i] as number;
        const digit = stage.binds[i] ? `r${p}` : `q${at}_${i}`;
        if (stage.value < 0) this.line(`const ${digit} = scratch[${i}];`);
        else this.line(`const ${digit} = v${at} % ${base}; v${at} = (v${at} - ${digit}) / ${base};`);
        if (!stage.binds[i]) {
          this.block(`if (${digit} === ${p < 0 ? `${-1 - p}` : `r${p}`}) {`, () => place(i + 1));
          return;
        }
        const free = this.freeTest(p, digit);
        this.block(
          `if (allowed[${p * base} + ${digit}] === 1${free === "" ? "" : ` && !(${free})`}) {`,
          () => {
            this.take(p, digit);
            place(i + 1);
            this.release(p, digit);
          },
        );
      };
      place(0);
    });
  }

  private freeTest(symbol: number, digit: string): string {
    return this.groups(symbol)
      .map((offset) => `used[${offset}${digit}] === 1`)
      .join(" || ");
  }

  private take(symbol: number, digit: string): void {
    const marks = this.groups(symbol).map((offset) => `used[${offset}${digit}] = 1; `);
    this.line(`${marks.join("")}digits[${symbol}] = ${digit};`);
  }

  private release(symbol: number, digit: string): void {
    const marks = this.groups(symbol).map((offset) => `used[${offset}${digit}] = 0;`);
    if (marks.length > 0) this.line(marks.join(" "));
  }

  private groups(symbol: number): string[] {
    return (this.program.groupsOf[symbol] as readonly number[]).map((g) =>
      g === 0 ? "" : `${g * this.program.base} + `,
    );
  }

  private visit(): void {
    this.line("if (nodes >= allowance && (allowance = meter.look(nodes)) < 0) return nodes; nodes++;");
  }

  private register(index: number): string {
    const value = this.constants.get(index);
    return value === undefined ? `r${index}` : number(value);
  }

  private operations(operations: readonly Operation[], fail: string, stage: number): void {
    for (const operation of operations) this.line(this.operation(operation, fail, stage));
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
        return `let r${to} = ${a} % ${b}; if (r${to} < 0) r${to} += ${b};`;
      case "floor":
        return set(`Math.floor(${a})`);
      case "round":
        return set(`Math.round(${a})`);
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
        return `if (${a} === 1 && env.decided(${stage})) ${fail}`;
    }
  }
}

/** A number as source text; negative ones in brackets. */
function number(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "Infinity";
  if (value === Number.NEGATIVE_INFINITY) return "(-Infinity)";
  return value < 0 ? `(${value})` : `${value}`;
}
