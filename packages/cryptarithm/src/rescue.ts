/**
 * Which single rule stands in the way of a puzzle without a solution: each usual rule is changed alone, and
 * the search is asked again. Changes of the puzzle itself are the business of repair.
 */
import type { Rescue } from "./deduce/tell/tell-none.js";
import type { AnswerOptions } from "./search/answer.js";
import { answer } from "./search/answer-puzzle.js";
import { now } from "./search/meter.js";
import { allows, type Given, type Rules } from "./semantics/rules.js";

/** All the questions together take no longer. */
const MILLISECONDS = 500;

/** One question takes no more nodes, so that on most machines it is these that end it, not the time. */
const MOST_NODES = 30_000;

/** Larger bases help no reader. */
const LARGEST_BASE = 16;

interface Change {
  readonly rule: Rescue["rule"];
  readonly value: string | number;
  readonly letter?: string;
  readonly options: AnswerOptions;
}

/** The single changes that give solutions, the smallest change first. */
export function rescuesOf(text: string, options: AnswerOptions, rules: Rules): Rescue[] {
  const started = now();
  const rescues: Rescue[] = [];
  for (const { options: changed, ...change } of changesOf(options, rules)) {
    const left = Math.min(MILLISECONDS, options.milliseconds ?? MILLISECONDS) - (now() - started);
    if (left <= 0 || options.signal?.aborted) break;
    // Of the bases only the first that helps is told.
    if (change.rule === "base" && rescues.some(({ rule }) => rule === "base")) continue;
    const found = answer(text, {
      ...options,
      base: rules.base,
      ...changed,
      contrast: false,
      limit: 1,
      nodes: MOST_NODES,
      milliseconds: left,
      onProgress: undefined,
      crew: undefined,
    });
    if (found.status === "invalid" || found.count === 0n) continue;
    const count = found.count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(found.count) : String(found.count);
    const example = found.solutions[0]?.text ?? "";
    rescues.push({ ...change, count, complete: found.complete, example });
  }
  return rescues;
}

function* changesOf(options: AnswerOptions, rules: Rules): Generator<Change> {
  const given = Object.entries(rules.given);
  for (const [letter, what] of given) {
    const others = Object.fromEntries(given.filter(([other]) => other !== letter));
    yield { rule: "given", letter, value: givenText(what, rules.base), options: { given: others } };
  }
  if (rules.leadingZero === "forbid")
    yield { rule: "leadingZero", value: "allow", options: { leadingZero: "allow" } };
  if (rules.loneZero === "forbid") yield { rule: "loneZero", value: "allow", options: { loneZero: "allow" } };
  if (rules.literals === "reserved") yield { rule: "literals", value: "free", options: { literals: "free" } };
  const all = `0-${rules.base - 1}`;
  if (options.digits !== undefined && rules.digits !== all)
    yield { rule: "digits", value: all, options: { digits: all } };
  for (let base = rules.base + 1; options.digits === undefined && base <= LARGEST_BASE; base++)
    yield { rule: "base", value: base, options: { base } };
  if (rules.distinct !== "off") yield { rule: "distinct", value: "off", options: { distinct: "off" } };
}

function givenText(given: Given, base: number): string {
  const digits = Array.from({ length: base }, (_, digit) => digit).filter((digit) => allows(given, digit));
  return digits.map((digit) => digit.toString(base).toUpperCase()).join("|");
}
