/** Explanations written by hand are accepted as they are, and rejected when anything in them is bent. */
import { describe, expect, test } from "vitest";
import {
  carry,
  check,
  claiming,
  column,
  impossible,
  inCase,
  letter,
  local,
  never,
  note,
  noted,
  solution,
  step,
  stretch,
} from "../../test/stated.js";
import type {
  StatedCase,
  StatedEnd,
  StatedFact,
  StatedGrounds,
  StatedStep,
  StatedStretch,
} from "../semantics/explanation.js";
import type { ExplanationCheck } from "./check-explanation.js";

const SEND = "SEND + MORE = MONEY";
const sendMoreMoney: StatedStretch = stretch(
  solution({ S: 9, E: 5, N: 6, D: 7, M: 1, O: 0, R: 8, Y: 2 }),
  step(local(column(4)), [], [letter(1, "M", 1), carry(2, 4, 1)]),
  step(local(column(3)), [1, 2], [letter(3, "O", 0)]),
  step(local(column(2)), [3], [carry(4, 2, 1)]),
  step(
    local(column(2)),
    [3],
    [
      note(5, {
        terms: [
          { coefficient: 1, letters: ["N"] },
          { coefficient: -1, letters: ["E"] },
        ],
        constant: -1,
        demand: "zero",
      }),
      carry(6, 3, 0),
    ],
  ),
  step(local(column(3)), [1, 3, 6], [letter(7, "S", 9)]),
  step(local(column(1), noted(5)), [5, 7], [letter(8, "R", 8), carry(9, 1, 1)]),
  step(
    local(column(0)),
    [1, 3, 9],
    [
      note(10, {
        terms: [
          { coefficient: 1, letters: ["D"] },
          { coefficient: 1, letters: ["E"] },
        ],
        constant: -12,
        demand: "at-least-zero",
      }),
    ],
  ),
  step(local(noted(5)), [5, 8], [letter(11, "E", 0, 1, 2, 3, 4, 5, 6)]),
  step(local(noted(10)), [7, 8, 10, 11], [letter(12, "D", 7)]),
  step(local(noted(5), noted(10)), [5, 10, 11, 12], [letter(13, "E", 5), letter(14, "N", 6)]),
  step(local(column(0)), [12, 13], [letter(15, "Y", 2)]),
);

describe("SEND + MORE = MONEY by hand", () => {
  test("is accepted, with its one solution", () => {
    const solutions = [[9, 5, 6, 7, 1, 0, 8, 2]];
    expect(check(SEND, sendMoreMoney)).toMatchObject({ ok: true, complete: true, solutions, steps: 11 });
  });

  test("is rejected with any citation left out", () => {
    for (const [at, { n, cites }] of sendMoreMoney.steps.entries()) {
      for (const left of cites) {
        const steps = sendMoreMoney.steps.map((s, i) =>
          i === at ? { ...s, cites: cites.filter((id) => id !== left) } : s,
        );
        expect.soft(check(SEND, { ...sendMoreMoney, steps }), `${n} without ${left}`).toMatchObject({
          ok: false,
          step: n,
        });
      }
    }
  });

  test("is rejected with any step left out but the third, on which nothing stands", () => {
    for (const out of sendMoreMoney.steps.filter((_, i) => i !== 2))
      expect(check(SEND, { ...sendMoreMoney, steps: sendMoreMoney.steps.filter((s) => s !== out) }).ok).toBe(
        false,
      );
  });

  test("is rejected with any other digit or carry", () => {
    for (const [at, { n, facts }] of sendMoreMoney.steps.entries()) {
      for (const [i, { claim }] of facts.entries()) {
        if ("letter" in claim) {
          for (let d = 0; d < 10; d++) {
            if (claim.digits.includes(d)) continue;
            const other = claiming(sendMoreMoney, at, { ...claim, digits: [d] }, i);
            expect(check(SEND, other)).toMatchObject({ ok: false, step: n });
          }
        }
        if ("carry" in claim) {
          const value = 1 - claim.from;
          const other = claiming(sendMoreMoney, at, { ...claim, from: value, to: value }, i);
          expect(check(SEND, other)).toMatchObject({ ok: false, step: n });
        }
        if ("note" in claim) {
          const narrower = { ...claim.note, constant: claim.note.constant - 1 };
          expect(check(SEND, claiming(sendMoreMoney, at, { note: narrower }, i))).toMatchObject({
            ok: false,
            step: n,
          });
        }
      }
    }
  });

  test("is rejected with another constraint, a number used twice, a citation from afterwards, another end", () => {
    const bent = (at: number, change: Partial<StatedStep>): ExplanationCheck =>
      check(SEND, {
        ...sendMoreMoney,
        steps: sendMoreMoney.steps.map((s, i) => (i === at ? { ...s, ...change } : s)),
      });
    expect(bent(0, { grounds: local(column(3)) }).ok).toBe(false);
    expect(bent(5, { grounds: local(column(1)) }).ok).toBe(false);
    expect(bent(2, { facts: [carry(3, 2, 1)] }).ok).toBe(false);
    expect(bent(1, { cites: [1, 2, 9] }).ok).toBe(false);
    expect(bent(1, { cites: [1, 2, 3] }).ok).toBe(false);
    expect(bent(10, { grounds: local(column(9)) }).ok).toBe(false);
    expect(bent(10, { grounds: local({ kind: "column", part: 1, place: 0 }) }).ok).toBe(false);
    const { end, steps } = sendMoreMoney;
    expect(check(SEND, { steps, end: impossible }).ok).toBe(false);
    expect(check(SEND, { steps, end: { ...end, digits: { S: 9 } } as StatedEnd }).ok).toBe(false);
    expect(check(SEND, { steps, end: { kind: "open" } })).toMatchObject({ ok: true, complete: false });
  });
});

describe("a fork", () => {
  const both = step(local(column(0)), [], [letter(1, "A", 0, 1, 2, 3)]);
  const branch = (id: number, a: number): StatedCase =>
    inCase(
      letter(id, "A", a),
      solution({ A: a, B: 3 - a }),
      step(local(column(0)), [id], [letter(id + 1, "B", 3 - a)]),
    );
  const branches = [branch(2, 0), branch(4, 1), branch(6, 2), branch(8, 3)];
  const fork = (cases: StatedCase[], cites = [1]): StatedStretch =>
    stretch({ kind: "fork", cites, cases }, both);

  test("with all cases is accepted", () => {
    expect(check("A + B = 3", fork(branches))).toMatchObject({
      ok: true,
      complete: true,
      solutions: [
        [0, 3],
        [1, 2],
        [2, 1],
        [3, 0],
      ],
    });
  });

  test("is rejected without a case, with one twice, on other grounds, or with a solution that is none", () => {
    expect(check("A + B = 3", fork(branches.slice(1))).ok).toBe(false);
    expect(check("A + B = 3", fork([...branches, branch(10, 3)])).ok).toBe(false);
    expect(check("A + B = 3", fork(branches, [])).ok).toBe(false);
    expect(check("A + B = 3", fork([])).ok).toBe(false);
    const wrong = inCase(letter(8, "A", 3), solution({ A: 3, B: 0 }));
    expect(check("A + B = 3", fork([...branches.slice(0, 3), wrong])).ok).toBe(false);
    const other = inCase(letter(8, "B", 0), solution({ A: 3, B: 0 }));
    expect(check("A + B = 3", fork([...branches.slice(0, 3), other])).ok).toBe(false);
  });

  test("is rejected when a case cites what its sibling assumed or concluded", () => {
    for (const sibling of [2, 3]) {
      const spying = inCase(
        letter(8, "A", 3),
        solution({ A: 3, B: 0 }),
        step(local(column(0)), [8, sibling], [letter(9, "B", 0)]),
      );
      expect(check("A + B = 3", fork([...branches.slice(0, 3), spying]))).toMatchObject({
        ok: false,
        message: `fact ${sibling} cannot be cited here`,
      });
    }
  });
});

describe("a refutation", () => {
  const text = "A + B = 3; B > 1";
  const dead = (id: number, a: number): StatedCase =>
    inCase(
      letter(id, "A", a),
      impossible,
      step(local(column(0)), [id], [letter(id + 1, "B", 3 - a)]),
      step({ kind: "value", part: 1 }, [id + 1], [never(id + 2)]),
    );
  const limit = step(local(column(0)), [], [letter(1, "A", 0, 1, 2, 3)]);
  const cases = (
    refuted: StatedCase[],
    claim = letter(20, "A", 0, 1),
    cites = [1],
    end: StatedEnd = { kind: "open" },
  ) => stretch(end, limit, step({ kind: "cases", of: { letter: "A" } }, cites, [claim], refuted));

  test("leaves what has not been refuted", () => {
    expect(check(text, cases([dead(2, 2), dead(5, 3)]))).toMatchObject({
      ok: true,
      complete: false,
      steps: 6,
    });
  });

  test("is rejected when a case is missing, alive, or assumes something else", () => {
    expect(check(text, cases([dead(2, 2)])).ok).toBe(false);
    expect(check(text, cases([dead(2, 2), dead(5, 3)], letter(20, "A", 0))).ok).toBe(false);
    expect(check(text, cases([dead(2, 2), dead(5, 3)], letter(20, "A", 0, 1), [])).ok).toBe(false);
    expect(check(text, cases([dead(2, 1), dead(5, 3)], letter(20, "A", 0, 2))).ok).toBe(false);
    const open = inCase(letter(2, "A", 2), { kind: "open" });
    expect(check(text, cases([open, dead(5, 3)])).ok).toBe(false);
    const unsaid = inCase(letter(2, "A", 2), impossible);
    expect(check(text, cases([unsaid, dead(5, 3)])).ok).toBe(false);
    const other = inCase(letter(2, "B", 1), impossible, step({ kind: "value", part: 1 }, [2], [never(3)]));
    expect(check(text, cases([other, dead(5, 3)])).ok).toBe(false);
  });

  test("keeps its facts for itself", () => {
    const after = step({ kind: "value", part: 1 }, [3], [never(30)]);
    const { steps } = cases([dead(2, 2), dead(5, 3)]);
    expect(check(text, stretch(impossible, ...steps, after))).toMatchObject({
      ok: false,
      message: "fact 3 cannot be cited here",
    });
  });
});

describe("letters that can be exchanged", () => {
  const text = "A + B = 3";
  const order = (id: number, smaller: string, greater: string): StatedFact =>
    note(id, {
      terms: [
        { coefficient: 1, letters: [greater] },
        { coefficient: -1, letters: [smaller] },
      ],
      constant: -1,
      demand: "at-least-zero",
    });
  const swap: StatedGrounds = { kind: "swap", letters: ["A", "B"] };
  const inOrder = step(swap, [], [order(1, "A", "B")]);
  const sum = step(local(column(0), noted(1)), [1], [letter(2, "A", 0, 1)]);
  const end = (a: number, standsFor: number): StatedEnd => ({
    kind: "solution",
    digits: { A: a, B: 3 - a },
    text: "",
    standsFor,
  });
  const one = (id: number, a: number, standsFor = 2): StatedCase =>
    inCase(letter(id, "A", a), end(a, standsFor), step(local(column(0)), [id], [letter(id + 1, "B", 3 - a)]));
  const fork = (cases: StatedCase[]): StatedEnd => ({ kind: "fork", cites: [2], cases });

  test("are put in order first, and every solution stands for those of the other orders", () => {
    const whole = stretch(fork([one(3, 0), one(5, 1)]), inOrder, sum);
    expect(check(text, whole)).toMatchObject({ ok: true, complete: true, standsFor: 2, steps: 4 });
    expect(check(text, stretch(fork([one(3, 0), one(5, 1, 1)]), inOrder, sum)).ok).toBe(false);
    expect(check("A + B = 3; A < 5", whole).ok).toBe(false);
    expect(check(text, whole, { given: { A: [0, 1, 2, 3] } }).ok).toBe(false);
    expect(check(text, whole, { distinct: "off" }).ok).toBe(false);
  });

  test("cannot be put in order later, twice, by another order, or against a solution", () => {
    const said = (...steps: StatedStep[]): boolean => check(text, stretch({ kind: "open" }, ...steps)).ok;
    const limit = step(local(column(0)), [], [letter(9, "A", 0, 1, 2, 3)]);
    expect(said(inOrder, limit)).toBe(true);
    expect(said(limit, inOrder)).toBe(false);
    expect(said(inOrder, step(swap, [], [order(2, "B", "A")]))).toBe(false);
    expect(said(step(swap, [], [order(1, "B", "A")]))).toBe(false);
    expect(said(step(swap, [], [letter(1, "A", 0)]))).toBe(false);
    const all = step(local(column(0)), [], [letter(2, "A", 0, 1, 2, 3)]);
    const cases = [one(3, 0), one(5, 1), one(7, 2), one(9, 3)];
    expect(check(text, stretch(fork(cases), inOrder, all)).ok).toBe(false);
  });

  test("may stand in different words, and in powers, but not in different places", () => {
    const said = (formula: string, a: string, b: string): boolean =>
      check(formula, stretch({ kind: "open" }, step({ kind: "swap", letters: [a, b] }, [], [order(1, a, b)])))
        .ok;
    expect(said("NUM + BER = PLAY", "N", "B")).toBe(true);
    expect(said("NUM + BER = PLAY", "N", "E")).toBe(false);
    expect(said("NUM + BER = PLAY", "M", "P")).toBe(false);
    expect(said("A^N + B^N = C^N", "A", "B")).toBe(true);
    expect(said("A^N + B^N = C^N", "A", "C")).toBe(false);
    expect(said("A - B = C", "B", "C")).toBe(true);
    expect(said("A / B = C", "B", "C")).toBe(false);
    expect(said("gcd(A, B) = C; A > 1; B > 1", "A", "B")).toBe(false);
    expect(said("A + B = C; A < B", "A", "B")).toBe(false);
  });
});

test("a puzzle that contradicts itself is impossible without a step, and has no solution", () => {
  expect(check("0A + B = C", stretch(impossible))).toMatchObject({ ok: true, complete: true, solutions: [] });
  expect(check("A + B = C", stretch(impossible)).ok).toBe(false);
});
