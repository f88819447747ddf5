/**
 * From a stuck position: what the player has entered can be taken as given, so that the explanation goes on from there.
 * It stands in the link as `known=R=0,T=7`; the puzzle itself, and so its board, stays the same.
 */
import type { GoodPuzzle } from "../state/puzzle.js";

type Digits = Readonly<Record<string, number>>;

/** As a key of the link. */
export const digitsText = (digits: Digits): string =>
  Object.entries(digits)
    .map(([symbol, digit]) => `${symbol}=${digit}`)
    .join(",");

/** Digits from a key of the link; what is no digit of a letter of the puzzle is left out. */
export function readDigitsText(text: string | undefined, { formula }: GoodPuzzle): Digits {
  const digits: Record<string, number> = {};
  for (const part of (text ?? "").split(",")) {
    const [, symbol = "", digit = ""] = /^(.+)=(\d{1,2})$/u.exec(part.trim()) ?? [];
    const isKnown = formula.letters.includes(symbol) || /^\?\d+$/.test(symbol);
    if (isKnown && Number(digit) < LARGEST_BASE) digits[symbol] = Number(digit);
  }
  return digits;
}

const LARGEST_BASE = 36;

/** The puzzle with these digits given. */
export function withDigits(puzzle: GoodPuzzle, digits: Digits): GoodPuzzle {
  if (Object.keys(digits).length === 0) return puzzle;
  return { ...puzzle, rules: { ...puzzle.rules, given: { ...puzzle.rules.given, ...digits } } };
}

/** What is entered on the kept board of a puzzle. The board is a part of its own that is loaded for this. */
export async function boardDigits(puzzle: GoodPuzzle): Promise<Digits> {
  const { keptGame } = await import("../play/kept-board.js");
  const kept = await keptGame(puzzle);
  return Object.fromEntries(
    [...(kept?.board.writing.digits ?? [])].map(([symbol, { digit }]) => [symbol, digit]),
  );
}
