/**
 * Why there is no solution, where one sentence with numbers shows it: a side that is too
 * short for the other, or a collected equation that cannot reach 0. What needs a search
 * has no such sentence; its proof is that the search is complete.
 */

import { COUNT_WORDS } from "../semantics/count-words.js";
import { writtenWord } from "../semantics/pose.js";
import type { Place, Puzzle } from "../semantics/puzzle.js";
import { symbolsOf } from "../semantics/puzzle.js";
import type { Expression } from "../syntax/ast.js";
import { print } from "../syntax/printer.js";
import { operandsOf } from "../syntax/walk.js";
import { say, thousands } from "../wording/say.js";
import { type Comparison, type Condition, conditionsOf } from "./condition.js";
import { hasNoValue, tryEvaluate } from "./linear.js";
import { reach } from "./reach.js";

/** The reason why a puzzle has no solution, to stand behind "No solution: "; undefined when no single sentence shows it. */
export function whyImpossible(puzzle: Puzzle): string | undefined {
  if (puzzle.contradiction !== undefined) return puzzle.contradiction;
  for (const condition of conditionsOf(puzzle, new Set())) {
    const reason =
      withoutValue(condition.expression, puzzle) ??
      byLength(condition, puzzle) ??
      byCoefficients(condition, puzzle);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** A part without letters that has no value, such as 1/0, in a place that is always reached. */
function withoutValue(node: Expression, puzzle: Puzzle): string | undefined {
  if (node.kind === "and" || node.kind === "or") return withoutValue(node.operands[0] as Expression, puzzle);
  if (node.kind === "word" || node.kind === "numeral" || (node.kind === "call" && node.name === "range"))
    return undefined;
  const below = node.kind === "relation" ? operandsOf(node).slice(0, 2) : operandsOf(node);
  for (const part of below) {
    const reason = withoutValue(part, puzzle);
    if (reason !== undefined) return reason;
  }
  const hasLetters = below.some((part) => symbolsOf(part, puzzle).size > 0);
  if (hasLetters || !hasNoValue(node, puzzle)) return undefined;
  return say("{what} has no value.", { what: print(node) });
}

interface Size {
  readonly least: bigint;
  readonly greatest: bigint;
}

/** The least and greatest value by the lengths of the words alone; undefined beyond + - * and powers. */
function sizeOf(node: Expression, puzzle: Puzzle): Size | undefined {
  switch (node.kind) {
    case "word": {
      const places = puzzle.places.get(node) as readonly Place[];
      const digitAt = (place: Place, pick: "first" | "last"): bigint => {
        if (place < 0) return BigInt(-1 - place);
        const domain = puzzle.symbols[place]?.domain as readonly number[];
        return BigInt((pick === "first" ? domain[0] : domain[domain.length - 1]) ?? 0);
      };
      const base = BigInt(puzzle.base);
      return {
        least: places.reduce((value, place) => value * base + digitAt(place, "first"), 0n),
        greatest: places.reduce((value, place) => value * base + digitAt(place, "last"), 0n),
      };
    }
    case "numeral": {
      const value = tryEvaluate(node, puzzle);
      return typeof value === "bigint" ? { least: value, greatest: value } : undefined;
    }
    case "negate": {
      const a = sizeOf(node.operand, puzzle);
      return a && { least: -a.greatest, greatest: -a.least };
    }
    case "sum": {
      let total: Size = { least: 0n, greatest: 0n };
      for (const { operator, operand } of node.terms) {
        const a = sizeOf(operand, puzzle);
        if (a === undefined) return undefined;
        total =
          operator === "+"
            ? { least: total.least + a.least, greatest: total.greatest + a.greatest }
            : { least: total.least - a.greatest, greatest: total.greatest - a.least };
      }
      return total;
    }
    case "product": {
      let total: Size = { least: 1n, greatest: 1n };
      for (const { operator, operand } of node.factors) {
        const a = sizeOf(operand, puzzle);
        if (a === undefined || operator !== "*" || a.least < 0n || total.least < 0n) return undefined;
        total = { least: total.least * a.least, greatest: total.greatest * a.greatest };
      }
      return total;
    }
    case "power": {
      const a = sizeOf(node.base, puzzle);
      const n = tryEvaluate(node.exponent, puzzle);
      if (a === undefined || a.least < 0n || typeof n !== "bigint" || n < 1n || n > 64n) return undefined;
      return { least: a.least ** n, greatest: a.greatest ** n };
    }
    default:
      return undefined;
  }
}

function byLength({ comparison }: Condition, puzzle: Puzzle): string | undefined {
  if (comparison === undefined) return undefined;
  const { left, right, operator } = comparison;
  const l = sizeOf(left, puzzle);
  const r = l && sizeOf(right, puzzle);
  if (l === undefined || r === undefined) return undefined;
  const tooSmall = impossibleBelow(operator, l.greatest, r.least);
  const tooLarge = impossibleAbove(operator, l.least, r.greatest);
  if (tooSmall)
    return say("{most}, but {least}.", {
      most: most(left, l.greatest, puzzle),
      least: least(right, r.least, puzzle),
    });
  if (tooLarge)
    return say("{most}, but {least}.", {
      most: most(right, r.greatest, puzzle),
      least: least(left, l.least, puzzle),
    });
  return undefined;
}

/** left is at most `greatest` and right at least `least`: does that rule the relation out? */
function impossibleBelow(operator: Comparison, greatest: bigint, least: bigint): boolean {
  if (operator === "=" || operator === ">=") return greatest < least;
  return operator === ">" && greatest <= least;
}

function impossibleAbove(operator: Comparison, least: bigint, greatest: bigint): boolean {
  if (operator === "=" || operator === "<=") return least > greatest;
  return operator === "<" && least >= greatest;
}

/** "two three-digit numbers add up to at most 999 + 999 = 1,998" */
function most(node: Expression, greatest: bigint, puzzle: Puzzle): string {
  const words =
    node.kind === "sum" && node.terms.every((t) => t.operator === "+" && t.operand.kind === "word");
  if (!words || node.kind !== "sum")
    return say("{what} is at most {number}", {
      what: subject(node),
      number: written(greatest, puzzle.base),
    });
  const lengths = node.terms.map((t) => (t.operand.kind === "word" ? t.operand.cells.length : 0));
  const sizes = node.terms.map((t) => written((sizeOf(t.operand, puzzle) as Size).greatest, puzzle.base));
  const same = sizes.every((s) => s === sizes[0]) && lengths.every((n) => n === lengths[0]);
  const total = written(greatest, puzzle.base);
  if (!same) {
    if (sizes.length > 6) return say("{what} is at most {number}", { what: subject(node), number: total });
    return say("the {count} numbers on that side add up to at most {working} = {total}", {
      count: countWord(sizes.length),
      working: sizes.join(" + "),
      total,
    });
  }
  const working = sizes.length <= 2 ? sizes.join(" + ") : `${sizes.length} × ${sizes[0]}`;
  return say("{count} {long} numbers add up to at most {working} = {total}", {
    count: countWord(sizes.length),
    long: digitsWord(lengths[0] as number),
    working,
    total,
  });
}

/** "CURRENT has seven digits, at least 1,000,000" */
function least(node: Expression, value: bigint, puzzle: Puzzle): string {
  const number = written(value, puzzle.base);
  if (node.kind === "word") {
    const n = node.cells.length;
    if (n > LONGEST)
      return say("{word} has {count} digits", {
        word: shortened(writtenWord(node)),
        count: grouped(BigInt(n)),
      });
    const word = writtenWord(node);
    return n === 1
      ? say("{word} has one digit, at least {number}", { word, number })
      : say("{word} has {count} digits, at least {number}", { word, count: countWord(n), number });
  }
  return say("{what} is at least {number}", { what: subject(node), number });
}

const subject = (node: Expression): string => shortened(print(node));

/** Texts of more characters are cut. */
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3)}…`;

/** After collecting every letter, the sum cannot become what the relation wants. */
function byCoefficients({ linear }: Condition, puzzle: Puzzle): string | undefined {
  if (linear === undefined) return undefined;
  const items = [...linear.coefficients].map(([symbol, coefficient]) => ({ symbol, coefficient }));
  const rest = reach(puzzle, items);
  const lowest = rest.least + linear.constant;
  const highest = rest.greatest + linear.constant;
  const { operator } = linear;
  const below = impossibleBelow(operator, highest, 0n);
  const above = impossibleAbove(operator, lowest, 0n);
  const never = operator === "!=" && lowest === 0n && highest === 0n;
  if (!below && !above && !never) return undefined;
  const collected = collectedText(items, linear.constant, puzzle);
  if (items.length === 0)
    return say("everything cancels: what is left is {collected} {relation} 0, which is false.", {
      collected,
      relation: sign(operator),
    });
  if (never) return say("collected letter by letter, {collected} is always 0.", { collected });
  const relation = sign(operator);
  if (below) {
    const sentence =
      "collected letter by letter, the puzzle says {collected} {relation} 0, but the left side is always at most {number}.";
    return say(sentence, { collected, relation, number: written(highest, 10) });
  }
  const sentence =
    "collected letter by letter, the puzzle says {collected} {relation} 0, but the left side is always at least {number}.";
  return say(sentence, { collected, relation, number: written(lowest, 10) });
}

const sign = (operator: Comparison): string =>
  ({ "=": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥" })[operator];

function collectedText(
  items: readonly { symbol: number; coefficient: bigint }[],
  rest: bigint,
  puzzle: Puzzle,
): string {
  const parts = items.map(({ symbol, coefficient }) => {
    const size = coefficient < 0n ? -coefficient : coefficient;
    return {
      negative: coefficient < 0n,
      text: `${size === 1n ? "" : `${written(size, 10)}·`}${puzzle.symbols[symbol]?.name ?? ""}`,
    };
  });
  if (rest !== 0n || parts.length === 0)
    parts.push({ negative: rest < 0n, text: written(rest < 0n ? -rest : rest, 10) });
  return parts
    .map((p, i) => (i === 0 ? (p.negative ? "-" : "") : p.negative ? " - " : " + ") + p.text)
    .join("");
}

/** A number in base ten with its thousands apart; in another base its digits, with the base said. */
function written(value: bigint, base: number): string {
  const text = value.toString(base).toUpperCase();
  if (text.length > LONGEST)
    return say("a number of {count} digits", { count: grouped(BigInt(text.replace("-", "").length)) });
  if (base === 10) return value < 0n ? `-${grouped(-value)}` : grouped(value);
  return say("{number} (base {base})", { number: text, base });
}

/** Numbers with more digits are not written out, and texts with more characters are cut. */
const LONGEST = 60;

const grouped = (n: bigint): string => n.toString().replace(/\B(?=(\d{3})+$)/g, thousands());

function countWord(n: number): string {
  const word = COUNT_WORDS[n];
  return word === undefined ? `${n}` : say(word);
}

/** "three-digit" */
function digitsWord(n: number): string {
  const word = COUNT_WORDS[n];
  return word === undefined ? say("{n}-digit", { n }) : say(`${word}-digit` as const);
}
