/** What the browser keeps is checked when it is read, has its limits, and does without the browser's leave. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addToSheet, sheet } from "../state/sheet.js";
import { exportAll, forgetEverything, importAll } from "./backup.js";
import { loadBoard, MOST_BOARDS, saveBoard } from "./boards.js";
import { allRows } from "./database.js";
import { markDay, solvedDays } from "./days.js";
import { draftOf } from "./draft.js";
import { MOST_KEPT, storageBlocked } from "./kept.js";
import { changeSettings, DEFAULTS, draft, keepDraft, settings, settingsOf } from "./settings.js";
import { addLines, loadShelf, removeFromShelf, savePuzzle, saveSheet, shelf, shelfLines } from "./shelf.js";
import { readShelfLine } from "./shelf-line.js";

// There is no IndexedDB here, so the tables are in memory; those of a browser are tested in one.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  addEventListener: () => undefined,
});

const SEND = { text: "SEND + MORE = MONEY", rules: {} };

beforeEach(() => forgetEverything());

describe("settings", () => {
  it("that are not understood have their default", () => {
    expect(
      settingsOf({ theme: "pink", timer: 1, largeText: true, language: "de", notes: null, extra: 1 }),
    ).toEqual({
      ...DEFAULTS,
      largeText: true,
      language: "de",
    });
    for (const junk of [undefined, null, 7, "x", [], { sheet: [] }])
      expect(settingsOf(junk)).toEqual(DEFAULTS);
  });

  it("keep only plain and short fields of sheets", () => {
    const sheet = { title: "Autumn", paper: "letter", large: true, on: 4, deep: {}, long: "x".repeat(201) };
    expect(settingsOf({ sheet }).sheet).toEqual({ title: "Autumn", paper: "letter", large: true, on: 4 });
  });

  it("are kept as what differs from the defaults, with the draft, under one key", () => {
    changeSettings({ theme: "dark" });
    keepDraft({ text: "SEND + ", rules: { base: 16 } });
    expect([...kept.keys()]).toEqual(["cryptarithm"]);
    expect(JSON.parse(kept.get("cryptarithm") ?? "")).toEqual({
      settings: { theme: "dark" },
      draft: { text: "SEND + ", rules: { base: "16" } },
    });
  });

  it("are kept with the sheet that is gathered, also when the page is loaded anew", async () => {
    const rows = { text: "  AB\n+ AB\n----\n  CD", rules: { layout: true, given: { A: 1 } } };
    addToSheet([SEND, rows, SEND]);
    vi.resetModules();
    const anew = await import("../state/sheet.js");
    expect(anew.sheet.value).toEqual([SEND, rows]);
    expect(anew.isOnSheet(rows)).toBe(true);
    anew.removeFromSheet(SEND);
    expect(JSON.parse(kept.get("cryptarithm") ?? "").sheet).toHaveLength(1);
    // What is too long stays in the page, and takes nothing else with it.
    keepDraft(SEND);
    addToSheet([{ text: "A".repeat(MOST_KEPT), rules: {} }]);
    expect(JSON.parse(kept.get("cryptarithm") ?? "")).toMatchObject({ draft: { text: SEND.text } });
    expect(sheet.value).toHaveLength(3);
  });

  it("are kept without a draft that is too long", () => {
    changeSettings({ timer: true });
    keepDraft({ text: "A".repeat(MOST_KEPT), rules: {} });
    expect(kept.get("cryptarithm")).toBe('{"settings":{"timer":true}}');
    expect(draft.value?.text.length).toBe(MOST_KEPT);
  });

  it("have a draft whose rules are checked", () => {
    expect(draftOf({ text: "AB", rules: { base: "16", digits: "x", given: "A=1" }, layout: true })).toEqual({
      text: "AB",
      rules: { base: 16, given: { A: 1 }, layout: true },
    });
    for (const junk of [undefined, {}, { text: 1 }, { text: " " }, []]) expect(draftOf(junk)).toBeUndefined();
  });
});

describe("boards", () => {
  it("are found by the puzzle, however it is spelt, and by its rules", async () => {
    await saveBoard({ text: "send+more==money", rules: {} }, { fill: { M: 1 } });
    expect(await loadBoard(SEND)).toEqual({ fill: { M: 1 } });
    expect(await loadBoard({ ...SEND, rules: { base: 16 } })).toBeUndefined();
  });

  it("are kept up to their number, the newest", async () => {
    for (let i = 0; i < MOST_BOARDS + 5; i++) await saveBoard({ text: `A + ${i + 1} = B`, rules: {} }, i);
    await saveBoard({ text: "A + 6 = B", rules: {} }, "again");
    await saveBoard(SEND, "last");
    expect(await allRows("boards")).toHaveLength(MOST_BOARDS);
    expect(await loadBoard({ text: "A + 6 = B", rules: {} })).toBe("again");
    expect(await loadBoard({ text: "A + 7 = B", rules: {} })).toBeUndefined();
    expect(await loadBoard({ text: "A + 8 = B", rules: {} })).toBe(7);
  });
});

describe("the shelf", () => {
  const sheet = {
    title: "Autumn",
    puzzles: [SEND, { text: "AB\nCD", rules: { layout: true } }],
    options: { paper: "a4" },
  };

  it("has the newest in front and each thing once", async () => {
    await savePuzzle(SEND);
    await saveSheet(sheet);
    await savePuzzle(SEND);
    expect(shelf.value?.map(({ kind }) => kind)).toEqual(["puzzle", "sheet"]);
    expect(shelf.value?.[1]).toMatchObject({ kind: "sheet", sheet });
    await removeFromShelf(shelf.value?.[0] ?? { line: "" });
    expect(shelf.value).toHaveLength(1);
  });

  it("goes to lines and back", async () => {
    await saveSheet(sheet);
    await savePuzzle({ ...SEND, rules: { base: 16, given: { S: 9 } } });
    const lines = shelfLines();
    const before = shelf.value;
    await forgetEverything();
    expect(await addLines(`${lines}\n{"formula":7}\n[]\n`)).toEqual({ added: 2, refused: 2 });
    expect(shelf.value).toEqual(before);
  });

  it("reads the lines of the command and refuses what is none", () => {
    expect(
      readShelfLine('{"id":"2","formula":"A+B=C","level":3,"rules":{"base":10,"distinct":"all"}}'),
    ).toMatchObject({
      puzzle: { text: "A+B=C", rules: {} },
    });
    expect(readShelfLine("SEND + MORE = MONEY")).toMatchObject({ puzzle: SEND });
    for (const bad of [
      "{",
      "7",
      "null",
      '{"formula":"A","rules":{"base":99}}',
      '{"formula":"A","rules":{"given":7}}',
      '{"formula":"A","rules":{"distinct":7}}',
      '{"puzzles":[]}',
      '{"puzzles":[{"formula":"A"},7]}',
      '{"layout":[1]}',
    ])
      expect(readShelfLine(bad), bad).toBeUndefined();
  });
});

describe("a backup", () => {
  it("brings back everything after it was forgotten", async () => {
    changeSettings({ theme: "dark" });
    await savePuzzle(SEND);
    await savePuzzle({ text: "A + B = C", rules: {} });
    await saveBoard(SEND, { fill: 1 });
    await markDay("2026-11-30");
    const file = await exportAll();
    await forgetEverything();
    expect([settings.value, shelf.value, solvedDays.value.size, kept.size]).toEqual([DEFAULTS, [], 0, 0]);
    expect(await loadBoard(SEND)).toBeUndefined();
    expect(await importAll(file)).toEqual({ ok: true, shelf: 2, boards: 1, days: 1, refused: 0 });
    expect(await exportAll()).toBe(file);
    expect(settings.value.theme).toBe("dark");
  });

  it("of another program or a newer version is refused, and nothing is taken", async () => {
    await loadShelf();
    for (const [text, problem] of [
      ["", "no-backup"],
      ["hello", "no-backup"],
      ["{}", "no-backup"],
      ['{"format":"cryptarithm-backup","version":2}', "newer"],
    ] as const)
      expect(await importAll(text)).toEqual({ ok: false, problem });
    expect(shelf.value).toEqual([]);
  });

  it("with broken parts is taken without them", async () => {
    const file = {
      format: "cryptarithm-backup",
      version: 1,
      shelf: ["{", 7, '{"formula":"A+B=C"}'],
      boards: [{ puzzle: 1 }],
      days: ["x", "2026-01-01"],
      settings: { theme: 3 },
    };
    expect(await importAll(JSON.stringify(file))).toEqual({
      ok: true,
      shelf: 1,
      boards: 0,
      days: 1,
      refused: 3,
    });
    expect(settings.value).toEqual(DEFAULTS);
  });

  it("may be lines of the command", async () => {
    expect(await importAll('{"formula":"A+B=C"}\n{"formula":"SO+SO=TOO"}\n')).toMatchObject({
      ok: true,
      shelf: 2,
    });
  });
});

it("a browser that keeps nothing is told of once", () => {
  expect(storageBlocked.value).toBe(true);
});
