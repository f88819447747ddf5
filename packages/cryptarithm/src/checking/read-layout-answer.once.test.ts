/** Answers to written-out calculations, with all rows and in one line. */
import { describe, expect, it } from "vitest";
import { check } from "../check.js";

const DIVISION = `
      4**
   ______
23 ) 9***
     92
     ---
      6*
      4*
      ---
      2*5
      *0*
      ---
        8`;

const checked = (answer: string): { readonly status: string; readonly said: readonly string[] } => {
  const result = check(DIVISION, answer, { layout: true });
  if (result.status === "invalid")
    return { status: result.status, said: result.diagnostics.map((d) => d.message) };
  return { status: result.status, said: result.violations.map(({ message }) => message) };
};

const ROWS = DIVISION.replace("4**", "429")
  .replace("9***", "9875")
  .replace("6*", "67")
  .replace("4*\n", "46\n")
  .replace("2*5", "215")
  .replace("*0*", "207");

describe("an answer to a long division", () => {
  it("with all rows is right, and in one line as well", () => {
    expect(checked(ROWS).status).toBe("right");
    expect(checked("9875 / 23 = 429 r 8").status).toBe("right");
  });

  it("with a wrong row is told which", () => {
    expect(checked(ROWS.replace("215", "225"))).toEqual({
      status: "wrong",
      said: [
        "67 - 46 = 22: column 0: 7 - 6 = 1, the difference has 2 (units)",
        "225 - 207 = 8: column 1: 2 - 0 - borrow 1 = 1, the difference has no digit there (tens)",
      ],
    });
  });

  it("in one line is a calculation of its own, in which what is left out is 0", () => {
    expect(checked("9875 / 23 = 428 r 8").said).toEqual([
      "23 * 428 + 8 = 9875: the left side is 9852, the right side is 9875",
    ]);
    expect(checked("9875 / 23 = 429").said).toEqual([
      "23 * 429 = 9875: the left side is 9867, the right side is 9875",
    ]);
  });

  it("with another digit than is printed is told so", () => {
    expect(checked("9875 / 23 = 429 r 9").said).toContain("the puzzle prints 8, but the answer has 9 there");
  });
});
