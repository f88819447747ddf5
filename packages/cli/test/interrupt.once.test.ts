import { expect, it } from "vitest";
import { interrupted } from "./command.js";

const LONG = ["is_prime(ABCDEFGHIJ * K + 1)", "--base", "12", "--time", "none"];

it.each(["SIGINT", "SIGTERM"] as const)(
  "prints what has been found at %s, marked unfinished",
  async (signal) => {
    const { code, out, milliseconds } = await interrupted(LONG, [{ after: 1500, signal }]);
    expect(code).toBe(3);
    expect(out).toMatch(/Unfinished: .* found so far/);
    expect(out).toContain("Interrupted: there may be more solutions.");
    expect(milliseconds).toBeLessThan(3500);
  },
);

it("prints the JSON object at Ctrl-C as well", async () => {
  const { code, out } = await interrupted([...LONG, "--json"], [{ after: 1500, signal: "SIGINT" }]);
  expect(code).toBe(3);
  expect(JSON.parse(out)).toMatchObject({ status: "unfinished", complete: false });
});

it("takes two signals of one Ctrl-C as one", async () => {
  const twice = [1500, 1510].map((after) => ({ after, signal: "SIGINT" as const }));
  const { code, out } = await interrupted([...LONG, "--json"], twice);
  expect([code, JSON.parse(out).status]).toEqual([3, "unfinished"]);
});

it("interrupts a list of all solutions", async () => {
  const { code, out } = await interrupted([...LONG, "--all"], [{ after: 2000, signal: "SIGINT" }]);
  expect(code).toBe(3);
  expect(out).toContain("Interrupted: there may be more solutions.");
});
