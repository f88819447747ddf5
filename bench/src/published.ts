/**
 * The permutation method as it was published, the well-known short program for these puzzles (Peter
 * Norvig's "Cryptarithmetic"): the formula compiled once to a function of the digits, which is called
 * for every arrangement of the ten digits over the letters, those with a leading zero included; the
 * function's first test throws them away. It is the baseline of all comparisons.
 *
 * Arithmetic is that of the original's language, Python. Whole numbers are exact and of any size,
 * hence BigInt here; `/` and powers with a broken exponent give doubles; a double and a whole number
 * are compared exactly, as JavaScript does, too; division by zero makes an arrangement no solution.
 * What the original lacks, and nothing but the seed formulas needs, is refused.
 */
import { type Expression, parse } from "cryptarithm";
import { countArrangements, type PermutationCount } from "./arrangements.js";

/** Counts the solutions of a seed formula. */
export function countAsPublished(text: string, limitMs: number): PermutationCount {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const { letters, statements } = parsed.formula;
  // Only numbers and generated names are in the source.
  const decide = new Function("d", "rt", new Translation(letters).body(statements)) as Decide;
  return countArrangements({
    letters: letters.length,
    neverZero: new Set(),
    limitMs,
    holds: (digits) => {
      try {
        return decide(digits, RUNTIME);
      } catch (error) {
        if (error === ZERO_DIVISION) return false;
        throw error;
      }
    },
  });
}

type Decide = (digits: Int32Array, runtime: typeof RUNTIME) => boolean;

const ZERO_DIVISION = new Error("division by zero");

/** What the compiled function uses: the digits as whole numbers, division, the one function of the seed formulas. */
const RUNTIME = {
  whole: Array.from({ length: 10 }, (_, digit) => BigInt(digit)),
  divide: (a: number, b: number): number => {
    if (b === 0) throw ZERO_DIVISION;
    return a / b;
  },
  sumOfRange: (end: bigint): bigint => {
    let sum = 0n;
    for (let i = 0n; i < end; i++) sum += i;
    return sum;
  },
};

/** JavaScript, and whether its value is a whole number, which a yes/no value is, too. */
interface Code {
  readonly text: string;
  readonly whole: boolean;
}

/** As a double, where something else in the operation is one. */
const double = ({ text, whole }: Code): string => (whole ? `Number(${text})` : text);

/** Two operands as whole numbers or, where one is no whole number, as doubles. */
function binary(left: Code, operator: string, right: Code): Code {
  return left.whole && right.whole
    ? { text: `(${left.text}${operator}${right.text})`, whole: true }
    : { text: `(${double(left)}${operator}${double(right)})`, whole: false };
}

class Translation {
  readonly #letters: readonly string[];
  readonly #leading = new Set<number>();
  #links = 0;

  constructor(letters: readonly string[]) {
    this.#letters = letters;
  }

  /** The body of a function of the digits `d`. */
  body(statements: readonly Expression[]): string {
    const holds = statements.map((statement) => this.#value(statement).text).join("&&");
    const leadingZero = ["false", ...[...this.#leading].map((place) => `d[${place}]===0`)].join("||");
    const digits = this.#letters.map((_, place) => `const n${place}=rt.whole[d[${place}]];`).join("");
    const links = Array.from({ length: this.#links }, (_, i) => `let t${i};`).join("");
    return `if(${leadingZero})return false;${digits}${links}return !!(${holds});`;
  }

  #value(node: Expression): Code {
    switch (node.kind) {
      case "word":
        return this.#word(node);
      case "numeral":
        return node.fraction
          ? { text: `${node.whole || "0"}.${node.fraction}`, whole: false }
          : { text: `${node.whole}n`, whole: true };
      case "sum":
        return node.terms
          .map(({ operator, operand }) => ({ operator, code: this.#value(operand) }))
          .reduce<Code>((sum, { operator, code }) => binary(sum, operator, code), {
            text: "0n",
            whole: true,
          });
      case "product":
        return this.#product(node);
      case "power":
        return binary(this.#value(node.base), "**", this.#value(node.exponent));
      case "relation":
        return { text: this.#relation(node), whole: true };
      case "not":
        return { text: `!${this.#value(node.operand).text}`, whole: true };
      case "and":
      case "or": {
        const operands = node.operands.map((operand) => this.#value(operand));
        const text = operands.map((code) => code.text).join(node.kind === "and" ? "&&" : "||");
        return { text: `(${text})`, whole: operands.every((code) => code.whole) };
      }
      case "call": {
        const [argument] = node.operands;
        if (
          node.name === "sum" &&
          argument?.kind === "call" &&
          argument.name === "range" &&
          argument.operands[0]
        )
          return { text: `rt.sumOfRange(${this.#value(argument.operands[0]).text})`, whole: true };
      }
    }
    throw new Error(`${node.kind} is in none of the seed formulas`);
  }

  #word({ cells }: Extract<Expression, { kind: "word" }>): Code {
    const terms = cells.map((cell, i) => {
      const place = cell.kind === "letter" ? this.#letters.indexOf(cell.letter) : -1;
      if (place < 0) throw new Error("words of the seed formulas consist of letters");
      if (i === 0 && cells.length > 1) this.#leading.add(place);
      return `${10n ** BigInt(cells.length - 1 - i)}n*n${place}`;
    });
    return { text: `(${terms.join("+")})`, whole: true };
  }

  #product({ factors }: Extract<Expression, { kind: "product" }>): Code {
    return factors
      .map(({ operator, operand }) => ({ operator, code: this.#value(operand) }))
      .reduce<Code | undefined>((left, { operator, code }) => {
        if (left === undefined) return code;
        if (operator === "*") return binary(left, "*", code);
        if (operator !== "/") throw new Error(`${operator} is in none of the seed formulas`);
        return { text: `rt.divide(${double(left)},${double(code)})`, whole: false };
      }, undefined) as Code;
  }

  /** A chain computes what stands between two relations only once. */
  #relation({ first, links }: Extract<Expression, { kind: "relation" }>): string {
    let left = this.#value(first).text;
    const tests = links.map(({ operator, operand }, i) => {
      const compare = operator === "=" ? "==" : operator;
      if (operand.kind === "set") {
        const [equal, joined] = operator === "in" ? ["==", "||"] : ["!=", "&&"];
        return `(${operand.members.map((member) => `${left}${equal}${this.#value(member).text}`).join(joined)})`;
      }
      const right = this.#value(operand).text;
      if (i === links.length - 1) return `${left}${compare}${right}`;
      const name = `t${this.#links++}`;
      const test = `${left}${compare}(${name}=${right})`;
      left = name;
      return test;
    });
    return `(${tests.join("&&")})`;
  }
}
