/**
 * What to say when the two sides of a part can never be of the same size: "two three-digit numbers add up to
 * at most 999 + 999 = 1,998, but CURRENT has seven digits, at least 1,000,000". The numbers are those of
 * the facts that are cited. Of sides without a number for their size nothing is said here.
 */
import { compare, type Exact } from "../../number/exact.js";
import type { Expression } from "../../syntax/ast.js";
import { print } from "../../syntax/printer.js";
import type { Slot, Telling } from "../rule.js";
import { toldText } from "../setting/names.js";
import type { Comparison } from "../setting/part.js";
import { boundsOf } from "../state/part-bounds.js";
import type { View } from "../state/view.js";

/** Texts of more characters are cut, and numbers of more digits are not written out. */
const LONGEST = 60;

/** The sentences for a part whose sides cannot compare as it says; undefined when there is nothing to say. */
export function tellSizes(part: number, cited: View): Telling[] | undefined {
  const comparison = cited.setting.parts[part]?.comparison;
  const left = comparison && sideOf(comparison.left, cited);
  const right = comparison && sideOf(comparison.right, cited);
  if (left === undefined || right === undefined) return undefined;
  if (comparison?.operator !== "=") return tellOrder(left, comparison?.operator ?? "=", right, cited);
  const [small, large] = left.high < right.low ? [left, right] : [right, left];
  if (small.high >= large.low) return undefined;
  const { base } = cited.setting;
  return [
    { template: "sizes", slots: { most: mostOf(small, cited), least: leastOf(large, cited) } },
    ...(base === 10 ? [] : [{ template: "sizes.base", slots: { base } }]),
  ];
}

const TURNED: Partial<Record<Comparison, Comparison>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

/** A side that is never more than a number, or never less. */
function tellOrder(left: Side, operator: Comparison, right: Side, cited: View): Telling[] | undefined {
  const isNumber = ({ low, high }: Side): boolean => low === high;
  if (isNumber(left) === isNumber(right)) return undefined;
  const order = isNumber(right) ? operator : TURNED[operator];
  const [side, { low }] = isNumber(right) ? [left, right] : [right, left];
  const value = numberSlot(low, cited.setting.base);
  if (value === undefined || (order !== ">" && order !== ">=" && order !== "<" && order !== "<="))
    return undefined;
  const known = order === ">" || order === ">=" ? mostOf(side, cited) : leastOf(side, cited);
  return [{ template: ORDERS[order], slots: { known, value } }];
}

const ORDERS = {
  ">": "sizes.never-more",
  ">=": "sizes.never-as-much",
  "<": "sizes.never-less",
  "<=": "sizes.never-as-little",
} as const;

interface Side {
  readonly node: Expression;
  readonly low: bigint;
  readonly high: bigint;
}

function sideOf(node: Expression, view: View): Side | undefined {
  const { low, high } = boundsOf(node, view);
  const isWhole = (value: Exact | undefined): value is bigint => typeof value === "bigint";
  return isWhole(low) && isWhole(high) ? { node, low, high } : undefined;
}

function mostOf({ node, high }: Side, view: View): Telling {
  const { base } = view.setting;
  const total = numberSlot(high, base);
  const digits = lengthOf(high, base);
  if (total === undefined)
    return { template: "sizes.most.digits", slots: { side: sideText(node, view), digits } };
  const alike = alikeWords(node, view);
  if (alike !== undefined) {
    const each = written(alike.each, base);
    const working = alike.count > 2 ? `${alike.count} × ${each}` : `${each} + ${each}`;
    const slots = {
      count: { words: alike.count },
      digits: { words: alike.digits },
      working: { figures: working },
      total,
    };
    return { template: "sizes.most.alike", slots };
  }
  const working = workingOf(node, "high", view);
  const slots: Record<string, Slot> = { side: sideText(node, view), total };
  if (working === undefined) return { template: "sizes.most", slots };
  return { template: "sizes.most.working", slots: { ...slots, working } };
}

function leastOf({ node, low }: Side, view: View): Telling {
  const { base } = view.setting;
  const total = numberSlot(low, base);
  const side = sideText(node, view);
  if (total === undefined)
    return { template: "sizes.least.digits", slots: { side, digits: lengthOf(low, base) } };
  if (node.kind === "numeral") return { template: "sizes.is", slots: { total } };
  // The length speaks for itself when the number is the smallest of that length.
  if (node.kind === "word" && node.cells.length > 1 && low === BigInt(base) ** BigInt(node.cells.length - 1))
    return { template: "sizes.least.word", slots: { side, digits: { words: node.cells.length }, total } };
  const working = workingOf(node, "low", view);
  if (working === undefined) return { template: "sizes.least", slots: { side, total } };
  return { template: "sizes.least.working", slots: { side, working, total } };
}

/** Two or more words of the same size that are added up. */
function alikeWords(
  node: Expression,
  view: View,
): { readonly count: number; readonly digits: number; readonly each: bigint } | undefined {
  if (node.kind !== "sum") return undefined;
  const sizes = node.terms.map(({ operator, operand }) =>
    operator === "+" && operand.kind === "word"
      ? { digits: operand.cells.length, each: boundsOf(operand, view).high }
      : undefined,
  );
  const [first] = sizes;
  if (typeof first?.each !== "bigint") return undefined;
  const { digits, each } = first;
  const alike = sizes.every(
    (s) => s?.digits === digits && typeof s.each === "bigint" && compare(s.each, each) === 0,
  );
  return alike ? { count: sizes.length, digits, each } : undefined;
}

/** The side with a number in the place of each word: `999 × 99`; undefined where that says nothing more. */
function workingOf(node: Expression, end: "low" | "high", view: View): Slot | undefined {
  if (node.kind === "word" || node.kind === "numeral") return undefined;
  const filled = filledWith(node, end, view);
  const text = filled && print(filled);
  return text === undefined || text.length > LONGEST ? undefined : { figures: text };
}

function filledWith(node: Expression, end: "low" | "high", view: View): Expression | undefined {
  const other = end === "low" ? "high" : "low";
  switch (node.kind) {
    case "numeral":
      return node;
    case "word": {
      const value = boundsOf(node, view)[end];
      if (typeof value !== "bigint") return undefined;
      const whole = written(value, view.setting.base);
      return { kind: "numeral", whole, fraction: "", decimal: false, span: node.span };
    }
    case "sum": {
      const terms = node.terms.map(({ operator, operand }) => ({
        operator,
        operand: filledWith(operand, operator === "+" ? end : other, view),
      }));
      return terms.every(isFilled) ? { ...node, terms } : undefined;
    }
    case "product": {
      const factors = node.factors.map(({ operator, operand }) => ({
        operator,
        operand: operator === "*" ? filledWith(operand, end, view) : undefined,
      }));
      return factors.every(isFilled) ? { ...node, factors } : undefined;
    }
    case "power": {
      const base = filledWith(node.base, end, view);
      return base && node.exponent.kind === "numeral" ? { ...node, base } : undefined;
    }
    default:
      return undefined;
  }
}

const isFilled = <T extends { readonly operand: Expression | undefined }>(
  item: T,
): item is T & { readonly operand: Expression } => item.operand !== undefined;

const sideText = (node: Expression, { setting }: View): string => {
  const text = toldText(node, setting);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
};

const written = (value: bigint, base: number): string => value.toString(base).toUpperCase();

const lengthOf = (value: bigint, base: number): number => written(value < 0n ? -value : value, base).length;

function numberSlot(value: bigint, base: number): Slot | undefined {
  const text = written(value, base);
  return text.length > LONGEST ? undefined : { figures: text };
}
