/**
 * What a player wrote, as keys of a link: `fill=M=1,O=0`, `not=E=2.3.4`, `carry=4=1` (the carry into column 4 is 1; of
 * a later part of the puzzle `carry=1:4=1`). Read from a link, and written only when somebody shares it.
 */
import type { Keys } from "../state/view.js";
import { NOTHING, slotOf, type Writing, withCarry, withCrosses, withDigit } from "./writing.js";

export const BOARD_KEYS = ["fill", "not", "carry"] as const;

/** The keys for what is written; empty for an empty board. */
export function writingToKeys({ digits, crosses, carries }: Writing): Keys {
  const keys = new Map<string, string>();
  const add = (name: (typeof BOARD_KEYS)[number], parts: readonly string[]): void => {
    if (parts.length > 0) keys.set(name, parts.join(","));
  };
  add(
    "fill",
    [...digits].map(([symbol, { digit }]) => `${linked(symbol)}=${digit}`),
  );
  add(
    "not",
    [...crosses].map(([symbol, crossed]) => `${linked(symbol)}=${crossed.join(".")}`),
  );
  add(
    "carry",
    [...carries].map(([slot, digit]) => `${slot.replace(/^0:/, "")}=${digit}`),
  );
  return keys;
}

/** Unknown cells are `_1`, `_2` … in links. */
const linked = (symbol: string): string => symbol.replace(/^\?/, "_");

export interface ReadKeys {
  /** Undefined when they say nothing. */
  readonly writing: Writing | undefined;
  /** What is of no symbol or carry that there is, or no digit. */
  readonly unread: readonly string[];
}

/** What can be written on a board. */
interface Writable {
  readonly symbols: readonly string[];
  readonly slots: ReadonlySet<string>;
  readonly base: number;
}

/** What the keys of a link say of what can be written. */
export function keysToWriting(keys: Keys, { symbols, slots, base }: Writable): ReadKeys {
  let writing = NOTHING;
  const unread: string[] = [];
  const symbolOf = (name: string): string | undefined => {
    const written = name.replace(/^_/, "?");
    return symbols.find((symbol) => symbol === written || symbol === written.toUpperCase());
  };
  const digitOf = (text: string): number | undefined => {
    const digit = Number(text);
    return /^\d{1,2}$/.test(text) && digit < base ? digit : undefined;
  };
  for (const [name, value] of pairs(keys.get("fill"))) {
    const [symbol, digit] = [symbolOf(name), digitOf(value)];
    if (symbol !== undefined && digit !== undefined) writing = withDigit(writing, symbol, { digit, fork: 0 });
    else unread.push(`${name} = ${value}`);
  }
  for (const [name, value] of pairs(keys.get("not"))) {
    const symbol = symbolOf(name);
    const digits = value.split(".").flatMap((text) => digitOf(text) ?? []);
    if (symbol !== undefined && digits.length > 0) writing = withCrosses(writing, symbol, digits);
    else unread.push(`${name} ≠ ${value}`);
  }
  for (const [name, value] of pairs(keys.get("carry"))) {
    const [, part = "0", place] = /^(?:(\d{1,3}):)?(-?\d{1,4})$/.exec(name) ?? [];
    const slot = slotOf(Number(part), Number(place));
    if (slots.has(slot) && /^\d{1,3}$/.test(value)) writing = withCarry(writing, slot, Number(value));
    else unread.push(`c${name} = ${value}`);
  }
  return { writing: writing === NOTHING ? undefined : writing, unread };
}

function pairs(value: string | undefined): [name: string, value: string][] {
  return (value ?? "").split(/[,;]/).flatMap((part): [string, string][] => {
    const at = part.lastIndexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()]];
  });
}
