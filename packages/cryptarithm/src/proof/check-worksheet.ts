/**
 * Checker of explanations: what can be written down from the puzzle alone. Its parts, their columns
 * and carries, and the constraints that the grounds of a step name. A variable is a letter by its
 * name, or a carry by `carryName`.
 */
import type { CarryPlace, NoteClaim, StatedConstraint } from "../semantics/explanation.js";
import type { Puzzle } from "../semantics/puzzle.js";
import type { Expression, RelationOperator } from "../syntax/ast.js";
import { cleared } from "./check-cleared.js";
import {
  type Cells,
  type Column,
  cellsOf,
  collected,
  columnsOf,
  Flaw,
  piecesOf,
  type Term,
} from "./check-columns.js";

/** Σ terms + constant must be 0, at least 0, or a multiple. */
export interface Constraint {
  readonly terms: readonly Term[];
  readonly constant: number;
  readonly demand: NoteClaim["demand"];
}

/** A part that must hold; its two sides when it is one comparison. */
export interface Part {
  readonly expression: Expression;
  readonly sides?: {
    readonly left: Expression;
    readonly operator: RelationOperator;
    readonly right: Expression;
  };
}

type Leading = Extract<StatedConstraint, { readonly kind: "leading" }>;

export const carryName = ({ part, place }: CarryPlace): string => `carry ${part} ${place}`;
export const isCarry = (variable: string | undefined): boolean => variable?.startsWith("carry ") === true;

/** The statements with those joined by `and` apart, and every link of a chain for itself. */
function partsOf(puzzle: Puzzle): Part[] {
  const apart = (node: Expression): Part[] => {
    if (node.kind === "and") return node.operands.flatMap(apart);
    if (node.kind !== "relation") return [{ expression: node }];
    const parts: Part[] = [];
    let left = node.first;
    for (const link of node.links) {
      if (link.operand.kind === "set") return [{ expression: node }];
      const { operator, operand: right } = link;
      const expression: Expression = { ...node, first: left, links: [link] };
      parts.push({ expression, sides: { left, operator, right } });
      left = right;
    }
    return parts;
  };
  return puzzle.statements.flatMap(apart);
}

export class Worksheet {
  readonly puzzle: Puzzle;
  readonly parts: readonly Part[];
  readonly #columns = new Map<number, readonly Column[]>();
  /** The parts whose other side is the result. */
  readonly #turned: ReadonlySet<number>;

  constructor(puzzle: Puzzle, turned: ReadonlySet<number>) {
    this.puzzle = puzzle;
    this.#turned = turned;
    this.parts = partsOf(puzzle);
  }

  part(index: number): Part {
    const part = this.parts[index];
    if (part === undefined) throw new Flaw(`there is no part ${index}`);
    return part;
  }

  comparison(index: number): NonNullable<Part["sides"]> {
    const { sides } = this.part(index);
    if (sides === undefined) throw new Flaw(`part ${index} is no comparison`);
    return sides;
  }

  /** The parts that have been written down in columns. */
  get calculated(): readonly number[] {
    return [...this.#columns.keys()];
  }

  /** The least and greatest value of a carry, by the number of digits alone. */
  carryBounds({ part, place }: CarryPlace): { readonly from: number; readonly to: number } {
    const column = place >= 1 ? this.#columnsOf(part)[place] : undefined;
    if (column === undefined) throw new Flaw(`part ${part} has no carry into place ${place}`);
    return column;
  }

  /**
   * A constraint as it is written down; `noteOf` gives the note of a fact. A `total` adds that many times
   * "all letters add up to all digits" to a sum of columns or a residue.
   */
  constraint(
    stated: StatedConstraint & { readonly total?: number },
    noteOf: (fact: number) => NoteClaim,
  ): Constraint {
    const { base } = this.puzzle;
    if (stated.total !== undefined) {
      const { total, ...plain } = stated;
      const { terms, constant, demand } = this.constraint(plain, noteOf);
      if (plain.kind !== "column-sum" && plain.kind !== "residue") throw new Flaw("a total stands elsewhere");
      const all = this.#allDigits(total);
      return this.#exact([...terms, ...all.terms], constant + all.constant, demand);
    }
    switch (stated.kind) {
      case "column":
        return this.#column(stated.part, stated.place);
      case "column-sum":
        return this.#added(this.#columnsOf(stated.part).map((_, place) => this.#column(stated.part, place)));
      case "weights":
        return this.#weighted(stated.part, (place) => base ** place);
      case "residue": {
        const { part, modulus } = stated;
        if (!Number.isInteger(modulus) || modulus < 2 || modulus > 2 ** 24)
          throw new Flaw(`${modulus} is no modulus`);
        const weight = (place: number): number => Number(BigInt(base) ** BigInt(place) % BigInt(modulus));
        return { ...this.#weighted(part, weight), demand: { multipleOf: modulus } };
      }
      case "leading":
        return this.#leading(stated);
      case "small-carry": {
        this.carryBounds(stated);
        const digit = this.#singleDigit(stated.part);
        const terms = [{ coefficient: base - 1, variables: typeof digit === "string" ? [digit] : [] }];
        if (typeof digit === "number") terms[0] = { coefficient: (base - 1) * digit, variables: [] };
        terms.push({ coefficient: -base, variables: [carryName(stated)] });
        return this.#exact(terms, 0, "at-least-zero");
      }
      case "note":
        return this.note(noteOf(stated.fact));
      default:
        throw new Flaw("a constraint is of no known kind");
    }
  }

  /** Some parts, each so many times, added up: left less right, or the greater side less the smaller one. */
  combination(shares: readonly { readonly part: number; readonly times: number }[]): Constraint {
    let demand: Constraint["demand"] = "zero";
    let extra = 0;
    const terms = shares.flatMap(({ part, times }) => {
      const { left, operator, right } = this.comparison(part);
      if (operator === "!=" || !Number.isInteger(times) || (operator !== "=" && times < 0))
        throw new Flaw(`part ${part} cannot be added ${times} times`);
      if (operator !== "=") demand = "at-least-zero";
      if (operator === "<" || operator === ">") extra -= times;
      const [a, b] = operator === "=" ? cleared(left, right, this.puzzle) : [left, right];
      const cells = (number: Expression): Cells => cellsOf(number, this.puzzle);
      return [a, b].flatMap((side, i) => {
        const share = (i === 0) === operator.startsWith("<") ? -times : times;
        return piecesOf(side, this.puzzle, cells).map(({ place, sign, coefficient, variables }) => ({
          coefficient: share * sign * coefficient * this.puzzle.base ** place,
          variables,
        }));
      });
    });
    return this.#exact(terms, extra, demand);
  }

  note({ terms, constant, demand }: NoteClaim): Constraint {
    const written = terms.map(({ coefficient, letters }) => ({ coefficient, variables: letters }));
    return this.#exact(written, constant, demand);
  }

  #columnsOf(index: number): readonly Column[] {
    const known = this.#columns.get(index);
    if (known !== undefined) return known;
    const { left, operator, right } = this.comparison(index);
    if (operator !== "=") throw new Flaw(`part ${index} is no equation`);
    const turned = this.#turned.has(index);
    const columns = columnsOf(...cleared(left, right, this.puzzle), this.puzzle, { turned });
    this.#columns.set(index, columns);
    return columns;
  }

  #column(part: number, place: number): Constraint {
    const columns = this.#columnsOf(part);
    const column = columns[place];
    if (column === undefined) throw new Flaw(`part ${part} has no column ${place}`);
    const carries: Term[] = [];
    if (place > 0) carries.push({ coefficient: 1, variables: [carryName({ part, place })] });
    if (place + 1 < columns.length)
      carries.push({ coefficient: -this.puzzle.base, variables: [carryName({ part, place: place + 1 })] });
    return this.#exact([...column.terms, ...carries], column.constant, "zero");
  }

  #added(columns: readonly Constraint[]): Constraint {
    const constant = columns.reduce((sum, column) => sum + column.constant, 0);
    return this.#exact(
      columns.flatMap(({ terms }) => terms),
      constant,
      "zero",
    );
  }

  /** The digits of all columns, each times the weight of its place; the carries fall away. */
  #weighted(part: number, weight: (place: number) => number): Constraint {
    return this.#added(
      this.#columnsOf(part).map(({ terms, constant }, place) => ({
        terms: terms.map((term) => ({ ...term, coefficient: term.coefficient * weight(place) })),
        constant: constant * weight(place),
        demand: "zero",
      })),
    );
  }

  /** The most of one side is not below the least of the other, by their first digits. */
  #leading({ part, kept, most }: Leading): Constraint {
    const { puzzle } = this;
    const { left, operator, right } = this.comparison(part);
    const [a, b] = operator === "=" ? cleared(left, right, puzzle) : [left, right];
    const says = { "=": "both", "<": "right", "<=": "right", ">": "left", ">=": "left" }[operator as string];
    if (says !== "both" && says !== most) throw new Flaw(`part ${part} does not say so of its sides`);
    let next = 0;
    const terms = [a, b].flatMap((side, i) => {
      const isMost = (i === 0) === (most === "left");
      const cut = (number: Expression): Cells => {
        const cells = cellsOf(number, puzzle);
        const open = cells.length - (kept[next++] ?? cells.length);
        return cells.map((cell, place) => (place >= open ? cell : isMost ? puzzle.base - 1 : 0));
      };
      return piecesOf(side, puzzle, cut).map(({ place, sign, coefficient, variables }) => {
        if (sign < 0) throw new Flaw("something is subtracted");
        return { coefficient: (isMost ? 1 : -1) * coefficient * puzzle.base ** place, variables };
      });
    });
    return this.#exact(terms, operator === "<" || operator === ">" ? -1 : 0, "at-least-zero");
  }

  /** The digit of a part that says number × digit = number, in any order. */
  #singleDigit(index: number): string | number {
    const { left, operator, right } = this.comparison(index);
    const [product, result] = left.kind === "product" ? [left, right] : [right, left];
    const isNumber = ({ kind }: Expression): boolean => kind === "word" || kind === "numeral";
    const plain = operator === "=" && product.kind === "product" && isNumber(result);
    const factors = plain ? product.factors : [];
    if (factors.length !== 2 || factors.some((f) => f.operator !== "*" || !isNumber(f.operand)))
      throw new Flaw(`part ${index} is no number times a digit`);
    const digits = factors.map(({ operand }) => cellsOf(operand, this.puzzle)).filter((c) => c.length === 1);
    const digit = digits[digits.length - 1]?.[0];
    if (digit === undefined) throw new Flaw(`part ${index} has no factor of one digit`);
    return digit;
  }

  /** That all letters add up to all digits, so many times; there must be as many, and all different. */
  #allDigits(times: number): { readonly terms: readonly Term[]; readonly constant: number } {
    const { symbols, groups } = this.puzzle;
    const digits = new Set(symbols.flatMap(({ domain }) => domain));
    if (digits.size !== symbols.length || !groups.some((group) => group.length === symbols.length))
      throw new Flaw("the letters need not be all digits");
    const sum = [...digits].reduce((a, b) => a + b, 0);
    return {
      terms: symbols.map(({ name }) => ({ coefficient: times, variables: [name] })),
      constant: -times * sum,
    };
  }

  /** The constraint, when its sums are exact in doubles. */
  #exact(written: readonly Term[], extra: number, demand: Constraint["demand"]): Constraint {
    const { terms, constant: collectedConstant } = collected(written);
    const constant = collectedConstant + extra;
    let largest = Math.abs(constant);
    for (const { coefficient, variables } of terms)
      largest +=
        Math.abs(coefficient) *
        (isCarry(variables[0]) ? LARGEST_CARRY : this.puzzle.base ** variables.length);
    if (![constant, ...terms.map(({ coefficient }) => coefficient)].every(Number.isInteger))
      throw new Flaw("a constraint has broken numbers");
    if (!(largest < 2 ** 52)) throw new Flaw("the numbers of a constraint are too large");
    return { terms, constant, demand };
  }
}

/** Carries beyond this are too many to look at; it keeps their sums exact. */
export const LARGEST_CARRY: number = 2 ** 20;
