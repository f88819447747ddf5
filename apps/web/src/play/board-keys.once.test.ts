/** Keys on four keyboards: what a key types and where it is, as browsers report it. */
import { describe, expect, it } from "vitest";
import { commandOf, type Key, type KeyContext } from "./board-keys.js";

const context: KeyContext = { letters: [..."SENDMORY"], base: 10, caseDistinct: false };

const key = (typed: string, code: string, more: Partial<Key> = {}): Key => ({
  key: typed,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const shift = { shiftKey: true };

describe("digits", () => {
  it.each([
    ["US", key("5", "Digit5"), key("%", "Digit5", shift)],
    ["German", key("5", "Digit5"), key("%", "Digit5", shift)],
    ["French", key("5", "Digit5", shift), key("(", "Digit5")],
    ["Russian", key("5", "Digit5"), key("%", "Digit5", shift)],
  ])("are entered and crossed out on a %s keyboard", (_, enters, crosses) => {
    expect(commandOf(enters, context)).toEqual({ kind: "enter", digit: 5 });
    expect(commandOf(crosses, context)).toEqual({ kind: "cross", digit: 5 });
  });

  it("win over signs on the same key", () => {
    expect(commandOf(key("=", "Digit0", shift), context)).toEqual({ kind: "cross", digit: 0 });
    expect(commandOf(key("?", "Digit7", shift), context)).toEqual({ kind: "cross", digit: 7 });
    expect(commandOf(key("à", "Digit0"), context)).toEqual({ kind: "cross", digit: 0 });
  });

  it("are those of every script, and not what is not written yet", () => {
    expect(commandOf(key("۵", "Digit5"), context)).toEqual({ kind: "enter", digit: 5 });
    expect(commandOf(key("٠", "Digit0"), context)).toEqual({ kind: "enter", digit: 0 });
    expect(commandOf(key("९", "Digit9"), context)).toEqual({ kind: "enter", digit: 9 });
    expect(commandOf(key("٪", "Digit5", shift), context)).toEqual({ kind: "cross", digit: 5 });
    expect(commandOf(key("Dead", "Digit6", shift), context)).toEqual({ kind: "cross", digit: 6 });
    for (const unfinished of ["Dead", "Process", "Unidentified"])
      expect(commandOf(key(unfinished, "Digit6"), context)).toBeUndefined();
    expect(commandOf(key("6", "Digit6", { isComposing: true }), context)).toBeUndefined();
  });

  it("come from the number pad as well", () => {
    expect(commandOf(key("7", "Numpad7"), context)).toEqual({ kind: "enter", digit: 7 });
  });

  it("of ten and more are letters with Shift, in bases that have them", () => {
    const hex = { ...context, base: 16 };
    expect(commandOf(key("A", "KeyA", shift), hex)).toEqual({ kind: "enter", digit: 10 });
    expect(commandOf(key("Ф", "KeyA", shift), hex)).toEqual({ kind: "enter", digit: 10 });
    expect(commandOf(key("S", "KeyS", shift), hex)).toEqual({ kind: "select", letter: "S" });
    expect(commandOf(key("s", "KeyS"), hex)).toEqual({ kind: "select", letter: "S" });
    expect(commandOf(key("9", "Digit9"), { ...context, base: 8 })).toBeUndefined();
  });
});

describe("letters", () => {
  it("select, small or large, in any script", () => {
    expect(commandOf(key("e", "KeyE"), context)).toEqual({ kind: "select", letter: "E" });
    const russian = { ...context, letters: [..."КТОА"] };
    expect(commandOf(key("к", "KeyR"), russian)).toEqual({ kind: "select", letter: "К" });
    expect(commandOf(key("x", "KeyX"), context)).toBeUndefined();
  });

  it("are two where case counts", () => {
    const both = { ...context, letters: ["a", "A"], caseDistinct: true };
    expect(commandOf(key("a", "KeyA"), both)).toEqual({ kind: "select", letter: "a" });
    expect(commandOf(key("A", "KeyA", shift), both)).toEqual({ kind: "select", letter: "A" });
  });

  it("with Ctrl or Alt belong to the browser, but for undo and redo", () => {
    const control = { ctrlKey: true };
    expect(commandOf(key("e", "KeyE", control), context)).toBeUndefined();
    expect(commandOf(key("e", "KeyE", { altKey: true }), context)).toBeUndefined();
    expect(commandOf(key("z", "KeyY", control), context)).toEqual({ kind: "undo" });
    expect(commandOf(key("я", "KeyZ", control), context)).toEqual({ kind: "undo" });
    expect(commandOf(key("Z", "KeyZ", { ...control, ...shift }), context)).toEqual({ kind: "redo" });
    expect(commandOf(key("y", "KeyZ", control), context)).toEqual({ kind: "redo" });
  });
});

describe("commands", () => {
  it.each([
    ["F2", "F2", "read"],
    ["=", "Equal", "read"],
    ["F4", "F4", "hint"],
    ["?", "Slash", "hint"],
    ["?", "Minus", "hint"],
    [".", "Period", "next-open"],
    [",", "KeyM", "previous-open"],
    ["Enter", "Enter", "check"],
    [" ", "Space", "pencil"],
    ["Backspace", "Backspace", "clear"],
    ["Escape", "Escape", "escape"],
    ["F8", "F8", "next-problem"],
  ])("%s on %s is %s", (typed, code, kind) => {
    expect(commandOf(key(typed, code), context)).toMatchObject({ kind });
  });

  it("leave Tab and the function keys of the browser alone", () => {
    for (const name of ["Tab", "F5", "F6", "F12", "Shift", "Dead"])
      expect(commandOf(key(name, name), context)).toBeUndefined();
  });
});
