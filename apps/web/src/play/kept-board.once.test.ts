/** What keeps a game while it is played: nothing that was kept is lost, and who only looks keeps nothing. */
import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it } from "vitest";
import { allRows, clearTable } from "../storage/database.js";
import { Board } from "./board.js";
import { enter } from "./gestures.js";
import { Keeping, keepGame, keptGame } from "./kept-board.js";
import { digitOf } from "./writing.js";

// There is no IndexedDB here, so the tables are in memory.
const SEND = { text: "SEND + MORE = MONEY", rules: {} };

function visit() {
  const board = signal(new Board());
  const played = {
    board,
    hints: signal(0),
    seconds: signal(0),
    restore: (next: Board): void => {
      board.value = next;
    },
  };
  const keeping = new Keeping(SEND, played);
  const write = (letter: string, digit: number): void => {
    board.value = enter(board.value, letter, digit);
    keeping.keep();
  };
  return { ...played, keeping, write };
}

const kept = async (letter: string): Promise<number | undefined> => {
  const game = await keptGame(SEND);
  return game && digitOf(game.board.writing, letter);
};

const begun = (): Promise<void> =>
  keepGame(SEND, { board: enter(enter(new Board(), "S", 9), "E", 5), hints: 1, seconds: 7 });

beforeEach(() => clearTable("boards"));

describe("a game that is kept", () => {
  it("is still there when one leaves before it was read", async () => {
    await begun();
    const left = visit();
    const loaded = left.keeping.load();
    left.keeping.keep();
    await loaded;
    expect(await kept("S")).toBe(9);
  });

  it("has what was written before it was read", async () => {
    await begun();
    const early = visit();
    const loaded = early.keeping.load();
    early.write("M", 1);
    await loaded;
    expect([await kept("S"), await kept("M")]).toEqual([9, 1]);
    expect(early.board.value.undo()?.board.writing.digits.size).toBe(2);
  });

  it("is not that of a puzzle that was only looked at", async () => {
    const looked = visit();
    await looked.keeping.load();
    looked.seconds.value = 60;
    looked.keeping.keep();
    expect(await allRows("boards")).toEqual([]);
  });

  it("keeps the time of a board that was begun", async () => {
    await begun();
    const again = visit();
    await again.keeping.load();
    again.seconds.value++;
    again.keeping.keep();
    expect(await keptGame(SEND)).toMatchObject({ hints: 1, seconds: 8 });
  });

  it("is not undone by another tab that only looked", async () => {
    const [one, two] = [visit(), visit()];
    await Promise.all([one.keeping.load(), two.keeping.load()]);
    two.write("S", 9);
    one.keeping.keep();
    expect(await kept("S")).toBe(9);
  });

  it("is taken over by another tab when that is seen again", async () => {
    const [one, two] = [visit(), visit()];
    await Promise.all([one.keeping.load(), two.keeping.load()]);
    two.write("S", 9);
    expect(await one.keeping.refresh()).toBe(true);
    expect(await one.keeping.refresh()).toBe(false);
    one.write("E", 5);
    expect([await kept("S"), await kept("E")]).toEqual([9, 5]);
  });
});
