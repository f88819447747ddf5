/** The row kernel finds what brute force finds: propagators one by one, relations of any kind, written-out calculations. */
import { describe, expect, test } from "vitest";
import { type Random, randomFrom } from "../../number/random.js";
import { holds } from "../../semantics/evaluate.js";
import { pose } from "../../semantics/pose.js";
import type { Puzzle } from "../../semantics/puzzle.js";
import type { RuleOptions } from "../../semantics/rules.js";
import { parse } from "../../syntax/parser.js";
import { Meter } from "../meter.js";
import { AllDifferent } from "./all-different.js";
import { columnSum } from "./column-sum.js";
import { type RowProblem, rowProblem } from "./row-problem.js";
import { DIFFERENT, EQUAL, INDEPENDENT, RowProduct } from "./row-product.js";
import { estimateRows, runRows } from "./run-rows.js";
import { digitIn, type Propagator, Store, type StoreSetup } from "./store.js";
import type { Column } from "./sum-shape.js";

const RUNS = Number(process.env.CRYPTARITHM_RANDOM ?? 150);
/** Assignments that brute force tries at most. */
const MOST = 8000;

// ---- brute force

/** All choices of a digit for each domain. */
function* assignments(domains: readonly (readonly number[])[]): Generator<number[]> {
  const digits: number[] = new Array(domains.length).fill(0);
  function* next(at: number): Generator<number[]> {
    if (at === domains.length) {
      yield digits;
      return;
    }
    for (const d of domains[at] as readonly number[]) {
      digits[at] = d;
      yield* next(at + 1);
    }
  }
  yield* next(0);
}

const sizeOf = (domains: readonly (readonly number[])[]): number =>
  domains.reduce((size, d) => size * d.length, 1);

function bruteForce(puzzle: Puzzle): string[] {
  const found: string[] = [];
  for (const digits of assignments(puzzle.symbols.map((s) => s.domain))) {
    const differ = puzzle.groups.every((g) => new Set(g.map((s) => digits[s])).size === g.length);
    if (differ && holds(puzzle, digits) === "yes") found.push(digits.join());
  }
  return found.sort();
}

function kernel(problem: RowProblem, domains?: readonly (readonly number[])[]): string[] {
  const found: string[] = [];
  const onSolution = (digits: Uint8Array): boolean => {
    found.push(digits.join());
    return false;
  };
  const result = runRows(problem, { meter: new Meter({}), domains, onSolution });
  expect(result.stopped).toBeUndefined();
  expect(result.count).toBe(BigInt(found.length));
  return found.sort();
}

// ---- propagators

function someDomain(random: Random, base: number): number[] {
  const all = Array.from({ length: base }, (_, d) => d);
  const share = random.pick([1, 2, 4, 100]);
  const domain = all.filter(() => random.integer(share) < Math.max(1, share / 2));
  return domain.length === 0 ? [random.integer(base)] : domain;
}

/** A store with one propagator; variable `domains.length` is the constant 0. */
function storeWith(
  propagator: Propagator,
  domains: readonly (readonly number[])[],
  base: number,
): { readonly store: Store; readonly left: () => string[] } {
  const setup: StoreSetup = {
    base,
    masks: Int32Array.from({ length: domains.length + 1 }, (_, i) => (i < domains.length ? -1 : 1)),
    weights: new Float64Array(domains.length + 1),
    propagators: [propagator],
    watchers: Array.from({ length: domains.length + 1 }, (_, v) =>
      Int32Array.from(propagator.scope.includes(v) ? [0] : []),
    ),
  };
  const store = new Store(setup, domains);
  const left = (): string[] =>
    domains.map((_, v) => {
      const digits: number[] = [];
      for (let rest = store.masks[v] as number; rest !== 0; rest &= rest - 1) digits.push(digitIn(rest));
      return digits.join();
    });
  return { store, left };
}

/** What the variables can be in the assignments that hold. */
function supported(
  domains: readonly (readonly number[])[],
  isTrue: (digits: readonly number[]) => boolean,
): string[] | undefined {
  const found = domains.map(() => new Set<number>());
  let any = false;
  for (const digits of assignments(domains)) {
    if (!isTrue(digits)) continue;
    any = true;
    for (const [v, d] of digits.entries()) found[v]?.add(d);
  }
  return any ? found.map((set) => [...set].sort((a, b) => a - b).join()) : undefined;
}

/** Holds a propagator against brute force: nothing that is possible is lost, and where it is complete, nothing else is left. */
function compare(
  propagator: Propagator,
  domains: readonly (readonly number[])[],
  base: number,
  isTrue: (digits: readonly number[]) => boolean,
  complete = !propagator.repeats,
): void {
  const expected = supported(domains, isTrue);
  const { store, left } = storeWith(propagator, domains, base);
  store.enqueueAll();
  const before = left();
  const possible = store.propagate();
  const after = left();
  if (expected === undefined) {
    if (complete) expect(possible).toBe(false);
  } else if (!complete) {
    for (const [v, digits] of expected.entries())
      if (digits !== "") expect(after[v]?.split(",")).toEqual(expect.arrayContaining(digits.split(",")));
    expect(possible).toBe(true);
  } else expect(after).toEqual(expected);
  store.undo(0);
  expect(left()).toEqual(before);
}

describe("propagators against brute force", () => {
  test.each([2, 3, 4, 10, 16, 32])("rows in base %i", (base) => {
    const random = randomFrom(base);
    for (let run = 0; run < RUNS * 2; run++) {
      const cells = 3 + random.integer(4);
      const domains = Array.from({ length: cells }, () => someDomain(random, base));
      if (sizeOf(domains) > MOST) continue;
      const repeated = random.integer(3) === 0;
      const variables = domains.map((_, v) => (repeated ? random.integer(cells) : v));
      const [digit, ...rest] = variables as [number, ...number[]];
      const cut = 1 + random.integer(rest.length - 1);
      const row = { multiplicand: rest.slice(0, cut), digit, row: rest.slice(cut) };
      const differ = random.integer(3) === 0;
      const propagator = new RowProduct(row, cells, (a, b) =>
        a === b ? EQUAL : differ && a < cells && b < cells ? DIFFERENT : INDEPENDENT,
      );
      const value = (list: readonly number[], digits: readonly number[]): number =>
        list.reduceRight((sum, v) => sum * base + (digits[v] as number), 0);
      const isTrue = (digits: readonly number[]): boolean =>
        value(row.multiplicand, digits) * (digits[digit] as number) === value(row.row, digits) &&
        (!differ || new Set(propagator.scope.map((v) => digits[v])).size === propagator.scope.length);
      // Letters that differ are told apart only within a column, so more may be left.
      compare(propagator, domains, base, isTrue, !differ && !propagator.repeats);
    }
  });

  test.each([2, 3, 4, 10, 16, 32])("sums and comparisons in base %i", (base) => {
    const random = randomFrom(100 + base);
    for (let run = 0; run < RUNS * 2; run++) {
      const cells = 2 + random.integer(4);
      const domains = Array.from({ length: cells }, () => someDomain(random, base));
      if (sizeOf(domains) > MOST) continue;
      const columns: { terms: Column["terms"][number][]; constant: number }[] = Array.from(
        { length: 1 + random.integer(4) },
        () => ({ terms: [], constant: random.integer(4) === 0 ? random.integer(7) - 3 : 0 }),
      );
      const repeated = random.integer(3) === 0;
      for (let v = 0; v < cells; v++) {
        const variable = repeated ? random.integer(cells) : v;
        const coefficient = random.pick([1, 1, -1, -1, 2, -3, 9]);
        random.pick(columns).terms.push({ variable, coefficient });
      }
      const below = random.integer(2) === 0;
      const propagator = columnSum(columns, { base, index: 0, below });
      compare(propagator, domains, base, (digits) => {
        const value = columns.reduceRight(
          (sum, { terms, constant }) =>
            sum * base +
            constant +
            terms.reduce((s, t) => s + t.coefficient * (digits[t.variable] as number), 0),
          0,
        );
        return below ? value < 0 : value === 0;
      });
    }
  });

  test("groups that must differ", () => {
    const random = randomFrom(7);
    for (let run = 0; run < RUNS * 4; run++) {
      const base = random.pick([3, 4, 6]);
      const domains = Array.from({ length: 1 + random.integer(base) }, () => someDomain(random, base));
      const propagator = new AllDifferent(domains.map((_, v) => v));
      compare(propagator, domains, base, (digits) => new Set(digits).size === digits.length);
    }
  });
});

// ---- puzzles

function posed(text: string, rules: RuleOptions): Puzzle | undefined {
  const parsed = parse(text, {});
  if (!parsed.ok) throw new Error(`${text}: ${parsed.diagnostics[0]?.message}`);
  const result = pose(parsed.formula, rules);
  if (!result.ok) throw new Error(`${text}: ${result.diagnostics[0]?.message}`);
  return result.puzzle.contradiction === undefined ? result.puzzle : undefined;
}

/** Statements of sums, products and powers over a few letters, digits and unknown cells. */
function statements(random: Random, base: number): string {
  const letters = "ABCDE".slice(0, 1 + random.integer(Math.min(base, 4)));
  const word = (length: number): string => {
    const cells = Array.from({ length }, () =>
      random.integer(5) === 0
        ? String(random.integer(Math.min(base, 10)))
        : random.integer(4) === 0
          ? "?"
          : random.pick([...letters]),
    );
    return cells.some((c) => c > "9" || c === "?") ? cells.join("") : `A${cells.join("")}`;
  };
  const factor = (depth: number): string => {
    const kind = random.integer(depth > 0 ? 6 : 3);
    if (kind === 3) return `(${sum(depth - 1)})`;
    if (kind === 4) return `${word(1 + random.integer(2))}^${random.pick(base > 3 ? [2, 3] : [1])}`;
    if (kind === 5) return String(random.integer(Math.min(base, 10)));
    return word(1 + random.integer(2));
  };
  const product = (depth: number): string =>
    Array.from({ length: 1 + random.integer(2) }, () => factor(depth)).join(" * ");
  const sum = (depth: number): string => {
    let text = random.integer(5) === 0 ? `-${factor(depth)}` : product(depth);
    for (let i = random.integer(3); i > 0; i--) text += ` ${random.pick(["+", "-"])} ${product(depth)}`;
    return text;
  };
  const statement = (): string => {
    if (random.integer(8) === 0) return `gcd(${word(1)}, ${word(2)}) >= 1`;
    if (random.integer(8) === 0) return `${word(2)} != 0`;
    if (random.integer(8) === 0) return `${product(0)} / ${factor(0)} = ${word(1)} / ${word(1)}`;
    if (random.integer(8) === 0) return `${word(1)} < ${word(1)} <= ${word(2)}`;
    return `${sum(1)} ${random.pick(["=", "=", "=", "<", "<=", ">", ">="])} ${sum(1)}`;
  };
  return Array.from({ length: 1 + random.integer(2) }, statement).join("; ");
}

describe("puzzles against the exact evaluator", () => {
  test.each([2, 3, 4, 8, 10, 12, 16, 32])("relations at random in base %i", (base) => {
    const random = randomFrom(1000 + base);
    let solved = 0;
    for (let run = 0; run < RUNS; run++) {
      const text = statements(random, base);
      const rules: RuleOptions = {
        base,
        distinct: random.pick(["all", "off", "off"]),
        leadingZero: random.pick(["forbid", "allow"]),
      };
      const puzzle = posed(text, rules);
      if (puzzle === undefined || sizeOf(puzzle.symbols.map((s) => s.domain)) > MOST) continue;
      const problem = rowProblem(puzzle);
      if (problem === undefined) continue;
      const expected = bruteForce(puzzle);
      const shown = `${text} in base ${base} ${JSON.stringify(rules)}`;
      expect(kernel(problem), shown).toEqual(expected);
      expect(runRows(problem, { meter: new Meter({}) }).count, shown).toBe(BigInt(expected.length));
      if (expected.length > 0) solved++;
    }
    expect(solved).toBeGreaterThan(RUNS / 25);
  });

  test("a run within other domains finds those solutions only", () => {
    const puzzle = posed("A? * B = ?C", {}) as Puzzle;
    const problem = rowProblem(puzzle) as RowProblem;
    const domains = puzzle.symbols.map((s, i) => (i === 1 ? [2, 3] : s.domain));
    const expected = bruteForce(puzzle).filter((s) => "23".includes(s.split(",")[1] as string));
    expect(expected.length).toBeGreaterThan(5);
    expect(kernel(problem, domains)).toEqual(expected);
  });

  test.each(["A / A = 1", "A / A = 1; B * C = DE", "AB / A = AB / A"])(
    "a divisor is not 0 where nothing else asks for it either: %s",
    (text) => {
      const puzzle = posed(text, { distinct: "off" }) as Puzzle;
      const problem = rowProblem(puzzle) as RowProblem;
      const expected = bruteForce(puzzle);
      expect(kernel(problem)).toEqual(expected);
      expect(runRows(problem, { meter: new Meter({}) }).count).toBe(BigInt(expected.length));
    },
  );

  test("bases above 32 and puzzles without rows are declined", () => {
    expect(rowProblem(posed("AB * C = DE", { base: 32 }) as Puzzle)).toBeDefined();
    expect(rowProblem(posed("AB * C = DE", { base: 33 }) as Puzzle)).toBeUndefined();
    expect(rowProblem(posed("gcd(A, B) = C", {}) as Puzzle)).toBeUndefined();
  });
});

describe("limits", () => {
  const problem = rowProblem(posed("???? * ? + ???? * ? = ?????", {}) as Puzzle) as RowProblem;

  test("a run stops at the limit of nodes, at the time, and when it has enough", () => {
    const few = runRows(problem, { meter: new Meter({ nodes: 500 }), onSolution: () => false });
    expect([few.stopped, few.nodes]).toEqual(["nodes", 500]);
    const time = runRows(problem, { meter: new Meter({ milliseconds: 30 }), onSolution: () => false });
    expect(time.stopped).toBe("time");
    let seen = 0;
    const enough = runRows(problem, { meter: new Meter({}), onSolution: () => ++seen === 3 });
    expect([enough.stopped, seen, enough.count]).toEqual(["enough", 3, 3n]);
    const late = new Meter({ milliseconds: 0 });
    expect(runRows(problem, { meter: late })).toMatchObject({ count: 0n, nodes: 0, stopped: "time" });
  });

  test.each(["??? * ? = ????", "?? * ? = ?7?", "A? * B = ?C"])(
    "the expected nodes of %s are about the real ones",
    (text) => {
      const own = rowProblem(posed(text, {}) as Puzzle) as RowProblem;
      const { nodes } = runRows(own, { meter: new Meter({}) });
      const expected = estimateRows(own, 36, randomFrom(1));
      expect(expected / nodes).toBeGreaterThan(0.5);
      expect(expected / nodes).toBeLessThan(2);
      // What the walks have narrowed is as it was.
      expect(estimateRows(own, 36, randomFrom(1)) / nodes).toBeGreaterThan(0.5);
    },
  );

  test("a second run of the same problem finds the same", () => {
    const small = rowProblem(posed("?? * ? = ?7?", {}) as Puzzle) as RowProblem;
    const first = kernel(small);
    expect(first.length).toBeGreaterThan(10);
    expect(kernel(small)).toEqual(first);
  });
});

test("what would take too much memory is declined", () => {
  const word = "ABCDEFGHIJ".repeat(30);
  expect(rowProblem(posed(`${word} * ${word} = ${word}${word}`, {}) as Puzzle)).toBeUndefined();
  const sum = Array.from({ length: 3000 }, () => "??").join(" + ");
  expect(rowProblem(posed(`${sum} = ??????`, {}) as Puzzle)).toBeUndefined();
  expect(rowProblem(posed(`${sum.slice(0, 200)}? = ??????`, {}) as Puzzle)).toBeDefined();
});
