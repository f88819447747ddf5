/**
 * New relations between words that follow from several parts together, found by their words: rows of one
 * multiplicand whose digits add up, and the steps of a division. They depend on the puzzle alone.
 */

import type { Expression } from "../../syntax/ast.js";
import { combinationOf, type Share } from "../setting/combination.js";
import type { Constraint } from "../setting/constraint.js";
import { keyText, toldText } from "../setting/names.js";
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

/** More are no help, but each step of a written-out calculation has its own. */
const MOST = 6;
const MOST_OF_LAYOUT = 40;

const known = new WeakMap<Setting, readonly DerivedNote[]>();

export function derivedNotes(setting: Setting): readonly DerivedNote[] {
  let notes = known.get(setting);
  if (notes === undefined) {
    notes = [...fromRows(setting), ...fromChains(setting), ...fromDivisions(setting)];
    notes = notes.slice(0, setting.puzzle.formula.layout === undefined ? MOST : MOST_OF_LAYOUT);
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
  readonly result: Expression;
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
        const [a, b, sum] = [first, second, total].map(({ result }) => toldText(result, setting));
        const written = `${a} + ${b} = ${sum}`;
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
    return { part: index, word: keyText(word), number: Number(number.whole), result, sign };
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
      .filter((second) => first.small.kind === "product" && keyText(first.large) === keyText(second.small))
      .flatMap((second) =>
        derived(
          "chain",
          [first, second].map(({ part }) => ({ part, times: 1 })),
          `${toldText(first.small, setting)} < ${toldText(second.large, setting)}`,
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
    for (const step of setting.parts) {
      const product = rowOf(step, keyText(large));
      if (product === undefined) continue;
      for (const difference of setting.parts) {
        const terms = wordTerms(difference);
        const [rest, subtracted] = [
          terms?.get(keyText(small))?.times,
          terms?.get(keyText(product.result))?.times,
        ];
        if (terms === undefined || terms.size !== 3 || rest === undefined || subtracted === undefined)
          continue;
        if (Math.abs(rest) !== 1 || subtracted !== rest) continue;
        const dividend = [...terms.values()].find(({ times }) => times === -rest)?.word;
        if (dividend === undefined) continue;
        // divisor - rest - 1 ≥ 0, plus rest + row - part = 0, plus divisor × digit - row = 0.
        const shares = [
          { part: below, times: 1 },
          { part: difference.index, times: rest },
          { part: step.index, times: product.sign },
        ];
        const [total, row, divisor] = [dividend, product.product, large].map((node) =>
          toldText(node, setting),
        );
        const written = `${total} < ${row} + ${divisor}`;
        notes.push(...derived("division", shares, written, setting));
      }
    }
  }
  return notes;
}

function rowOf(
  { cleared }: Part,
  divisor: string,
): { readonly product: Expression; readonly result: Expression; readonly sign: 1 | -1 } | undefined {
  if (cleared === undefined) return undefined;
  for (const [product, result, sign] of [
    [cleared.left, cleared.right, 1],
    [cleared.right, cleared.left, -1],
  ] as const) {
    if (product.kind !== "product" || result.kind !== "word") continue;
    if (product.factors.some(({ operator }) => operator !== "*")) continue;
    if (product.factors.some(({ operand }) => keyText(operand) === divisor)) return { product, result, sign };
  }
  return undefined;
}

interface Term {
  readonly word: Expression;
  readonly times: number;
}

/** The words of an equation of sums with their signs, left less right. */
function wordTerms({ comparison }: Part): Map<string, Term> | undefined {
  if (comparison?.operator !== "=") return undefined;
  const terms = new Map<string, Term>();
  const add = (node: Expression, sign: number): boolean => {
    if (node.kind === "word") {
      const key = keyText(node);
      terms.set(key, { word: node, times: (terms.get(key)?.times ?? 0) + sign });
      return true;
    }
    return (
      node.kind === "sum" &&
      node.terms.every(({ operator, operand }) => add(operand, operator === "+" ? sign : -sign))
    );
  };
  return add(comparison.left, 1) && add(comparison.right, -1) ? terms : undefined;
}
