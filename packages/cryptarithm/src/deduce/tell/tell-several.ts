/**
 * What to say of a puzzle with several solutions, in the order in which it should be said: what was asked
 * for, how many there are, the exchange that makes them many, what is forced, where they part, and
 * what would make it unique.
 */

import type { Telling } from "../rule.js";
import type { Asked } from "../several/asked.js";
import type { DigitCount } from "../several/letter-fork.js";
import type { Interchange, Listed, Several } from "../several/several.js";
import type { Given } from "../several/unique-givens.js";
import { digitText } from "./claim-text.js";

/** The sentences on several solutions; each can stand on a line of its own. */
export function tellSeveral(several: Several, asked: readonly Asked[] = []): Telling[] {
  const { count, listed } = several;
  return [
    ...asked.map(tellAsked),
    { template: "several", slots: { count: numberSlot(count) } },
    ...several.interchangeable.map(tellInterchange),
    ...tellPatterns(several),
    ...(listed === undefined ? [{ template: "several.not-listed", slots: {} }] : tellListed(listed)),
  ];
}

/** The sentence on one value that was asked for; also for a puzzle with one solution. */
export function tellAsked({ ask, unique, complete, values }: Asked): Telling {
  const [first] = values;
  if (unique && first !== undefined) return { template: "several.asked", slots: { ask, value: first.value } };
  if (!complete)
    return {
      template: "several.asked.differ",
      slots: { ask, values: { or: values.map(({ value }) => value) } },
    };
  const shown = values.slice(0, MOST_VALUES).map(({ value }) => value);
  return values.length > MOST_VALUES
    ? { template: "several.asked.some", slots: { ask, count: values.length, values: { and: shown } } }
    : { template: "several.asked.many", slots: { ask, values: { or: shown } } };
}

/** More values are not written out. */
const MOST_VALUES = 8;

/** Letters with more digits than that are not told one by one. */
const MOST_DIGITS = 3;

const numberSlot = (count: number | string): { readonly big: bigint } => ({ big: BigInt(count) });

function tellInterchange({ kind, names, always }: Interchange): Telling {
  const how = always ? "" : ".equal";
  return { template: `several.interchangeable.${kind}${how}`, slots: { names: { and: names } } };
}

function tellPatterns({ interchangeable, patterns, count }: Several): Telling[] {
  if (patterns === undefined) return [];
  const [only, ...others] = interchangeable;
  const pairs = others.length === 0 && only?.names.length === 2 && Number(count) === 2 * patterns;
  if (pairs && patterns === 1) return [{ template: "several.pair", slots: {} }];
  const slots = { count: numberSlot(count), patterns };
  if (patterns === 1) return [{ template: "several.patterns.one", slots }];
  return [{ template: pairs ? "several.pairs" : "several.patterns", slots }];
}

function tellListed({ letters, forced, fork, givens }: Listed): Telling[] {
  const tellings: Telling[] = [];
  const always = Object.entries(forced).map(([letter, digit]) => `${letter} = ${digitText(digit)}`);
  if (always.length === letters.length) return [{ template: "several.cells", slots: {} }];
  tellings.push(
    always.length === 0
      ? { template: "several.forced.none", slots: {} }
      : { template: "several.forced", slots: { facts: { and: always } } },
  );
  for (const { letter, digits } of letters) {
    if (digits.length < 2 || digits.length > MOST_DIGITS || letter === fork?.letter) continue;
    const options = { or: digits.map(({ digit }) => digitText(digit)) };
    tellings.push({ template: "several.takes", slots: { letter, digits: options } });
  }
  if (fork !== undefined) {
    const branches = fork.branches.map(({ digit, solutions }: DigitCount) =>
      solutions === 1 ? digitText(digit) : `${digitText(digit)} (${solutions})`,
    );
    const alone = fork.branches.every(({ solutions }) => solutions === 1);
    tellings.push({
      template: alone ? "several.fork.alone" : "several.fork",
      slots: { letter: fork.letter, branches: { or: branches } },
    });
  }
  const open = letters.filter(({ digits }) => digits.length > 1).map(({ letter }) => letter);
  return [...tellings, ...tellGivens({ letters, forced, givens }, open)];
}

function tellGivens({ givens }: Listed, open: readonly string[]): Telling[] {
  const { size, total, examples, missing } = givens;
  if (missing === "unknown cells") return [{ template: "several.givens.cells", slots: {} }];
  if (missing === "not looked at") return [{ template: "several.givens.unknown", slots: {} }];
  if (size > 1) {
    const example = { and: factsOf(examples[0] ?? {}) };
    return total === 1
      ? [{ template: "several.givens.one-set", slots: { size, example } }]
      : [{ template: "several.givens.sets", slots: { size, total: { big: BigInt(total) }, example } }];
  }
  const digitsOf = new Map<string, number[]>();
  for (const given of examples)
    for (const [letter, digit] of Object.entries(given))
      digitsOf.set(letter, [...(digitsOf.get(letter) ?? []), digit]);
  const facts = [...digitsOf].map(([letter, digits]) => `${letter} = ${digits.map(digitText).join("|")}`);
  const never = open.filter((letter) => !digitsOf.has(letter));
  const one: Telling = { template: "several.givens", slots: { facts: { or: facts } } };
  if (never.length === 0) return [one];
  return [one, { template: "several.givens.never", slots: { letters: { or: never } } }];
}

const factsOf = (given: Given): string[] =>
  Object.entries(given).map(([letter, digit]) => `${letter} = ${digitText(digit)}`);
