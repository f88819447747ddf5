/** The answer beside the box: what was found stays in view when one goes on. The engine is played by the test. */
import type { Solution } from "cryptarithm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });

type Reply = (reply: unknown) => void;
const { asked } = vi.hoisted(() => ({ asked: [] as { kind: string; onReply: Reply }[] }));

vi.mock("../engine/engine.js", () => ({
  ask: (kind: string, _request: unknown, onReply: Reply) => {
    asked.push({ kind, onReply });
    return { done: new Promise(() => {}), stop: () => {} };
  },
}));

const { answering, followPuzzle, searchLonger, stopSearch } = await import("./answering.js");
const { puzzle } = await import("./puzzle.js");

let unfollow = (): void => {};

beforeEach(() => {
  asked.length = 0;
  puzzle.value = { text: "TWO+TWO=FOUR", rules: {} };
  unfollow = followPuzzle();
});
afterEach(() => unfollow());

/** The search says that it has found a solution. */
const find = (text: string): void => asked.at(-1)?.onReply({ kind: "found", solution: { text } as Solution });

const found = (): readonly string[] => {
  const { finding } = answering.value;
  return finding.kind === "busy" || finding.kind === "stopped"
    ? finding.solutions.map(({ text }) => text)
    : [];
};

it("keeps what was found in view when the search goes on, and when that is stopped at once", () => {
  for (const text of ["a", "b"]) find(text);
  stopSearch();
  expect(found()).toEqual(["a", "b"]);
  searchLonger();
  expect(answering.value.finding.kind).toBe("busy");
  expect(found()).toEqual(["a", "b"]);
  stopSearch();
  expect(found()).toEqual(["a", "b"]);
});

it("does not count twice what is found once more, and adds what is new", () => {
  for (const text of ["a", "b"]) find(text);
  stopSearch();
  searchLonger();
  for (const text of ["a", "b", "c"]) find(text);
  stopSearch();
  const { finding } = answering.value;
  expect(found()).toEqual(["a", "b", "c"]);
  expect(finding.kind === "stopped" && finding.count).toBe(3n);
});
