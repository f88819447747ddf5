/**
 * New relations between words that follow from several parts together, found by their words: rows of one
 * multiplicand whose digits add up, and the steps of a division. They depend on the puzzle alone.
 */

import type { Expression } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import { combinationOf, type Share } from "../setting/combination.js";
import type { Constraint } from "../setting/constraint.js";
import type { Part } from "../setting/part.js";
import type { Setting } from "../setting/setting.js";

/** A relation that nobody wrote. */
export interface DerivedNote {
  readonly kind: "rows" | "division" | "chain";
  readonly shares: readonly Share[];
  /** The relation, and for an equation its last digits. */
  readonly notes: readonly Constraint[];
  /** As people write it, and the parts that it comes from. */
  readonly written: string;
}

/** More are no help. */
const MOST = 6;

const known = new WeakMap<Setting, readonly DerivedNote[]>();

export function derivedNotes(setting: Setting): readonly DerivedNote[] {
  let notes = known.get(setting);
  if (notes === undefined) {
    notes = [...fromRows(setting), ...fromChains(setting), ...fromDivisions(setting)].slice(0, MOST);
    known.set(setting, notes);
  }
  return notes;
}

function derived(
  kind: DerivedNote["kind"],
  shares: readonly Share[],
  written: string,
  setting: Setting,
): DerivedNote[] {
  const sum = combinationOf(shares, setting);
  if (sum === undefined) return [];
  const source = { kind: "note" } as const;
  const note: Constraint = { ...sum, carries: [], source, written };
  const { base } = setting;
  if (sum.demand !== "zero") return [{ kind, shares, notes: [note], written }];
  const ending: Constraint = {
    monomials: sum.monomials
      .map((m) => ({ ...m, coefficient: m.coefficient % base }))
      .filter(({ coefficient }) => coefficient !== 0),
    constant: sum.constant % base,
    carries: [],
    demand: { multipleOf: base },
    source,
  };
  return [{ kind, shares, notes: ending.monomials.length > 0 ? [note, ending] : [note], written }];
}

/** A row with a printed multiplier: its word, its number, its result, and the sign of left less right. */
interface PrintedRow {
  readonly part: number;
  readonly word: string;
  readonly number: number;
  readonly result: string;
  readonly sign: 1 | -1;
}

/** Rows of one multiplicand whose printed multipliers add up. */
function fromRows(setting: Setting): DerivedNote[] {
  const rows = setting.parts.flatMap((part) => printedRow(part) ?? []);
  const notes: DerivedNote[] = [];
  for (const [i, first] of rows.entries()) {
    for (const second of rows.slice(i)) {
      for (const total of rows) {
        if (first.word !== second.word || first.word !== total.word) continue;
        if (first.number + second.number !== total.number) continue;
        const shares =
          first === second
            ? [{ part: first.part, times: -2 * first.sign }]
            : [first, second].map(({ part, sign }) => ({ part, times: -sign }));
        const written = `${first.result} + ${second.result} = ${total.result}`;
        notes.push(
          ...derived("rows", [...shares, { part: total.part, times: total.sign }], written, setting),
        );
      }
    }
  }
  return notes;
}

function printedRow({ index, cleared }: Part): PrintedRow | undefined {
  if (cleared === undefined) return undefined;
  for (const [product, result, sign] of [
    [cleared.left, cleared.right, 1],
    [cleared.right, cleared.left, -1],
  ] as const) {
    if (product.kind !== "product" || product.factors.length !== 2 || result.kind !== "word") continue;
    if (product.factors.some(({ operator }) => operator !== "*")) continue;
    const [a, b] = product.factors.map(({ operand }) => operand) as [Expression, Expression];
    const [word, number] = a.kind === "word" ? [a, b] : [b, a];
    if (
      word.kind !== "word" ||
      number.kind !== "numeral" ||
      number.fraction !== "" ||
      number.whole.length > 3
    )
      continue;
    return { part: index, word: print(word), number: Number(number.whole), result: print(result), sign };
  }
  return undefined;
}

/** An inequality with its smaller side first. */
interface Below {
  readonly part: number;
  readonly small: Expression;
  readonly large: Expression;
  readonly strict: boolean;
}

function belowOf({ index, comparison }: Part): Below[] {
  if (comparison === undefined) return [];
  const { left, right, operator } = comparison;
  if (operator === "<" || operator === "<=")
    return [{ part: index, small: left, large: right, strict: operator === "<" }];
  if (operator === ">" || operator === ">=")
    return [{ part: index, small: right, large: left, strict: operator === ">" }];
  return [];
}

/** What did not fit: a product is at most a word, and the word less than another. */
function fromChains(setting: Setting): DerivedNote[] {
  const all = setting.parts.flatMap(belowOf);
  return all.flatMap((first) =>
    all
      .filter((second) => first.small.kind === "product" && print(first.large) === print(second.small))
      .flatMap((second) =>
        derived(
          "chain",
          [first, second].map(({ part }) => ({ part, times: 1 })),
          `${print(first.small)} < ${print(second.large)}`,
          setting,
        ),
      ),
  );
}

/** A step of a division: row = divisor × digit, part - row = rest, rest < divisor. */
function fromDivisions(setting: Setting): DerivedNote[] {
  const notes: DerivedNote[] = [];
  for (const { part: below, small, large } of setting.parts.flatMap(belowOf)) {
    if (small.kind !== "word" || large.kind !== "word") continue;
    for (const row of setting.parts) {
      const product = rowOf(row, print(large));
      if (product === undefined) continue;
      for (const difference of setting.parts) {
        const terms = wordTerms(difference);
        const [rest, subtracted] = [terms?.get(print(small)), terms?.get(product.result)];
        if (terms === undefined || terms.size !== 3 || rest === undefined || subtracted === undefined)
          continue;
        if (Math.abs(rest) !== 1 || subtracted !== rest) continue;
        const dividend = [...terms].find(([, times]) => times === -rest)?.[0];
        if (dividend === undefined) continue;
        // divisor - rest - 1 ≥ 0, plus rest + row - part = 0, plus divisor × digit - row = 0.
        const shares = [
          { part: below, times: 1 },
          { part: difference.index, times: rest },
          { part: row.index, times: product.sign },
        ];
        const written = `${dividend} < ${product.product} + ${print(large)}`;
        notes.push(...derived("division", shares, written, setting));
      }
    }
  }
  return notes;
}

function rowOf(
  { cleared }: Part,
  divisor: string,
): { readonly product: string; readonly result: string; readonly sign: 1 | -1 } | undefined {
  if (cleared === undefined) return undefined;
  for (const [product, result, sign] of [
    [cleared.left, cleared.right, 1],
    [cleared.right, cleared.left, -1],
  ] as const) {
    if (product.kind !== "product" || result.kind !== "word") continue;
    if (product.factors.some(({ operator }) => operator !== "*")) continue;
    if (product.factors.some(({ operand }) => print(operand) === divisor))
      return { product: print(product), result: print(result), sign };
  }
  return undefined;
}

/** The words of an equation of sums with their signs, left less right. */
function wordTerms({ comparison }: Part): Map<string, number> | undefined {
  if (comparison?.operator !== "=") return undefined;
  const terms = new Map<string, number>();
  const add = (node: Expression, sign: number): boolean => {
    if (node.kind === "word") {
      terms.set(print(node), (terms.get(print(node)) ?? 0) + sign);
      return true;
    }
    return (
      node.kind === "sum" &&
      node.terms.every(({ operator, operand }) => add(operand, operator === "+" ? sign : -sign))
    );
  };
  return add(comparison.left, 1) && add(comparison.right, -1) ? terms : undefined;
}
