/** What a player can do with one symbol or carry, each as one step: the same whether a key, a finger or the notes did it. */
import type { Board } from "./board.js";
import { crossesOf, digitOf, withCarry, withCrosses, withDigit } from "./writing.js";

/** Enters a digit; the same again clears it. */
export function enter(board: Board, symbol: string, digit: number): Board {
  if (digitOf(board.writing, symbol) === digit)
    return board.step({ kind: "clear", symbol }, withDigit(board.writing, symbol, undefined));
  const entry = { digit, fork: board.fork };
  return board.step({ kind: "enter", symbol, digit }, withDigit(board.writing, symbol, entry));
}

/** Crosses a digit out, or back. A digit that is entered and crossed out is no longer entered. */
export function cross(board: Board, symbol: string, digit: number): Board {
  const crossed = crossesOf(board.writing, symbol);
  if (crossed.includes(digit)) {
    const left = crossed.filter((each) => each !== digit);
    return board.step({ kind: "uncross", symbol, digit }, withCrosses(board.writing, symbol, left));
  }
  const bare =
    digitOf(board.writing, symbol) === digit ? withDigit(board.writing, symbol, undefined) : board.writing;
  return board.step({ kind: "cross", symbol, digit }, withCrosses(bare, symbol, [...crossed, digit]));
}

/** The notes: open, crossed out, entered, open again. */
export function cycle(board: Board, symbol: string, digit: number): Board {
  return crossesOf(board.writing, symbol).includes(digit) || digitOf(board.writing, symbol) === digit
    ? enter(board, symbol, digit)
    : cross(board, symbol, digit);
}

/** Clears the digit of a symbol, and when it has none its crosses. */
export function clear(board: Board, symbol: string): Board {
  return digitOf(board.writing, symbol) === undefined
    ? board.step({ kind: "clear-crosses", symbol }, withCrosses(board.writing, symbol, []))
    : board.step({ kind: "clear", symbol }, withDigit(board.writing, symbol, undefined));
}

/** How large carries can be, and the base that they are written in. */
interface CarryRoom {
  readonly base: number;
  readonly most: number;
}

/** Writes a carry; the same again clears it. Where carries can have two digits a second one is written behind the first. */
export function carry(board: Board, slot: string, digit: number, { base, most }: CarryRoom): Board {
  const before = board.writing.carries.get(slot) ?? 0;
  const longer = before * base + digit;
  if (before > 0 && longer <= most) return withCarryStep(board, slot, longer);
  return board.writing.carries.get(slot) === digit
    ? clearCarry(board, slot)
    : withCarryStep(board, slot, digit);
}

const withCarryStep = (board: Board, slot: string, digit: number): Board =>
  board.step({ kind: "carry", slot, digit }, withCarry(board.writing, slot, digit));

export function clearCarry(board: Board, slot: string): Board {
  return board.step({ kind: "clear-carry", slot }, withCarry(board.writing, slot, undefined));
}
