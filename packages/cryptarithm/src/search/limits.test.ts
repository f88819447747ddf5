/** Limits, signals, lazy lists, and a page that forbids code: the search stops when asked, and stays right. */
import { answer, count, first, isUnique, type Mode, solve } from "cryptarithm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { MODE } from "../../test/mode.js";
import { Meter } from "./meter.js";

/** A search of many nodes that ends only when it is stopped: nothing to solve for, and 13 letters in a large base. */
const LONG = "(A+B)*(C+D)*(E+F)*(G+H)*(I+J)*(K+L)*M % 97 = 13";
const LARGE = { base: 16, mode: MODE } as const;

describe("a limit", () => {
  test("of nodes stops a long search, marked unfinished, with a note", () => {
    const result = answer(LONG, { ...LARGE, nodes: 10_000 });
    expect(result).toMatchObject({ status: "unfinished", complete: false });
    expect(result.status === "unfinished" && result.notes).toContain(
      "Stopped by the limit of nodes: there may be more solutions.",
    );
  });

  test("of time stops a long search in time", () => {
    const start = performance.now();
    const result = answer(LONG, { ...LARGE, milliseconds: 100 });
    expect(performance.now() - start).toBeLessThan(1500);
    expect(result).toMatchObject({ status: "unfinished", complete: false });
    expect(result.status === "unfinished" && result.notes).toContain(
      "Stopped by the limit of time: there may be more solutions.",
    );
  });

  test("of time stops a search that asks the exact evaluator at every node", () => {
    const start = performance.now();
    const result = answer("A^B^C^D = E^F^G^H", {
      milliseconds: 100,
      mode: MODE,
      without: ["logarithms", "bounds"],
    });
    expect(performance.now() - start).toBeLessThan(3000);
    expect(result.status).toBe("unfinished");
  });

  test("does not touch a puzzle that needs less", () => {
    const free = answer("SEND + MORE = MONEY", { mode: MODE });
    const limited = answer("SEND + MORE = MONEY", { mode: MODE, nodes: 100_000, milliseconds: 60_000 });
    expect(limited.status !== "invalid" && limited.solutions).toEqual(
      free.status !== "invalid" && free.solutions,
    );
  });

  test("makes uniqueness unknown, unless two solutions are found already", () => {
    expect(isUnique("SEND + MORE = MONEY", { nodes: 3, mode: MODE })).toBeUndefined();
    expect(isUnique("SEND + MORE = MONEY", { mode: MODE })).toBe(true);
    expect(isUnique("TWO + TWO = FOUR", { mode: MODE })).toBe(false);
    expect(isUnique("A + B = CDE", { mode: MODE })).toBe(false);
  });
});

describe("a signal", () => {
  test("that is aborted before the start stops at once, marked interrupted", () => {
    const result = answer(LONG, { ...LARGE, signal: { aborted: true } });
    expect(result).toMatchObject({ status: "unfinished", complete: false });
    expect(result.status === "unfinished" && result.notes).toContain(
      "Interrupted: there may be more solutions.",
    );
  });

  test("that is aborted on the way stops soon", () => {
    const signal = { aborted: false };
    const seen: number[] = [];
    const onProgress = (nodes: number): void => {
      seen.push(nodes);
      if (seen.length === 2) signal.aborted = true;
    };
    const start = performance.now();
    const result = answer(LONG, { ...LARGE, signal, onProgress, milliseconds: 20_000 });
    expect(performance.now() - start).toBeLessThan(5000);
    expect(result).toMatchObject({ status: "unfinished" });
    expect(seen).toHaveLength(2);
    expect(seen[1]).toBeGreaterThan(seen[0] as number);
  });
});

describe("the meter", () => {
  test("allows exactly so many nodes", () => {
    const meter = new Meter({ nodes: 5 });
    expect(meter.allowance(0)).toBe(5);
    expect(meter.look(6)).toBe(-1);
    expect(meter.stopped).toBe("nodes");
  });

  test("counts the nodes of finished runs against the limit", () => {
    const meter = new Meter({ nodes: 5 });
    meter.add(4);
    expect(meter.nodes).toBe(4);
    expect(meter.allowance(0)).toBe(1);
  });

  test("without limits only ever asks to look again", () => {
    const meter = new Meter({});
    const next = meter.look(5000);
    expect(next).toBeGreaterThan(5000);
    expect(meter.stopped).toBeUndefined();
  });
});

describe("a list of 2.9 million solutions", () => {
  test("gives its first five at once, in order", () => {
    const start = performance.now();
    const texts: string[] = [];
    for (const solution of solve("ALL + GLITTERS is not GOLD", { mode: MODE })) {
      texts.push(solution.text);
      if (texts.length === 5) break;
    }
    expect(performance.now() - start).toBeLessThan(3000);
    expect(texts).toEqual([
      "100 + 20344567 is not 2809",
      "100 + 20344567 is not 2908",
      "100 + 20344568 is not 2709",
      "100 + 20344568 is not 2907",
      "100 + 20344569 is not 2708",
    ]);
  });

  test("comes in order all the way, in constant memory", () => {
    let last = "";
    let size = 0;
    let most = 0;
    for (const { digits } of solve("ALL + GLITTERS is not GOLD", {
      mode: MODE,
      given: { A: 1, L: [0, 2, 9] },
    })) {
      if (size++ % 10_000 !== 0) continue;
      const key = Object.values(digits).join("");
      expect(key > last).toBe(true);
      last = key;
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    expect(size).toBe(40_320 + 2 * 35_280);
    expect(most).toBeLessThan(500 * 2 ** 20);
  }, 60_000);

  test("is counted without being listed", () => {
    const result = answer("ALL + GLITTERS is not GOLD", { mode: MODE, limit: 0 });
    expect(result).toMatchObject({ count: 2903040n, complete: true });
    expect(result.status === "solved" && result.stats.nodes).toBeLessThan(100_000);
  });

  test("is not searched before it is asked for", () => {
    const start = performance.now();
    solve(LONG, LARGE);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe("where code may not be generated", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each<Mode>(["compiled", "auto"])("mode %s gives the same answers by the interpreter", (mode) => {
    const puzzles = [
      "SEND + MORE = MONEY",
      "TWO * TWO = SQUARE",
      "NUM + BER = PLAY",
      "A^2 + BE^2 = BY^2",
      "A < B or C / A = 2",
    ];
    // Without the kernel, so that every puzzle has a program to be compiled.
    const all = (m: Mode) =>
      puzzles
        .map((p) => answer(p, { mode: m, limit: 1000, without: ["linear-kernel"] }))
        .map((a) => (a.status === "invalid" ? a : { ...a, stats: a.stats.nodes }));
    const wanted = all("interpreted");
    let asked = 0;
    vi.stubGlobal("Function", function refused() {
      asked++;
      throw new EvalError("Refused to evaluate a string as JavaScript because 'unsafe-eval' is not allowed");
    });
    expect(all(mode)).toEqual(wanted);
    if (mode === "compiled") expect(asked).toBeGreaterThanOrEqual(puzzles.length);
    expect(first("SEND + MORE = MONEY", { mode })?.text).toBe("9567 + 1085 = 10652");
    expect(count("TWO + TWO = FOUR", { mode }).count).toBe(7n);
  });
});
