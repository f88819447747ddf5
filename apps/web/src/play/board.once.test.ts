/** A board is a value: steps, undo and redo, tries, and what is kept of it. */
import { describe, expect, it } from "vitest";
import { Board, DEEPEST_TRY } from "./board.js";
import { boardOf, recordOf, STEPS_KEPT } from "./board-record.js";
import { carry, clear, cross, cycle, enter } from "./gestures.js";
import { crossesOf, digitOf, NOTHING, sameWriting } from "./writing.js";

const kept = (board: Board): Board => {
  const read = boardOf(JSON.parse(JSON.stringify(recordOf(board))));
  if (read === undefined) throw new Error("the record is not read");
  return read;
};

/** How large the carries of a short sum are. */
const ONE_DIGIT = { base: 10, most: 1 };

describe("gestures", () => {
  it("enter a digit, and the same again clears it", () => {
    const once = enter(new Board(), "E", 5);
    expect(digitOf(once.writing, "E")).toBe(5);
    expect(digitOf(enter(once, "E", 5).writing, "E")).toBeUndefined();
    expect(digitOf(enter(once, "E", 6).writing, "E")).toBe(6);
  });

  it("cross digits out and back, and never keep a digit that is crossed out", () => {
    const crossed = cross(cross(new Board(), "E", 4), "E", 2);
    expect(crossesOf(crossed.writing, "E")).toEqual([2, 4]);
    expect(crossesOf(cross(crossed, "E", 4).writing, "E")).toEqual([2]);
    const entered = enter(crossed, "E", 4);
    expect(crossesOf(entered.writing, "E")).toEqual([2]);
    expect(digitOf(cross(entered, "E", 4).writing, "E")).toBeUndefined();
  });

  it("go round in the notes: crossed out, entered, open", () => {
    const one = cycle(new Board(), "E", 5);
    const two = cycle(one, "E", 5);
    const three = cycle(two, "E", 5);
    expect(crossesOf(one.writing, "E")).toEqual([5]);
    expect(digitOf(two.writing, "E")).toBe(5);
    expect(sameWriting(three.writing, NOTHING)).toBe(true);
  });

  it("clear the digit first and then the crosses", () => {
    const board = enter(cross(new Board(), "E", 2), "E", 5);
    const once = clear(board, "E");
    expect([digitOf(once.writing, "E"), crossesOf(once.writing, "E")]).toEqual([undefined, [2]]);
    expect(crossesOf(clear(once, "E").writing, "E")).toEqual([]);
  });

  it("write a carry of two digits where there are such carries, and the same one again clears one of one digit", () => {
    const of = (digits: readonly number[], most: number): number | undefined =>
      digits
        .reduce((board, digit) => carry(board, "0:1", digit, { base: 10, most }), new Board())
        .writing.carries.get("0:1");
    expect(of([1, 2], 19)).toBe(12);
    expect(of([1, 1], 19)).toBe(11);
    expect(of([1, 2, 3], 19)).toBe(3);
    expect(of([0, 5], 19)).toBe(5);
    expect(of([2, 5], 19)).toBe(5);
    expect(of([1, 2], 9)).toBe(2);
    expect(of([1, 1], 1)).toBeUndefined();
  });

  it("are no step when nothing changes", () => {
    const board = new Board();
    expect(clear(board, "E")).toBe(board);
    expect(board.startOver()).toBe(board);
  });
});

describe("undo", () => {
  const full = [..."SENDMORY"].reduce((board, letter, i) => enter(board, letter, i), new Board());

  it("goes back to the empty board and forward again", () => {
    let board = full;
    for (let step = board.undo(); step !== undefined; step = board.undo()) board = step.board;
    expect(sameWriting(board.writing, NOTHING)).toBe(true);
    for (let step = board.redo(); step !== undefined; step = board.redo()) board = step.board;
    expect(sameWriting(board.writing, full.writing)).toBe(true);
  });

  it("takes Start over back in one step", () => {
    const over = full.startOver();
    expect(sameWriting(over.writing, NOTHING)).toBe(true);
    expect(sameWriting(over.undo()?.board.writing ?? NOTHING, full.writing)).toBe(true);
  });

  it("forgets what was undone when something new is written", () => {
    const back = full.undo()?.board ?? full;
    expect(carry(back, "0:1", 1, ONE_DIGIT).canRedo).toBe(false);
  });
});

describe("tries", () => {
  const before = enter(new Board(), "M", 1);

  it("give everything back when they are given up", () => {
    const tried = before.try() ?? before;
    const wrong = cross(carry(enter(enter(tried, "M", 2), "S", 8), "0:1", 1, ONE_DIGIT), "E", 5);
    expect(sameWriting(wrong.giveUp().writing, before.writing)).toBe(true);
    expect(wrong.giveUp().fork).toBe(0);
  });

  it("mark what was entered in them until it is kept", () => {
    const tried = enter(before.try() ?? before, "S", 9);
    expect(tried.writing.digits.get("S")).toEqual({ digit: 9, fork: 1 });
    expect(tried.writing.digits.get("M")).toEqual({ digit: 1, fork: 0 });
    expect(tried.keep().writing.digits.get("S")).toEqual({ digit: 9, fork: 0 });
  });

  it("go five deep", () => {
    let board: Board | undefined = before;
    for (let i = 0; i < DEEPEST_TRY; i++) board = board?.try();
    expect(board?.fork).toBe(5);
    expect(board?.try()).toBeUndefined();
  });

  it("can be undone after they were given up", () => {
    const tried = enter(before.try() ?? before, "S", 8);
    const undone = tried.giveUp().undo()?.board;
    expect(undone?.fork).toBe(1);
    expect(digitOf(undone?.writing ?? NOTHING, "S")).toBe(8);
  });
});

/** A record with one step. */
const recorded = (move: object, first: object = {}): unknown => {
  const nothing = { digits: [], crosses: [], carries: [] };
  return { version: 1, first: { ...nothing, ...first }, forks: [], steps: [{ ...nothing, move }], at: 0 };
};

describe("what is kept", () => {
  it("is read where it is well-formed", () => expect(boardOf(recorded({ kind: "try" }))).toBeDefined());

  it("undoes and redoes as before", () => {
    const board = enter((enter(cross(new Board(), "E", 2), "M", 1).try() as Board) ?? new Board(), "S", 9);
    let again = kept(board);
    expect(again.fork).toBe(1);
    expect(sameWriting(again.giveUp().writing, board.giveUp().writing)).toBe(true);
    again = kept(again.undo()?.board ?? again);
    expect(digitOf(again.redo()?.board.writing ?? NOTHING, "S")).toBe(9);
    for (let step = again.undo(); step !== undefined; step = again.undo()) again = step.board;
    expect(sameWriting(again.writing, NOTHING)).toBe(true);
  });

  it("keeps the order in which digits were entered", () => {
    const board = enter(enter(enter(new Board(), "S", 9), "E", 5), "S", 8);
    expect([...kept(board).writing.digits.keys()]).toEqual(["E", "S"]);
  });

  it("has the last 200 steps", () => {
    let board = new Board();
    for (let i = 0; i < 500; i++) board = cross(board, "E", i % 10);
    const again = kept(board);
    expect(again.moments.length).toBe(STEPS_KEPT + 1);
    expect(sameWriting(again.writing, board.writing)).toBe(true);
  });

  it.each([
    [null],
    [{}],
    [{ version: 2 }],
    [recorded({ kind: "try" }, { digits: [["E", [99, 0]]] })],
    [recorded({ kind: "try" }, { digits: [["E", [5, 30]]] })],
    [recorded({ kind: "try" }, { crosses: [["E", []]] })],
    [recorded({ kind: "enter" })],
    [recorded({ kind: "carry", slot: "0:1" })],
    [recorded({ kind: "undo" })],
  ])("gives no board for what is none: %j", (value) => expect(boardOf(value)).toBeUndefined());
});
