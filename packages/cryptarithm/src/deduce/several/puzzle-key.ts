/**
 * A text that is the same for two puzzles only if they say the same: sums are collected letter by
 * letter (so that only the weight of a letter counts, not the word it stands in), factors are sorted,
 * the sides of an equation have no order. What may have no value is never cancelled, since then the
 * puzzle is false. Two puzzles with different texts may still say the same; nothing is claimed of that.
 */
import { numeralValue } from "../../semantics/evaluate.js";
import { digitOfPlace, type Place, type Puzzle } from "../../semantics/puzzle.js";
import type { Expression } from "../../syntax/ast.js";
import { operandsOf } from "../../syntax/walk.js";

/** Coefficients of symbols ("s3"), of what is not linear (its own text), and of 1 (""). */
type Linear = Map<string, bigint>;

/** The text of a puzzle after its symbols have been renamed. */
export function puzzleKey(puzzle: Puzzle, renaming: readonly number[]): string {
  const groups = puzzle.groups.map((group) =>
    group
      .map((symbol) => renaming[symbol] as number)
      .sort((a, b) => a - b)
      .join(),
  );
  const keys = new Keys(puzzle, renaming);
  return [...groups.sort(), ...puzzle.statements.flatMap((s) => keys.statements(s)).sort()].join("\n");
}

class Keys {
  readonly #puzzle: Puzzle;
  readonly #renaming: readonly number[];

  constructor(puzzle: Puzzle, renaming: readonly number[]) {
    this.#puzzle = puzzle;
    this.#renaming = renaming;
  }

  /** The texts of all that must hold. */
  statements(node: Expression): string[] {
    if (node.kind === "and") return node.operands.flatMap((operand) => this.statements(operand));
    if (node.kind !== "relation") return [this.#key(node)];
    const { first, links } = node;
    const operands = links.map(({ operand }) => operand);
    if (links.length > 1 && links.every(({ operator }) => operator === "=")) {
      const sides = [first, ...operands].flatMap((side) => (side.kind === "set" ? [] : [this.#key(side)]));
      return [`all equal: ${sides.sort().join(" ; ")}`];
    }
    const [link] = links;
    if (links.length !== 1 || link === undefined || link.operand.kind === "set") return [this.#key(node)];
    const { operator } = link;
    const difference = this.#linear(first);
    add(difference, this.#linear(link.operand), -1n);
    const [as, turned] = [written(difference, 1n), written(difference, -1n)];
    if (operator === "=" || operator === "!=") return [`${[as, turned].sort()[0]} ${operator} 0`];
    const falls = operator === ">" || operator === ">=";
    return [`${falls ? turned : as} ${operator.replace(">", "<")} 0`];
  }

  #key(node: Expression): string {
    return written(this.#linear(node), 1n);
  }

  #linear(node: Expression): Linear {
    switch (node.kind) {
      case "word": {
        const sum: Linear = new Map();
        let weight = 1n;
        for (const place of (this.#puzzle.places.get(node) as readonly Place[]).toReversed()) {
          if (place < 0) plus(sum, "", weight * BigInt(digitOfPlace(place)));
          else plus(sum, `s${this.#renaming[place]}`, weight);
          weight *= BigInt(this.#puzzle.base);
        }
        return sum;
      }
      case "numeral": {
        const value = numeralValue(node, this.#puzzle.base);
        return typeof value === "bigint"
          ? new Map([["", value]])
          : new Map([[`#${node.whole}.${node.fraction}`, 1n]]);
      }
      case "negate": {
        const sum: Linear = new Map();
        add(sum, this.#linear(node.operand), -1n);
        return sum;
      }
      case "sum": {
        const sum: Linear = new Map();
        for (const { operator, operand } of node.terms)
          add(sum, this.#linear(operand), operator === "+" ? 1n : -1n);
        return sum;
      }
      case "product":
        return this.#product(node);
      default:
        return atom(this.#whole(node));
    }
  }

  #product(node: Expression & { readonly kind: "product" }): Linear {
    const factors = node.factors.map(({ operator, operand }) => ({ operator, value: this.#linear(operand) }));
    const texts = (operator: string): string[] =>
      factors
        .filter((factor) => factor.operator === operator)
        .map(({ value }) => `(${written(value, 1n)})`)
        .sort();
    if (factors.every(({ operator }) => operator === "*" || operator === "/")) {
      const open = factors.filter(({ value }) => [...value.keys()].some((key) => key !== ""));
      const [only] = open;
      if (open.length <= 1 && factors.every(({ operator }) => operator === "*")) {
        const constants = factors.filter((factor) => !open.includes(factor));
        const scale = constants.reduce((product, { value }) => product * (value.get("") ?? 0n), 1n);
        const sum: Linear = new Map();
        add(sum, only?.value ?? new Map([["", 1n]]), scale);
        return sum;
      }
      return atom(`${texts("*").join("*")}/${texts("/").join("/")}`);
    }
    return atom(factors.map(({ operator, value }) => `${operator}(${written(value, 1n)})`).join(""));
  }

  /** What is not linear, with its operands in their order. */
  #whole(node: Expression): string {
    const operands = operandsOf(node).map((operand) => this.#key(operand));
    const name =
      node.kind === "call"
        ? node.name
        : node.kind === "radical"
          ? `root${node.degree}`
          : node.kind === "relation"
            ? node.links
                .map(({ operator, operand }) => `${operator}${operand.kind === "set" ? "{}" : ""}`)
                .join()
            : node.kind;
    return `${name}(${operands.join(" ; ")})`;
  }
}

const atom = (text: string): Linear => new Map([[text, 1n]]);

function plus(sum: Linear, key: string, coefficient: bigint): void {
  sum.set(key, (sum.get(key) ?? 0n) + coefficient);
}

function add(sum: Linear, other: Linear, factor: bigint): void {
  for (const [key, coefficient] of other) plus(sum, key, factor * coefficient);
}

/** Letters and constants always have a value, so they may cancel. */
const cancels = (key: string): boolean => key === "" || /^s\d+$/.test(key);

function written(sum: Linear, sign: bigint): string {
  return [...sum]
    .filter(([key, coefficient]) => coefficient !== 0n || !cancels(key))
    .map(([key, coefficient]) => `${sign * coefficient}·${key}`)
    .sort()
    .join(" ");
}
