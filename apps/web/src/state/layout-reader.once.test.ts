/** Rows whose readers cannot be loaded are said to be unread; they do not wait for ever. */
import { expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.mock("./layout-readers.js", () => {
  throw new Error("no network");
});

it("says that the readers of rows are not there", async () => {
  const { NO_READERS, puzzle, reading } = await import("./puzzle.js");
  puzzle.value = { text: " AB\n+CD\n---\nEFG", rules: { layout: true } };
  expect(reading.value.status).toBe("waiting");
  await vi.waitFor(() => {
    const now = reading.value;
    expect(now.status === "bad" && now.diagnostics.map(({ code }) => code)).toEqual([NO_READERS]);
  });
});
